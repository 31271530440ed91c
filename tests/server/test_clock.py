"""Clocks: they run, they end games, and a restart neither stops nor resets them; they rest while no server is up."""

from __future__ import annotations

import asyncio

import pytest

import parure
from parure import Seat
from parure.client import Client, ServerRefused, me
from parure.server import messages
from parure.server.hub import Hub
from parure.server.schema import games, heartbeat
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Table
from parure.server.terms import Chair, Clock, Terms, Who, digest
from tests.server.harness import Server
from tests.server.hubs import hub_on, new_table, run

TIMED = {"initial": 600, "increment": 7}


def test_a_clock_runs_and_gets_its_increment(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("splendor", [me(), me()], clock=TIMED)
        facts = client.table(made.table)
        assert facts["clock"] == {"initial": 600_000, "increment": 7_000}
        assert facts["clocks"][0] <= 600_000
        assert facts["clocks"][1] == 600_000
        with client.join(made.table, made.tokens[0]) as seat:
            updates = iter(seat)
            update = next(updates)
            takes = [action for action in update.body["view"]["legal"] if action["type"] == "take"]
            assert seat.decide(update, takes[0]) == 1
            after = next(updates).table["clocks"]
        assert 580_000 < after[0] < 607_000
        assert after[0] > 600_000 or after[0] < facts["clocks"][0] + 7_000
        # Across a restart, the one who has moved keeps what he has to the millisecond, the other one's runs on.
        served.kill()
        served.start()
        kept = client.table(made.table)["clocks"]
        assert kept[0] == after[0]
        assert kept[1] < after[1]


def _let_time_pass(served: Server, game: str, seconds: int) -> None:
    """Moves a game's past back: cheaper than to wait."""

    async def work() -> None:
        store = Store(Settings(database=served.database))
        ago = {name: games.c[name] - 1000 * seconds for name in ("created", "started", "due")}
        async with store.database.engine.begin() as connection:
            await connection.execute(games.update().where(games.c.id == game).values(ago))
        await store.database.engine.dispose()

    asyncio.run(work())


def test_a_clock_that_ran_out_while_the_server_was_down_ends_the_game(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("marvel", [me(), me()], clock=TIMED)
        other = client.create_table("marvel", [me(), me()], clock={"initial": 6_000})
        served.kill()
        _let_time_pass(served, made.table, 601)
        _let_time_pass(served, other.table, 601)
        served.start()
        with client.join(made.table, made.tokens[1]) as seat:
            for update in seat:
                assert update.over or not update.my_turn
        assert (update.table["flagged"], update.table["result"]) == (0, "resigned:2>1")
        assert client.table(other.table)["status"] == "playing"
        assert client.table(other.table)["clocks"][0] < 5_400_000


def test_a_clock_ends_a_game_that_nobody_touches(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), me()], clock=TIMED)
        with client.join(made.table) as seat:
            assert not next(iter(seat)).over
            _let_time_pass(house, made.table, 601)
            updates = list(seat)  # until the game is over
        assert updates[-1].table["flagged"] == 0
        assert updates[-1].table["clocks"][1] == 600_000
        with pytest.raises(ServerRefused) as refused:
            client.resign(made.table, made.tokens[1])
        assert refused.value.code == "game_over"


# While no server is up


def _last_up(served: Server, seconds: int) -> None:
    """Makes the database believe that no server was up for so long."""

    async def work() -> None:
        store = Store(Settings(database=served.database))
        async with store.database.engine.begin() as connection:
            await connection.execute(heartbeat.update().values(at=messages.now() - 1000 * seconds))
        await store.database.engine.dispose()

    asyncio.run(work())


def test_time_in_which_no_server_was_up_is_given_back(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("splendor", [me(), me()], clock=TIMED)
        served.kill()
        _let_time_pass(served, made.table, 7_200)
        _last_up(served, 7_100)  # a hundred seconds of the turn had gone by then
        served.start()
        facts = client.table(made.table)
        assert facts["status"] == "playing"
        assert 440_000 < facts["clocks"][0] <= 500_000
        assert facts["clocks"][1] == 600_000
        with client.join(made.table, made.tokens[0]) as seat:
            update = next(iter(seat))
            assert seat.decide(update, update.legal[0]) is not None


async def _timed(hub: Hub) -> str:
    """A game in which the first turn began two hours ago."""
    game = await new_table(hub, clock=Clock(600_000, 0))
    ago = {name: games.c[name] - 7_200_000 for name in ("created", "started", "due")}
    async with hub.store.database.writing() as connection:
        await connection.execute(games.update().where(games.c.id == game).values(ago))
    hub.rooms.clear()
    return game


async def _used(hub: Hub, game: str) -> int:
    """The milliseconds that the first player has used of his turn."""
    return await hub.look(game, lambda table: messages.now() - table.turn_began)


def test_a_short_silence_gives_nothing_back(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game = await _timed(hub)
            for last in (0, messages.now() - 5_000):  # never, and a moment ago
                await hub.store.beat(last)
                await hub.minder.beat()
                assert await hub.look(game, lambda table: table.version) == 0
            assert await _used(hub, game) >= 7_200_000

    run(story())


def test_servers_that_start_together_give_time_back_once(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            before = messages.now()
            game = await _timed(one)
            await one.store.beat(before - 7_100_000)
            await one.minder.beat()
            await two.minder.beat()  # before anybody has noted that a server is up
            used = await _used(two, game)
            assert 100_000 <= used <= 100_000 + messages.now() - before

    run(story())


def test_no_server_ends_a_game_before_its_time_is_given_back(database: str) -> None:
    """As after a sleep of the machine, or when the database could not be reached."""

    async def story() -> None:
        async with hub_on(database) as hub:
            game = await _timed(hub)
            await hub.store.beat(messages.now() - 7_100_000)
            await hub.minder._sweep()
            assert await hub.look(game, lambda table: table.outcome) is None
            await hub.minder.beat()
            await hub.minder._sweep()
            assert await hub.look(game, lambda table: table.outcome) is None
            assert await _used(hub, game) < 600_000

    run(story())


def test_nobody_gains_time_by_taking_back() -> None:
    terms = Terms("game", parure.edition("splendor"), 2, bytes(32), Clock(60_000, 5_000), 0, listed=False, created=0)
    table = Table(terms, [Chair(Who.PERSON, "A", token=digest("a")), Chair(Who.COMPUTER, "B", "random")], 0)
    for now in range(1_000, 10_000, 1_000):
        takes = [action for action in table.game.view(0).legal if isinstance(action, parure.Take)]
        table.fold(table.decide(Seat(0), table.version, takes[0], now))
        table.fold(table.take_back(Seat(0), table.version, now))
        assert table.clocks(now) == [60_000 - now, 60_000]
