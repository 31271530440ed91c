// The dialogs that every page has: the rules, the keys, the settings; and the keys that open them.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { edition } from "../core/settings.js";
import { KeysDialog, RulesDialog } from "./help.js";
import { SettingsDialog } from "./settings.js";

/** @typedef {"rules" | "keys" | "settings"} DialogName */

/** Which of them is open. */
export const shown = signal(/** @type {DialogName | null} */ (null));

/** @type {Record<string, DialogName>} */
const KEYS = { "?": "keys", h: "rules", H: "rules", F1: "rules" };

/** @param {KeyboardEvent} event */
function open(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.closest("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog")) return;
  const name = KEYS[event.key];
  if (!name) return;
  event.preventDefault();
  shown.value = name;
}

/** @param {{ replay?: boolean }} props `replay`: whether the page is one, which has keys of its own */
export function Dialogs({ replay = false }) {
  useEffect(() => {
    document.addEventListener("keydown", open);
    return () => {
      document.removeEventListener("keydown", open);
      shown.value = null;
    };
  }, []);
  const close = () => (shown.value = null);
  switch (shown.value) {
    case "rules":
      return html`<${RulesDialog} edition=${edition.value} onClose=${close} />`;
    case "keys":
      return html`<${KeysDialog} replay=${replay} onClose=${close} />`;
    case "settings":
      return html`<${SettingsDialog} onClose=${close} />`;
    default:
      return null;
  }
}
