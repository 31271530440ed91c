// Lists of tables: those that wait for anyone, and those to watch. Asked for again while somebody looks.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { listedTables, spectatorView } from "../core/api.js";
import { formatList, t } from "../core/language.js";
import { fullName } from "../core/level.js";
import { ownSeats } from "../core/seats.js";
import { Gem } from "../parts/gem.js";

/** @typedef {import("../core/types.js").TableInfo} TableInfo */
/** @typedef {"open" | "playing"} Listed */

const AGAIN = 5_000;
const MOST = 8;

const lists = {
  open: signal(/** @type {TableInfo[] | null} */ (null)),
  playing: signal(/** @type {TableInfo[] | null} */ (null)),
};
/** The points at a table, and the version at which they were so: asked for again only when something has happened. */
const scores = signal(/** @type {Record<string, {version: number, points: number[]}>} */ ({}));

/** @param {TableInfo} table */
async function fetchScore({ id, version }) {
  const known = scores.peek()[id];
  if (known && known.version >= version) return;
  const found = await spectatorView(id).catch(() => null);
  if (!found?.view) return;
  const points = found.view.players.map(player => player.points);
  scores.value = { ...scores.peek(), [id]: { version: found.version, points } };
}

/** @param {Listed} status */
async function refresh(status) {
  if (document.hidden) return;
  const list = lists[status];
  // An old list is better than none: a failure changes nothing.
  list.value = await listedTables(status).catch(() => list.peek());
  if (status === "playing") for (const table of (list.peek() ?? []).slice(0, MOST)) await fetchScore(table);
}

/** Keeps a list fresh as long as it is shown. @param {Listed} status */
function useList(status) {
  useEffect(() => {
    const look = () => refresh(status);
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return lists[status].value;
}

/** A clock in a few signs: 10 + 10. @param {{initial: number, increment: number}} clock milliseconds */
export const clockWords = clock =>
  t("home-clock-minutes", { minutes: Math.round(clock.initial / 60_000), seconds: Math.round(clock.increment / 1_000) });

/** @param {TableInfo} table */
const keyOf = table => (table.edition.startsWith("marvel") ? "marvel" : "splendor");

/** @param {{ table: TableInfo, names: string, state: string, action: string }} props */
function Row({ table, names, state, action }) {
  const key = keyOf(table);
  const words = [t(`edition-${key}`), state, table.clock ? clockWords(table.clock) : ""].filter(Boolean);
  return html`<li class="open-table">
    <${Gem} kind=${key === "marvel" ? 6 : 0} edition=${key} size=${28} />
    <div class="who">
      <strong class="name" title=${names}>${names}</strong>
      <small>${words.join(" · ")}</small>
    </div>
    <a class="btn ghost small" href=${`/t/${table.id}`} aria-label=${`${action}: ${names}, ${t(`edition-${key}`)}`}>${action}</a>
  </li>`;
}

/** A table that waits. @param {TableInfo} table */
function waitingRow(table) {
  const here = table.seats.filter(seat => !seat.free).map(fullName);
  const names = here.length ? formatList(here) : t("home-nobody-yet");
  const state = t("home-waiting-for", { count: table.seats.length - here.length });
  return html`<${Row} key=${table.id} table=${table} names=${names} state=${state} action=${t(ownSeats(table.id).length ? "home-continue" : "home-join")} />`;
}

/** A table where a game goes on. @param {TableInfo} table */
function playingRow(table) {
  const points = scores.value[table.id]?.points;
  const names = formatList(table.seats.map(fullName));
  const state = points ? t("home-score", { score: points.join(" : ") }) : "";
  return html`<${Row} key=${table.id} table=${table} names=${names} state=${state} action=${t(ownSeats(table.id).length ? "home-continue" : "home-spectate")} />`;
}

/** @param {{ title: string, none: string, found: TableInfo[] | null, row: (table: TableInfo) => unknown, class: string }} props */
function List({ title, none, found, row, class: extra }) {
  return html`<section class=${`open-tables ${extra}`} aria-label=${title}>
    <h2 class="legend">${title}</h2>
    ${found === null ? html`<p class="quiet">${t("loading")}</p>` : found.length ? html`<ul>${found.slice(0, MOST).map(row)}</ul>` : html`<p class="quiet">${none}</p>`}
  </section>`;
}

export const OpenTables = () =>
  html`<${List} title=${t("home-open-tables")} none=${t("home-no-open-tables")} found=${useList("open")} row=${waitingRow} class="inset" />`;

export const PlayingTables = () =>
  html`<${List} title=${t("home-playing")} none=${t("home-no-playing")} found=${useList("playing")} row=${playingRow} class="in-play" />`;
