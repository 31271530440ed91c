// Whether somebody has been shown round, in each game: once is enough, unless he asks again.
import { kept } from "../../core/settings.js";

/** @typedef {import("../../core/settings.js").EditionKey} EditionKey */
/** Not yet; asked for; been there. @typedef {"new" | "wanted" | "seen"} Seen */

/** @param {unknown} value @returns {value is Seen} */
const isSeen = value => value === "new" || value === "wanted" || value === "seen";

export const tutored = {
  splendor: kept("tutor.splendor", /** @type {Seen} */ ("new"), isSeen),
  marvel: kept("tutor.marvel", /** @type {Seen} */ ("new"), isSeen),
};

/** Asks for the tutor: at the table that is open, or at the next. @param {EditionKey} key */
export const wantTutor = key => (tutored[key].value = "wanted");
