// One stone. Told apart by colour, outline and letter: the letter is in the small drawing, and on request in the large one.
import { html } from "htm/preact";
import { paint, stoneLetter } from "../art/gem.js";
import { STONES } from "../art/shapes.js";
import { once } from "./once.js";

/** @typedef {import("../core/settings.js").EditionKey} EditionKey */
/** An edition as the server describes it, or its key alone. @typedef {{ key: string } | string} AnyEdition */

/** @param {AnyEdition} edition @returns {EditionKey} */
export const keyOf = edition => ((typeof edition === "string" ? edition : edition.key) === "marvel" ? "marvel" : "splendor");

/**
 * A stone: faceted from 24 px up, flat below. Decoration, unless it has a label.
 * @param {object} props
 * @param {number} props.kind index of the wire, 0 to 6
 * @param {AnyEdition} props.edition
 * @param {number} [props.size] px; chooses the drawing, and the size unless `fluid`
 * @param {string} [props.label] what a screen reader says
 * @param {boolean} [props.letter] whether a faceted stone shows its letter too
 * @param {boolean} [props.fluid] the style sheet gives the size
 * @param {string} [props.class]
 */
function draw({ kind, edition, size = 24, label, letter = false, fluid = false, class: extra = "" }) {
  const key = keyOf(edition);
  const stone = paint(key, kind);
  const faceted = size >= 24;
  const [x, y] = /** @type {import("../art/shapes.js").Shape} */ (STONES[key][kind]?.[1]).at;
  return html`<svg
    class=${`gem ${stone} ${extra}`}
    width=${fluid ? undefined : size}
    height=${fluid ? undefined : size}
    viewBox=${letter && faceted ? "-2 -2 68 68" : undefined}
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    ${letter && faceted
      ? html`<use href=${`#gem-${stone}`} x="-2" y="-2" width="68" height="68" />
          <text class="engraved" x=${x} y=${y} dy=".35em">${stoneLetter(key, kind)}</text>`
      : html`<use href=${`#${faceted ? "gem" : "flat"}-${stone}`} />`}
  </svg>`;
}

export const Gem = once(draw);

/**
 * The outline of a stone: filled in its colour, or hollow where it is missing.
 * @param {{ kind: number, edition: AnyEdition, size?: number, hollow?: boolean, class?: string }} props
 */
export function Edge({ kind, edition, size = 14, hollow = false, class: extra = "" }) {
  const stone = paint(keyOf(edition), kind);
  return html`<svg class=${`edge ${stone} ${hollow ? "hollow" : ""} ${extra}`} width=${size} height=${size} aria-hidden="true">
    <use href=${`#edge-${stone}`} />
  </svg>`;
}
