// A dialog: the browser's own <dialog>, which keeps the focus within and closes on Escape.
import { html } from "htm/preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../core/language.js";
import { IconButton } from "./button.js";

/**
 * Shown as long as it is rendered; `onClose` is called once, by whatever way it closes.
 * @param {object} props
 * @param {string} props.title
 * @param {() => void} props.onClose
 * @param {import("preact").ComponentChildren} [props.children]
 * @param {import("preact").ComponentChildren} [props.footer] buttons
 * @param {boolean} [props.wide]
 * @param {string} [props.class]
 */
export function Dialog({ title, onClose, children, footer, wide = false, class: extra = "" }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const name = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      // Back to where the person was, if that is still there.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return html`<dialog
    ref=${dialog}
    class=${`dialog ${wide ? "wide" : ""} ${extra}`}
    aria-labelledby=${name}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.target === dialog.current) onClose(); // the ground beside it
    }}
  >
    <header>
      <h2 id=${name}>${title}</h2>
      <${IconButton} icon="close" label=${t("close")} onClick=${onClose} />
    </header>
    <div class="body" tabindex="0" role="group" aria-labelledby=${name}>${children}</div>
    ${footer && html`<footer>${footer}</footer>`}
  </dialog>`;
}
