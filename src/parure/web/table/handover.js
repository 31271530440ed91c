// Several people at one screen: nobody's cards show until the next one says that it is he who looks.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/language.js";
import { Avatar } from "../parts/avatar.js";
import { plainName, usePlay } from "./context.js";
import { turnText } from "./log.js";

/** @param {{seat: number}} props */
export function Handover({ seat }) {
  const play = usePlay();
  const { table } = play;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const name = plainName(play, seat);
  const title = t(table.info.value?.to_move === seat ? "handover-title" : "handover-stay", { name });
  const turns = table.turns.value;
  const last = turns[turns.length - 1];
  // What a card drawn unseen was is nobody's business but its owner's: the last move is told as everybody may hear it.
  const told = last
    ? turnText(
        play,
        last.events.filter(event => event.type !== "drew"),
      )
    : "";
  return html`<main class="handover" aria-label=${title}>
    <div class="panel">
      <${Avatar} name=${name} />
      <h1 class="display">${title}</h1>
      <p>${t("handover-about")}</p>
      ${told ? html`<p class="quiet">${told}</p>` : null}
      <button
        ref=${button}
        type="button"
        class="btn big"
        onClick=${() => table.takeOver()}
      >${t("handover-ready", { name })}</button>
    </div>
  </main>`;
}
