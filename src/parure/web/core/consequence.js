// What follows from a staged choice, as messages: {key, args} of the catalogue. It advises; the server decides.
import { gemsMissing, price, tokensAfter, total } from "./staging.js";
import { TIME, WILD } from "./types.js";

/** @typedef {import("./types.js").Edition} Edition */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").CardData} CardData */
/** @typedef {import("./types.js").Gems} Gems */
/** @typedef {import("./staging.js").Staged} Staged */
/** @typedef {{key: string, args?: Record<string, string | number>, tone?: "warn"}} Message */

/**
 * @param {Staged} staged @param {View} view @param {number} seat @param {Edition} edition
 * @param {{card: CardData | null, paid: Gems | null, names: string[]}} known
 * @returns {Message[]}
 */
export function consequences(staged, view, seat, edition, { card, paid, names }) {
  const after = total(tokensAfter(staged, view, seat, paid));
  const limit = edition.token_limit;
  /** @type {Message} */
  const held =
    after > limit
      ? { key: "bar-after-over", args: { number: after, limit, count: after - limit }, tone: "warn" }
      : { key: "bar-after", args: { number: after, limit } };
  if (staged.type === "take") {
    const missing = gemsMissing(view.legal, staged.gems);
    return missing ? [{ key: "bar-take-more", args: { count: missing } }] : [held];
  }
  if (staged.type === "card" && staged.verb === "reserve") {
    /** @type {Message} */
    const wild = {
      key: (view.bank[WILD] ?? 0) > 0 ? "bar-with-wild" : "bar-without-wild",
      args: { edition: edition.key },
    };
    /** @type {Message[]} */
    const secret = staged.place.type === "deck" ? [{ key: "table-hidden" }] : [];
    return after > limit ? [...secret, wild, held] : [...secret, wild];
  }
  if (staged.type === "card" && card) return purchase(card, view, seat, edition, names);
  return [];
}

/**
 * What buying a card brings.
 * @param {CardData} card
 * @param {View} view
 * @param {number} seat
 * @param {Edition} edition
 * @param {string[]} names
 * @returns {Message[]}
 */
function purchase(card, view, seat, edition, names) {
  const player = view.players[seat];
  if (!player) return [];
  /** @type {Message[]} */
  const told = [];
  const bonuses = player.bonuses.map((count, kind) => count + (kind === card.bonus ? 1 : 0));
  let gained = card.points;
  const met = view.tiles.find(id =>
    (edition.tiles[id]?.demand ?? []).every((need, kind) => need <= (bonuses[kind] ?? 0)),
  );
  if (met) {
    gained += edition.tiles[met]?.points ?? 0;
    told.push({ key: "bar-brings-tile", args: { edition: edition.key } });
  }
  const timed = Boolean(card.time) && !player.tokens[TIME] && (view.bank[TIME] ?? 0) > 0;
  if (timed) told.push({ key: "bar-brings-time" });
  const colours = bonuses.slice(0, WILD).filter(Boolean).length;
  if (edition.goal.each_bonus && colours === WILD && !player.bonuses[card.bonus])
    told.push({ key: "bar-brings-colours" });
  const { assemble } = edition;
  if (assemble && card.tags && view.leader !== seat) {
    const tags = player.tags + card.tags;
    const leader = view.leader;
    const most = leader === null ? assemble.tags - 1 : (view.players[leader]?.tags ?? 0);
    if (tags > most) {
      gained += assemble.points;
      told.push({ key: "bar-brings-assemble" });
    } else if (leader !== null && tags === most)
      told.push({ key: "bar-tags-level", args: { number: tags, name: names[leader] ?? "" } });
  }
  if (gained) told.unshift({ key: "bar-brings-points", args: { count: gained } });
  const reaches =
    player.points + gained >= edition.goal.points &&
    (!edition.goal.each_bonus || colours === WILD) &&
    (!edition.goal.time || timed || (player.tokens[TIME] ?? 0) >= edition.goal.time);
  if (reaches) told.unshift({ key: "bar-brings-goal", args: { edition: edition.key } });
  return told;
}

/**
 * What is missing for a card, as one message with the gems' names; null if nothing is.
 * @param {CardData} card
 * @param {View} view
 * @param {number} seat
 * @returns {{short: number, missing: number[]} | null}
 */
export function shortOf(card, view, seat) {
  const player = view.players[seat];
  if (!player) return null;
  const { missing, short } = price(card, player);
  return short ? { short, missing } : null;
}
