// The outlines and facets of the stones, each in a box of 64 x 64. The lamp hangs at the upper left; a facet takes one of
// five tones, 0 deep to 4 glint, by the way it faces.

/** @typedef {[number, number]} Point */
/** @typedef {[Point[], number]} Facet  its corners and its tone */
/**
 * @typedef {object} Shape
 * @property {Point[]} outer
 * @property {Point[]} [hole]
 * @property {Point[][]} [claws]
 * @property {Point[]} [flat]   the outline of the small drawing, where it differs
 * @property {Point} at         where a letter stands
 * @property {Facet[]} facets
 * @property {Facet[]} gleam    what lies over the facets
 */

const LAMP = /** @type {Point} */ ([-0.55, -0.835]);
const MIDDLE = /** @type {Point} */ ([32, 32]);
export const TAU = Math.PI * 2;

/**
 * The corners of a regular polygon.
 * @param {number} n @param {number} r @param {number} [turn] @param {Point} [c] @returns {Point[]}
 */
export const polygon = (n, r, turn = 0, [x, y] = MIDDLE) =>
  Array.from({ length: n }, (_, i) => polar([x, y], r, turn + (i * TAU) / n));

/** @param {Point} c @param {number} r @param {number} a @returns {Point} */
export const polar = ([x, y], r, a) => [x + r * Math.cos(a), y + r * Math.sin(a)];

/** @param {Point} a @param {Point} b @param {number} [t] @returns {Point} */
export const between = (a, b, t = 0.5) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** @param {Point[]} points @param {number} k @param {Point} c */
const shrink = (points, k, c) => points.map(p => between(c, p, k));

/** Item i of a list that has no end. @template T @param {readonly T[]} list @param {number} i @returns {T} */
export const item = (list, i) => /** @type {T} */ (list[((i % list.length) + list.length) % list.length]);

/** @param {Point[]} points @param {Point} c @param {number} [lift] */
export function tone(points, c, lift = 0) {
  const x = points.reduce((sum, p) => sum + p[0], 0) / points.length - c[0];
  const y = points.reduce((sum, p) => sum + p[1], 0) / points.length - c[1];
  const facing = (x * LAMP[0] + y * LAMP[1]) / (Math.hypot(x, y) || 1);
  return Math.max(0, Math.min(4, Math.round(2 + facing * 1.7 + lift)));
}

/**
 * A brilliant cut: stars between the outline and a table that is turned by half a step.
 * @param {Point[]} outer @param {number} k @param {Point} c
 */
function brilliant(outer, k, c) {
  const inner = outer.map((p, i) => between(c, between(p, item(outer, i + 1)), k));
  /** @type {Facet[]} */
  const facets = [];
  outer.forEach((p, i) => {
    const q = item(outer, i + 1);
    const star = [p, q, item(inner, i)];
    const kite = [item(inner, i), item(inner, i + 1), q];
    facets.push([star, tone(star, c, i % 2 ? 0.55 : -0.45)], [kite, tone(kite, c, i % 2 ? -0.5 : 0.5)]);
  });
  facets.push([inner, 2]);
  return { facets, inner };
}

/**
 * A step cut: rings of four-sided facets, each nearer to the table.
 * @param {Point[][]} rings @param {Point} c
 */
function steps(rings, c) {
  /** @type {Facet[]} */
  const facets = [];
  for (let r = 0; r + 1 < rings.length; r++) {
    const [from, to] = [item(rings, r), item(rings, r + 1)];
    from.forEach((p, i) => {
      const quad = [p, item(from, i + 1), item(to, i + 1), item(to, i)];
      facets.push([quad, tone(quad, c, r % 2 ? 0.6 : -0.35)]);
    });
  }
  const inner = item(rings, rings.length - 1);
  facets.push([inner, 2]);
  return { facets, inner };
}

/** The part of a table that is nearest to the lamp. @param {Point[]} table @returns {Facet[]} */
function gleam(table) {
  const near = [...table].sort((a, b) => a[0] + a[1] - b[0] - b[1]).slice(0, Math.ceil(table.length / 2));
  return [[table.filter(p => near.includes(p)), 3]];
}

/** Pentagon, point down: a brilliant from the side. @returns {Shape} */
function diamond() {
  /** @type {Point[]} */
  const [a, b, c] = [[15, 9], [32, 9], [49, 9]];
  /** @type {Point[]} */
  const [d, e, g, h] = [[2, 25], [20, 25], [44, 25], [62, 25]];
  /** @type {Point} */
  const z = [32, 60];
  /** @type {Point} */
  const m = [32, 25];
  return /** @type {Shape} */ ({
    outer: [a, c, h, z, d],
    at: [32, 31],
    facets: [
      [[a, d, e], 2], [[a, b, e], 4], [[b, e, g], 3], [[b, c, g], 4], [[c, g, h], 1],
      [[d, e, z], 3], [[e, m, z], 4], [[m, g, z], 2], [[g, h, z], 0],
    ],
    gleam: [[[[18, 11], [29, 11], [21, 22.5]], 4]],
  });
}

/** Circle: a round brilliant. @returns {Shape} */
function round() {
  const eight = polygon(8, 29, Math.PI / 8);
  const { facets, inner } = brilliant(eight, 0.62, MIDDLE);
  const rim = eight.map((p, i) => {
    const piece = [p, polar(MIDDLE, 29, Math.PI / 8 + ((i + 0.5) * TAU) / 8), item(eight, i + 1)];
    return /** @type {Facet} */ ([piece, tone(piece, MIDDLE, i % 2 ? 0.4 : -0.4)]);
  });
  return { outer: polygon(32, 29), at: [32, 33], facets: [...rim, ...facets], gleam: gleam(inner) };
}

/** Upright rectangle, corners cut: the emerald's own cut. @returns {Shape} */
function emerald() {
  /** @param {number} x @param {number} y @param {number} c @returns {Point[]} */
  const box = (x, y, c) => [
    [32 - x + c, 32 - y], [32 + x - c, 32 - y], [32 + x, 32 - y + c], [32 + x, 32 + y - c],
    [32 + x - c, 32 + y], [32 - x + c, 32 + y], [32 - x, 32 + y - c], [32 - x, 32 - y + c],
  ];
  const { facets } = steps([box(22, 30, 10), box(16, 24, 7), box(10, 17, 4)], MIDDLE);
  return {
    outer: box(22, 30, 10), at: [32, 33], facets,
    gleam: [[[[22, 19], [26, 15], [38, 15], [22, 37]], 4]],
  };
}

/** Triangle, point up, its sides bowed out: a trillion. @returns {Shape} */
function trillion() {
  const c = /** @type {Point} */ ([32, 38]);
  const corners = /** @type {Point[]} */ ([[32, 3], [62, 56], [2, 56]]);
  /** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
  const bow = (a, b, t) => {
    const m = between(a, b, t);
    const far = Math.hypot(m[0] - c[0], m[1] - c[1]);
    return between(c, m, 1 + (4 * 4 * t * (1 - t)) / far);
  };
  const outer = corners.flatMap((a, i) => [a, ...[0.25, 0.5, 0.75].map(t => bow(a, item(corners, i + 1), t))]);
  const six = corners.flatMap((a, i) => [a, bow(a, item(corners, i + 1), 0.5)]);
  const { facets, inner } = brilliant(six, 0.52, c);
  return { outer, at: [32, 41], facets: [[outer, 2], ...facets], gleam: gleam(inner) };
}

/** Square on its point. @returns {Shape} */
function lozenge() {
  const outer = /** @type {Point[]} */ ([
    [32, 1], [47.5, 16.5], [63, 32], [47.5, 47.5], [32, 63], [16.5, 47.5], [1, 32], [16.5, 16.5],
  ]);
  const { facets } = steps([outer, shrink(outer, 0.66, MIDDLE), shrink(outer, 0.4, MIDDLE)], MIDDLE);
  return {
    outer, at: [32, 33], facets,
    gleam: [[[[19.2, 32], [32, 19.2], [38.2, 25.6], [25.6, 38.2]], 3]],
  };
}

/** Ring with four claws: an empty setting, any stone fits. @returns {Shape} */
function setting() {
  /** @type {Facet[]} */
  const facets = [];
  for (let i = 0; i < 24; i++) {
    const [a, b] = [(i * TAU) / 24, ((i + 1) * TAU) / 24];
    /** @param {number} far @param {number} near */
    const piece = (far, near) => [polar(MIDDLE, far, a), polar(MIDDLE, far, b), polar(MIDDLE, near, b), polar(MIDDLE, near, a)];
    const [outside, inside] = [piece(27, 21), piece(21, 15)];
    facets.push([outside, tone(outside, MIDDLE, 0.4)], [inside, 4 - tone(inside, MIDDLE, 0.2)]);
  }
  const places = [1, 3, 5, 7].map(i => polar(MIDDLE, 25, (i * Math.PI) / 4));
  /** @type {Facet[]} */
  const claws = places.flatMap(([x, y]) => /** @type {Facet[]} */ ([
    [polygon(12, 6.6, 0, [x, y]), 1], [polygon(12, 5, 0, [x - 0.6, y - 0.8]), 3], [polygon(8, 2, 0, [x - 1.8, y - 2]), 4],
  ]));
  return {
    outer: polygon(36, 28), hole: polygon(36, 14.5), claws: places.map(p => polygon(12, 7, 0, p)),
    at: [32, 33], facets, gleam: claws,
  };
}

/** Almond, lying. @returns {Shape} */
function almond() {
  const above = Array.from({ length: 8 }, (_, i) => /** @type {Point} */ ([1 + 7.75 * i, 32 - 21 * Math.sin((Math.PI * i) / 8) ** 0.86]));
  const outer = [...above, ...above.map(([x, y]) => /** @type {Point} */ ([64 - x, 64 - y]))];
  const { facets, inner } = brilliant(outer.filter((_, i) => i % 2 === 0), 0.55, MIDDLE);
  return { outer, at: [32, 33], facets: [[outer, 2], ...facets], gleam: gleam(inner) };
}

/** Hexagon, standing: a crystal. @returns {Shape} */
function crystal() {
  /** @type {Point[]} */
  const [A, B, C, D, E, F] = [[32, 0], [52, 15], [52, 49], [32, 64], [12, 49], [12, 15]];
  /** @type {Point[]} */
  const [a, b, c, d] = [[24, 20], [41, 20], [41, 44], [24, 44]];
  return /** @type {Shape} */ ({
    outer: [A, B, C, D, E, F],
    at: [32, 33],
    facets: [
      [[A, F, a], 3], [[A, a, b], 4], [[A, b, B], 2], [[F, a, d, E], 3], [[a, b, c, d], 2], [[b, B, C, c], 0],
      [[E, d, D], 1], [[d, c, D], 1], [[c, C, D], 0],
    ],
    gleam: [[[a, b, d], 3]],
  });
}

/** Square with soft corners: a cushion. @returns {Shape} */
function cushion() {
  /** @param {number} v */
  const soften = v => Math.sign(v) * Math.abs(v) ** 0.46;
  const outer = Array.from({ length: 32 }, (_, i) => /** @type {Point} */ ([
    32 + 28 * soften(Math.cos((i * TAU) / 32)), 32 + 28 * soften(Math.sin((i * TAU) / 32)),
  ]));
  const { facets, inner } = brilliant(outer.filter((_, i) => i % 4 === 0), 0.58, MIDDLE);
  return { outer, at: [32, 33], facets: [[outer, 2], ...facets], gleam: gleam(inner) };
}

/** Heater shield with one chevron. @returns {Shape} */
function shield() {
  const left = /** @type {Point[]} */ ([[32, 2], [7, 8], [7, 30], [11, 43], [20, 54], [32, 62]]);
  const right = left.map(([x, y]) => /** @type {Point} */ ([64 - x, y]));
  const outer = [...left, ...right.slice(1, -1).reverse()];
  const { facets } = steps([outer, shrink(outer, 0.72, [32, 30])], [32, 30]);
  return {
    outer, at: [32, 32], facets,
    gleam: [[[[32, 20], [49, 31], [49, 40], [32, 29], [15, 40], [15, 31]], 4]],
  };
}

/** Hourglass; the small one has a thicker waist, for its letter. @returns {Shape} */
function hourglass() {
  return {
    outer: [[8, 3], [56, 3], [56, 12], [38, 32], [56, 52], [56, 61], [8, 61], [8, 52], [26, 32], [8, 12]],
    flat: [[6, 2], [58, 2], [58, 14], [48, 32], [58, 50], [58, 62], [6, 62], [6, 50], [16, 32], [6, 14]],
    at: [32, 33],
    facets: [
      [[[8, 3], [56, 3], [56, 12], [8, 12]], 3], [[[8, 12], [32, 12], [32, 32], [26, 32]], 4],
      [[[32, 12], [56, 12], [38, 32], [32, 32]], 1], [[[26, 32], [32, 32], [32, 52], [8, 52]], 2],
      [[[32, 32], [38, 32], [56, 52], [32, 52]], 0], [[[8, 52], [56, 52], [56, 61], [8, 61]], 1],
    ],
    gleam: [[[[20, 52], [32, 38], [44, 52]], 3]],
  };
}

/** The stones of each edition, in the order of the wire: five colours, wild, time. */
export const STONES = {
  splendor: [["W", diamond()], ["U", round()], ["G", emerald()], ["R", trillion()], ["K", lozenge()], ["D", setting()]],
  marvel: [
    ["Y", almond()], ["P", crystal()], ["U", round()], ["R", trillion()], ["O", cushion()], ["S", shield()],
    ["T", hourglass()],
  ],
};
