// A card. One number, --cw (its width), sets the size of every part; `size` sets it here, else the page does.
import { html } from "htm/preact";
import { comic } from "../art/comic.js";
import { remember } from "../art/draw.js";
import { paint } from "../art/gem.js";
import { cut, rough, worn } from "../art/jewel.js";
import { Gem, keyOf } from "./gem.js";
import { Tag, Tick } from "./icon.js";
import { once } from "./once.js";
import { Picture } from "./picture.js";
import { Piece, classes } from "./piece.js";

/** @typedef {import("./gem.js").AnyEdition} AnyEdition */
/**
 * What a part needs to know of a card: an entry of the edition's cards, with its id.
 * @typedef {{ id: string, name: string, level: number, bonus: number, points: number, cost: number[], tags: number, time: number | boolean }} Card
 */
/** How much of one price bonuses and tokens cover. @typedef {{ bonus: number, token: number }} Cover */

/** @type {Map<string, Card>} */
const known = new Map();
const pictureOf = remember(key => {
  const card = /** @type {Card} */ (known.get(key));
  if (key.startsWith("marvel")) return comic(card.name, card.level);
  if (card.level === 1) return rough(card.id);
  return card.level === 2 ? cut(card.id, card.cost.reduce((sum, n) => sum + n, 0)) : worn(card.id, card.bonus, card.cost);
});

/** The picture of a card, drawn the first time it is asked for. @param {Card} card @param {AnyEdition} edition */
export function pictureOfCard(card, edition) {
  const key = `${keyOf(edition)}/${card.id}`;
  known.set(key, card);
  return pictureOf(key);
}

/** A price; with `bonus` and `token`, how much of it they cover. */
const Price = once((/** @type {{ kind: number, count: number, edition: AnyEdition, bonus?: number, token?: number }} */ props) => {
  const { kind, count, edition, bonus, token = 0 } = props;
  const share = (/** @type {number} */ n) => String(Math.min(1, n / count));
  return html`<span class=${`price ${bonus !== undefined && bonus >= count ? "free" : ""}`}>
    <${Gem} kind=${kind} edition=${edition} size=${20} fluid />
    <b>${count}</b>
    ${bonus !== undefined && html`<i style=${{ "--bonus": share(bonus), "--token": share(bonus + token) }} />`}
  </span>`;
});

/** What is above the prices: it never changes. */
const Face = once((/** @type {{ card: Card, edition: AnyEdition, tall: boolean }} */ { card, edition, tall }) => {
  const marvel = keyOf(edition) === "marvel";
  const longest = Math.max(...card.name.split(/[\s-]/).map(word => word.length));
  return html`<${Picture} strokes=${pictureOfCard(card, edition)} box=${marvel ? (tall ? "0 35 100 86" : "0 17 100 111") : "0 0 100 140"} />
    <span class="head">
      ${card.points > 0 && html`<span class="points">${card.points}</span>`}
      ${marvel &&
      html`<span class="marks">
        ${Boolean(card.time) && html`<${Gem} kind=${6} edition=${edition} size=${20} fluid />`}
        ${Array.from({ length: card.tags }, () => html`<${Tag} />`)}
      </span>`}
      <${Gem} kind=${card.bonus} edition=${edition} size=${40} fluid letter class="bonus" />
    </span>
    ${card.name && html`<span class=${`title ${card.name.length > 12 || longest > 9 ? "long" : ""}`} lang="en">${card.name}</span>`}`;
});

/**
 * @typedef {object} CardProps
 * @property {Card} card
 * @property {AnyEdition} edition
 * @property {(Cover | undefined)[]} [cover] for each colour, what the viewer's bonuses and tokens cover: draws the cover line
 * @property {string} [flag] words on a small flag: "new", "hidden from others"; already in the person's language
 * @property {boolean} [fresh] came with the last move: a dashed line in ink
 * @property {boolean} [can] affordable: ring, glow and tick
 * @property {boolean} [selected] staged: raised, thicker ring
 * @property {boolean} [mute] not possible while choosing
 * @property {number} [size] px wide; else --cw
 * @property {string} [class]
 */

/** @param {CardProps & import("./piece.js").Handle} props */
export function Card({ card, edition, cover, flag, fresh, can, selected, mute, size, class: extra, ...handle }) {
  const prices = card.cost.flatMap((count, kind) => (count ? [{ kind, count }] : []));
  const tall = prices.length > 2;
  const kind = `card ${paint(keyOf(edition), card.bonus)} level${card.level} rows${tall ? 2 : 1}`;
  return html`<${Piece}
    ...${handle}
    class=${classes(kind, can && "can", selected && "selected", fresh && "fresh", mute && "mute", extra)}
    style=${size ? { "--cw": `${size}px` } : undefined}
    pressed=${selected}
  >
    <span class="face" aria-hidden=${handle.label ? "true" : undefined}>
      <${Face} card=${card} edition=${edition} tall=${tall} />
      <span class=${`tray n${prices.length}`}>
        ${prices.map(
          ({ kind, count }) =>
            html`<${Price} kind=${kind} count=${count} edition=${edition} bonus=${cover?.[kind]?.bonus} token=${cover?.[kind]?.token} />`,
        )}
      </span>
    </span>
    ${can && html`<span class="ok" aria-hidden="true"><${Tick} /></span>`}
    ${flag && html`<span class="flag" aria-hidden=${handle.label ? "true" : undefined}>${flag}</span>`}
  <//>`;
}

/**
 * A card in a line of text or on a narrow panel: its colour, points and stone, no picture.
 * @param {{ card: Card, edition: AnyEdition, label?: string, class?: string }} props
 */
export function SmallCard({ card, edition, label, class: extra = "" }) {
  return html`<span class=${`small-card ${paint(keyOf(edition), card.bonus)} ${extra}`} role=${label ? "img" : undefined} aria-label=${label}>
    <b>${card.points || ""}</b>
    <${Gem} kind=${card.bonus} edition=${edition} size=${18} fluid />
  </span>`;
}
