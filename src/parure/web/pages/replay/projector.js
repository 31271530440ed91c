// Shows a film on a table: the same table as at play, with nobody on it.
import { batch, computed, effect, signal } from "@preact/signals";
import { t } from "../../core/language.js";
import { Table } from "../../core/table.js";
import { stopAt, stopOfTurn, turnAt } from "./film.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("../../core/types.js").TableInfo} TableInfo */
/** @typedef {import("../../core/types.js").Update} Update */

export const SPEEDS = /** @type {const} */ ([0.5, 1, 2, 4]);
/** All cards open: nothing is secret when a game is over. */
export const EVERYTHING = "all";
/** How long a position stays at speed 1. */
const STAY = 1_500;

/** What a table's page would know of a game that only a record tells of. @param {string} id @param {Film} film @returns {TableInfo} */
export function infoOf(id, film) {
  const view = film.stops[0]?.view;
  const players = view?.players.length ?? 0;
  return {
    id,
    edition: view?.edition ?? "splendor",
    players,
    status: "over",
    version: 0,
    seats: Array.from({ length: players }, (_, seat) => ({ name: film.headers[`Seat${seat + 1}`] || t("player-number", { number: seat + 1 }), who: "person", agent: null, left: false, free: false, connected: null })),
    to_move: null,
    thinking: false,
    clock: null,
    clocks: null,
    pace: 0,
    listed: false,
    created: 0,
    commitment: film.headers.Commitment ?? "",
    seed: film.headers.Seed ?? null,
    result: null,
    flagged: null,
    rematch_of: null,
  };
}

export class Projector {
  /** @param {Film} film @param {TableInfo} info @param {number} ply where to begin */
  constructor(film, info, ply) {
    this.reel = signal(film);
    /** Through whose eyes: `all`, `spectator`, or a seat's number. */
    this.seen = signal(EVERYTHING);
    this.info = info;
    this.table = new Table(info.id);
    this.at = signal(stopAt(film, ply));
    this.playing = signal(false);
    this.speed = signal(/** @type {typeof SPEEDS[number]} */ (1));
    this.stop = computed(() => this.film.stops[this.at.value]);
    this.turn = computed(() => turnAt(this.film, this.at.value));
    this.last = film.stops.length - 1;
    this.update = signal(this.updateAt(this.at.peek(), false));
    this.turns = signal(film.stops[this.at.peek()]?.turns ?? []);
    const line = { table: this.table, seat: null, token: null, update: this.update, turns: this.turns, link: signal("open"), connected: signal([]), problem: signal(null), came: 0, asked: 0 };
    // The table takes its news from a line to the server; here the film is the line.
    this.table.current.value = /** @type {NonNullable<typeof this.table.current.value>} */ (/** @type {unknown} */ (line));
    this.stopPlaying = effect(() => this.run());
  }

  /** The film that runs. */
  get film() {
    return this.reel.value;
  }

  /** Goes on with the same game through other eyes. @param {Film} film */
  change(film) {
    batch(() => {
      this.reel.value = film;
      this.update.value = this.updateAt(this.at.peek(), false);
      this.turns.value = film.stops[this.at.peek()]?.turns ?? [];
    });
  }

  close() {
    this.stopPlaying();
    clearTimeout(this.timer);
  }

  /** @param {number} at @param {boolean} moving @returns {Update} */
  updateAt(at, moving) {
    const stop = this.film.stops[at];
    const view = stop?.view ?? null;
    const over = view?.phase.type === "over";
    return {
      type: "update",
      version: stop?.ply ?? 0,
      seat: null,
      table: { ...this.info, status: over ? "over" : "playing", version: stop?.ply ?? 0 },
      view,
      events: moving ? (stop?.events ?? []) : [],
      payments: [],
      at: 0,
    };
  }

  /** Goes to a stop; one step on, what happened is seen to happen. @param {number} to */
  go(to) {
    const at = Math.max(0, Math.min(this.last, to));
    const from = this.at.peek();
    if (at === from) return;
    const update = this.updateAt(at, at === from + 1);
    if (update.events.length) this.table.tell(this.update.peek().view, update);
    batch(() => {
      this.at.value = at;
      this.update.value = update;
      this.turns.value = this.film.stops[at]?.turns ?? [];
    });
  }

  /** @param {number} by */
  step(by) {
    this.playing.value = false;
    this.go(this.at.peek() + by);
  }

  /** Goes to the end of a turn; 0 is the set-up. @param {number} turn */
  goToTurn(turn) {
    this.playing.value = false;
    this.go(stopOfTurn(this.film, turn));
  }

  /** @param {number} by */
  stepTurn(by) {
    this.goToTurn(Math.max(0, this.turn.peek() + by));
  }

  /** @param {number} ply */
  goToPly(ply) {
    this.go(stopAt(this.film, ply));
  }

  toggle() {
    if (!this.playing.peek() && this.at.peek() === this.last) this.go(0);
    this.playing.value = !this.playing.peek();
  }

  /** While it plays: the next position after a while. */
  run() {
    clearTimeout(this.timer);
    const at = this.at.value;
    if (!this.playing.value) return;
    if (at >= this.last) this.playing.value = false;
    else this.timer = window.setTimeout(() => this.go(at + 1), STAY / this.speed.value);
  }

  timer = 0;
}
