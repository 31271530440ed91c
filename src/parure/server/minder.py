"""Looks after tables that wait for nobody's message: computers that owe a move, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from parure import Action, Seat
from parure.server import messages
from parure.server.errors import Code, Refused
from parure.server.room import Room
from parure.server.table import Row, Table

if TYPE_CHECKING:
    from parure.server.hub import Hub

log = logging.getLogger(__name__)

BROKEN_FOR = 60_000
"""Milliseconds for which a game that can't be looked after is left alone."""
BEAT_EVERY = 5_000
"""Milliseconds between two notes that a server is up."""
FORGET_EVERY = 3_600_000
"""Milliseconds between two looks for tables that nobody came to."""


class Minder:
    """The hub's watchman; several servers on one database each have one, and may look after the same game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._thinking: set[str] = set()
        self._broken: dict[str, int] = {}
        """The games that could not be looked after, and when to try again."""
        self._beat_at = 0
        """When this server last noted that it is up, and had given back what was to be given back."""
        self._forgot_at = 0
        self._grace = 0
        """Milliseconds for which a computer's move is left to the server that the last decision came to."""

    async def beat(self) -> None:
        """Notes that a server is up; if none was for a while, clocks have stood still since.

        What is to be given back is given back first: of several servers that start together, none ends a game before
        that, and what another one has given back is not given twice. So it is after a sleep of the machine, too.
        """
        last = await self.hub.store.last_beat()
        if last and messages.now() - last > 2 * BEAT_EVERY:
            for game in await self.hub.store.timed():
                try:
                    await self.hub.act(game, partial(_paused, since=last))
                except Exception as error:  # one game that can't be read must not keep the others waiting
                    log.warning("time not given back", extra={"game": game, "why": type(error).__name__})
        self.hub.presence.beat()
        at = messages.now()
        await self.hub.store.beat(at)
        self._beat_at = at

    async def beat_for_ever(self) -> None:
        """Notes again and again that a server is up."""
        while True:
            await asyncio.sleep(BEAT_EVERY / 1000)
            try:
                await self.beat()
            except Refused as refused:
                log.warning("beat put off", extra={"code": refused.code.value})
            except Exception:
                log.exception("beat failed")

    def plan(self, room: Room) -> None:
        """Sets a computer thinking if it owes a move, and anybody is there to see it."""
        game = room.table.terms.id
        if room.wants_thinking and game not in self._thinking:
            self._thinking.add(game)
            self.hub.spawn(self._think(game))

    async def _think(self, game: str) -> None:
        """Lets computers move as long as it is their turn; what goes wrong here, the next sweep takes up again."""
        try:
            while True:
                async with self.hub.enter(game) as room:
                    table = room.table
                    agent, seat, version = table.thinker, table.to_move, table.version
                    if agent is None or seat is None or not room.wants_thinking:
                        return
                    view = table.game.view(seat)
                    ready = table.turn_began + table.terms.pace
                action = await self.hub.brains.choose(agent, view)
                # The pace counts from the beginning of the turn: whoever thinks longer has kept it already.
                await asyncio.sleep(max(0, ready - messages.now()) / 1000)
                try:
                    await self.hub.act(game, partial(_decided, seat=seat, version=version, action=action))
                except Refused as refused:
                    if refused.code is not Code.STALE_VERSION:
                        raise
        except Refused as refused:
            log.info("computer can't move now", extra={"game": game, "code": refused.code.value})
        finally:
            self._thinking.discard(game)

    async def sweep_for_ever(self) -> None:
        """Looks after what is due, again and again."""
        settings = self.hub.settings
        while True:
            await self._sweep()
            # Nobody but this server owes the moves that it finds when it starts; later, others may be at them.
            self._grace = int(1000 * settings.think_limit) + 2_000 if self.hub.store.is_shared else 0
            await asyncio.sleep(settings.sweep_every * SystemRandom().uniform(0.8, 1.2))

    async def _sweep(self) -> None:
        """Looks after games that are overdue, and after tables whose watchers may have missed something."""
        missed = [game for game, room in self.hub.rooms.items() if room.stale and room.is_watched]
        try:
            at = messages.now()
            await self._forget(at)
            for game in await self.hub.store.overdue(at):
                if game not in self._thinking and at >= self._broken.get(game, 0):
                    await self._mind(game, at)
            for room in list(self.hub.rooms.values()):
                if room.is_watched and not room.table.has_people:
                    self.plan(room)  # it is never overdue, but somebody waits for it
            for game in missed:
                await asyncio.wait((self.hub.spawn(self.hub.catch_up(game)),))
        except Refused as refused:
            log.warning("sweep put off", extra={"code": refused.code.value})
        except Exception:
            log.exception("sweep broke off")

    async def _forget(self, at: int) -> None:
        """Removes tables that nobody came to."""
        if at - self._forgot_at >= FORGET_EVERY:
            self._forgot_at = at
            for game in await self.hub.store.forget(at - 86_400_000 * self.hub.settings.days_open):
                self.hub.rooms.pop(game, None)

    async def _mind(self, game: str, at: int) -> None:
        """Makes the move that a computer owes, or ends a game whose clock ran out."""
        try:
            async with self.hub.enter(game) as room:
                due = room.table.due()
                if room.table.thinker is not None and due is not None and 0 <= at - due < self._grace:
                    return  # the server that the last decision came to is at it
                room.stale = True  # another server may have moved on without our hearing of it
            if at - self._beat_at < 2 * BEAT_EVERY:  # else time may have to be given back first
                await self.hub.act(game, _flagged)
            async with self.hub.enter(game) as room:
                self.plan(room)
        except Refused as refused:
            if refused.code is Code.UNAVAILABLE:
                raise
            if refused.code is Code.TROUBLE:
                self._broken[game] = at + BROKEN_FOR
            log.info("game left alone", extra={"game": game, "code": refused.code.value})
        except Exception:
            # One game that can't be read must not keep the others waiting.
            self._broken[game] = at + BROKEN_FOR
            log.exception("game can't be looked after", extra={"game": game})


def _decided(table: Table, *, seat: Seat, version: int, action: Action) -> tuple[Row, ...]:
    return table.decide(seat, version, action, messages.now())


def _flagged(table: Table) -> tuple[Row, ...]:
    return table.flag(messages.now())


def _paused(table: Table, *, since: int) -> tuple[Row, ...]:
    return table.pause(since, messages.now())
