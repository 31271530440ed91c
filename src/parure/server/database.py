"""The way to the database: connections, transactions that survive a broken connection, migrations."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parure.server.errors import Code, Refused
from parure.server.settings import Settings

log = logging.getLogger(__name__)

PATIENCE = (0.1, 0.4, 1.5, 3.0)
"""Seconds to wait before each new try to keep something, when the connection broke."""

MIGRATION_LOCK = 7_261_873
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Work(Protocol[T_co]):
    """Something to be done in a transaction; `again` if it may have been done already."""

    async def __call__(self, connection: AsyncConnection, *, again: bool) -> T_co:
        """Does it."""


class Database:
    """SQLite for one machine, PostgreSQL for several."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        if self.is_sqlite:
            # One connection: SQLite has one writer anyway, and then nobody waits for a lock.
            self.engine: AsyncEngine = create_async_engine(
                settings.url, pool_size=1, max_overflow=0, hide_parameters=True
            )
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            self.sure = self.engine
        else:
            self.engine = _postgresql(settings.url, size=8, ping=True)
            # What is tried again anyway need not ask each time whether the connection is still alive.
            self.sure = _postgresql(settings.url, size=4, ping=False)

    async def open(self) -> None:
        """Brings the tables up to date."""
        async with self.trouble(), self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Lets go of every connection."""
        await self.engine.dispose()
        await self.sure.dispose()

    @contextlib.asynccontextmanager
    async def reading(self, *, at_one_moment: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; what it reads `at_one_moment` fits together."""
        async with self.trouble(), self.engine.connect() as connection:
            if at_one_moment and not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end."""
        async with self.trouble(), self.engine.begin() as connection:
            yield connection

    async def surely(self, work: Work[T]) -> T:
        """Does some work in a transaction, and again if the connection breaks.

        When it breaks during the commit, nobody knows whether the work was kept: `again` tells it to look. A commit
        that the database is still busy with holds the row of its game, so that the next try waits for it.
        """
        for number, wait in enumerate((*PATIENCE, None)):
            try:
                async with self.trouble(), self.sure.begin() as connection:
                    return await work(connection, again=number > 0)
            except Refused as refused:
                if refused.code is not Code.UNAVAILABLE or wait is None:
                    raise
                await asyncio.sleep(wait)
        raise AssertionError("the last try returns or raises")

    @contextlib.asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """A database that can't be reached is said so, whatever the driver calls it."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            # The text of the error may quote what was to be kept: its kind is all that is logged.
            cause = error.__cause__ or error
            log.warning("database can't be reached", extra={"why": f"{type(error).__name__}, {type(cause).__name__}"})
            raise Refused(Code.UNAVAILABLE, "the database can't be reached now: try again") from error


def _postgresql(url: str, *, size: int, ping: bool) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=size,
        max_overflow=size,
        pool_pre_ping=ping,
        hide_parameters=True,
        connect_args={"timeout": 10, "command_timeout": 30},
    )


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin no transaction for DDL: a migration that is cut off must leave nothing behind.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
