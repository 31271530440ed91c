// One's own games, as far as this browser knows them: those to go on with, and those that are over.
import { computed, signal } from "@preact/signals";
import { html } from "htm/preact";
import { ApiError, ask } from "../../core/api.js";
import { formatList, formatMoment, t } from "../../core/language.js";
import { fullName } from "../../core/level.js";
import { forgetSeat, ownSeats, ownTables } from "../../core/seats.js";
import { IconButton } from "../../parts/button.js";
import { Gem } from "../../parts/gem.js";
import { Strand } from "../../parts/strand.js";

/** @typedef {import("../../core/types.js").Update} Update */

const MOST = 12;
const GOALS = { splendor: 15, marvel: 16 };

/** What the server says of each table of one's own, newest first; null until it has answered. */
const games = signal(/** @type {Update[] | null} */ (null));
export const unfinished = computed(() => (games.value ?? []).filter(({ table }) => table.status !== "over"));

/** @param {string} id */
function forget(id) {
  for (const { seat } of ownSeats(id)) forgetSeat(id, seat);
  games.value = (games.peek() ?? []).filter(({ table }) => table.id !== id);
}

/** @param {string} id @returns {Promise<Update | null>} */
async function look(id) {
  const token = ownSeats(id)[0]?.token ?? null;
  try {
    return /** @type {Update} */ (await ask(`/api/tables/${encodeURIComponent(id)}/view`, { token }));
  } catch (error) {
    // A table that the server does not know any more would be asked for in vain for ever.
    if (error instanceof ApiError && (error.code === "no_table" || error.code === "wrong_token")) forget(id);
    return null;
  }
}

/** Asks how one's own games stand. */
export async function fetchGames() {
  const found = await Promise.all(ownTables().slice(0, MOST).map(look));
  games.value = found.filter(update => update !== null);
}

/** @param {Update} update */
const keyOf = ({ table }) => (table.edition.startsWith("marvel") ? "marvel" : "splendor");

/** The others at a table, in words. @param {Update} update */
function company({ table }) {
  const own = ownSeats(table.id).map(({ seat }) => seat);
  const others = table.seats.filter((chair, seat) => !own.includes(seat) && !chair.free).map(fullName);
  return others.length ? formatList(others) : own.length > 1 ? formatList(own.map(seat => table.seats[seat]?.name ?? "")) : "";
}

/** How a game stands, in a line. @param {Update} update */
function standing(update) {
  const { table, view, seat } = update;
  if (table.status === "open") return t("home-waiting-for", { count: table.seats.filter(chair => chair.free).length });
  const points = seat === null ? undefined : view?.players[seat]?.points;
  const own = ownSeats(table.id).map(one => one.seat);
  const turn = table.status === "over" ? t("table-over") : table.to_move !== null && own.includes(table.to_move) ? t("table-your-turn") : t("table-turn", { name: table.seats[table.to_move ?? 0]?.name ?? "" });
  return points === undefined ? turn : formatList([turn, t("points-count", { count: points })], "unit");
}

/** @param {Update} update */
const title = update => {
  const names = company(update);
  return names ? t("home-continue-with", { names }) : t(`edition-${keyOf(update)}`);
};

/** The newest games to go on with, as cards. */
export function GoOn() {
  const shown = unfinished.value.slice(0, 2);
  if (!shown.length) return null;
  return html`<ul class="go-on">
    ${shown.map(update => {
      const points = update.seat === null ? 0 : (update.view?.players[update.seat]?.points ?? 0);
      return html`<li key=${update.table.id}>
        <a class="inset" href=${`/t/${update.table.id}`} data-edition=${keyOf(update)}>
          <strong class="name">${title(update)}</strong>
          <small>${standing(update)}</small>
          <${Strand} points=${points} goal=${GOALS[keyOf(update)]} />
        </a>
      </li>`;
    })}
  </ul>`;
}

/** Every game that this browser has a seat in. */
export function MyGames() {
  const found = games.value;
  return html`<section class="my-games" aria-label=${t("home-my-games")}>
    <h2 class="legend">${t("home-my-games")}</h2>
    ${found === null ? html`<p class="quiet">${t("loading")}</p>` : found.length ? null : html`<p class="quiet">${t("home-no-games")}</p>`}
    <ul>
      ${(found ?? []).map(update => {
        const { table } = update;
        const over = table.status === "over";
        const names = company(update) || t(`edition-${keyOf(update)}`);
        return html`<li key=${table.id} class="open-table">
          <${Gem} kind=${keyOf(update) === "marvel" ? 6 : 0} edition=${keyOf(update)} size=${28} />
          <div class="who">
            <strong class="name" title=${names}>${names}</strong>
            <small>${standing(update)} · ${formatMoment(table.created)}</small>
          </div>
          <a class="btn ghost small" href=${over ? `/t/${table.id}/replay` : `/t/${table.id}`} aria-label=${`${t(over ? "end-replay" : "home-continue")}: ${names}`}>${t(over ? "end-replay" : "home-continue")}</a>
          <${IconButton} icon="close" label=${`${t("home-forget")}: ${names}`} onClick=${() => forget(table.id)} class="small" />
        </li>`;
      })}
    </ul>
  </section>`;
}
