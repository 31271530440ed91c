"""What one client may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parure.server.errors import Code, Refused
from parure.server.metrics import Metrics
from parure.server.settings import Settings

MOST_ADDRESSES = 50_000
"""How many addresses are remembered; the one unheard of for longest is forgotten first."""

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

    def take(self) -> bool:
        """Counts one request; false if it is one too many."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Counts one request of an address; false if it is one too many."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Guard:
    """Stands before every HTTP request: its rate, its size, and the headers of its answer."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.buckets = Buckets(settings.requests_per_second, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SECURITY_HEADERS)
            await send(message)

        most = self.settings.largest_record if scope["path"] == "/api/records" else self.settings.largest_body
        read = 0

        async def receive_guarded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise Refused(Code.TOO_LARGE, f"a request here has at most {most} bytes")
            return message

        try:
            self._check(scope, most)
            await self.app(scope, receive_guarded, send_guarded)
        except Refused as refused:
            self.metrics.refused.labels(refused.code.value).inc()
            answer = JSONResponse({"error": refused.body()}, refused.code.status)
            await answer(scope, receive, send_guarded)

    def _check(self, scope: Scope, most: int) -> None:
        address = (scope.get("client") or ("",))[0]
        if not self.buckets.take(address):
            raise Refused(Code.TOO_FAST, "too many requests in a short time: wait a second")
        length = Headers(scope=scope).get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:12]) > most or len(length) > 12:
            raise Refused(Code.TOO_LARGE, f"a request here has at most {most} bytes")
