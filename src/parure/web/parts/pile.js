// A pile of the bank: copies of the outline under the stone, so that seven look like seven; number and letter beside it.
import { html } from "htm/preact";
import { paint, stoneLetter } from "../art/gem.js";
import { Gem, keyOf } from "./gem.js";
import { once } from "./once.js";
import { Piece, classes } from "./piece.js";

/** The stones alone. */
export const Stack = once((/** @type {{ kind: number, count: number, edition: import("./gem.js").AnyEdition }} */ props) => {
  const { kind, count, edition } = props;
  const stone = paint(keyOf(edition), kind);
  const under = Math.max(0, Math.min(count, 7) - 1);
  return html`<span class="stack" style=${{ "--n": String(under) }} aria-hidden="true">
    ${Array.from({ length: under }, (_, i) => under - i).map(
      i => html`<svg key=${i} class=${`under ${stone}`} style=${{ "--i": String(i) }}><use href=${`#edge-${stone}`} /></svg>`,
    )}
    <${Gem} kind=${kind} edition=${edition} size=${50} fluid />
  </span>`;
});

/**
 * @typedef {object} PileProps
 * @property {number} kind
 * @property {number} count what is left, the staged ones taken away
 * @property {import("./gem.js").AnyEdition} edition
 * @property {number} [taken] how many are staged
 * @property {boolean} [can]
 * @property {boolean} [mute]
 */

/** @param {PileProps & import("./piece.js").Handle} props */
export function Pile({ kind, count, edition, taken = 0, can, mute, ...handle }) {
  return html`<${Piece}
    ...${handle}
    class=${classes("pile", can && "can", taken && "taken", mute && "mute", !count && !taken && "empty")}
    pressed=${taken > 0}
  >
    <${Stack} kind=${kind} count=${count} edition=${edition} />
    <span class="count" aria-hidden=${handle.label ? "true" : undefined}><b>${count}</b><kbd>${stoneLetter(keyOf(edition), kind)}</kbd></span>
    ${taken > 0 && html`<span class="minus" aria-hidden="true">−${taken}</span>`}
  <//>`;
}
