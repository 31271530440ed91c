// The other players: all that is public about each, at a glance.
import { html } from "htm/preact";
import { t } from "../core/language.js";
import { levelOf } from "../core/level.js";
import { total } from "../core/staging.js";
import { TIME, WILD } from "../core/types.js";
import { Avatar } from "../parts/avatar.js";
import { SmallCard } from "../parts/card.js";
import { Chip } from "../parts/chip.js";
import { CardBack } from "../parts/deck.js";
import { Gauntlet } from "../parts/gauntlet.js";
import { Gem } from "../parts/gem.js";
import { Tag } from "../parts/icon.js";
import { Strand } from "../parts/strand.js";
import { SmallTile } from "../parts/tile.js";
import { Clock } from "./clock.js";
import { isAway, otherSeats, seatName, usePlay } from "./context.js";
import { recentGains } from "./gains.js";
import { cardWords, playerWords, tileWords } from "./words.js";

/** @typedef {import("../core/types.js").PlayerView} PlayerView */
/** @typedef {import("./gains.js").Gain} Gain */

/**
 * The Gauntlet's three conditions in words.
 * @param {import("../core/types.js").Edition} edition
 * @param {PlayerView} player
 */
const gauntletWords = (edition, player) => ({
  points: t("table-gauntlet-points", { points: player.points, goal: edition.goal.points }),
  colours: t("table-gauntlet-colours", { number: player.bonuses.slice(0, WILD).filter(Boolean).length }),
  time: `${t("table-gauntlet-time")}: ${t(player.tokens[TIME] ? "table-met" : "table-not-met")}`,
});

/**
 * How far a player is on the way to the goal.
 * @param {{ player: PlayerView, edition: import("../core/types.js").Edition }} props
 */
export const Goal = ({ player, edition }) =>
  edition.goal.time
    ? html`<${Gauntlet}
        points=${player.points}
        bonuses=${player.bonuses}
        time=${player.tokens[TIME] ?? 0}
        goal=${edition.goal}
        edition=${edition}
        labels=${gauntletWords(edition, player)}
      />`
    : html`<${Strand}
        points=${player.points}
        goal=${edition.goal.points}
        label=${t("table-distance", { count: Math.max(0, edition.goal.points - player.points) })}
      />`;

/** Three lozenges that breathe. */
export const Thinking = () => html`<span class="think" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** Avengers tags, and the tile that most of them hold. @param {{player: PlayerView, leads: boolean}} props */
export function Tags({ player, leads }) {
  const { edition } = usePlay();
  if (!edition.assemble) return null;
  return html`<span
    class="tags"
    role="img"
    aria-label=${`${t("tags-count", { count: player.tags })}${leads ? `, ${t("end-holds-assemble")}` : ""}`}
  >
    <${Tag} /><b>${player.tags}</b>${leads ? html`<em title=${t("assemble")}><${Tag} />+${edition.assemble.points}</em>` : null}
  </span>`;
}

/**
 * A column a kind: bonus above, token below; what the last move changed is marked in ink.
 * @param {{seat: number, player: PlayerView, gain?: Gain | undefined, size: number, after?: readonly number[]}} props
 */
export function Holdings({ seat, player, gain, size, after }) {
  const { edition } = usePlay();
  const kinds = edition.theme.kinds.map((_, kind) => kind).filter(kind => kind !== TIME || edition.goal.time);
  return html`<div class="cols" aria-hidden="true">
    ${kinds.map(kind => {
      const count = player.tokens[kind] ?? 0;
      const change = gain?.tokens[kind] ?? 0;
      const plus = gain?.bonuses[kind] ?? 0;
      const next = after ? (after[kind] ?? 0) - count : 0;
      return html`<div key=${kind} class="col">
        ${
          kind < WILD
            ? html`<span class="chipbox" data-chip=${`${seat}-${kind}`}><${Chip}
              kind=${kind}
              count=${player.bonuses[kind] ?? 0}
              edition=${edition}
              gain=${plus > 0}
            /></span>`
            : html`<span class="chipbox none"></span>`
        }
        <span class=${`tok ${count ? "" : "zero"} ${change ? "changed" : ""}`} data-token=${`${seat}-${kind}`}>
          <${Gem} kind=${kind} edition=${edition} size=${size} fluid /><b>${count}</b>
          ${change ? html`<span class="plus">${change > 0 ? "+" : "−"}${Math.abs(change)}</span>` : null}
          ${next ? html`<span class="next">${next > 0 ? "+" : "−"}${Math.abs(next)}</span>` : null}
        </span>
      </div>`;
    })}
  </div>`;
}

/**
 * Reserved cards of another: a face where all have seen it, else a back.
 * @param {{player: PlayerView, seat: number, limit: number}} props
 */
function Reserved({ player, seat, limit }) {
  const { edition } = usePlay();
  return html`<span class="held" role="img" aria-label=${t("sr-player-reserved", { count: player.reserved.length })}>
    ${Array.from({ length: limit }, (_, i) => {
      const card = player.reserved[i];
      if (card === undefined) return html`<span key=${i} class="mini vacant" data-held=${`${seat}-${i}`}></span>`;
      const face = typeof card === "string" ? edition.cards[card] : undefined;
      const level = typeof card === "string" ? 1 : card.tier + 1;
      return html`<span
        key=${i}
        class="mini"
        data-held=${`${seat}-${i}`}
        title=${face ? cardWords(edition, face.id) : t("sr-facedown", { level })}
      >
        ${face ? html`<${SmallCard} card=${face} edition=${edition} />` : html`<${CardBack} small level=${level} edition=${edition} />`}
      </span>`;
    })}
  </span>`;
}

/** Tiles won. @param {{player: PlayerView}} props */
export function Won({ player }) {
  const { edition } = usePlay();
  return html`<span class="won">
    ${player.tiles.map(id => {
      const tile = edition.tiles[id];
      return tile
        ? html`<span key=${id} title=${tileWords(edition, id)}><${SmallTile}
          tile=${tile}
          edition=${edition}
          label=${tileWords(edition, id)}
        /></span>`
        : null;
    })}
  </span>`;
}

/** n/10. @param {{count: number, limit: number}} props */
export const Ten = ({ count, limit }) =>
  html`<span
    class=${`ten ${count >= limit ? "full" : ""}`}
    role="img"
    aria-label=${t("sr-held", { number: count, limit })}
  ><b>${count}</b>/${limit}</span>`;

/** What a seat is doing, in a word. @param {{seat: number}} props */
export function SeatState({ seat }) {
  const play = usePlay();
  const { table } = play;
  const info = table.info.value;
  const chair = info?.seats[seat];
  if (!info || !chair) return null;
  const moving = info.to_move === seat;
  const level = levelOf(chair);
  const resigned = table.turns.value.some(
    turn => turn.seat === seat && turn.events.some(event => event.type === "resigned"),
  );
  /** @returns {string | null} */
  const describe = () => {
    if (isAway(play, seat)) return "seat-away";
    if (moving) return "thinking";
    if (chair.left) return "seat-left";
    if (resigned) return info.flagged === seat ? "seat-flagged" : "seat-resigned";
    return null;
  };
  const word = describe();
  return html`<small class="state">
    <${Clock} seat=${seat} />
    ${moving && word === "thinking" && html`<${Thinking} />`}
    ${level && html`<span class="name">${level}</span>`}
    ${word && html`<span class=${level && word === "thinking" ? "spoken" : ""}>${t(word)}</span>`}
  </small>`;
}

/**
 * Another player's panel; a button that opens the rest of it.
 * @param {{seat: number, gain: Gain | undefined, last: boolean}} props
 */
function Opponent({ seat, gain, last }) {
  const play = usePlay();
  const { table, edition, sheet } = play;
  const view = table.view.value;
  const player = view?.players[seat];
  const chair = table.info.value?.seats[seat];
  if (!view || !player || !chair) return null;
  const name = seatName(play, seat);
  const held = total(player.tokens);
  const moving = table.info.value?.to_move === seat;
  const level = levelOf(chair);
  return html`<section
    class=${`player other ${moving ? "now" : ""} ${last ? "moved" : ""}`}
    data-player=${seat}
    aria-label=${name}
  >
    <button
      type="button"
      class="open"
      data-nav
      aria-label=${playerWords(edition, name, player)}
      onClick=${() => (sheet.value = { player: seat })}
    ></button>
    <header>
      <${Avatar} name=${chair.name} computer=${Boolean(chair.agent)} away=${isAway(play, seat)} />
      <div class="who"><strong class="name">${name}</strong><${SeatState} seat=${seat} />
        <small class="brief" aria-hidden="true">
          ${level && html`<span class="grade">${level}</span>`}
          ${held}/${edition.token_limit}
          <span class="backs">${player.reserved.map(() => html`<i></i>`)}</span>
          <span class="crowns">${player.tiles.map(() => html`<i></i>`)}</span>
        </small>
      </div>
      <${Tags} player=${player} leads=${view.leader === seat} />
      <span class="score" data-score=${seat}>${player.points}</span>
    </header>
    <${Goal} player=${player} edition=${edition} />
    <${Holdings} seat=${seat} player=${player} gain=${gain} size=${18} />
    <footer><${Reserved}
      player=${player}
      seat=${seat}
      limit=${edition.hand_limit}
    /><${Won} player=${player} /><${Ten} count=${held} limit=${edition.token_limit} /></footer>
  </section>`;
}

/** Everybody else, clockwise. */
export function Opponents() {
  const play = usePlay();
  const { table, edition } = play;
  const turns = table.turns.value;
  const gains = recentGains(turns, table.seat.value, edition);
  const last = turns[turns.length - 1]?.seat ?? null;
  return html`<section class="opps" aria-label=${t("table-opponents")}>
    ${otherSeats(play).map(
      seat => html`<${Opponent}
      key=${seat}
      seat=${seat}
      gain=${gains.get(seat)}
      last=${last === seat}
    />`,
    )}
  </section>`;
}
