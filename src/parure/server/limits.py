"""What one client may ask of the server."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parure.server.errors import Code, Refused
from parure.server.metrics import Metrics
from parure.server.settings import Settings

log = logging.getLogger(__name__)

MOST_ADDRESSES = 50_000
"""How many addresses are remembered; the one unheard of for longest is forgotten first."""

HEAVY = 10
"""What a request counts that replays a whole game: about a tenth of a second of work."""
HEAVY_PATHS = ("/record", "/replay", "/verify", "/history")
LIGHT = 0.1
"""What a file of the page counts: it is in memory, and a page has a hundred of them."""
LIGHT_PATHS = ("/web/", "/locale/")

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@dataclass(slots=True)
class Bucket:
    """So many requests a second on average, with a burst; `take` says whether one more is within that."""

    rate: float
    burst: float
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self, cost: float = 1) -> bool:
        """Counts one request; false if it is one too many."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Counts one request of an address; false if it is one too many."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Doors:
    """Counts open connections, in all and by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._inside: Counter[str] = Counter()
        self._messages = Buckets(settings.messages_of_one, 3 * settings.messages_of_one)

    def check(self, address: str) -> None:
        """Refused if there is no room for one more connection of an address."""
        if self._inside.total() >= self.settings.most_connections:
            raise Refused(Code.UNAVAILABLE, "the server is full: try again later")
        if self._inside[network(address)] >= self.settings.most_connections_of_one:
            raise Refused(Code.TOO_FAST, "too many connections from one address")

    def hear(self, address: str) -> bool:
        """Counts a message of an address, whichever connection it comes on; false if it is one too many."""
        return self._messages.take(network(address))

    @contextlib.contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Counts a connection of an address while it is open."""
        whose = network(address)
        self._inside[whose] += 1
        self.metrics.connections.inc()
        try:
            yield
        finally:
            self.metrics.connections.dec()
            self._inside[whose] -= 1
            if not self._inside[whose]:
                del self._inside[whose]


class Guard:
    """Stands before every request: its rate, its size, what breaks on the way, and the headers of its answer."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.buckets = Buckets(settings.requests_per_second, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        most = self.settings.largest_record if scope["path"] == "/api/records" else self.settings.largest_body
        read, answered = 0, False

        async def receive_guarded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            _check_size(read, most)
            return message

        async def send_guarded(message: Message) -> None:
            nonlocal answered
            answered = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        async def send_answer(message: Message) -> None:
            # Whatever read too large a body may have taken the refusal for something else.
            if read <= most:
                await send_guarded(message)

        try:
            self._check(scope, most)
            await self.app(scope, receive_guarded, send_answer)
            _check_size(read, most)
        except Exception as error:
            if answered:
                raise
            await self._refusal(scope, error)(scope, receive, send_guarded)

    def _check(self, scope: Scope, most: int) -> None:
        address = network((scope.get("client") or ("",))[0])
        if not self.buckets.take(address, _cost(scope["path"])):
            raise Refused(Code.TOO_FAST, "too many requests in a short time: wait a second")
        length = Headers(scope=scope).get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            raise Refused(Code.BAD_REQUEST, "the content length is no number")
        _check_size(int(length[:12]), most)

    def _refusal(self, scope: Scope, error: Exception) -> JSONResponse:
        if not isinstance(error, Refused):
            log.error("trouble", extra={"path": scope["path"]}, exc_info=error)
            error = Refused(Code.TROUBLE, "something broke on the server: look again before you ask again")
        self.metrics.refused.labels(error.code.value).inc()
        return JSONResponse({"error": error.body()}, error.code.status)


def _cost(path: str) -> float:
    """What a request for that path counts."""
    if path.startswith(LIGHT_PATHS):
        return LIGHT
    return HEAVY if path.startswith("/api/records") or path.endswith(HEAVY_PATHS) else 1


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise Refused(Code.TOO_LARGE, f"a request here has at most {most} bytes")


def network(address: str) -> str:
    """Whose address it is: of IPv6 one person has a whole /64."""
    with contextlib.suppress(ValueError):
        parsed = ipaddress.ip_address(address)
        if isinstance(parsed, ipaddress.IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
