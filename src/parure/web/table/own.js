// One's own panel: what I have, what I will have after what is staged, and my reserved cards as real cards.
import { html } from "htm/preact";
import { t } from "../core/language.js";
import { allows, cardAt, payment, tokensAfter, total } from "../core/staging.js";
import { Avatar } from "../parts/avatar.js";
import { Card } from "../parts/card.js";
import { Clock } from "./clock.js";
import { plainName, usePlay } from "./context.js";
import { NAV, coverOf, faceWords } from "./market.js";
import { Goal, Holdings, Tags, Ten, Won } from "./player.js";
import { playerWords } from "./words.js";

/**
 * The ten cells: held, and what the staged choice adds or takes.
 * @param {{before: number, after: number, limit: number}} props
 */
function Meter({ before, after, limit }) {
  const cells = Array.from({ length: limit }, (_, i) =>
    i < Math.min(before, after) ? "on" : i < after ? "plus" : i < before ? "minus" : "",
  );
  return html`<div class="meter">
    <span class="cells" aria-hidden="true">
      ${cells.map((cell, i) => html`<i key=${i} class=${cell}></i>`)}
      ${after > limit && html`<i class="over">+${after - limit}</i>`}
    </span>
    <${Ten} count=${after} limit=${limit} />
  </div>`;
}

/** @param {{seat: number}} props */
function Hand({ seat }) {
  const play = usePlay();
  const { table, edition, hands } = play;
  const view = table.view.value;
  const player = view?.players[seat];
  if (!view || !player) return null;
  const staged = table.staged.value;
  const legal = table.legal.value;
  return html`<div class="hand" role="group" aria-label=${t("reserved-name")}>
    ${Array.from({ length: edition.hand_limit }, (_, index) => {
      const id = player.reserved[index];
      const card = typeof id === "string" ? edition.cards[id] : undefined;
      if (!card)
        return html`<span
          key=${`slot${index}`}
          class="handslot"
          data-held=${`${seat}-${index}`}
        >${t("table-empty-space")}</span>`;
      /** @type {import("../core/types.js").Place} */
      const place = { type: "held", index };
      const can = allows(legal, "buy", place);
      const picked = staged.type === "card" && staged.place.type === "held" && staged.place.index === index;
      const hidden = player.blind[index] ?? false;
      return html`<span key=${card.id} class="handcard" data-held=${`${seat}-${index}`}>
        <${Card}
          card=${card}
          edition=${edition}
          cover=${coverOf(player)}
          can=${can}
          selected=${picked}
          flag=${hidden ? t("table-hidden") : undefined}
          label=${faceWords(play, card, { can, picked, hidden, player })}
          onClick=${() => hands.place(place)}
          attributes=${NAV}
        />
      </span>`;
    })}
  </div>`;
}

/** What is left to the goal. @param {{points: number}} props */
function Distance({ points }) {
  const { edition } = usePlay();
  return html`<p class="togo">${t("table-distance", { count: Math.max(0, edition.goal.points - points) })}</p>`;
}

export function Own() {
  const play = usePlay();
  const { table, edition, sheet } = play;
  const seat = table.seat.value;
  const view = table.view.value;
  const player = seat === null ? undefined : view?.players[seat];
  const chair = seat === null ? undefined : table.info.value?.seats[seat];
  if (seat === null || !view || !player || !chair) return null;
  const staged = table.staged.value;
  const id = staged.type === "card" ? cardAt(view, staged.place, seat) : null;
  const after = tokensAfter(
    staged,
    view,
    seat,
    payment(staged, id ? (edition.cards[id] ?? null) : null, player, table.payments.value),
  );
  const name = plainName(play, seat);
  return html`<section
    class=${`player me ${table.myTurn.value ? "now" : ""}`}
    data-player=${seat}
    aria-label=${t("table-you")}
  >
    <p class="spoken">${playerWords(edition, name, player)}</p>
    <button
      type="button"
      class="own-open"
      aria-label=${t("table-you")}
      onClick=${() => (sheet.value = { player: seat })}
    ></button>
    <div class="id">
      <header>
        <${Avatar} name=${chair.name} />
        <div class="who">
          <strong class="name">${table.shared ? name : t("you")}</strong>
          <small class="state"><${Clock} seat=${seat} />${!table.shared && html`<span class="name">${name}</span>`}</small>
        </div>
        <${Tags} player=${player} leads=${view.leader === seat} />
        <span class="score" data-score=${seat}>${player.points}</span>
      </header>
      <${Goal} player=${player} edition=${edition} />
      ${!edition.goal.time && html`<${Distance} points=${player.points} />`}
    </div>
    <div class="mid">
      <${Holdings} seat=${seat} player=${player} size=${30} after=${after} />
      <${Meter} before=${total(player.tokens)} after=${total(after)} limit=${edition.token_limit} />
    </div>
    <${Won} player=${player} />
    <${Hand} seat=${seat} />
  </section>`;
}
