"""The tables that this process is concerned with: every change of one goes through here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Any

from parure import Action, Edition, Seat
from parure.server import messages
from parure.server.brains import Brains
from parure.server.errors import Code, Refused
from parure.server.metrics import Metrics
from parure.server.room import Room, Watcher
from parure.server.settings import Settings
from parure.server.store import Append, Store
from parure.server.table import Chair, Clock, Row, Status, Table, Terms, Who, digest

log = logging.getLogger(__name__)

MOST_IDLE_ROOMS = 1_000
"""How many tables that nobody watches are kept in memory."""
BROKEN_FOR = 60_000
"""Milliseconds for which a game that can't be looked after is left alone."""
GRACE = 3_000
"""Milliseconds after which a computer's move that another server owes is made here."""


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
        self._broken: dict[str, int] = {}
        """The games that could not be looked after, and when to try again."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acts: set[asyncio.Task[int]] = set()
        """Those of the tasks that are finished rather than cancelled when the server stops."""
        self.connections = 0

    async def open(self) -> None:
        """Starts to look after tables; computers that owed a move when the server stopped make it."""
        self.spawn(self.brains.warm_up())
        self.spawn(self.store.listen(self._heard, self._restored))
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Stops looking after tables; what is being kept is kept and told first."""
        while self._tasks:  # what is kept now may still set a computer thinking
            for task in self._tasks - self._acts:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.brains.close()

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

    async def room(self, game: str) -> Room:
        """The room of a game, loaded if it is not in memory."""
        if room := self._rooms.get(game):
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
        if len(self._rooms) >= MOST_IDLE_ROOMS:
            idle = [game for game, room in self._rooms.items() if not (room.is_watched or room.lock.locked())]
            for game in idle[: max(0, len(idle) + 1 - MOST_IDLE_ROOMS)]:
                del self._rooms[game]
        self._rooms[room.table.terms.id] = room
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

    async def watch(self, game: str, token: str | None, watcher: Watcher) -> Seat | None:
        """Adds a watcher, tells him everything at once, and returns his seat."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            return room.add(watcher, token)

    def unwatch(self, game: str, watcher: Watcher) -> None:
        """Takes a watcher away."""
        if room := self._rooms.get(game):
            room.remove(watcher)

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
        task = self.spawn(self._act(game, make))
        self._acts.add(task)
        version: int = await asyncio.shield(task)
        return version

    async def _act(self, game: str, make: Callable[[Table], tuple[Row, ...]]) -> int:
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            table = room.table
            rows = make(table)
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
        self.metrics.games.inc()
        self._plan(self._keep(Room(table)))
        return table

    async def claim(self, game: str, name: str, token: str, *, seat: Seat | None, invitation: str | None) -> Seat:
        """Gives a free seat to whoever has its invitation, or to anyone if it is open; the game starts when full."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            table = room.table
            if table.status is not Status.OPEN:
                raise Refused(Code.SEAT_TAKEN, "every seat at this table is taken")
            seat = _free_seat(table, seat, invitation)
            chair = replace(table.chairs[seat], name=name, token=digest(token), invitation=None)
            at = messages.now()
            after = Table(table.terms, [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]], at)
            room.stale = True
            wanted = table.chairs[seat].invitation
            if not await self.store.sit(game, seat, chair, invitation=wanted, started=at, due=after.due()):
                raise Refused(Code.SEAT_TAKEN, "somebody else has just taken this seat")
            with contextlib.suppress(Refused):  # he has the seat, even if it can't be read again just now
                await self._freshen(room)
                self._plan(room)
            return seat

    async def stand_up(self, game: str, token: str) -> str | None:
        """Frees a seat of a table that has not begun; returns the new invitation where one is needed."""
        room = await self.room(game)
        async with room.lock:
            await self._freshen(room)
            seat = room.table.seat_of(token)
            chair = room.table.chairs[seat]
            invitation = None if chair.who is Who.ANYONE else secrets.token_urlsafe(24)
            freed = replace(chair, token=None, invitation=None if invitation is None else digest(invitation))
            room.stale = True
            if not await self.store.stand_up(game, seat, digest(token), freed):
                raise Refused(Code.SEAT_TAKEN, "the game has just begun")
            with contextlib.suppress(Refused):
                await self._freshen(room)
            return invitation

    # Computers, clocks, other servers

    def _plan(self, room: Room) -> None:
        """Sets a computer thinking if it owes a move."""
        game = room.table.terms.id
        if room.table.thinker is not None and game not in self._thinking:
            self._thinking.add(game)
            self.spawn(self._think(game))

    async def _think(self, game: str) -> None:
        """Lets computers move as long as it is their turn; what goes wrong here, the next sweep takes up again."""
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
                    await self.act(game, decide)
                except Refused as refused:
                    if refused.code is not Code.STALE_VERSION:
                        raise
        except Refused as refused:
            log.info("computer can't move now", extra={"game": game, "code": refused.code.value})
        finally:
            self._thinking.discard(game)

    async def _sweep_for_ever(self) -> None:
        grace = 0  # nobody but this server owes the moves that it finds when it starts
        while True:
            await self._sweep(grace)
            grace = GRACE
            await asyncio.sleep(self.settings.sweep_every * SystemRandom().uniform(0.8, 1.2))

    async def _sweep(self, grace: int) -> None:
        """Looks after games that are overdue, and after tables whose watchers may have missed something."""
        missed = [game for game, room in self._rooms.items() if room.stale and room.is_watched]
        try:
            at = messages.now()
            for game in await self.store.overdue(at):
                if game not in self._thinking and at >= self._broken.get(game, 0):
                    await self._mind(game, at, grace)
            for game in missed:
                await asyncio.wait((self.spawn(self._catch_up(game)),))
        except Refused as refused:
            log.warning("sweep put off", extra={"code": refused.code.value})

    async def _mind(self, game: str, at: int, grace: int) -> None:
        """Makes the move that a computer owes, or ends a game whose clock ran out."""
        try:
            room = await self.room(game)
            async with room.lock:
                due = room.table.due()
                if room.table.thinker is not None and due is not None and 0 <= at - due < grace:
                    return  # the server that the last decision came to is at it
                room.stale = True  # another server may have moved on without our hearing of it
                await self._freshen(room)
            await self.act(game, lambda table: table.flag(messages.now()))
            self._plan(room)
        except Refused as refused:
            if refused.code is Code.UNAVAILABLE:
                raise
            log.info("game left alone", extra={"game": game, "code": refused.code.value})
        except Exception:
            # One game that can't be read must not keep the others waiting.
            self._broken[game] = at + BROKEN_FOR
            log.exception("game can't be looked after", extra={"game": game})

    def _heard(self, game: str) -> None:
        """Another server changed a game."""
        room = self._rooms.get(game)
        if room is not None and not room.is_watched:
            room.stale = True
        elif room is not None or game in self._loading:
            self.spawn(self._catch_up(game))

    def _restored(self) -> None:
        """Notices may have been missed: look at every table again before it is used, at once if somebody watches."""
        for game, room in self._rooms.items():
            room.stale = True
            if room.is_watched:
                self.spawn(self._catch_up(game))

    async def _catch_up(self, game: str) -> None:
        """Takes in what another server kept, and tells everybody."""
        room = await self.room(game)
        async with room.lock:
            try:
                if room.stale or room.table.status is Status.OPEN:
                    room.stale = True
                    await self._freshen(room)
                elif rows := await self.store.rows(game, room.table.version):
                    room.tell(room.table.fold(rows))
            except BaseException:
                room.stale = True
                raise


def _free_seat(table: Table, wanted: Seat | None, invitation: str | None) -> Seat:
    kept = digest(invitation) if invitation is not None else None
    for number, chair in enumerate(table.chairs):
        fits = chair.invitation == kept if kept is not None else chair.who is Who.ANYONE
        if chair.is_free and fits and wanted in (None, number):
            return Seat(number)
    if kept is not None:
        raise Refused(Code.WRONG_TOKEN, "this invitation is for no free seat at this table")
    raise Refused(Code.SEAT_TAKEN, "no such seat is free for anyone at this table")


def _decided(table: Table, *, seat: Seat, version: int, action: Action) -> tuple[Row, ...]:
    return table.decide(seat, version, action, messages.now())
