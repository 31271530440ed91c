// A bonus: a chip in the form of a card, in the stone's colour, with the stone's outline under the number, so that it can be
// told apart without its colour. (A token is the stone alone; the two signs are never mixed.)
import { html } from "htm/preact";
import { paint } from "../art/gem.js";
import { Gem, keyOf } from "./gem.js";
import { once } from "./once.js";

/** @typedef {import("./gem.js").AnyEdition} AnyEdition */

/**
 * @param {object} props
 * @param {number} props.kind
 * @param {number} props.count
 * @param {AnyEdition} props.edition
 * @param {boolean} [props.gem] also a small stone with its letter at the corner
 * @param {boolean} [props.gain] came with the last move: a dashed line and +1
 * @param {string} [props.label]
 * @param {string} [props.class]
 */
function draw({ kind, count, edition, gem = false, gain = false, label, class: extra = "" }) {
  const stone = paint(keyOf(edition), kind);
  return html`<span
    class=${`chip ${stone} ${count ? "" : "zero"} ${gain ? "gain" : ""} ${extra}`}
    role=${label ? "img" : undefined}
    aria-label=${label}
  >
    <svg class="chip-stone" aria-hidden="true"><use href=${`#edge-${stone}`} /></svg>
    <b aria-hidden=${label ? "true" : undefined}>${count}</b>
    ${gem && html`<${Gem} kind=${kind} edition=${edition} size=${14} class="corner" />`}
  </span>`;
}

export const Chip = once(draw);
