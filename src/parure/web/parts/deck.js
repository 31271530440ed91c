// Backs of cards, and the decks that show them.
import { html } from "htm/preact";
import { back } from "../art/back.js";
import { remember } from "../art/draw.js";
import { keyOf } from "./gem.js";
import { Tick } from "./icon.js";
import { Picture } from "./picture.js";

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
 * A deck: its thickness shows that cards are left, a pill how many. `spine` is the narrow one of a phone.
 * @param {object} props
 * @param {number} props.level
 * @param {AnyEdition} props.edition
 * @param {number} props.left
 * @param {boolean} [props.can]
 * @param {boolean} [props.selected]
 * @param {boolean} [props.mute]
 * @param {string} [props.label]
 * @param {(event: MouseEvent) => void} [props.onClick]
 * @param {string} [props.class]
 * @param {Record<string, unknown>} [props.attributes]
 */
export function Deck({ level, edition, left, can, selected, mute, label, onClick, class: extra = "", attributes = {} }) {
  const states = [can && "can", selected && "selected", mute && "mute", !left && "empty", extra].filter(Boolean).join(" ");
  return html`<${onClick ? "button" : "span"}
    type=${onClick && "button"}
    class=${`deck depth${Math.min(3, Math.ceil(left / 8))} ${states}`}
    role=${onClick || !label ? undefined : "img"}
    aria-label=${onClick ? undefined : label}
    aria-pressed=${onClick && selected !== undefined ? String(selected) : undefined}
    onClick=${onClick}
    ...${attributes}
  >
    ${onClick && label && html`<span class="spoken">${label}</span>`}
    ${left > 0 && html`<${CardBack} level=${level} edition=${edition} />`}
    <span class="left" aria-hidden=${label ? "true" : undefined}>${left}</span>
    ${selected && html`<span class="ok" aria-hidden="true"><${Tick} /></span>`}
  <//>`;
}

/** The space of a card that can't be filled any more. @param {{ label?: string, class?: string, children?: import("preact").ComponentChildren }} props */
export function Vacant({ label, class: extra = "", children }) {
  return html`<span class=${`vacant ${extra}`} role=${label ? "img" : undefined} aria-label=${label}>${children}</span>`;
}
