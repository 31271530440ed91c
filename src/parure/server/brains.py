"""Computer seats think in worker processes, so that a slow or dying one never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from parure import Action, View
from parure.agents import create
from parure.server.table import SUBSTITUTE

log = logging.getLogger(__name__)


def think(agent: str, seed: int, view: View) -> Action:
    """What an agent chooses; runs in a worker."""
    return create(agent, seed).choose(view)


class Brains:
    """A few worker processes that choose actions, replaced when they die or take too long."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, agent: str, view: View) -> Action:
        """An action for the seat to move, in every case: by the agent, by a substitute, or the first legal one."""
        for name in (agent, agent, SUBSTITUTE):
            pool = self._ready()
            try:
                answer = asyncio.wrap_future(pool.submit(think, name, secrets.randbits(63), view))
                action = await asyncio.wait_for(answer, self.limit)
            except (TimeoutError, BrokenProcessPool, RuntimeError) as error:
                log.warning("worker replaced", extra={"agent": name, "why": type(error).__name__})
                self._replace(pool)
            except Exception:
                log.exception("agent failed", extra={"agent": name})
            else:
                if action in view.legal:
                    return action
                log.error("agent chose an illegal action", extra={"agent": name})
        return view.legal[0]

    def warm_up(self) -> None:
        """Starts the workers before anyone waits for them."""
        self._ready().submit(create, SUBSTITUTE, 0)

    def close(self) -> None:
        """Ends the workers at once."""
        if self._pool is not None:
            self._replace(self._pool)

    def pids(self) -> list[int]:
        """The workers' process ids."""
        return [] if self._pool is None else list(self._pool._processes)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a process with an event loop and database connections is a trap.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
