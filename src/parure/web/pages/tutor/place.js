// Where the tutor's card lies: beside what it speaks of, and over as little as possible of what is needed for a move. Pure.

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const GAP = 14;
const MARGIN = 8;
/** What it costs to hide a square pixel of what is spoken of, and to be a pixel further away from it. */
const ANCHOR = 40;
const FAR = 40;

/** The area that two boxes share. @param {Box} a @param {Box} b */
function overlap(a, b) {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * @param {Box} anchor what is spoken of
 * @param {{ width: number, height: number }} size of the card
 * @param {{ width: number, height: number }} screen
 * @param {{ box: Box, weight: number }[]} needed what should stay free, and how much so
 * @param {Box | null} idle a part of the table that no move needs: a place where the card is never wrong, if far away
 * @returns {{ left: number, top: number }}
 */
export function placeCard(anchor, size, screen, needed, idle) {
  const middle = { x: anchor.left + (anchor.width - size.width) / 2, y: anchor.top + (anchor.height - size.height) / 2 };
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const spots = [
    [right + GAP, middle.y],
    [right + GAP, anchor.top],
    [right + GAP, bottom - size.height],
    [anchor.left - size.width - GAP, middle.y],
    [anchor.left - size.width - GAP, anchor.top],
    [anchor.left - size.width - GAP, bottom - size.height],
    [middle.x, anchor.top - size.height - GAP],
    [anchor.left, anchor.top - size.height - GAP],
    [right - size.width, anchor.top - size.height - GAP],
    [middle.x, bottom + GAP],
    [anchor.left, bottom + GAP],
    [right - size.width, bottom + GAP],
  ];
  // Where there is no room beside anything, as on a phone: over what a move needs least.
  for (const { box } of needed) spots.push([middle.x, box.top], [middle.x, box.top - size.height - GAP]);
  if (idle) spots.push([idle.left + (idle.width - size.width) / 2, Math.max(idle.top, Math.min(idle.top + idle.height - size.height, middle.y))]);
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const [x = 0, y = 0] of spots) {
    const left = Math.max(MARGIN, Math.min(screen.width - size.width - MARGIN, x));
    const top = Math.max(MARGIN, Math.min(screen.height - size.height - MARGIN, y));
    const box = { left, top, ...size };
    const cost = needed.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), ANCHOR * overlap(box, anchor)) + FAR * Math.hypot(left - middle.x, top - middle.y);
    if (cost < least) [least, best] = [cost, { left, top }];
  }
  return best;
}
