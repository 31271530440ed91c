// The top bar: whose turn, which round, whether the line holds, sound and menu.
import { html } from "htm/preact";
import { formatList, t } from "../core/language.js";
import { settings } from "../core/settings.js";
import { Icon } from "../parts/icon.js";
import { Logo } from "../parts/logo.js";
import { plainName, usePlay } from "./context.js";

/** Said only when it does not hold; a quiet dot else. */
function LinkState() {
  const { table } = usePlay();
  const link = table.link.value;
  const ok = link === "open";
  const text = ok ? t("connection-online") : link === "connecting" ? t("connection-connecting") : t("connection-lost");
  return html`<span class=${`link ${ok ? "good" : "lost"}`} role="status" title=${text}>
    <i aria-hidden="true"></i><span class=${ok ? "spoken" : ""}>${text}</span>
    ${
      link === "lost"
        ? html`<button
      type="button"
      class="btn ghost small"
      onClick=${() => table.wake()}
    >${t("connection-now")}</button>`
        : null
    }
  </span>`;
}

/** Whose turn it is, as a pill; the accent only for one's own. */
function TurnPill() {
  const play = usePlay();
  const { table } = play;
  const info = table.info.value;
  if (!info) return null;
  if (info.status === "over") return html`<span class="turn other">${t("table-over")}</span>`;
  if (table.myTurn.value) return html`<span class="turn">${t("table-your-turn")}</span>`;
  return info.to_move === null
    ? null
    : html`<span class="turn other name">${t("table-turn", { name: plainName(play, info.to_move) })}</span>`;
}

export function TopBar() {
  const play = usePlay();
  const { table, edition, sheet } = play;
  const round = table.round.value;
  const met =
    table.turns.value.some(turn => turn.events.some(event => event.type === "met_goal")) &&
    table.info.value?.status === "playing";
  const sounding = settings.sound.value;
  const names = (table.view.value?.players ?? []).map((_, seat) => plainName(play, seat));
  return html`<nav class="top">
    <h1 class="spoken">${t(`edition-${edition.key}`)}: ${formatList(names)}</h1>
    <a class="home" href="/" aria-label=${`Parure: ${t("menu-home")}`}><${Logo} /></a>
    <span class="ed">${t(`edition-${edition.key}`)}</span>
    ${round ? html`<span class="rd">${t("table-round", { round })}${met ? html` · <b class="final">${t("table-last-round")}</b>` : null}</span>` : null}
    <${TurnPill} />
    <${LinkState} />
    <span class="sp"></span>
    <button
      type="button"
      class="iconbtn movesbtn"
      aria-label=${t("table-moves")}
      title=${t("table-moves")}
      onClick=${() => (sheet.value = "moves")}
    ><${Icon} name="list" /></button>
    <button
      type="button"
      class="iconbtn soundbtn"
      aria-label=${t("menu-sound")}
      aria-pressed=${sounding}
      title=${t("menu-sound")}
      onClick=${() => (settings.sound.value = !sounding)}
    ><${Icon} name=${sounding ? "sound" : "mute"} /></button>
    <button
      type="button"
      class="iconbtn keysbtn"
      aria-label=${t("keys-title")}
      title=${t("keys-title")}
      onClick=${() => (sheet.value = "keys")}
    ><${Icon} name="help" /></button>
    <button
      type="button"
      class="iconbtn"
      aria-label=${t("table-menu")}
      title=${t("table-menu")}
      onClick=${() => (sheet.value = "menu")}
    ><${Icon} name="menu" /></button>
  </nav>`;
}
