"""A wire between a browser and a server that can be cut: to the browser, the network is gone."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator


class Wire:
    """Listens on a port of its own and passes everything on."""

    def __init__(self, port: int) -> None:
        self.target = port
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.port = int(self._listener.getsockname()[1])
        self._whole = threading.Event()
        self._whole.set()
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """Where a browser connects to."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Ends every connection, and lets no new one through."""
        self._whole.clear()
        with self._lock:
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Lets everything through again."""
        self._whole.set()

    def close(self) -> None:
        """Ends it."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole.is_set():
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            with self._lock:
                self._ends |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            with self._lock:
                self._ends.discard(end)
        source.close()


@contextlib.contextmanager
def wire(port: int) -> Iterator[Wire]:
    """A wire, taken away afterwards."""
    laid = Wire(port)
    try:
        yield laid
    finally:
        laid.close()
