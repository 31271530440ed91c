"""Short ways to say things to a server by hand, well or badly."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
http = httpx.Client(timeout=PATIENCE)
"""One for all: making one takes longer than most requests."""


@dataclass(frozen=True)
class Seated:
    """A table on which all seats are one's own."""

    url: str
    id: str
    tokens: tuple[str, ...]

    @property
    def socket_url(self) -> str:
        return f"ws{self.url.removeprefix('http')}/api/tables/{self.id}/socket"

    def ask(self, method: str, path: str, *, token: str | None = None, **options: Any) -> httpx.Response:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return http.request(method, f"{self.url}/api/tables/{self.id}{path}", headers=headers, **options)

    def state(self) -> tuple[int, str]:
        """The version and the record, as a spectator knows them: equal before and after if nothing changed."""
        return int(self.ask("GET", "").json()["version"]), self.ask("GET", "/record").text

    @contextlib.contextmanager
    def join(self, seat: int | None = None) -> Iterator[ClientConnection]:
        with connect(self.socket_url, max_size=2**22, close_timeout=2) as socket:
            say(socket, type="join", token=None if seat is None else self.tokens[seat])
            assert hear(socket)["type"] == "update"
            yield socket


def seated(url: str, edition: str = "splendor", players: int = 2, **options: Any) -> Seated:
    body = {"edition": edition, "seats": [{"who": "me"}] * players, **options}
    made = http.post(f"{url}/api/tables", json=body).raise_for_status().json()
    return Seated(url, made["table"]["id"], tuple(seat["token"] for seat in made["seats"]))


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message, whoever comes and goes meanwhile."""
    while (message := _next(socket))["type"] == "presence":
        pass
    return message


def hear_of(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := _next(socket))["type"] not in kinds:
        pass
    return message


def _next(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
    return message


def close_code(socket: ClientConnection) -> int:
    """Reads until the connection is closed, and returns the code it was closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.protocol.close_code is not None
    return socket.protocol.close_code


def is_healthy(url: str) -> bool:
    return bool(http.get(f"{url}/healthz").json()["status"] == "ok")


@contextlib.contextmanager
def inside(app: FastAPI) -> Iterator[str]:
    """A server in this very process, so that tests can reach into it: its address."""
    config = uvicorn.Config(
        app, port=0, log_config=None, access_log=False, ws="parure.server.cutting:CuttableProtocol", lifespan="on"
    )
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not running.started:
        assert thread.is_alive(), "the server started"
        assert time.monotonic() < deadline, "the server started in time"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
