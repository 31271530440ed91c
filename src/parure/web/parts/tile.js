// Nobles, locations, and Avengers Assemble.
import { html } from "htm/preact";
import { remember } from "../art/draw.js";
import { coronet, skyline, skyOf } from "../art/tile.js";
import { Chip } from "./chip.js";
import { keyOf } from "./gem.js";
import { Tag, Tick } from "./icon.js";
import { Picture } from "./picture.js";
import { Piece, classes } from "./piece.js";

/** @typedef {import("./gem.js").AnyEdition} AnyEdition */
/** An entry of the edition's tiles, with its id. @typedef {{ id: string, name: string, points: number, demand: number[] }} TileFace */

/** @type {Map<string, TileFace>} */
const known = new Map();
const pictureOf = remember(key => {
  const tile = /** @type {TileFace} */ (known.get(key));
  return key.startsWith("marvel") ? skyline(tile.name) : coronet(tile.id, tile.demand);
});

/** @param {TileFace} tile @param {AnyEdition} edition */
export function pictureOfTile(tile, edition) {
  const key = `${keyOf(edition)}/${tile.id}`;
  known.set(key, tile);
  return pictureOf(key);
}

/**
 * @typedef {object} TileProps
 * @property {TileFace} tile
 * @property {AnyEdition} edition
 * @property {string} [owner] whoever has it; it then stays, greyed and named
 * @property {boolean[]} [met] for each colour, whether the viewer's bonuses are enough
 * @property {boolean} [can]
 * @property {boolean} [selected]
 * @property {string} [class]
 */

/** @param {TileProps & import("./piece.js").Handle} props */
export function Tile({ tile, edition, owner, met, can, selected, class: extra, ...handle }) {
  // The city is said on the printed tile, but has no room here.
  const name = tile.name.split(",")[0];
  const kind = `tile ${keyOf(edition)} sky${skyOf(tile.name)}`;
  return html`<${Piece}
    ...${handle}
    class=${classes(kind, owner && "gone", can && "can", selected && "selected", extra)}
    pressed=${selected}
  >
    <span class="tile-face" aria-hidden=${handle.label ? "true" : undefined}>
      <${Picture} strokes=${pictureOfTile(tile, edition)} box="0 2 100 70" />
      <span class="points">${tile.points}</span>
      ${name && html`<span class="title" lang="en">${name}</span>`}
      <span class="needs">
        ${tile.demand.map(
          (count, kind) =>
            count > 0 &&
            html`<span class=${`need ${met?.[kind] ? "met" : ""}`}><${Chip} kind=${kind} count=${count} edition=${edition} gem /></span>`,
        )}
      </span>
    </span>
    ${owner && html`<span class="owner name" aria-hidden=${handle.label ? "true" : undefined}>${owner}</span>`}
    ${selected && html`<span class="ok" aria-hidden="true"><${Tick} /></span>`}
  <//>`;
}

/** A tile in a panel: its picture alone. @param {{ tile: TileFace, edition: AnyEdition, label?: string }} props */
export function SmallTile({ tile, edition, label }) {
  return html`<span class=${`small-tile ${keyOf(edition)} sky${skyOf(tile.name)}`} role=${label ? "img" : undefined} aria-label=${label}>
    <${Picture} strokes=${pictureOfTile(tile, edition)} box=${keyOf(edition) === "marvel" ? "14 0 72 74" : "24 6 66 66"} />
  </span>`;
}

/**
 * Avengers Assemble: three wedges, and at its foot whoever holds it.
 * @param {object} props
 * @param {string} props.name its name, in the person's language
 * @param {number} props.points
 * @param {string} props.text the foot: holder and tags, or how to get it
 * @param {boolean} [props.held] somebody has it
 * @param {boolean} [props.mine]
 * @param {string} [props.label]
 */
export function AssembleTile({ name, points, text, held = false, mine = false, label }) {
  return html`<span class=${`tile assemble ${held ? "held" : ""} ${mine ? "mine" : ""}`} role=${label ? "img" : undefined} aria-label=${label}>
    <span class="tile-face" aria-hidden=${label ? "true" : undefined}>
      <span class="points">${points}</span>
      <${Tag} />
      <span class="title">${name}</span>
      <span class="needs">${text}</span>
    </span>
  </span>`;
}
