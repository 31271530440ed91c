// The moves of a film, each a way to jump there.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../core/language.js";
import { usePlay } from "../../table/context.js";
import { Lineup, TurnLine } from "../../table/log.js";

/** @typedef {import("./projector.js").Projector} Projector */

/** @param {{ projector: Projector, onJump?: () => void }} props */
export function MoveList({ projector, onJump }) {
  const play = usePlay();
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const { turns } = projector.film;
  const now = projector.turn.value;
  useEffect(() => {
    const here = list.current?.querySelector("[aria-current]");
    const box = list.current;
    // Only the list scrolls, never the page.
    if (here instanceof HTMLElement && box) box.scrollTop = here.offsetTop - box.clientHeight / 2 + here.offsetHeight / 2;
  }, [now]);
  /** @param {number} turn */
  const jump = turn => {
    projector.goToTurn(turn);
    onJump?.();
  };
  /** @param {number} turn @param {unknown} body */
  const row = (turn, body) => html`<button type="button" class=${turn > now ? "later" : ""} aria-current=${turn === now ? "step" : undefined} onClick=${() => jump(turn)}>${body}</button>`;
  return html`<section class="log film-moves" aria-label=${t("table-moves")}>
    <h2>${t("table-moves")}</h2>
    <${Lineup} />
    <ol ref=${list} tabindex="0" aria-label=${t("table-moves")}>
      <li>${row(0, t("replay-setup"))}</li>
      ${turns.map((turn, i) => {
        const opens = i === 0 || turns[i - 1]?.round !== turn.round;
        return html`<li key=${turn.number}>
          ${opens && html`<span class="round-mark">${t("table-round", { round: turn.round })}</span>`}
          ${row(i + 1, html`<${TurnLine} play=${play} turn=${turn} />`)}
        </li>`;
      })}
    </ol>
  </section>`;
}
