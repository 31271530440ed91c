// What each player gained with his last move, for the marks that stay until the next one. Pure.
import { WILD } from "../core/types.js";

/** @typedef {import("../core/turns.js").Turn} Turn */
/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {{tokens: number[], bonuses: number[], tile: string | null, held: boolean}} Gain */

/** @returns {Gain} */
const nothing = () => ({ tokens: [0, 0, 0, 0, 0, 0, 0], bonuses: [0, 0, 0, 0, 0], tile: null, held: false });

/** What a turn brought its player. @param {Turn} turn @param {Edition} edition @returns {Gain} */
export function gainOf(turn, edition) {
  const gain = nothing();
  for (const event of turn.events) {
    if (event.type === "took") event.gems.forEach((count, kind) => add(gain.tokens, kind, count));
    else if (event.type === "gained") add(gain.tokens, event.kind, 1);
    else if (event.type === "returned") add(gain.tokens, event.kind, -1);
    else if (event.type === "bought") {
      const card = edition.cards[event.card];
      if (card && card.bonus < WILD) add(gain.bonuses, card.bonus, 1);
      event.payment.forEach((count, kind) => add(gain.tokens, kind, -count));
    } else if (event.type === "claimed") gain.tile = event.tile;
    else if (event.type === "reserved") gain.held = true;
  }
  return gain;
}

/** @param {number[]} counts @param {number} kind @param {number} by */
function add(counts, kind, by) {
  counts[kind] = (counts[kind] ?? 0) + by;
}

/**
 * The gains to show: each other player's last turn since one's own; for who only looks on, the last turn of all.
 * @param {readonly Turn[]} turns @param {number | null} me @param {Edition} edition @returns {Map<number, Gain>}
 */
export function recentGains(turns, me, edition) {
  /** @type {Map<number, Gain>} */
  const gains = new Map();
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i];
    if (!turn || turn.seat === me) break;
    if (!gains.has(turn.seat)) gains.set(turn.seat, gainOf(turn, edition));
    if (me === null) break;
  }
  return gains;
}
