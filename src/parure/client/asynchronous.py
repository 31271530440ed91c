"""The client for programs with an event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from parure.client import values
from parure.client.values import Made, ServerRefused, Update
from parure.rules import Action


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

    async def _ask(self, method: str, path: str, *, token: str | None = None, **options: Any) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self._http.request(method, path, headers=headers, **options)
        if answer.is_error:
            raise ServerRefused.of(answer.json())
        return answer

    async def create_table(self, edition: str, seats: list[dict[str, Any]], **options: Any) -> Made:
        """Sets up a table; options: first, clock, pace, listed."""
        body = values.table_request(edition, seats, options)
        return Made.of((await self._ask("POST", "/api/tables", json=body)).json())

    async def claim(self, table: str, name: str, *, invitation: str | None = None) -> str:
        """Sits down at a table and returns the seat's token."""
        body = {"name": name, "invitation": invitation}
        answer = await self._ask("POST", f"/api/tables/{table}/claim", json=body)
        return str(answer.json()["token"])

    async def open_tables(self) -> list[dict[str, Any]]:
        """The tables that wait for anyone."""
        tables: list[dict[str, Any]] = (await self._ask("GET", "/api/tables")).json()
        return tables

    async def record(self, table: str, token: str | None = None) -> str:
        """The game in notation, as far as the asker may know it."""
        return (await self._ask("GET", f"/api/tables/{table}/record", token=token)).text

    def join(self, table: str, token: str | None = None) -> AsyncSeat:
        """A connection to a table: as its seat, or without a token as a spectator."""
        return AsyncSeat(self.url, table, token)


class AsyncSeat:
    """A connection to a table that comes back by itself when it breaks; iterate over its updates."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self.refusals: list[ServerRefused] = []
        """What the server refused, oldest first."""

    async def __aenter__(self) -> Self:
        """The connection itself; it is closed at the end."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Update]:
        """Every update, until the game is over; a broken connection is made again."""
        wait = 0.05
        while True:
            try:
                socket = self._socket = await websockets.connect(self._address, max_size=2**22)
                await socket.send(values.join(self._token))
                async for text in socket:
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
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 2)

    def _note(self, refused: ServerRefused) -> None:
        if refused.code in ("no_table", "wrong_token", "bad_request"):
            raise refused
        self.refusals.append(refused)

    async def decide(self, update: Update, action: Action | str | Mapping[str, Any]) -> None:
        """Decides on what an update showed; the next update tells what became of it."""
        await self._say(values.decide(update.version, action))

    async def sync(self) -> None:
        """Asks for the whole view again."""
        await self._say(values.SYNC)

    async def _say(self, text: str) -> None:
        assert self._socket is not None, "a seat is joined by iterating over it"
        # On a broken connection nothing is lost: it is made again, and the next update shows what arrived.
        with contextlib.suppress(OSError, websockets.WebSocketException):
            await self._socket.send(text)
