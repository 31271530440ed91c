"""Computers always move: whatever an agent or its worker does, an action comes back in time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

import parure
from parure import Action, View
from parure.server.brains import Brains, Think, think
from parure.server.terms import SUBSTITUTE
from parure.server.workers import NotStarted, Workers
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


@pytest.mark.parametrize(
    ("start", "within"), [(thinkers.fail_to_start, 60), (thinkers.die_at_work, 60), (thinkers.never_end, 0.5)]
)
def test_a_worker_that_does_not_start_is_told_and_leaves_no_process(
    start: Callable[[], None], within: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parure.server.workers.STARTS_WITHIN", within)

    async def work() -> None:
        workers = Workers(1, 60, start)
        with pytest.raises(NotStarted):
            await workers.run(os.getpid)
        await workers.warm_up()
        assert workers.pids() == []

    asyncio.run(work())
    assert [record.message for record in caplog.records] == ["worker did not start"]


def test_a_worker_that_did_not_start_is_tried_again(tmp_path: Path) -> None:
    async def work() -> None:
        workers = Workers(1, 60, partial(thinkers.start_at_second_try, tmp_path / "tried"))
        with pytest.raises(NotStarted):
            await workers.run(os.getpid)
        assert [await workers.run(os.getpid)] == workers.pids()
        workers.close()

    asyncio.run(work())


def test_where_no_worker_starts_the_substitute_chooses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parure.server.brains.make_ready", thinkers.fail_to_start)
    asked = []

    def noted(agent: str, seed: int, view: View) -> Action:
        asked.append(agent)
        return think(agent, seed, view)

    monkeypatch.setattr("parure.server.brains.think", noted)

    async def work(brains: Brains) -> None:
        assert await brains.choose("master", VIEW) in VIEW.legal
        assert brains.pids() == []

    with_brains(work)
    assert asked == [SUBSTITUTE]
    assert [record.message for record in caplog.records] == ["worker did not start"]


def test_waiting_for_a_free_worker_is_not_thinking() -> None:
    async def work(brains: Brains) -> None:
        await brains.warm_up()
        (pid,) = brains.pids()
        # Together they take much longer than the limit, each of them much less.
        await asyncio.gather(*(brains.choose("random", VIEW) for _ in range(30)))
        assert brains.pids() == [pid]

    with_brains(work, limit=4, think=thinkers.dawdle)
