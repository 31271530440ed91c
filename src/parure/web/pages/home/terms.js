// The smaller choices: who starts, the pace of the computer, a clock.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { CLOCKS, MOST_MINUTES, MOST_SECONDS, ORDERS, PACES, plan } from "./plan.js";

/**
 * @template {string} T
 * @param {{ label: string, value: T, options: { value: T, label: string }[], onChange: (value: T) => void }} props
 */
function Pick({ label, value, options, onChange }) {
  return html`<label class="field">
    <span>${label}</span>
    <select class="select" value=${value} onChange=${(/** @type {Event} */ event) => onChange(/** @type {T} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value))}>
      ${options.map(option => html`<option key=${option.value} value=${option.value} selected=${option.value === value}>${option.label}</option>`)}
    </select>
  </label>`;
}

/**
 * @param {{ label: string, value: import("@preact/signals").Signal<number>, most: number, least: number }} props
 */
function Amount({ label, value, most, least }) {
  return html`<label class="field">
    <span>${label}</span>
    <input
      class="input"
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      value=${value.value}
      onChange=${(/** @type {Event} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.currentTarget);
        value.value = Math.min(most, Math.max(least, Math.round(field.valueAsNumber) || least));
        field.value = String(value.peek());
      }}
    />
  </label>`;
}

/** @param {string} choice */
function clockName(choice) {
  if (choice === "none") return t("home-clock-none");
  if (choice === "own") return t("home-clock-own");
  const [minutes = 0, seconds = 0] = choice.split("+").map(Number);
  return t("home-clock-minutes", { minutes, seconds });
}

/** @param {{ pace: boolean, mine: boolean }} props `pace`: whether computers play; `mine`: whether "I start" or "as listed" */
export function Terms({ pace, mine }) {
  return html`<div class="terms">
    <${Pick}
      label=${t("home-order")}
      value=${plan.order.value}
      options=${ORDERS.map(value => ({ value, label: t(value === "random" ? "home-order-random" : mine ? "home-order-me" : "home-order-given") }))}
      onChange=${(/** @type {typeof ORDERS[number]} */ value) => (plan.order.value = value)}
    />
    ${pace &&
    html`<${Pick}
      label=${t("home-pace")}
      value=${plan.pace.value}
      options=${PACES.map(value => ({ value, label: t(`home-pace-${value}`) }))}
      onChange=${(/** @type {typeof PACES[number]} */ value) => (plan.pace.value = value)}
    />`}
    <${Pick}
      label=${t("home-clock")}
      value=${plan.clock.value}
      options=${CLOCKS.map(value => ({ value, label: clockName(value) }))}
      onChange=${(/** @type {typeof CLOCKS[number]} */ value) => (plan.clock.value = value)}
    />
    ${plan.clock.value === "own" &&
    html`<div class="own-clock">
      <${Amount} label=${t("home-clock-own-minutes")} value=${plan.minutes} least=${1} most=${MOST_MINUTES} />
      <${Amount} label=${t("home-clock-own-seconds")} value=${plan.seconds} least=${0} most=${MOST_SECONDS} />
    </div>`}
  </div>`;
}
