"""Work on whole games is done in a worker process; one that dies is replaced, and the work is done."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from parure.client import Client, ServerRefused
from parure.server import chores
from parure.server.app import create_app
from parure.server.chores import Chores
from parure.server.errors import Code, Refused
from parure.server.settings import Settings
from tests.server import thinkers
from tests.server.crowd import eventually
from tests.server.talk import inside, seated


def with_chores(work: Callable[[Chores], Awaitable[None]]) -> None:
    async def whole() -> None:
        worker = Chores()
        try:
            await work(worker)
        finally:
            worker.close()

    asyncio.run(whole())


def test_a_chore_is_done_in_a_worker() -> None:
    async def work(worker: Chores) -> None:
        assert await worker.do(os.getpid) != os.getpid()
        with pytest.raises(Refused) as refused:
            await worker.do(chores.checked, "once upon a time")
        assert refused.value.code is Code.BAD_RECORD

    with_chores(work)


def test_a_chore_whose_worker_always_dies_is_refused_and_the_next_one_is_done() -> None:
    async def work(worker: Chores) -> None:
        with pytest.raises(Refused) as refused:
            await worker.do(thinkers.die_at_work)
        assert refused.value.code is Code.UNAVAILABLE
        assert await worker.do(os.getpid) in worker.pids()

    with_chores(work)


def test_a_chore_that_takes_too_long_is_refused() -> None:
    async def work(worker: Chores) -> None:
        await worker.warm_up()
        worker.limit = 0.2
        with pytest.raises(Refused) as refused:
            await worker.do(thinkers.never_end)
        assert refused.value.code is Code.UNAVAILABLE

    with_chores(work)


def test_a_request_is_answered_although_the_worker_was_killed(database: str) -> None:
    app = create_app(Settings(database=database))
    with inside(app) as url, Client(url) as client:
        table = seated(url)
        client.resign(table.id, table.tokens[0])
        record = client.record(table.id)
        (pid,) = app.state.hub.chores.pids()
        os.kill(pid, signal.SIGKILL)
        assert client.record(table.id) == record
        assert all(check.passed for check in client.verify(table.id))
        assert app.state.hub.chores.pids() != [pid]
        with pytest.raises(ServerRefused) as refused:
            client.upload("once upon a time")
        assert refused.value.code == "bad_record"


def test_a_worker_that_dies_at_work_is_replaced_and_the_work_is_done() -> None:
    async def work(worker: Chores) -> None:
        await worker.warm_up()
        (pid,) = worker.pids()
        doing = asyncio.create_task(worker.do(thinkers.wait_for_another, pid))
        os.kill(pid, signal.SIGKILL)
        assert await doing != pid
        await eventually(lambda: worker.pids() != [pid])

    with_chores(work)
