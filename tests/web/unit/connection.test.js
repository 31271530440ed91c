// A connection that comes back by itself, with a socket and a clock of our own.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  Connection,
  FLOOD,
  REFUSED,
  SILENCE,
  backoff,
  worthResending,
} from "../../../src/parure/web/core/connection.js";

class FakeSocket {
  constructor() {
    this.readyState = 0;
    this.sent = [];
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1000) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets, timers, clock, updates, links, present, connection;
const wires = {
  open: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
  later: (run, ms) => {
    timers.push({ run, at: clock + ms, id: timers.length + 1 });
    return timers.length;
  },
  never: id => {
    timers = timers.filter(timer => timer.id !== id);
  },
  now: () => clock,
};
const pass = ms => {
  const end = clock + ms;
  for (;;) {
    const next = timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter(timer => timer !== next);
    clock = next.at;
    next.run();
  }
  clock = end;
};
const update = version => ({
  type: "update",
  version,
  seat: 0,
  table: {},
  view: null,
  events: [],
  payments: [],
  at: 0,
});
const last = () => sockets[sockets.length - 1];
const join = version => {
  last().open();
  last().say(update(version));
};

beforeEach(() => {
  [sockets, timers, clock, updates, links, present] = [[], [], 0, [], [], []];
  connection = new Connection(
    "ws://x",
    "token",
    {
      onUpdate: (told, joined) => updates.push([told.version, joined]),
      onLink: link => links.push(link),
      onPresence: told => present.push(told),
    },
    wires,
  );
  connection.start();
});

describe("joining", () => {
  test("says the token first, and is open with the first update", () => {
    join(3);
    assert.deepEqual(last().sent, [{ type: "join", token: "token" }]);
    assert.deepEqual(updates, [[3, true]]);
    assert.deepEqual(links, ["open"]);
  });
  test("a refusal is final", () => {
    last().open();
    last().say({ type: "error", error: { code: "wrong_token", message: "" }, version: null, ref: null });
    last().close(REFUSED);
    pass(60_000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(links, ["refused"]);
  });
  test("a server that is full is asked again", () => {
    last().open();
    last().say({ type: "error", error: { code: "unavailable", message: "" }, version: null, ref: null });
    last().close(REFUSED);
    pass(1_000);
    assert.equal(sockets.length, 2);
  });
});

describe("coming back", () => {
  test("waits longer each time, with chance, and begins anew after success", () => {
    assert.ok(backoff(0, 1006, () => 1) < backoff(3, 1006, () => 0));
    assert.ok(backoff(50, 1006, () => 1) <= 15_000);
    assert.ok(backoff(0, FLOOD, () => 0) >= 10_000);
    join(1);
    last().close(1006);
    assert.deepEqual(links, ["open", "lost"]);
    pass(500);
    assert.equal(sockets.length, 2);
    join(2);
    assert.equal(connection.tries, 0);
    assert.deepEqual(updates[1], [2, true]);
  });
  test("a line that has been silent for a minute is given up", () => {
    join(1);
    pass(SILENCE - 1_000);
    last().say({ type: "heartbeat" });
    pass(SILENCE - 1_000);
    assert.equal(sockets.length, 1);
    pass(SILENCE);
    assert.ok(sockets.length > 1);
  });
  test("waking tries at once", () => {
    join(1);
    last().close(1012);
    connection.wake();
    assert.equal(sockets.length, 2);
  });
  test("waking a line that is dead finds out", () => {
    join(1);
    connection.wake();
    assert.deepEqual(last().sent[1], { type: "ping" });
    pass(6_000);
    assert.equal(sockets.length, 2);
  });
  test("stopping is final", () => {
    join(1);
    connection.stop();
    pass(60_000);
    assert.equal(sockets.length, 1);
    assert.equal(connection.link, "closed");
  });
});

describe("deciding", () => {
  const decide = { type: "decide", version: 1, action: { type: "pass" } };
  test("settles with the answer to its own ref", async () => {
    join(1);
    const answer = connection.act(decide);
    const { ref } = last().sent[1];
    last().say({ type: "accepted", version: 9, ref: "other" });
    last().say(update(2));
    last().say({ type: "accepted", version: 2, ref });
    assert.deepEqual(await answer, { ok: true, version: 2 });
  });
  test("its update and its answer are taken in together", async () => {
    join(1);
    const answer = connection.act(decide);
    last().say(update(2));
    assert.deepEqual(updates, [[1, true]]);
    const seen = answer.then(() => updates.length);
    last().say({ type: "accepted", version: 2, ref: last().sent[1].ref });
    assert.deepEqual(updates, [[1, true], [2, false]]);
    assert.equal(await seen, 2);
  });
  test("an update does not wait long for an answer, nor for a second one, nor without a line", () => {
    join(1);
    connection.act(decide);
    last().say(update(2));
    pass(50);
    last().say(update(3));
    last().say(update(4));
    assert.deepEqual(updates.map(([version]) => version), [1, 2, 3]);
    last().close(1006);
    assert.deepEqual(updates.map(([version]) => version), [1, 2, 3, 4]);
  });
  test("who is there is passed on", () => {
    join(1);
    last().say({ type: "presence", connected: [true, null, false] });
    assert.deepEqual(present, [[true, null, false]]);
  });
  test("a refusal comes back with its reason", async () => {
    join(1);
    const answer = connection.act(decide);
    last().say({
      type: "error",
      error: { code: "illegal_action", message: "", rule: "A1", reason: "too_few" },
      version: null,
      ref: last().sent[1].ref,
    });
    assert.equal((await answer).error.reason, "too_few");
  });
  test("one at a time", async () => {
    join(1);
    connection.act(decide);
    assert.equal((await connection.act(decide)).error.code, "busy");
  });
  test("without an answer it is sent again if the game stands where it stood", async () => {
    join(1);
    const answer = connection.act(decide);
    last().close(1006);
    pass(500);
    join(1);
    assert.equal(last().sent[1].type, "decide");
    last().say({ type: "accepted", version: 2, ref: last().sent[1].ref });
    assert.deepEqual(await answer, { ok: true, version: 2 });
  });
  test("and not if the game went on", async () => {
    join(1);
    const answer = connection.act(decide);
    last().close(1006);
    pass(500);
    join(4);
    assert.deepEqual(last().sent, [{ type: "join", token: "token" }]);
    assert.deepEqual(await answer, { ok: true, version: 4 });
  });
  test("what is decided without a line waits for it", () => {
    connection.act(decide);
    join(1);
    assert.equal(last().sent[1].type, "decide");
  });
  test("what has no version is always worth sending again", () => {
    assert.ok(worthResending({ message: { type: "resign" } }, 7));
    assert.ok(!worthResending(null, 7));
    assert.ok(!worthResending({ message: { type: "sync" } }, 7));
  });
});
