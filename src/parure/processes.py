"""Worker processes: started afresh rather than forked, ended with whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def start(count: int) -> ProcessPoolExecutor:
    """So many processes that leave stopping to their parent."""
    # Not forked: a copy of a process with threads, event loops or connections is a trap.
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in)


def end(pool: ProcessPoolExecutor, *, wait: bool = False) -> None:
    """Ends the processes at once, whatever they are doing; `wait`: until the pool's thread has noticed.

    A program that ends before it has is told off by the interpreter.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def _settle_in() -> None:
    """A worker leaves stopping to its parent, and ends when that one is no more, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
