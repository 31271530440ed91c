"""What tests of hostile input share: requests and frames made by hand, and what a refusal looks like."""

from __future__ import annotations

import base64
import contextlib
import os
import socket as sockets
from typing import Any

import httpx

from parure.server.errors import Code
from parure.server.limits import SECURITY_HEADERS
from tests.server.talk import PATIENCE

CODES = {code.value: code.status for code in Code}


def decide(version: int, action: Any) -> dict[str, Any]:
    return {"type": "decide", "version": version, "action": action}


def assert_refused(answer: httpx.Response, *codes: str) -> None:
    code = answer.json()["error"]["code"]
    assert code in codes
    assert answer.status_code == CODES[code]
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value


def raw_request(url: str, line: str, *headers: str, body: bytes = b"") -> tuple[int, bytes]:
    """The status and body of what comes back for a request written by hand."""
    host, port = url.removeprefix("http://").split(":")
    head = "\r\n".join((line, "Host: localhost", "Connection: close", *headers, "", ""))
    with sockets.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(head.encode("latin-1") + body)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part := connection.recv(65_536):
                answer += part
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]


def handshake(game: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{game}/socket HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()


def frame(text: str) -> bytes:
    """A short masked text frame."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode()
