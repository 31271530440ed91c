// A connection of one seat, or of a spectator, that stays: it joins, listens, and comes back by itself.

/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").ServerMessage} ServerMessage */
/** @typedef {import("./types.js").ClientMessage} ClientMessage */
/** @typedef {import("./types.js").Action} Action */
/**
 * connecting: the first time; open; lost: trying again; refused: trying again would not help.
 * @typedef {"connecting" | "open" | "lost" | "refused" | "closed"} Link
 */

export const SILENCE = 60_000; // longer than this and the server is not there any more: it says something every 20 s
export const REFUSED = 4403;
export const SLOW = 4408;
export const FLOOD = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const FLOOD_WAIT = 10_000;
const ANSWER_WAIT = 40; // the answer to a decision follows its update at once: both are shown in one frame

/**
 * How long to wait before the next try: doubling, with chance so that a thousand tables don't come back at once.
 * @param {number} tries
 * @param {number} [code]
 * @param {() => number} [chance]
 */
export function backoff(tries, code, chance = Math.random) {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
  const wait = longest / 2 + (longest / 2) * chance();
  return code === FLOOD ? FLOOD_WAIT + wait : wait;
}

/**
 * What still waits for its answer after a reconnection: sent again only if the game stands where it stood.
 * @param {{message: ClientMessage} | null} waiting @param {number} version
 */
export function worthResending(waiting, version) {
  if (!waiting) return false;
  const { message } = waiting;
  return "version" in message ? message.version === version : message.type === "resign" || message.type === "leave";
}

/**
 * @typedef {object} Wires   what a connection needs of the world; tests bring their own
 * @property {(url: string) => WebSocket} open
 * @property {(run: () => void, ms: number) => number} later
 * @property {(id: number) => void} never
 * @property {() => number} now
 */

/** @type {Wires} */
const BROWSER = {
  open: url => new WebSocket(url),
  later: (run, ms) => window.setTimeout(run, ms),
  never: id => window.clearTimeout(id),
  now: () => Date.now(),
};

/**
 * @typedef {object} Told   who is told of what comes
 * @property {(update: Update, joined: boolean) => void} onUpdate
 * @property {(link: Link, error?: Refusal) => void} onLink
 * @property {(connected: (boolean | null)[]) => void} onPresence
 */
/** @typedef {{ok: true, version: number} | {ok: false, error: Refusal}} Answer */

export class Connection {
  /**
   * @param {string} url @param {string | null} token
   * @param {Told} told
   * @param {Wires} [wires]
   */
  constructor(url, token, told, wires = BROWSER) {
    this.url = url;
    this.token = token;
    this.told = told;
    this.wires = wires;
    /** @type {Link} */
    this.link = "connecting";
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.joined = false;
    this.heard = 0;
    this.messages = 0;
    this.refs = 0;
    /** @type {number | null} */
    this.timer = null;
    /** @type {number | null} */
    this.watchdog = null;
    /** @type {Refusal | undefined} */
    this.refusal = undefined;
    /** An update that waits for the answer that follows it. @type {Update | null} */
    this.held = null;
    /** @type {number | null} */
    this.holding = null;
    /**
     * The decision that has no answer yet.
     * @type {{message: ClientMessage, ref: string, settle: (answer: Answer) => void} | null}
     */
    this.waiting = null;
  }

  start() {
    if (this.socket || this.link === "closed" || this.link === "refused") return;
    this.cancelTimer();
    this.joined = false;
    const socket = this.wires.open(this.url);
    this.socket = socket;
    this.heard = this.wires.now();
    socket.onopen = () => this.say(this.token ? { type: "join", token: this.token } : { type: "join" });
    socket.onmessage = event => this.hear(String(event.data));
    socket.onclose = event => this.drop(socket, event.code);
    socket.onerror = () => {}; // a close follows, with its code
    this.watch();
  }

  /** Ends for good. */
  stop() {
    this.release();
    this.change("closed");
    this.cancelTimer();
    if (this.watchdog !== null) this.wires.never(this.watchdog);
    this.watchdog = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
    this.settle({ ok: false, error: { code: "offline", message: "closed" } });
  }

  /** The network or the page came back: tries at once, or asks whether the line still lives. */
  wake() {
    if (this.link === "closed" || this.link === "refused") return;
    if (!this.socket) {
      this.tries = 0;
      this.start();
    } else if (this.joined) {
      const { socket, messages } = this;
      this.say({ type: "ping" });
      this.wires.later(() => {
        if (this.socket === socket && this.messages === messages) this.cut();
      }, 5_000);
    }
  }

  /**
   * Sends what changes the game; the promise settles with the server's answer, also over a reconnection.
   * @param {ClientMessage} message @returns {Promise<Answer>}
   */
  act(message) {
    if (this.waiting)
      return Promise.resolve({ ok: false, error: { code: "busy", message: "the last decision has no answer yet" } });
    if (this.link === "closed" || this.link === "refused")
      return Promise.resolve({ ok: false, error: { code: "offline", message: "no connection" } });
    const ref = `c${++this.refs}`;
    return new Promise(settle => {
      this.waiting = { message: /** @type {ClientMessage} */ ({ ...message, ref }), ref, settle };
      if (this.joined) this.say(this.waiting.message);
    });
  }

  /** @param {ClientMessage} message */
  say(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** @param {string} text */
  hear(text) {
    this.heard = this.wires.now();
    this.messages++;
    /** @type {ServerMessage} */
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.type === "update") {
      this.release();
      if (this.joined && this.waiting) this.hold(message);
      else this.takeUpdate(message);
      return;
    }
    // Whoever waits goes on after this, when the update is in: settling first spares drawing twice.
    if (message.type === "accepted" && this.waiting?.ref === message.ref)
      this.settle({ ok: true, version: message.version });
    else if (message.type === "error") {
      if (this.waiting && this.waiting.ref === message.ref) this.settle({ ok: false, error: message.error });
      else if (!this.joined) this.refusal = message.error;
    }
    this.release();
    if (message.type === "presence") this.told.onPresence(message.connected);
  }

  /** Keeps an update until the answer that follows it is here, too; not for long. @param {Update} update */
  hold(update) {
    this.held = update;
    this.holding = this.wires.later(() => this.release(), ANSWER_WAIT);
  }

  /** Takes in the update that was held. */
  release() {
    const { held, holding } = this;
    this.held = null;
    this.holding = null;
    if (holding !== null) this.wires.never(holding);
    if (held) this.takeUpdate(held);
  }

  /** @param {Update} update */
  takeUpdate(update) {
    const first = !this.joined;
    this.joined = true;
    this.tries = 0;
    this.change("open");
    this.told.onUpdate(update, first);
    if (!first || !this.waiting) return;
    if (worthResending(this.waiting, update.version)) this.say(this.waiting.message);
    else this.settle({ ok: true, version: update.version }); // the game went on: it was kept, or it is too late for it
  }

  /** @param {WebSocket} socket @param {number} code */
  drop(socket, code) {
    if (this.socket !== socket) return;
    this.release();
    this.socket = null;
    this.joined = false;
    if (this.watchdog !== null) this.wires.never(this.watchdog);
    this.watchdog = null;
    if (this.link === "closed") return;
    const refusal = this.refusal;
    this.refusal = undefined;
    // "unavailable" and the like pass; a token that is nobody's, or a table that is not there, stay so.
    if (
      code === REFUSED &&
      (!refusal || !["unavailable", "too_fast", "trouble", "bad_request"].includes(refusal.code))
    ) {
      this.change("refused", refusal);
      this.settle({ ok: false, error: refusal ?? { code: "wrong_token", message: "refused" } });
      return;
    }
    this.change("lost");
    this.timer = this.wires.later(() => this.start(), backoff(this.tries++, code));
  }

  /** Gives the line up without waiting for its end. */
  cut() {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.drop(socket, 1006);
  }

  watch() {
    if (this.watchdog !== null) this.wires.never(this.watchdog);
    this.watchdog = this.wires.later(() => {
      this.watchdog = null;
      if (!this.socket) return;
      if (this.wires.now() - this.heard >= SILENCE) this.cut();
      else this.watch();
    }, SILENCE / 4);
  }

  cancelTimer() {
    if (this.timer !== null) this.wires.never(this.timer);
    this.timer = null;
  }

  /** @param {Link} link @param {Refusal} [error] */
  change(link, error) {
    if (this.link === link) return;
    this.link = link;
    this.told.onLink(link, error);
  }

  /** @param {Answer} answer */
  settle(answer) {
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.settle(answer);
  }
}
