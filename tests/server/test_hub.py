"""The hub: what several servers, broken connections and impatient callers do to tables in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

import parure
from parure import Seat
from parure.server import hub as hub_module
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.metrics import Metrics
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Row, Table
from parure.server.terms import Chair, Who, digest
from parure.server.writer import Append
from tests.server.crowd import PATIENCE, eventually

PEOPLE = [Chair(Who.PERSON, "A", token=digest("a")), Chair(Who.PERSON, "B", token=digest("b"))]


@asynccontextmanager
async def hub_on(database: str) -> AsyncIterator[Hub]:
    """A hub that has not been opened: it neither sweeps nor hears of other servers."""
    settings = Settings(database=database, sweep_every=0.05)
    store = Store(settings)
    await store.open()
    hub = Hub(settings, store, Metrics())
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, PATIENCE))


async def new_table(hub: Hub) -> str:
    table = await hub.create(parure.edition("splendor"), PEOPLE, clock=None, pace=0, listed=False)
    return table.terms.id


def move(number: int = 0, version: int = 0) -> Callable[[Table], tuple[Row, ...]]:
    def make(table: Table) -> tuple[Row, ...]:
        return table.decide(Seat(0), version, parure.legal_actions(table.game.start)[number], 1)

    return make


class Watching:
    """A watcher who notes the versions that he is told of."""

    def __init__(self) -> None:
        self.versions: list[int] = []

    def __call__(self, text: str) -> None:
        self.versions.append(json.loads(text)["version"])


def test_tables_that_nobody_watches_do_not_pile_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_IDLE_ROOMS", 3)

    async def story() -> None:
        async with hub_on(database) as hub:
            watched = await new_table(hub)
            await hub.watch(watched, None, Watching())
            games = [await new_table(hub) for _ in range(10)]
            assert len(hub.rooms) <= 4
            assert watched in hub.rooms
            for game in games:
                assert await hub.look(game, lambda table: table.version) == 0
            assert len(hub.rooms) <= 4

    run(story())


def test_of_two_servers_the_slower_one_gets_a_conflict_and_its_watchers_are_told(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            game = await new_table(one)
            watching = Watching()
            await two.watch(game, None, watching)
            version = await one.act(game, move(0))
            with pytest.raises(Refused) as refused:
                await two.act(game, move(1))
            assert refused.value.code is Code.STALE_VERSION
            assert await two.look(game, lambda table: table.version) == version
            assert watching.versions == [0, version]

    run(story())


def test_what_was_begun_is_finished_although_whoever_asked_is_gone(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            for turns in range(6):  # however far it has come by then
                game, watching = await new_table(hub), Watching()
                await hub.watch(game, None, watching)
                asking = asyncio.create_task(hub.act(game, move()))
                for _ in range(turns):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                if turns:  # it had begun
                    await eventually(lambda watching=watching: len(watching.versions) == 2)  # type: ignore[misc]
                loaded = await hub.store.load(game)
                assert loaded.version == watching.versions[-1]

    run(story())


def test_when_nobody_knows_whether_a_decision_was_kept_everybody_is_told_once_it_is_known(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game, watching = await new_table(hub), Watching()
            await hub.watch(game, None, watching)
            append = hub.store.append

            async def break_after(what: Append) -> bool:
                await append(what)
                raise Refused(Code.UNAVAILABLE, "gone")

            monkeypatch.setattr(hub.store, "append", break_after)
            with pytest.raises(Refused):
                await hub.act(game, move())
            assert watching.versions == [0]
            await hub.open()
            await eventually(lambda: watching.versions[-1] > 0)

    run(story())


def test_a_notice_that_comes_while_a_table_is_loaded_is_not_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            game, watching = await new_table(one), Watching()
            load = two.store.load

            async def load_slowly(wanted: str) -> Table:
                table = await load(wanted)
                if not two.rooms:  # the first time: the other server moves on just after it was read
                    await one.act(game, move())
                    two._heard(game)
                return table

            monkeypatch.setattr(two.store, "load", load_slowly)
            await two.watch(game, None, watching)
            await eventually(lambda: watching.versions[-1] > 0)

    run(story())


def test_something_that_breaks_beside_what_goes_on_is_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def breaks() -> None:
        raise ArithmeticError

    async def story() -> None:
        async with hub_on(database) as hub:
            await asyncio.wait((hub.spawn(breaks()),))

    run(story())
    assert "task broke" in caplog.text
