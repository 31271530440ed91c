"""Computers always move: whatever an agent or its worker does, an action comes back in time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

import parure
from parure import Action, View
from parure.server.brains import Brains, Think, think
from tests.server import thinkers

VIEW = parure.Game("splendor", 2, seed=1).view(0)


def with_brains(work: Callable[[Brains], Awaitable[None]], *, limit: float = 60, think: Think = think) -> None:
    async def whole() -> None:
        brains = Brains(1, limit, think)
        try:
            await work(brains)
        finally:
            brains.close()

    asyncio.run(whole())


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_an_agent_chooses_in_a_worker(agent: str) -> None:
    async def work(brains: Brains) -> None:
        await brains.warm_up()
        (pid,) = brains.pids()
        assert pid != os.getpid()
        assert await brains.choose(agent, VIEW) in VIEW.legal
        assert brains.pids() == [pid]

    with_brains(work)


def test_a_killed_worker_is_replaced() -> None:
    async def work(brains: Brains) -> None:
        await brains.warm_up()
        (pid,) = brains.pids()
        os.kill(pid, signal.SIGKILL)
        assert await brains.choose("greedy", VIEW) in VIEW.legal
        assert brains.pids() != [pid]

    with_brains(work)


def test_a_hanging_agent_is_replaced_by_the_substitute() -> None:
    async def work(brains: Brains) -> None:
        assert await brains.choose("random", VIEW) in VIEW.legal

    with_brains(work, limit=2, think=thinkers.hang)


@pytest.mark.parametrize("bad", [thinkers.hang_always, thinkers.die, thinkers.fail, thinkers.cheat])
def test_when_nobody_chooses_the_first_legal_action_is_taken(bad: Callable[[str, int, View], Action]) -> None:
    async def work(brains: Brains) -> None:
        assert await brains.choose("greedy", VIEW) == VIEW.legal[0]

    with_brains(work, limit=0.5, think=bad)


def test_waiting_for_a_free_worker_is_not_thinking() -> None:
    async def work(brains: Brains) -> None:
        await brains.warm_up()
        (pid,) = brains.pids()
        # Together they take much longer than the limit, each of them much less.
        await asyncio.gather(*(brains.choose("random", VIEW) for _ in range(30)))
        assert brains.pids() == [pid]

    with_brains(work, limit=4, think=thinkers.dawdle)
