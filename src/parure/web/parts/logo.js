// The name of the house, and the necklace that it is named for.
import { html } from "htm/preact";
import { paint } from "../art/gem.js";
import { STONES } from "../art/shapes.js";
import { keyOf } from "./gem.js";

/** @param {{ word?: boolean }} props */
export function Logo({ word = true }) {
  return html`<span class="logo">
    <svg viewBox="0 0 34 21" aria-hidden="true">
      <path class="thread" d="M2 3C4 15 12 18 17 18S30 15 32 3" />
      <circle cx="2.5" cy="3.5" r="2" />
      <circle cx="6.5" cy="10.5" r="2.3" />
      <circle cx="12" cy="15.4" r="2.6" />
      <circle cx="22" cy="15.4" r="2.6" />
      <circle cx="27.5" cy="10.5" r="2.3" />
      <circle cx="31.5" cy="3.5" r="2" />
      <path class="drop" d="M17 11.5 20.5 16 17 20.5 13.5 16Z" />
    </svg>
    ${word ? "Parure" : html`<span class="spoken">Parure</span>`}
  </span>`;
}

const WIDE = 620;
/** A point of the thread, from 0 to 1. @param {number} t */
const hang = t => [WIDE * t, 10 + 640 * t * (1 - t)];

/** The stones of an edition on one thread. Box 620 x 290. @param {{ edition: import("./gem.js").AnyEdition }} props */
export function Necklace({ edition }) {
  const key = keyOf(edition);
  const count = STONES[key].length;
  const beads = Array.from({ length: 61 }, (_, i) => ({ at: hang(i / 60), big: i % 4 === 0 }));
  return html`<svg class="necklace" viewBox="-4 0 628 290" aria-hidden="true">
    <path class="thread" d=${`M${beads.map(({ at }) => at.map(v => v?.toFixed(1)).join(" ")).join("L")}`} />
    ${beads.map(
      ({ at: [x, y], big }) => html`<g transform=${`translate(${x?.toFixed(1)} ${y?.toFixed(1)})`}>
        <circle class="gold" r=${big ? 5.2 : 3.3} />
        <circle class="glint" cx=${big ? -1.5 : -0.9} cy=${big ? -1.7 : -1} r=${big ? 1.5 : 0.9} />
      </g>`,
    )}
    ${STONES[key].map((_, kind) => {
      const t = 0.15 + (0.7 * kind) / (count - 1);
      const [x = 0, y = 0] = hang(t);
      const size = 50 + 36 * (1 - Math.abs(2 * t - 1) / 0.7);
      return html`<g class="pendant">
        <path class="hook" d=${`M${x} ${y}v11`} />
        <circle class="setting" cx=${x} cy=${y + 5} r="5.5" />
        <svg class=${paint(key, kind)} x=${x - size / 2} y=${y + 8} width=${size} height=${size}>
          <use href=${`#gem-${paint(key, kind)}`} />
        </svg>
      </g>`;
    })}
  </svg>`;
}
