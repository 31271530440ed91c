"""Keeps the log: what comes in at the same time from several games is committed together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from parure.server.database import Database
from parure.server.errors import Refused
from parure.server.notices import Notices
from parure.server.rows import read_row, row_values
from parure.server.schema import games, plies
from parure.server.table import Row, Status

log = logging.getLogger(__name__)

GATHER = 0.004
"""Seconds that a decision waits for others to be committed with: a commit costs more than what it holds."""
QUIET = 0.1
"""Seconds after the last commit from which on nobody waits for others: they are not likely to come."""
MOST_AT_ONCE = 200

VERSIONS = (
    sa.select(games.c.id, games.c.version)
    .where(games.c.id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(games.c.id)  # two servers may write the same games at once: in one order, they can't wait for each other
    .with_for_update()
)
"""Where games stand, and nobody moves them on until this is committed."""

ADVANCE = (
    games.update()
    .where(games.c.id == sa.bindparam("at_game"), games.c.version == sa.bindparam("at_version"))
    .values({name: sa.bindparam(name) for name in ("version", "status", "due")})
)
"""Moves a game on from the version that it must be at; built once, since it runs with every decision."""


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

    @property
    def end(self) -> int:
        """The version that the game is at afterwards."""
        return self.version + len(self.rows)


class Writer:
    """The one task of a server that writes to the log."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Starts to write."""
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Keeps what is still waiting."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, append: Append) -> bool:
        """Keeps rows once they are safe in the database; false if the game has gone on in the meantime."""
        self._waiting.append(append)
        self._wake.set()
        return await append.done

    async def _write(self) -> None:
        last = 0.0
        while True:
            await self._wake.wait()
            self._wake.clear()
            if time.monotonic() - last < QUIET:
                await asyncio.sleep(GATHER)
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._keep(batch)
            last = time.monotonic()

    async def _keep(self, batch: list[Append]) -> None:
        """Keeps some rows and says so to whoever waits; what can't be kept does not hold up the others."""
        try:
            kept = await self.database.surely(partial(self._commit, batch))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refused):
                for append in batch:
                    await self._keep([append])
                return
            if not isinstance(error, Refused):
                log.exception("rows can't be kept")
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(error)
            return
        for append, fine in zip(batch, kept, strict=True):
            if not append.done.done():
                append.done.set_result(fine)

    async def _commit(self, batch: list[Append], connection: AsyncConnection, *, again: bool) -> list[bool]:
        found = await connection.execute(VERSIONS, {"ids": [append.game for append in batch]})
        at: dict[str, int] = {row.id: row.version for row in found}
        kept: list[bool] = []
        fresh: list[Append] = []
        for append in batch:
            fits = at.get(append.game) == append.version
            if fits:
                at[append.game] = append.end
                fresh.append(append)
            kept.append(fits or (again and await self._has(connection, append)))
        if fresh:
            await connection.execute(ADVANCE, [_advance(append) for append in fresh])
            rows = [row_values(append.game, row) for append in fresh for row in append.rows]
            await connection.execute(plies.insert(), rows)
            await self.notices.tell(connection, {append.game for append in fresh})
        return kept

    async def _has(self, connection: AsyncConnection, append: Append) -> bool:
        """Whether rows are in the log."""
        query = plies.select().where(plies.c.game == append.game, plies.c.ply.between(append.version, append.end - 1))
        rows = [read_row(row) for row in (await connection.execute(query.order_by(plies.c.ply))).mappings()]
        return rows == list(append.rows)


def _advance(append: Append) -> dict[str, object]:
    return {
        "at_game": append.game,
        "at_version": append.version,
        "version": append.end,
        "status": append.status.value,
        "due": append.due,
    }
