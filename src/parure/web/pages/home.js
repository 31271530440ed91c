// Home: three doors on one sheet. The necklace carries the stones of the edition chosen.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/language.js";
import { edition } from "../core/settings.js";
import { Necklace } from "../parts/logo.js";
import { Dialogs } from "./dialogs.js";
import { PageFoot } from "./foot.js";
import { ComputerDoor } from "./home/computer.js";
import { FriendsDoor } from "./home/friends.js";
import { fetchGames } from "./home/games.js";
import { DOORS, fetchAgents, plan } from "./home/plan.js";
import { WatchDoor } from "./home/watch.js";
import { PageTop } from "./top.js";

/** @typedef {import("./home/plan.js").Door} Door */

const SHEETS = { computer: ComputerDoor, friends: FriendsDoor, watch: WatchDoor };

/** Arrows go from door to door, as between the tabs of any form. @param {KeyboardEvent} event */
function walk(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const to = event.key === "Home" ? 0 : event.key === "End" ? DOORS.length - 1 : by && (DOORS.indexOf(plan.door.peek()) + by + DOORS.length) % DOORS.length;
  const door = to === undefined ? undefined : DOORS[to];
  if (!door) return;
  event.preventDefault();
  plan.door.value = door;
  document.getElementById(`door-${door}`)?.focus();
}

function Doors() {
  const open = plan.door.value;
  return html`<div class="doors" role="tablist" aria-label=${t("home-choose")} onKeyDown=${walk}>
    ${DOORS.map(
      door => html`<button
        key=${door}
        type="button"
        role="tab"
        id=${`door-${door}`}
        class="door"
        aria-selected=${door === open}
        aria-controls="sheet"
        tabindex=${door === open ? 0 : -1}
        onClick=${() => (plan.door.value = door)}
      >
        <strong class="display">${t(`home-${door}`)}</strong>
        <small>${t(`home-${door}.about`)}</small>
      </button>`,
    )}
  </div>`;
}

export default function Home() {
  const title = t("home-title");
  useEffect(() => {
    document.title = "Parure";
    fetchAgents();
    fetchGames();
  }, []);
  const open = plan.door.value;
  return html`<div class="page home">
    <${PageTop} />
    <header class="hero">
      <div>
        <h1 class="display">${title}</h1>
        <p>${t("home-lead")}</p>
      </div>
      <${Necklace} edition=${edition.value} />
    </header>
    <main>
      <${Doors} />
      <section class="panel leaf" id="sheet" role="tabpanel" aria-labelledby=${`door-${open}`} data-door=${open}>
        <${SHEETS[open]} />
      </section>
    </main>
    <${PageFoot} />
    <${Dialogs} />
  </div>`;
}
