// The top bar of every page but the table: the way home, the rules, all cards, settings, the language.
import { html } from "htm/preact";
import { browserLanguage, language, languages, t } from "../core/language.js";
import { settings } from "../core/settings.js";
import { Icon } from "../parts/icon.js";
import { Logo } from "../parts/logo.js";
import { shown } from "./dialogs.js";

/** Switches at once. The browser's own language stays "auto", so that it follows the browser. */
export function LanguageSwitch() {
  return html`<label class="language-switch">
    <${Icon} name="globe" />
    <span class="spoken">${t("language")}</span>
    <select
      value=${language.value}
      onChange=${(/** @type {Event} */ event) => {
        const code = /** @type {HTMLSelectElement} */ (event.currentTarget).value;
        settings.language.value = code === browserLanguage.value ? "auto" : code;
      }}
    >
      ${languages.map(({ code, name }) => html`<option key=${code} value=${code} lang=${code} selected=${code === language.value}>${name}</option>`)}
    </select>
  </label>`;
}

/** @param {{ children?: import("preact").ComponentChildren }} props what stands beside the name */
export function PageTop({ children }) {
  return html`<nav class="page-top" aria-label=${t("menu-home")}>
    <a class="home-link" href="/" aria-label=${t("page-title", { page: t("menu-home") })}><${Logo} /></a>
    ${children}
    <span class="gap"></span>
    <button type="button" class="top-item" aria-label=${t("home-rules")} onClick=${() => (shown.value = "rules")}><${Icon} name="rules" /><span>${t("home-rules")}</span></button>
    <a class="top-item" href="/gallery" aria-label=${t("home-gallery")}><${Icon} name="eye" /><span>${t("home-gallery")}</span></a>
    <button type="button" class="top-item" aria-label=${t("home-settings")} onClick=${() => (shown.value = "settings")}><${Icon} name="settings" /><span>${t("home-settings")}</span></button>
    <${LanguageSwitch} />
  </nav>`;
}
