"""How many games a server carries: real connections that play random legal moves, one move a second and game.

For each set-up (SQLite with one worker, PostgreSQL with one and two) it measures the asked-for load, then raises it
until the 99th percentile of the round trip, from sending a decision to being told of it, passes 100 ms. PostgreSQL is
started from the binaries on PATH, in a folder of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import psutil
import uvloop

from parure.client import AsyncClient, Update, friend, me
from tests.server.harness import postgres, server, sqlite

LONGEST_START = 30.0
"""Seconds for all games to get under way."""
STEP = 1.25
"""By how much the load is raised on the way to the highest."""


@dataclass
class Load:
    """What was measured at one load."""

    games: int
    seconds: float
    trips: list[float] = field(default_factory=list)
    cpu: float = 0.0
    memory: float = 0.0

    def metrics(self) -> dict[str, float]:
        """The figures by name."""
        trips = sorted(self.trips) or [float("nan")]
        return {
            "games": self.games,
            "moves_per_s": round(len(self.trips) / self.seconds, 1),
            "p50_ms": round(1000 * statistics.median(trips), 2),
            "p95_ms": round(1000 * trips[int(len(trips) * 0.95)], 2),
            "p99_ms": round(1000 * trips[int(len(trips) * 0.99)], 2),
            "cpu_cores": round(self.cpu, 2),
            "memory_mb": round(self.memory),
        }


class Game:
    """One game of two connections; a new one is begun when it is over."""

    def __init__(self, client: AsyncClient, load: Load, stop: asyncio.Event, pause: float) -> None:
        self.client = client
        self.load = load
        self.stop = stop
        self.pause = pause
        self.measuring = False
        self.moves = 0

    async def run(self) -> None:
        """Plays until told to stop."""
        await asyncio.sleep(random.random() * self.pause)
        while not self.stop.is_set():
            made = await self.client.create_table("splendor", [me(), friend()], listed=False)
            (mine,) = made.tokens.values()
            (invitation,) = made.invitations.values()
            theirs = await self.client.claim(made.table, "Friend", invitation=invitation)
            await asyncio.gather(self.play(made.table, mine), self.play(made.table, theirs))

    async def play(self, table: str, token: str) -> None:
        """One seat: waits its time, decides at random, and takes the time until it is told."""
        sent: float | None = None
        async with self.client.join(table, token) as seat:
            async for update in seat:
                if sent is not None:
                    self.moves += 1
                    if self.measuring:
                        self.load.trips.append(time.perf_counter() - sent)
                    sent = None
                if self.stop.is_set():
                    return
                if update.my_turn:
                    await asyncio.sleep(self.pause * random.uniform(0.8, 1.2))
                    sent = time.perf_counter()
                    await seat.decide(update, choose(update))


def choose(update: Update) -> dict[str, object]:
    """A random legal action in its JSON form, as it came."""
    legal: list[dict[str, object]] = update.body["view"]["legal"]
    return random.choice(legal)


async def measure(url: str, pids: list[int], games: int, seconds: float, pause: float) -> Load:
    """The figures of a server under so many games."""
    load = Load(games, seconds)
    stop = asyncio.Event()
    async with AsyncClient(url) as client:
        running = [Game(client, load, stop, pause) for _ in range(games)]
        tasks = [asyncio.create_task(game.run()) for game in running]
        with contextlib.suppress(TimeoutError):  # a server that can't begin them all is measured as it is
            async with asyncio.timeout(LONGEST_START):
                while not all(game.moves for game in running):
                    await asyncio.sleep(0.1)
        await asyncio.sleep(2 * pause)
        processes = [psutil.Process(pid) for pid in pids]
        before = sum(cpu_seconds(process) for process in processes)
        for game in running:
            game.measuring = True
        await asyncio.sleep(seconds)
        for game in running:
            game.measuring = False
        load.cpu = (sum(cpu_seconds(process) for process in processes) - before) / seconds
        load.memory = sum(memory(process) for process in processes) / 2**20
        stop.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return load


def family(process: psutil.Process) -> list[psutil.Process]:
    """A process and all that it started."""
    return [process, *process.children(recursive=True)]


def cpu_seconds(process: psutil.Process) -> float:
    """The processor time of a family so far."""
    return sum(sum(member.cpu_times()[:2]) for member in family(process))


def memory(process: psutil.Process) -> float:
    """The memory of a family, in bytes."""
    return float(sum(member.memory_info().rss for member in family(process)))


@contextlib.contextmanager
def postgresql_database() -> Iterator[str]:
    """An empty database on a PostgreSQL of one's own."""
    with postgres() as running:
        yield running.create("load")


def main() -> None:
    """Prints a table, or the JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--games", type=int, default=300, help="games at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each load is measured")
    parser.add_argument("--highest", action="store_true", help="also look for the highest load with p99 under 100 ms")
    parser.add_argument("--only", choices=("sqlite-1", "postgresql-1", "postgresql-2"))
    arguments = parser.parse_args()
    gc.disable()  # the pauses of this process, which is all the clients at once, are nobody's round trip
    setups = {
        "sqlite-1": (sqlite, 1),
        "postgresql-1": (postgresql_database, 1),
        "postgresql-2": (postgresql_database, 2),
    }
    metrics: dict[str, float] = {}
    for name, (database, workers) in setups.items():
        if arguments.only not in (None, name):
            continue
        with database() as url, server(url, workers=workers) as running:
            load = uvloop.run(measure(running.url, [running.pid], arguments.games, arguments.seconds, 1.0))
            metrics |= {f"{name}_{key}": value for key, value in load.metrics().items()}
            report(arguments, name, load)
            games = arguments.games
            while arguments.highest and load.metrics()["p99_ms"] < 100:
                metrics[f"{name}_highest_games"] = games
                games = int(games * STEP)
                load = uvloop.run(measure(running.url, [running.pid], games, arguments.seconds, 1.0))
                report(arguments, name, load)
    if arguments.json:
        print(json.dumps(metrics))


def report(arguments: argparse.Namespace, name: str, load: Load) -> None:
    """A line for people."""
    if not arguments.json:
        print(f"{name:<14}" + "  ".join(f"{key} {value:g}" for key, value in load.metrics().items()), flush=True)


if __name__ == "__main__":
    main()
