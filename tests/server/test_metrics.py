"""What a host measures is of all workers together."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal

import httpx
import psutil

from tests.server.crowd import eventually
from tests.server.harness import Postgres, Server, server
from tests.server.talk import seated


def measured(url: str, name: str) -> float:
    """A figure, from whichever worker takes a new connection."""
    with contextlib.suppress(httpx.TransportError):  # a worker that was just killed may have taken it
        for line in httpx.get(f"{url}/metrics", timeout=30).text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
    return -1


def workers(running: Server) -> list[int]:
    """The process ids of the server's workers, not of what these have started."""
    children = psutil.Process(running.pid).children()
    return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_metrics_of_two_workers_are_sums(database_server: Postgres) -> None:
    with server(database_server.create("measured"), workers=2) as running, contextlib.ExitStack() as open_ones:
        tables = [seated(running.url) for _ in range(3)]
        for _ in range(17):
            body = {"edition": "splendor", "seats": [{"who": "me"}] * 2}
            httpx.post(f"{running.url}/api/tables", json=body, timeout=30).raise_for_status()
        for table in tables:
            for seat in (0, 1, None):
                open_ones.enter_context(table.join(seat))
        for _ in range(8):
            assert measured(running.url, "parure_games_total") == 20
            assert measured(running.url, "parure_connections") == 9


def test_connections_of_a_killed_worker_are_not_counted_any_more(database_server: Postgres) -> None:
    with server(database_server.create("measured_again"), workers=2) as running:
        table = seated(running.url)
        with contextlib.ExitStack() as open_ones, contextlib.suppress(OSError):
            for _ in range(6):
                open_ones.enter_context(table.join())
            assert measured(running.url, "parure_connections") == 6
            for pid in workers(running):
                os.kill(pid, signal.SIGKILL)
            asyncio.run(eventually(lambda: measured(running.url, "parure_connections") == 0))
        assert measured(running.url, "parure_games_total") == 1
