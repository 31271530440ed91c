"""Floods, each from an address and a process of its own, and what they do to somebody else's game, measured."""

from __future__ import annotations

import contextlib
import itertools
import json
import multiprocessing
import random
import socket as sockets
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.hostile import decide, handshake
from tests.server.talk import PATIENCE, Seated, close_code, hear_of, say, seated

FLOODER = "127.0.0.2"
PAUSE = 0.06
"""Seconds between two decisions of whoever is measured: well within the limits himself."""

Flood = Callable[[Seated], str]
"""A part of a flood: what came of it, as a word to be counted."""


def messages(table: Seated) -> str:
    """As much as goes through one connection until it is cut off."""
    try:
        with connect(
            table.socket_url, max_size=2**22, close_timeout=2, source_address=(FLOODER, 0), open_timeout=PATIENCE
        ) as socket:
            say(socket, type="join")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(2_000):
                    socket.send('{"type":"sync"}')
            return str(close_code(socket))
    except InvalidStatus as refused:
        return str(refused.response.status_code)


_flooder: list[httpx.Client] = []


def _ask(method: str, url: str, **options: Any) -> str:
    if not _flooder:
        _flooder.append(httpx.Client(transport=httpx.HTTPTransport(local_address=FLOODER), timeout=PATIENCE))
    return str(_flooder[0].request(method, url, **options).status_code)


_turns = itertools.count()


def requests(table: Seated) -> str:
    """Whatever can be asked for without a token."""
    paths = ("", "/view", "/record", "/socket", "/verify")
    return _ask("GET", f"{table.url}/api/tables/{table.id}{paths[next(_turns) % len(paths)]}")


def uploads(table: Seated) -> str:
    """Records that are as large as they may be, and no records."""
    content = json.dumps({"record": "1.1 take wug;" * 70_000}).encode()
    return _ask("POST", f"{table.url}/api/records", content=content, headers={"content-type": "application/json"})


def connections(table: Seated) -> str:
    """Connections that are opened and let go of."""
    port = int(table.url.rpartition(":")[2])
    try:
        with sockets.create_connection(("127.0.0.1", port), PATIENCE, source_address=(FLOODER, 0)) as connection:
            connection.sendall(handshake(table.id))
            return connection.recv(1024).split(b" ", 2)[1].decode()
    except ConnectionError:
        return "reset"


FLOODS: dict[str, tuple[Flood, set[str], str]] = {
    "messages": (messages, {"4429", "4408", "429"}, "4429"),
    "requests": (requests, {"200", "404", "409", "429"}, "429"),
    "uploads": (uploads, {"400", "413", "429"}, "429"),
    "connections": (connections, {"101", "429", "reset"}, "429"),
}
"""Each kind with what may come of it, and what must."""


def _pour(flood: Flood, table: Seated, pipe: Connection) -> None:
    counted: Counter[str] = Counter()
    for number in itertools.count():
        counted[flood(table)] += 1
        if number == 0:
            pipe.send(None)  # it has begun
        if pipe.poll():
            break
    pipe.send(counted)


@contextlib.contextmanager
def flooding(flood: Flood, table: Seated, counted: Counter[str]) -> Iterator[None]:
    """Floods a table from a process of its own, counts what came of it, and ends it."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_pour, args=(flood, table, there), daemon=True)
    process.start()
    try:
        assert here.poll(PATIENCE), "it began"
        here.recv()
        yield
        here.send(None)
        assert here.poll(PATIENCE), "it ended"
        counted.update(here.recv())
    finally:
        process.kill()
        process.join()


@dataclass(frozen=True)
class Trips:
    """The round trips of some decisions, in seconds."""

    took: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.took)

    def __str__(self) -> str:
        worst = sorted(self.took)[-1]
        return f"median {self.median * 1000:.1f} ms, worst of {len(self.took)} {worst * 1000:.0f} ms"

    def assert_not_much_slower_than(self, before: Trips) -> None:
        """Generous: the machine may be busy with something else."""
        assert self.median < max(0.5, 25 * before.median), f"{self}; before: {before}"


def round_trips(url: str, count: int = 24) -> Trips:
    """How long each of some decisions took at a table of one's own, from saying it to hearing that it is kept."""
    table, rng, version = seated(url), random.Random(8), 0
    took: list[float] = []
    with table.join(0) as one, table.join(1) as two:
        mover, seat = one, 0
        while len(took) < count:
            say(mover, type="sync")
            while (update := hear_of(mover, "update"))["version"] < version:
                pass
            if update["table"]["to_move"] != seat:
                mover, seat = (two, 1) if seat == 0 else (one, 0)
                continue
            takes = [action for action in update["view"]["legal"] if action["type"] in ("take", "return")]
            began = time.perf_counter()
            say(mover, **decide(update["version"], rng.choice(takes or update["view"]["legal"])))
            answer = hear_of(mover, "accepted", "error")
            took.append(time.perf_counter() - began)
            assert answer["type"] == "accepted", answer
            version = answer["version"]
            time.sleep(PAUSE)
    return Trips(took)
