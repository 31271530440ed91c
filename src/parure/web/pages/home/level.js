// The strength of a computer, as lozenges: so many as there are computers, filled up to the chosen one. For fingers, which
// could not tell eight of them apart in the width of a phone, there is a button at either end.
import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { t } from "../../core/language.js";
import { levelName } from "../../core/level.js";
import { IconButton } from "../../parts/button.js";
import { agentAbout, agentOf, agents } from "./plan.js";

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
    <span class="stepper">
      <${IconButton} class="step" icon="minus" label=${`${t("home-weaker")}: ${label}`} disabled=${shown <= 1} onClick=${() => onChange(shown - 1)} />
      <span class="lozenges" role="radiogroup" aria-label=${label}>
        ${known.map(
          (agent, i) => html`<label key=${agent.name} class=${i < shown ? "on" : ""} title=${`${levelName(agent.name)}: ${agentAbout(agent)}`}>
            <input type="radio" name=${name} checked=${i + 1 === shown} aria-label=${levelName(agent.name)} onChange=${() => onChange(i + 1)} />
            <i></i>
          </label>`,
        )}
      </span>
      <${IconButton} class="step" icon="plus" label=${`${t("home-stronger")}: ${label}`} disabled=${shown >= known.length} onClick=${() => onChange(shown + 1)} />
    </span>
    <span class="about"><em>${levelName(chosen.name)}</em> <small>${agentAbout(chosen)}</small></span>
  </span>`;
}
