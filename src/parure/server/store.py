"""Keeps games in a database: SQLite for one machine, PostgreSQL for several."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parure import Seat, edition
from parure.server.errors import Code, Refused
from parure.server.schema import games, plies, seats, uploads
from parure.server.settings import Settings
from parure.server.table import Chair, Clock, Kind, Row, Status, Table, Terms, Who

CHANNEL = "parure"
"""What PostgreSQL is told on when a game changes."""

MIGRATION_LOCK = 7_261_873
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""


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
        else:
            self.engine = create_async_engine(settings.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
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
        chairs = [_chair_row(terms.id, number, chair) for number, chair in enumerate(table.chairs)]
        async with self._trouble(), self.engine.begin() as connection:
            try:
                await connection.execute(games.insert(), row)
            except IntegrityError as error:
                raise Refused(Code.SEAT_TAKEN, "the rematch has been set up already") from error
            await connection.execute(seats.insert(), chairs)

    async def load(self, game: str) -> Table:
        """A table with its whole log folded in; Refused if there is none."""
        async with self._trouble(), self.engine.connect() as connection:
            row = (await connection.execute(games.select().where(games.c.id == game))).mappings().first()
            if row is None:
                raise Refused(Code.NO_TABLE, "there is no such table")
            chairs = await connection.execute(seats.select().where(seats.c.game == game).order_by(seats.c.seat))
            log = await connection.execute(plies.select().where(plies.c.game == game).order_by(plies.c.ply))
            table = Table(_terms(row), [_chair(chair) for chair in chairs.mappings()], row["started"])
            table.fold(_row(entry) for entry in log.mappings())
            return table

    async def rows(self, game: str, version: int) -> list[Row]:
        """The rows of a log from a version on."""
        query = plies.select().where(plies.c.game == game, plies.c.ply >= version).order_by(plies.c.ply)
        async with self._trouble(), self.engine.connect() as connection:
            return [_row(entry) for entry in (await connection.execute(query)).mappings()]

    async def seating(self, game: str) -> tuple[list[Chair], int | None]:
        """Who sits at a table now, and since when the game has been going."""
        async with self._trouble(), self.engine.connect() as connection:
            chairs = await connection.execute(seats.select().where(seats.c.game == game).order_by(seats.c.seat))
            started = await connection.execute(sa.select(games.c.started).where(games.c.id == game))
            return [_chair(chair) for chair in chairs.mappings()], started.scalar_one()

    async def sit(self, game: str, seat: Seat, chair: Chair, *, started: int | None, due: int | None) -> bool:
        """Puts somebody on a free seat; false if somebody else was faster."""
        free = (seats.c.game == game, seats.c.seat == seat, seats.c.token.is_(None))
        async with self._trouble(), self.engine.begin() as connection:
            # Who takes the last two seats at the same moment must see each other: one starts the game.
            await connection.execute(sa.select(games.c.id).where(games.c.id == game).with_for_update())
            taken = await connection.execute(
                seats.update().where(*free).values(name=chair.name, token=chair.token, invitation=None)
            )
            if taken.rowcount == 0:
                return False
            left = sa.select(sa.func.count()).where(
                seats.c.game == game, seats.c.token.is_(None), seats.c.who != Who.COMPUTER.value
            )
            if (await connection.execute(left)).scalar_one() == 0:
                values = {"status": Status.PLAYING.value, "started": started, "due": due}
                await connection.execute(games.update().where(games.c.id == game).values(values))
            await self._tell(connection, game)
            return True

    async def stand_up(self, game: str, seat: Seat, invitation: bytes | None) -> None:
        """Frees a seat of a table that has not begun."""
        async with self._trouble(), self.engine.begin() as connection:
            here = (seats.c.game == game, seats.c.seat == seat)
            await connection.execute(seats.update().where(*here).values(token=None, invitation=invitation))
            await self._tell(connection, game)

    async def open_tables(self, limit: int = 50) -> list[str]:
        """The newest listed tables that wait for players."""
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.OPEN.value, games.c.listed)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        async with self._trouble(), self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def overdue(self, now: int, limit: int = 200) -> list[str]:
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
            while self._waiting:
                batch, self._waiting = self._waiting[:200], self._waiting[200:]
                try:
                    kept = await self._commit(batch)
                except Refused as error:
                    for append in batch:
                        if not append.done.done():
                            append.done.set_exception(error)
                    continue
                for append, fine in zip(batch, kept, strict=True):
                    if not append.done.done():
                        append.done.set_result(fine)

    async def _commit(self, batch: list[Append]) -> list[bool]:
        kept: dict[int, bool] = {}
        # Two servers may update the same games at once: in one order, they can't wait for each other.
        order = sorted(range(len(batch)), key=lambda n: (batch[n].game, batch[n].version))
        async with self._trouble(), self.engine.begin() as connection:
            fresh: list[dict[str, Any]] = []
            for number in order:
                append = batch[number]
                advanced = await connection.execute(
                    games.update()
                    .where(games.c.id == append.game, games.c.version == append.version)
                    .values(version=append.version + len(append.rows), status=append.status.value, due=append.due)
                )
                kept[number] = advanced.rowcount == 1
                if kept[number]:
                    fresh += [_ply_row(append.game, row) for row in append.rows]
                    await self._tell(connection, append.game)
            if fresh:
                await connection.execute(plies.insert(), fresh)
        return [kept[number] for number in range(len(batch))]

    async def _tell(self, connection: AsyncConnection, game: str) -> None:
        """Tells the other servers on the database, once this is committed."""
        if not self.is_sqlite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.name} {game}")))

    async def listen(self, heard: Callable[[str], None], restored: Callable[[], None]) -> None:
        """Calls `heard` with each game that another server changed, for ever; `restored` after a broken connection."""
        if self.is_sqlite:
            return  # one process: nobody else can have changed anything
        while True:
            with contextlib.suppress(Refused, DBAPIError, OSError, TimeoutError):
                async with self.engine.connect() as connection:
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
        await broken.wait()

    def _hear(self, payload: str, heard: Callable[[str], None]) -> None:
        sender, _, game = payload.partition(" ")
        if sender != self.name:
            heard(game)

    @contextlib.asynccontextmanager
    async def _trouble(self) -> AsyncIterator[None]:
        """A database that can't be reached is said so, whatever the driver calls it."""
        try:
            yield
        except (DBAPIError, OSError, TimeoutError) as error:
            if isinstance(error, IntegrityError):
                raise
            raise Refused(Code.UNAVAILABLE, "the database can't be reached now: try again") from error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _terms(row: Any) -> Terms:
    game = edition(row["edition"])
    if game.version != row["edition_version"]:
        raise Refused(Code.TROUBLE, f"this game was begun with version {row['edition_version']} of {game.key}")
    clock = None if row["clock_initial"] is None else Clock(row["clock_initial"], row["clock_increment"])
    return Terms(
        id=row["id"],
        edition=game,
        players=row["players"],
        seed=bytes(row["seed"]),
        clock=clock,
        pace=row["pace"],
        listed=row["listed"],
        created=row["created"],
        rematch_of=row["rematch_of"],
    )


def _chair(row: Any) -> Chair:
    return Chair(Who(row["who"]), row["name"], row["agent"], _bytes(row["token"]), _bytes(row["invitation"]))


def _bytes(value: object) -> bytes | None:
    return bytes(value) if isinstance(value, bytes | memoryview) else None


def _chair_row(game: str, seat: int, chair: Chair) -> dict[str, Any]:
    return {
        "game": game,
        "seat": seat,
        "who": chair.who.value,
        "name": chair.name,
        "agent": chair.agent,
        "token": chair.token,
        "invitation": chair.invitation,
    }


def _row(row: Any) -> Row:
    return Row(row["ply"], Kind(row["kind"]), Seat(row["seat"]), row["text"], row["at"])


def _ply_row(game: str, row: Row) -> dict[str, Any]:
    return {
        "game": game,
        "ply": row.ply,
        "kind": row.kind.value,
        "seat": row.seat,
        "text": row.text,
        "at": row.at,
    }
