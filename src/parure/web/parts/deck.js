// Backs of cards, and the decks that show them.
import { html } from "htm/preact";
import { back } from "../art/back.js";
import { remember } from "../art/draw.js";
import { keyOf } from "./gem.js";
import { Tick } from "./icon.js";
import { Picture } from "./picture.js";
import { Piece, classes } from "./piece.js";

/** @typedef {import("./gem.js").AnyEdition} AnyEdition */

const ROMAN = ["", "I", "II", "III"];
const pictureOf = remember(key => back(Number(key.at(-1)), key.startsWith("m") ? "marvel" : "splendor"));

/**
 * The back of a card; `small` for a panel or a line of text.
 * @param {{ level: number, edition: AnyEdition, small?: boolean, label?: string, class?: string }} props
 */
export function CardBack({ level, edition, small = false, label, class: extra = "" }) {
  return html`<span class=${`${small ? "small-card" : "back-face"} back ${extra}`} role=${label ? "img" : undefined} aria-label=${label}>
    <${Picture} strokes=${pictureOf(`${keyOf(edition)}/${level}`)} box="0 0 100 140" />
    <span class="numeral" aria-hidden="true">${ROMAN[level]}</span>
  </span>`;
}

/**
 * @typedef {object} DeckProps
 * @property {number} level
 * @property {AnyEdition} edition
 * @property {number} left
 * @property {boolean} [can]
 * @property {boolean} [selected]
 * @property {boolean} [mute]
 * @property {string} [class]
 */

/**
 * A deck: its thickness shows that cards are left, a pill how many. `spine` is the narrow one of a phone.
 * @param {DeckProps & import("./piece.js").Handle} props
 */
export function Deck({ level, edition, left, can, selected, mute, class: extra, ...handle }) {
  const kind = `deck depth${Math.min(3, Math.ceil(left / 8))}`;
  return html`<${Piece}
    ...${handle}
    class=${classes(kind, can && "can", selected && "selected", mute && "mute", !left && "empty", extra)}
    pressed=${selected}
  >
    ${left > 0 && html`<${CardBack} level=${level} edition=${edition} />`}
    <span class="left" aria-hidden=${handle.label ? "true" : undefined}>${left}</span>
    ${selected && html`<span class="ok" aria-hidden="true"><${Tick} /></span>`}
  <//>`;
}

/** The space of a card that can't be filled any more. @param {{ label?: string, class?: string, children?: import("preact").ComponentChildren }} props */
export function Vacant({ label, class: extra = "", children }) {
  return html`<span class=${`vacant ${extra}`} role=${label ? "img" : undefined} aria-label=${label}>${children}</span>`;
}
