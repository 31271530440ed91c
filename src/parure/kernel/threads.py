"""Work on many rows by several threads at once: compiled code runs without the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

LEAST: Final = 64
"""Fewer rows are done sooner than handed to another thread."""


def spread(work: Callable[[slice], int], rows: int, threads: int) -> int:
    """The sum of what `work` returns for parts of the rows, each in its thread.

    Each row has its own generator, so the result does not depend on how many threads there are.
    """
    parts = max(1, min(threads, rows // LEAST))
    if parts == 1:
        return work(slice(rows))
    slices = [slice(rows * part // parts, rows * (part + 1) // parts) for part in range(parts)]
    return sum(_pool(threads, os.getpid()).map(work, slices))


@cache
def _pool(threads: int, _process: int) -> ThreadPoolExecutor:
    """Threads that stay; a forked process needs its own."""
    return ThreadPoolExecutor(threads, thread_name_prefix="kernel")
