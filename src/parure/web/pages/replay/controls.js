// The controls of a replay: both ends, one move back or on, play, speed, and a slider by turns.
import { html } from "htm/preact";
import { formatNumber, t } from "../../core/language.js";
import { IconButton } from "../../parts/button.js";
import { plainName, usePlay } from "../../table/context.js";
import { EVERYTHING, SPEEDS } from "./projector.js";

/** @typedef {import("./projector.js").Projector} Projector */

/** Whose cards are open. @param {{ projector: Projector, onSee: (seen: string) => void }} props */
function Eyes({ projector, onSee }) {
  const play = usePlay();
  const seats = projector.info.seats.map((_, seat) => ({ seen: String(seat), words: t("replay-seen-seat", { name: plainName(play, seat) }) }));
  const choices = [{ seen: EVERYTHING, words: t("replay-seen-all") }, { seen: "spectator", words: t("replay-seen-spectator") }, ...seats];
  return html`<label class="film-eyes">
    <span class="spoken">${t("replay-seen")}</span>
    <select
      class="select"
      title=${t("replay-seen")}
      value=${projector.seen.value}
      onChange=${(/** @type {Event} */ event) => onSee(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
    >
      ${choices.map(({ seen, words }) => html`<option key=${seen} value=${seen} selected=${seen === projector.seen.value}>${words}</option>`)}
    </select>
  </label>`;
}

/** @param {{ projector: Projector, onSee: (seen: string) => void }} props */
export function Controls({ projector, onSee }) {
  const { film } = projector;
  const at = projector.at.value;
  const turn = projector.turn.value;
  const turns = film.turns.length;
  const playing = projector.playing.value;
  const words = turn ? t("replay-turn", { turn, turns }) : t("replay-setup");
  return html`<section class="bar film-bar" aria-label=${t("replay-title")}>
    <div class="film-buttons">
      <${IconButton} icon="first" label=${t("replay-start")} disabled=${at === 0} onClick=${() => projector.goToTurn(0)} />
      <${IconButton} icon="previous" label=${t("replay-previous")} disabled=${at === 0} onClick=${() => projector.step(-1)} />
      <button type="button" class="btn film-play" aria-label=${t(playing ? "replay-pause" : "replay-play")} title=${t(playing ? "replay-pause" : "replay-play")} onClick=${() => projector.toggle()}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${playing ? "M7 5h4v14H7ZM13 5h4v14h-4Z" : "M8 4.5v15l12-7.5Z"} /></svg>
      </button>
      <${IconButton} icon="next" label=${t("replay-next")} disabled=${at === projector.last} onClick=${() => projector.step(1)} />
      <${IconButton} icon="last" label=${t("replay-end")} disabled=${at === projector.last} onClick=${() => projector.goToTurn(turns)} />
    </div>
    <label class="film-slider">
      <span class="spoken">${t("replay-jump")}</span>
      <input
        type="range"
        min="0"
        max=${turns}
        value=${turn}
        aria-valuetext=${words}
        style=${{ "--done": String(turns ? turn / turns : 0) }}
        onInput=${(/** @type {Event} */ event) => projector.goToTurn(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value))}
      />
    </label>
    <span class="film-count">${words}</span>
    <${Eyes} projector=${projector} onSee=${onSee} />
    <label class="film-speed">
      <span class="spoken">${t("replay-speed")}</span>
      <select
        class="select"
        title=${t("replay-speed")}
        value=${String(projector.speed.value)}
        onChange=${(/** @type {Event} */ event) => (projector.speed.value = /** @type {typeof SPEEDS[number]} */ (Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value)))}
      >
        ${SPEEDS.map(speed => html`<option key=${speed} value=${String(speed)} selected=${speed === projector.speed.value}>${formatNumber(speed)}×</option>`)}
      </select>
    </label>
  </section>`;
}
