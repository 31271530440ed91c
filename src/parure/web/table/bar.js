// The action bar: the choice in the making in words, what follows from it, why something was refused, and the buttons.
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ApiError } from "../core/api.js";
import { consequences, shortOf } from "../core/consequence.js";
import { hasMessage, t } from "../core/language.js";
import { actions, allows, cardAt, gemsMissing, payment, total } from "../core/staging.js";
import { Gem } from "../parts/gem.js";
import { Icon } from "../parts/icon.js";
import { isAway, plainName, usePlay } from "./context.js";
import { GiveBack, Payment, TileChoice } from "./choices.js";
import { TurnLine, remarkText } from "./log.js";
import { Thinking } from "./player.js";
import { RematchButton, wishOf } from "./rematch.js";
import { cardName, gemWords, missingWords } from "./words.js";

/** @typedef {import("./context.js").Play} Play */
/** @typedef {import("../core/types.js").Refusal} Refusal */

/**
 * A refusal in words: the reason and the rule, or what the server's code means.
 * @param {Play} play
 * @param {Refusal} refusal
 */
export function refusalText(play, refusal) {
  if (refusal.reason && hasMessage(`reason-${refusal.reason}`))
    return t(`reason-${refusal.reason}`, { rule: refusal.rule ?? "", edition: play.edition.key });
  if (refusal.code === "bad_action") return `${t("error-bad_action")} ${refusal.message}`;
  return hasMessage(`error-${refusal.code}`)
    ? t(`error-${refusal.code}`)
    : t("error-unknown", { detail: refusal.message || refusal.code });
}

/** What follows, as a sentence or two. @param {Play} play */
function whatFollows(play) {
  const { table, edition } = play;
  const view = table.view.value;
  const seat = table.seat.value;
  const staged = table.staged.value;
  if (!view || seat === null) return [];
  const id = staged.type === "card" ? cardAt(view, staged.place, seat) : null;
  const card = id ? (edition.cards[id] ?? null) : null;
  const player = view.players[seat];
  const paid = player ? payment(staged, card, player, table.payments.value) : null;
  const names = view.players.map((_, other) => plainName(play, other));
  const told = consequences(staged, view, seat, edition, { card, paid, names });
  const words = told.map(({ key, args }) => t(key, args));
  if (staged.type === "card" && staged.verb === "reserve" && card) {
    const lacking = shortOf(card, view, seat);
    if (lacking) words.push(t("bar-lacking", { gems: missingWords(edition, lacking.missing) }));
  }
  return words;
}

/** What happened last: shown where there is no room for the log. */
function LastMove() {
  const play = usePlay();
  const turns = play.table.turns.value;
  const last = turns[turns.length - 1];
  const remarks = play.table.remarks.value;
  const remark = remarks[remarks.length - 1];
  if (remark && remark.after >= (last?.number ?? -1))
    return html`<p class="lastmove" aria-hidden="true">${remarkText(play, remark)}</p>`;
  return last ? html`<p class="lastmove" aria-hidden="true"><${TurnLine} play=${play} turn=${last} /></p>` : null;
}

/** A line to type a move. */
function Typing() {
  const { typing, hands, table } = usePlay();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  // Before the next key: whoever types at once loses no letter.
  useLayoutEffect(() => field.current?.focus(), []);
  /** @param {Event} event */
  const send = async event => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (text && (await hands.type(text))) typing.value = false;
    else if (!text) typing.value = false;
  };
  const example = "wug · buy 2c · reserve deck3";
  return html`<form class="typing" onSubmit=${send} onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (event.key === "Escape") {
      typing.value = false;
      table.refusal.value = null;
    }
  }}>
    <input
      ref=${field}
      class="input"
      aria-label=${t("table-notation")}
      placeholder=${t("table-notation-hint", { example })}
      maxlength="100"
      autocomplete="off"
      autocapitalize="off"
      spellcheck=${false}
    />
    <button type="button" class="btn ghost" onClick=${() => (typing.value = false)}>${t("cancel")}</button>
    <button type="submit" class="btn">${t("bar-confirm")}</button>
  </form>`;
}

/** Whom the table waits for: somebody who thinks, or who is not there. @param {Play} play @param {number} seat */
const waitingFor = (play, seat) =>
  isAway(play, seat)
    ? t("table-away", { name: plainName(play, seat) })
    : html`<${Thinking} />${t("table-thinking", { name: plainName(play, seat) })}`;

/** @param {Play} play @returns {{title: unknown, chips?: unknown, grow?: unknown, buttons: unknown, tone?: string}} */
function content(play) {
  const { table, edition, hands } = play;
  const view = table.view.value;
  const seat = table.seat.value;
  const staged = table.staged.value;
  const legal = table.legal.value;
  const busy = table.slow.value;
  const info = table.info.value;
  const cancel = html`<button
    type="button"
    class="btn ghost"
    data-nav
    disabled=${busy}
    onClick=${() => hands.cancel()}
  >${t("cancel")}</button>`;
  /** @param {string} label @param {boolean} [ready] */
  const confirm = (label, ready = true) =>
    html`<button
      type="button"
      class=${`btn yes ${ready ? "" : "dim"}`}
      data-nav
      aria-disabled=${ready ? undefined : "true"}
      disabled=${busy}
      onClick=${() => hands.confirm()}
    >${label}</button>`;
  if (info?.status === "over") {
    const wish = wishOf(play);
    /** @param {unknown} error */
    const fail = error => {
      table.refusal.value = error instanceof ApiError ? error : { code: "trouble", message: String(error) };
    };
    return {
      title: wish ?? t("table-over"),
      buttons: html`<button
          type="button"
          class=${`btn ${wish ? "ghost" : ""}`}
          data-nav
          onClick=${() => (play.ended.value = true)}
        >${t("end-result")}</button>
        ${wish && html`<${RematchButton} onFail=${fail} />`}`,
    };
  }
  if (seat === null) {
    const moving = info?.to_move ?? null;
    return {
      title: moving === null ? t("table-watching") : waitingFor(play, moving),
      chips: moving === null ? null : html`<span class="why">${t("table-watching")}</span>`,
      buttons: null,
    };
  }
  if (!table.myTurn.value || !view) {
    const moving = info?.to_move ?? null;
    return {
      title: moving === null ? t("loading") : waitingFor(play, moving),
      buttons: null,
      tone: "idle",
    };
  }
  switch (staged.type) {
    case "take": {
      const missing = gemsMissing(legal, staged.gems);
      const ready = actions(legal, staged).length > 0;
      return {
        title: t("bar-take"),
        chips: html`<span class="chips" role="img" aria-label=${gemWords(edition, staged.gems)}>
          ${staged.gems.flatMap((count, kind) => Array.from({ length: count }, () => html`<${Gem} kind=${kind} edition=${edition} size=${30} fluid />`))}
          ${Array.from({ length: missing }, () => html`<span class="hole"></span>`)}
        </span>`,
        buttons: html`${cancel}${confirm(t("bar-take-count", { count: total(staged.gems) }), ready)}`,
      };
    }
    case "card": {
      const id = cardAt(view, staged.place, seat);
      const buys = allows(legal, "buy", staged.place);
      const reserves = allows(legal, "reserve", staged.place);
      const name = id ? cardName(edition, id) : "";
      const buyable = staged.place.type !== "deck";
      const reservable = staged.place.type !== "held";
      /** @param {"buy" | "reserve"} verb @param {boolean} can */
      const button = (verb, can) =>
        html`<button
          type="button"
          class=${`btn ${staged.verb === verb ? "yes" : "ghost"} ${can ? "" : "dim"}`}
          data-nav
          aria-disabled=${can ? undefined : "true"}
          disabled=${busy}
          onClick=${() => hands.verb(verb)}
        >${t(`bar-${verb}`)}</button>`;
      return {
        title:
          staged.verb === "buy"
            ? t("bar-buy-card", { card: name })
            : id
              ? t("bar-reserve-card", { card: name })
              : t("bar-reserve-deck", { level: staged.place.type === "held" ? 0 : staged.place.tier + 1 }),
        chips: staged.verb === "buy" ? html`<${Payment} />` : null,
        buttons: html`${cancel}${reservable && buyable ? button("reserve", reserves) : null}${buyable ? button("buy", buys) : button("reserve", reserves)}`,
      };
    }
    case "return": {
      const need = hands.need();
      const alone = info?.seats.every((chair, other) => chair.agent || other === seat);
      return {
        title: t("bar-return", { count: need }),
        chips: html`<span class="why">${t("bar-return-why", { limit: edition.token_limit })}</span>`,
        grow: html`<${GiveBack} />`,
        buttons: html`${
          alone &&
          html`<button type="button" class="btn ghost" data-nav disabled=${busy} onClick=${() => table.ask("takeback")}>
            ${t("menu-takeback")}
          </button>`
        }${confirm(t("bar-return-button"), staged.kinds.length === need)}`,
        tone: "warn",
      };
    }
    case "claim":
      return {
        title: t("bar-choose-tile"),
        grow: html`<${TileChoice} />`,
        buttons: confirm(t("bar-receive"), staged.tile !== null),
        tone: "tall",
      };
    case "pass":
      return {
        title: t("bar-pass"),
        chips: html`<span class="why">${t("bar-pass-why")}</span>`,
        buttons: confirm(t("bar-pass")),
      };
    default:
      return {
        title: t("table-your-turn"),
        chips: html`<span class="why">${play.keys.value || t("bar-choose", { edition: edition.key })}</span>`,
        buttons: html`<button
          type="button"
          class="iconbtn type"
          data-nav
          aria-label=${t("table-notation")}
          title=${t("table-notation")}
          onClick=${() => (play.typing.value = true)}
        ><${Icon} name="keyboard" /></button>`,
      };
  }
}

/** Below the choice: why not, what follows from it, or what happened last. @param {{play: Play}} props */
function Below({ play }) {
  const { table } = play;
  const refusal = table.refusal.value;
  if (refusal) return html`<p class="refusal"><${Icon} name="warn" />${refusalText(play, refusal)}</p>`;
  const follows = whatFollows(play);
  if (follows.length) return html`<p class="why">${follows.join(" · ")}</p>`;
  if (wishOf(play)) return null;
  return table.staged.value.type === "idle" ? html`<${LastMove} />` : null;
}

export function Bar() {
  const play = usePlay();
  const { table, typing } = play;
  const refusal = table.refusal.value;
  const busy = table.slow.value;
  const { title, chips, grow, buttons, tone = "" } = content(play);
  const states = [table.myTurn.value ? "mine" : "idle", tone, refusal && "refused"].filter(Boolean).join(" ");
  const inside =
    typing.value && table.myTurn.value
      ? html`<div class="say">${refusal && html`<${Below} play=${play} />`}<${Typing} /></div>`
      : html`<div class="say">
            <p class="line"><b>${title}</b>${chips}</p>
            <${Below} play=${play} />
          </div>
          ${grow}
          <div class="buttons">${buttons}</div>`;
  return html`<section class=${`bar ${states}`} aria-label=${t("bar-label")} aria-busy=${busy}>
    ${inside}
    ${busy && html`<span class="spoken" role="status">${t("bar-sending")}</span>`}
  </section>`;
}
