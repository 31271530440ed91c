"""Computer seats think in worker processes, with a time limit; a move is made in every case."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from parure import Action, View
from parure.agents import create
from parure.agents.readiness import make_ready
from parure.server.terms import SUBSTITUTE
from parure.server.workers import NotStarted, Workers

log = logging.getLogger(__name__)

Think = Callable[[str, int, View], Action]


def think(agent: str, seed: int, view: View) -> Action:
    """What an agent chooses; runs in a worker."""
    return create(agent, seed).choose(view)


class Brains(Workers):
    """Workers that choose actions."""

    def __init__(self, count: int, limit: float, think: Think = think) -> None:
        super().__init__(count, limit, start=make_ready)
        self.think = think

    async def choose(self, agent: str, view: View) -> Action:
        """An action for the seat to move, in every case: by the agent, by a substitute, or the first legal one."""
        tries = [agent, agent, SUBSTITUTE]
        while tries:
            name = tries.pop(0)
            try:
                action = await self.run(self.think, name, secrets.randbits(63), view)
            except NotStarted:
                log.exception("worker did not start")
                return await asyncio.to_thread(think, SUBSTITUTE, secrets.randbits(63), view)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("worker replaced", extra={"agent": name, "why": type(error).__name__})
                if isinstance(error, TimeoutError):
                    tries = tries[-1:]  # who has thought for so long would do so again
            except Exception:
                log.exception("agent failed", extra={"agent": name})
            else:
                if action in view.legal:
                    return action
                log.error("agent chose an illegal action", extra={"agent": name})
        return view.legal[0]
