// Before the game: who is here, who is missing, and the links that bring them. Whoever has a link sits down here.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { ApiError, claimSeat, isRefused, makeToken } from "../core/api.js";
import { hasMessage, t } from "../core/language.js";
import { levelOf } from "../core/level.js";
import { fragment, navigate, path } from "../core/router.js";
import { claimToken, dropClaim, invitations, keepSeat, ownSeats } from "../core/seats.js";
import { settings } from "../core/settings.js";
import { Avatar } from "../parts/avatar.js";
import { Icon } from "../parts/icon.js";
import { Logo, Necklace } from "../parts/logo.js";

/** @typedef {import("../core/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../core/table.js").Table} Table */
/** @typedef {import("../core/types.js").Edition} Edition */

/** A refusal in words. @param {unknown} error */
export function errorText(error) {
  if (!(error instanceof ApiError)) return t("error-unknown", { detail: String(error) });
  return hasMessage(`error-${error.code}`) ? t(`error-${error.code}`) : t("error-unknown", { detail: error.message });
}

/**
 * A link that can be copied, or shared where the device can.
 * @param {{href: string, label: string, text: string}} props
 */
function LinkRow({ href, label, text }) {
  const copied = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      copied.value = true;
      setTimeout(() => (copied.value = false), 2_000);
    } catch {
      field.current?.select(); // no leave to copy: the person can
    }
  };
  const share = () => navigator.share({ title: text, text, url: href }).catch(() => {});
  return html`<div class="linkrow">
    <input
      ref=${field}
      class="input"
      readonly
      value=${href}
      aria-label=${label}
      onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()}
    />
    <button type="button" class="btn" onClick=${copy}><${Icon} name=${copied.value ? "tick" : "copy"} />${copied.value ? t("copied") : t("lobby-copy")}</button>
    ${"share" in navigator ? html`<button type="button" class="btn ghost" onClick=${share}>${t("lobby-share")}</button>` : null}
    <span class="spoken" role="status">${copied.value ? t("copied") : ""}</span>
  </div>`;
}

/** Sitting down: a name, and a seat. @param {{table: Table, invitation: string | null, edition: Edition}} props */
function Sit({ table, invitation, edition }) {
  const name = useSignal(settings.names.peek()[0] ?? "");
  const problem = useSignal("");
  /** @param {Event} event */
  const sit = async event => {
    event.preventDefault();
    table.claiming.value = true;
    problem.value = "";
    const called = name.value.trim() || t("player-number", { number: 2 });
    try {
      const asked = { name: called, token: claimToken(table.id, makeToken) };
      const { seat, token } = await claimSeat(table.id, invitation ? { ...asked, invitation } : asked);
      settings.names.value = [called, ...settings.names.peek().slice(1)];
      keepSeat(table.id, seat, token);
      if (fragment.peek() && path.peek() === `/t/${table.id}`) navigate(`/t/${table.id}`, { replace: true });
      table.open();
    } catch (error) {
      problem.value = errorText(error);
      if (isRefused(error)) dropClaim(table.id);
    }
    table.claiming.value = false;
  };
  return html`<form class="sit panel" onSubmit=${sit}>
    <h2 class="display">${t("lobby-invited", { game: t(`edition-${edition.key}`) })}</h2>
    <label class="field"><span>${t("home-your-name")}</span>
      <input
        class="input"
        maxlength="40"
        value=${name.value}
        autocomplete="nickname"
        dir="auto"
        onInput=${(/** @type {InputEvent} */ event) => (name.value = /** @type {HTMLInputElement} */ (event.currentTarget).value)}
      />
    </label>
    <button type="submit" class="btn big" disabled=${table.claiming.value}>${t("lobby-sit")}</button>
    ${problem.value ? html`<p class="refusal" role="alert"><${Icon} name="warn" />${problem.value}</p>` : null}
  </form>`;
}

/** What a seat is, below its name. @param {SeatInfo} chair @param {boolean} again whether the same people go on */
function seatWords(chair, again) {
  if (!chair.free) return levelOf(chair) ?? (chair.agent ? t("computer") : again ? t("lobby-agreed") : "");
  if (again) return t("lobby-not-agreed");
  return t(chair.who === "anyone" ? "seat-anyone" : "seat-friend");
}

/**
 * @param {{chair: SeatInfo, seat: number, mine: boolean, again: boolean, link: string | undefined, game: string}} props
 */
function Chair({ chair, seat, mine, again, link, game }) {
  const named = !chair.free || again;
  return html`<li class=${`chair ${chair.free ? "free" : ""}`}>
    <${Avatar} name=${named ? chair.name : "?"} computer=${Boolean(chair.agent)} />
    <div class="who"><strong class="name">${!named ? t("seat-free") : mine ? `${chair.name} (${t("you")})` : chair.name}</strong>
      <small>${seatWords(chair, again)}</small></div>
    ${chair.free ? null : html`<span class="here"><${Icon} name="tick" /></span>`}
    ${
      chair.free && link
        ? html`<${LinkRow}
      href=${link}
      label=${t("lobby-link-for", { number: seat + 1 })}
      text=${t("lobby-share-text", { game })}
    />`
        : null
    }
  </li>`;
}

/** @param {{table: Table, edition: Edition}} props */
export function Waiting({ table, edition }) {
  const info = table.info.value;
  const problem = useSignal("");
  useEffect(() => {
    document.title = t("page-title", { page: t(info?.rematch_of ? "end-rematch" : "lobby-title") });
  });
  if (!info) return null;
  const own = ownSeats(table.id).map(({ seat }) => seat);
  const kept = new Map(invitations(table.id).map(({ seat, invitation }) => [seat, invitation]));
  const missing = info.seats.filter(chair => chair.free).length;
  const invitation = fragment.value || null;
  const canSit =
    table.claiming.value ||
    (!own.length && missing > 0 && (invitation || info.seats.some(chair => chair.free && chair.who === "anyone")));
  const game = t(`edition-${edition.key}`);
  const again = info.rematch_of !== null;
  const leave = () =>
    table.standUp().then(
      () => navigate("/"),
      error => (problem.value = errorText(error)),
    );
  return html`<div class="waiting">
    <nav class="top"><a
      class="home"
      href="/"
      aria-label=${`Parure: ${t("menu-home")}`}
    ><${Logo} /></a><span class="ed">${game}</span><span class="sp"></span></nav>
    <main>
      <${Necklace} edition=${edition} />
      ${canSit ? html`<${Sit} table=${table} invitation=${invitation} edition=${edition} />` : null}
      <section class="panel room">
        <h1 class="display">${t(again ? "end-rematch" : "lobby-title")}</h1>
        <p role="status">${missing ? html`<b>${t("lobby-waiting", { count: missing })}</b>` : null}</p>
        <p>${t(again ? "lobby-rematch-starts" : "lobby-starts")}</p>
        <ol>
          ${info.seats.map((chair, seat) => {
            const secret = kept.get(seat);
            const link = secret
              ? `${location.origin}/t/${table.id}#${secret}`
              : chair.who === "anyone" && own.length
                ? `${location.origin}/t/${table.id}`
                : undefined;
            return html`<${Chair}
              key=${seat}
              chair=${chair}
              seat=${seat}
              mine=${own.includes(seat)}
              again=${again}
              link=${link}
              game=${game}
            />`;
          })}
        </ol>
        ${kept.size ? html`<p class="quiet"><${Icon} name="info" />${t("lobby-once")}</p>` : null}
        ${info.listed && info.seats.some(chair => chair.free && chair.who === "anyone") ? html`<p class="quiet">${t("lobby-listed")}</p>` : null}
        ${problem.value ? html`<p class="refusal" role="alert">${problem.value}</p>` : null}
        <div class="after">
          ${own.length ? html`<button type="button" class="btn ghost" onClick=${leave}>${t("lobby-leave")}</button>` : null}
          ${again ? html`<a class="btn ghost" href=${`/t/${info.rematch_of}`}>${t("lobby-back")}</a>` : null}
        </div>
      </section>
    </main>
  </div>`;
}
