// The tiles: those on the table, those that somebody has won, and in Marvel the one that changes hands.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { t } from "../core/language.js";
import { AssembleTile, Tile } from "../parts/tile.js";
import { seatName, usePlay } from "./context.js";
import { tileWords } from "./words.js";

export function Tiles() {
  const play = usePlay();
  const { table, edition } = play;
  const view = table.view.value;
  // A tile keeps its place when somebody has won it.
  const order = useRef(/** @type {string[]} */ ([]));
  if (!view) return null;
  /** @type {Map<string, number>} */
  const owners = new Map();
  view.players.forEach((player, seat) => player.tiles.forEach(id => owners.set(id, seat)));
  const all = [...view.tiles, ...owners.keys()];
  const kept = order.current.filter(id => all.includes(id));
  order.current = [...kept, ...all.filter(id => !kept.includes(id)).sort()];
  const seat = table.seat.value;
  const bonuses = seat === null ? undefined : view.players[seat]?.bonuses;
  const leader = view.leader;
  const held =
    leader === null
      ? t("table-assemble-nobody")
      : t("table-assemble-holder", { name: seatName(play, leader), count: view.players[leader]?.tags ?? 0 });
  return html`<section
    class="tiles"
    aria-label=${t("tiles-name", { edition: edition.key })}
    style=${{ "--tiles": order.current.length + (edition.assemble ? 1 : 0) }}
  >
    ${order.current.map(id => {
      const tile = edition.tiles[id];
      if (!tile) return null;
      const owner = owners.get(id);
      const name = owner === undefined ? undefined : seatName(play, owner);
      return html`<span key=${id} class="tilebox" data-tile=${id}>
        <${Tile}
          tile=${tile}
          edition=${edition}
          owner=${name}
          met=${bonuses ? tile.demand.map((need, kind) => need <= (bonuses[kind] ?? 0)) : undefined}
          label=${name ? `${tileWords(edition, id)}, ${t("sr-tile-owner", { name })}` : tileWords(edition, id)}
        />
      </span>`;
    })}
    ${
      edition.assemble
        ? html`<span class="tilebox" data-tile="assemble"><${AssembleTile}
          name=${t("assemble")}
          points=${edition.assemble.points}
          text=${held}
          held=${leader !== null}
          mine=${leader !== null && leader === seat}
          label=${`${t("assemble")}, ${held}`}
        /></span>`
        : null
    }
  </section>`;
}
