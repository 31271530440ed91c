"""How servers on one PostgreSQL tell each other that a game has changed, or who is there: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from parure.server.database import Database
from parure.server.errors import Refused

log = logging.getLogger(__name__)

CHANNEL = "parure"
"""What PostgreSQL is told on when a game changes."""
PRESENCE = "parure_presence"
"""What it is told on when somebody comes or goes."""


def _notify(channel: str) -> sa.Select[Any]:
    return sa.select(sa.func.pg_notify(channel, sa.func.unnest(sa.bindparam("payloads", type_=ARRAY(sa.Text)))))


NOTIFY = _notify(CHANNEL)
SAY = _notify(PRESENCE)

Heard = Callable[[str], None]
"""Takes a game that another server changed."""
Said = Callable[[str, str], None]
"""Takes a server and what it says of its connections."""


class Notices:
    """Tells other servers of changed games, and hears of theirs; on SQLite there are no others."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.name = secrets.token_hex(8)
        """What this server signs its notices with, to know them again."""

    @property
    def has_others(self) -> bool:
        """Whether there may be other servers."""
        return not self.database.is_sqlite

    async def tell(self, connection: AsyncConnection, games: Iterable[str]) -> None:
        """Tells the other servers, once what the connection did is committed."""
        payloads = [f"{self.name} {game}" for game in games]
        if payloads and not self.database.is_sqlite:
            await connection.execute(NOTIFY, {"payloads": payloads})

    async def say(self, words: Iterable[str]) -> None:
        """Tells the other servers something of the connections here."""
        async with self.database.writing() as connection:
            await connection.execute(SAY, {"payloads": [f"{self.name} {word}" for word in words]})

    async def listen(self, heard: Heard, said: Said, restored: Callable[[], None]) -> None:
        """Calls `heard` and `said` with what other servers tell, for ever; `restored` after a broken connection."""
        if self.database.is_sqlite:
            return
        while True:
            try:
                async with self.database.reading() as connection:
                    raw = (await connection.get_raw_connection()).driver_connection
                    assert raw is not None, "an open connection has its driver's"
                    try:
                        await self._listen_on(raw, heard, said, restored)
                    finally:
                        await connection.invalidate()  # nobody else shall get it with a listener on it
            except Refused:
                pass  # it has been logged, and is tried again
            except Exception:
                log.exception("listening broke off")
            await asyncio.sleep(0.5)

    async def _listen_on(self, raw: Any, heard: Heard, said: Said, restored: Callable[[], None]) -> None:
        """Listens until the connection breaks."""
        broken = asyncio.Event()
        raw.add_termination_listener(lambda *_: broken.set())
        await raw.add_listener(CHANNEL, lambda *arguments: self._hear(arguments[-1], lambda _, game: heard(game)))
        await raw.add_listener(PRESENCE, lambda *arguments: self._hear(arguments[-1], said))
        restored()
        while not broken.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(broken.wait(), 20)
                return
            await raw.execute("SELECT 1", timeout=10)  # a connection can also fall silent

    def _hear(self, payload: str, told: Said) -> None:
        sender, _, what = payload.partition(" ")
        if sender != self.name:
            told(sender, what)
