"""The client for plain programs."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
import websockets
from websockets.sync.client import ClientConnection, connect

from parure.client import values
from parure.client.values import Made, ServerRefused, Update
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
            raise ServerRefused.of(answer.json())
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

    def record(self, table: str, token: str | None = None) -> str:
        """The game in notation, as far as the asker may know it."""
        return self._ask("GET", f"/api/tables/{table}/record", token=token).text

    def join(self, table: str, token: str | None = None) -> SyncSeat:
        """A connection to a table: as its seat, or without a token as a spectator."""
        return SyncSeat(self.url, table, token)


class SyncSeat:
    """A connection to a table that comes back by itself when it breaks; iterate over its updates."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self.refusals: list[ServerRefused] = []
        """What the server refused, oldest first."""

    def __enter__(self) -> Self:
        """The connection itself; it is closed at the end."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            self._socket.close()

    def __iter__(self) -> Iterator[Update]:
        """Every update, until the game is over; a broken connection is made again."""
        wait = 0.05
        while True:
            try:
                socket = self._socket = connect(self._address, max_size=2**22)
                socket.send(values.join(self._token))
                for text in socket:
                    wait = 0.05
                    match values.read(text):
                        case Update() as update:
                            yield update
                            if update.over:
                                return
                        case ServerRefused() as refused:
                            self._note(refused)
                        case _:
                            pass
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            time.sleep(wait)
            wait = min(2.0, wait * 2)

    def _note(self, refused: ServerRefused) -> None:
        if refused.code in ("no_table", "wrong_token", "bad_request"):
            raise refused
        self.refusals.append(refused)

    def decide(self, update: Update, action: Action | str | Mapping[str, Any]) -> None:
        """Decides on what an update showed; the next update tells what became of it."""
        assert self._socket is not None, "a seat is joined by iterating over it"
        self._socket.send(values.decide(update.version, action))
