"""The signals that end a program from outside: a closed terminal, a machine that shuts down."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

ENDINGS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))


@contextmanager
def raised_as(exception: type[Exception]) -> Iterator[None]:
    """Raises an exception, once, where a signal would otherwise end the program on the spot."""
    if threading.current_thread() is not threading.main_thread():  # only there may signals be handled
        yield
        return

    def leave(number: int, frame: FrameType | None) -> None:
        del number, frame
        for ending in ENDINGS:
            signal.signal(ending, signal.SIG_IGN)  # a second one must not disturb the saving
        raise exception

    before = {ending: signal.signal(ending, leave) for ending in ENDINGS}
    try:
        yield
    finally:
        for ending, handler in before.items():
            signal.signal(ending, handler)


@contextmanager
def noticed() -> Iterator[Callable[[], bool]]:
    """Notes that a signal, or Ctrl-C, asks the program to end, until it looks; a second one ends it on the spot."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():  # only there may signals be handled
        yield asked.is_set
        return
    before: dict[int, Any] = {}

    def note(_number: int, _frame: FrameType | None) -> None:
        asked.set()
        for ending, handler in before.items():
            signal.signal(ending, handler)

    before.update({ending: signal.signal(ending, note) for ending in (*ENDINGS, signal.SIGINT)})
    try:
        yield asked.is_set
    finally:
        for ending, handler in before.items():
            signal.signal(ending, handler)
