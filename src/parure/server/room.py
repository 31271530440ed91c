"""A table in memory, and who is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parure import Seat
from parure.rules.events import Event
from parure.server import messages
from parure.server.table import Table
from parure.server.terms import digest

Watcher = Callable[[str], None]
"""Takes a message for a viewer; it must not wait."""


class Room:
    """A table in memory, its watchers, and the lock under which it is looked at or changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the database may know better: then the table is loaded again before it is used."""
        self._watchers: dict[Watcher, str | None] = {}
        """Each with his token, not his seat: a seat may change hands, and then he only looks on."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is told when it changes."""
        return bool(self._watchers)

    @property
    def wants_thinking(self) -> bool:
        """Whether a computer owes a move here; among themselves they play only while somebody watches."""
        return self.table.thinker is not None and (self.is_watched or self.table.has_people)

    def add(self, watcher: Watcher, token: str | None) -> None:
        """Adds a watcher and tells him everything at once; Refused if his token is nobody's, unless it once was."""
        seat = None
        if token is not None:
            seat = self.table.sitting(token) if watcher in self._watchers else self.table.seat_of(token)
        self._watchers[watcher] = token
        watcher(messages.update(self.table, seat, (), messages.now()))

    def remove(self, watcher: Watcher) -> None:
        """Takes a watcher away."""
        self._watchers.pop(watcher, None)

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
