// The moves, newest first, with the cards as pictures.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { formatList, language, t } from "../core/language.js";
import { fullName } from "../core/level.js";
import { WILD } from "../core/types.js";
import { paint } from "../art/gem.js";
import { Gem } from "../parts/gem.js";
import { plainName, seatName, usePlay } from "./context.js";
import { cardName, eventParts, eventText, gemWords } from "./words.js";

/** @typedef {import("./context.js").Play} Play */
/** @typedef {import("../core/turns.js").Turn} Turn */

/** A card as a small picture: its colour, level and points. @param {{play: Play, id: string}} props */
export function CardMark({ play, id }) {
  const card = play.edition.cards[id];
  if (!card) return null;
  return html`<span
    class=${`mark ${paint(play.edition.key, card.bonus)}`}
    lang=${card.name ? "en" : undefined}
    role="img"
    aria-label=${cardName(play.edition, id)}
  >
    <span aria-hidden="true">${card.points ? html`<b>${card.points}</b>` : null}${card.name || "I".repeat(card.level)}</span>
    <${Gem} kind=${card.bonus} edition=${play.edition} size=${14} />
  </span>`;
}

/** Stones in a line of text. @param {{play: Play, gems: readonly number[]}} props */
export function Stones({ play, gems }) {
  return html`<span class="stones" role="img" aria-label=${gemWords(play.edition, gems)}>
    ${gems.flatMap((count, kind) => Array.from({ length: count }, () => html`<${Gem} kind=${kind} edition=${play.edition} size=${16} />`))}
  </span>`;
}

/** @param {Play} play @param {string} id */
function tileMark(play, id) {
  const tile = play.edition.tiles[id];
  if (!tile) return "";
  if (tile.name) return html`<em>${tile.name}</em>`;
  return html`<span class="stones" role="img" aria-label=${gemWords(play.edition, tile.demand)}>
    ${tile.demand.flatMap((count, kind) => (count && kind < WILD ? [html`<${Gem} kind=${kind} edition=${play.edition} size=${14} />`] : []))}
  </span>`;
}

/** @typedef {import("../core/types.js").Event} Event */

/**
 * Events as they are told: who sees the card that was drawn reads that it was reserved.
 * @param {readonly Event[]} events
 * @returns {readonly Event[]}
 */
function seenEvents(events) {
  const card = events.reduce(
    (found, event) => (event.type === "drew" ? event.card : found),
    /** @type {string | null} */ (null),
  );
  if (!card) return events;
  return events
    .filter(event => event.type !== "drew")
    .map(event => (event.type === "reserved" ? { ...event, card } : event));
}

/** @param {Play} play @returns {import("./words.js").Who} */
const whoOf = play => ({
  edition: play.edition,
  me: play.table.shared ? null : play.table.seat.value,
  name: seat => seatName(play, seat),
  flagged: play.table.info.value?.flagged ?? null,
});

/** What happened beside the moves, in words. @param {Play} play @param {import("../core/turns.js").Remark} remark */
export function remarkText(play, { type, seat }) {
  const name = plainName(play, seat);
  if (type === "left") return t("event-left", { name });
  return seat === whoOf(play).me ? t("event-took-back-you") : t("event-took-back", { name });
}

/** One turn in words and pictures. @param {{play: Play, turn: Turn}} props */
export function TurnLine({ play, turn }) {
  const who = whoOf(play);
  const names = play.table.info.value?.seats.map(chair => chair.name).join("\n");
  // A turn that is over is drawn once: of a long log, a move changes a line or two.
  return useMemo(() => {
    const draw = {
      card: (/** @type {string} */ id) => html`<${CardMark} play=${play} id=${id} />`,
      gems: (/** @type {readonly number[]} */ gems) => html`<${Stones} play=${play} gems=${gems} />`,
      tile: (/** @type {string} */ id) => tileMark(play, id),
    };
    const parts = seenEvents(turn.events)
      .map(event => eventParts(event, who, draw))
      .filter(part => part.length);
    return html`${parts.map((part, i) => html`<span class=${i ? "more" : "first"}>${part}</span>`)}`;
  }, [play, turn, names, who.me, who.flagged, language.value]);
}

/** Which computers play, and how well: their moves are told by name alone. */
export function Lineup() {
  const computers = (usePlay().table.info.value?.seats ?? []).filter(chair => chair.agent && !chair.left);
  return computers.length ? html`<p class="lineup">${formatList(computers.map(fullName), "unit")}</p>` : null;
}

/** The whole log. @param {{wide?: boolean}} props */
export function Log({ wide = false }) {
  const play = usePlay();
  const { table } = play;
  const turns = table.turns.value;
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const me = table.seat.value;
  const count = turns.length;
  const remarks = table.remarks.value;
  useEffect(() => list.current?.scrollTo({ top: 0 }), [count, remarks.length]);
  /** @param {number} number */
  const beside = number =>
    remarks
      .filter(remark => remark.after === number)
      .map(
        remark =>
          html`<li key=${`${remark.type}${remark.version}-${remark.seat}`} class="remark" value=${number + 1}>${remarkText(play, remark)}</li>`,
      );
  // What happened since one's own last turn is framed; without a seat, the last move.
  let fresh = 0;
  if (me === null) fresh = Math.min(1, count);
  else for (let i = count - 1; i >= 0 && turns[i]?.seat !== me; i--) fresh++;
  return html`<section class=${`log ${wide ? "wide" : ""}`} id=${wide ? undefined : "log"} aria-label=${t("table-moves")}>
    <h2>${t("table-moves")}</h2>
    <${Lineup} />
    ${count || remarks.length ? null : html`<p class="quiet">${t("table-no-moves")}</p>`}
    <ol ref=${list} reversed tabindex="0" aria-label=${t("table-moves")}>
      ${[
        ...beside(-1),
        ...turns.flatMap((turn, i) => {
          const newRound = i > 0 && turns[i - 1]?.round !== turn.round;
          return [
            html`<li
              key=${turn.number}
              class=${`${count - i <= Math.max(1, fresh) ? "last" : ""} ${newRound ? "round" : ""}`}
              value=${turn.number + 1}
            ><${TurnLine} play=${play} turn=${turn} /></li>`,
            ...beside(turn.number),
          ];
        }),
      ].reverse()}
    </ol>
  </section>`;
}

/** A turn as plain text. @param {Play} play @param {readonly import("../core/types.js").Event[]} events */
export function turnText(play, events) {
  const who = whoOf(play);
  return seenEvents(events)
    .map(event => eventText(event, who))
    .filter(Boolean)
    .join(". ");
}
