"""Nothing that was acknowledged is lost or doubled, whatever is killed, and everybody goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parure.client import AsyncClient, Update, computer, me
from parure.dealer import verify
from parure.notation import parse_record
from tests.server.account import hold_to_account
from tests.server.crowd import FIGURES, Crowd, eventually, insist
from tests.server.harness import Postgres, Server, postgres, server
from tests.server.nursery import Nursery

KILLS = 30
GAMES = 15


def test_a_killed_server_keeps_its_promises(served: Server) -> None:
    async def story() -> Crowd:
        crowd = Crowd(served.url)
        crowd.start(GAMES)
        for number in range(1, KILLS):
            await crowd.hears_more()
            await asyncio.sleep(random.uniform(0.05, 0.8))
            served.kill()
            await asyncio.to_thread(served.start)
            if number % 10 == 0:
                await crowd.all_go_on()
        await crowd.all_go_on()
        served.kill()
        await crowd.stop()
        return crowd

    crowd = asyncio.run(story())
    figures = asyncio.run(hold_to_account(crowd, served.database))
    FIGURES.append(f"{served.database.partition(':')[0]}: {KILLS} kills under load: {figures}")


CUT_OFF = """
import asyncio, os, signal, sys
from sqlalchemy import event
from parure.server.settings import Settings
from parure.server.store import Store

store = Store(Settings(database=sys.argv[1]))

@event.listens_for(store.database.engine.sync_engine, "after_cursor_execute")
def die(connection, cursor, statement, *_):
    if "CREATE TABLE seat" in statement:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(store.open())
"""


def test_a_server_killed_while_it_sets_up_its_database_starts_again(database: str, tmp_path: Path) -> None:
    cut_off = subprocess.run([sys.executable, "-c", CUT_OFF, database], check=False)
    assert cut_off.returncode == -signal.SIGKILL
    with server(database, log=tmp_path / "server.log"):
        pass


def test_a_killed_worker_is_replaced_and_the_move_made(served: Server) -> None:
    async def story() -> None:
        async with AsyncClient(served.url) as client:
            made = await client.create_table("splendor", [computer("greedy"), computer("random")], pace=0)
            killed: set[int] = set()
            async with client.join(made.table) as seat:
                async for update in seat:
                    if len(killed) < 4 and update.version % 8 == 0:
                        for pid in set(served.brains()) - killed:
                            os.kill(pid, signal.SIGKILL)
                            killed.add(pid)
            assert update.over
            assert len(killed) >= 3
            assert all(check.passed for check in verify(parse_record(await client.record(made.table))))

    asyncio.run(story())


def test_workers_end_with_their_server(served: Server) -> None:
    asyncio.run(eventually(lambda: bool(served.brains())))
    workers = served.brains()
    os.kill(served.pid, signal.SIGKILL)  # alone, not its whole family as `kill` does
    asyncio.run(eventually(lambda: not any(_runs(pid) for pid in workers)))


def _runs(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_killed_workers_change_nothing_for_anybody(served: Server) -> None:
    """The same comparison, under load, with the workers killed again and again."""

    async def story() -> tuple[Crowd, int]:
        crowd, killed = Crowd(served.url), 0
        crowd.start(GAMES)
        for _ in range(10):
            await crowd.hears_more()
            await asyncio.sleep(random.uniform(0, 0.3))
            for pid in served.brains():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
        await crowd.all_go_on()
        await crowd.stop()
        return crowd, killed

    crowd, killed = asyncio.run(story())
    served.kill()
    assert killed >= 5
    figures = asyncio.run(hold_to_account(crowd, served.database))
    FIGURES.append(f"{served.database.partition(':')[0]}: {killed} workers killed: {figures}")


@pytest.fixture
def breakable() -> Iterator[Postgres]:
    """A PostgreSQL that is about to break: nobody else's."""
    with postgres() as running:
        yield running


@pytest.mark.parametrize("way", ["connections cut", "database crashed"])
def test_a_broken_database_connection_loses_nothing(
    breakable: Postgres, nursery: Nursery, tmp_path: Path, way: str
) -> None:
    async def story(shaky: Server) -> Crowd:
        crowd = Crowd(shaky.url)
        crowd.start(GAMES)
        for _ in range(12 if way == "connections cut" else 4):
            await crowd.hears_more()
            await asyncio.sleep(random.random())
            if way == "connections cut":
                await asyncio.to_thread(breakable.cut_connections)
            else:
                await asyncio.to_thread(breakable.stop)
                await asyncio.sleep(random.random())
                await asyncio.to_thread(breakable.start)
        await crowd.all_go_on()
        await crowd.stop()
        return crowd

    with server(breakable.create("shaky"), log=tmp_path / "server.log", nursery=nursery) as shaky:
        crowd = asyncio.run(story(shaky))
    FIGURES.append(f"{way}: {asyncio.run(hold_to_account(crowd, shaky.database))}")


@pytest.fixture
def pair(database_server: Postgres, nursery: Nursery, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL."""
    shared = database_server.create(f"shared{random.getrandbits(32)}")
    with (
        server(shared, log=tmp_path / "one.log", nursery=nursery) as one,
        server(shared, log=tmp_path / "two.log", nursery=nursery) as two,
    ):
        yield one, two


def test_two_servers_play_one_game_together(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def story() -> None:
        async with AsyncClient(one.url) as here, AsyncClient(two.url) as there:
            made = await here.create_table("splendor", [me("A"), me("B"), computer("random")], pace=0)
            seen: dict[str, list[int]] = {"here": [], "there": []}

            async def play(client: AsyncClient, token: str) -> None:
                async with client.join(made.table, token) as seat:
                    async for update in seat:
                        if update.my_turn:
                            await seat.decide(update, random.choice(update.legal))

            async def look_on(client: AsyncClient, versions: list[int]) -> Update:
                async with client.join(made.table) as seat:
                    async for update in seat:
                        versions.append(update.version)
                return update

            looking = [asyncio.create_task(look_on(here, seen["here"]))]
            looking += [asyncio.create_task(look_on(there, seen["there"]))]
            await asyncio.gather(play(here, made.tokens[0]), play(there, made.tokens[1]))
            ends = await asyncio.gather(*looking)
            assert ends[0].table["result"] == ends[1].table["result"]
            assert all(versions == sorted(versions) for versions in seen.values())
            assert await here.record(made.table) == await there.record(made.table)

    asyncio.run(story())


def test_when_one_of_two_servers_is_killed_the_other_goes_on(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def story() -> None:
        async with AsyncClient(one.url) as here, AsyncClient(two.url) as there:
            games = []
            for _ in range(4):  # the computers' moves are owed by the server that is killed
                made = await here.create_table("marvel", [computer("random"), computer("greedy")], pace=200)
                games.append(made.table)
            shared = await here.create_table("splendor", [me("A"), computer("greedy"), me("B")], pace=0)

            async def look_on(table: str) -> None:
                async with there.join(table) as seat:
                    async for update in seat:
                        if update.version >= 16:
                            return

            async def play(client: AsyncClient, token: str, until: int) -> None:
                async with client.join(shared.table, token) as seat:
                    async for update in seat:
                        if update.version >= until:
                            return
                        if update.my_turn:
                            await seat.decide(update, random.choice(update.legal))

            await asyncio.gather(play(here, shared.tokens[0], 12), play(there, shared.tokens[2], 12))
            one.kill()
            await asyncio.gather(
                *(look_on(table) for table in games),
                play(there, shared.tokens[0], 40),
                play(there, shared.tokens[2], 40),
            )

    asyncio.run(story())


def test_after_a_restart_computers_make_the_moves_that_they_owed(served: Server) -> None:
    async def story() -> None:
        async with AsyncClient(served.url) as client:
            made = await client.create_table("splendor", [computer("random"), computer("random")], pace=0)
            served.kill()
            await asyncio.to_thread(served.start)
            await insist(lambda: client.record(made.table))
            async with client.join(made.table) as seat:
                async for update in seat:
                    if update.version >= 10:
                        return

    asyncio.run(story())
