// The one big button of a form.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { Icon } from "../../parts/icon.js";
import { start, starting, trouble } from "./start.js";

/** @param {{ table: () => import("../../core/types.js").NewTable, label: string }} props */
export function StartButton({ table, label }) {
  return html`<div class="start">
    <button type="button" class="btn big" aria-busy=${starting.value} disabled=${starting.value} onClick=${() => start(table())}>
      ${starting.value ? t("home-starting") : label}
    </button>
    ${trouble.value && html`<p class="trouble" role="alert"><${Icon} name="warn" />${trouble.value}</p>`}
  </div>`;
}
