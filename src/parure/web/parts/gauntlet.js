// The Gauntlet: three conditions as pills. The five colours are five outlines of stones, filled once one has the bonus.
import { html } from "htm/preact";
import { Edge, Gem } from "./gem.js";
import { Tick } from "./icon.js";

/**
 * @param {object} props
 * @param {number} props.points
 * @param {number[]} props.bonuses seven counts, or five
 * @param {number} props.time Time stones held
 * @param {{ points: number, each_bonus: number, time: number }} props.goal
 * @param {import("./gem.js").AnyEdition} [props.edition]
 * @param {{ points: string, colours: string, time: string }} [props.labels] for screen readers and tooltips
 */
export function Gauntlet({ points, bonuses, time, goal, edition = "marvel", labels }) {
  const colours = bonuses.slice(0, 5).map(n => n >= goal.each_bonus);
  /** @param {boolean} met @param {import("preact").ComponentChildren} body @param {string | undefined} label */
  const condition = (met, body, label) =>
    html`<li class=${`condition ${met ? "met" : ""}`} title=${label}>
      <span aria-hidden=${label ? "true" : undefined}>${body}</span>
      ${met && html`<${Tick} />`}
      ${label && html`<span class="spoken">${label}</span>`}
    </li>`;
  return html`<ul class="gauntlet">
    ${condition(points >= goal.points, html`<b>${points}</b>/${goal.points}`, labels?.points)}
    ${condition(
      colours.every(Boolean),
      colours.map((met, kind) => html`<${Edge} key=${kind} kind=${kind} edition=${edition} hollow=${!met} />`),
      labels?.colours,
    )}
    ${condition(time >= goal.time, html`<${Gem} kind=${6} edition=${edition} size=${16} />`, labels?.time)}
  </ul>`;
}
