"""Computers among themselves play while somebody watches, and only then."""

from __future__ import annotations

import json

import pytest

from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.terms import Chair, Who, digest
from parure.server.writer import Append
from tests.server.crowd import eventually
from tests.server.hubs import hub_on, new_table, run

COMPUTERS = [Chair(Who.COMPUTER, "one", "random"), Chair(Who.COMPUTER, "two", "random")]


class Glance:
    """A watcher who goes away once he has seen a version."""

    def __init__(self, hub: Hub, game: str, until: int) -> None:
        self.hub = hub
        self.game = game
        self.until = until
        self.seen = 0

    def __call__(self, text: str) -> None:
        self.seen = json.loads(text)["version"]
        if self.seen >= self.until:
            self.hub.unwatch(self.game, self)


async def rests(hub: Hub, game: str) -> int:
    """Waits until nobody thinks about a game, sees that a sweep does not change that, and returns its version."""
    await eventually(lambda: game not in hub.minder._thinking)
    await hub.minder._sweep()
    assert game not in hub.minder._thinking
    return await hub.look(game, lambda table: table.version)


def test_computers_among_themselves_move_only_while_somebody_watches(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game = await new_table(hub, COMPUTERS)
            assert await rests(hub, game) == 0
            before = 0
            for _ in range(2):  # the second time, they go on from where they were
                glance = Glance(hub, game, before + 3)
                await hub.watch(game, None, glance)
                await eventually(lambda glance=glance: glance.seen >= glance.until)  # type: ignore[misc]
                version = await rests(hub, game)
                assert version >= glance.until
                before = version

    run(story())


def test_when_the_last_person_leaves_computers_wait_for_somebody_to_watch(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game = await new_table(hub, [Chair(Who.PERSON, "A", token=digest("a")), COMPUTERS[1]])
            await hub.act(game, lambda table: table.leave(table.seat_of("a"), 1))
            assert await rests(hub, game) == 1
            glance = Glance(hub, game, 3)
            await hub.watch(game, None, glance)
            await eventually(lambda: glance.seen >= 3)

    run(story())


def test_watched_computers_go_on_after_the_database_was_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            append = hub.store.append
            broke = 0

            async def break_once(what: Append) -> bool:
                nonlocal broke
                broke += 1
                if broke == 1:
                    raise Refused(Code.UNAVAILABLE, "gone")
                return await append(what)

            monkeypatch.setattr(hub.store, "append", break_once)
            game = await new_table(hub, COMPUTERS)
            glance = Glance(hub, game, 3)
            await hub.watch(game, None, glance)
            await eventually(lambda: bool(broke) and game not in hub.minder._thinking)
            await hub.minder._sweep()
            await eventually(lambda: glance.seen >= 3)

    run(story())
