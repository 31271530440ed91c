// One seat's line to the server, or a spectator's: the last update, and the turns so far.
import { batch, signal } from "@preact/signals";
import * as api from "./api.js";
import { Connection } from "./connection.js";
import { addEvents, turnsOf } from "./turns.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./connection.js").Link} Link */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./turns.js").Turn} Turn */

const MOST_TRIES = 5;

export class Line {
  /** @param {Table} table @param {number | null} seat @param {string | null} token */
  constructor(table, seat, token) {
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.update = signal(/** @type {Update | null} */ (null));
    this.turns = signal(/** @type {Turn[]} */ ([]));
    this.link = signal(/** @type {Link} */ ("connecting"));
    this.problem = signal(/** @type {Refusal | null} */ (null));
    /** When the update came, by this machine's clock. */
    this.came = 0;
    this.asked = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(table.id)}/socket`,
      token,
      {
        onUpdate: (update, joined) => this.take(update, joined),
        onLink: (link, error) => this.changeLink(link, error),
      },
    );
  }

  /** @param {Update} update @param {boolean} joined */
  take(update, joined) {
    const before = this.update.peek();
    if (before && update.version < before.version) return;
    const gap = joined || (update.version !== before?.version && !update.events.length && update.view !== null);
    if (this.table.current.peek() === this && update.events.length) this.table.tell(before?.view ?? null, update);
    batch(() => {
      this.came = performance.now();
      this.update.value = update;
      if (update.events.length) this.turns.value = addEvents(this.turns.peek(), update.events);
      this.table.settleStage(this, before, update);
    });
    if (gap && update.view) this.fetchTurns();
  }

  /**
   * Asks for all that happened, after a reload or a gap; a few times, if the answer is late or old.
   * @param {number} [tries]
   */
  async fetchTurns(tries = 0) {
    const asked = ++this.asked;
    const again = () => {
      if (tries < MOST_TRIES)
        setTimeout(
          () => asked === this.asked && this.link.peek() === "open" && this.fetchTurns(tries + 1),
          400 * 2 ** tries,
        );
    };
    try {
      const told = await api.history(this.table.id, this.token);
      const now = this.update.peek();
      if (asked !== this.asked || !told || !now) return;
      // Something may have happened while the answer was on its way: what it lacks is asked for again.
      this.turns.value = turnsOf(told.entries);
      if (now.version > told.version) again();
    } catch {
      again();
    }
  }

  /** @param {Link} link @param {Refusal} [error] */
  changeLink(link, error) {
    batch(() => {
      this.link.value = link;
      this.problem.value = link === "refused" ? (error ?? null) : null;
    });
    if (link === "refused") this.table.loseLine(this, error);
  }
}
