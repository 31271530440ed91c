// The wire in types: what the server says and hears (docs/protocol.md, GET /api/schema). Nothing here runs.

/** Seven counts: five colours, wild, time. @typedef {number[]} Gems */

/** @typedef {{type: "slot", tier: number, column: number}} Slot */
/** @typedef {{type: "deck", tier: number}} Deck */
/** @typedef {{type: "held", index: number}} Held */
/** @typedef {Slot | Deck | Held} Place */

/** @typedef {{type: "take", gems: Gems}} Take */
/** @typedef {{type: "reserve", place: Slot | Deck}} Reserve */
/** @typedef {{type: "buy", place: Slot | Held, payment: Gems | null}} Buy */
/** @typedef {{type: "return", kind: number}} Return */
/** @typedef {{type: "claim", tile: string}} Claim */
/** @typedef {{type: "pass"}} Pass */
/** @typedef {Take | Reserve | Buy | Return | Claim | Pass} Action */

/**
 * Best place first; those who share a place stand together.
 * @typedef {{type: "outcome", termination: "goal" | "stalemate" | "resigned", ranking: number[][]}} Outcome
 */
/**
 * @typedef {{type: "main"} | {type: "dealing", place: Place} | {type: "returning"} | {type: "claiming"} | {type: "over", outcome: Outcome}} Phase
 */

/**
 * @typedef {{type: "took", seat: number, gems: Gems}
 *   | {type: "reserved", seat: number, place: Slot | Deck, card: string | null}
 *   | {type: "drew", seat: number, tier: number, card: string | null}
 *   | {type: "gained", seat: number, kind: number}
 *   | {type: "bought", seat: number, place: Slot | Held, card: string, payment: Gems}
 *   | {type: "led", seat: number, previous: number | null}
 *   | {type: "dealt", place: Slot, card: string}
 *   | {type: "returned", seat: number, kind: number}
 *   | {type: "claimed", seat: number, tile: string}
 *   | {type: "passed", seat: number}
 *   | {type: "met_goal", seat: number}
 *   | {type: "resigned", seat: number}
 *   | {type: "turn_began", seat: number}
 *   | {type: "ended", outcome: Outcome}} Event
 */

/** @typedef {{type: "facedown", tier: number}} Facedown */
/**
 * @typedef {object} PlayerView
 * @property {Gems} tokens
 * @property {Gems} bonuses
 * @property {string[]} cards
 * @property {(string | Facedown)[]} reserved
 * @property {boolean[]} blind   for each reserved card, whether the others have not seen it
 * @property {string[]} tiles
 * @property {number} points
 * @property {number} tags
 */
/**
 * @typedef {object} View
 * @property {string} edition
 * @property {number | null} viewer
 * @property {PlayerView[]} players
 * @property {Gems} bank
 * @property {(string | null)[][]} market
 * @property {number[]} decks
 * @property {string[]} tiles
 * @property {Phase} phase
 * @property {number} seat
 * @property {number | null} leader
 * @property {number} passes
 * @property {Action[]} legal
 */

/**
 * @typedef {{name: string, who: "person" | "friend" | "anyone" | "computer", agent: string | null, left: boolean, free: boolean, connected: boolean | null}} SeatInfo
 */
/**
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} edition
 * @property {number} players
 * @property {"open" | "playing" | "over"} status
 * @property {number} version
 * @property {SeatInfo[]} seats
 * @property {number | null} to_move
 * @property {boolean} thinking
 * @property {{initial: number, increment: number} | null} clock
 * @property {number[] | null} clocks
 * @property {number} pace
 * @property {boolean} listed
 * @property {number} created
 * @property {string} commitment
 * @property {string | null} seed
 * @property {string | null} result
 * @property {number | null} flagged
 * @property {string | null} rematch_of
 * @property {string | null} [rematch]   the table of the next game, once somebody asked for it
 */

/** @typedef {{place: Slot | Held, ways: Gems[]}} Payments */
/**
 * @typedef {{type: "update", version: number, seat: number | null, table: TableInfo, view: View | null, events: Event[], payments: Payments[], at: number}} Update
 */
/** @typedef {{code: string, message: string, rule?: string, reason?: string}} Refusal */
/**
 * @typedef {Update
 *   | {type: "accepted", version: number, ref: string | null}
 *   | {type: "error", error: Refusal, version: number | null, ref: string | null}
 *   | {type: "presence", connected: (boolean | null)[]}
 *   | {type: "pong"} | {type: "heartbeat"}} ServerMessage
 */
/**
 * @typedef {{type: "join", token?: string}
 *   | {type: "decide", version: number, action: Action | string, ref?: string}
 *   | {type: "takeback", version: number, ref?: string}
 *   | {type: "resign", ref?: string} | {type: "leave", ref?: string}
 *   | {type: "sync"} | {type: "ping"}} ClientMessage
 */

/** @typedef {{seat: number, events: Event[]}} HistoryEntry */
/**
 * What happened beside the moves; `after` counts entries.
 * @typedef {{type: "left" | "took_back", seat: number, after: number, version: number}} HistoryRemark
 */
/** @typedef {{version: number, entries: HistoryEntry[], remarks: HistoryRemark[]}} History */

/** @typedef {{letter: string, colour: string, name: string, paint: string}} Kind */
/**
 * @typedef {{id: string, name: string, level: number, bonus: number, points: number, cost: Gems, tags: number, time: number | boolean}} CardData
 */
/** @typedef {{id: string, name: string, tile: string, points: number, demand: Gems}} TileData */
/**
 * @typedef {object} Edition
 * @property {"splendor" | "marvel"} key
 * @property {string} tag
 * @property {number} columns
 * @property {number} hand_limit
 * @property {number} token_limit
 * @property {{points: number, each_bonus: number, time: number}} goal
 * @property {{points: number, tags: number} | null} assemble
 * @property {{title: string, card: string, tile: string, buy: string, points: string, kinds: Kind[]}} theme
 * @property {Record<string, CardData>} cards
 * @property {Record<string, TileData>} tiles
 */
/** @typedef {{who: "me" | "friend" | "anyone" | "computer", name?: string, agent?: string}} NewSeat */
/**
 * @typedef {{edition: string, seats: NewSeat[], first?: "random" | number, clock?: {initial: number, increment: number} | null, pace?: number, listed?: boolean}} NewTable
 */
/** @typedef {{table: TableInfo, seats: {seat: number, token?: string, invitation?: string}[]}} NewTableAnswer */
/** @typedef {{name: string, passed: boolean, detail: string}} Check */

export const WILD = 5;
export const TIME = 6;
