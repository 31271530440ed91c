"""Decisions for one version at the same moment: exactly one is accepted, whoever serves the others tells them so."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from parure import Action, edition
from parure.client import AsyncClient, Made, me
from parure.notation import format_action
from parure.notation.wire import from_json
from parure.server.schema import plies
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Kind
from tests.server.crowd import FIGURES
from tests.server.harness import Postgres, Server, server
from tests.server.nursery import Nursery
from tests.server.talk import PATIENCE

TABLES = 8
ROUNDS = 25
"""Of each table: too few for its game to end."""


def test_two_decisions_for_one_version_at_the_same_moment(house: Server) -> None:
    asyncio.run(_race(house.url, house.url, house.database))


def test_two_decisions_for_one_version_on_two_servers(
    database_server: Postgres, tmp_path: Path, nursery: Nursery
) -> None:
    shared = database_server.create("raced")
    with (
        server(shared, log=tmp_path / "one.log", nursery=nursery) as one,
        server(shared, log=tmp_path / "two.log", nursery=nursery) as two,
    ):
        winners = asyncio.run(_race(one.url, two.url, shared))
    # They did race: neither of them was always first.
    assert len({where for where, _ in winners}) == 2


Won = Counter[tuple[str, str]]
Decided = list[tuple[int, str]]


async def _race(here: str, there: str, database: str) -> Won:
    """Lets four try at once, on connections and over HTTP, at several tables; returns who was how often first."""
    raced = await asyncio.gather(*(_race_at_a_table(here, there, number) for number in range(TABLES)))
    won = sum((won for _, won, _ in raced), Counter[tuple[str, str]]())
    where = "two servers" if here != there else "one server"
    counts = ", ".join(f"{place} by {way} {count}" for (place, way), count in sorted(won.items()))
    FIGURES.append(f"{database.partition(':')[0]}, {where}: {won.total()} races of four decisions, won: {counts}")
    assert won.total() == TABLES * ROUNDS
    store = Store(Settings(database=database))
    async with store.database.engine.connect() as connection:
        for game, _, decided in raced:
            query = plies.select().where(plies.c.game == game, plies.c.kind == Kind.MOVE.value).order_by(plies.c.ply)
            kept = [(row.seat, row.text) for row in await connection.execute(query)]
            assert kept == decided
    await store.database.engine.dispose()
    return won


class Racer:
    """Somebody who answers versions of a table at a server, on a connection or over HTTP."""

    def __init__(self, place: str, url: str, table: Made) -> None:
        self.place = place
        self.url = url
        self.game = table.table
        self.tokens = [table.tokens[seat] for seat in sorted(table.tokens)]
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.sockets: list[ClientConnection] = []

    async def join(self) -> None:
        for token in self.tokens:
            socket = await connect(f"ws{self.url.removeprefix('http')}/api/tables/{self.game}/socket", max_size=2**22)
            await socket.send(json.dumps({"type": "join", "token": token}))
            self.sockets.append(socket)

    async def leave(self) -> None:
        await asyncio.gather(self.http.aclose(), *(socket.close() for socket in self.sockets))

    async def on_connection(self, seat: int, decision: dict[str, Any]) -> int | str:
        """The version that it made, or the code that it was refused with."""
        await self.sockets[seat].send(json.dumps(decision))
        while True:
            message = json.loads(await asyncio.wait_for(self.sockets[seat].recv(), PATIENCE))
            if message.get("ref") == decision["ref"]:
                return int(message["version"]) if message["type"] == "accepted" else str(message["error"]["code"])

    async def over_http(self, seat: int, decision: dict[str, Any]) -> int | str:
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        answer = await self.http.post(f"/api/tables/{self.game}/decide", json=decision, headers=headers)
        return int(answer.json()["version"]) if answer.is_success else str(answer.json()["error"]["code"])

    async def seen(self, seat: int, version: int) -> dict[str, Any]:
        """What a seat sees here, once this server has heard of a version."""
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        while True:
            view: dict[str, Any] = (await self.http.get(f"/api/tables/{self.game}/view", headers=headers)).json()
            if view["version"] >= version:
                return view
            await asyncio.sleep(0.005)


async def _race_at_a_table(here: str, there: str, number: int) -> tuple[str, Won, Decided]:
    rng, won, decided, version = random.Random(f"race {number}"), Won(), Decided(), 0
    key = ("splendor", "marvel")[number % 2]
    async with AsyncClient(here) as client:
        made = await client.create_table(key, [me(), me()])
    racers = [Racer(place, url, made) for place, url in (("first", here), ("second", there))]
    await asyncio.gather(*(racer.join() for racer in racers))
    for turn in range(ROUNDS):
        views = await asyncio.gather(*(asyncio.wait_for(racer.seen(0, version), PATIENCE) for racer in racers))
        assert views[0]["view"] == views[1]["view"]
        seat = views[0]["table"]["to_move"]
        legal = (await racers[0].seen(seat, version))["view"]["legal"]
        ways = ("connection", "http") if turn % 2 else ("http", "http")
        tries = [(racer, way) for racer in racers for way in ways]
        rng.shuffle(tries)
        same = rng.random() < 0.3  # one decision that is sent several times is kept once all the same
        chosen = [rng.choice(legal)] * 4 if same else rng.choices(legal, k=4)
        said = [
            {"type": "decide", "version": version, "action": action, "ref": f"{turn} {n}"}
            for n, action in enumerate(chosen)
        ]
        answers = await asyncio.gather(
            *(
                (racer.on_connection if way == "connection" else racer.over_http)(seat, decision)
                for (racer, way), decision in zip(tries, said, strict=True)
            )
        )
        kept = [n for n, answer in enumerate(answers) if isinstance(answer, int)]
        assert len(kept) == 1, answers
        assert answers.count("stale_version") == 3, answers
        (first,) = kept
        version = int(answers[first])
        won[tries[first][0].place, tries[first][1]] += 1
        action: Action = from_json(Action, chosen[first], edition(key), "action")
        decided.append((seat, format_action(action, edition(key))))
    await asyncio.gather(*(racer.leave() for racer in racers))
    return made.table, won, decided
