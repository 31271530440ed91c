// Who sits there: an octagon with the first letter of a name; a robot for a computer. Seats have no colour of their own.
import { html } from "htm/preact";
import { Icon } from "./icon.js";

/** The first sign of a name, whatever it is made of: a letter, an emoji of several code points. @param {string} name */
function initial(name) {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first ? first.segment.toLocaleUpperCase() : "";
}

/** @param {{ name: string, computer?: boolean, away?: boolean }} props */
export function Avatar({ name, computer = false, away = false }) {
  return html`<span class=${`avatar ${computer ? "computer" : ""} ${away ? "away" : ""}`} aria-hidden="true">
    ${computer ? html`<${Icon} name="robot" size=${22} />` : initial(name)}
  </span>`;
}
