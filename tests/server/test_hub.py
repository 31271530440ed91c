"""The hub: what several servers, broken connections and impatient callers do to tables in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

import parure
from parure import Seat
from parure.server import hub as hub_module
from parure.server.errors import Code, Refused
from parure.server.table import Row, Status, Table
from parure.server.terms import Chair, Who
from parure.server.writer import Append
from tests.server.crowd import eventually
from tests.server.harness import Postgres
from tests.server.hubs import PEOPLE, Watching, hub_on, new_table, run


def move(number: int = 0, version: int = 0) -> Callable[[Table], tuple[Row, ...]]:
    def make(table: Table) -> tuple[Row, ...]:
        return table.decide(Seat(0), version, parure.legal_actions(table.game.start)[number], 1)

    return make


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


# A server that has heard nothing of what another one kept


def test_a_server_that_knows_too_little_looks_before_it_refuses(database_server: Postgres) -> None:
    async def story() -> None:
        database = database_server.create("stale")
        async with hub_on(database) as one, hub_on(database) as two:  # neither hears of the other
            game, watching = await new_table(one), Watching()
            await two.watch(game, None, watching)
            version = await one.act(game, move(0))
            action = await one.look(game, lambda table: table.game.view(1).legal[0])

            def answer(table: Table) -> tuple[Row, ...]:
                return table.decide(Seat(1), version, action, 2)

            assert await two.act(game, answer) > version
            assert watching.versions[:2] == [0, version]
            with pytest.raises(Refused) as refused:
                await one.act(game, answer)  # it is stale here, too, once it has looked
            assert refused.value.code is Code.STALE_VERSION

    run(story())


def test_whoever_sat_down_at_one_server_is_known_at_the_other(database_server: Postgres) -> None:
    async def story() -> None:
        database = database_server.create("seated")
        chairs = [PEOPLE[0], Chair(Who.ANYONE, "")]
        async with hub_on(database) as one, hub_on(database) as two:
            game = await new_table(one, chairs)
            assert await two.look(game, lambda table: table.sitting("b")) is None
            assert await one.claim(game, "B", "b", seat=None, invitation=None) == 1
            assert await two.look(game, lambda table: table.seat_of("b")) == 1

    run(story())


def test_a_claim_repeated_at_another_server_gets_the_same_seat(database_server: Postgres) -> None:
    async def story() -> None:
        database = database_server.create("claimed")
        chairs = [PEOPLE[0], Chair(Who.ANYONE, ""), Chair(Who.ANYONE, "")]
        async with hub_on(database) as one, hub_on(database) as two:
            game = await new_table(one, chairs)
            assert await two.look(game, lambda table: table.version) == 0
            assert await one.claim(game, "B", "b", seat=None, invitation=None) == 1
            assert await two.claim(game, "B", "b", seat=None, invitation=None) == 1
            assert await two.claim(game, "C", "c", seat=None, invitation=None) == 2

    run(story())


def test_a_rematch_asked_for_at_one_server_is_agreed_to_at_the_other(
    database_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        database = database_server.create("again")
        async with hub_on(database) as one, hub_on(database) as two:
            game = await new_table(one)
            await one.act(game, lambda table: table.resign(Seat(0), 1))
            assert await two.look(game, lambda table: table.rematch) is None
            offer, seat = await one.rematch(game, "a")
            assert (seat, offer.status) == (1, Status.OPEN)
            agreed, seat = await two.rematch(game, "b")
            assert (seat, agreed.status, agreed.terms.id) == (0, Status.PLAYING, offer.terms.id)

    run(story())


def test_refusing_at_a_finished_table_replays_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game, watching = await new_table(hub), Watching()
            await hub.watch(game, None, watching)
            await hub.act(game, lambda table: table.resign(Seat(0), 1))

            async def load(game: str) -> Table:
                raise AssertionError("a whole game is a tenth of a second of work")

            monkeypatch.setattr(hub.store, "load", load)
            for _ in range(3):
                with pytest.raises(Refused) as refused:
                    await hub.act(game, lambda table: table.resign(Seat(0), 1))
                assert refused.value.code is Code.GAME_OVER
            assert watching.versions == [0, 1]

    run(story())


def test_something_that_breaks_beside_what_goes_on_is_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def breaks() -> None:
        raise ArithmeticError

    async def story() -> None:
        async with hub_on(database) as hub:
            await asyncio.wait((hub.spawn(breaks()),))

    run(story())
    assert "task broke" in caplog.text
