"""One who asks for too much, or for nothing at all: he is slowed or cut off, and others play on as before."""

from __future__ import annotations

import contextlib
import resource
import socket as sockets
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.crowd import FIGURES
from tests.server.floods import FLOODS, flooding, round_trips
from tests.server.harness import Server
from tests.server.hostile import assert_refused, frame, handshake
from tests.server.talk import PATIENCE, close_code, hear, http, is_healthy, seated

IDLE = 3_000


def kind(server: Server) -> str:
    return server.database.partition(":")[0]


def memory_of(pid: int) -> float:
    """The memory of a process, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("a process has memory")


def wait_until_nobody_is_connected(server: Server) -> None:
    deadline = time.monotonic() + PATIENCE
    while "parure_connections 0.0" not in http.get(f"{server.url}/metrics").text:
        assert time.monotonic() < deadline, "every connection is let go of"
        time.sleep(0.1)


def from_address(address: str) -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE)


def test_one_address_is_slowed_and_another_is_not(strict: Server) -> None:
    with from_address("127.0.0.2") as greedy, from_address("127.0.0.3") as modest:
        answers = [greedy.get(f"{strict.url}/api/agents") for _ in range(400)]
        refused = [answer for answer in answers if answer.is_error]
        assert answers[0].is_success
        assert refused
        for answer in refused:
            assert_refused(answer, "too_fast")
        # Nor does it help to claim to be somebody else, or to go by another way.
        forged = [greedy.get(f"{strict.url}/api/agents", headers={"x-forwarded-for": f"9.9.9.{n}"}) for n in range(150)]
        assert any(answer.status_code == 429 for answer in forged)
        assert all(modest.get(f"{strict.url}/api/agents").is_success for _ in range(20))
    table = seated(strict.url)
    host = ("127.0.0.1", strict.port)
    opened: list[int] = []
    for _ in range(300):
        with sockets.create_connection(host, timeout=PATIENCE, source_address=("127.0.0.4", 0)) as connection:
            connection.sendall(handshake(table.id))
            opened.append(int(connection.recv(1024).split(b" ", 2)[1]))
    assert opened[0] == 101
    assert 429 in opened


def test_floods_are_stopped_and_others_play_on(limited: Server) -> None:
    """Somebody else's round trip is measured before and during each flood."""
    flooded = seated(limited.url)
    before = round_trips(limited.url)
    FIGURES.append(f"{kind(limited)}: round trip before the floods: {before}")
    for name, (flood, may, must) in FLOODS.items():
        counted: Counter[str] = Counter()
        with flooding(flood, flooded, counted):
            during = round_trips(limited.url)
        FIGURES.append(f"{kind(limited)}: round trip during a flood of {name}: {during}; {dict(counted)}")
        during.assert_not_much_slower_than(before)
        assert must in counted
        assert set(counted) <= may, counted
    assert flooded.state()[0] == 0
    assert is_healthy(limited.url)


@pytest.fixture
def _files() -> Iterator[None]:
    """As many files as the many connections need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if soft < IDLE + 500 else soft, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("_files")
def test_game_goes_on_beside_many_idle_connections(served: Server) -> None:
    watched = seated(served.url)
    before, memory = round_trips(served.url), memory_of(served.pid)
    with contextlib.ExitStack() as idle:
        opened = []
        for _ in range(IDLE):
            connection = idle.enter_context(sockets.create_connection(("127.0.0.1", served.port), PATIENCE))
            connection.sendall(handshake(watched.id))
            assert b"101" in connection.recv(1024)
            connection.sendall(frame('{"type":"join"}'))
            opened.append(connection)
        for connection in opened:
            assert connection.recv(64)
        grown = memory_of(served.pid) - memory
        assert f"parure_connections {IDLE}.0" in http.get(f"{served.url}/metrics").text
        during = round_trips(served.url)
    FIGURES.append(
        f"{kind(served)}: {IDLE} idle connections: {grown:.0f} MiB, {grown * 1024 / IDLE:.0f} KiB each; "
        f"round trip before: {before}; beside them: {during}"
    )
    during.assert_not_much_slower_than(before)
    assert grown < 0.3 * IDLE
    wait_until_nobody_is_connected(served)


def test_reader_who_never_reads_is_cut_off(served: Server) -> None:
    """He asks and asks and takes nothing: what waits for him is bounded, and he is cut, not waited for."""
    table = seated(served.url)
    memory = memory_of(served.pid)
    with sockets.socket() as lazy:
        lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        lazy.settimeout(PATIENCE)
        lazy.connect(("127.0.0.1", served.port))
        lazy.sendall(handshake(table.id))
        assert lazy.recv(150)
        lazy.sendall(frame('{"type":"join"}'))
        with contextlib.suppress(OSError):
            for _ in range(1_500):  # in small portions, so that they are answered until nothing more fits in between
                lazy.sendall(frame('{"type":"sync"}') * 4)
                time.sleep(0.004)
        wait_until_nobody_is_connected(served)
    assert 'parure_dropped_total{why="slow_reader"}' in http.get(f"{served.url}/metrics").text
    assert memory_of(served.pid) - memory < 100
    assert is_healthy(served.url)


def test_connection_that_says_nothing_is_let_go_of(sqlite_house: Server, postgresql_house: Server) -> None:
    """On both at once: it takes ten seconds."""
    urls = [seated(house.url).socket_url for house in (sqlite_house, postgresql_house)]
    with connect(urls[0]) as one, connect(urls[1]) as two:
        for connection in (one, two):
            assert hear(connection)["error"]["code"] == "bad_request"
            assert close_code(connection) == 4403
