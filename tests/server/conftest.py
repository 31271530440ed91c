"""Servers for tests: every test that asks for `served` or `house` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.crowd import FIGURES
from tests.server.harness import Postgres, Server, postgres, server
from tests.server.hostile import decide
from tests.server.nursery import Nursery
from tests.server.talk import Seated, is_healthy, seated

DATABASES = ("sqlite", "postgresql")

_names = itertools.count()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers are forked that start quickly."""
    running = Nursery()
    yield running
    running.close()


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests that don't break it."""
    with postgres() as running:
        yield running


def _address(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database of some kind."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/parure.db"
    running: Postgres = request.getfixturevalue("database_server")
    return running.create(f"test{next(_names)}")


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    return _address(request.param, tmp_path, request)


@pytest.fixture
def served(database: str, tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """A running server on an empty database."""
    with server(database, log=tmp_path / "server.log", nursery=nursery) as running:
        yield running


@pytest.fixture
def limited(database: str, tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """The same with the limits that it comes with."""
    with server(database, rate=50, log=tmp_path / "server.log", nursery=nursery) as running:
        yield running


@pytest.fixture
def strict(database: str, tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """The same with limits that even a slow machine passes."""
    with server(database, rate=5, log=tmp_path / "server.log", nursery=nursery) as running:
        yield running


@pytest.fixture(scope="session")
def _houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, nursery: Nursery
) -> Iterator[dict[str, Server]]:
    """A running server for each kind of database."""
    started: dict[str, Server] = {}
    for kind in DATABASES:
        folder = tmp_path_factory.mktemp("house")
        started[kind] = Server(_address(kind, folder, request), log=folder / "server.log", nursery=nursery)
        started[kind].start()
    yield started
    for running in started.values():
        running.kill()


@pytest.fixture(scope="session", params=DATABASES)
def house(request: pytest.FixtureRequest, _houses: dict[str, Server]) -> Server:
    """A running server for all tests that don't mind each other's tables."""
    return _houses[request.param]


@pytest.fixture(scope="session")
def sqlite_house(_houses: dict[str, Server]) -> Server:
    """The one on SQLite."""
    return _houses["sqlite"]


@pytest.fixture(scope="session")
def postgresql_house(_houses: dict[str, Server]) -> Server:
    """The one on PostgreSQL."""
    return _houses["postgresql"]


@pytest.fixture
def peaceful(house: Server) -> Iterator[Server]:
    """The house, which writes no error into its log during the test."""
    assert house.log is not None
    before = house.log.stat().st_size
    yield house
    with house.log.open() as log:
        log.seek(before)
        lines = [json.loads(line) for line in log]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []


@pytest.fixture
def table(peaceful: Server) -> Iterator[Seated]:
    """A table that is the same after the test as before: the second seat is to move, at version 2."""
    made = seated(peaceful.url, "marvel", 3)
    made.ask("POST", "/decide", token=made.tokens[0], json=decide(0, "reserve deck 1")).raise_for_status()
    before = made.state()
    yield made
    assert made.state() == before
    assert is_healthy(peaceful.url)


# What tests measured and counted, for the summary: workers hand it in when they end.


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["figures"] = list(FIGURES)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    FIGURES.extend(getattr(node, "workeroutput", {}).get("figures", []))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in FIGURES:
        terminalreporter.write_line(line)
