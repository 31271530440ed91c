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
    /** For each seat, whether its player is connected; null where no person sits. */
    this.connected = signal(/** @type {(boolean | null)[]} */ ([]));
    this.problem = signal(/** @type {Refusal | null} */ (null));
    /** When the update came, by this machine's clock. */
    this.came = 0;
    this.asked = 0;
    /** The version up to which the turns are the server's own account; none yet: -1. */
    this.known = -1;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(table.id)}/socket`,
      token,
      {
        onUpdate: (update, joined) => this.take(update, joined),
        onLink: (link, error) => this.changeLink(link, error),
        onPresence: connected => (this.connected.value = connected),
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
      this.connected.value = update.table.seats.map(chair => chair.connected);
      this.table.notice(update.table, this.turns.peek());
      if (update.events.length && update.version > this.known) this.turns.value = addEvents(this.turns.peek(), update.events);
      this.table.settleStage(this, before, update);
    });
    // Whoever has just left is told so, and asks for nothing more.
    const here = this.seat === null || !update.table.seats[this.seat]?.left;
    if (gap && update.view && here) this.fetchTurns();
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
      const turns = turnsOf(told.entries);
      // Something may have happened while the answer was on its way: then it is asked for again.
      if (now.version > told.version) {
        if (this.known < 0) this.turns.value = turns;
        again();
        return;
      }
      batch(() => {
        this.table.remember(told);
        this.known = told.version;
        this.turns.value = turns;
      });
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
