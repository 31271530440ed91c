// The end: who won and why, and what to do next.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { record } from "../core/api.js";
import { formatList, t } from "../core/language.js";
import { levelOf } from "../core/level.js";
import { TIME, WILD } from "../core/types.js";
import { Avatar } from "../parts/avatar.js";
import { Dialog } from "../parts/dialog.js";
import { Icon, Tick } from "../parts/icon.js";
import { Strand } from "../parts/strand.js";
import { plainName, usePlay } from "./context.js";
import { RematchButton, wishOf } from "./rematch.js";
import { errorText } from "./waiting.js";

/** @typedef {import("./context.js").Play} Play */
/** @typedef {import("../core/types.js").Outcome} Outcome */
/** @typedef {import("../core/types.js").PlayerView} PlayerView */

/** Whether a player meets the goal as it stands. @param {Play} play @param {PlayerView} player */
function meets({ edition }, player) {
  const { goal } = edition;
  return (
    player.points >= goal.points &&
    (!goal.each_bonus || player.bonuses.slice(0, WILD).every(count => count >= goal.each_bonus)) &&
    (player.tokens[TIME] ?? 0) >= goal.time
  );
}

/** What decided between the first two places, if they had the same points. @param {Play} play @param {Outcome} outcome */
function tieWords(play, outcome) {
  const view = play.table.view.value;
  const [first, second] = [outcome.ranking[0]?.[0], outcome.ranking[1]?.[0]];
  if (!view || first === undefined || second === undefined || outcome.termination === "resigned") return null;
  const [a, b] = [view.players[first], view.players[second]];
  if (!a || !b || a.points !== b.points || meets(play, a) !== meets(play, b)) return null;
  const names = { first: plainName(play, first), second: plainName(play, second) };
  return t(view.leader === first && play.edition.assemble ? "end-tie-assemble" : "end-tie-cards", names);
}

/** @param {Play} play @param {Outcome} outcome */
function headline(play, outcome) {
  const winners = outcome.ranking[0] ?? [];
  const me = play.table.seat.value;
  if (winners.length > 1) return t("end-share", { names: formatList(winners.map(seat => plainName(play, seat))) });
  const winner = winners[0] ?? 0;
  return winner === me && !play.table.shared ? t("end-win-you") : t("end-win", { name: plainName(play, winner) });
}

/** How a finished game ended; null while it runs. @param {Play} play @returns {Outcome | null} */
export function outcomeOf(play) {
  const phase = play.table.view.value?.phase;
  if (phase?.type === "over") return phase.outcome;
  for (const turn of [...play.table.turns.value].reverse())
    for (const event of turn.events) if (event.type === "ended") return event.outcome;
  return null;
}

/** @param {{seat: number, place: number, shared: boolean}} props */
function Rank({ seat, place, shared }) {
  const play = usePlay();
  const { table, edition } = play;
  const view = table.view.value;
  const player = view?.players[seat];
  const chair = table.info.value?.seats[seat];
  if (!player || !chair) return null;
  const met = meets(play, player);
  const verdict = t(met ? "end-meets" : "end-misses", { edition: edition.key });
  const own = seat === table.seat.value && !table.shared;
  const name = own ? `${plainName(play, seat)} (${t("you")})` : plainName(play, seat);
  const level = levelOf(chair);
  const counts = [
    ...(level ? [level] : []),
    t("cards-count", { count: player.cards.length, edition: edition.key }),
    t("tiles-count", { count: player.tiles.length, edition: edition.key }),
  ];
  if (edition.assemble && view?.leader === seat) counts.push(t("end-holds-assemble"));
  return html`<li class=${`rank ${place === 1 ? "first" : ""}`}>
    <span class="place">${t("end-place", { place })}${shared ? html`<small>${t("end-shared-place")}</small>` : null}</span>
    <${Avatar} name=${chair.name} computer=${Boolean(chair.agent)} />
    <div class="who">
      <strong class="name">${name}</strong>
      <small>${counts.join(" · ")}</small>
      <small class=${met ? "met" : ""}>${met && html`<${Tick} />`}${verdict}</small>
    </div>
    <span class="score">${player.points}</span>
    <${Strand} points=${player.points} goal=${edition.goal.points} />
  </li>`;
}

export function Ending() {
  const play = usePlay();
  const { table, ended, sheet, edition } = play;
  const problem = useSignal("");
  const outcome = outcomeOf(play);
  const info = table.info.value;
  if (!outcome || !info) return null;
  const wish = wishOf(play);
  const save = async () => {
    try {
      const text = await record({ id: table.id, uploaded: false }, table.current.peek()?.token);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = `${table.id}.parure`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
    } catch (error) {
      problem.value = errorText(error);
    }
  };
  const why =
    info.flagged !== null
      ? t("end-flagged", { name: plainName(play, info.flagged) })
      : t(`end-${outcome.termination}`, { edition: edition.key, rules: edition.goal.time ? "E2, E4" : "E1, E3" });
  const tie = tieWords(play, outcome);
  let place = 1;
  const ranks = outcome.ranking.flatMap(seats => {
    const here = place;
    place += seats.length;
    return seats.map(seat => html`<${Rank} key=${seat} seat=${seat} place=${here} shared=${seats.length > 1} />`);
  });
  return html`<${Dialog} title=${headline(play, outcome)} onClose=${() => (ended.value = false)} class="ending">
    <p class="quiet">${why}${tie ? ` ${tie}` : ""}</p>
    <ol class="ranks">${ranks}</ol>
    ${problem.value ? html`<p class="refusal" role="alert"><${Icon} name="warn" />${problem.value}</p>` : null}
    ${wish && html`<p class="wish" role="status"><${Icon} name="again" /><b>${wish}</b></p>`}
    <div class="after">
      <${RematchButton} onFail=${(/** @type {unknown} */ error) => (problem.value = errorText(error))} autofocus />
      <a class="btn ghost" href=${`/t/${table.id}/replay`}><${Icon} name="play" />${t("end-replay")}</a>
      <button
        type="button"
        class="btn ghost"
        onClick=${() => (sheet.value = "verify")}
      ><${Icon} name="verified" />${t("end-verify")}</button>
      <button type="button" class="btn ghost" onClick=${save}><${Icon} name="download" />${t("menu-record")}</button>
      <a class="btn ghost" href="/"><${Icon} name="home" />${t("end-home")}</a>
      <button
        type="button"
        class="btn ghost"
        onClick=${() => (ended.value = false)}
      ><${Icon} name="eye" />${t("end-look")}</button>
    </div>
  <//>`;
}
