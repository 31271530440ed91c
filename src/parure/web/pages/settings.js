// The settings. Each takes effect at once.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { askLeave } from "../core/alerts.js";
import { browserLanguage, languages, t } from "../core/language.js";
import { MOTIONS, THEMES, pace, settings } from "../core/settings.js";
import { Dialog } from "../parts/dialog.js";
import { Choice, Switch } from "../parts/switch.js";

/** @typedef {import("../core/settings.js").Theme} Theme */
/** @typedef {import("../core/settings.js").Motion} Motion */

function Language() {
  const own = languages.find(({ code }) => code === browserLanguage.value)?.name ?? "";
  return html`<label class="field">
    <span>${t("settings-language")}</span>
    <select class="select" value=${settings.language.value} onChange=${(/** @type {Event} */ event) => (settings.language.value = /** @type {HTMLSelectElement} */ (event.currentTarget).value)}>
      <option value="auto" selected=${settings.language.value === "auto"}>${t("settings-language-auto", { language: own })}</option>
      ${languages.map(({ code, name }) => html`<option key=${code} value=${code} lang=${code} selected=${settings.language.value === code}>${name}</option>`)}
    </select>
  </label>`;
}

/** Notifications need the browser's leave, which is asked for when they are switched on. */
function Notifications() {
  const denied = useSignal(typeof Notification === "undefined" || Notification.permission === "denied");
  /** @param {boolean} on */
  const change = async on => {
    settings.notify.value = on;
    if (!on || (await askLeave())) return;
    settings.notify.value = false;
    denied.value = true;
  };
  return html`<${Switch}
    checked=${settings.notify.value && !denied.value}
    disabled=${denied.value}
    label=${t("settings-notify")}
    about=${t(denied.value ? "settings-notify-denied" : "settings-notify-about")}
    onChange=${change}
  />`;
}

/** @param {{ onClose: () => void, edition?: string }} props */
export function SettingsDialog({ onClose }) {
  const still = settings.motion.value !== "off" && pace.value === 0;
  return html`<${Dialog} title=${t("settings-title")} onClose=${onClose} class="settings">
    <div class="settings-list">
      <${Language} />
      <${Choice}
        label=${t("settings-theme")}
        legend
        value=${settings.theme.value}
        options=${THEMES.map(value => ({ value, label: t(`settings-theme-${value}`) }))}
        onChange=${(/** @type {Theme} */ value) => (settings.theme.value = value)}
      />
      <div>
        <${Choice}
          label=${t("settings-motion")}
          legend
          value=${settings.motion.value}
          options=${MOTIONS.map(value => ({ value, label: t(`settings-motion-${value}`) }))}
          onChange=${(/** @type {Motion} */ value) => (settings.motion.value = value)}
        />
        ${still && html`<p class="quiet">${t("settings-motion-reduced")}</p>`}
      </div>
      <${Switch} checked=${settings.confirm.value} label=${t("settings-confirm")} about=${t("settings-confirm-about")} onChange=${(/** @type {boolean} */ on) => (settings.confirm.value = on)} />
      <${Switch} checked=${settings.sound.value} label=${t("settings-sound")} about=${t("settings-sound-about")} onChange=${(/** @type {boolean} */ on) => (settings.sound.value = on)} />
      <${Notifications} />
    </div>
  <//>`;
}
