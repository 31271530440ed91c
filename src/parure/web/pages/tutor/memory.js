// Whether somebody has been shown round, in each game: it is offered once, unless he asks again.
import { kept } from "../../core/settings.js";

/** @typedef {import("../../core/settings.js").EditionKey} EditionKey */
/** Not offered yet; asked for; offered or begun, and left open; finished, or not wanted. @typedef {"new" | "wanted" | "begun" | "seen"} Seen */

/** @param {unknown} value @returns {value is Seen} */
const isSeen = value => value === "new" || value === "wanted" || value === "begun" || value === "seen";

export const tutored = {
  splendor: kept("tutor.splendor", /** @type {Seen} */ ("new"), isSeen),
  marvel: kept("tutor.marvel", /** @type {Seen} */ ("new"), isSeen),
};

/** Asks for the tutor: at the table that is open, or at the next. @param {EditionKey} key */
export const wantTutor = key => (tutored[key].value = "wanted");

/** Does without it, in either game. */
export function declineTutor() {
  for (const memory of Object.values(tutored)) memory.value = "seen";
}
