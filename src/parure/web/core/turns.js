// The log: what happened, as turns. One line begins with what a player did; what followed from it belongs to that line.

/** @typedef {import("./types.js").Event} Event */
/** @typedef {import("./types.js").HistoryEntry} HistoryEntry */
/** @typedef {{number: number, seat: number, round: number, events: Event[]}} Turn */

/**
 * What happens beside the moves: somebody went away and a computer plays on, or moves were taken back. `after` is the
 * number of the turn that it follows; -1 before the first.
 * @typedef {{type: "left" | "took_back", seat: number, after: number, version: number}} Remark
 */

const OPENERS = new Set(["took", "reserved", "bought", "passed", "resigned"]);

/**
 * Adds events to the turns so far; the last turn may grow.
 * @param {readonly Turn[]} turns
 * @param {readonly Event[]} events
 * @returns {Turn[]}
 */
export function addEvents(turns, events) {
  const grown = [...turns];
  for (const event of events) {
    const last = grown[grown.length - 1];
    if (OPENERS.has(event.type) && "seat" in event && event.seat !== null) {
      grown.push({ number: last ? last.number + 1 : 0, seat: event.seat, round: roundAfter(last), events: [event] });
    } else if (last) {
      grown[grown.length - 1] = { ...last, events: [...last.events, event] };
    }
  }
  return grown;
}

/** @param {readonly HistoryEntry[]} entries @returns {Turn[]} */
export const turnsOf = entries =>
  addEvents(
    [],
    entries.flatMap(entry => entry.events),
  );

/**
 * What happened beside the moves, each after its turn.
 * @param {{entries: readonly HistoryEntry[], remarks: readonly import("./types.js").HistoryRemark[]}} history
 * @returns {Remark[]}
 */
export const remarksOf = ({ entries, remarks }) =>
  remarks.map(remark => ({ ...remark, after: turnsOf(entries.slice(0, remark.after)).at(-1)?.number ?? -1 }));

/**
 * The round of what follows a turn: a new one begins when it is the first seat's turn again.
 * @param {Turn | undefined} turn
 */
export function roundAfter(turn) {
  if (!turn) return 1;
  return turn.events.some(event => event.type === "turn_began" && event.seat === 0) ? turn.round + 1 : turn.round;
}

/** The last turn of each seat, by seat. @param {readonly Turn[]} turns @returns {Map<number, Turn>} */
export function lastTurns(turns) {
  /** @type {Map<number, Turn>} */
  const last = new Map();
  for (const turn of turns) last.set(turn.seat, turn);
  return last;
}

/**
 * The cards that came to the table since a seat last acted: they are new to it.
 * @param {readonly Turn[]} turns
 * @param {number | null} seat
 * @returns {Set<string>}
 */
export function newCards(turns, seat) {
  /** @type {Set<string>} */
  const cards = new Set();
  for (let i = turns.length - 1; i >= 0; i--) {
    const turn = turns[i];
    if (!turn) break;
    if (turn.seat === seat) break;
    for (const event of turn.events) if (event.type === "dealt") cards.add(event.card);
    if (seat === null) break;
  }
  return cards;
}
