"""A viewer's connection: the whole view on joining, then an update for everything that happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parure import NotationError, Seat
from parure.notation.wire import from_json
from parure.rules import Action
from parure.server import messages
from parure.server.cutting import CUT
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.limits import Bucket
from parure.server.messages import Decide, Join, Leave, Ping, Resign, Sync, TakeBack, client_message
from parure.server.table import Row, Table

log = logging.getLogger(__name__)

SLOW_READER = 64
"""How many messages may wait for a reader before he is dropped."""
JOIN_WITHIN = 10.0
"""Seconds within which a new connection must say who it is."""

CLOSE_WITHIN = 5.0
"""Seconds that a reader who is dropped has to read what was sent before."""

REFUSED, SLOW, FLOOD = 4403, 4408, 4429
"""What a connection is closed with: it could not join, it reads too slowly, it says too much."""


class Connection:
    """One viewer of one table."""

    def __init__(self, socket: WebSocket, hub: Hub, game: str) -> None:
        self.socket = socket
        self.hub = hub
        self.game = game
        self.address = "" if socket.client is None else socket.client.host
        self.token: str | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue(SLOW_READER)
        self._closing: int | None = None
        self._quiet = False
        self._next_beat: asyncio.TimerHandle
        self._bucket = Bucket(hub.settings.messages_per_second, hub.settings.messages_per_second * 3)

    async def run(self) -> None:
        """Serves the connection until it ends."""
        sender = asyncio.create_task(self._send())
        self._beat()
        try:
            await self._join()
            while True:
                await self._answer(await self._hear())
        except WebSocketDisconnect:
            pass
        except Refused as refused:
            self._say(messages.error(refused.body(), ref=None))
            self._close(REFUSED, refused.code.value)
        finally:
            self.hub.unwatch(self.game, self._say)
            self._next_beat.cancel()
            if self._closing is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._outbox.join(), 1)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            if self._closing is not None and self.socket.client_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close(self._closing)

    def _say(self, text: str) -> None:
        """Puts a message out to be sent; a reader who lets too many wait is dropped, not waited for."""
        self._quiet = False
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self._close(SLOW, "slow_reader")

    def _beat(self) -> None:
        """Says that the server is there if it has said nothing since the last beat."""
        if self._quiet:
            self._say(messages.HEARTBEAT)
        self._quiet = True
        self._next_beat = asyncio.get_running_loop().call_later(self.hub.settings.heartbeat, self._beat)

    def _close(self, code: int, why: str) -> None:
        if self._closing is None:
            self._closing = code
            self.hub.metrics.dropped.labels(why).inc()
            self.hub.spawn(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        """Closes the connection; cuts it if the client does not read that far."""
        await asyncio.sleep(0.05)
        try:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self.socket.close(code), CLOSE_WITHIN)
        except TimeoutError:
            extension = self.socket.scope.get("extensions", {}).get(CUT, {})
            extension.get("cut", lambda: None)()

    async def _send(self) -> None:
        """Sends what is put out."""
        while True:
            text = await self._outbox.get()
            try:
                await self.socket.send_text(text)
            except (RuntimeError, WebSocketDisconnect):
                return
            finally:
                self._outbox.task_done()

    async def _join(self) -> None:
        try:
            text = await asyncio.wait_for(self._hear(), JOIN_WITHIN)
        except TimeoutError as error:
            raise Refused(Code.BAD_REQUEST, "nobody joined in time") from error
        message = self._read(text)
        if not isinstance(message, Join):
            raise Refused(Code.BAD_REQUEST, "the first message is a join")
        self.token = message.token
        await self.hub.watch(self.game, message.token, self._say)

    async def _hear(self) -> str:
        """The next message; a binary one, which nobody should send, is read as text that is no JSON."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return "" if text is None else text

    def _read(self, text: str) -> Join | Decide | TakeBack | Resign | Leave | Sync | Ping:
        if len(text.encode()) > self.hub.settings.largest_message:
            raise Refused(Code.TOO_LARGE, f"a message has at most {self.hub.settings.largest_message} bytes")
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            raise Refused.misshapen(error.errors(include_input=False, include_url=False)[0]) from error

    async def _answer(self, text: str) -> None:
        if not (self._bucket.take() and self.hub.doors.hear(self.address)):
            self._say(messages.error(Refused(Code.TOO_FAST, "too many messages").body(), ref=None))
            self._close(FLOOD, "flood")
            raise WebSocketDisconnect(FLOOD)
        ref = None
        try:
            message = self._read(text)
            ref = getattr(message, "ref", None)
            match message:
                case Ping():
                    self._say(messages.PONG)
                case Sync():
                    await self.hub.watch(self.game, self.token, self._say)
                case Join():
                    raise Refused(Code.BAD_REQUEST, "this connection has joined already")
                case asked:
                    began = time.perf_counter()
                    version = await self.hub.act(self.game, lambda table: self._rows(table, asked))
                    self.hub.metrics.decisions.observe(time.perf_counter() - began)
                    self._say(messages.accepted(version=version, ref=ref))
        except Refused as refused:
            self.hub.metrics.refused.labels(refused.code.value).inc()
            self._say(messages.error(refused.body(), ref=ref))
            if refused.code is Code.STALE_VERSION:
                with contextlib.suppress(Refused):
                    await self.hub.watch(self.game, self.token, self._say)
        except Exception:
            log.exception("trouble", extra={"game": self.game})
            trouble = Refused(Code.TROUBLE, "something broke on the server: look again before you ask again")
            self._say(messages.error(trouble.body(), ref=ref))

    def _rows(self, table: Table, message: Decide | TakeBack | Resign | Leave) -> tuple[Row, ...]:
        if self.token is None:
            raise Refused(Code.NO_TOKEN, "a spectator can't act")
        return rows(table, table.seat_of(self.token), message)


def rows(table: Table, seat: Seat, message: Decide | TakeBack | Resign | Leave) -> tuple[Row, ...]:
    """The rows that a seat's message asks for; Refused if it may not."""
    at = messages.now()
    match message:
        case Decide():
            action: Action | str
            if isinstance(message.action, str):
                action = message.action
            else:
                try:
                    action = from_json(Action, message.action, table.terms.edition, "action")
                except (NotationError, RecursionError) as error:
                    raise Refused(Code.BAD_ACTION, str(error)) from error
            return table.decide(seat, message.version, action, at)
        case TakeBack():
            return table.take_back(seat, message.version, at)
        case Resign():
            return table.resign(seat, at)
        case Leave():
            return table.leave(seat, at)


async def serve(socket: WebSocket, hub: Hub, game: str) -> None:
    """Takes a connection on, if it comes from a page of this server and there is room."""
    if not _same_origin(socket, hub.settings.origins):
        raise Refused(Code.WRONG_ORIGIN, "this page may not connect here")
    connection = Connection(socket, hub, game)
    hub.doors.check(connection.address)
    with hub.doors.inside(connection.address):
        await socket.accept()
        await connection.run()


def _same_origin(socket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """Whether the page that opened a connection, if a page did, came from this server."""
    origin = socket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False
