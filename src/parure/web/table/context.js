// What every part of the table page needs to know, handed down once.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../core/language.js";

/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {import("../core/table.js").Table} Table */
/**
 * What a dialog of the page is about.
 * @typedef {"menu" | "moves" | "keys" | "rules" | "settings" | "resign" | "leave" | "verify" | {player: number}} Sheet
 */
/**
 * @typedef {object} Play
 * @property {Table} table
 * @property {Edition} edition
 * @property {import("@preact/signals").Signal<Sheet | null>} sheet
 * @property {import("@preact/signals").Signal<boolean>} typing   whether the bar holds a line to type a move
 * @property {import("@preact/signals").Signal<string>} keys      keys pressed that wait for another
 * @property {import("@preact/signals").Signal<boolean>} ended    whether the panel of the end is open
 * @property {import("@preact/signals").Signal<string[] | null>} wishes  who has asked for a rematch, by name, once that is known
 * @property {import("./hands.js").Hands} hands
 * @property {boolean} [still]   only to look at: nothing can be chosen
 */

export const PlayContext = createContext(/** @type {Play | null} */ (null));

/** @returns {Play} */
export function usePlay() {
  const play = useContext(PlayContext);
  if (!play) throw new Error("outside of a table");
  return play;
}

/** What a seat is called: by its player's name, "You" for one's own. @param {Play} play @param {number} seat */
export function seatName(play, seat) {
  if (seat === play.table.seat.value && !play.table.shared) return t("you");
  return plainName(play, seat);
}

/** The player's own name, also for one's own seat. @param {Play} play @param {number} seat */
export const plainName = (play, seat) =>
  play.table.info.value?.seats[seat]?.name ?? t("player-number", { number: seat + 1 });

/** Whether a person has no connection to a game that goes on. @param {Play} play @param {number} seat */
export const isAway = ({ table }, seat) =>
  table.info.value?.status === "playing" && table.connected.value[seat] === false;

/**
 * The seats in the order in which they are shown: clockwise from the one after one's own.
 * @param {Play} play
 * @returns {number[]}
 */
export function otherSeats(play) {
  const count = play.table.view.value?.players.length ?? 0;
  const own = play.table.seat.value;
  if (own === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, step) => (own + 1 + step) % count);
}
