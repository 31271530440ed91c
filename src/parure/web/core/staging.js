// A choice in the making: from what the server calls legal, and clicks, to an action. Pure functions; no rule of the game is
// known here, only what can still be completed to something in `legal`.
import { TIME, WILD } from "./types.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Gems} Gems */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").PlayerView} PlayerView */
/** @typedef {import("./types.js").Payments} Payments */
/** @typedef {import("./types.js").CardData} CardData */

/**
 * @typedef {{type: "idle"}
 *   | {type: "take", gems: Gems}
 *   | {type: "card", place: Place, verb: "buy" | "reserve", way: Gems | null}
 *   | {type: "return", kinds: number[]}
 *   | {type: "claim", tile: string | null}
 *   | {type: "pass"}} Staged
 */
/**
 * What a click makes: the new choice, or an action that is not legal, for the server to say why.
 * @typedef {{staged: Staged, refused: Action | null}} Picked
 */

/** @type {Staged} */
export const IDLE = Object.freeze({ type: "idle" });
const NONE = Object.freeze([0, 0, 0, 0, 0, 0, 0]);

/** @param {readonly number[]} gems */
export const total = gems => gems.reduce((sum, count) => sum + count, 0);
/** @param {readonly number[]} a @param {readonly number[]} b */
const same = (a, b) => a.every((count, kind) => count === b[kind]);
/** @param {readonly number[]} gems @param {number} kind @param {number} [by] */
const plus = (gems, kind, by = 1) => gems.map((count, i) => (i === kind ? count + by : count));

/** @param {Place} a @param {Place} b */
export function samePlace(a, b) {
  if (a.type === "slot" && b.type === "slot") return a.tier === b.tier && a.column === b.column;
  if (a.type === "deck" && b.type === "deck") return a.tier === b.tier;
  return a.type === "held" && b.type === "held" && a.index === b.index;
}

/** The choice that a position starts with. @param {View | null} view @returns {Staged} */
export function begin(view) {
  if (!view || !view.legal.length) return IDLE;
  if (view.phase.type === "returning") return { type: "return", kinds: [] };
  if (view.phase.type === "claiming") return { type: "claim", tile: null };
  return view.legal.every(action => action.type === "pass") ? { type: "pass" } : IDLE;
}

/** @param {readonly Action[]} legal @returns {Gems[]} */
const takes = legal => legal.flatMap(action => (action.type === "take" ? [action.gems] : []));

/** Whether some legal take has all of these gems. @param {readonly Action[]} legal @param {readonly number[]} gems */
const completes = (legal, gems) => takes(legal).some(take => take.every((count, kind) => count >= (gems[kind] ?? 0)));

/**
 * For each pile, whether one more of it can join what is staged.
 * @param {readonly Action[]} legal
 * @param {Staged} staged
 * @returns {boolean[]}
 */
export function takeable(legal, staged) {
  const gems = staged.type === "take" ? staged.gems : NONE;
  return NONE.map((_, kind) => completes(legal, plus(gems, kind)));
}

/**
 * How many more gems the smallest take that has these would need; 0: it is one.
 * @param {readonly Action[]} legal
 * @param {readonly number[]} gems
 */
export function gemsMissing(legal, gems) {
  const sizes = takes(legal)
    .filter(take => take.every((count, kind) => count >= (gems[kind] ?? 0)))
    .map(take => total(take) - total(gems));
  return sizes.length ? Math.min(...sizes) : 0;
}

/** Whether nothing can be added any more. @param {readonly Action[]} legal @param {Staged} staged */
export const isFull = (legal, staged) => staged.type === "take" && !takeable(legal, staged).includes(true);

/**
 * A click on a pile of the bank: one more if that leads to a legal take, else what is staged of it goes back.
 * @param {readonly Action[]} legal @param {Staged} staged @param {number} kind @returns {Picked}
 */
export function pickGem(legal, staged, kind) {
  const gems = staged.type === "take" ? staged.gems : NONE;
  const more = plus(gems, kind);
  if (completes(legal, more)) return { staged: { type: "take", gems: more }, refused: null };
  if (gems[kind]) return { staged: putBack(staged, kind), refused: null };
  return { staged, refused: { type: "take", gems: more } };
}

/** Takes all staged gems of a kind out again. @param {Staged} staged @param {number} kind @returns {Staged} */
export function putBack(staged, kind) {
  if (staged.type !== "take") return staged;
  const gems = plus(staged.gems, kind, -(staged.gems[kind] ?? 0));
  return total(gems) ? { type: "take", gems } : IDLE;
}

/** @param {readonly Action[]} legal @param {"buy" | "reserve"} verb @param {Place} place */
export const allows = (legal, verb, place) =>
  legal.some(action => action.type === verb && samePlace(action.place, place));

/** @param {"buy" | "reserve"} verb @param {Place} place @returns {Action} */
const acting = (verb, place) =>
  verb === "buy"
    ? { type: "buy", place: /** @type {import("./types.js").Slot} */ (place), payment: null }
    : { type: "reserve", place: /** @type {import("./types.js").Slot} */ (place) };

/**
 * A click on a card or a deck. Without a verb, buying comes first, then reserving; the same click again puts it back.
 * @param {readonly Action[]} legal @param {Staged} staged @param {Place} place @param {"buy" | "reserve"} [verb] @returns {Picked}
 */
export function pickPlace(legal, staged, place, verb) {
  const repeated = staged.type === "card" && samePlace(staged.place, place);
  if (repeated && (!verb || verb === staged.verb)) return { staged: IDLE, refused: null };
  /** @type {("buy" | "reserve")[]} */
  const verbs = verb
    ? [verb]
    : place.type === "deck"
      ? ["reserve"]
      : place.type === "held"
        ? ["buy"]
        : ["buy", "reserve"];
  const possible = verbs.find(one => allows(legal, one, place));
  if (possible) return { staged: { type: "card", place, verb: possible, way: null }, refused: null };
  return { staged, refused: acting(verbs[0] ?? "buy", place) };
}

/** Chooses how to pay. @param {Staged} staged @param {Gems} way @returns {Staged} */
export const payBy = (staged, way) => (staged.type === "card" && staged.verb === "buy" ? { ...staged, way } : staged);

/** The kinds that may be given back. @param {readonly Action[]} legal */
export const returnable = legal => legal.flatMap(action => (action.type === "return" ? [action.kind] : []));

/**
 * A click on a token to give back: one more of it while more have to go, else it takes the place of the first chosen.
 * @param {readonly Action[]} legal @param {Staged} staged @param {number} kind @param {number} need @param {readonly number[]} tokens @returns {Picked}
 */
export function pickReturn(legal, staged, kind, need, tokens) {
  if (!returnable(legal).includes(kind)) return { staged, refused: { type: "return", kind } };
  const kinds = staged.type === "return" ? staged.kinds : [];
  const chosen = kinds.filter(one => one === kind).length;
  if (kinds.length < need) {
    const next = chosen < (tokens[kind] ?? 0) ? [...kinds, kind] : kinds.filter(one => one !== kind);
    return { staged: { type: "return", kinds: next }, refused: null };
  }
  const at = kinds.indexOf(kind);
  const next = at >= 0 ? kinds.filter((_, i) => i !== at) : [...kinds.slice(1), kind];
  return { staged: { type: "return", kinds: next }, refused: null };
}

/** The tiles that may be chosen. @param {readonly Action[]} legal */
export const claimable = legal => legal.flatMap(action => (action.type === "claim" ? [action.tile] : []));

/** @param {readonly Action[]} legal @param {Staged} staged @param {string} tile @returns {Picked} */
export function pickTile(legal, staged, tile) {
  if (!claimable(legal).includes(tile)) return { staged, refused: { type: "claim", tile } };
  return { staged: { type: "claim", tile }, refused: null };
}

/**
 * What a card costs a player: his tokens first, wild for what is missing.
 * @param {Pick<CardData, "cost">} card @param {Pick<PlayerView, "tokens" | "bonuses">} player
 * @returns {{payment: Gems, missing: number[], short: number}} `missing`: per colour, wild not counted; `short`: what even wild does not cover
 */
export function price(card, player) {
  const due = card.cost.map((cost, kind) => (kind < WILD ? Math.max(0, cost - (player.bonuses[kind] ?? 0)) : 0));
  const payment = due.map((count, kind) => Math.min(count, player.tokens[kind] ?? 0));
  const missing = due.map((count, kind) => count - (payment[kind] ?? 0));
  const wild = total(missing);
  payment[WILD] = Math.min(wild, player.tokens[WILD] ?? 0);
  return { payment, missing: missing.slice(0, WILD), short: wild - payment[WILD] };
}

/**
 * The ways to pay for what lies at a place: more than one only where the server says so.
 * @param {readonly Payments[]} payments
 * @param {Place} place
 * @returns {Gems[]}
 */
export const waysAt = (payments, place) => payments.find(choice => samePlace(choice.place, place))?.ways ?? [];

/**
 * Another way to pay, one wild token more in place of a colour, or (asked for wild) one less; null if there is none.
 * @param {readonly Gems[]} ways @param {readonly number[]} now @param {number} kind @returns {Gems | null}
 */
export function swapPayment(ways, now, kind) {
  if (kind !== WILD) {
    const wanted = plus(plus(now, kind, -1), WILD);
    return ways.find(way => same(way, wanted)) ?? null;
  }
  return (
    ways.find(
      way => way[WILD] === (now[WILD] ?? 0) - 1 && way.every((count, i) => i === WILD || count >= (now[i] ?? 0)),
    ) ?? null
  );
}

/**
 * What the staged card will cost: as chosen, else the first of the server's ways, else reckoned.
 * @param {Staged} staged
 * @param {Pick<CardData, "cost"> | null} card
 * @param {PlayerView} player
 * @param {readonly Payments[]} [payments]
 * @returns {Gems | null}
 */
export function payment(staged, card, player, payments = []) {
  if (staged.type !== "card" || staged.verb !== "buy" || !card) return null;
  return staged.way ?? waysAt(payments, staged.place)[0] ?? price(card, player).payment;
}

/**
 * The actions that a choice stands for, in order; none while it is not complete.
 * @param {readonly Action[]} legal @param {Staged} staged @param {number} need how many tokens have to go back
 * @returns {Action[]}
 */
export function actions(legal, staged, need = 0) {
  switch (staged.type) {
    case "take":
      return takes(legal).some(take => same(take, staged.gems)) ? [{ type: "take", gems: staged.gems }] : [];
    case "card": {
      if (!allows(legal, staged.verb, staged.place)) return [];
      const action = acting(staged.verb, staged.place);
      return [action.type === "buy" ? { ...action, payment: staged.way } : action];
    }
    case "return":
      return staged.kinds.length === need ? staged.kinds.map(kind => ({ type: "return", kind })) : [];
    case "claim":
      return staged.tile ? [{ type: "claim", tile: staged.tile }] : [];
    case "pass":
      return [{ type: "pass" }];
    default:
      return [];
  }
}

/**
 * The tokens a player will hold once the choice is made.
 * @param {Staged} staged
 * @param {View} view
 * @param {number} seat
 * @param {Gems | null} paid
 * @returns {Gems}
 */
export function tokensAfter(staged, view, seat, paid) {
  const tokens = view.players[seat]?.tokens ?? [...NONE];
  if (staged.type === "take") return tokens.map((count, kind) => count + (staged.gems[kind] ?? 0));
  if (staged.type === "return")
    return tokens.map((count, kind) => count - staged.kinds.filter(one => one === kind).length);
  if (staged.type === "card" && staged.verb === "reserve")
    return (view.bank[WILD] ?? 0) > 0 ? plus(tokens, WILD) : tokens;
  if (staged.type === "card" && paid) return tokens.map((count, kind) => count - (paid[kind] ?? 0));
  return tokens;
}

/**
 * A choice that is still possible after the position changed; else the beginning of a new one.
 * @param {Staged} staged
 * @param {View | null} view
 * @returns {Staged}
 */
export function keepOrBegin(staged, view) {
  const fresh = begin(view);
  if (!view || !view.legal.length || fresh.type !== "idle") return fresh;
  if (staged.type === "take" && completes(view.legal, staged.gems)) return staged;
  if (staged.type === "card" && allows(view.legal, staged.verb, staged.place)) return staged;
  return IDLE;
}

/**
 * What is at a place, from the viewer's side; null if he sees no card.
 * @param {View} view
 * @param {Place} place
 * @param {number | null} seat
 * @returns {string | null}
 */
export function cardAt(view, place, seat) {
  if (place.type === "slot") return view.market[place.tier]?.[place.column] ?? null;
  if (place.type === "held" && seat !== null) {
    const card = view.players[seat]?.reserved[place.index];
    return typeof card === "string" ? card : null;
  }
  return null;
}

/**
 * The letters of an edition as keys: which kind a letter takes.
 * @param {readonly {letter: string}[]} kinds
 * @param {string} key
 * @returns {number | null}
 */
export function kindOfLetter(kinds, key) {
  const at = kinds.findIndex(kind => kind.letter === key.toUpperCase());
  return at >= 0 && at <= TIME ? at : null;
}
