// A pile of the bank: copies of the outline under the stone, so that seven look like seven; number and letter beside it.
import { html } from "htm/preact";
import { paint, stoneLetter } from "../art/gem.js";
import { Gem, keyOf } from "./gem.js";

/**
 * The stones alone.
 * @param {{ kind: number, count: number, edition: import("./gem.js").AnyEdition }} props
 */
export function Stack({ kind, count, edition }) {
  const stone = paint(keyOf(edition), kind);
  const under = Math.max(0, Math.min(count, 7) - 1);
  return html`<span class="stack" style=${{ "--n": String(under) }} aria-hidden="true">
    ${Array.from({ length: under }, (_, i) => under - i).map(
      i => html`<svg key=${i} class=${`under ${stone}`} style=${{ "--i": String(i) }}><use href=${`#edge-${stone}`} /></svg>`,
    )}
    <${Gem} kind=${kind} edition=${edition} size=${50} fluid />
  </span>`;
}

/**
 * @param {object} props
 * @param {number} props.kind
 * @param {number} props.count what is left, the staged ones taken away
 * @param {import("./gem.js").AnyEdition} props.edition
 * @param {number} [props.taken] how many are staged
 * @param {boolean} [props.can]
 * @param {boolean} [props.mute]
 * @param {string} [props.label]
 * @param {(event: MouseEvent) => void} [props.onClick]
 * @param {Record<string, unknown>} [props.attributes]
 */
export function Pile({ kind, count, edition, taken = 0, can, mute, label, onClick, attributes = {} }) {
  const states = [can && "can", taken && "taken", mute && "mute", !count && !taken && "empty"].filter(Boolean).join(" ");
  return html`<${onClick ? "button" : "span"}
    type=${onClick && "button"}
    class=${`pile ${states}`}
    role=${onClick || !label ? undefined : "img"}
    aria-label=${onClick ? undefined : label}
    aria-pressed=${onClick && taken !== undefined ? String(taken > 0) : undefined}
    onClick=${onClick}
    ...${attributes}
  >
    ${onClick && label && html`<span class="spoken">${label}</span>`}
    <${Stack} kind=${kind} count=${count} edition=${edition} />
    <span class="count" aria-hidden=${label ? "true" : undefined}><b>${count}</b><kbd>${stoneLetter(keyOf(edition), kind)}</kbd></span>
    ${taken > 0 && html`<span class="minus" aria-hidden="true">−${taken}</span>`}
  <//>`;
}
