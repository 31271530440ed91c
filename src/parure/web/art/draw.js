// What all pictures are made of: strokes, and chance that always falls the same way.
import { item, polar, TAU, tone } from "./shapes.js";
import { trace } from "./gem.js";

/** @typedef {import("./shapes.js").Point} Point */
/**
 * A path of a picture. Its class gives colour and width; a `stone` is put in whole.
 * @typedef {{ c: string, d: string, o?: number, w?: number } | { stone: string, x: number, y: number, size: number }} Stroke
 */
/** @typedef {() => number} Chance  the next number from 0 up to 1 */

/** Chance seeded by a text: the same card has the same picture everywhere. @param {string} text @returns {Chance} */
export function chance(text) {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h ||= 1;
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
}

/** A number as it stands in a path. @param {number} v */
const n = v => +v.toFixed(1);

/** An open line. @param {Point[]} points */
export const line = points => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** A circle. @param {number} x @param {number} y @param {number} r */
export const circle = (x, y, r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** An ellipse turned by an angle. @param {Point} c @param {number} rx @param {number} ry @param {number} turn */
export const ellipse = (c, rx, ry, turn) =>
  trace(
    Array.from({ length: 48 }, (_, i) => {
      const [x, y] = [rx * Math.cos((i * TAU) / 48), ry * Math.sin((i * TAU) / 48)];
      return /** @type {Point} */ ([c[0] + x * Math.cos(turn) - y * Math.sin(turn), c[1] + x * Math.sin(turn) + y * Math.cos(turn)]);
    }),
  );

/** A star of four points. @param {Point} p @param {number} r @param {number} [turn] */
export const spark = (p, r, turn = 0) => trace(Array.from({ length: 8 }, (_, j) => polar(p, j % 2 ? r * 0.28 : r, turn + (j * TAU) / 8)));

/**
 * One line of an engine-turned ground: a ring that swings in and out.
 * @param {Point} c @param {number} r @param {number} swing @param {number} lobes @param {number} turn
 */
export const rosette = (c, r, swing, lobes, turn) =>
  trace(
    Array.from({ length: lobes * 9 }, (_, i) => {
      const a = (i * TAU) / (lobes * 9);
      return polar(c, r + swing * Math.cos(lobes * a + turn), a);
    }),
  );

/** Facets collected by tone, so that a stone of sixty facets is five paths. */
export class Facets {
  /** @type {Map<number, string>} */
  #paths = new Map();

  /** @param {Point[]} points @param {Point} c @param {number} [lift] */
  add(points, c, lift = 0) {
    this.put(points, tone(points, c, lift));
  }

  /** @param {Point[]} points @param {number} level */
  put(points, level) {
    this.#paths.set(level, (this.#paths.get(level) ?? "") + trace(points));
  }

  /** @param {number} [opacity] @returns {Stroke[]} */
  strokes(opacity) {
    return [...this.#paths].sort((a, b) => a[0] - b[0]).map(([level, d]) => ({ c: `f${level} seam`, d, o: opacity }));
  }
}

/** Dots of a printer's screen, collected by size: a dot is a line of no length with round ends. */
export class Screen {
  /** @type {Map<number, string>} */
  #paths = new Map();

  /** @param {number} x @param {number} y @param {number} r */
  dot(x, y, r) {
    const step = Math.round(r * 4) / 4;
    if (step < 0.25) return;
    this.#paths.set(step, `${this.#paths.get(step) ?? ""}M${n(x)} ${n(y)}h.01`);
  }

  /** @param {string} c @param {number} o @returns {Stroke[]} */
  strokes(c, o) {
    return [...this.#paths].map(([r, d]) => ({ c: `dots ${c}`, d, o, w: r * 2 }));
  }
}

/**
 * Every point of a turned grid within a box.
 * @param {number} gap @param {number} turn @param {[number, number, number, number]} box left, top, right, bottom
 * @param {(x: number, y: number) => void} visit
 */
export function grid(gap, turn, [left, top, right, bottom], visit) {
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.ceil(Math.hypot(right - left, bottom - top) / 2 / gap) + 1;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let i = -reach; i <= reach; i++)
    for (let j = -reach; j <= reach; j++) {
      const [x, y] = [mx + gap * (i * cos - j * sin), my + gap * (i * sin + j * cos)];
      if (x > left && x < right && y > top && y < bottom) visit(x, y);
    }
}

/** A picture is drawn once, and kept. @param {(key: string) => Stroke[]} draw */
export function remember(draw) {
  /** @type {Map<string, Stroke[]>} */
  const drawn = new Map();
  return (/** @type {string} */ key) => {
    const known = drawn.get(key);
    if (known) return known;
    const strokes = draw(key);
    drawn.set(key, strokes);
    return strokes;
  };
}

export { item, polar, TAU, trace };
