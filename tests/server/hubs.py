"""Hubs in the test's own process, so that it can reach into them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import parure
from parure.server.hub import Hub
from parure.server.metrics import Metrics
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.terms import Chair, Clock, Who, digest
from tests.server.crowd import PATIENCE

PEOPLE = [Chair(Who.PERSON, "A", token=digest("a")), Chair(Who.PERSON, "B", token=digest("b"))]


@asynccontextmanager
async def hub_on(database: str) -> AsyncIterator[Hub]:
    """A hub that has not been opened: it neither sweeps nor hears of other servers."""
    settings = Settings(database=database, sweep_every=0.05)
    store = Store(settings)
    await store.open()
    hub = Hub(settings, store, Metrics())
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, PATIENCE))


async def new_table(hub: Hub, chairs: list[Chair] = PEOPLE, clock: Clock | None = None, pace: int = 0) -> str:
    table = await hub.create(parure.edition("splendor"), chairs, clock=clock, pace=pace, listed=False)
    return table.terms.id


class Watching:
    """A watcher who notes the versions that he is told of."""

    def __init__(self) -> None:
        self.versions: list[int] = []

    def __call__(self, text: str) -> None:
        self.versions.append(json.loads(text)["version"])
