// A card. One number, --cw (its width), sets the size of every part; `size` sets it here, else the page does.
import { html } from "htm/preact";
import { comic } from "../art/comic.js";
import { remember } from "../art/draw.js";
import { paint } from "../art/gem.js";
import { cut, rough, worn } from "../art/jewel.js";
import { Gem, keyOf } from "./gem.js";
import { Tag, Tick } from "./icon.js";
import { Picture } from "./picture.js";

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

/** @param {{ kind: number, count: number, edition: AnyEdition, cover?: Cover }} props */
function Price({ kind, count, edition, cover }) {
  const share = (/** @type {number} */ n) => String(Math.min(1, n / count));
  return html`<span class=${`price ${cover && cover.bonus >= count ? "free" : ""}`}>
    <${Gem} kind=${kind} edition=${edition} size=${20} fluid />
    <b>${count}</b>
    ${cover && html`<i style=${{ "--bonus": share(cover.bonus), "--token": share(cover.bonus + cover.token) }} />`}
  </span>`;
}

/**
 * @param {object} props
 * @param {Card} props.card
 * @param {AnyEdition} props.edition
 * @param {(Cover | undefined)[]} [props.cover] for each colour, what the viewer's bonuses and tokens cover: draws the cover line
 * @param {string} [props.flag] words on a small flag: "new", "hidden from others"; already in the person's language
 * @param {boolean} [props.fresh] came with the last move: a dashed line in ink
 * @param {boolean} [props.can] affordable: ring, glow and tick
 * @param {boolean} [props.selected] staged: raised, thicker ring
 * @param {boolean} [props.mute] not possible while choosing
 * @param {number} [props.size] px wide; else --cw
 * @param {string} [props.label] what a screen reader says; the rest is then decoration
 * @param {(event: MouseEvent) => void} [props.onClick] makes it a button
 * @param {string} [props.class]
 * @param {Record<string, unknown>} [props.attributes] more attributes of the element: data-…, tabindex, onKeyDown
 */
export function Card({ card, edition, cover, flag, fresh, can, selected, mute, size, label, onClick, class: extra = "", attributes = {} }) {
  const marvel = keyOf(edition) === "marvel";
  const prices = card.cost.flatMap((count, kind) => (count ? [{ kind, count }] : []));
  const states = [can && "can", selected && "selected", fresh && "fresh", mute && "mute", extra].filter(Boolean).join(" ");
  const longest = Math.max(...card.name.split(/[\s-]/).map(word => word.length));
  return html`<${onClick ? "button" : "span"}
    type=${onClick && "button"}
    class=${`card ${paint(keyOf(edition), card.bonus)} level${card.level} rows${prices.length > 2 ? 2 : 1} ${states}`}
    style=${size ? { "--cw": `${size}px` } : undefined}
    role=${onClick || !label ? undefined : "img"}
    aria-label=${onClick ? undefined : label}
    aria-pressed=${onClick && selected !== undefined ? String(selected) : undefined}
    onClick=${onClick}
    ...${attributes}
  >
    ${onClick && label && html`<span class="spoken">${label}</span>`}
    <span class="face" aria-hidden=${label ? "true" : undefined}>
      <${Picture} strokes=${pictureOfCard(card, edition)} box=${marvel ? (prices.length > 2 ? "0 35 100 86" : "0 17 100 111") : "0 0 100 140"} />
      <span class="head">
        ${card.points > 0 && html`<span class="points">${card.points}</span>`}
        ${marvel &&
        html`<span class="marks">
          ${Boolean(card.time) && html`<${Gem} kind=${6} edition=${edition} size=${20} fluid />`}
          ${Array.from({ length: card.tags }, () => html`<${Tag} />`)}
        </span>`}
        <${Gem} kind=${card.bonus} edition=${edition} size=${40} fluid letter class="bonus" />
      </span>
      ${card.name && html`<span class=${`title ${card.name.length > 12 || longest > 9 ? "long" : ""}`} lang="en">${card.name}</span>`}
      <span class=${`tray n${prices.length}`}>
        ${prices.map(({ kind, count }) => html`<${Price} kind=${kind} count=${count} edition=${edition} cover=${cover?.[kind]} />`)}
      </span>
    </span>
    ${can && html`<span class="ok" aria-hidden="true"><${Tick} /></span>`}
    ${flag && html`<span class="flag" aria-hidden=${label ? "true" : undefined}>${flag}</span>`}
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
