"""A connection answers anything at all: with a code, with acceptance, or by closing; the game obeys only the rules."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import parure
from parure.notation import parse_record
from parure.server.errors import Code
from parure.server.replies import server_message
from tests.server.crowd import FIGURES
from tests.server.harness import Server
from tests.server.talk import PATIENCE, Seated, hear_of, is_healthy, say, seated

MESSAGES = {"sqlite": 20_400, "postgresql": 10_200}
BURST = 40
CODES = {code.value for code in Code}

Text = str | bytes


class Fuzzer:
    """Makes messages: some right, most nearly right, some no messages at all."""

    def __init__(self, seed: str, tokens: tuple[str, ...]) -> None:
        self.rng = random.Random(seed)
        self.tokens = tokens
        self.version = 0
        self.legal: list[Any] = []

    def message(self) -> Text:
        makers = [self.valid, self.mutated, self.mutated, self.broken, self.json, self.noise]
        return self.rng.choice(makers)()

    def valid(self) -> str:
        rng = self.rng
        version = rng.choice([self.version, self.version, self.version + 1, 0, 2**31 - 1])
        actions = [*self.legal[:6], "take wug", "reserve deck 1", "buy 1a", "pass", "return w", {"type": "pass"}]
        kinds: list[dict[str, Any]] = [
            {"type": "decide", "version": version, "action": rng.choice(actions), "ref": rng.choice([None, "r"])},
            {"type": "takeback", "version": version},
            {"type": "sync"},
            {"type": "ping"},
            {"type": "join", "token": rng.choice([None, *self.tokens])},
        ]
        return json.dumps(rng.choices(kinds, [8, 2, 1, 2, 1])[0])

    def mutated(self) -> str:
        """A valid message with something wrong in its values or names."""
        message = json.loads(self.valid())
        for _ in range(self.rng.randint(1, 3)):
            name = self.rng.choice([*message, "version", "action", "type", "extra", "ref", "\0", "__proto__"])
            if self.rng.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = self.value(3)
        return json.dumps(message)

    def broken(self) -> Text:
        """A valid message with letters lost, changed or doubled."""
        text = bytearray(self.valid().encode())
        for _ in range(self.rng.randint(1, 6)):
            at = self.rng.randrange(len(text))
            match self.rng.randrange(3):
                case 0:
                    del text[at:]
                    text += b'"'
                case 1:
                    text[at] = self.rng.randrange(32, 127)
                case _:
                    text[at:at] = text[at : at + 9]
        return text.decode()

    def json(self) -> str:
        return json.dumps(self.value(6))

    def noise(self) -> Text:
        noise = self.rng.randbytes(self.rng.randint(0, 300))
        match self.rng.randrange(4):
            case 0:
                return noise
            case 1:
                return noise.decode("utf-8", "replace")
            case 2:
                return self.rng.choice('[{"') * self.rng.choice((1, 199, 201, 5000))
            case _:
                return self.rng.choice(
                    ["", "NaN", "-0", "1e999", "9" * 5000, "null", '"\\ud800"', '{"type":"ping","type":"ping"}']
                )

    def value(self, depth: int) -> Any:
        rng = self.rng
        plain: list[Any] = [
            None,
            True,
            0,
            -1,
            2**31,
            2**63,
            10**40,
            0.5,
            7.0,
            1e300,
            float("nan"),
            "",
            "\0",
            "é\u202e٣",
            "a" * 300,
        ]
        plain += ["decide", "take wug", "' OR 1=1 --", "../../etc", rng.choice(self.tokens), self.version]
        if depth == 0 or rng.random() < 0.6:
            return rng.choice(plain)
        if rng.random() < 0.5:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        names = ["type", "gems", "place", "tier", "column", "payment", "tile", "kind", ""]
        kinds = ["take", "buy", "reserve", "return", "claim", "pass", "slot", "deck", "held", "reveal", "join"]
        made = {rng.choice(names): self.value(depth - 1) for _ in range(rng.randrange(4))}
        return made | ({"type": rng.choice(kinds)} if rng.random() < 0.5 else {})


def attack(table: Seated, seat: int | None, messages: int, seed: str) -> Counter[str]:
    """Sends messages in bursts, each ended by a ping, and counts what comes back; connects again when cut off."""
    fuzzer, answers, sent = Fuzzer(seed, table.tokens), Counter[str](), 0
    while sent < messages:
        with connect(table.socket_url, max_size=2**22, close_timeout=1) as socket:
            say(socket, type="join", token=None if seat is None else table.tokens[seat])
            try:
                while sent < messages:
                    burst = [fuzzer.message() for _ in range(min(BURST, messages - sent))]
                    sent += len(burst)
                    for text in burst:
                        socket.send(text)
                    say(socket, type="decide", version=0, action={}, ref="end of burst")
                    answers += read(socket, fuzzer, len(burst))
            except ConnectionClosed as closed:
                answers[f"closed {closed.rcvd.code if closed.rcvd else None}"] += 1
    return answers


def read(socket: ClientConnection, fuzzer: Fuzzer, burst: int) -> Counter[str]:
    """What comes back for a burst: every message has its answer."""
    answers, answered = Counter[str](), 0
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        server_message.validate_python(message)
        match message["type"]:
            case "update":
                fuzzer.version = message["version"]
                fuzzer.legal = message["view"]["legal"] or fuzzer.legal
            case "error":
                assert message["error"]["code"] in CODES
                assert message["error"]["code"] not in ("trouble", "unavailable")
                if message["ref"] == "end of burst":
                    break
                answered += 1
                answers[message["error"]["code"]] += 1
            case "presence":
                pass  # nobody asked for it
            case kind:
                answered += 1
                answers[kind] += 1
    answers["syncs"] = burst - answered  # only a sync is answered by an update alone
    assert 0 <= answers["syncs"] <= burst / 2
    return answers


def play_on(table: Seated, stop: threading.Event) -> int:
    """Two people who play well-behaved, at another table, until told to stop; returns how many decisions they made."""
    rng, made = random.Random(3), 0
    with table.join(0) as one, table.join(1) as two:
        sockets = (one, two)
        version = seat = 0
        while not stop.is_set() or made < 20:
            mover = sockets[seat]
            say(mover, type="sync")
            update = hear_of(mover, "update")
            while update["version"] < version:
                update = hear_of(mover, "update")
            if update["table"]["status"] == "over":
                break
            if update["table"]["to_move"] != seat:
                seat = update["table"]["to_move"]
                continue
            say(mover, type="decide", version=update["version"], action=rng.choice(update["view"]["legal"]))
            answer = hear_of(mover, "accepted", "error")
            assert answer["type"] == "accepted", answer
            version, made = answer["version"], made + 1
            stop.wait(0.02)
    return made


def test_anything_may_be_said(served: Server) -> None:
    kind = served.database.partition(":")[0]
    messages = MESSAGES[kind]
    tables = [seated(served.url, "splendor"), seated(served.url, "marvel", 3)]
    peaceful = seated(served.url)
    attackers = [(table, seat) for table in tables for seat in (None, *range(len(table.tokens)))]
    stop = threading.Event()
    with ThreadPoolExecutor(len(attackers) + 1) as pool:
        peace = pool.submit(play_on, peaceful, stop)
        attacks = [
            pool.submit(attack, table, seat, -(-messages // len(attackers)), f"fuzz {number}")
            for number, (table, seat) in enumerate(attackers)
        ]
        answers = sum((each.result() for each in attacks), Counter[str]())
        stop.set()
        assert peace.result() >= 20
    FIGURES.append(f"{kind}: {messages} fuzzed messages: {dict(answers)}")
    assert sum(answers.values()) >= messages
    assert {"bad_request", "bad_action", "illegal_action", "stale_version", "no_token", "accepted", "pong"} <= set(
        answers
    )
    for table in tables:
        # Every decision in the log was legal: the record replays.
        table.ask("POST", "/resign", token=table.tokens[0])
        record = parse_record(table.ask("GET", "/record").text)
        assert record.outcome is not None
        assert all(check["passed"] for check in table.ask("GET", "/verify").json())
        assert sum(not isinstance(ply.move, parure.Reveal) for ply in record.plies) > 5
    assert is_healthy(served.url)
    assert served.log is not None
    lines = [json.loads(line) for line in served.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
