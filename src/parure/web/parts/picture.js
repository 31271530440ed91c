// A computed picture as SVG.
import { html } from "htm/preact";
import { once } from "./once.js";

/** @typedef {import("../art/draw.js").Stroke} Stroke */

export const Picture = once((/** @type {{ strokes: Stroke[], box: string, class?: string }} */ props) => {
  const { strokes, box, class: extra = "" } = props;
  return html`<svg class=${`art ${extra}`} viewBox=${box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${strokes.map(stroke =>
      "stone" in stroke
        ? html`<svg class=${stroke.stone} x=${stroke.x} y=${stroke.y} width=${stroke.size} height=${stroke.size}>
            <use href=${`#gem-${stroke.stone}`} />
          </svg>`
        : html`<path class=${stroke.c} d=${stroke.d} opacity=${stroke.o} stroke-width=${stroke.w} />`,
    )}
  </svg>`;
});
