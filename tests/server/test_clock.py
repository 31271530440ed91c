"""Clocks: they run, they end games, and a restart neither stops nor resets them."""

from __future__ import annotations

import asyncio

import pytest

from parure.client import Client, ServerRefused, me
from parure.server.schema import games
from parure.server.settings import Settings
from parure.server.store import Store
from tests.server.harness import Server

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
