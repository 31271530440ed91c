"""The history of a game is what its viewers were told while it went on."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from parure import Seat, edition
from parure.client import Client, ServerRefused, anyone, computer, me
from parure.client.values import Remark
from parure.server.table import Kind, Table
from parure.server.terms import Chair, Terms, Who
from tests.server.harness import Server
from tests.server.talk import hear, hear_of, say, seated

TERMS = Terms("history", edition("splendor"), 2, bytes(32), None, 0, listed=False, created=0)


@pytest.mark.parametrize(("key", "players"), [("splendor", 2), ("marvel", 3)])
def test_history_has_the_events_that_a_viewer_was_told_live(house: Server, key: str, players: int) -> None:
    table = seated(house.url, key, players)
    viewers: list[int | None] = [*range(players), None]
    live: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in viewers}
    with contextlib.ExitStack() as connections, Client(house.url) as client:
        sockets = {viewer: connections.enter_context(table.join(viewer)) for viewer in viewers}

        def all_hear() -> dict[str, Any]:
            for viewer, socket in sockets.items():
                update = hear_of(socket, "update")
                live[viewer] += update["events"]
            return update

        for turn in range(8 * players):
            mover = table.tokens[turn % players]
            while (view := client.view(table.id, mover)).my_turn:
                legal = view.body["view"]["legal"]
                blind = [said for said in legal if said.get("place", {}).get("type") == "deck"]
                said = (blind if turn < players else legal)[0]  # everybody has a card that others don't know
                say(sockets[view.seat], type="decide", version=view.version, action=said)
                all_hear()
                assert hear(sockets[view.seat])["type"] == "accepted"
        client.resign(table.id, table.tokens[0])
        version = all_hear()["version"]
        told = {seat: client.history(table.id, None if seat is None else table.tokens[seat]) for seat in viewers}
        for viewer, history in told.items():
            assert [event for entry in history.entries for event in entry.events] == live[viewer]
            assert history.version == version
            assert len(history.read(edition(key))) == len(live[viewer])
        assert len({str(live[viewer]) for viewer in viewers}) == players + 1  # a spectator knows nobody's card


def test_what_was_taken_back_is_not_in_the_history(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), computer("random")], pace=10_000)
        token = made.tokens[0]
        take = next(said for said in client.view(made.table, token).body["view"]["legal"] if said["type"] == "take")
        with client.join(made.table, token) as seat:
            assert seat.decide(next(iter(seat)), take) == 1
        assert [entry.seat for entry in client.history(made.table).entries] == [0]
        assert client.take_back(made.table, token, 1) == 2
        history = client.history(made.table)
        assert (history.version, history.entries) == (2, ())
        assert history.remarks == (Remark("took_back", Seat(0), after=0, version=2),)


def test_history_tells_who_left_and_when(house: Server) -> None:
    table = seated(house.url, players=3)
    with Client(house.url) as client:
        for token in table.tokens[:2]:
            update = client.view(table.id, token)
            body = {"type": "decide", "version": update.version, "action": update.body["view"]["legal"][0]}
            assert table.ask("POST", "/decide", token=token, json=body).is_success
        version = table.ask("POST", "/leave", token=table.tokens[0]).json()["version"]
        for viewer in (None, table.tokens[1]):
            history = client.history(table.id, viewer)
            assert history.remarks == (Remark("left", Seat(0), after=len(history.entries), version=version),)


def test_what_was_told_of_a_turn_that_was_taken_back_comes_before_it() -> None:
    table = Table(TERMS, [Chair(Who.PERSON, "A", token=b"a"), Chair(Who.PERSON, "B", token=b"b")], started=0)
    for seat in (0, 1):
        table.fold(table.decide(Seat(seat), table.version, table.game.view(Seat(seat)).legal[0], 0))
    table.fold(table.leave(Seat(1), 0))
    table.fold(table.take_back(Seat(0), table.version, 0))
    told = [(remark.kind, remark.seat, remark.after) for remark in table.remarks]
    assert told == [(Kind.LEAVE, 1, 0), (Kind.TAKEBACK, 0, 0)]


def test_a_game_that_has_not_begun_has_no_history(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), anyone()])
        history = client.history(made.table, made.tokens[0])
        assert (history.version, history.entries) == (0, ())
        with pytest.raises(ServerRefused) as refused:
            client.history(made.table, "nobody's")
        assert refused.value.code == "wrong_token"
