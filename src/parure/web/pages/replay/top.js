// The top bar of a replay: whose game, how it ended, and what can be done with it.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { record } from "../../core/api.js";
import { announceNow } from "../../core/announce.js";
import { formatList, t } from "../../core/language.js";
import { path } from "../../core/router.js";
import { IconButton } from "../../parts/button.js";
import { Logo } from "../../parts/logo.js";
import { plainName, usePlay } from "../../table/context.js";
import { errorText } from "../../table/waiting.js";
import { shown } from "../dialogs.js";

/** @typedef {import("./projector.js").Projector} Projector */
/** @typedef {import("../../core/api.js").Source} Source */

/** How the game ended, once it is over. */
function Result() {
  const play = usePlay();
  const phase = play.table.view.value?.phase;
  if (phase?.type !== "over") return null;
  const winners = (phase.outcome.ranking[0] ?? []).map(seat => plainName(play, seat));
  return html`<span class="turn other name">${winners.length > 1 ? t("end-share", { names: formatList(winners) }) : t("end-win", { name: winners[0] ?? "" })}</span>`;
}

/** Saves the record as a file. @param {Source} source */
async function save(source) {
  const text = await record(source);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${source.id}.parure`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/**
 * @param {object} props
 * @param {Projector} props.projector
 * @param {Source} props.source
 * @param {() => void} props.onMoves
 * @param {() => void} props.onVerify
 */
export function ReplayTop({ projector, source, onMoves, onVerify }) {
  const { edition, table } = usePlay();
  const note = useSignal("");
  /** @param {string} text */
  const say = text => {
    note.value = text;
    announceNow(text);
    setTimeout(() => (note.value = ""), 2_500);
  };
  const share = async () => {
    const link = `${location.origin}${path.peek()}#${projector.stop.peek()?.ply ?? 0}`;
    try {
      await navigator.clipboard.writeText(link);
      say(t("replay-share-copied"));
    } catch {
      say(link);
    }
  };
  const round = table.round.value;
  return html`<nav class="top film-top" aria-label=${t("replay-title")}>
    <a class="home" href="/" aria-label=${t("page-title", { page: t("menu-home") })}><${Logo} /></a>
    <span class="ed">${t(`edition-${edition.key}`)}</span>
    <span class="ed">${t("replay-title")}</span>
    ${round ? html`<span class="rd">${t("table-round", { round })}</span>` : null}
    <${Result} />
    <span class="sp"></span>
    ${note.value && html`<span class="film-note" aria-hidden="true">${note.value}</span>`}
    <${IconButton} icon="list" label=${t("table-moves")} onClick=${onMoves} class="movesbtn" />
    <${IconButton} icon="link" label=${t("replay-share")} onClick=${share} />
    <${IconButton} icon="verified" label=${t("replay-verify")} onClick=${onVerify} />
    <${IconButton} icon="download" label=${t("replay-download")} onClick=${() => save(source).catch(error => say(errorText(error)))} />
    <${IconButton} icon="rules" label=${t("home-rules")} onClick=${() => (shown.value = "rules")} class="film-rules" />
    <${IconButton} icon="settings" label=${t("home-settings")} onClick=${() => (shown.value = "settings")} />
  </nav>`;
}
