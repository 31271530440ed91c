// Which of the two games: each on its own ground, with its own stones.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { EDITIONS, settings, theme } from "../../core/settings.js";
import { Gem } from "../../parts/gem.js";
import { Tick } from "../../parts/icon.js";

const STONES = { splendor: 6, marvel: 7 };

/** @param {{ name: string }} props `name` of the radio group: one a form */
export function EditionChoice({ name }) {
  return html`<div class="editions" role="radiogroup" aria-label=${t("home-game")}>
    <span class="legend" aria-hidden="true">${t("home-game")}</span>
    ${EDITIONS.map(
      key => html`<label key=${key} class="edition" data-edition=${key} data-theme=${theme.value}>
        <input type="radio" name=${name} value=${key} checked=${settings.edition.value === key} onChange=${() => (settings.edition.value = key)} />
        <strong>${t(`edition-${key}`)}</strong>
        <span class="stones-row" aria-hidden="true">${Array.from({ length: STONES[key] }, (_, kind) => html`<${Gem} key=${kind} kind=${kind} edition=${key} size=${34} fluid />`)}</span>
        <small>${t("edition-about", { edition: key })}</small>
        <span class="chosen" aria-hidden="true"><${Tick} /></span>
      </label>`,
    )}
  </div>`;
}
