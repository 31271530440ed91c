// A finished or uploaded game, played back on the same table.
import { effect, signal, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Announcer, announce } from "../core/announce.js";
import { ApiError, loadEdition, replay, tableInfo } from "../core/api.js";
import { t } from "../core/language.js";
import { fragment, path, route } from "../core/router.js";
import { pageEdition } from "../core/settings.js";
import { play as sound } from "../core/sound.js";
import { Dialog } from "../parts/dialog.js";
import { Necklace } from "../parts/logo.js";
import { Bank } from "../table/bank.js";
import { PlayContext, plainName } from "../table/context.js";
import { fly, plan, sounds } from "../table/flights.js";
import { Hands } from "../table/hands.js";
import { turnText } from "../table/log.js";
import { Market } from "../table/market.js";
import { Opponents } from "../table/player.js";
import { Sheets } from "../table/sheets.js";
import { Tiles } from "../table/tiles.js";
import { Trace } from "../table/trace.js";
import { errorText } from "../table/waiting.js";
import { Dialogs } from "./dialogs.js";
import { Controls } from "./replay/controls.js";
import { makeFilm } from "./replay/film.js";
import { MoveList } from "./replay/moves.js";
import { EVERYTHING, Projector, infoOf } from "./replay/projector.js";
import { ReplayTop } from "./replay/top.js";
import { VerifyDialog } from "./replay/verify.js";
import { PageTop } from "./top.js";

/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {import("../table/context.js").Play} Play */

/** Keys of a replay. @param {Projector} projector @param {KeyboardEvent} event */
function steer(projector, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by) event.shiftKey ? projector.stepTurn(by) : projector.step(by);
  else if (event.key === "Home") projector.goToTurn(0);
  else if (event.key === "End") projector.goToTurn(projector.film.turns.length);
  else if (event.key === " " && !target?.closest("button, a")) projector.toggle();
  else return;
  event.preventDefault();
}

/** The address names the moment, and the moment follows the address. @param {Projector} projector */
function useAddress(projector) {
  useEffect(() => {
    let timer = 0;
    const here = path.peek();
    const stops = [
      effect(() => {
        const ply = String(projector.stop.value?.ply ?? 0);
        clearTimeout(timer);
        // Not for each move of a quick run: browsers stop a page that changes its address too often.
        timer = window.setTimeout(() => {
          if (path.peek() !== here) return;
          history.replaceState(null, "", `${here}#${ply}`);
          fragment.value = ply;
        }, 200);
      }),
      effect(() => {
        const wanted = fragment.value;
        if (/^\d{1,6}$/.test(wanted) && Number(wanted) !== projector.stop.peek()?.ply) projector.goToPly(Number(wanted));
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [projector]);
}

/** What a step brings flies, sounds and is said. @param {Play} play */
function useMotion(play) {
  const due = useRef(/** @type {(() => void)[]} */ ([]));
  useEffect(() => {
    /** @type {import("../core/table.js").Watcher} */
    const watch = ({ events }) => {
      const flights = plan(events);
      due.current = [() => fly(flights, events)];
      sounds(events, sound);
      announce(turnText(play, events));
    };
    play.table.watchers.add(watch);
    return () => {
      play.table.watchers.delete(watch);
    };
  }, [play]);
  const version = play.table.update.value?.version;
  useLayoutEffect(() => {
    for (const start of due.current.splice(0)) start();
  }, [version]);
}

/** @param {{ projector: Projector, edition: Edition, source: import("../core/api.js").Source }} props */
function Stage({ projector, edition, source }) {
  const { table } = projector;
  const play = useMemo(
    () => ({ table, edition, hands: new Hands(table, edition), still: true, sheet: signal(/** @type {import("../table/context.js").Sheet | null} */ (null)), typing: signal(false), keys: signal(""), ended: signal(false), wishes: signal(/** @type {string[] | null} */ (null)) }),
    [projector, edition],
  );
  const open = useSignal(/** @type {"moves" | "verify" | null} */ (null));
  useAddress(projector);
  useMotion(play);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const handle = event => steer(projector, event);
    document.addEventListener("keydown", handle);
    return () => {
      document.removeEventListener("keydown", handle);
      projector.close();
    };
  }, [projector]);
  const seats = table.view.value?.players.length ?? 2;
  const names = Array.from({ length: seats }, (_, seat) => plainName(play, seat));
  const comment = projector.stop.value?.comment;
  useEffect(() => {
    document.title = t("page-title", { page: `${t("replay-title")}: ${names.join(", ")}` });
  });
  const close = () => (open.value = null);
  /** @param {string} seen */
  const see = async seen => {
    const before = projector.seen.peek();
    projector.seen.value = seen;
    try {
      const told = /** @type {import("./replay/film.js").Told} */ (await replay(source, seen));
      if (projector.seen.peek() === seen) projector.change(makeFilm(told));
    } catch (error) {
      if (projector.seen.peek() === seen) projector.seen.value = before;
      announce(errorText(error));
    }
  };
  return html`<${PlayContext.Provider} value=${play}>
    <div class="board watching replay" data-seats=${seats} data-opponents=${seats}>
      <${ReplayTop} projector=${projector} source=${source} onMoves=${() => (open.value = "moves")} onVerify=${() => (open.value = "verify")} />
      <div class="upper">
        <aside class="side"><h1 class="spoken">${t("replay-title")}: ${t(`edition-${edition.key}`)}, ${names.join(", ")}</h1><${Opponents} /><${MoveList} projector=${projector} /></aside>
        <${Tiles} />
        <${Market} />
      </div>
      <${Bank} />
      ${comment && html`<p class="film-comment" role="note" dir="auto">${comment}</p>`}
      <${Controls} projector=${projector} onSee=${see} />
      <${Trace} />
      <${Sheets} />
    </div>
    ${open.value === "moves" && html`<${Dialog} title=${t("table-moves")} onClose=${close} class="moves"><${MoveList} projector=${projector} onJump=${close} /><//>`}
    ${open.value === "verify" && html`<${VerifyDialog} source=${source} film=${projector.film} edition=${edition} onClose=${close} />`}
  <//>`;
}

/** Why there is nothing to see. @param {{ error: unknown, id: string | null }} props */
function Missing({ error, id }) {
  const early = error instanceof ApiError && (error.code === "not_over" || error.code === "not_started");
  return html`<div class="page notfound">
    <${PageTop} />
    <main>
      <${Necklace} edition="splendor" />
      <h1 class="display">${t(early ? "replay-title" : "notfound-title")}</h1>
      <p>${early ? t("replay-not-over") : errorText(error)}</p>
      <a class="btn" href=${early && id ? `/t/${id}` : "/"}>${t(early ? "sr-skip" : "notfound-home")}</a>
    </main>
  </div>`;
}

/** @param {{ id: string }} props */
export default function Replay({ id }) {
  const game = route.value.name === "replay" ? id : null;
  const source = { id, uploaded: game === null };
  const ready = useSignal(/** @type {{ projector: Projector, edition: Edition } | null} */ (null));
  const failure = useSignal(/** @type {unknown} */ (null));
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const told = await replay(source, EVERYTHING);
      const film = makeFilm(/** @type {import("./replay/film.js").Told} */ (told));
      const info = game ? await tableInfo(id).catch(() => null) : null;
      const edition = await loadEdition(film.stops[0]?.view.edition ?? "splendor");
      if (gone) return;
      pageEdition.value = edition.key;
      ready.value = { projector: new Projector(film, { ...(info ?? infoOf(id, film)), to_move: null, clocks: null }, Number(fragment.peek()) || 0), edition };
    };
    load().catch(error => (failure.value = error));
    return () => {
      gone = true;
      pageEdition.value = null;
    };
  }, [id]);
  if (failure.value) return html`<${Missing} error=${failure.value} id=${game} /><${Dialogs} replay />`;
  if (!ready.value) return html`<main class="unreachable" aria-busy="true"><p role="status">${t("loading")}</p></main>`;
  return html`<${Stage} ...${ready.value} source=${source} /><${Dialogs} replay /><${Announcer} />`;
}
