"""Servers for tests: every test that asks for `served` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crowd import FIGURES
from tests.server.harness import Postgres, Server, postgres, server

_names = itertools.count()


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/parure.db"
    running: Postgres = request.getfixturevalue("database_server")
    return running.create(f"test{next(_names)}")


@pytest.fixture
def served(database: str, tmp_path: Path) -> Iterator[Server]:
    """A running server on an empty database."""
    with server(database, log=tmp_path / "server.log") as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server for all tests that don't mind each other's tables."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        address = f"sqlite:///{folder}/parure.db"
    else:
        running: Postgres = request.getfixturevalue("database_server")
        address = running.create(f"test{next(_names)}")
    with server(address, log=folder / "server.log") as started:
        yield started


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in FIGURES:
        terminalreporter.write_line(line)
