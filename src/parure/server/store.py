"""Keeps games in a database: SQLite for one machine, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parure import Seat
from parure.server.errors import Code, Refused
from parure.server.rows import chair_values, read_chair, read_row, read_terms, row_values
from parure.server.schema import games, plies, seats, uploads
from parure.server.settings import Settings
from parure.server.table import Chair, Row, Status, Table, Who

log = logging.getLogger(__name__)

CHANNEL = "parure"
"""What PostgreSQL is told on when a game changes."""

PATIENCE = (0.1, 0.4, 1.5, 3.0)
"""Seconds to wait before each new try to keep something, when the connection broke."""

MIGRATION_LOCK = 7_261_873
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""


T = TypeVar("T")


@dataclass(slots=True)
class Append:
    """Rows to be kept for a game that is at a version, and what is then due there."""

    game: str
    version: int
    rows: Sequence[Row]
    status: Status
    due: int | None
    done: asyncio.Future[bool] = field(default_factory=asyncio.Future)
    """Becomes true when they are kept, false when the game was at another version already."""


ADVANCE = (
    games.update()
    .where(games.c.id == sa.bindparam("at_game"), games.c.version == sa.bindparam("at_version"))
    .values({name: sa.bindparam(name) for name in ("version", "status", "due")})
)
"""Moves a game on from the version that it must be at; built once, since it runs with every decision."""

NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")

GATHER = 0.002
"""Seconds that a decision waits for others to be committed with: a commit costs more than what it holds."""


class Store:
    """The database behind a server."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.name = secrets.token_hex(8)
        """What this server signs its notices with, to know them again."""
        if self.is_sqlite:
            # One connection: SQLite has one writer anyway, and then nobody waits for a lock.
            self.engine: AsyncEngine = create_async_engine(settings.url, pool_size=1, max_overflow=0)
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        else:
            self.engine = create_async_engine(
                settings.url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                connect_args={"timeout": 10, "command_timeout": 30},
            )
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the database up to date and starts to keep rows."""
        async with self._trouble(), self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Keeps what is still waiting and lets go of the database."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def check(self) -> None:
        """Refused if the database does not answer."""
        async with self._trouble(), self.engine.connect() as connection:
            await connection.execute(sa.text("SELECT 1"))

    # Games

    async def create(self, table: Table) -> None:
        """Keeps a new table; Refused if its rematch was made already."""
        terms = table.terms
        row = {
            "id": terms.id,
            "edition": terms.edition.key,
            "edition_version": terms.edition.version,
            "players": terms.players,
            "seed": terms.seed,
            "clock_initial": terms.clock and terms.clock.initial,
            "clock_increment": terms.clock and terms.clock.increment,
            "pace": terms.pace,
            "listed": terms.listed,
            "status": table.status.value,
            "version": 0,
            "due": table.due(),
            "created": terms.created,
            "started": table.started,
            "rematch_of": terms.rematch_of,
        }
        chairs = [chair_values(terms.id, number, chair) for number, chair in enumerate(table.chairs)]
        async with self._trouble(), self.engine.begin() as connection:
            try:
                await connection.execute(games.insert(), row)
            except IntegrityError as error:
                raise Refused(Code.SEAT_TAKEN, "the rematch has been set up already") from error
            await connection.execute(seats.insert(), chairs)

    async def load(self, game: str) -> Table:
        """A table with its whole log folded in; Refused if there is none."""
        async with self._trouble(), self._snapshot() as connection:
            row = (await connection.execute(games.select().where(games.c.id == game))).mappings().first()
            if row is None:
                raise Refused(Code.NO_TABLE, "there is no such table")
            chairs = await connection.execute(seats.select().where(seats.c.game == game).order_by(seats.c.seat))
            log = await connection.execute(plies.select().where(plies.c.game == game).order_by(plies.c.ply))
            table = Table(read_terms(row), [read_chair(chair) for chair in chairs.mappings()], row["started"])
            table.fold(read_row(entry) for entry in log.mappings())
            return table

    async def rows(self, game: str, version: int) -> list[Row]:
        """The rows of a log from a version on."""
        query = plies.select().where(plies.c.game == game, plies.c.ply >= version).order_by(plies.c.ply)
        async with self._trouble(), self.engine.connect() as connection:
            return [read_row(entry) for entry in (await connection.execute(query)).mappings()]

    async def sit(
        self, game: str, seat: Seat, chair: Chair, *, invitation: bytes | None, started: int | None, due: int | None
    ) -> bool:
        """Puts somebody on a free seat that still has that invitation; false if somebody else was faster."""
        invited = seats.c.invitation.is_(None) if invitation is None else seats.c.invitation == invitation

        async def work(connection: AsyncConnection, *, again: bool) -> bool:
            await self._lock(connection, game)
            here = (seats.c.game == game, seats.c.seat == seat)
            if again and (await connection.execute(sa.select(seats.c.token).where(*here))).scalar() == chair.token:
                return True
            taken = await connection.execute(
                seats.update()
                .where(*here, invited, seats.c.token.is_(None), seats.c.agent.is_(None))
                .values(name=chair.name, token=chair.token, invitation=None)
            )
            if taken.rowcount == 0:
                return False
            left = sa.select(sa.func.count()).where(
                seats.c.game == game, seats.c.token.is_(None), seats.c.agent.is_(None)
            )
            if (await connection.execute(left)).scalar_one() == 0:
                values = {"status": Status.PLAYING.value, "started": started, "due": due}
                await connection.execute(games.update().where(games.c.id == game).values(values))
            await self._tell(connection, game)
            return True

        return await self._surely(work)

    async def stand_up(self, game: str, seat: Seat, token: bytes, chair: Chair) -> bool:
        """Frees a seat of a table that has not begun from whoever has that token; false if it has, or he is gone."""

        async def work(connection: AsyncConnection, *, again: bool) -> bool:
            if await self._lock(connection, game) != Status.OPEN.value:
                return False
            his = (seats.c.game == game, seats.c.seat == seat, seats.c.token == token)
            freed = await connection.execute(seats.update().where(*his).values(token=None, invitation=chair.invitation))
            await self._tell(connection, game)
            return freed.rowcount == 1 or again

        return await self._surely(work)

    async def _lock(self, connection: AsyncConnection, game: str) -> str | None:
        """The status of a game, whose seats nobody else changes until this is committed.

        Who takes the last two seats at the same moment must see each other: one starts the game.
        """
        query = sa.select(games.c.status).where(games.c.id == game).with_for_update()
        status: str | None = (await connection.execute(query)).scalar_one_or_none()
        return status

    async def open_tables(self, limit: int = 50) -> list[str]:
        """The newest listed tables where a seat is free for anyone."""
        free = sa.exists().where(seats.c.game == games.c.id, seats.c.who == Who.ANYONE.value, seats.c.token.is_(None))
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.OPEN.value, games.c.listed, free)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        async with self._trouble(), self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def overdue(self, now: int, limit: int = 10_000) -> list[str]:
        """The games where a computer owes a move or a clock has run out."""
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.PLAYING.value, games.c.due <= now)
            .order_by(games.c.due)
            .limit(limit)
        )
        async with self._trouble(), self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def rematch(self, game: str) -> str | None:
        """The game that is the rematch of another."""
        query = sa.select(games.c.id).where(games.c.rematch_of == game)
        async with self._trouble(), self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # Uploaded records

    async def keep_record(self, name: str, record: str, now: int) -> None:
        """Keeps an uploaded record."""
        async with self._trouble(), self.engine.begin() as connection:
            await connection.execute(uploads.insert(), {"id": name, "record": record, "created": now})

    async def kept_record(self, name: str) -> str:
        """An uploaded record; Refused if there is none."""
        async with self._trouble(), self.engine.connect() as connection:
            query = sa.select(uploads.c.record).where(uploads.c.id == name)
            record: str | None = (await connection.execute(query)).scalar_one_or_none()
        if record is None:
            raise Refused(Code.NO_TABLE, "there is no such record")
        return record

    # The log

    async def append(self, append: Append) -> bool:
        """Keeps rows once they are safe in the database; false if the game has gone on in the meantime.

        What comes in at the same time from several games is committed together: one disk write serves them all.
        """
        self._waiting.append(append)
        self._wake.set()
        return await append.done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(GATHER)
            while self._waiting:
                batch, self._waiting = self._waiting[:200], self._waiting[200:]
                try:
                    kept = await self._surely(partial(self._commit, batch))
                except Exception as error:
                    if not isinstance(error, Refused):
                        log.exception("rows can't be kept")
                    for append in batch:
                        if not append.done.done():
                            append.done.set_exception(error)
                    continue
                for append, fine in zip(batch, kept, strict=True):
                    if not append.done.done():
                        append.done.set_result(fine)

    async def _commit(self, batch: list[Append], connection: AsyncConnection, *, again: bool) -> list[bool]:
        kept: dict[int, bool] = {}
        fresh: list[dict[str, Any]] = []
        # Two servers may update the same games at once: in one order, they can't wait for each other.
        for number in sorted(range(len(batch)), key=lambda n: (batch[n].game, batch[n].version)):
            append = batch[number]
            advanced = await connection.execute(
                ADVANCE,
                {
                    "at_game": append.game,
                    "at_version": append.version,
                    "version": append.version + len(append.rows),
                    "status": append.status.value,
                    "due": append.due,
                },
            )
            kept[number] = advanced.rowcount == 1
            if kept[number]:
                fresh += [row_values(append.game, row) for row in append.rows]
                await self._tell(connection, append.game)
            elif again:
                kept[number] = await self._has(connection, append)
        if fresh:
            await connection.execute(plies.insert(), fresh)
        return [kept[number] for number in range(len(batch))]

    async def _has(self, connection: AsyncConnection, append: Append) -> bool:
        """Whether rows are in the log."""
        end = append.version + len(append.rows)
        query = plies.select().where(plies.c.game == append.game, plies.c.ply.between(append.version, end - 1))
        rows = [read_row(row) for row in (await connection.execute(query.order_by(plies.c.ply))).mappings()]
        return rows == list(append.rows)

    async def _surely(self, work: Callable[..., Awaitable[T]]) -> T:
        """Does some work in a transaction, and again if the connection breaks.

        When it breaks during the commit, nobody knows whether the work was kept: `again` tells it to look. A commit
        that the database is still busy with holds the row of its game, so that the next try waits for it.
        """
        for number, wait in enumerate((*PATIENCE, None)):
            try:
                async with self._trouble(), self.engine.begin() as connection:
                    return await work(connection, again=number > 0)
            except Refused as refused:
                if refused.code is not Code.UNAVAILABLE or wait is None:
                    raise
                log.warning("database can't be reached", extra={"tries": number + 1})
                await asyncio.sleep(wait)
        raise AssertionError("the last try returns or raises")

    async def _tell(self, connection: AsyncConnection, game: str) -> None:
        """Tells the other servers on the database, once this is committed."""
        if not self.is_sqlite:
            await connection.execute(NOTIFY, {"payload": f"{self.name} {game}"})

    async def listen(self, heard: Callable[[str], None], restored: Callable[[], None]) -> None:
        """Calls `heard` with each game that another server changed, for ever; `restored` after a broken connection."""
        if self.is_sqlite:
            return  # one process: nobody else can have changed anything
        while True:
            with contextlib.suppress(Refused):
                async with self._trouble(), self.engine.connect() as connection:
                    raw = (await connection.get_raw_connection()).driver_connection
                    assert raw is not None, "an open connection has its driver's"
                    await self._listen_on(raw, heard, restored)
            await asyncio.sleep(0.5)

    async def _listen_on(self, raw: Any, heard: Callable[[str], None], restored: Callable[[], None]) -> None:
        """Listens until the connection breaks."""
        broken = asyncio.Event()
        raw.add_termination_listener(lambda *_: broken.set())
        await raw.add_listener(CHANNEL, lambda *arguments: self._hear(arguments[-1], heard))
        restored()
        while not broken.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(broken.wait(), 20)
                return
            await raw.execute("SELECT 1", timeout=10)  # a connection can also fall silent

    def _hear(self, payload: str, heard: Callable[[str], None]) -> None:
        sender, _, game = payload.partition(" ")
        if sender != self.name:
            heard(game)

    @contextlib.asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose reads all see the database at one moment."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextlib.asynccontextmanager
    async def _trouble(self) -> AsyncIterator[None]:
        """A database that can't be reached is said so, whatever the driver calls it."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise Refused(Code.UNAVAILABLE, "the database can't be reached now: try again") from error


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
