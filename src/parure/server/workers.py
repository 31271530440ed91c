"""Worker processes: heavy work never runs on the event loop, and a slow or dying worker holds nobody up."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from parure import processes

log = logging.getLogger(__name__)

STARTS_WITHIN = 180.0
"""Seconds that a new worker process gets before it counts as stuck: a busy machine starts, and compiles, slowly."""


class NotStarted(Exception):
    """A worker process could not be started."""


T = TypeVar("T")
P = ParamSpec("P")


class Worker:
    """One process that is killed, and started anew, when it dies or takes too long."""

    def __init__(self, start: Callable[[], object]) -> None:
        self._start = start
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, limit: float, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What `work` returns in the process; TimeoutError or BrokenProcessPool when there is nothing to be had."""
        if self._pool is None:
            await self._begin()
        assert self._pool is not None, "it has begun"
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(work, *arguments, **named)), limit)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    async def _begin(self) -> None:
        """Starts the process, with a limit of its own: it is not thinking. NotStarted if it takes longer, or fails."""
        self._pool = processes.start(1)
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(self._start)), STARTS_WITHIN)
        except BaseException as error:
            self.end()
            if isinstance(error, Exception):
                raise NotStarted from error
            raise

    def end(self) -> None:
        """Ends the process at once; the next `run` starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes.end(pool)

    def pids(self) -> list[int]:
        """The process's id, if it runs."""
        return [] if self._pool is None else list(self._pool._processes or ())


class Workers:
    """A few workers; whoever finds none free waits, and his time starts when he gets one."""

    def __init__(self, count: int, limit: float, start: Callable[[], object] = os.getpid) -> None:
        self.limit = limit
        self._workers = [Worker(start) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What `work` returns in a worker; TimeoutError or BrokenProcessPool when there is nothing to be had."""
        worker = await self._free.get()
        try:
            return await worker.run(self.limit, work, *arguments, **named)
        finally:
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Starts the workers before anyone waits for them."""
        for _ in self._workers:
            try:
                await self.run(os.getpid)
            except (NotStarted, TimeoutError, BrokenProcessPool) as error:
                log.warning("worker did not start", extra={"why": repr(error.__cause__ or error)})

    def close(self) -> None:
        """Ends the workers at once."""
        for worker in self._workers:
            worker.end()

    def pids(self) -> list[int]:
        """The workers' process ids."""
        return [pid for worker in self._workers for pid in worker.pids()]
