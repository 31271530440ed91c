// Tokens and cards travel: from the bank or the market to a player, and back. Ghosts fly; the page itself never moves.
import { pace } from "../core/settings.js";

/** @typedef {import("../core/types.js").Event} Event */
/** @typedef {import("../core/types.js").View} View */
/**
 * What flies: a copy of what lay there, and where it goes.
 * @typedef {{from: DOMRect, ghost: Element, to: string, delay: number, size?: "keep"}} Flight
 */

const MOVE = 320;
const APART = 40;
const TURN = 240;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** @param {string} selector @param {string} [inner] */
function seen(selector, inner) {
  const element = document.querySelector(selector);
  const part = inner ? (element?.querySelector(inner) ?? element) : element;
  const box = part?.getBoundingClientRect();
  return part && box && box.width ? { part, box } : null;
}

/** Where a token of a player lies; on small screens his whole panel. @param {number} seat @param {number} kind */
const tokenSpot = (seat, kind) => `[data-token="${seat}-${kind}"] .gem, [data-player="${seat}"]`;

/**
 * The flights of what happened, measured before the page changes.
 * @param {readonly Event[]} events @returns {Flight[]}
 */
export function plan(events) {
  /** @type {Flight[]} */
  const flights = [];
  let order = 0;
  /** @param {ReturnType<typeof seen>} start @param {string} to @param {"keep"} [size] */
  const add = (start, to, size) => {
    if (!start) return;
    const ghost = /** @type {Element} */ (start.part.cloneNode(true));
    flights.push({ from: start.box, ghost, to, delay: order++ * APART, ...(size ? { size } : {}) });
  };
  for (const event of events) {
    if (event.type === "took") {
      event.gems.forEach((count, kind) => {
        for (let i = 0; i < count; i++)
          add(seen(`[data-pile="${kind}"]`, ".stack > .gem"), tokenSpot(event.seat, kind));
      });
    } else if (event.type === "gained")
      add(seen(`[data-pile="${event.kind}"]`, ".stack > .gem"), tokenSpot(event.seat, event.kind));
    else if (event.type === "returned")
      add(seen(`[data-token="${event.seat}-${event.kind}"]`, ".gem"), `[data-pile="${event.kind}"] .stack > .gem`);
    else if (event.type === "bought") {
      event.payment.forEach((count, kind) => {
        for (let i = 0; i < count; i++)
          add(seen(`[data-token="${event.seat}-${kind}"]`, ".gem"), `[data-pile="${kind}"] .stack > .gem`);
      });
      const { place } = event;
      const spot =
        place.type === "slot"
          ? `[data-slot="${place.tier}-${place.column}"]`
          : `[data-held="${event.seat}-${place.index}"]`;
      add(seen(spot, ".card, .small-card"), `[data-score="${event.seat}"], [data-player="${event.seat}"]`);
    } else if (event.type === "reserved") {
      const { place } = event;
      const start =
        place.type === "slot"
          ? seen(`[data-slot="${place.tier}-${place.column}"]`, ".card")
          : seen(`[data-deck="${place.tier}"]`, ":scope > *");
      add(
        start,
        `[data-player="${event.seat}"] .vacant, [data-player="${event.seat}"] .handslot, [data-player="${event.seat}"]`,
      );
    } else if (event.type === "claimed")
      add(
        seen(`[data-tile="${event.tile}"]`, ":scope > *"),
        `[data-player="${event.seat}"] .won, [data-player="${event.seat}"]`,
      );
  }
  return flights;
}

/** The first of several spots that is on the page and has a size. @param {string} spots */
function landing(spots) {
  for (const spot of spots.split(", ")) {
    const box = document.querySelector(spot)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

/**
 * Lets the ghosts fly, once the page shows what is.
 * @param {readonly Flight[]} flights
 * @param {readonly Event[]} events
 */
export function fly(flights, events) {
  const speed = pace.peek();
  if (!speed) return;
  const last = flights.reduce((end, { delay }) => Math.max(end, (delay + MOVE) * speed), 0);
  turnOver(events, speed, Math.min(last, MOVE * speed));
  // What happened is shown first; then it is shown how.
  requestAnimationFrame(() => requestAnimationFrame(() => takeOff(flights, speed, last)));
}

/** @param {readonly Flight[]} flights @param {number} speed @param {number} last when the last one lands */
function takeOff(flights, speed, last) {
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  const landings = flights.map(({ to }) => landing(to));
  document.body.append(layer);
  flights.forEach(({ from, ghost, delay }, i) => {
    const end = landings[i];
    if (!end) return;
    const box = document.createElement("div");
    box.className = "flier";
    box.style.setProperty("--cw", `${from.width}px`);
    Object.assign(box.style, {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    for (const mark of ghost.querySelectorAll("[id], [data-slot], [data-nav]")) mark.removeAttribute("id");
    ghost.setAttribute("tabindex", "-1");
    box.append(ghost);
    layer.append(box);
    const scale = Math.min(1, Math.max(end.height / from.height, 0.16));
    const dx = end.left + end.width / 2 - (from.left + from.width / 2);
    const dy = end.top + end.height / 2 - (from.top + from.height / 2);
    box.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1, offset: 0.92 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: MOVE * speed, delay: delay * speed, easing: EASE, fill: "both" },
    );
  });
  setTimeout(() => layer.remove(), last + 60);
}

/** New cards are turned over once what lay there has gone. @param {readonly Event[]} events @param {number} speed @param {number} wait */
function turnOver(events, speed, wait) {
  for (const event of events) {
    if (event.type !== "dealt") continue;
    const card = document.querySelector(`[data-slot="${event.place.tier}-${event.place.column}"] .card`);
    card?.animate(
      [
        { transform: "perspective(600px) rotateY(90deg)", opacity: 0 },
        { transform: "perspective(600px) rotateY(0)", opacity: 1 },
      ],
      { duration: TURN * speed, delay: wait, easing: "ease-out", fill: "backwards" },
    );
  }
}

/**
 * Sounds that go with what happened.
 * @param {readonly Event[]} events
 * @param {(sound: import("../core/sound.js").Sound, count?: number) => void} play
 */
export function sounds(events, play) {
  for (const event of events) {
    if (event.type === "took")
      play(
        "take",
        event.gems.reduce((sum, count) => sum + count, 0),
      );
    else if (event.type === "bought") play("card");
    else if (event.type === "reserved") play("reserve");
    else if (event.type === "returned") play("back");
    else if (event.type === "claimed" || event.type === "led") play("tile");
  }
}
