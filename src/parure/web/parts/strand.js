// The strand: points as beads on a thread, one a point, as many as the goal asks for; every fifth is larger.
import { html } from "htm/preact";

/**
 * @param {{ points: number, goal: number, gain?: number, label?: string }} props `gain`: how many of them are new, drawn one after another
 */
export function Strand({ points, goal, gain = 0, label }) {
  const beads = Math.max(goal, Math.min(points, goal + 6));
  return html`<span class="strand" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${Array.from({ length: beads }, (_, i) => {
      const fresh = i < points && i >= points - gain;
      const states = [i < points && "on", (i + 1) % 5 === 0 && "big", i + 1 === goal && "goal", fresh && "fresh"].filter(Boolean).join(" ");
      return html`<i key=${i} class=${states} style=${fresh ? { "--i": String(i - points + gain) } : undefined} />`;
    })}
  </span>`;
}
