"""Computer seats think in worker processes, so that a slow or dying one never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from parure import Action, View
from parure.agents import create
from parure.server.table import SUBSTITUTE

log = logging.getLogger(__name__)

STARTS_WITHIN = 60.0
"""Seconds that a new worker process gets before it counts as stuck: a busy machine starts one slowly."""

T = TypeVar("T")
Think = Callable[[str, int, View], Action]


def think(agent: str, seed: int, view: View) -> Action:
    """What an agent chooses; runs in a worker."""
    return create(agent, seed).choose(view)


class Worker:
    """One process that is killed, and started anew, when it dies or takes too long."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, limit: float, work: Callable[..., T], *arguments: object) -> T:
        """What `work` returns in the process; TimeoutError or BrokenProcessPool when there is nothing to be had."""
        try:
            if self._pool is None:
                # Not forked: a copy of a process with an event loop and database connections is a trap.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in)
                # Starting up is not thinking: it has a limit of its own.
                await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(os.getpid)), STARTS_WITHIN)
            return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(work, *arguments)), limit)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """Ends the process at once; the next `run` starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The process's id, if it runs."""
        return [] if self._pool is None else list(self._pool._processes or ())


class Brains:
    """A few workers that choose actions; whoever finds none free waits, and his time starts when he gets one."""

    def __init__(self, workers: int, limit: float, think: Think = think) -> None:
        self.limit = limit
        self.think = think
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, agent: str, view: View) -> Action:
        """An action for the seat to move, in every case: by the agent, by a substitute, or the first legal one."""
        for name in (agent, agent, SUBSTITUTE):
            worker = await self._free.get()
            try:
                action = await worker.run(self.limit, self.think, name, secrets.randbits(63), view)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("worker replaced", extra={"agent": name, "why": type(error).__name__})
            except Exception:
                log.exception("agent failed", extra={"agent": name})
            else:
                if action in view.legal:
                    return action
                log.error("agent chose an illegal action", extra={"agent": name})
            finally:
                self._free.put_nowait(worker)
        return view.legal[0]

    async def warm_up(self) -> None:
        """Starts the workers before anyone waits for them."""
        for _ in self._workers:
            worker = await self._free.get()
            try:
                await worker.run(self.limit, os.getpid)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("worker did not start", extra={"why": type(error).__name__})
            finally:
                self._free.put_nowait(worker)

    def close(self) -> None:
        """Ends the workers at once."""
        for worker in self._workers:
            worker.end()

    def pids(self) -> list[int]:
        """The workers' process ids."""
        return [pid for worker in self._workers for pid in worker.pids()]


def _settle_in() -> None:
    """A worker leaves stopping to its server, and ends when that one is no more, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
