// The rules at hand, and the keys.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { stoneLetter } from "../art/gem.js";
import { loadEdition } from "../core/api.js";
import { SHORTCUTS } from "../core/keyboard.js";
import { hasMessage, t } from "../core/language.js";
import { route } from "../core/router.js";
import { EDITIONS, edition as shown } from "../core/settings.js";
import { WILD } from "../core/types.js";
import { Card } from "../parts/card.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Choice } from "../parts/switch.js";
import { soloTable } from "./home/plan.js";
import { start } from "./home/start.js";
import { wantTutor } from "./tutor/memory.js";

/** @typedef {import("../core/settings.js").EditionKey} EditionKey */

/** The numbered rules by chapter; what only one of the games has stands in ONLY. @type {[string, string[]][]} */
const CHAPTERS = [
  ["rules-turn", ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"]],
  ["rules-turn-end", ["T1", "T2", "T3", "T4"]],
  ["rules-game-end", ["E1", "E2", "E3", "E4", "E5"]],
  ["rules-setup", ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"]],
];
/** @type {Record<EditionKey, Set<string>>} */
const ONLY = { splendor: new Set(["C4", "E1"]), marvel: new Set(["C3", "C5", "C6", "A9", "T1", "T2", "E2", "E4", "E5"]) };

/** Whether a rule is one of a game's. @param {string} rule @param {EditionKey} key */
const holds = (rule, key) => !ONLY[key === "marvel" ? "splendor" : "marvel"].has(rule);

/** A card to point at: one that costs something in three colours and is worth a point or two. */
const SAMPLE = { splendor: "2U1", marvel: "2U1" };

/** How a card is read. @param {{ edition: EditionKey }} props */
function Anatomy({ edition }) {
  const told = useSignal(/** @type {import("../core/types.js").Edition | null} */ (null));
  useEffect(() => {
    loadEdition(edition).then(found => (told.value = found), () => {});
  }, [edition]);
  const found = told.value;
  const card = found && found.key === edition ? (found.cards[SAMPLE[edition]] ?? Object.values(found.cards).find(one => one.level === 2)) : null;
  return html`<figure class="anatomy" data-edition=${edition}>
    <div class="sample">${card && found && html`<${Card} card=${card} edition=${found} size=${118} />`}</div>
    <figcaption>${t("tutor-price", { edition })} ${t("rule-A7", { edition })}</figcaption>
  </figure>`;
}

/** @param {{ rule: string, edition: EditionKey }} props */
const Rule = ({ rule, edition }) =>
  html`<li><span class="number"><span class="spoken">${t("rules-number", { rule })}</span><span aria-hidden="true">${rule}</span></span><p>${t(`rule-${rule}`, { edition })}</p></li>`;

/** @param {{ onClose: () => void, edition: string }} props */
export function RulesDialog({ onClose, edition }) {
  const key = useSignal(/** @type {EditionKey} */ (edition === "marvel" ? "marvel" : "splendor"));
  const atTable = route.value.name === "table";
  const learn = () => {
    wantTutor(key.value);
    onClose();
    if (!atTable) start({ ...soloTable(), edition: key.peek() });
  };
  const foot = html`<button type="button" class="btn ghost" onClick=${learn}><${Icon} name="play" />${t("rules-tutor")}</button>
    <button type="button" class="btn" onClick=${onClose}>${t("close")}</button>`;
  return html`<${Dialog} title=${t("rules-title")} onClose=${onClose} wide class="rules" footer=${foot}>
    ${!atTable &&
    html`<${Choice} label=${t("home-game")} value=${key.value} options=${EDITIONS.map(value => ({ value, label: t(`edition-${value}`) }))} onChange=${(/** @type {EditionKey} */ value) => (key.value = value)} />`}
    <p class="aim">${t("rules-aim", { edition: key.value })}</p>
    <${Anatomy} edition=${key.value} />
    ${CHAPTERS.map(
      ([title, rules]) => html`<section key=${title}>
        <h3 class="display">${t(title, { edition: key.value })}</h3>
        <ol>${rules.filter(rule => holds(rule, key.value) && hasMessage(`rule-${rule}`)).map(rule => html`<${Rule} key=${rule} rule=${rule} edition=${key.value} />`)}</ol>
      </section>`,
    )}
  <//>`;
}

/** @type {[string[], string][]} */
const PAGE_KEYS = [
  [["H", "F1"], "keys-rules"],
  [["?"], "keys-help"],
];
/** @type {[string[], string][]} */
const REPLAY_KEYS = [
  [["←", "→"], "keys-step"],
  [["Shift ←", "Shift →"], "keys-turn"],
  [["Home", "End"], "keys-ends"],
  [["Space"], "keys-play"],
];

/** @param {{ title: string, rows: [string[], string][] }} props */
const KeyList = ({ title, rows }) => html`<h3 class="display">${title}</h3>
  <dl class="key-list">
    ${rows.map(([keys, message]) => html`<div key=${message}><dt>${keys.map((key, i) => html`${i ? " " : ""}<kbd>${key}</kbd>`)}</dt><dd>${t(message)}</dd></div>`)}
  </dl>`;

/** @param {{ onClose: () => void, replay?: boolean }} props */
export function KeysDialog({ onClose, replay = false }) {
  const letters = Array.from({ length: WILD }, (_, kind) => stoneLetter(shown.value, kind));
  const everywhere = PAGE_KEYS.map(([, message]) => message);
  /** @type {[string[], string][]} */
  const table = [[letters, "keys-take"], ...SHORTCUTS.filter(([, message]) => !everywhere.includes(message))];
  return html`<${Dialog} title=${t("keys-title")} onClose=${onClose} class="key-help">
    <${KeyList} title=${replay ? t("replay-title") : t("keys-everywhere")} rows=${replay ? [...REPLAY_KEYS, ...PAGE_KEYS] : PAGE_KEYS} />
    ${!replay && html`<${KeyList} title=${t("keys-at-table")} rows=${table} />`}
  <//>`;
}
