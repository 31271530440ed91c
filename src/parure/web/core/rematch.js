// The next game of the same people: whoever asks first sets it up, the others agree by asking too.
import * as api from "./api.js";
import { forgetInvitation, invitations, keepSeat, ownSeats } from "./seats.js";

/** @typedef {import("./seats.js").OwnSeat} OwnSeat */
/** @typedef {import("./types.js").TableInfo} TableInfo */

/**
 * The seats of this browser for which nobody has asked yet. A token stays the same in the next game.
 * @param {string} table
 * @param {string | null} next the table of the next game, if there is one
 * @returns {OwnSeat[]}
 */
export function undecided(table, next) {
  const asked = new Set(next === null ? [] : ownSeats(next).map(own => own.token));
  return ownSeats(table).filter(own => !asked.has(own.token));
}

/** Who has agreed to a next game, by name. @param {TableInfo} next */
export const agreed = next => next.seats.filter(chair => !chair.free && !chair.agent).map(chair => chair.name);

/**
 * Asks for one seat of the next game.
 * @param {TableInfo} info
 * @param {OwnSeat} own
 * @param {string | null} next
 * @returns {Promise<string>} the table of the next game
 */
async function agree(info, { seat, token }, next) {
  const again = next === null ? undefined : invitations(next)[0];
  if (next !== null && again) {
    // He had agreed and gone: the seat is kept for him under another invitation.
    const name = info.seats[seat]?.name ?? "";
    const claimed = await api.claimSeat(next, { name, token, invitation: again.invitation });
    forgetInvitation(next, again.seat);
    keepSeat(next, claimed.seat, token);
    return next;
  }
  const made = await api.rematch(info.id, token);
  keepSeat(made.table.id, made.seat, token);
  return made.table.id;
}

/** Agrees for every seat of this browser. @param {TableInfo} info @returns {Promise<string>} the table of the next game */
export async function askAgain(info) {
  let next = info.rematch ?? null;
  for (const own of undecided(info.id, next)) next = await agree(info, own, next);
  if (next === null) throw new api.ApiError(404, { code: "no_table", message: "no rematch" });
  return next;
}
