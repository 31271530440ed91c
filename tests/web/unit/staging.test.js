// What a click makes of what the server calls legal. No rule of the game stands here either: the lists are given.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  IDLE,
  actions,
  begin,
  cardAt,
  gemsMissing,
  isFull,
  keepOrBegin,
  kindOfLetter,
  payBy,
  pickGem,
  pickPlace,
  pickReturn,
  pickTile,
  price,
  putBack,
  swapPayment,
  takeable,
  tokensAfter,
} from "../../../src/parure/web/core/staging.js";

const gems = (/** @type {number[]} */ ...counts) => [...counts, ...Array(7 - counts.length).fill(0)];
const take = (/** @type {number[]} */ ...counts) => ({ type: "take", gems: gems(...counts) });
const slot = (tier, column) => ({ type: "slot", tier, column });
const THREE = [take(1, 1, 1), take(1, 1, 0, 1), take(1, 0, 1, 1), take(0, 1, 1, 1), take(2), take(0, 2)];
const player = (tokens, bonuses = gems()) => ({
  tokens,
  bonuses,
  cards: [],
  reserved: [],
  blind: [],
  tiles: [],
  points: 0,
  tags: 0,
});
const view = (legal, phase = { type: "main" }, more = {}) => ({
  legal,
  phase,
  players: [player(gems(1, 1, 1, 0, 0, 1))],
  bank: gems(4, 4, 4, 4, 4, 5),
  market: [["1W1", null], [], []],
  tiles: [],
  ...more,
});

describe("taking gems", () => {
  test("a pile can be added only while that leads to a legal take", () => {
    assert.deepEqual(takeable(THREE, IDLE), [true, true, true, true, false, false, false]);
    const { staged } = pickGem(THREE, IDLE, 0);
    assert.deepEqual(takeable(THREE, staged), [true, true, true, true, false, false, false]);
    const two = pickGem(THREE, staged, 1).staged;
    assert.deepEqual(takeable(THREE, two), [false, false, true, true, false, false, false]);
    assert.equal(gemsMissing(THREE, two.gems), 1);
    assert.deepEqual(actions(THREE, two), []);
  });
  test("the same pile again takes two, and once more puts both back", () => {
    const one = pickGem(THREE, IDLE, 0).staged;
    const pair = pickGem(THREE, one, 0).staged;
    assert.deepEqual(pair.gems, gems(2));
    assert.ok(isFull(THREE, pair));
    assert.deepEqual(actions(THREE, pair), [take(2)]);
    assert.deepEqual(pickGem(THREE, pair, 0).staged, IDLE);
  });
  test("a pile that does not fit any more goes back, one that never fits is for the server to refuse", () => {
    const two = pickGem(THREE, pickGem(THREE, IDLE, 0).staged, 1).staged;
    assert.deepEqual(pickGem(THREE, two, 0).staged.gems, gems(0, 1));
    const { staged, refused } = pickGem(THREE, two, 5);
    assert.equal(staged, two);
    assert.deepEqual(refused, { type: "take", gems: gems(1, 1, 0, 0, 0, 1) });
  });
  test("with few colours left one or two are complete, and may still grow", () => {
    const legal = [take(1, 1), take(1), take(0, 1)];
    const one = pickGem(legal, IDLE, 0).staged;
    assert.deepEqual(actions(legal, one), [take(1)]);
    assert.ok(!isFull(legal, one));
    assert.equal(gemsMissing(legal, one.gems), 0);
  });
  test("putting back what is not there changes nothing", () => {
    assert.equal(putBack(IDLE, 2), IDLE);
  });
});

describe("cards", () => {
  const legal = [
    { type: "buy", place: slot(0, 0), payment: null },
    { type: "reserve", place: slot(0, 0) },
    { type: "reserve", place: slot(0, 1) },
    { type: "reserve", place: { type: "deck", tier: 2 } },
    { type: "buy", place: { type: "held", index: 1 }, payment: null },
  ];
  test("buying comes first, then reserving, then the server's reason", () => {
    assert.equal(pickPlace(legal, IDLE, slot(0, 0)).staged.verb, "buy");
    assert.equal(pickPlace(legal, IDLE, slot(0, 1)).staged.verb, "reserve");
    assert.equal(pickPlace(legal, IDLE, { type: "deck", tier: 2 }).staged.verb, "reserve");
    assert.deepEqual(pickPlace(legal, IDLE, slot(1, 0)).refused, { type: "buy", place: slot(1, 0), payment: null });
    assert.deepEqual(pickPlace(legal, IDLE, { type: "held", index: 0 }).refused, {
      type: "buy",
      place: { type: "held", index: 0 },
      payment: null,
    });
    assert.deepEqual(pickPlace(legal, IDLE, { type: "deck", tier: 0 }).refused, {
      type: "reserve",
      place: { type: "deck", tier: 0 },
    });
  });
  test("a verb that is asked for is the only one tried", () => {
    assert.equal(pickPlace(legal, IDLE, slot(0, 0), "reserve").staged.verb, "reserve");
    assert.deepEqual(pickPlace(legal, IDLE, slot(0, 1), "buy").refused, {
      type: "buy",
      place: slot(0, 1),
      payment: null,
    });
  });
  test("the same card again is put back; another verb changes it", () => {
    const { staged } = pickPlace(legal, IDLE, slot(0, 0));
    assert.deepEqual(pickPlace(legal, staged, slot(0, 0)).staged, IDLE);
    assert.equal(pickPlace(legal, staged, slot(0, 0), "reserve").staged.verb, "reserve");
  });
  test("the way to pay goes into the action", () => {
    const { staged } = pickPlace(legal, IDLE, slot(0, 0));
    assert.deepEqual(actions(legal, staged), [{ type: "buy", place: slot(0, 0), payment: null }]);
    const way = gems(0, 1, 0, 0, 0, 1);
    assert.deepEqual(actions(legal, payBy(staged, way)), [{ type: "buy", place: slot(0, 0), payment: way }]);
  });
  test("tokens first, wild for what is missing", () => {
    assert.deepEqual(price({ cost: gems(2, 2, 1) }, player(gems(1, 1, 0, 0, 0, 1), gems(0, 1, 1))), {
      payment: gems(1, 1, 0, 0, 0, 1),
      missing: [1, 0, 0, 0, 0],
      short: 0,
    });
    assert.equal(price({ cost: gems(5) }, player(gems(1, 0, 0, 0, 0, 2))).short, 2);
    assert.deepEqual(price({ cost: gems(1) }, player(gems(1), gems(3))).payment, gems());
  });
  test("a coloured token is swapped for wild, and back, only among the ways there are", () => {
    const ways = [gems(1, 1), gems(0, 1, 0, 0, 0, 1), gems(1, 0, 0, 0, 0, 1)];
    assert.deepEqual(swapPayment(ways, ways[0], 0), ways[1]);
    assert.equal(swapPayment(ways, ways[1], 1), null);
    assert.deepEqual(swapPayment(ways, ways[1], 5), ways[0]);
    assert.equal(swapPayment(ways, ways[0], 5), null);
    assert.equal(swapPayment([], gems(1), 0), null);
  });
  test("what lies at a place", () => {
    const here = view(
      [],
      { type: "main" },
      { players: [{ ...player(gems()), reserved: ["2G4", { type: "facedown", tier: 1 }] }] },
    );
    assert.equal(cardAt(here, slot(0, 0), 0), "1W1");
    assert.equal(cardAt(here, slot(0, 1), 0), null);
    assert.equal(cardAt(here, { type: "held", index: 0 }, 0), "2G4");
    assert.equal(cardAt(here, { type: "held", index: 1 }, 0), null);
    assert.equal(cardAt(here, { type: "deck", tier: 0 }, 0), null);
  });
});

describe("the end of a turn", () => {
  const legal = [0, 1, 5].map(kind => ({ type: "return", kind }));
  const tokens = gems(4, 6, 0, 0, 0, 1, 1);
  const from = { type: "return", kinds: [] };
  test("as many go back as must; the first chosen makes room", () => {
    let { staged } = pickReturn(legal, from, 1, 2, tokens);
    assert.deepEqual(actions(legal, staged, 2), []);
    staged = pickReturn(legal, staged, 1, 2, tokens).staged;
    assert.deepEqual(actions(legal, staged, 2), [
      { type: "return", kind: 1 },
      { type: "return", kind: 1 },
    ]);
    staged = pickReturn(legal, staged, 0, 2, tokens).staged;
    assert.deepEqual(staged.kinds, [1, 0]);
    staged = pickReturn(legal, staged, 0, 2, tokens).staged;
    assert.deepEqual(staged.kinds, [1]);
  });
  test("no more of a kind than there are", () => {
    const { staged } = pickReturn(legal, { type: "return", kinds: [5] }, 5, 3, tokens);
    assert.deepEqual(staged.kinds, []);
  });
  test("a time token is for the server to refuse", () => {
    assert.deepEqual(pickReturn(legal, from, 6, 2, tokens).refused, { type: "return", kind: 6 });
  });
  test("a tile is chosen among those that are met", () => {
    const tiles = [
      { type: "claim", tile: "N1" },
      { type: "claim", tile: "N2" },
    ];
    const { staged } = pickTile(tiles, { type: "claim", tile: null }, "N2");
    assert.deepEqual(actions(tiles, staged), [{ type: "claim", tile: "N2" }]);
    assert.deepEqual(pickTile(tiles, staged, "N9").refused, { type: "claim", tile: "N9" });
  });
});

describe("positions", () => {
  test("what a position begins with", () => {
    assert.equal(begin(null), IDLE);
    assert.equal(begin(view([])), IDLE);
    assert.equal(begin(view(THREE)), IDLE);
    assert.deepEqual(begin(view([{ type: "return", kind: 0 }], { type: "returning" })), { type: "return", kinds: [] });
    assert.deepEqual(begin(view([{ type: "claim", tile: "N1" }], { type: "claiming" })), { type: "claim", tile: null });
    assert.deepEqual(begin(view([{ type: "pass" }])), { type: "pass" });
  });
  test("a choice outlives an update only if it is still possible", () => {
    const staged = pickGem(THREE, IDLE, 0).staged;
    assert.equal(keepOrBegin(staged, view(THREE)), staged);
    assert.equal(keepOrBegin(staged, view([take(0, 1)])), IDLE);
    assert.equal(keepOrBegin(staged, view([])), IDLE);
  });
  test("tokens after a choice", () => {
    const now = view(THREE);
    assert.deepEqual(tokensAfter({ type: "take", gems: gems(1, 1, 1) }, now, 0, null), gems(2, 2, 2, 0, 0, 1));
    assert.deepEqual(
      tokensAfter({ type: "card", place: slot(0, 0), verb: "reserve", way: null }, now, 0, null),
      gems(1, 1, 1, 0, 0, 2),
    );
    assert.deepEqual(
      tokensAfter({ type: "card", place: slot(0, 0), verb: "buy", way: null }, now, 0, gems(1, 0, 0, 0, 0, 1)),
      gems(0, 1, 1),
    );
    assert.deepEqual(tokensAfter({ type: "return", kinds: [0, 5] }, now, 0, null), gems(0, 1, 1));
  });
  test("letters are keys", () => {
    const kinds = [..."YPUROST"].map(letter => ({ letter }));
    assert.equal(kindOfLetter(kinds, "u"), 2);
    assert.equal(kindOfLetter(kinds, "w"), null);
  });
});
