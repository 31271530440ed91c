// The first door: a game against computers, which starts at once.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { settings } from "../../core/settings.js";
import { Avatar } from "../../parts/avatar.js";
import { Icon } from "../../parts/icon.js";
import { Choice } from "../../parts/switch.js";
import { tutored, wantTutor } from "../tutor/memory.js";
import { EditionChoice } from "./edition.js";
import { GoOn } from "./games.js";
import { Level } from "./level.js";
import { NameField } from "./name.js";
import { nameOf, plan, soloTable } from "./plan.js";
import { StartButton } from "./go.js";
import { start } from "./start.js";
import { Terms } from "./terms.js";

/** For whoever has not been shown round yet: a game with the tutor beside it. */
function Learn() {
  const key = settings.edition.value;
  if (tutored[key].value === "seen") return null;
  const learn = () => {
    wantTutor(key);
    start(soloTable());
  };
  return html`<button type="button" class="learn inset" onClick=${learn}><${Icon} name="rules" size=${24} /><span>${t("home-tutor")}</span></button>`;
}

/** @param {number} nth @param {number} level */
function setLevel(nth, level) {
  plan.levels.value = plan.levels.peek().map((old, i) => (i === nth ? level : old));
}

export function ComputerDoor() {
  const opponents = plan.levels.value.slice(0, plan.seats.value - 1);
  return html`<div class="sheet three">
    <${EditionChoice} name="solo-edition" />
    <div class="seats">
      <${Choice}
        label=${t("home-seats")}
        legend
        value=${plan.seats.value}
        options=${[2, 3, 4].map(value => ({ value, label: String(value) }))}
        onChange=${(/** @type {number} */ value) => (plan.seats.value = value)}
      />
      <ul class="chairs">
        <li class="chair-row">
          <${Avatar} name=${nameOf(0) || t("you")} />
          <strong>${t("you")}</strong>
          <${NameField} nth=${0} label=${t("home-your-name")} placeholder=${t("home-your-name")} />
        </li>
        ${opponents.map(
          (level, nth) => html`<li key=${nth} class="chair-row">
            <${Avatar} name="" computer />
            <strong>${t("computer")}</strong>
            <${Level} level=${level} label=${`${t("computer")} ${nth + 1}`} onChange=${(/** @type {number} */ wanted) => setLevel(nth, wanted)} />
          </li>`,
        )}
      </ul>
      <${Terms} pace mine />
    </div>
    <div class="go">
      <${StartButton} table=${soloTable} label=${t("home-start")} />
      <${GoOn} />
      <${Learn} />
    </div>
  </div>`;
}
