// A finished game as a row of positions to stop at. Pure.
import { addEvents } from "../../core/turns.js";

/** @typedef {import("../../core/types.js").View} View */
/** @typedef {import("../../core/types.js").Event} Event */
/** @typedef {import("../../core/turns.js").Turn} Turn */
/** What the server tells of each ply. @typedef {{ view: View, events: Event[], seat: number | null, comment: string | null }} Frame */
/** @typedef {{ headers: Record<string, string>, frames: Frame[] }} Told */
/** A position worth looking at: after a decision, with the cards that it brought. @typedef {{ ply: number, view: View, events: Event[], turns: Turn[], comment: string }} Stop */
/** @typedef {{ headers: Record<string, string>, stops: Stop[], turns: Turn[], lastStop: number[] }} Film lastStop: for each turn, the stop at which it is over */

/** @param {Told} told @returns {Film} */
export function makeFilm(told) {
  /** @type {Stop[]} */
  const stops = [];
  /** @type {number[]} */
  const lastStop = [];
  /** @type {Turn[]} */
  let turns = [];
  /** @type {Event[]} */
  let pending = [];
  let comment = "";
  told.frames.forEach((frame, ply) => {
    pending = [...pending, ...frame.events];
    comment = [comment, frame.comment ?? ""].filter(Boolean).join(" ");
    // A space that waits for its card is no position to look at, except where the record breaks off there.
    if (frame.view.phase.type === "dealing" && ply < told.frames.length - 1) return;
    turns = addEvents(turns, pending);
    stops.push({ ply, view: frame.view, events: pending, turns, comment });
    if (turns.length) lastStop[turns.length - 1] = stops.length - 1;
    pending = [];
    comment = "";
  });
  return { headers: told.headers, stops, turns, lastStop };
}

/** The stop for a ply, from an address: the first that is not before it. @param {Film} film @param {number} ply */
export function stopAt(film, ply) {
  const found = film.stops.findIndex(stop => stop.ply >= ply);
  return found < 0 ? film.stops.length - 1 : found;
}

/** How many turns are over at a stop. @param {Film} film @param {number} stop */
export const turnAt = (film, stop) => film.stops[stop]?.turns.length ?? 0;

/** The stop at which so many turns are over; none: the set-up. @param {Film} film @param {number} turn */
export const stopOfTurn = (film, turn) => (turn <= 0 ? 0 : (film.lastStop[turn - 1] ?? film.stops.length - 1));
