"""The web server's side of a connection, with one thing added: it can be cut."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT = "parure.cut"
"""The extension under which a connection's handler finds what cuts it."""


class CuttableProtocol(WebSocketsSansIOProtocol):
    """A connection that can be cut: closing waits for a client to read what was sent, and some never do."""

    def handle_connect(self, event: Request) -> None:
        """Takes a connection on, and tells its handler how to cut it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), CUT: {"cut": self.transport.abort}}

    def keepalive_timeout(self) -> None:
        """Cuts a connection whose client has fallen silent."""
        self.transport.abort()
