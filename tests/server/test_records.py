"""Records: what a game leaves behind, for its players to check and for anyone to replay."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from parure.client import Client, ServerRefused, computer, me
from parure.dealer import verify
from parure.notation import parse_record
from tests.server.harness import Server


@pytest.fixture(scope="module")
def client(house: Server) -> Iterator[Client]:
    with Client(house.url) as client:
        yield client


@functools.cache
def played(client: Client, edition: str = "splendor") -> str:
    """A game that computers played to its end."""
    made = client.create_table(edition, [computer("greedy"), computer("greedy")], pace=0)
    with client.join(made.table) as spectator:
        for _ in spectator:
            pass
    return made.table


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
def test_a_finished_game_was_dealt_as_it_was_committed_to(client: Client, edition: str) -> None:
    table = played(client, edition)
    facts = client.table(table)
    record = parse_record(client.record(table))
    assert record.headers["Commitment"] == facts["commitment"]
    assert record.headers["Seed"] == facts["seed"]
    assert record.headers["Game"] == table
    assert record.headers["Seat1"] == "greedy"
    assert all(check.passed for check in verify(record))
    checks = client.verify(table)
    assert len(checks) > 3
    assert all(check.passed for check in checks)


def test_a_running_game_shows_neither_seed_nor_what_others_hold(client: Client) -> None:
    made = client.create_table("splendor", [me("A"), me("B")])
    with client.join(made.table, made.tokens[0]) as seat:
        update = next(iter(seat))
        blind = [a for a in update.body["view"]["legal"] if a["type"] == "reserve" and a["place"]["type"] == "deck"]
        assert seat.decide(update, blind[0]) == 2
    mine, theirs, public = (client.record(made.table, token) for token in (*made.tokens.values(), None))
    assert theirs == public != mine
    assert "Seed" not in mine
    with pytest.raises(ServerRefused) as refused:
        client.verify(made.table)
    assert refused.value.code == "not_over"
    with pytest.raises(ServerRefused) as refused:
        client.replay(made.table)
    assert refused.value.code == "not_over"


def test_a_record_is_uploaded_and_replayed(client: Client) -> None:
    table = played(client)
    text = client.record(table)
    replayed = client.uploaded(client.upload(text))
    assert len(replayed["frames"]) == len(parse_record(text).plies) + 1
    assert replayed["frames"] == client.replay(table)["frames"]


def test_a_finished_game_is_seen_through_anybodys_eyes(client: Client) -> None:
    made = client.create_table("splendor", [me("A"), me("B")], first=0)
    with client.join(made.table, made.tokens[0]) as seat:
        assert seat.decide(next(iter(seat)), "reserve deck1") == 2
    client.resign(made.table, made.tokens[1])

    def cards(seen: str) -> tuple[Any, Any]:
        """The reserved card in the last position, and the one that was drawn, as they are shown."""
        shown = client.replay(made.table, seen=seen)["frames"]
        drawn = [event["card"] for frame in shown for event in frame["events"] if event["type"] == "drew"]
        return shown[-1]["view"]["players"][0]["reserved"][0], drawn[0]

    hidden = {"type": "facedown", "tier": 0}
    assert cards("spectator") == cards("1") == (hidden, None)
    held, drawn = cards("0")
    assert held == drawn
    assert isinstance(held, str)
    assert cards("all") == (held, drawn)
    assert (
        client.uploaded(client.upload(client.record(made.table)), seen="all")["frames"][-1]["view"]
        == (client.replay(made.table, seen="all")["frames"][-1]["view"])
    )
    for wrong, code in (("2", "no_table"), ("nobody", "bad_request"), ("-1", "bad_request")):
        with pytest.raises(ServerRefused) as refused:
            client.replay(made.table, seen=wrong)
        assert refused.value.code == code


def test_a_record_is_checked_move_by_move(client: Client) -> None:
    text = client.record(played(client))
    reveals = re.findall(r"reveal (\w+)", text)
    spoilt = {
        "a card that lies there already": text.replace(f"reveal {reveals[5]}", f"reveal {reveals[4]}", 1),
        "a move that can't be": re.sub(r"^4\.1 .*$", "4.1 claim N1", text, flags=re.MULTILINE),
        "a move left out": re.sub(r"^4\.1 .*\n", "", text, flags=re.MULTILINE),
        "no record": "once upon a time",
        "nothing": "",
    }
    for what, record in spoilt.items():
        assert record != text, what
        with pytest.raises(ServerRefused) as refused:
            client.upload(record)
        assert refused.value.code == "bad_record", what


def test_there_is_no_record_that_nobody_uploaded(client: Client) -> None:
    with pytest.raises(ServerRefused) as refused:
        client.uploaded("nothing")
    assert refused.value.code == "no_table"
