// The pictures of Splendor's cards: level 1 rough crystals, level 2 the cutter's plan, level 3 a necklace. Box 100 x 140;
// what matters lies between y 52 and 112, the part that is neither cropped nor covered.
import { chance, circle, Facets, item, line, polar, rosette, spark, TAU, trace } from "./draw.js";
import { paint } from "./gem.js";

/** @typedef {import("./draw.js").Stroke} Stroke */
/** @typedef {import("./shapes.js").Point} Point */

/** Crystals in their rock, over the strata they grew in. @param {string} id @returns {Stroke[]} */
export function rough(id) {
  const r = chance(id);
  /** @type {Stroke[]} */
  const strokes = [];
  for (let i = 0; i < 9; i++) {
    const [y, a, q] = [26 + i * 12 + r() * 5, 4 + r() * 7, 4 + r() * 7];
    const d = `M-5 ${y}C25 ${y - a} 45 ${y + q} 62 ${y - q / 2}S90 ${y + a} 106 ${y - 4}`;
    strokes.push({ c: "line3", d, o: 0.16 + i * 0.025 });
  }
  const count = 5 + Math.floor(r() * 3);
  const crystals = Array.from({ length: count }, (_, i) => ({
    lean: -1.05 + (2.1 * (i + 0.5)) / count + (r() - 0.5) * 0.25,
    tall: 42 + r() * 30,
    wide: 7.5 + r() * 5,
    foot: 112,
  })).sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  const sprouts = Array.from({ length: 3 }, () => ({ lean: (r() - 0.5) * 2.4, tall: 16 + r() * 9, wide: 4 + r() * 2, foot: 116 }));
  /** @type {Point[]} */
  const tips = [];
  for (const { lean, tall, wide: w, foot } of [...crystals, ...sprouts]) {
    const h = tall * (1 - Math.abs(lean) * 0.3);
    /** A point so far up the crystal, and so far to its right. @param {number} t @param {number} u @returns {Point} */
    const at = (t, u) => [50 + lean * 21 + Math.sin(lean) * t + Math.cos(lean) * u, foot - Math.cos(lean) * t + Math.sin(lean) * u];
    tips.push(at(h, -w * 0.15));
    strokes.push(
      { c: "f3", d: trace([at(0, -w), at(h * 0.8, -w), at(h, -w * 0.15), at(h * 0.72, -w * 0.2), at(0, -w * 0.2)]) },
      { c: "f1", d: trace([at(0, -w * 0.2), at(h * 0.72, -w * 0.2), at(h * 0.8, w * 0.95), at(0, w)]) },
      { c: "f0", d: trace([at(0, w * 0.45), at(h * 0.76, w * 0.45), at(h * 0.8, w * 0.95), at(0, w)]), o: 0.45 },
      { c: "f2", d: trace([at(h * 0.72, -w * 0.2), at(h, -w * 0.15), at(h * 0.8, w * 0.95)]) },
      { c: "f4", d: trace([at(h * 0.3, -w * 0.82), at(h * 0.78, -w * 0.82), at(h * 0.7, -w * 0.52), at(h * 0.3, -w * 0.52)]), o: 0.8 },
    );
  }
  // The rock that they stand in, broken.
  const ridge = Array.from({ length: 7 }, (_, i) => /** @type {Point} */ ([-8 + i * 19 + r() * 8, 103 + r() * 9]));
  const lower = ridge.map(([x]) => /** @type {Point} */ ([x + 6 + r() * 8, 117 + r() * 8]));
  strokes.push({ c: "f0", d: trace([[-20, 112], ...ridge, [120, 150], [-20, 150]]) });
  const lit = ridge.slice(0, -1).map((p, i) => [p, item(ridge, i + 1), item(lower, i)]);
  const faces = ridge.slice(1).map((p, i) => [p, item(lower, i), item(lower, i + 1)]);
  strokes.push({ c: "f1", d: lit.map(trace).join(""), o: 0.75 }, { c: "f2", d: faces.filter((_, i) => i % 2).map(trace).join(""), o: 0.3 });
  const brightest = [...tips].sort((a, b) => a[1] - b[1]).slice(0, 2);
  strokes.push({ c: "f4", d: brightest.map((p, i) => spark(p, i ? 4 : 6.5)).join(""), o: 0.95 });
  return strokes;
}

/**
 * The plan of a stone with its index wheel: how many sides, how long and which cut depend on the card.
 * @param {string} id @param {number} total what the card costs @returns {Stroke[]}
 */
export function cut(id, total) {
  const r = chance(id);
  const sides = 6 + (total % 4) * 2;
  const c = /** @type {Point} */ ([50, 80]);
  const turn = r() < 0.5 ? TAU / (2 * sides) : r() * TAU;
  const stepped = r() < 0.34;
  const long = stepped ? 0.82 + r() * 0.1 : r() < 0.4 ? 0.86 : 1;
  const size = 30;
  /** @param {number} k @param {number} shift @returns {Point[]} */
  const ring = (k, shift) =>
    Array.from({ length: sides }, (_, i) => {
      const [x, y] = polar([0, 0], size * k, turn + ((i + shift) * TAU) / sides);
      return [c[0] + x * long, c[1] + y];
    });
  const ticks = { fine: "", bold: "" };
  for (let i = 0; i < 96; i++) {
    const a = (i * TAU) / 96;
    ticks[i % 8 ? "fine" : "bold"] += line([polar(c, size + 4.5, a), polar(c, size + (i % 8 ? 6.8 : 9.5), a)]);
  }
  /** @type {Stroke[]} */
  const strokes = [
    { c: "line4", d: ticks.fine, o: 0.35 },
    { c: "line4", d: ticks.bold, o: 0.85 },
    { c: "line4", d: circle(...c, size + 2.6), o: 0.4 },
    { c: "line4", d: line([[c[0], c[1] - size - 13], [c[0], c[1] + size + 13]]) + line([[c[0] - size - 13, c[1]], [c[0] + size + 13, c[1]]]), o: 0.22 },
  ];
  const facets = new Facets();
  const [girdle, stars, table] = stepped ? [ring(1, 0), ring(0.74, 0), ring(0.44, 0)] : [ring(1, 0), ring(0.74, 0.5), ring(0.46, 0)];
  for (let i = 0; i < sides; i++) {
    const lift = i % 2 ? 0.5 : -0.4;
    const [a, b] = [item(girdle, i), item(girdle, i + 1)];
    const [p, q] = [item(stars, i), item(stars, i + 1)];
    const [s, t] = [item(table, i), item(table, i + 1)];
    if (stepped) {
      facets.add([a, b, q, p], c, lift * 0.5);
      facets.add([p, q, t, s], c, 0.7 - lift * 0.6);
    } else {
      facets.add([a, b, p], c, lift);
      facets.add([p, b, q], c, -lift * 1.2);
      facets.add([p, q, t], c, lift * 1.1);
      facets.add([s, t, p], c, 0.4 - lift * 0.8);
    }
  }
  strokes.push(...facets.strokes(), { c: "f3", d: trace(table) }, { c: "f4", d: trace(table.slice(0, Math.ceil(sides / 2) + 1)), o: 0.6 });
  for (const outline of [girdle, stars, table]) strokes.push({ c: "line4", d: trace(outline), o: 0.5 });
  const lit = polar(c, size * 0.72, -2.3);
  strokes.push({ c: "f4", d: spark(lit, 6) + spark([lit[0] + 7, lit[1] - 5], 2.6) });
  return strokes;
}

/**
 * A necklace with the stone for its pendant, and the stones of its price beside it.
 * @param {string} id @param {number} kind @param {number[]} cost @returns {Stroke[]}
 */
export function worn(id, kind, cost) {
  const r = chance(id);
  const lobes = 7 + Math.floor(r() * 6);
  let ground = "";
  for (let j = 0; j < 8; j++) ground += rosette([50, 82], 17 + j * 6.6, 5, lobes, j * 0.5);
  /** @type {Stroke[]} */
  const strokes = [{ c: "line4", d: ground, o: 0.26 }];
  const strands = /** @type {const} */ ([[44, 17, 48, 1.9], [35, 15, 33, 1.35], [27, 13, 20, 1]]).slice(0, 2 + Math.floor(r() * 2));
  const beads = { gold: "", glint: "" };
  for (const [w, count, drop, size] of strands) {
    const chain = Array.from({ length: 25 }, (_, i) => /** @type {Point} */ ([50 + w * 1.15 * (i / 12 - 1), 27 + drop * (1 - (i / 12 - 1) ** 2)]));
    strokes.push({ c: "chain", d: line(chain), o: 0.9 });
    for (let i = 0; i <= count; i++) {
      const t = (i / count) * 2 - 1;
      const [x, y, q] = [50 + w * t * 1.15, 27 + drop * (1 - t * t), size * ((i + (count % 2)) % 2 ? 1 : 0.62) + 1];
      beads.gold += circle(x, y, q);
      beads.glint += circle(x - q * 0.28, y - q * 0.32, q * 0.3);
    }
  }
  strokes.push({ c: "gold", d: beads.gold }, { c: "glint", d: beads.glint });
  const drops = cost.slice(0, 5).flatMap((price, i) => (price ? [i] : []));
  drops.slice(0, 4).forEach((stone, i) => {
    const places = drops.length === 1 ? [-0.5, 0.5] : [[-0.42, 0.42, -0.68, 0.68][i] ?? 0];
    for (const t of places) {
      const [x, y] = [50 + 44 * 1.15 * t, 27 + 48 * (1 - t * t)];
      strokes.push({ c: "chain", d: line([[x, y + 2], [x, y + 5]]) }, { stone: paint("splendor", stone), x: x - 5.5, y: y + 3.5, size: 11 });
    }
  });
  strokes.push({ c: "setting", d: circle(50, 78.2, 2.6) }, { stone: paint("splendor", kind), x: 33, y: 77.5, size: 34 });
  return strokes;
}
