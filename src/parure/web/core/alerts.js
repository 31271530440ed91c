// It is your turn, and the page is not looked at: title, favicon and, if asked for, a notification say so.
import { settings } from "./settings.js";

const PLAIN = "/web/favicon.svg";
/** The favicon with a dot; drawn here, so that it needs no second file. */
const DOTTED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 30 16 16 30 2 16Z" fill="#6a3fd1"/>' +
  '<path d="M16 2 30 16H2Z" fill="#b79bff"/><circle cx="25" cy="7" r="6.5" fill="#ff6a3d" stroke="#fff" stroke-width="2"/></svg>';
const CALLING = `data:image/svg+xml,${encodeURIComponent(DOTTED)}`;

/** @type {Notification | null} */
let shown = null;

/** @param {string} href */
function setIcon(href) {
  const icon = document.getElementById("icon");
  if (icon instanceof HTMLLinkElement && !icon.href.endsWith(href)) icon.href = href;
}

/** Shows a title, and whether the page calls for attention. @param {string} title @param {boolean} calling */
export function setTitle(title, calling) {
  document.title = title;
  setIcon(calling && document.hidden ? CALLING : PLAIN);
}

/** Tells the system, if the person allowed it and is not looking. @param {string} title @param {string} body @param {string} tag */
export function notify(title, body, tag) {
  if (!document.hidden || !settings.notify.peek()) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    shown?.close();
    shown = new Notification(title, { body, tag, icon: PLAIN });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker: the title must do.
  }
}

/** Asks for leave to notify; true if there is. */
export async function askLeave() {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** The person looks: nothing calls any more. */
export function calm() {
  shown?.close();
  shown = null;
  setIcon(PLAIN);
}
