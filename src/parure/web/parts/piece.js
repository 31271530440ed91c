// What lies on the table and can be pointed at: a button where it can be chosen, else a picture with a name.
import { html } from "htm/preact";

/**
 * What every piece takes.
 * @typedef {object} Handle
 * @property {string} [label] what a screen reader says; the rest is then decoration
 * @property {(event: MouseEvent) => void} [onClick] makes it a button
 * @property {Record<string, unknown>} [attributes] more attributes of the element: data-…, tabindex, onKeyDown
 */

/** @param {Handle & {class: string, style?: object, pressed?: boolean, children?: import("preact").ComponentChildren}} props */
export function Piece({ label, onClick, attributes = {}, class: name, style, pressed, children }) {
  return html`<${onClick ? "button" : "span"}
    type=${onClick && "button"}
    class=${name}
    style=${style}
    role=${onClick || !label ? undefined : "img"}
    aria-label=${onClick ? undefined : label}
    aria-pressed=${onClick && pressed !== undefined ? String(pressed) : undefined}
    onClick=${onClick}
    ...${attributes}
  >
    ${onClick && label && html`<span class="spoken">${label}</span>`}
    ${children}
  <//>`;
}

/** The classes of what is so. @param {(string | false | null | undefined | 0)[]} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
