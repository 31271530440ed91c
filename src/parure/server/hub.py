"""The tables that this process is concerned with, and who is told when they change."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Any

from parure import Action, Edition, Seat
from parure.rules.events import Event
from parure.server import messages
from parure.server.brains import Brains
from parure.server.errors import Code, Refused
from parure.server.metrics import Metrics
from parure.server.settings import Settings
from parure.server.store import Append, Store
from parure.server.table import Chair, Clock, Row, Status, Table, Terms, Who, digest

log = logging.getLogger(__name__)

MOST_IDLE_ROOMS = 1_000
"""How many tables that nobody watches are kept in memory."""
GRACE = 3_000
"""Milliseconds after which a computer's move that another server owes is made here."""

Watcher = Callable[[str], None]
"""Takes a message for a viewer; it must not wait."""


class Room:
    """A table in memory, its watchers, and the lock under which it is looked at or changed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, Seat | None] = {}
        self.stale = False
        """Whether the database may know better: then the table is loaded again before it is used."""

    def tell(self, events: tuple[Event, ...]) -> None:
        """Sends every watcher what he may know; what several may know alike is written once."""
        at = messages.now()
        texts: dict[Seat | None, str] = {}
        for watcher, viewer in list(self.watchers.items()):
            if viewer not in texts:
                texts[viewer] = messages.update(self.table, viewer, events, at)
            watcher(texts[viewer])


class Hub:
    """Every change of a table goes through here: judged, kept, then told."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.brains = Brains(settings.brains, settings.think_limit)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.connections = 0

    async def open(self) -> None:
        """Starts to look after tables; computers that owed a move when the server stopped make it."""
        self.brains.warm_up()
        await self._sweep(grace=0)
        self.spawn(self.store.listen(self._heard, self._restored))
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Stops looking after tables."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.brains.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside what goes on, and keeps hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Rooms

    async def room(self, game: str) -> Room:
        """The room of a game, loaded if it is not in memory."""
        if room := self._rooms.get(game):
            return room
        if game not in self._loading:
            self._loading[game] = self.spawn(self._load(game))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> Room:
        try:
            room = Room(await self.store.load(game))
            self._forget_some()
            self._rooms[game] = room
            return room
        finally:
            del self._loading[game]

    def _forget_some(self) -> None:
        """Drops the tables that nobody watches, oldest first, when there are too many."""
        idle = [game for game, room in self._rooms.items() if not room.watchers and not room.lock.locked()]
        for game in idle[: max(0, len(idle) - MOST_IDLE_ROOMS)]:
            del self._rooms[game]

    async def _freshen(self, room: Room) -> None:
        """Loads a table again that the database may know better; its lock is held."""
        if room.stale:
            room.table = await self.store.load(room.table.terms.id)
            room.stale = False

    async def watch(self, game: str, token: str | None, watcher: Watcher) -> Seat | None:
        """Adds a watcher, tells him everything at once, and returns his seat."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            seat = None if token is None else room.table.seat_of(token)
            room.watchers[watcher] = seat
            watcher(messages.update(room.table, seat, (), messages.now()))
            return seat

    def unwatch(self, game: str, watcher: Watcher) -> None:
        """Takes a watcher away."""
        if room := self._rooms.get(game):
            room.watchers.pop(watcher, None)

    async def look(self, game: str, read: Callable[[Table], Any]) -> Any:
        """What `read` finds at a table."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            return read(room.table)

    # Changes

    async def act(self, game: str, make: Callable[[Table], tuple[Row, ...]]) -> int:
        """Keeps the rows that `make` finds fit, tells everybody, and returns the new version.

        Once begun it is finished, even if whoever asked for it is gone by then.
        """
        return await asyncio.shield(self.spawn(self._act(game, make)))

    async def _act(self, game: str, make: Callable[[Table], tuple[Row, ...]]) -> int:
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            table = room.table
            rows = make(table)
            if not rows:
                return table.version
            version = table.version
            room.stale = True  # until the database has said yes, the table in memory is ahead of it
            events = table.fold(rows)
            kept = await self.store.append(Append(game, version, rows, table.status, table.due()))
            if not kept:
                raise Refused(Code.STALE_VERSION, "somebody else was faster: the game has gone on")
            room.stale = False
            self.metrics.rows.inc(len(rows))
            room.tell(events)
            self._plan(room)
            return table.version

    async def create(
        self,
        edition: Edition,
        chairs: list[Chair],
        *,
        clock: Clock | None,
        pace: int,
        listed: bool,
        rematch_of: str | None = None,
    ) -> Table:
        """Sets up a new table, and starts it if nobody is missing."""
        at = messages.now()
        terms = Terms(
            id=secrets.token_urlsafe(12),
            edition=edition,
            players=len(chairs),
            seed=secrets.token_bytes(32),
            clock=clock,
            pace=pace,
            listed=listed,
            created=at,
            rematch_of=rematch_of,
        )
        table = Table(terms, chairs, started=None if any(chair.is_free for chair in chairs) else at)
        await self.store.create(table)
        room = self._rooms[terms.id] = Room(table)
        self.metrics.games.inc()
        self._plan(room)
        return table

    async def claim(self, game: str, name: str, token: str, *, seat: Seat | None, invitation: str | None) -> Seat:
        """Gives a free seat to whoever has its invitation, or to anyone if it is open; the game starts when full."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            table = room.table
            if table.status is not Status.OPEN:
                raise Refused(Code.SEAT_TAKEN, "every seat at this table is taken")
            seat = self._free_seat(table, seat, invitation)
            chair = replace(table.chairs[seat], name=name, token=digest(token), invitation=None)
            at = messages.now()
            after = Table(table.terms, [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]], at)
            room.stale = True
            if not await self.store.sit(game, seat, chair, started=at, due=after.due()):
                raise Refused(Code.SEAT_TAKEN, "somebody else has just taken this seat")
            await self._freshen(room)
            room.tell(())
            self._plan(room)
            return seat

    def _free_seat(self, table: Table, wanted: Seat | None, invitation: str | None) -> Seat:
        kept = digest(invitation) if invitation is not None else None
        for number, chair in enumerate(table.chairs):
            fits = chair.invitation == kept if kept is not None else chair.who is Who.ANYONE
            if chair.is_free and fits and wanted in (None, number):
                return Seat(number)
        if kept is not None:
            raise Refused(Code.WRONG_TOKEN, "this invitation is for no free seat at this table")
        raise Refused(Code.SEAT_TAKEN, "no such seat is free for anyone at this table")

    async def stand_up(self, game: str, seat: Seat) -> str | None:
        """Frees a seat of a table that has not begun; returns the new invitation where one is needed."""
        room = await self.room(game)
        async with room.lock:
            chair = room.table.chairs[seat]
            invitation = None if chair.who is Who.ANYONE else secrets.token_urlsafe(24)
            room.stale = True
            await self.store.stand_up(game, seat, None if invitation is None else digest(invitation))
            await self._freshen(room)
            room.tell(())
            return invitation

    # Computers, clocks, other servers

    def _plan(self, room: Room) -> None:
        """Sets a computer thinking if it owes a move."""
        game = room.table.terms.id
        if room.table.thinker is not None and game not in self._thinking:
            self._thinking.add(game)
            self.spawn(self._think(game))

    async def _think(self, game: str) -> None:
        """Lets computers move as long as it is their turn."""
        try:
            while True:
                room = await self.room(game)
                async with room.lock:
                    await self._freshen(room)
                    table = room.table
                    agent, seat, version = table.thinker, table.to_move, table.version
                    if agent is None or seat is None:
                        return
                    view = table.game.view(seat)
                    wait = max(0, (table.due() or 0) - messages.now()) / 1000
                await asyncio.sleep(wait)
                action = await self.brains.choose(agent, view)
                decide = partial(_decided, seat=seat, version=version, action=action)
                try:
                    await self._act(game, decide)
                except Refused as refused:
                    if refused.code is Code.UNAVAILABLE:
                        await asyncio.sleep(1)
                    elif refused.code is not Code.STALE_VERSION:
                        log.info("computer's move refused", extra={"game": game, "code": refused.code.value})
                        return
        except Refused as refused:
            log.info("computer can't move now", extra={"game": game, "code": refused.code.value})
        finally:
            self._thinking.discard(game)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every * SystemRandom().uniform(0.8, 1.2))
            await self._sweep(GRACE)

    async def _sweep(self, grace: int) -> None:
        """Looks after games that are overdue: computers that owe a move, clocks that ran out."""
        try:
            at = messages.now()
            for game in await self.store.overdue(at):
                if game in self._thinking:
                    continue
                room = await self.room(game)
                if room.table.thinker is None:
                    await self._act(game, lambda table: table.flag(messages.now()))
                elif at - (room.table.due() or at) >= grace:
                    room.stale = True  # another server may have moved on without our hearing of it
                    self._plan(room)
        except Refused as refused:
            log.warning("sweep put off", extra={"code": refused.code.value})

    def _heard(self, game: str) -> None:
        """Another server changed a game."""
        if game in self._rooms:
            self.spawn(self._catch_up(game))

    def _restored(self) -> None:
        """Notices may have been missed: look at every table again that somebody watches."""
        for game, room in self._rooms.items():
            if room.watchers:
                self.spawn(self._catch_up(game))
            else:
                room.stale = True

    async def _catch_up(self, game: str) -> None:
        room = self._rooms.get(game)
        if room is None:
            return
        try:
            async with room.lock:
                if room.stale or room.table.status is Status.OPEN:
                    room.stale = True
                    await self._freshen(room)
                    room.tell(())
                elif rows := await self.store.rows(game, room.table.version):
                    room.tell(room.table.fold(rows))
        except Refused:
            room.stale = True


def _decided(table: Table, *, seat: Seat, version: int, action: Action) -> tuple[Row, ...]:
    return table.decide(seat, version, action, messages.now())
