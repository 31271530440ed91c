// The second door: a table with friends, by link or at one screen, and the tables of others that wait.
import { html } from "htm/preact";
import { t } from "../../core/language.js";
import { Avatar } from "../../parts/avatar.js";
import { Choice, Switch } from "../../parts/switch.js";
import { OpenTables } from "../lobby.js";
import { EditionChoice } from "./edition.js";
import { StartButton } from "./go.js";
import { Level } from "./level.js";
import { NameField } from "./name.js";
import { friendsTable, nameOf, plan } from "./plan.js";
import { Terms } from "./terms.js";

/** @typedef {import("./plan.js").Chair} Chair */
/** @typedef {import("./plan.js").Who} Who */

/** What each kind of seat is called; the first of one's own is "You". @param {Who} who @param {boolean} first */
function whoName(who, first) {
  switch (who) {
    case "me":
      return t(first ? "seat-me" : "seat-here");
    case "friend":
      return t("seat-friend");
    case "anyone":
      return t("seat-anyone");
    case "computer":
      return t("seat-computer");
  }
}

/** @param {number} seat @param {Partial<Chair>} change */
function setChair(seat, change) {
  plan.chairs.value = plan.chairs.peek().map((chair, i) => (i === seat ? { ...chair, ...change } : chair));
}

/** @param {{ seat: number, chair: Chair, person: number }} props `person`: how many of one's own come before */
function ChairRow({ seat, chair, person }) {
  const { who, level } = chair;
  const label = t("home-seat-number", { number: seat + 1 });
  return html`<li class="chair-row pick">
    <${Avatar} name=${who === "me" ? nameOf(person) || (person === 0 ? t("you") : t("player-number", { number: seat + 1 })) : "?"} computer=${who === "computer"} />
    <select
      class="select"
      aria-label=${label}
      value=${who}
      onChange=${(/** @type {Event} */ event) => setChair(seat, { who: /** @type {Who} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value) })}
    >
      ${/** @type {Who[]} */ (["me", "friend", "anyone", "computer"]).map(value => html`<option key=${value} value=${value} selected=${value === who}>${whoName(value, person === 0)}</option>`)}
    </select>
    ${who === "me" && html`<${NameField} nth=${person} label=${`${label}: ${t("settings-name")}`} placeholder=${person === 0 ? t("home-your-name") : t("player-number", { number: seat + 1 })} />`}
    ${who === "computer" && html`<${Level} level=${level} label=${`${label}: ${t("computer")}`} onChange=${(/** @type {number} */ wanted) => setChair(seat, { level: wanted })} />`}
    ${who === "friend" && html`<small class="quiet">${t("seat-friend-about")}</small>`}
    ${who === "anyone" && html`<small class="quiet">${t("seat-anyone-about")}</small>`}
  </li>`;
}

export function FriendsDoor() {
  const chairs = plan.chairs.value.slice(0, plan.company.value);
  const people = chairs.filter(chair => chair.who === "me").length;
  const waits = chairs.some(chair => chair.who === "friend" || chair.who === "anyone");
  let before = 0;
  return html`<div class="sheet three">
    <${EditionChoice} name="friends-edition" />
    <div class="seats">
      <${Choice}
        label=${t("home-seats")}
        legend
        value=${plan.company.value}
        options=${[2, 3, 4].map(value => ({ value, label: String(value) }))}
        onChange=${(/** @type {number} */ value) => (plan.company.value = value)}
      />
      <ul class="chairs">
        ${chairs.map((chair, seat) => html`<${ChairRow} key=${seat} seat=${seat} chair=${chair} person=${chair.who === "me" ? before++ : before} />`)}
      </ul>
      ${people > 1 && html`<p class="hint">${t("home-pass-and-play")}</p>`}
      <${Terms} pace=${chairs.some(chair => chair.who === "computer")} mine=${false} />
    </div>
    <div class="go">
      <${StartButton} table=${friendsTable} label=${t(waits ? "home-create" : "home-start")} />
      ${waits && html`<p class="hint">${t("home-links-next")}</p>`}
      ${chairs.some(chair => chair.who === "anyone") && html`<${Switch} checked=${plan.listed.value} label=${t("home-listed")} onChange=${(/** @type {boolean} */ on) => (plan.listed.value = on)} />`}
      <${OpenTables} />
    </div>
  </div>`;
}
