// The strength of a computer, as lozenges: so many as there are computers, filled up to the chosen one.
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { t } from "../../core/language.js";
import { agentAbout, agentName, agentOf, agents } from "./plan.js";

/**
 * @param {{ level: number, label: string, onChange: (level: number) => void }} props
 */
export function Level({ level, label, onChange }) {
  const name = useId();
  const known = agents.value;
  const shown = Math.min(level, known.length);
  const chosen = agentOf(level);
  if (!chosen) return html`<span class="level"><em>${t("computer")}</em></span>`;
  return html`<span class="level">
    <span class="lozenges" role="radiogroup" aria-label=${label}>
      ${known.map(
        (agent, i) => html`<label key=${agent.name} class=${i < shown ? "on" : ""} title=${`${agentName(agent)}: ${agentAbout(agent)}`}>
          <input type="radio" name=${name} checked=${i + 1 === shown} aria-label=${agentName(agent)} onChange=${() => onChange(i + 1)} />
          <i></i>
        </label>`,
      )}
    </span>
    <em title=${agentAbout(chosen)}>${agentName(chosen)}</em>
  </span>`;
}
