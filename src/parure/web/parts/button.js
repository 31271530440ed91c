// Buttons: with words, or with an icon and its words for screen readers.
import { html } from "htm/preact";
import { Icon } from "./icon.js";

/**
 * @param {object} props
 * @param {"main" | "ghost" | "danger"} [props.look]
 * @param {"small" | "big" | ""} [props.size]
 * @param {keyof typeof import("./icon.js").ICONS} [props.icon]
 * @param {string} [props.class]
 * @param {import("preact").ComponentChildren} [props.children]
 * Everything else (disabled, type, onClick, aria-…) is an attribute of the button.
 * @param {Record<string, unknown>} [props.attributes]
 * @param {boolean} [props.disabled]
 * @param {(event: MouseEvent) => void} [props.onClick]
 * @param {"button" | "submit"} [props.type]
 */
export function Button({ look = "main", size = "", icon, class: extra = "", children, attributes = {}, disabled, onClick, type = "button" }) {
  return html`<button type=${type} class=${`btn ${look} ${size} ${extra}`} disabled=${disabled} onClick=${onClick} ...${attributes}>
    ${icon && html`<${Icon} name=${icon} />`} ${children}
  </button>`;
}

/**
 * @param {object} props
 * @param {keyof typeof import("./icon.js").ICONS} props.icon
 * @param {string} props.label
 * @param {boolean} [props.pressed] for a button that stays down
 * @param {boolean} [props.disabled]
 * @param {(event: MouseEvent) => void} [props.onClick]
 * @param {string} [props.class]
 * @param {Record<string, unknown>} [props.attributes]
 */
export function IconButton({ icon, label, pressed, disabled, onClick, class: extra = "", attributes = {} }) {
  return html`<button
    type="button"
    class=${`iconbtn ${extra}`}
    aria-label=${label}
    title=${label}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)}
    disabled=${disabled}
    onClick=${onClick}
    ...${attributes}
  >
    <${Icon} name=${icon} />
  </button>`;
}
