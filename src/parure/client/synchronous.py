"""The client for plain programs."""

from __future__ import annotations

import contextlib
import itertools
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from parure.client import values
from parure.client.values import BROKEN, Answer, Made, ServerRefused, Update
from parure.rules import Action


class Client:
    """A server, as a plain program sees it."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(base_url=self.url, timeout=30)

    def __enter__(self) -> Self:
        """The client itself; it is closed at the end."""
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def _ask(self, method: str, path: str, *, token: str | None = None, **options: Any) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = self._http.request(method, path, headers=headers, **options)
        if answer.is_error:
            raise ServerRefused.read(answer.content)
        return answer

    def create_table(self, edition: str, seats: list[dict[str, Any]], **options: Any) -> Made:
        """Sets up a table; options: first, clock, pace, listed."""
        body = values.table_request(edition, seats, options)
        return Made.of(self._ask("POST", "/api/tables", json=body).json())

    def claim(self, table: str, name: str, *, invitation: str | None = None) -> str:
        """Sits down at a table and returns the seat's token."""
        body = {"name": name, "invitation": invitation}
        return str(self._ask("POST", f"/api/tables/{table}/claim", json=body).json()["token"])

    def open_tables(self) -> list[dict[str, Any]]:
        """The tables that wait for anyone."""
        tables: list[dict[str, Any]] = self._ask("GET", "/api/tables").json()
        return tables

    def table(self, table: str) -> dict[str, Any]:
        """What everybody may know of a table."""
        facts: dict[str, Any] = (self._ask("GET", f"/api/tables/{table}")).json()
        return facts

    def take_back(self, table: str, token: str, version: int) -> int:
        """Takes back one's last decision, against computers; returns the new version."""
        body = {"type": "takeback", "version": version}
        answer = self._ask("POST", f"/api/tables/{table}/takeback", token=token, json=body)
        return int(answer.json()["version"])

    def resign(self, table: str, token: str) -> None:
        """Gives a game up."""
        self._ask("POST", f"/api/tables/{table}/resign", token=token)

    def leave(self, table: str, token: str) -> str | None:
        """Goes away; before the game has begun, the answer is the invitation for whoever comes instead."""
        answer = self._ask("POST", f"/api/tables/{table}/leave", token=token)
        invitation: str | None = answer.json().get("invitation")
        return invitation

    def rematch(self, table: str, token: str) -> Made:
        """The same people again; everybody keeps his token."""
        body = (self._ask("POST", f"/api/tables/{table}/rematch", token=token)).json()
        return Made(body["table"]["id"], {body["seat"]: token}, {})

    def record(self, table: str, token: str | None = None) -> str:
        """The game in notation, as far as the asker may know it."""
        return self._ask("GET", f"/api/tables/{table}/record", token=token).text

    def join(self, table: str, token: str | None = None) -> SyncSeat:
        """A connection to a table: as its seat, or without a token as a spectator."""
        return SyncSeat(self.url, table, token)


class SyncSeat:
    """A connection to a table that comes back by itself when it breaks; iterate over its updates.

    It is for one thread at a time: `decide` reads the answer on the same connection, and keeps the updates that come
    before it for the iteration.
    """

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._updates: deque[Update] = deque()
        self._version = -1
        """The last that was heard of."""
        self._pauses = values.pauses()
        self._refs = itertools.count()

    def __enter__(self) -> Self:
        """The connection itself; it is closed at the end."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hang_up()

    def __iter__(self) -> Iterator[Update]:
        """Every update, until the game is over; a broken connection is made again."""
        over = False
        while not over:
            while not self._updates:
                self._hear_or_connect()
            update = self._updates.popleft()
            over = update.over
            yield update

    def decide(self, update: Update, action: Action | str | Mapping[str, Any]) -> int | None:
        """Decides on what an update showed, and returns the version that it made once the server has kept it.

        None if the game has gone on without it, or the connection broke before the answer: the next update shows
        what became of it. ServerRefused if it is not to be accepted.
        """
        return self._ask(update.version, partial(values.decide, update.version, action))

    def sync(self) -> None:
        """Asks for the whole view again."""
        if self._socket is not None:
            with contextlib.suppress(*BROKEN):
                self._socket.send(values.SYNC)

    def _ask(self, version: int, question: Callable[[str], str]) -> int | None:
        pauses = values.pauses()
        while self._socket is not None and version >= self._version:
            ref = str(next(self._refs))
            answer: Answer | None = None
            try:
                self._socket.send(question(ref))
                while answer is None or answer.ref != ref:
                    answer = self._hear(self._socket)
            except BROKEN:
                self._hang_up()
                return None
            if answer.refused is None:
                return answer.version
            if answer.refused.code in values.GONE_ON:
                return None
            if answer.refused.code not in values.BUSY:
                raise answer.refused
            time.sleep(next(pauses))
        return None

    def _hear_or_connect(self) -> None:
        try:
            if self._socket is None:
                self._socket = self._open.enter_context(connect(self._address, max_size=2**22))
                self._socket.send(values.join(self._token))
            self._hear(self._socket)
        except InvalidStatus as error:
            values.check_status(error)
            time.sleep(next(self._pauses))
        except BROKEN:
            self._hang_up()
            time.sleep(next(self._pauses))

    def _hang_up(self) -> None:
        self._socket = None
        self._open.close()

    def _hear(self, socket: ClientConnection) -> Answer | None:
        """The next message: updates are kept for later, an answer is returned."""
        match values.read(socket.recv()):
            case Update() as update:
                self._pauses = values.pauses()
                self._version = max(self._version, update.version)
                self._updates.append(update)
            case Answer(ref=None, refused=ServerRefused() as refused) if refused.code in values.IN_VAIN:
                raise refused
            case Answer() as answer:
                return answer
        return None
