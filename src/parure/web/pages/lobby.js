// The open tables: those that wait for anyone. Asked for again while somebody looks.
import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { openTables } from "../core/api.js";
import { formatList, t } from "../core/language.js";
import { ownSeats } from "../core/seats.js";
import { Gem } from "../parts/gem.js";

/** @typedef {import("../core/types.js").TableInfo} TableInfo */

const AGAIN = 5_000;
const MOST = 8;

const tables = signal(/** @type {TableInfo[] | null} */ (null));

async function refresh() {
  if (document.hidden) return;
  // An old list is better than none: a failure changes nothing.
  tables.value = await openTables().catch(() => tables.peek());
}

/** A clock in a few signs: 10 + 10. @param {{initial: number, increment: number}} clock milliseconds */
export const clockWords = clock =>
  t("home-clock-minutes", { minutes: Math.round(clock.initial / 60_000), seconds: Math.round(clock.increment / 1_000) });

/** @param {{ table: TableInfo }} props */
function Row({ table }) {
  const key = table.edition.startsWith("marvel") ? "marvel" : "splendor";
  const here = table.seats.filter(seat => !seat.free).map(seat => seat.name);
  const free = table.seats.length - here.length;
  const mine = ownSeats(table.id).length > 0;
  const names = here.length ? formatList(here) : t("home-nobody-yet");
  return html`<li class="open-table">
    <${Gem} kind=${key === "marvel" ? 6 : 0} edition=${key} size=${28} />
    <div class="who">
      <strong class="name" title=${names}>${names}</strong>
      <small>${t(`edition-${key}`)} · ${t("home-waiting-for", { count: free })}${table.clock ? ` · ${clockWords(table.clock)}` : ""}</small>
    </div>
    <a class="btn ghost small" href=${`/t/${table.id}`} aria-label=${`${mine ? t("home-continue") : t("home-join")}: ${names}, ${t(`edition-${key}`)}`}>${mine ? t("home-continue") : t("home-join")}</a>
  </li>`;
}

export function OpenTables() {
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, AGAIN);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  const found = tables.value;
  return html`<section class="open-tables inset" aria-label=${t("home-open-tables")}>
    <h2 class="legend">${t("home-open-tables")}</h2>
    ${found === null ? html`<p class="quiet">${t("loading")}</p>` : found.length ? html`<ul>${found.slice(0, MOST).map(table => html`<${Row} key=${table.id} table=${table} />`)}</ul>` : html`<p class="quiet">${t("home-no-open-tables")}</p>`}
  </section>`;
}
