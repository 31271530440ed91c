"""Who is connected: each server knows of its own connections, and tells the others of them.

Nothing of it is kept: what a server said of itself holds as long as it shows that it is there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from parure import Seat
from parure.server.errors import Refused
from parure.server.notices import Notices

log = logging.getLogger(__name__)

Seats = frozenset[Seat]
NOBODY: Seats = frozenset()
GATHER = 0.05
"""Seconds for which changes are gathered before the other servers are told."""
SILENCE = 15.0
"""Seconds after which a server that says nothing is not there any more: it says something every five."""
ALIVE, ASK = ".", "?"


class Presence:
    """The seats of each game that somebody is connected to, here or at another server."""

    def __init__(
        self,
        notices: Notices,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
        changed: Callable[[str], None],
    ) -> None:
        self.notices = notices
        self._spawn = spawn
        self._changed = changed
        """Is told of a game where somebody came or went at another server."""
        self._here: dict[str, Seats] = {}
        self._others: dict[str, dict[str, Seats]] = {}
        """By server and game."""
        self._heard_at: dict[str, float] = {}
        self._unsaid: dict[str, None] = {}
        """What the other servers are still to be told: games, and the signs of life."""
        self._saying = False

    def at(self, game: str) -> Seats:
        """The seats of a game that somebody is connected to."""
        return self._here.get(game, NOBODY).union(*(said.get(game, NOBODY) for said in self._others.values()))

    def set_here(self, game: str, seats: Seats) -> None:
        """Takes in who is connected to this server."""
        if self._here.get(game, NOBODY) == seats:
            return
        if seats:
            self._here[game] = seats
        else:
            self._here.pop(game, None)
        self._say(game)

    def beat(self) -> None:
        """Tells the other servers that this one is there, and forgets those that are not."""
        self._say(ALIVE)
        for name, at in list(self._heard_at.items()):
            if time.monotonic() - at > SILENCE:
                del self._heard_at[name]
                self._forget(name)

    def ask(self) -> None:
        """Asks the other servers for all that they know: something may have been missed."""
        for name in list(self._others):
            self._forget(name)
        for game in (ASK, *self._here):
            self._say(game)

    def hear(self, name: str, what: str) -> None:
        """Takes in what another server says."""
        self._heard_at[name] = time.monotonic()
        game, _, seats = what.partition(" ")
        if game == ASK:
            for mine in self._here:
                self._say(mine)
        elif game != ALIVE:
            said = self._others.setdefault(name, {})
            said.pop(game, None)
            if seats:
                said[game] = frozenset(Seat(int(seat)) for seat in seats)
            self._changed(game)

    def _forget(self, name: str) -> None:
        for game in self._others.pop(name, {}):
            self._changed(game)

    def _say(self, what: str) -> None:
        if self.notices.has_others:
            self._unsaid[what] = None
            if not self._saying:
                self._saying = True
                self._spawn(self._tell())

    async def _tell(self) -> None:
        """Tells the other servers what they are to be told, all at once; what fails is said with the next beat."""
        try:
            await asyncio.sleep(GATHER)
            while self._unsaid:
                words, self._unsaid = list(self._unsaid), {}
                try:
                    await self.notices.say([self._words(what) for what in words])
                except Refused:
                    self._unsaid = dict.fromkeys([*words, *self._unsaid])
                    return
        finally:
            self._saying = False

    def _words(self, what: str) -> str:
        if what in (ALIVE, ASK):
            return what
        return f"{what} {''.join(map(str, sorted(self._here.get(what, NOBODY))))}"
