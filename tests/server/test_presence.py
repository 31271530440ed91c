"""Everybody at a table is told who is connected, on whichever server he is."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from parure import Seat
from parure.client import AsyncClient, Client, computer, friend, me
from parure.server import presence, room
from parure.server.hub import Hub
from parure.server.notices import Notices
from parure.server.presence import SILENCE, Presence
from tests.server.harness import Server, server
from tests.server.hubs import hub_on, new_table, run
from tests.server.nursery import Nursery
from tests.server.talk import PATIENCE, hear, hear_of, say, seated


class Watching:
    """A watcher who notes who is there, as he is told."""

    def __init__(self) -> None:
        self.told: list[list[bool | None]] = []

    def __call__(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "presence":
            self.told.append(said["connected"])
        elif said["type"] == "update":
            self.told.append([seat["connected"] for seat in said["table"]["seats"]])


async def until(watching: Watching, told: list[bool | None]) -> None:
    while watching.told[-1] != told:
        await asyncio.sleep(0.01)


def test_whoever_joins_is_shown_to_all_and_whoever_goes_after_a_while(house: Server) -> None:
    table = seated(house.url, players=2)
    assert [seat["connected"] for seat in table.ask("GET", "").json()["seats"]] == [False, False]
    with table.join(0) as first:
        with table.join(1) as second:
            assert hear_of(first, "presence") == {"type": "presence", "connected": [True, True]}
            say(second, type="sync")
            assert [seat["connected"] for seat in hear(second)["table"]["seats"]] == [True, True]
            assert [seat["connected"] for seat in table.ask("GET", "").json()["seats"]] == [True, True]
        assert hear_of(first, "presence") == {"type": "presence", "connected": [True, False]}
        version = table.ask("GET", "").json()["version"]
        assert version == 0, "it is no part of the game"


def test_computers_and_free_seats_are_neither_there_nor_gone(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), friend(), computer()])
        with client.join(made.table, made.tokens[0]) as seat:
            assert next(iter(seat)).connected == (True, None, None)
            client.claim(made.table, "Bob", invitation=made.invitations[1])
            assert next(iter(seat)).connected == (True, False, None)
            assert seat.connected == (True, False, None)


def test_a_spectator_is_told_and_is_nobody(house: Server) -> None:
    table = seated(house.url, players=2)
    with table.join() as watching, table.join(), table.join(1):
        assert hear_of(watching, "presence") == {"type": "presence", "connected": [False, True]}


def test_whoever_leaves_for_good_is_nobody_any_more(house: Server) -> None:
    table = seated(house.url, players=2)
    with table.join(0) as first, table.join(1):
        table.ask("POST", "/leave", token=table.tokens[1])
        assert [seat["connected"] for seat in hear_of(first, "update")["table"]["seats"]] == [True, None]


def test_a_page_that_is_loaded_again_was_never_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GRACE", 0.2)
    monkeypatch.setattr("parure.server.hub.GRACE", 0.2)

    async def story() -> None:
        async with hub_on(database) as hub:
            game = await new_table(hub)
            near, far, again = Watching(), Watching(), Watching()
            await hub.watch(game, "a", near)
            await hub.watch(game, "b", far)
            hub.unwatch(game, far)
            await hub.watch(game, "b", again)
            await asyncio.sleep(0.4)
            assert near.told == [[True, False], [True, True]]
            hub.unwatch(game, again)
            await until(near, [True, False])

    run(story())


def test_two_connections_of_a_seat_are_one_player(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GRACE", 0.05)
    monkeypatch.setattr("parure.server.hub.GRACE", 0.05)

    async def story() -> None:
        async with hub_on(database) as hub:
            game = await new_table(hub)
            near, tabs = Watching(), [Watching(), Watching()]
            await hub.watch(game, "a", near)
            for tab in tabs:
                await hub.watch(game, "b", tab)
            hub.unwatch(game, tabs[0])
            await asyncio.sleep(0.2)
            assert near.told == [[True, False], [True, True]]

    run(story())


def test_servers_on_one_database_tell_each_other(database_server: Any, tmp_path: Path, nursery: Nursery) -> None:
    database = database_server.create("presence")
    with (
        server(database, log=tmp_path / "one.log", nursery=nursery) as one,
        server(database, log=tmp_path / "two.log", nursery=nursery) as two,
    ):
        table = seated(one.url, players=2)

        async def story() -> None:
            async with (
                AsyncClient(one.url) as here,
                AsyncClient(two.url) as there,
                here.join(table.id, table.tokens[0]) as near,
            ):
                await anext(aiter(near))
                async with there.join(table.id, table.tokens[1]) as far:
                    await anext(aiter(far))
                    for client in (here, there):
                        await _comes_to(client, table.id, [True, True])
                for client in (here, there):
                    await _comes_to(client, table.id, [True, False])

        asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def _comes_to(client: AsyncClient, table: str, wanted: list[bool | None]) -> None:
    while [seat["connected"] for seat in (await client.table(table))["seats"]] != wanted:
        await asyncio.sleep(0.05)


class Wire(Notices):
    """Notices that go nowhere: what would be said is kept."""

    def __init__(self) -> None:
        self.said: list[str] = []

    @property
    def has_others(self) -> bool:
        return True

    async def say(self, words: Any) -> None:
        self.said += words


def test_a_server_that_falls_silent_has_nobody_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        changed: list[str] = []
        here = Presence(Wire(), asyncio.ensure_future, changed.append)
        here.hear("other", "game 02")
        assert here.at("game") == {Seat(0), Seat(2)}
        here.hear("other", presence.ALIVE)
        here.beat()
        assert here.at("game") == {Seat(0), Seat(2)}
        later = time.monotonic() + SILENCE + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        here.beat()
        assert here.at("game") == frozenset()
        assert changed == ["game", "game"]

    run(story())


def test_a_server_that_missed_something_asks_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GATHER", 0)

    async def story() -> None:
        wires = Wire(), Wire()
        old, new = (Presence(wire, asyncio.ensure_future, lambda _: None) for wire in wires)
        old.set_here("game", frozenset({Seat(1)}))
        new.ask()
        await asyncio.sleep(0.01)
        assert (wires[0].said, wires[1].said) == (["game 1"], [presence.ASK])
        old.hear("new", wires[1].said[0])
        await asyncio.sleep(0.01)
        new.hear("old", wires[0].said[-1])
        assert new.at("game") == {Seat(1)}
        old.set_here("game", frozenset())
        await asyncio.sleep(0.01)
        new.hear("old", wires[0].said[-1])
        assert new.at("game") == frozenset()

    run(story())


def test_a_hub_forgets_who_was_at_a_room_that_it_dropped(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            game = await new_table(hub)
            watching = Watching()
            await hub.watch(game, "a", watching)
            assert _here(hub, game) == {Seat(0)}
            hub.unwatch(game, watching)
            del hub.rooms[game]
            hub._look_who_is_there(game)
            assert _here(hub, game) == frozenset()

    run(story())


def _here(hub: Hub, game: str) -> frozenset[Seat]:
    return hub.presence.at(game)
