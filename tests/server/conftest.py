"""Servers for tests: every test that asks for `served` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

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
