// Tiles: a noble's coronet on an engine-turned medal, set with the stones it asks for; a location's skyline at dusk.
import { chance, circle, grid, line, rosette, Screen, spark, trace } from "./draw.js";
import { paint } from "./gem.js";
import { polar } from "./shapes.js";

/** @typedef {import("./draw.js").Stroke} Stroke */
/** @typedef {import("./draw.js").Chance} Chance */
/** @typedef {import("./shapes.js").Point} Point */

/** Box 100 x 74. @param {string} id @param {number[]} demand @returns {Stroke[]} */
export function coronet(id, demand) {
  const r = chance(`${id}${demand.join("")}`);
  const [cx, foot] = [57, 56];
  const points = [5, 5, 7, 7, 9][Math.floor(r() * 5)] ?? 5;
  const tall = 22 + r() * 8;
  const lobes = 9 + Math.floor(r() * 7);
  const half = 27;
  const flare = 1.1 + r() * 0.12;
  let medal = "";
  for (let j = 0; j < 9; j++) medal += rosette([cx, 37], 12 + j * 6, 4, lobes, j * 0.6);
  /** @type {Point[]} */
  const top = [];
  /** @type {Point[]} */
  const tips = [];
  for (let i = 0; i < points; i++) {
    const t = (i / (points - 1)) * 2 - 1;
    const high = i % 2 ? tall * 0.55 : tall - Math.abs(t) * 6;
    /** @type {Point} */
    const tip = [cx + half * t * flare, foot - 8 - high];
    tips.push(tip);
    top.push(tip);
    if (i < points - 1) top.push([cx + half * (t + 1 / (points - 1)) * 1.03, foot - 15 - r() * 2]);
  }
  const crown = [...top, /** @type {Point} */ ([cx + half, foot]), /** @type {Point} */ ([cx - half, foot])];
  const right = crown.filter(([x]) => x >= cx - 0.1);
  const arch = r() < 0.5;
  /** @type {Stroke[]} */
  const strokes = [
    { c: "medal", d: medal },
    { c: "shadow", d: `M${cx - half - 2} ${foot + 10}a${half + 2} 3.6 0 0 0 ${2 * half + 4} 0Z`, o: 0.35 },
  ];
  if (arch) {
    const high = foot - 8 - tall - 3;
    strokes.push({ c: r() < 0.5 ? "velvet" : "velvet violet", d: `M${cx - half + 3} ${foot}C${cx - half} ${high + 4} ${cx - 8} ${high + 2} ${cx} ${high + 7}C${cx + 8} ${high + 2} ${cx + half} ${high + 4} ${cx + half - 3} ${foot}Z` });
  }
  strokes.push({ c: "crown", d: trace(crown) }, { c: "crown-shade", d: trace([...right, [cx, foot]]) });
  // A pale line within the edge of each point.
  strokes.push({ c: "crown-line", d: line(top.map(([x, y], i) => [x, y + (i % 2 ? 2.6 : 5)])) });
  let [gold, glint] = ["", ""];
  tips.forEach(([x, y], i) => {
    const size = i % 2 ? 2.3 : 3.3;
    gold += circle(x, y - size + 0.6, size);
    glint += circle(x - size * 0.3, y - size * 1.35 + 0.6, size * 0.3);
  });
  for (let i = 0; i < 13; i++) gold += circle(cx - half + 2.2 + i * ((2 * half - 4.4) / 12), foot + 8.2, 1.1);
  strokes.push(
    { c: "band", d: `M${cx - half - 1} ${foot}H${cx + half + 1}L${cx + half} ${foot + 10}H${cx - half}Z` },
    { c: "gold", d: gold },
    { c: "glint", d: glint },
  );
  const stones = demand.slice(0, 5).flatMap((count, i) => (count ? [i] : []));
  const gap = stones.length > 2 ? 15.5 : 19;
  stones.forEach((kind, i) => {
    const x = cx + (i - (stones.length - 1) / 2) * gap;
    strokes.push({ c: "setting", d: circle(x, foot + 1, 7.4) }, { stone: paint("splendor", kind), x: x - 7, y: foot - 6, size: 14 });
  });
  return strokes;
}

/** The roofs of a layer of houses. @param {Chance} r @param {number} base @param {number} least @param {number} more @param {number} style */
function houses(r, base, least, more, style) {
  let [walls, windows] = ["", ""];
  for (let x = -4; x < 104; ) {
    const w = 6 + r() * 10;
    const h = least + r() ** 1.6 * more;
    const y = base - h;
    const roof = (style + Math.floor(r() * 3)) % 5;
    const mid = x + w / 2;
    const cap = [
      `L${mid} ${y - 8 - r() * 9}L${x + w} ${y}`, // a spire
      `Q${mid} ${y - w * 0.9} ${x + w} ${y}`, // a dome
      `H${mid - 0.6}V${y - 7}H${mid + 0.6}V${y}H${x + w}`, // a mast
      `V${y}H${x + w}`, // flat
      `L${x + w * 0.25} ${y - 4}H${x + w * 0.75}L${x + w} ${y}`, // a set-back
    ][roof];
    walls += `M${x} ${base}V${y}${cap}V${base}Z`;
    for (let wy = y + 4; wy < base - 3; wy += 4.2)
      for (let wx = x + 2; wx < x + w - 2.4; wx += 3) if (r() < 0.34) windows += `M${wx.toFixed(1)} ${wy.toFixed(1)}h1.3v1.9h-1.3Z`;
    x += w + (r() < 0.25 ? 2.5 : 0.5);
  }
  return { walls, windows };
}

/** Which of four skies a place has. @param {string} name */
export const skyOf = name => Math.floor(chance(`${name} sky`)() * 4);

/** Box 100 x 74. @param {string} name @returns {Stroke[]} */
export function skyline(name) {
  const r = chance(name);
  const sun = /** @type {Point} */ ([30 + r() * 46, 40 + r() * 10]);
  const size = 13 + r() * 6;
  const style = Math.floor(r() * 5);
  let rays = "";
  for (let i = 0; i < 20; i++) {
    const a = Math.PI + (i * Math.PI) / 19.5;
    rays += trace([polar(sun, size + 3, a), polar(sun, 150, a - 0.042), polar(sun, 150, a + 0.042)]);
  }
  const screen = new Screen();
  grid(3.4, 0.5, [-2, -2, 102, 74], (x, y) => screen.dot(x, y, 1.5 - Math.hypot(x - sun[0], y - sun[1]) / 40));
  const stars = Array.from({ length: 9 }, () => spark([r() * 100, r() * 28], 0.8 + r() * 1.2)).join("");
  const far = houses(r, 78, 24, 26, style);
  const near = houses(r, 78, 9, 22, style + 2);
  const tower = 16 + r() * 68;
  const landmark = [
    `M${tower - 5} 78L${tower - 3} 26L${tower} 8L${tower + 3} 26L${tower + 5} 78Z`,
    `M${tower - 9} 78V40A9 9 0 0 1 ${tower - 1} 31V18H${tower + 1}V31A9 9 0 0 1 ${tower + 9} 40V78Z`,
    `M${tower - 8} 78L${tower - 6} 34L${tower + 2} 16L${tower + 8} 34V78Z`,
    `M${tower - 12} 78V38H${tower - 6}V26H${tower - 3}V38H${tower + 3}V20H${tower + 6}V38H${tower + 12}V78Z`,
    `M${tower - 7} 78C${tower - 7} 50 ${tower - 2} 44 ${tower - 2} 14H${tower + 2}C${tower + 2} 44 ${tower + 7} 50 ${tower + 7} 78Z`,
  ][style];
  return [
    { c: "ray", d: rays },
    ...screen.strokes("sunlight", 0.35),
    { c: "sun", d: circle(...sun, size) },
    { c: "starlight", d: stars },
    { c: "far", d: far.walls },
    { c: "window", d: far.windows, o: 0.55 },
    { c: "landmark", d: String(landmark) },
    { c: "near", d: near.walls },
    { c: "window", d: near.windows, o: 0.9 },
  ];
}
