"""Keeps games, seats and uploaded records."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from parure import Seat
from parure.server.database import Database
from parure.server.errors import Code, Refused
from parure.server.notices import Notices
from parure.server.rows import chair_values, read_chair, read_row, read_terms, terms_values
from parure.server.schema import games, heartbeat, plies, seats, uploads
from parure.server.settings import Settings
from parure.server.table import Row, Status, Table
from parure.server.terms import Chair, Who
from parure.server.writer import Append, Writer

FOLD_AT_ONCE = 20
"""How many rows of a log are replayed before others get their turn: a long one takes a tenth of a second."""


class Store:
    """What a server keeps."""

    def __init__(self, settings: Settings) -> None:
        self.database = Database(settings)
        self.notices = Notices(self.database)
        self._writer = Writer(self.database, self.notices)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may change what is kept."""
        return not self.database.is_sqlite

    async def open(self) -> None:
        """Brings the database up to date and starts to keep rows."""
        await self.database.open()
        self._writer.open()

    async def close(self) -> None:
        """Keeps what is still waiting and lets go of the database."""
        await self._writer.close()
        await self.database.close()

    async def check(self) -> None:
        """Refused if the database does not answer."""
        async with self.database.reading() as connection:
            await connection.execute(sa.text("SELECT 1"))

    # Games

    async def create(self, table: Table) -> None:
        """Keeps a new table; Refused if its rematch was made already."""
        terms = table.terms
        row = {**terms_values(terms), "status": table.status.value, "version": 0, "due": table.due()}
        chairs = [chair_values(terms.id, number, chair) for number, chair in enumerate(table.chairs)]
        async with self.database.writing() as connection:
            try:
                await connection.execute(games.insert(), {**row, "started": table.started})
            except IntegrityError as error:
                raise Refused(Code.SEAT_TAKEN, "the rematch has been set up already") from error
            await connection.execute(seats.insert(), chairs)
            if terms.rematch_of is not None:
                await self.notices.tell(connection, (terms.rematch_of,))

    async def load(self, game: str) -> Table:
        """A table with its whole log folded in; Refused if there is none."""
        async with self.database.reading(at_one_moment=True) as connection:
            row = (await connection.execute(games.select().where(games.c.id == game))).mappings().first()
            if row is None:
                raise Refused(Code.NO_TABLE, "there is no such table")
            found = await connection.execute(seats.select().where(seats.c.game == game).order_by(seats.c.seat))
            chairs = [read_chair(chair) for chair in found.mappings()]
            found = await connection.execute(plies.select().where(plies.c.game == game).order_by(plies.c.ply))
            log = [read_row(entry) for entry in found.mappings()]
            rematch = await _rematch(connection, game)
        table = Table(read_terms(row), chairs, row["started"])
        table.rematch = rematch
        for start in range(0, len(log), FOLD_AT_ONCE):
            table.fold(log[start : start + FOLD_AT_ONCE])
            await asyncio.sleep(0)
        return table

    async def rows(self, game: str, version: int) -> list[Row]:
        """The rows of a log from a version on."""
        query = plies.select().where(plies.c.game == game, plies.c.ply >= version).order_by(plies.c.ply)
        async with self.database.reading() as connection:
            return [read_row(entry) for entry in (await connection.execute(query)).mappings()]

    async def rematch(self, game: str) -> str | None:
        """The table at which the people of a game go on, if one of them has asked for it."""
        async with self.database.reading() as connection:
            return await _rematch(connection, game)

    async def append(self, append: Append) -> bool:
        """Keeps rows of a log; false if the game has gone on in the meantime."""
        return await self._writer.append(append)

    async def open_tables(self, limit: int) -> list[str]:
        """The newest listed tables where a seat is free for anyone."""
        free = sa.exists().where(seats.c.game == games.c.id, seats.c.who == Who.ANYONE.value, seats.c.token.is_(None))
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.OPEN.value, games.c.listed, free)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def playing_tables(self, limit: int, since: int) -> list[str]:
        """The newest listed tables where a game goes on that began after some time."""
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.PLAYING.value, games.c.listed, games.c.created > since)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def overdue(self, now: int, limit: int = 10_000) -> list[str]:
        """The games where a computer owes a move or a clock has run out."""
        query = (
            sa.select(games.c.id)
            .where(games.c.status == Status.PLAYING.value, games.c.due <= now)
            .order_by(games.c.due)
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def timed(self) -> list[str]:
        """The games whose clocks run."""
        query = sa.select(games.c.id).where(games.c.status == Status.PLAYING.value, games.c.clock_initial.is_not(None))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, before: int) -> list[str]:
        """Removes tables set up before some time whose seats were never all taken, and returns which they were."""
        stale = games.delete().where(games.c.status == Status.OPEN.value, games.c.created < before)
        async with self.database.writing() as connection:
            return list((await connection.execute(stale.returning(games.c.id))).scalars())

    async def beat(self, now: int) -> None:
        """Notes that a server is up."""
        async with self.database.writing() as connection:
            await connection.execute(heartbeat.update().values(at=now))

    async def last_beat(self) -> int:
        """When a server was last up; 0 if never."""
        async with self.database.reading() as connection:
            last: int = (await connection.execute(sa.select(heartbeat.c.at))).scalar_one()
            return last

    # Seats

    async def sit(
        self, game: str, seat: Seat, chair: Chair, *, invitation: bytes | None, started: int | None, due: int | None
    ) -> bool:
        """Puts somebody on a free seat that still has that invitation; false if somebody else was faster."""
        invited = seats.c.invitation.is_(None) if invitation is None else seats.c.invitation == invitation

        async def work(connection: AsyncConnection, *, again: bool) -> bool:
            await _lock(connection, game)
            here = (seats.c.game == game, seats.c.seat == seat)
            sitting = sa.select(seats.c.seat).where(seats.c.game == game, seats.c.token == chair.token)
            if (where := (await connection.execute(sitting)).scalar()) is not None:
                return again and where == seat  # one token, one seat
            taken = await connection.execute(
                seats.update()
                .where(*here, invited, seats.c.token.is_(None), seats.c.agent.is_(None))
                .values(name=chair.name, token=chair.token, invitation=None)
            )
            if taken.rowcount == 0:
                return False
            free = (seats.c.game == game, seats.c.token.is_(None), seats.c.agent.is_(None))
            if (await connection.execute(sa.select(sa.func.count()).where(*free))).scalar_one() == 0:
                values = {"status": Status.PLAYING.value, "started": started, "due": due}
                await connection.execute(games.update().where(games.c.id == game).values(values))
            await self.notices.tell(connection, (game,))
            return True

        return await self.database.surely(work)

    async def stand_up(self, game: str, seat: Seat, token: bytes, chair: Chair) -> bool:
        """Frees a seat of a table that has not begun from whoever has that token; false if it has, or he is gone."""

        async def work(connection: AsyncConnection, *, again: bool) -> bool:
            if await _lock(connection, game) != Status.OPEN.value:
                return False
            his = (seats.c.game == game, seats.c.seat == seat, seats.c.token == token)
            freed = await connection.execute(seats.update().where(*his).values(token=None, invitation=chair.invitation))
            await self.notices.tell(connection, (game,))
            return freed.rowcount == 1 or again

        return await self.database.surely(work)

    # Uploaded records

    async def keep_record(self, name: str, record: str, now: int) -> None:
        """Keeps an uploaded record."""
        async with self.database.writing() as connection:
            await connection.execute(uploads.insert(), {"id": name, "record": record, "created": now})

    async def kept_record(self, name: str) -> str:
        """An uploaded record; Refused if there is none."""
        query = sa.select(uploads.c.record).where(uploads.c.id == name)
        async with self.database.reading() as connection:
            record: str | None = (await connection.execute(query)).scalar_one_or_none()
        if record is None:
            raise Refused(Code.NO_TABLE, "there is no such record")
        return record


async def _lock(connection: AsyncConnection, game: str) -> str | None:
    """The status of a game, whose seats nobody else changes until this is committed.

    Who takes the last two seats at the same moment must see each other: one starts the game.
    """
    query = sa.select(games.c.status).where(games.c.id == game).with_for_update()
    status: str | None = (await connection.execute(query)).scalar_one_or_none()
    return status


async def _rematch(connection: AsyncConnection, game: str) -> str | None:
    found = await connection.execute(sa.select(games.c.id).where(games.c.rematch_of == game))
    rematch: str | None = found.scalar_one_or_none()
    return rematch
