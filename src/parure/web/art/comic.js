// The pictures of Marvel's characters: a constellation that spells the name, a letter a star, cut like a stone. Level 1 lies
// on a printed planet, level 2 in a burst, level 3 within the rings of an astrolabe. No portraits, no emblems.
import { chance, circle, ellipse, Facets, grid, item, line, polar, Screen, spark, TAU, trace } from "./draw.js";

/** @typedef {import("./draw.js").Stroke} Stroke */
/** @typedef {import("./draw.js").Chance} Chance */
/** @typedef {import("./shapes.js").Point} Point */

const PAGE = /** @type {[number, number, number, number]} */ ([-4, 6, 104, 134]);

/** The stars of a name: a letter's place in the alphabet says how far out it stands. @param {string} name @param {Point} c @param {Chance} r */
function stars(name, c, r) {
  const letters = [...name.toUpperCase().replace(/[^A-Z0-9]/g, "")].slice(0, 11);
  const tilt = r() * TAU;
  return letters.map((letter, i) => {
    const value = /[0-9]/.test(letter) ? Number(letter) * 2 : letter.charCodeAt(0) - 65;
    return polar(c, 11 + (value % 13) * 1.25, tilt + ((i + ((value % 5) - 2) * 0.07) * TAU) / letters.length);
  });
}

/**
 * A constellation, cut: facets from its stars to a table within.
 * @param {Point[]} all @param {Point} c @param {number} shine how solid the stone is @returns {Stroke[]}
 */
function constellation(all, c, shine) {
  const facets = new Facets();
  const table = all.map((p, i) => {
    const q = item(all, i + 1);
    return /** @type {Point} */ ([c[0] + ((p[0] + q[0]) / 2 - c[0]) * 0.5, c[1] + ((p[1] + q[1]) / 2 - c[1]) * 0.5]);
  });
  all.forEach((p, i) => {
    const [q, s, t] = [item(all, i + 1), item(table, i), item(table, i + 1)];
    facets.add([p, q, s], c, i % 2 ? 0.5 : -0.3);
    facets.add([s, t, q], c, i % 2 ? -0.4 : 0.7);
  });
  facets.put(table, 3);
  const outline = trace(all);
  const lights = all.map((p, i) => spark(p, i % 3 ? 3.1 : 5.2)).join("");
  return [
    ...facets.strokes(shine),
    { c: "constellation-edge", d: outline },
    { c: "constellation", d: outline },
    { c: "star", d: lights },
  ];
}

/** Dots that grow towards the edges of the page. @param {Point} c @param {number} from @param {number} rate @param {number} turn */
function vignette(c, from, rate, turn) {
  const screen = new Screen();
  grid(5.6, turn, PAGE, (x, y) => screen.dot(x, y, Math.min(2.7, (Math.hypot(x - c[0], (y - c[1]) * 0.85) - from) / rate)));
  return screen.strokes("ink0", 0.5);
}

/** Small stars in the sky round about. @param {Chance} r @param {Point} c @param {number} from @param {number} count */
function sky(r, c, from, count) {
  let d = "";
  for (let i = 0; i < count; i++) d += spark(polar(c, from + r() * 26, r() * TAU), 0.9 + r() * 1.3);
  return /** @type {Stroke} */ ({ c: "f4", d, o: 0.9 });
}

/** Level 1: a planet in printer's dots, lit from the upper left. @param {string} name @returns {Stroke[]} */
function planet(name) {
  const r = chance(name);
  const c = /** @type {Point} */ ([47 + r() * 6, 74 + r() * 4]);
  const size = 33;
  const lit = new Screen();
  const lamp = polar([0, 0], 1, -2.2 + (r() - 0.5) * 0.5);
  grid(4.2, 0.35 + r() * 0.4, [c[0] - size, c[1] - size, c[0] + size, c[1] + size], (x, y) => {
    const [u, v] = [(x - c[0]) / size, (y - c[1]) / size];
    const depth = 1 - u * u - v * v;
    if (depth < 0.03) return;
    const bands = 0.16 * Math.sin(v * 9 + u * 3 + r.length);
    lit.dot(x, y, Math.min(2.15, 0.25 + 2.5 * Math.max(0, u * lamp[0] * 0.62 + v * lamp[1] * 0.62 + Math.sqrt(depth) * 0.42 + bands)));
  });
  const ring = r() < 0.45;
  const lean = -0.35 - r() * 0.3;
  /** @type {Stroke[]} */
  const strokes = [
    ...vignette(c, 34, 15, 0.5 + r()),
    sky(r, c, 36, 12),
    { c: "f0", d: circle(c[0], c[1], size), o: 0.82 },
    ...lit.strokes("ink3", 0.72),
    { c: "line4", d: circle(c[0], c[1], size), o: 0.9 },
  ];
  if (ring) strokes.push({ c: "line4 bold", d: ellipse(c, 47, 9, lean), o: 0.55 }, { c: "line4", d: ellipse(c, 42, 7, lean), o: 0.5 });
  const moon = polar(c, 42 + r() * 3, -0.5 + r() * 0.5);
  strokes.push({ c: "f1", d: circle(...moon, 4.4) }, { c: "f3", d: circle(moon[0] - 0.8, moon[1] - 0.8, 3.2) }, { c: "f4", d: circle(moon[0] - 1.6, moon[1] - 1.6, 1.4) });
  return [...strokes, ...constellation(stars(name, c, r), c, 0.62)];
}

/** Level 2: a burst before rays. @param {string} name @returns {Stroke[]} */
function burst(name) {
  const r = chance(name);
  const c = /** @type {Point} */ ([47 + r() * 6, 75 + r() * 4]);
  const rays = 12 + Math.floor(r() * 5);
  const t = r();
  let [wide, thin] = ["", ""];
  for (let i = 0; i < rays; i++) {
    const [a, w] = [((i + t) * TAU) / rays, (TAU / rays) * (0.2 + r() * 0.14)];
    wide += trace([polar(c, 8, a), polar(c, 120, a - w), polar(c, 120, a + w)]);
    const b = a + TAU / rays / 2 + (r() - 0.5) * 0.1;
    thin += trace([polar(c, 44 + r() * 8, b), polar(c, 120, b - 0.022), polar(c, 120, b + 0.022)]);
  }
  const spikes = 11 + Math.floor(r() * 5);
  const spin = r() * TAU;
  const reach = Array.from({ length: spikes * 2 }, (_, i) => (i % 2 ? 30 + r() * 3 : 38 + r() * 9));
  /** @param {number} k @param {number} [dx] @param {number} [dy] */
  const spiky = (k, dx = 0, dy = 0) =>
    trace(reach.map((far, i) => polar([c[0] + dx, c[1] + dy], far * k, spin + (i * TAU) / reach.length)));
  const shade = new Screen();
  grid(4.1, 0.6, [c[0] - 30, c[1] - 30, c[0] + 30, c[1] + 30], (x, y) => {
    const far = Math.hypot(x - c[0], y - c[1]);
    if (far < 29) shade.dot(x, y, Math.min(1.9, ((x - c[0]) * 0.55 + (y - c[1]) * 0.835 + 26) / 22));
  });
  return [
    { c: "f4", d: wide, o: 0.26 },
    { c: "f0", d: thin, o: 0.5 },
    { c: "shade", d: spiky(1.02, 2.2, 2.6), o: 0.45 },
    { c: "f4", d: spiky(1) },
    { c: "f2", d: spiky(0.93) },
    { c: "f0", d: spiky(0.84), o: 0.93 },
    ...shade.strokes("ink2", 0.75),
    sky(r, c, 12, 7),
    ...constellation(stars(name, c, r), c, 0.85),
  ];
}

/** Level 3: the rings of an astrolabe, with worlds on their courses. @param {string} name @returns {Stroke[]} */
function rings(name) {
  const r = chance(name);
  const c = /** @type {Point} */ ([48 + r() * 4, 74 + r() * 3]);
  let rays = "";
  const count = 18;
  for (let i = 0; i < count; i++) {
    const [a, w] = [((i + 0.3) * TAU) / count, (TAU / count) * 0.25];
    rays += trace([polar(c, 37, a), polar(c, 130, a - w), polar(c, 130, a + w)]);
  }
  let [fine, bold] = ["", ""];
  for (let i = 0; i < 72; i++) {
    const a = (i * TAU) / 72;
    if (i % 6) fine += line([polar(c, 34.2, a), polar(c, 36, a)]);
    else bold += line([polar(c, 33.6, a), polar(c, 37.2, a)]);
  }
  /** @type {Stroke[]} */
  const strokes = [
    { c: "f4", d: rays, o: 0.15 },
    ...vignette(c, 40, 17, 0.3),
    { c: "f0", d: circle(...c, 37), o: 0.9 },
    { c: "line4 bold", d: circle(...c, 37) },
    { c: "line4", d: circle(...c, 33) },
    { c: "line4", d: fine, o: 0.6 },
    { c: "line4 bold", d: bold, o: 0.9 },
    sky(r, c, 4, 12),
  ];
  const lean = r() * Math.PI;
  for (let i = 0; i < 3; i++) {
    const [rx, ry, turn] = [31 - i * 2, 9 + i * 5.5, lean + (i * Math.PI) / 3];
    const a = r() * TAU;
    const [x, y] = [rx * Math.cos(a), ry * Math.sin(a)];
    const at = /** @type {Point} */ ([c[0] + x * Math.cos(turn) - y * Math.sin(turn), c[1] + x * Math.sin(turn) + y * Math.cos(turn)]);
    strokes.push({ c: "line3", d: ellipse(c, rx, ry, turn), o: 0.75 }, { c: "gold", d: circle(...at, 2.3 - i * 0.3) }, { c: "glint", d: circle(at[0] - 0.6, at[1] - 0.7, 0.7) });
  }
  return [...strokes, ...constellation(stars(name, c, r), c, 0.97)];
}

/** @param {string} name @param {number} level @returns {Stroke[]} */
export const comic = (name, level) => (level === 1 ? planet(name) : level === 2 ? burst(name) : rings(name));
