// A table as this browser knows it: one line to the server for each seat of one's own (or one to look on), and signals.
import { batch, computed, signal } from "@preact/signals";
import * as api from "./api.js";
import { Line } from "./line.js";
import { dropClaim, forgetSeat, keepInvitation, keepSeat, ownSeats, pendingClaim } from "./seats.js";
import { settings } from "./settings.js";
import { IDLE, actions, begin, keepOrBegin, total } from "./staging.js";
import { remarksOf, roundAfter } from "./turns.js";

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").ClientMessage} ClientMessage */
/** @typedef {import("./connection.js").Link} Link */
/** @typedef {import("./staging.js").Staged} Staged */
/** @typedef {import("./staging.js").Picked} Picked */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./turns.js").Turn} Turn */
/** @typedef {import("./turns.js").Remark} Remark */
/** @typedef {import("./types.js").History} History */
/**
 * Told before the page changes, so that what moves can be measured where it still lies.
 * @typedef {(change: {before: View | null, after: View | null, events: Event[]}) => void} Watcher
 */

/** How long an answer may take before the page says that it waits, in milliseconds. */
const PATIENCE = 150;

export class Table {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Set<Watcher>} */
    this.watchers = new Set();
    this.current = signal(/** @type {Line | null} */ (null));
    /** The seat that the screen has to be handed to. */
    this.handover = signal(/** @type {number | null} */ (null));
    this.staged = signal(/** @type {Staged} */ (IDLE));
    this.refusal = signal(/** @type {Refusal | null} */ (null));
    /** Whether a decision has no answer yet. */
    this.busy = false;
    /** Whether that lasts so long that it must be shown: most answers are here before anybody sees that they are not. */
    this.slow = signal(false);
    this.gone = signal(/** @type {Refusal | null} */ (null));
    /** Whether somebody here sits down just now: the game may begin before he hears which seat is his. */
    this.claiming = signal(false);
    /** What happened beside the moves. */
    this.remarks = signal(/** @type {Remark[]} */ ([]));
    /** The seats as they were last told, by whichever line. @type {TableInfo | null} */
    this.seen = null;

    this.update = computed(() => this.current.value?.update.value ?? null);
    this.info = computed(() => this.update.value?.table ?? null);
    this.view = computed(() => this.update.value?.view ?? null);
    this.payments = computed(() => this.update.value?.payments ?? []);
    this.seat = computed(() => this.update.value?.seat ?? null);
    this.turns = computed(() => this.current.value?.turns.value ?? []);
    this.connected = computed(() => this.current.value?.connected.value ?? []);
    this.link = computed(() => this.current.value?.link.value ?? "connecting");
    this.round = computed(() =>
      this.turns.value.length ? roundAfter(this.turns.value[this.turns.value.length - 1]) : null,
    );
    this.legal = computed(() => (this.handover.value === null ? (this.view.value?.legal ?? []) : []));
    this.myTurn = computed(
      () => this.seat.value !== null && this.info.value?.to_move === this.seat.value && this.handover.value === null,
    );
  }

  /** Opens the lines. */
  start() {
    this.open();
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  stop() {
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const line of this.lines) line.connection.stop();
    this.lines = [];
  }

  wake = () => {
    if (document.hidden) return;
    for (const line of this.lines) line.connection.wake();
  };

  /** Opens a line for each seat of one's own; without any, one to look on. */
  open() {
    for (const line of this.lines) line.connection.stop();
    const own = ownSeats(this.id);
    this.lines = own.length ? own.map(({ seat, token }) => new Line(this, seat, token)) : [new Line(this, null, null)];
    batch(() => {
      this.current.value = this.lines[0] ?? null;
      this.handover.value = null;
      this.staged.value = IDLE;
    });
    this.fresh = this.lines.length > 1;
    for (const line of this.lines) line.connection.start();
  }

  /** Whether several people share this screen. */
  get shared() {
    return this.lines.length > 1;
  }

  /** @param {View | null} before @param {Update} update */
  tell(before, update) {
    if (this.handover.peek() !== null) return;
    for (const watcher of this.watchers) watcher({ before, after: update.view, events: update.events });
  }

  /** Sees who has gone since. @param {TableInfo} info @param {readonly Turn[]} turns */
  notice(info, turns) {
    const before = this.seen;
    if (before && before.version > info.version) return;
    this.seen = info;
    if (!before || info.status === "open") return;
    const after = turns[turns.length - 1]?.number ?? -1;
    const left = info.seats.flatMap((chair, seat) => (chair.left && !before.seats[seat]?.left ? [seat] : []));
    for (const seat of left) this.remark({ type: "left", seat, after, version: info.version });
  }

  /** Takes in the server's own account of what happened beside the moves. @param {History} history */
  remember(history) {
    const since = this.remarks.peek().filter(remark => remark.version > history.version);
    this.remarks.value = [...remarksOf(history), ...since];
  }

  /** @param {Remark} remark */
  remark(remark) {
    this.remarks.value = [...this.remarks.peek(), remark];
  }

  /**
   * What an update does to the choice in the making, and to who sits at the screen.
   * @param {Line} line
   * @param {Update | null} before
   * @param {Update} update
   */
  settleStage(line, before, update) {
    const moving = update.table.status === "playing" ? update.table.to_move : null;
    if (this.shared && moving !== null) {
      const own = this.lines.some(each => each.seat === moving);
      // At the start, too, nobody's cards show before somebody has said who looks: he who is next, if others move.
      if (this.fresh) this.handover.value = own ? moving : this.nextOwn(moving, update.table.players);
      else if (own && moving !== this.current.peek()?.seat) this.handover.value = moving;
    } else if (update.table.status !== "playing") this.handover.value = null;
    if (line !== this.current.peek()) return;
    if (update.table.status !== "playing") this.fresh = false;
    if (before?.version === update.version && before.view) return;
    this.staged.value = before ? keepOrBegin(this.staged.peek(), update.view) : begin(update.view);
    if (before && this.refusal.peek()?.code !== "stale_version") this.refusal.value = null;
  }

  /** The first of one's own seats that moves after another. @param {number} seat @param {number} players */
  nextOwn(seat, players) {
    const own = this.lines.flatMap(line => (line.seat === null ? [] : [line.seat]));
    return own.sort((one, other) => ((one - seat + players) % players) - ((other - seat + players) % players))[0] ?? null;
  }

  /** The next person has the screen. */
  takeOver() {
    const seat = this.handover.peek();
    const line = this.lines.find(own => own.seat === seat);
    if (!line) return;
    batch(() => {
      this.fresh = false;
      this.current.value = line;
      this.handover.value = null;
      this.refusal.value = null;
      this.staged.value = begin(line.update.peek()?.view ?? null);
    });
  }

  /** A seat that is not one's own any more, or a table that is not there. @param {Line} line @param {Refusal} [error] */
  loseLine(line, error) {
    if (line.seat !== null && error?.code === "wrong_token") {
      forgetSeat(this.id, line.seat);
      this.open();
    } else this.gone.value = error ?? { code: "no_table", message: "" };
  }

  /** How many tokens have to go back now. @param {number} limit */
  excess(limit) {
    const view = this.view.peek();
    const seat = this.seat.peek();
    if (!view || seat === null || view.phase.type !== "returning") return 0;
    return Math.max(0, total(view.players[seat]?.tokens ?? []) - limit);
  }

  /** Takes in a click: a new choice, or the server's word on why not. @param {Picked} picked */
  pick(picked) {
    if (this.busy) return;
    if (picked.refused) this.attempt(picked.refused);
    else
      batch(() => {
        this.staged.value = picked.staged;
        this.refusal.value = null;
      });
  }

  /** Puts the choice back. */
  cancel() {
    if (this.busy) return;
    batch(() => {
      this.staged.value = begin(this.view.peek());
      this.refusal.value = null;
    });
  }

  /** Plays what is staged. @param {number} limit the edition's token limit @returns {Promise<boolean>} */
  async confirm(limit) {
    const wanted = actions(this.legal.peek(), this.staged.peek(), this.excess(limit));
    if (!wanted.length) return false;
    return this.decide(wanted);
  }

  /**
   * Sends decisions one after the other; stops at the first that is refused.
   * @param {(Action | string)[]} wanted
   * @returns {Promise<boolean>}
   */
  async decide(wanted) {
    const line = this.current.peek();
    if (!line || this.busy) return false;
    this.busy = true;
    this.refusal.value = null;
    const patience = setTimeout(() => (this.slow.value = true), PATIENCE);
    let refusal = null;
    for (const action of wanted) {
      const version = line.update.peek()?.version ?? 0;
      const answer = await line.connection.act({ type: "decide", version, action });
      if (!answer.ok) {
        refusal = answer.error;
        break;
      }
    }
    clearTimeout(patience);
    this.busy = false;
    batch(() => {
      this.slow.value = false;
      this.refusal.value = refusal;
    });
    return !refusal;
  }

  /**
   * Asks the server for something that the page knows it will refuse: its answer has the reason.
   * @param {Action | string} action
   */
  async attempt(action) {
    if (!this.myTurn.peek())
      this.refusal.value = { code: this.info.peek()?.status === "over" ? "game_over" : "not_your_turn", message: "" };
    else await this.decide([action]);
  }

  /** Resigns, leaves, or takes back. @param {"resign" | "leave" | "takeback"} what */
  async ask(what) {
    const line = this.current.peek();
    if (!line) return false;
    const version = line.update.peek()?.version ?? 0;
    const answer = await line.connection.act(what === "takeback" ? { type: what, version } : { type: what });
    if (answer.ok && what === "leave" && line.seat !== null) {
      const { shared } = this;
      forgetSeat(this.id, line.seat);
      this.open();
      // Whoever stays at the screen has to come first: it may be his neighbour who looks.
      if (shared) this.handover.value = this.lines[0]?.seat ?? null;
    }
    this.refusal.value = answer.ok ? null : answer.error;
    return answer.ok;
  }

  /** A claim whose answer was lost may have been heard: then the game has begun, with a seat for this browser. */
  async resumeClaim() {
    const token = pendingClaim(this.id);
    if (token === null || this.claiming.peek() || ownSeats(this.id).length) return;
    try {
      const { seat } = await api.claimSeat(this.id, { name: settings.names.peek()[0] || "–", token });
      if (ownSeats(this.id).length) return;
      keepSeat(this.id, seat, token);
      this.open();
    } catch (error) {
      if (api.isRefused(error)) dropClaim(this.id);
    }
  }

  /** Gives the seat up before the game has begun. */
  async standUp() {
    for (const { seat, token } of ownSeats(this.id)) {
      const { invitation } = await api.leaveTable(this.id, token);
      forgetSeat(this.id, seat);
      if (invitation) keepInvitation(this.id, seat, invitation); // who changes his mind can sit down again
    }
    this.open();
  }
}
