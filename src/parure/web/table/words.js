// Cards, gems and events in words: for screen readers, the log and announcements.
import { formatGems, formatList, recall, t, tParts } from "../core/language.js";
import { TIME, WILD } from "../core/types.js";

/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {import("../core/types.js").Event} Event */
/** @typedef {import("../core/types.js").PlayerView} PlayerView */
/** @typedef {import("preact").ComponentChild} Child */
/**
 * Whom a sentence speaks to and of; `flagged` is the seat whose time ran out.
 * @typedef {{edition: Edition, me: number | null, name: (seat: number) => string, flagged: number | null}} Who
 */

/** So many gems. @param {Edition} edition @param {readonly number[]} gems */
export const gemWords = (edition, gems) => formatGems(gems, edition.key, edition.theme.kinds);
/** One stone's name. @param {Edition} edition @param {number} kind */
export const gemName = (edition, kind) => t(`gem-${edition.key}-${edition.theme.kinds[kind]?.letter ?? ""}`);

/** A card's whole face. @param {Edition} edition @param {string} id */
export function cardWords(edition, id) {
  const card = edition.cards[id];
  if (!card) return id;
  return recall(`card ${edition.key} ${id}`, () => {
    const words = [
      t("sr-card", {
        level: card.level,
        name: card.name,
        bonus: gemName(edition, card.bonus),
        points: t("points-count", { count: card.points }),
        price: gemWords(edition, card.cost),
      }),
    ];
    if (card.tags) words.push(t("sr-card-tags", { count: card.tags }));
    if (card.time) words.push(t("sr-card-time"));
    return words.join(", ");
  });
}

/** A card in a few words, as the log names it. @param {Edition} edition @param {string} id */
export function cardName(edition, id) {
  const card = edition.cards[id];
  if (!card) return id;
  if (card.name) return card.name;
  return `${t("level", { level: card.level })}, ${gemName(edition, card.bonus)}${card.points ? `, ${t("points-count", { count: card.points })}` : ""}`;
}

/** A tile's face. @param {Edition} edition @param {string} id */
export function tileWords(edition, id) {
  const tile = edition.tiles[id];
  if (!tile) return id;
  return t("sr-tile", {
    name: tile.name,
    points: t("points-count", { count: tile.points }),
    demand: gemWords(edition, tile.demand),
  });
}

/** A player in one sentence. @param {Edition} edition @param {string} name @param {PlayerView} player */
export function playerWords(edition, name, player) {
  return formatList(
    [
      t("sr-player", { name, points: t("points-count", { count: player.points }) }),
      t("sr-player-bonuses", { gems: gemWords(edition, player.bonuses) }),
      t("sr-player-tokens", { gems: gemWords(edition, player.tokens) }),
      t("sr-player-reserved", { count: player.reserved.length }),
      ...(edition.assemble ? [t("tags-count", { count: player.tags })] : []),
    ],
    "unit",
  );
}

/** A payment as gems: what was paid, or null for nothing. @param {readonly number[]} gems */
const isNothing = gems => gems.every(count => !count);

/**
 * What an event says. With `draw`, cards and gems become what it makes of them; without, they are words.
 * @param {Event} event
 * @param {Who} who
 * @param {{card: (id: string) => Child, gems: (gems: readonly number[]) => Child, tile: (id: string) => Child}} draw
 * @returns {Child[]}
 */
export function eventParts(event, { me, name, flagged }, draw) {
  const own = "seat" in event && event.seat === me;
  /** @param {string} key @param {Record<string, Child>} args */
  const say = (key, args = {}) =>
    tParts(own ? `${key}-you` : key, {
      ...args,
      ...("seat" in event && event.seat !== null ? { name: name(event.seat) } : {}),
    });
  /** @param {number} kind */
  const one = kind => draw.gems(Array.from({ length: TIME + 1 }, (_, i) => (i === kind ? 1 : 0)));
  switch (event.type) {
    case "took":
      return say("event-took", { gems: draw.gems(event.gems) });
    case "reserved":
      return event.card
        ? say("event-reserved", { card: draw.card(event.card) })
        : say("event-reserved-deck", { level: event.place.tier + 1 });
    case "drew":
      return event.card ? say("event-drew", { card: draw.card(event.card) }) : [];
    case "gained":
      return say("event-gained", { gem: one(event.kind) });
    case "bought": {
      const parts = isNothing(event.payment)
        ? say("event-bought-free", { card: draw.card(event.card) })
        : say("event-bought", { card: draw.card(event.card), payment: draw.gems(event.payment) });
      return event.place.type === "held" ? [...parts, ` (${t("event-from-hand")})`] : parts;
    }
    case "led":
      if (event.previous === null) return say("event-led");
      if (event.previous === me) return tParts("event-led-from-yours", { name: name(event.seat) });
      return say("event-led-from", { previous: name(event.previous) });
    case "returned":
      return say("event-returned", { gem: one(event.kind) });
    case "claimed":
      return say("event-claimed", { tile: draw.tile(event.tile) });
    case "passed":
      return say("event-passed");
    case "met_goal":
      return [...say("event-met-goal"), `: ${t("event-last-round")}`];
    case "resigned":
      return say(event.seat === flagged ? "event-flagged" : "event-resigned");
    case "ended":
      return [t("event-ended")];
    case "dealt":
    case "turn_began":
      return [];
  }
}

/**
 * The same, all in words.
 * @param {Event} event @param {Who} who
 */
export function eventText(event, who) {
  const { edition } = who;
  return eventParts(event, who, {
    card: id => cardName(edition, id),
    gems: gems => gemWords(edition, gems),
    tile: id => edition.tiles[id]?.name || gemWords(edition, edition.tiles[id]?.demand ?? []),
  })
    .map(String)
    .join("");
}

/**
 * What a card lacks, in words; wild is what covers the rest.
 * @param {Edition} edition
 * @param {readonly number[]} missing
 */
export const missingWords = (edition, missing) => gemWords(edition, [...missing.slice(0, WILD), 0, 0]);

/** A time, as clocks show it. @param {number} ms */
export function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms < 10_000 && ms > 0) return (Math.floor(ms / 100) / 10).toFixed(1);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`
    : `${minutes}:${rest}`;
}
