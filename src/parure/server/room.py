"""A table in memory, and who is told when it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from parure import Seat
from parure.rules.events import Event
from parure.server import messages
from parure.server.table import Table
from parure.server.terms import digest

Watcher = Callable[[str], None]
"""Takes a message for a viewer; it must not wait."""

GRACE = 3.0
"""Seconds for which somebody whose connection ended is still there: he may only have loaded his page again."""


class Room:
    """A table in memory, its watchers, and the lock under which it is looked at or changed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the database may know better: then the table is loaded again before it is used."""
        self._watchers: dict[Watcher, str | None] = {}
        """Each with his token, not his seat: a seat may change hands, and then he only looks on."""
        self._lately: dict[str, float] = {}
        """The tokens whose connection has just ended, and until when that is nobody's business."""

    @property
    def table(self) -> Table:
        """The table as it is known here."""
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        table.connected = self._table.connected
        self._table = table

    @property
    def is_watched(self) -> bool:
        """Whether anybody is told when it changes."""
        return bool(self._watchers)

    @property
    def wants_thinking(self) -> bool:
        """Whether a computer owes a move here; among themselves they play only while somebody watches."""
        return self.table.thinker is not None and (self.is_watched or self.table.has_people)

    def add(self, watcher: Watcher, token: str | None) -> Seat | None:
        """Adds a watcher, and says what he sees; Refused if his token is nobody's, unless it once was."""
        seat = None
        if token is not None:
            seat = self.table.sitting(token) if watcher in self._watchers else self.table.seat_of(token)
        self._watchers[watcher] = token
        return seat

    def remove(self, watcher: Watcher) -> None:
        """Takes a watcher away."""
        token = self._watchers.pop(watcher, None)
        if token is not None:
            self._lately[token] = time.monotonic() + GRACE

    def sitting(self) -> frozenset[Seat]:
        """The seats whose players are connected here, or were a moment ago."""
        at = time.monotonic()
        self._lately = {token: until for token, until in self._lately.items() if until > at}
        tokens = {token for token in self._watchers.values() if token is not None} | self._lately.keys()
        found = map(self.table.sitting, tokens)
        return frozenset(seat for seat in found if seat is not None)

    def show(self, connected: frozenset[Seat], *, but: Watcher | None = None) -> None:
        """Takes in who is connected, here or elsewhere, and tells every watcher but one of it if that is new."""
        before = messages.connected(self.table)
        self.table.connected = connected
        if messages.connected(self.table) != before:
            text = messages.presence(self.table)
            for watcher in [each for each in self._watchers if each is not but]:
                watcher(text)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Sends every watcher what he may know; what several may know alike is written once."""
        at = messages.now()
        texts: dict[Seat | None, str] = {}
        seats = {chair.token: Seat(seat) for seat, chair in enumerate(self.table.chairs) if chair.token is not None}
        for watcher, token in list(self._watchers.items()):
            viewer = None if token is None else seats.get(digest(token))
            if viewer not in texts:
                texts[viewer] = messages.update(self.table, viewer, events, at)
            watcher(texts[viewer])
