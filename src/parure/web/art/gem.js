// The drawings of the stones as SVG symbols, put into the page once: a stone on the table is then one <use>. Their colours
// are custom properties, which reach into a <use>, so one drawing serves both themes.
//
//   #gem-…   faceted, from 24 px up         #flat-…     two tones and the letter, 14 to 23 px
//   #edge-…  the outline alone: piles, chips, the Gauntlet
import { STONES } from "./shapes.js";

/** @typedef {import("../core/settings.js").EditionKey} EditionKey */
/** @typedef {import("./shapes.js").Point} Point */
/** @typedef {import("./shapes.js").Shape} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** A path through points. @param {Point[]} points @returns {string} */
export const trace = points => `M${points.map(p => `${+p[0].toFixed(1)} ${+p[1].toFixed(1)}`).join("L")}Z`;

/** The class that gives a stone's colours. @param {EditionKey} edition @param {number} kind */
export const paint = (edition, kind) => `${edition[0]}${kind}`;

/** @param {EditionKey} edition @param {number} kind */
export const stoneLetter = (edition, kind) => String(STONES[edition][kind]?.[0] ?? "");

/** The outline of a stone, as a path in a box of 64 x 64. @param {EditionKey} edition @param {number} kind */
export function outline(edition, kind) {
  const shape = STONES[edition][kind]?.[1];
  return shape && typeof shape !== "string" ? edge(shape) : "";
}

/** @param {Shape} shape */
function edge({ outer, hole }) {
  return trace(outer) + (hole ? trace([...hole].reverse()) : "");
}

/** Facets of one tone are one path; the seams between them are closed by a hair of their own colour. @param {Shape} shape */
function facets({ facets: list, gleam }) {
  const paths = [];
  const whole = list.filter(([points]) => points.length > 9); // a ground under the others
  const parts = list.filter(([points]) => points.length <= 9);
  for (const [points, tone] of whole) paths.push(`<path class="f${tone}" d="${trace(points)}"/>`);
  for (let tone = 0; tone < 5; tone++) {
    const d = parts.filter(facet => facet[1] === tone).map(([points]) => trace(points)).join("");
    if (d) paths.push(`<path class="f${tone} seam" d="${d}"/>`);
  }
  for (const [points, tone] of gleam) paths.push(`<path class="f${tone}" d="${trace(points)}"/>`);
  return paths.join("");
}

/**
 * The upper left half of an outline. Cut here, once: a clip would be worked out for every stone each time it is painted.
 * @param {Point[]} points @returns {Point[]}
 */
function half(points) {
  const side = (/** @type {Point} */ [x, y]) => (x + 4) / 72 + (y + 4) / 64 - 1; // 0 on the diagonal, negative above it
  return points.flatMap((point, i) => {
    const next = /** @type {Point} */ (points[(i + 1) % points.length]);
    const [here, there] = [side(point), side(next)];
    const share = here / (here - there);
    /** @type {Point} */
    const crossing = [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])];
    return [...(here <= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])];
  });
}

/** @param {string} id @param {string} letter @param {Shape} shape */
function symbols(id, letter, shape) {
  const claws = (shape.claws ?? []).map(trace).join("");
  const ring = edge(shape);
  const flat = shape.flat ?? shape.outer;
  const small = trace(flat);
  const bed = shape.hole ? `<circle class="f4" cx="32" cy="32" r="17"/>` : "";
  const [x, y] = shape.at;
  return (
    `<symbol id="gem-${id}" viewBox="-2 -2 68 68"><path class="f0 girdle" d="${ring}${claws}"/>${facets(shape)}` +
    `<path class="rim" d="${ring}"/></symbol>` +
    `<symbol id="flat-${id}" viewBox="-3 -3 70 70"><path class="ground" d="${small}${claws}"/>` +
    `<path class="half" d="${trace(half(flat))}"/><path class="rim-flat" d="${small}"/>${bed}` +
    `<text class="letter" x="${x}" y="${y}" dy=".35em">${letter}</text></symbol>` +
    `<symbol id="edge-${id}" viewBox="-3 -3 70 70"><path d="${ring}${claws}"/></symbol>`
  );
}

/** Puts every drawing into the page, once. */
export function defineGems() {
  if (document.getElementById("stones")) return;
  const svg = document.createElementNS(SVG, "svg");
  svg.id = "stones";
  svg.setAttribute("class", "drawings");
  svg.setAttribute("aria-hidden", "true");
  // Our own constant text: nothing that came from elsewhere is in it.
  svg.innerHTML = Object.entries(STONES)
    .flatMap(([edition, stones]) =>
      stones.map(([letter, shape], kind) =>
        symbols(paint(/** @type {EditionKey} */ (edition), kind), String(letter), /** @type {Shape} */ (shape)),
      ),
    )
    .join("");
  document.body.prepend(svg);
}
