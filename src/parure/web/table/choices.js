// Choices that the bar holds: how to pay, what to give back, which tile comes.
import { html } from "htm/preact";
import { t, tParts } from "../core/language.js";
import { cardAt, claimable, payment, returnable, swapPayment, total, waysAt } from "../core/staging.js";
import { TIME, WILD } from "../core/types.js";
import { Gem } from "../parts/gem.js";
import { Tile } from "../parts/tile.js";
import { usePlay } from "./context.js";
import { Ten } from "./player.js";
import { gemName, gemWords, tileWords } from "./words.js";

/** What I pay: a token that wild could stand for is a button that swaps it, and back. */
export function Payment() {
  const { table, edition, hands } = usePlay();
  const view = table.view.value;
  const seat = table.seat.value;
  const staged = table.staged.value;
  if (!view || seat === null || staged.type !== "card") return null;
  const player = view.players[seat];
  const id = cardAt(view, staged.place, seat);
  const paid = player && payment(staged, id ? (edition.cards[id] ?? null) : null, player, table.payments.value);
  if (!paid) return null;
  if (!total(paid)) return html`<span class="chips free">${t("bar-free")}</span>`;
  const ways = waysAt(table.payments.value, staged.place);
  const tokens = paid.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const coins = html`<span class="chips" role="group" aria-label=${t("bar-pay", { payment: gemWords(edition, paid) })}>
    ${tokens.map((kind, i) => {
      const gem = html`<${Gem} kind=${kind} edition=${edition} size=${28} fluid />`;
      if (!swapPayment(ways, paid, kind)) return html`<span key=${i} class="coin">${gem}</span>`;
      const label =
        kind === WILD
          ? t("pay-keep-wild", { edition: edition.key })
          : t("pay-with-wild", { edition: edition.key, gems: gemName(edition, kind) });
      return html`<button
        key=${i}
        type="button"
        class="coin swap"
        data-nav
        aria-label=${label}
        title=${label}
        onClick=${() => hands.swap(kind)}
      >${gem}<i aria-hidden="true">⇄</i></button>`;
    })}
    ${ways.length > 1 ? html`<small class="ways">${t("pay-ways", { count: ways.length })}</small>` : null}
  </span>`;
  return html`<span class="pay">${tParts("bar-pay", { payment: coins })}</span>`;
}

/** The tokens to choose from when too many are held. What was just taken lies among them. */
export function GiveBack() {
  const { table, edition, hands } = usePlay();
  const view = table.view.value;
  const seat = table.seat.value;
  const staged = table.staged.value;
  const player = seat === null ? undefined : view?.players[seat];
  if (!player || staged.type !== "return") return null;
  const may = returnable(table.legal.value);
  const turns = table.turns.value;
  const last = turns[turns.length - 1];
  const took = last?.seat === seat ? last.events.find(event => event.type === "took") : undefined;
  const kinds = edition.theme.kinds.map((_, kind) => kind).filter(kind => (player.tokens[kind] ?? 0) > 0);
  return html`<div class="give" role="group" aria-label=${t("bar-return-why", { limit: edition.token_limit })}>
    ${kinds.map(kind => {
      const chosen = staged.kinds.filter(one => one === kind).length;
      const count = (player.tokens[kind] ?? 0) - chosen;
      const recent = took?.type === "took" && (took.gems[kind] ?? 0) > 0;
      const can = may.includes(kind);
      const gems = Array.from({ length: TIME + 1 }, (_, i) => (i === kind ? (player.tokens[kind] ?? 0) : 0));
      return html`<button
        key=${kind}
        type="button"
        class=${`token ${chosen ? "sel" : ""} ${can ? "" : "lock"} ${recent ? "recent" : ""}`}
        data-nav
        aria-pressed=${chosen ? "true" : "false"}
        aria-disabled=${can ? undefined : "true"}
        aria-label=${chosen ? `${gemWords(edition, gems)}, ${t("sr-pile-staged", { count: chosen })}` : gemWords(edition, gems)}
        aria-keyshortcuts=${edition.theme.kinds[kind]?.letter}
        onClick=${() => hands.gem(kind)}
      >
        <${Gem} kind=${kind} edition=${edition} size=${28} fluid /><b>${count}</b>
        ${chosen ? html`<span class="minus" aria-hidden="true">−${chosen}</span>` : null}
      </button>`;
    })}
    <${Ten} count=${total(player.tokens) - staged.kinds.length} limit=${edition.token_limit} />
  </div>`;
}

/** The tiles that are met: one of them comes. */
export function TileChoice() {
  const { table, edition, hands } = usePlay();
  const staged = table.staged.value;
  if (staged.type !== "claim") return null;
  return html`<div class="pickrow" role="group" aria-label=${t("bar-choose-tile", { edition: edition.key })}>
    ${claimable(table.legal.value).map(id => {
      const tile = edition.tiles[id];
      if (!tile) return null;
      const picked = staged.tile === id;
      return html`<${Tile}
        key=${id}
        tile=${tile}
        edition=${edition}
        can
        selected=${picked}
        label=${tileWords(edition, id)}
        onClick=${() => hands.tile(id)}
        class="pick"
        attributes=${{ "data-nav": true }}
      />`;
    })}
  </div>`;
}
