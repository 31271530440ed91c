// The cards on the table: three levels, the dearest on top, each with its deck.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { formatList, t } from "../core/language.js";
import { allows, price, samePlace } from "../core/staging.js";
import { newCards } from "../core/turns.js";
import { WILD } from "../core/types.js";
import { Card } from "../parts/card.js";
import { Deck as Pack, Vacant } from "../parts/deck.js";
import { usePlay } from "./context.js";
import { cardWords, gemWords, missingWords } from "./words.js";

/** @typedef {import("../core/types.js").CardData} CardData */
/** @typedef {import("../core/types.js").PlayerView} PlayerView */
/** @typedef {import("../core/types.js").Place} Place */
/** @typedef {import("./context.js").Play} Play */

const LONG_PRESS = 450;
/** Where the arrow keys stop. */
export const NAV = { "data-nav": true };

/** What a player's bonuses and tokens cover, by colour. @param {PlayerView | undefined} player */
export const coverOf = player =>
  player
    ? Array.from({ length: WILD }, (_, kind) => ({ bonus: player.bonuses[kind] ?? 0, token: player.tokens[kind] ?? 0 }))
    : undefined;

/**
 * A card for a screen reader: its face, whether I can pay, and what.
 * @param {Play} play @param {CardData} card
 * @param {{can: boolean, picked: boolean, hidden?: boolean, fresh?: boolean, player: PlayerView | undefined}} state
 */
export function faceWords({ edition }, card, { can, picked, hidden = false, fresh = false, player }) {
  const words = [cardWords(edition, card.id)];
  if (player) {
    const { payment, missing, short } = price(card, player);
    if (can) words.push(`${t("sr-card-can")}: ${gemWords(edition, payment)}`);
    else if (short) words.push(t("sr-card-cannot", { gems: missingWords(edition, missing) }));
  }
  if (picked) words.push(t("sr-card-chosen"));
  if (fresh) words.push(t("sr-card-new"));
  if (hidden) words.push(t("sr-card-hidden"));
  return formatList(words, "unit");
}

/** Handlers that reserve: the right button, or a finger that stays. @param {() => void} reserve */
export function useReserving(reserve) {
  const timer = useRef(0);
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onContextMenu: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      if (done.current) return; // the long press said so already
      reserve();
    },
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      done.current = false;
      if (event.pointerType === "mouse") return;
      stop();
      timer.current = window.setTimeout(() => {
        done.current = true;
        navigator.vibrate?.(15);
        reserve();
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
    },
    onClickCapture: (/** @type {MouseEvent} */ event) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A space of the market. @param {{tier: number, column: number, id: string | null, fresh: boolean}} props */
function Space({ tier, column, id, fresh }) {
  const play = usePlay();
  const { table, edition, hands } = play;
  /** @type {Place} */
  const place = { type: "slot", tier, column };
  const reserving = useReserving(() => hands.place(place, "reserve"));
  const card = id ? edition.cards[id] : undefined;
  if (!card)
    return html`<span class="space" data-slot=${`${tier}-${column}`}><${Vacant} label=${t("sr-empty-space", { level: tier + 1 })} /></span>`;
  const view = table.view.value;
  const seat = table.seat.value;
  const player = seat === null ? undefined : view?.players[seat];
  const staged = table.staged.value;
  const legal = table.legal.value;
  const picked = staged.type === "card" && samePlace(staged.place, place);
  const can = allows(legal, "buy", place);
  return html`<span class=${`space ${picked ? staged.verb : ""}`} data-slot=${`${tier}-${column}`} ...${reserving}>
    <${Card}
      key=${card.id}
      card=${card}
      edition=${edition}
      cover=${coverOf(player)}
      can=${can}
      selected=${picked}
      flag=${fresh ? t("table-new") : undefined}
      fresh=${fresh}
      label=${faceWords(play, card, { can, picked, fresh, player })}
      onClick=${play.still ? undefined : () => hands.place(place)}
      attributes=${play.still ? {} : NAV}
    />
  </span>`;
}

/** A deck. @param {{tier: number, left: number}} props */
function Deck({ tier, left }) {
  const { table, edition, hands, still } = usePlay();
  /** @type {Place} */
  const place = { type: "deck", tier };
  const staged = table.staged.value;
  const picked = staged.type === "card" && samePlace(staged.place, place);
  const reserving = useReserving(() => hands.place(place, "reserve"));
  return html`<span class="packbox" data-deck=${tier} ...${reserving}>
    <${Pack}
      level=${tier + 1}
      edition=${edition}
      left=${left}
      selected=${picked}
      label=${t("sr-deck", { level: tier + 1, count: left })}
      onClick=${still ? undefined : () => hands.place(place)}
      attributes=${still ? {} : NAV}
    />
  </span>`;
}

export function Market() {
  const { table, edition } = usePlay();
  const view = table.view.value;
  if (!view) return null;
  const fresh = newCards(table.turns.value, table.seat.value);
  const tiers = view.market.map((_, tier) => tier).reverse();
  return html`<main class="market" id="market" aria-label=${t("table-market")} style=${{ "--columns": edition.columns }}>
    ${tiers.map(
      tier => html`<div key=${tier} class="mrow" role="group" aria-label=${t("level", { level: tier + 1 })}>
        <${Deck} tier=${tier} left=${view.decks[tier] ?? 0} />
        ${(view.market[tier] ?? []).map(
          (id, column) => html`<${Space}
          key=${column}
          tier=${tier}
          column=${column}
          id=${id}
          fresh=${id !== null && fresh.has(id)}
        />`,
        )}
      </div>`,
    )}
  </main>`;
}
