"""The client for programs with an event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from parure.client import questions, values
from parure.client.questions import UNANSWERED, Question, is_unanswered
from parure.client.values import BROKEN, Answer, Hearing, History, Made, Update
from parure.dealer import Check
from parure.rules import Action

T = TypeVar("T")


class AsyncClient:
    """A server, as a program with an event loop sees it."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30)

    async def __aenter__(self) -> Self:
        """The client itself; it is closed at the end."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def ask(self, question: Question[T]) -> T:
        """The answer to any question; one that may be asked again is, for a while, when no answer comes."""
        for pause in question.pauses:
            try:
                return await self._ask_once(question)
            except UNANSWERED as error:
                if not is_unanswered(error):
                    raise
            await asyncio.sleep(pause)
        return await self._ask_once(question)

    async def _ask_once(self, question: Question[T]) -> T:
        return question.answer(await self._http.request(**question.request))

    async def agents(self) -> dict[str, str]:
        """The computers that can be asked to a table: what each is like, by name."""
        return await self.ask(questions.agents())

    async def edition(self, key: str) -> dict[str, Any]:
        """What is printed on a game's components, and what it calls them."""
        return await self.ask(questions.edition(key))

    async def open_tables(self) -> list[dict[str, Any]]:
        """The tables that wait for anyone, newest first."""
        return await self.ask(questions.open_tables())

    async def create_table(self, edition: str, seats: list[dict[str, Any]], **options: Any) -> Made:
        """Sets up a table; options: first, clock, pace, listed."""
        return await self.ask(questions.create_table(edition, seats, options))

    async def claim(self, table: str, name: str, *, seat: int | None = None, invitation: str | None = None) -> str:
        """Sits down at a table and returns the seat's token; asks again if the connection breaks before the answer."""
        return await self.ask(questions.claim(table, name, seat=seat, invitation=invitation))

    async def table(self, table: str) -> dict[str, Any]:
        """What everybody may know of a table."""
        return await self.ask(questions.table(table))

    async def view(self, table: str, token: str | None = None) -> Update:
        """What a seat, or without a token a spectator, may know now."""
        return await self.ask(questions.view(table, token))

    async def history(self, table: str, token: str | None = None) -> History:
        """What has happened so far, as far as the asker may know it."""
        return await self.ask(questions.history(table, token))

    async def take_back(self, table: str, token: str, version: int) -> int:
        """Takes back one's last decision, against computers; returns the new version."""
        return await self.ask(questions.take_back(table, token, version))

    async def resign(self, table: str, token: str) -> None:
        """Gives a game up."""
        await self.ask(questions.resign(table, token))

    async def leave(self, table: str, token: str) -> str | None:
        """Goes away; before the game has begun, the answer is the invitation for whoever comes instead."""
        return await self.ask(questions.leave(table, token))

    async def rematch(self, table: str, token: str) -> Made:
        """Asks for, or agrees to, another game of the same people, who keep their tokens; it begins when all have."""
        return await self.ask(questions.rematch(table, token))

    async def record(self, table: str, token: str | None = None) -> str:
        """The game in notation, as far as the asker may know it."""
        return await self.ask(questions.record(table, token))

    async def verify(self, table: str) -> tuple[Check, ...]:
        """The steps that show whether a finished game was dealt as its commitment said."""
        return await self.ask(questions.verify(table))

    async def replay(self, table: str, *, seen: str = "spectator") -> dict[str, Any]:
        """A finished game, position by position, as a `spectator` saw it, a seat by its number, or with `all` cards."""
        return await self.ask(questions.replay(table, seen))

    async def upload(self, record: str) -> str:
        """Puts a record on the server for replay, and returns the name under which it is."""
        return await self.ask(questions.upload(record))

    async def uploaded(self, name: str, *, seen: str = "spectator") -> dict[str, Any]:
        """An uploaded game, position by position, seen in the same ways."""
        return await self.ask(questions.uploaded(name, seen))

    def join(self, table: str, token: str | None = None) -> AsyncSeat:
        """A connection to a table: as its seat, or without a token as a spectator."""
        return AsyncSeat(self.url, table, token)


class AsyncSeat:
    """A connection to a table that comes back by itself when it breaks; iterate over its updates.

    It is for one task at a time: `decide` reads the answer on the same connection, and keeps the updates that come
    before it for the iteration.
    """

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self._address = values.socket_address(url, table)
        self._token = token
        self._socket: ClientConnection | None = None
        self._heard = Hearing()

    @property
    def connected(self) -> tuple[bool | None, ...]:
        """For each seat, whether its player is connected, as far as was heard; None where no person sits."""
        return self._heard.connected

    async def __aenter__(self) -> Self:
        """The connection itself; it is closed at the end."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Update]:
        """Every update, until the game is over; a broken connection is made again. Iterate on to hear of a rematch."""
        over = False
        while not over:
            while not self._heard.updates:
                await self._hear_or_connect()
            update = self._heard.updates.popleft()
            over = update.over
            yield update

    async def decide(self, update: Update, action: Action | str | Mapping[str, Any]) -> int | None:
        """Decides on what an update showed, and returns the version that it made once the server has kept it.

        None if the game has gone on without it, or the connection broke before the answer: the next update shows
        what became of it. ServerRefused if it is not to be accepted.
        """
        return await self._ask(update.version, partial(values.decide, update.version, action))

    async def sync(self) -> None:
        """Asks for the whole view again."""
        if self._socket is not None:
            with contextlib.suppress(*BROKEN):
                await self._socket.send(values.SYNC)

    async def _ask(self, version: int, question: Callable[[str], str]) -> int | None:
        pauses = values.pauses()
        while self._socket is not None and version >= self._heard.version:
            ref = str(next(self._heard.refs))
            answer: Answer | None = None
            try:
                await self._socket.send(question(ref))
                while answer is None or answer.ref != ref:
                    answer = self._heard.hear(await self._socket.recv())
            except BROKEN:
                self._socket = None
                return None
            if not values.is_to_be_repeated(answer):
                return answer.version
            await asyncio.sleep(next(pauses))
        return None

    async def _hear_or_connect(self) -> None:
        try:
            if self._socket is None:
                self._socket = await connect(self._address, max_size=2**22)
                await self._socket.send(values.join(self._token))
            self._heard.hear(await self._socket.recv())
        except InvalidStatus as error:
            values.check_status(error)
            await asyncio.sleep(next(self._heard.pauses))
        except BROKEN:
            self._socket = None
            await asyncio.sleep(next(self._heard.pauses))
