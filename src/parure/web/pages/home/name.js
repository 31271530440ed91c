// The name of somebody at this screen.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { nameOf, rename } from "./plan.js";

/** @param {{ nth: number, label: string, placeholder: string }} props */
export function NameField({ nth, label, placeholder }) {
  return html`<input
    class="input name-field"
    maxlength="40"
    dir="auto"
    autocomplete=${nth ? "off" : "nickname"}
    spellcheck=${false}
    aria-label=${label}
    title=${t("home-name-hint")}
    placeholder=${placeholder}
    value=${nameOf(nth)}
    onInput=${(/** @type {Event} */ event) => rename(nth, /** @type {HTMLInputElement} */ (event.currentTarget).value)}
  />`;
}
