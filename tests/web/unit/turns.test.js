// The log as turns, and what each player gained.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { consequences } from "../../../src/parure/web/core/consequence.js";
import { addEvents, lastTurns, newCards, remarksOf, roundAfter, turnsOf } from "../../../src/parure/web/core/turns.js";
import { gainOf, recentGains } from "../../../src/parure/web/table/gains.js";

const gems = (...counts) => [...counts, ...Array(7 - counts.length).fill(0)];
const HISTORY = [
  {
    seat: 0,
    events: [
      { type: "took", seat: 0, gems: gems(1, 1, 1) },
      { type: "turn_began", seat: 1 },
    ],
  },
  {
    seat: 1,
    events: [
      { type: "reserved", seat: 1, place: { type: "slot", tier: 0, column: 2 }, card: "1W1" },
      { type: "gained", seat: 1, kind: 5 },
      { type: "dealt", place: { type: "slot", tier: 0, column: 2 }, card: "1U1" },
      { type: "turn_began", seat: 0 },
    ],
  },
  {
    seat: 0,
    events: [
      { type: "bought", seat: 0, place: { type: "slot", tier: 0, column: 0 }, card: "1G1", payment: gems(1, 1) },
      { type: "dealt", place: { type: "slot", tier: 0, column: 0 }, card: "1K1" },
      { type: "claimed", seat: 0, tile: "N1" },
      { type: "turn_began", seat: 1 },
    ],
  },
];
const EDITION = {
  key: "splendor",
  token_limit: 10,
  goal: { points: 15, each_bonus: 0, time: 0 },
  assemble: null,
  cards: { "1G1": { id: "1G1", bonus: 2, points: 1, cost: gems(1, 1), tags: 0, time: 0, level: 1, name: "" } },
  tiles: { N1: { id: "N1", points: 3, demand: gems(0, 0, 1) } },
};

describe("turns", () => {
  const turns = turnsOf(HISTORY);
  test("a turn is what a player did and what followed", () => {
    assert.deepEqual(
      turns.map(turn => [turn.number, turn.seat, turn.round, turn.events.length]),
      [
        [0, 0, 1, 2],
        [1, 1, 1, 4],
        [2, 0, 2, 4],
      ],
    );
    assert.equal(roundAfter(turns[2]), 2);
    assert.equal(roundAfter(turns[1]), 2);
    assert.equal(roundAfter(undefined), 1);
  });
  test("events that come later join the turn that they belong to", () => {
    const more = addEvents(turns, [{ type: "returned", seat: 0, kind: 1 }]);
    assert.equal(more.length, 3);
    assert.equal(more[2].events.length, 5);
    assert.equal(turns[2].events.length, 4);
  });
  test("cards are new to whoever has not moved since", () => {
    assert.deepEqual([...newCards(turns, 1)], ["1K1"]);
    assert.deepEqual([...newCards(turns, 0)], []);
    assert.deepEqual([...newCards(turns, null)], ["1K1"]);
    assert.equal(lastTurns(turns).get(1), turns[1]);
  });
  test("gains", () => {
    assert.deepEqual(gainOf(turns[1], EDITION).tokens, gems(0, 0, 0, 0, 0, 1));
    const gain = gainOf(turns[2], EDITION);
    assert.deepEqual(gain.bonuses, [0, 0, 1, 0, 0]);
    assert.equal(gain.tile, "N1");
    assert.deepEqual([...recentGains(turns, 1, EDITION).keys()], [0]);
    assert.deepEqual([...recentGains(turns, 0, EDITION).keys()], []);
    assert.deepEqual([...recentGains(turns, null, EDITION).keys()], [0]);
  });
});

describe("remarks", () => {
  test("come after the turn that their entries make", () => {
    const left = { type: "left", seat: 1, version: 9 };
    const remarks = [0, 1, HISTORY.length].map(after => ({ ...left, after }));
    const last = turnsOf(HISTORY).at(-1).number;
    assert.deepEqual(
      remarksOf({ entries: HISTORY, remarks }).map(remark => remark.after),
      [-1, 0, last],
    );
  });
});

describe("what follows", () => {
  const player = { tokens: gems(3, 3, 3), bonuses: gems(), points: 11, tags: 0 };
  const view = {
    players: [player],
    bank: gems(4, 4, 4, 4, 4, 0),
    tiles: ["N1"],
    leader: null,
    legal: [{ type: "take", gems: gems(1, 1, 1) }],
  };
  const known = { card: null, paid: null, names: ["Ann"] };
  const keys = told => told.map(message => message.key);
  test("of taking: how many are held, how many go back, how many are missing", () => {
    assert.deepEqual(consequences({ type: "take", gems: gems(1, 1, 1) }, view, 0, EDITION, known), [
      { key: "bar-after-over", args: { number: 12, limit: 10, count: 2 }, tone: "warn" },
    ]);
    assert.deepEqual(keys(consequences({ type: "take", gems: gems(1, 1) }, view, 0, EDITION, known)), [
      "bar-take-more",
    ]);
  });
  test("of reserving: wild or none", () => {
    const staged = { type: "card", place: { type: "deck", tier: 0 }, verb: "reserve", way: null };
    assert.deepEqual(keys(consequences(staged, view, 0, EDITION, known)), ["table-hidden", "bar-without-wild"]);
  });
  test("of buying: points, a tile, the goal", () => {
    const staged = { type: "card", place: { type: "slot", tier: 0, column: 0 }, verb: "buy", way: null };
    assert.deepEqual(
      keys(consequences(staged, view, 0, EDITION, { ...known, card: EDITION.cards["1G1"], paid: gems(1, 1) })),
      ["bar-brings-goal", "bar-brings-points", "bar-brings-tile"],
    );
  });
});
