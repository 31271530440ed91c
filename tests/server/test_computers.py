"""Computers at tables: they move by themselves, whatever happens around them."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

import parure
from parure.agents import levels
from parure.client import AsyncClient, Client, computer, me
from parure.server.hub import Hub
from parure.server.metrics import Metrics
from parure.server.schema import plies
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Status, Table
from parure.server.terms import Chair, Terms, Who, digest
from tests.server.crowd import PATIENCE, eventually
from tests.server.harness import Server, server
from tests.server.hubs import PEOPLE, hub_on, new_table, run


def test_the_computers_that_can_be_asked_to_a_table_are_listed(house: Server) -> None:
    with Client(house.url) as client:
        listed = client.agents()
    assert tuple(listed) == levels()
    assert all(listed.values())


def test_a_game_between_levels_is_played_to_its_end_without_a_substitute(database: str, tmp_path: Path) -> None:
    with server(database, log=tmp_path / "log") as house, Client(house.url) as client:
        made = client.create_table("marvel", [computer("novice"), computer("jeweller"), computer("artisan")], pace=0)
        with client.join(made.table) as spectator:
            for update in spectator:
                assert update.over or update.table["thinking"]
        assert update.table["result"]
    assert "worker replaced" not in (said := (tmp_path / "log").read_text())
    assert "agent failed" not in said


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
def test_computers_play_a_game_to_its_end_by_themselves(house: Server, edition: str) -> None:
    with Client(house.url) as client:
        made = client.create_table(edition, [computer("greedy"), computer("random"), computer("greedy")], pace=0)
        with client.join(made.table) as spectator:
            for update in spectator:
                assert update.over or update.table["thinking"]
    assert update.table["result"]


def test_many_games_share_a_few_workers(house: Server) -> None:
    async def story() -> None:
        async with AsyncClient(house.url) as client:

            async def play() -> None:
                made = await client.create_table("splendor", [me(), computer("random"), computer("greedy")], pace=0)
                async with client.join(made.table, made.tokens[0]) as seat:
                    async for update in seat:
                        if update.version > 30:
                            return
                        if update.my_turn:
                            await seat.decide(update, random.choice(update.legal))

            await asyncio.gather(*(play() for _ in range(12)))

    asyncio.run(story())


@pytest.mark.parametrize(("thought", "pace"), [(0.0, 600), (1.5, 1500)])
def test_the_pace_counts_from_the_beginning_of_the_turn(
    database: str, monkeypatch: pytest.MonkeyPatch, thought: float, pace: int
) -> None:
    """Whoever thinks longer than the pace does not wait besides, and whoever has thought at once waits for it."""

    async def story() -> None:
        async with hub_on(database) as hub:

            async def choose(_: str, view: parure.View) -> parure.Action:
                await asyncio.sleep(thought)
                return view.legal[0]

            monkeypatch.setattr(hub.brains, "choose", choose)
            start = time.monotonic()
            game = await new_table(hub, [Chair(Who.COMPUTER, "random", "random"), PEOPLE[0]], pace=pace)
            while await hub.look(game, lambda table: table.to_move) == 0:
                await asyncio.sleep(0.01)
            took = time.monotonic() - start
            assert took > pace / 1000 - 0.02
            assert not thought or took < thought + pace / 1000

    run(story())


def test_a_game_that_can_not_be_read_does_not_keep_the_others_waiting(database: str) -> None:
    """A hub in this process, so that one game's log can be spoilt under it."""

    async def story() -> None:
        settings = Settings(database=database, sweep_every=0.1)
        store = Store(settings)
        await store.open()
        seats = [Chair(Who.COMPUTER, "random", "random"), Chair(Who.PERSON, "A", token=digest("a"))]
        for game, created in (("spoilt", 1), ("sound", 2)):  # in the order in which they are looked after
            terms = Terms(game, parure.edition("splendor"), 2, bytes(32), None, 0, listed=False, created=created)
            await store.create(Table(terms, seats, created))
        async with store.database.engine.begin() as connection:
            row = {"game": "spoilt", "ply": 0, "kind": "reveal", "seat": 0, "text": "nonsense", "at": 0}
            await connection.execute(plies.insert(), row)
        hub = Hub(settings, store, Metrics())
        await hub.open()
        try:
            while await hub.look("sound", lambda table: table.version) == 0:
                await asyncio.sleep(0.05)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_stopping_finishes_what_is_being_kept_and_ends_the_workers(database: str, tmp_path: Path) -> None:
    with server(database, log=tmp_path / "server.log") as served:  # not forked: its exit status is told
        _stop(served)


def _stop(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("splendor", [computer("random"), computer("random")], pace=0)
        with client.join(made.table) as spectator:
            for update in spectator:
                if update.version > 5:
                    break
            seen = update.version
        asyncio.run(eventually(lambda: bool(served.brains())))
        assert served.stop() in (0, -15)
        served.start()
        assert client.table(made.table)["version"] >= seen
        assert client.table(made.table)["status"] in (Status.PLAYING.value, Status.OVER.value)
    assert served.log is not None
    logged = served.log.read_text()
    assert '"what": "stopped"' in logged
    assert "task broke" not in logged
