"""Nobody can tell over the network what he may not know: shuffle all that is hidden, and every byte stays the same.

As in tests/test_leaks.py a game gets a twin for one viewer: every card that lies face down for him is swapped for
another such card of its level. Both are played, decision by decision, at two tables of one server. All that the viewer
can get hold of must be equal, once the tables' names, tokens and commitments are taken out: there, at another table,
in errors, in the log and in the metrics, until the game is over.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import parure
from parure.server import messages
from parure.server.errors import Code, Refused
from parure.server.metrics import Metrics
from parure.server.room import Room
from parure.server.schema import games, plies
from parure.server.settings import Settings
from parure.server.store import Store
from tests.server.harness import Server
from tests.server.talk import PATIENCE, hear_of, say, seated
from tests.server.twins import Script, Stage, script, stage, twin
from tests.server.witness import Witness

COMPANIES = {
    "sqlite": [("me", "computer"), ("me", "computer", "friend"), ("me", "anyone", "computer", "friend")],
    "postgresql": [("me", "me"), ("me", "computer", "computer"), ("me", "me", "computer", "anyone")],
}
"""Who sits there, on each kind of database."""
TO_THE_END = {("postgresql", "marvel", 2), ("sqlite", "splendor", 3), ("sqlite", "marvel", 4)}
"""The others are played for some time, and end when somebody resigns: then other cards are hidden at the end."""
SOME_TIME = 24


@pytest.fixture
def theatre(database: str) -> Iterator[Stage]:
    with stage(database) as made:
        yield made


def compare(theatre: Stage, mine: Script, viewer: int | None) -> list[tuple[str, str]]:
    """What looks different to a viewer in a game and its twin."""
    other = twin(mine, viewer, random.Random(f"twin {viewer}"))
    assert other != mine.layout
    witnesses = []
    for layout in (mine.layout, other):
        witness = Witness(theatre, viewer)
        witness.watch(mine, layout)
        witnesses.append(witness)
    one, two = witnesses
    assert len(one.received) > len(mine.acts)
    assert _cards(one.shown) != _cards(two.shown)  # they did differ in what was hidden
    return [pair for pair in zip(one.received, two.received, strict=True) if pair[0] != pair[1]]


def _cards(record: str) -> list[str]:
    return re.findall(r"reveal (\w+)", record)


@pytest.mark.parametrize(("key", "players"), list(product(parure.EDITIONS, (2, 3, 4))))
def test_hidden_cards_leave_no_trace(key: str, players: int, theatre: Stage, database: str) -> None:
    kind = database.partition(":")[0]
    decisions = None if (kind, key, players) in TO_THE_END else SOME_TIME
    mine = script(key, COMPANIES[kind][players - 2], decisions)
    for viewer in (None, *mine.people):
        for one, two in compare(theatre, mine, viewer):
            raise AssertionError(f"viewer {viewer} sees a difference:\n{one[:4000]}\n{two[:4000]}")


@pytest.mark.parametrize("leak", ["events", "view", "log", "error", "record", "metrics"])
def test_comparison_sees_a_leak(leak: str, theatre: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail, wherever something is given away."""
    tell, page = messages.update, Metrics.page
    match leak:
        case "events":
            monkeypatch.setattr(parure, "redact", lambda event, _: event)
        case "view":
            monkeypatch.setattr(messages, "update", lambda table, _, *rest: tell(table, table.game.state.seat, *rest))
        case "log":

            def logged(table: Any, *rest: Any) -> str:
                logging.getLogger("parure.server").debug("told", extra={"decks": table.game.dealer.layout[0]})
                return tell(table, *rest)

            monkeypatch.setattr(messages, "update", logged)
        case "error":

            def explained(error: parure.IllegalAction) -> Refused:
                return Refused(Code.ILLEGAL_ACTION, str(sorted(card.id for deck in error.state.decks for card in deck)))

            monkeypatch.setattr(Refused, "by_rules", explained)
        case "record":
            monkeypatch.setattr(parure.Record, "redacted", lambda record, _: record)
        case "metrics":
            monkeypatch.setattr(Metrics, "page", lambda metrics: page(metrics) + b"parure_top %d\n" % top(theatre))
    mine = script("splendor", ("me", "computer"), 30)
    assert compare(theatre, mine, 0)


def top(theatre: Stage) -> int:
    """A number that tells how the cards lie."""
    return hash(theatre.layout) % 2**31


def test_comparison_sees_what_is_told_to_another_table(theatre: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: dict[int, Room] = {}
    add, tell = Room.add, Room.tell

    def noted(room: Room, *arguments: Any) -> Any:
        rooms[id(room)] = room
        return add(room, *arguments)

    def shouted(room: Room, *arguments: Any) -> None:
        tell(room, *arguments)
        for other in [each for each in rooms.values() if each is not room]:
            tell(other, ())

    monkeypatch.setattr(Room, "add", noted)
    monkeypatch.setattr(Room, "tell", shouted)
    with pytest.raises(AssertionError, match="another table is told"):
        compare(theatre, script("splendor", ("me", "computer"), 30), None)


@pytest.mark.parametrize("key", parure.EDITIONS)
def test_logs_and_metrics_hold_no_secrets(key: str, served: Server) -> None:
    """A real server at its most talkative: no seed, token, invitation or card in what it writes for its host."""
    table = seated(served.url, key, 3, first="random")
    secrets = list(table.tokens)
    answers = [table.ask("GET", path, token=table.tokens[0]).text for path in ("", "/view", "/record", "/history")]
    with table.join(0) as socket:
        for turn in range(12):
            seat = turn % 3
            move = {"type": "decide", "action": f"reserve deck {turn % 3 + 1}" if turn < 9 else "take w"}
            version = table.state()[0]
            answers.append(
                table.ask("POST", "/decide", token=table.tokens[seat], json=move | {"version": version}).text
            )
        say(socket, type="sync")
        answers.append(str(hear_of(socket, "update")))
        say(socket, type="nonsense", token=table.tokens[1])
        hear_of(socket, "error")
    body = {"edition": key, "seats": [{"who": "me"}, {"who": "friend"}, {"who": "computer"}], "pace": 0}
    made = httpx.post(f"{served.url}/api/tables", json=body, timeout=PATIENCE).json()
    secrets += [seat.get("token") or seat["invitation"] for seat in made["seats"]]
    table.ask("POST", f"/../{made['table']['id']}/claim", json={"name": "F", "invitation": secrets[-1]})
    answers.append(table.ask("GET", f"/../{made['table']['id']}").text)
    metrics = httpx.get(f"{served.url}/metrics", timeout=PATIENCE).text
    seeds, rows = asyncio.run(kept(served.database))
    assert len(seeds) == 2
    assert rows > 15
    assert served.log is not None
    host = served.log.read_text() + metrics
    for seed in seeds:
        for shown in (seed.hex(), repr(seed), seed.hex().upper()):
            assert shown not in host + "".join(answers)
    for secret in secrets:
        assert secret not in host
    cards = {card.id for card in parure.edition(key).cards} | {card.name for card in parure.edition(key).cards}
    assert not cards & set(re.findall(r"[\w' -]+", host))
    assert not cards & set(re.findall(r"\w+", host))


async def kept(database: str) -> tuple[list[bytes], int]:
    """The seeds in a database, and how many rows its logs have."""
    store = Store(Settings(database=database))
    async with store.database.engine.connect() as connection:
        seeds = [bytes(seed) for seed in (await connection.execute(sa.select(games.c.seed))).scalars()]
        rows = (await connection.execute(sa.select(sa.func.count()).select_from(plies))).scalar_one()
    await store.database.engine.dispose()
    return seeds, rows
