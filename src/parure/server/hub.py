"""The tables that this process is concerned with: every change of one goes through here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from parure import Edition, Seat
from parure.rules.events import Event
from parure.server import messages
from parure.server.brains import Brains
from parure.server.chores import Chores
from parure.server.errors import Code, Refused
from parure.server.limits import Doors
from parure.server.metrics import Metrics
from parure.server.minder import Minder
from parure.server.presence import Presence
from parure.server.room import GRACE, Room, Watcher
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Row, Status, Table
from parure.server.terms import Chair, Clock, Terms, Who, digest
from parure.server.writer import Append

log = logging.getLogger(__name__)

MOST_IDLE_ROOMS = 1_000
"""How many tables that nobody watches are kept in memory."""

T = TypeVar("T")
Make = Callable[[Table], tuple[Row, ...]]
"""Finds the rows that somebody's wish comes to; Refused if it may not be."""


class Hub:
    """Every change of a table goes through here: judged, kept, then told."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.brains = Brains(settings.brains, settings.think_limit)
        self.chores = Chores()
        self.doors = Doors(settings, metrics)
        self.minder = Minder(self)
        self.presence = Presence(store.notices, self.spawn, self._seen_elsewhere)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acts: set[asyncio.Task[int]] = set()
        """Those of the tasks that are finished rather than cancelled when the server stops."""

    async def open(self) -> None:
        """Starts to look after tables; computers that owed a move when the server stopped make it."""
        self.spawn(self.brains.warm_up())
        await self.minder.beat()
        self.spawn(self.minder.beat_for_ever())
        self.spawn(self.store.notices.listen(self._heard, self.presence.hear, self._restored))
        self.spawn(self.minder.sweep_for_ever())

    async def close(self) -> None:
        """Stops looking after tables; what is being kept is kept and told first."""
        while self._tasks:  # what is kept now may still set a computer thinking
            for task in self._tasks - self._acts:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.brains.close()
        self.chores.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside what goes on, keeps hold of it, and says so if it breaks."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._acts.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("task broke", exc_info=error)

    # Rooms

    @contextlib.asynccontextmanager
    async def enter(self, game: str) -> AsyncIterator[Room]:
        """The room of a game, up to date and locked; loaded if it is not in memory."""
        while True:
            room = await self._room(game)
            async with room.lock:
                if self.rooms.get(game) is not room:
                    continue  # it was dropped while we waited: another may be in its place
                await self._freshen(room)
                yield room
                return

    async def _room(self, game: str) -> Room:
        if room := self.rooms.get(game):
            return room
        if game not in self._loading:
            self._loading[game] = self.spawn(self._load(game))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> Room:
        try:
            return self._keep(Room(await self.store.load(game)))
        finally:
            del self._loading[game]

    def _keep(self, room: Room) -> Room:
        """Takes a room in, and drops those that nobody watches, oldest first, when there are too many."""
        if len(self.rooms) >= MOST_IDLE_ROOMS:
            idle = [game for game, room in self.rooms.items() if not (room.is_watched or room.lock.locked())]
            for game in idle[: max(0, len(idle) + 1 - MOST_IDLE_ROOMS)]:
                del self.rooms[game]
        self.rooms[room.table.terms.id] = room
        room.show(self.presence.at(room.table.terms.id))
        return room

    async def _freshen(self, room: Room) -> None:
        """Loads a table again that the database may know better, and tells everybody; its lock is held."""
        if room.stale:
            room.stale = False  # before loading: what happens meanwhile makes it stale again
            try:
                room.table = await self.store.load(room.table.terms.id)
            except BaseException:
                room.stale = True
                raise
            room.tell(())

    async def watch(self, game: str, token: str | None, watcher: Watcher) -> None:
        """Adds a watcher, and tells him everything at once."""
        async with self.enter(game) as room:
            seat = room.add(watcher, token)
            self._see(room, but=watcher)
            watcher(messages.update(room.table, seat, (), messages.now()))
            self.minder.plan(room)

    def unwatch(self, game: str, watcher: Watcher) -> None:
        """Takes a watcher away; whoever does not come back soon is gone."""
        if room := self.rooms.get(game):
            room.remove(watcher)
            asyncio.get_running_loop().call_later(GRACE * 1.1, self._look_who_is_there, game)

    def _see(self, room: Room, *, but: Watcher | None = None) -> None:
        """Sees who is connected here, and tells everybody but one watcher if that is new."""
        game = room.table.terms.id
        self.presence.set_here(game, room.sitting())
        room.show(self.presence.at(game), but=but)

    def _look_who_is_there(self, game: str) -> None:
        if room := self.rooms.get(game):
            self._see(room)
        else:
            self.presence.set_here(game, frozenset())

    def _seen_elsewhere(self, game: str) -> None:
        """Somebody came or went at another server."""
        if room := self.rooms.get(game):
            room.show(self.presence.at(game))

    async def look(self, game: str, read: Callable[[Table], T]) -> T:
        """What `read` finds at a table."""
        async with self.enter(game) as room:
            return await self._tried(room, read)

    # Changes

    async def act(self, game: str, make: Make) -> int:
        """Keeps the rows that `make` finds fit, tells everybody, and returns the new version.

        Once begun it is finished, even if whoever asked for it is gone by then.
        """
        task = self.spawn(self._act(game, make))
        self._acts.add(task)
        version: int = await asyncio.shield(task)
        return version

    async def _act(self, game: str, make: Make) -> int:
        async with self.enter(game) as room:
            rows = await self._tried(room, make)
            table = room.table
            if not rows:
                return table.version
            version = table.version
            try:
                events = table.fold(rows)  # until the database has said yes, the table in memory is ahead of it
                kept = await self.store.append(Append(game, version, rows, table.status, table.due()))
            except BaseException:
                room.stale = True
                raise
            if not kept:
                room.stale = True
                raise Refused(Code.STALE_VERSION, "somebody else was faster: the game has gone on")
            self.metrics.rows.inc(len(rows))
            room.tell(events)
            self.minder.plan(room)
            return table.version

    async def _tried(self, room: Room, read: Callable[[Table], T]) -> T:
        """What `read` finds at a table; where other servers may know better, they are asked before it is refused."""
        try:
            return read(room.table)
        except Refused:
            if not (self.store.is_shared and await self._take_in(room)):
                raise
        return read(room.table)

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
        self.metrics.games.inc()
        self.minder.plan(self._keep(Room(table)))
        return table

    async def claim(self, game: str, name: str, token: str, *, seat: Seat | None, invitation: str | None) -> Seat:
        """Gives a free seat to whoever has its invitation, or to anyone if it is open; the game starts when full.

        Whoever asks again with the token that he has got the seat for gets the same answer.
        """
        async with self.enter(game) as room:

            def wanted_seat(table: Table) -> Seat:
                sitting = table.sitting(token)
                return _free_seat(table, seat, invitation) if sitting is None else sitting

            found = await self._tried(room, wanted_seat)
            table = room.table
            if table.sitting(token) == found:
                return found
            chair = replace(table.chairs[found], name=name, token=digest(token), invitation=None)
            at = messages.now()
            after = Table(table.terms, [*table.chairs[:found], chair, *table.chairs[found + 1 :]], at)
            room.stale = True
            wanted = table.chairs[found].invitation
            if not await self.store.sit(game, found, chair, invitation=wanted, started=at, due=after.due()):
                await self._freshen(room)
                if (sitting := room.table.sitting(token)) is not None:
                    return sitting  # he himself was faster: another server had heard him
                raise Refused(Code.SEAT_TAKEN, "somebody else has just taken this seat")
            with contextlib.suppress(Refused):  # he has the seat, even if it can't be read again just now
                await self._freshen(room)
                self.minder.plan(room)
            return found

    async def stand_up(self, game: str, token: str) -> str | None:
        """Frees a seat of a table that has not begun; returns the new invitation where one is needed."""
        async with self.enter(game) as room:
            seat = await self._tried(room, lambda table: table.seat_of(token))
            chair = room.table.chairs[seat]
            invitation = None if chair.who is Who.ANYONE else secrets.token_urlsafe(24)
            freed = replace(chair, token=None, invitation=None if invitation is None else digest(invitation))
            room.stale = True
            if not await self.store.stand_up(game, seat, digest(token), freed):
                raise Refused(Code.SEAT_TAKEN, "the game has just begun")
            with contextlib.suppress(Refused):
                await self._freshen(room)
            return invitation

    async def rematch(self, game: str, token: str) -> tuple[Table, Seat]:
        """A seat in the next game of the same people: the first who asks sets it up, the others agree by asking.

        The start passes on by one seat. It begins when everybody has asked; everybody keeps his token.
        """

        def read(table: Table) -> tuple[Table, Seat]:
            seat = table.seat_of(token)
            if table.status is not Status.OVER:
                raise Refused(Code.NOT_OVER, "a rematch is for when the game is over")
            return table, seat

        old, mine = await self.look(game, read)
        if old.rematch is None:
            chairs = [_again(chair, asks=seat == mine) for seat, chair in enumerate(old.chairs)]
            terms = old.terms
            with contextlib.suppress(Refused):  # somebody else was faster; if not, the next look says so
                await self.create(
                    terms.edition,
                    chairs[1:] + chairs[:1],
                    clock=terms.clock,
                    pace=terms.pace,
                    listed=False,
                    rematch_of=game,
                )
            async with self.enter(game) as room:
                room.stale = True
                await self._freshen(room)
                old = room.table
        if old.rematch is None:
            raise Refused(Code.UNAVAILABLE, "the rematch could not be set up now: try again")
        seat = await self.claim(old.rematch, old.chairs[mine].name, token, seat=None, invitation=token)
        return await self.look(old.rematch, lambda table: table), seat

    # Other servers

    def _heard(self, game: str) -> None:
        """Another server changed a game."""
        room = self.rooms.get(game)
        if room is not None and not room.is_watched:
            room.stale = True
        elif room is not None or game in self._loading:
            self.spawn(self.catch_up(game))

    def _restored(self) -> None:
        """Notices may have been missed: look at every table again before it is used, at once if somebody watches."""
        self.presence.ask()
        for game, room in self.rooms.items():
            room.stale = True
            if room.is_watched:
                self.spawn(self.catch_up(game))

    async def catch_up(self, game: str) -> None:
        """Takes in what another server kept, and tells everybody."""
        async with self.enter(game) as room:
            await self._take_in(room)

    async def _take_in(self, room: Room) -> bool:
        """Takes in what another server kept, and says whether there was anything; the room's lock is held."""
        events: tuple[Event, ...] = ()
        game = room.table.terms.id
        try:
            if room.table.status is Status.PLAYING:
                rows = await self.store.rows(game, room.table.version)
                if not rows:
                    return False
                events = room.table.fold(rows)
            elif room.table.status is Status.OVER:  # nothing but its rematch can change any more
                rematch = await self.store.rematch(game)
                if rematch == room.table.rematch:
                    return False
                room.table.rematch = rematch
            else:  # its seats are in no log
                fresh = await self.store.load(game)
                if fresh.standing == room.table.standing:
                    return False
                room.table = fresh
        except BaseException:
            room.stale = True
            raise
        room.tell(events)
        return True


def _free_seat(table: Table, wanted: Seat | None, invitation: str | None) -> Seat:
    if table.status is not Status.OPEN:
        raise Refused(Code.SEAT_TAKEN, "every seat at this table is taken")
    kept = digest(invitation) if invitation is not None else None
    for number, chair in enumerate(table.chairs):
        fits = chair.invitation == kept if kept is not None else chair.who is Who.ANYONE
        if chair.is_free and fits and wanted in (None, number):
            return Seat(number)
    if kept is not None:
        raise Refused(Code.WRONG_TOKEN, "this invitation is for no free seat at this table")
    raise Refused(Code.SEAT_TAKEN, "no such seat is free for anyone at this table")


def _again(chair: Chair, *, asks: bool) -> Chair:
    """Who sits there in the next game: a person who has not asked for it yet is invited by the token that he has."""
    if chair.agent is not None:
        name = chair.name if chair.who is Who.COMPUTER else chair.agent  # whoever left has no part in it
        return Chair(Who.COMPUTER, name, chair.agent)
    if asks:
        return Chair(Who.PERSON, chair.name, token=chair.token)
    return Chair(Who.FRIEND, chair.name, invitation=chair.token)
