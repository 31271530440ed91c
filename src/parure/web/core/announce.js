// What a screen reader says by itself. One polite region for what others do, one assertive for refusals and one's turn.
import { signal } from "@preact/signals";
import { html } from "htm/preact";

const polite = signal("");
const urgent = signal("");
/** @type {string[]} */
let queue = [];
let timer = 0;

/** Says a sentence when the reader has time; sentences that come together are said together. @param {string} text */
export function announce(text) {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // The same text twice would not be said twice: a space that nobody hears makes it another.
    const said = queue.slice(-6).join(" ");
    polite.value = said === polite.peek() ? `${said}\u00a0` : said;
    queue = [];
  }, 120);
}

/** Says a sentence at once. @param {string} text */
export function announceNow(text) {
  if (text) urgent.value = text === urgent.peek() ? `${text}\u00a0` : text;
}

/** The regions; once on the page. */
export function Announcer() {
  return html`<div class="announcer">
    <div class="spoken" role="status" aria-live="polite">${polite.value}</div>
    <div class="spoken" role="alert" aria-live="assertive">${urgent.value}</div>
  </div>`;
}
