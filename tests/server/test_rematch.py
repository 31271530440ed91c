"""Rematches: an offer that everybody at the old table hears of, and a game once everybody has agreed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from parure.client import Client, Made, ServerRefused, computer, me
from tests.server.harness import Server
from tests.server.talk import Seated, hear_of


@pytest.fixture
def client(house: Server) -> Iterator[Client]:
    with Client(house.url) as client:
        yield client


@pytest.fixture
def finished(client: Client) -> Made:
    """A game of two people and a computer that is over."""
    made = client.create_table("splendor", [me("A"), me("B"), computer("random", "Robo")], pace=0)
    client.resign(made.table, made.tokens[0])
    return made


def code(refused: pytest.ExceptionInfo[ServerRefused]) -> str:
    return refused.value.code


def test_a_rematch_is_announced_to_everybody_who_is_still_at_the_old_table(client: Client, finished: Made) -> None:
    old = Seated(client.url, finished.table, tuple(finished.tokens.values()))
    assert client.table(finished.table)["rematch"] is None
    with old.join(1) as other, old.join() as spectator:
        offer = client.rematch(finished.table, finished.tokens[0])
        for socket in (other, spectator):
            told = hear_of(socket, "update")
            assert (told["table"]["rematch"], told["table"]["status"]) == (offer.table, "over")
    assert client.table(finished.table)["rematch"] == offer.table


def test_a_rematch_starts_only_when_everybody_has_agreed(client: Client, finished: Made) -> None:
    offer = client.rematch(finished.table, finished.tokens[0])
    assert client.rematch(finished.table, finished.tokens[0]) == offer  # asking twice is no agreement of others
    facts = client.table(offer.table)
    assert (facts["status"], facts["rematch_of"]) == ("open", finished.table)
    assert [(seat["name"], seat["free"]) for seat in facts["seats"]] == [("B", True), ("Robo", False), ("A", False)]
    new = Seated(client.url, offer.table, tuple(offer.tokens.values()))
    with new.join(0) as waiting:
        agreed = client.rematch(finished.table, finished.tokens[1])
        assert (agreed.table, agreed.tokens) == (offer.table, {0: finished.tokens[1]})
        started = hear_of(waiting, "update")
        assert (started["table"]["status"], started["table"]["to_move"], started["seat"]) == ("playing", 0, 2)


def test_nobody_else_takes_a_seat_of_a_rematch(client: Client, finished: Made) -> None:
    offer = client.rematch(finished.table, finished.tokens[0])
    assert offer.table not in {table["id"] for table in client.open_tables()}
    with pytest.raises(ServerRefused) as refused:
        client.rematch(finished.table, "x" * 32)
    assert code(refused) == "wrong_token"
    with pytest.raises(ServerRefused) as refused:
        client.claim(offer.table, "Eve")
    assert code(refused) == "seat_taken"
    with pytest.raises(ServerRefused) as refused:
        client.claim(offer.table, "Eve", invitation="x" * 32)
    assert code(refused) == "wrong_token"


def test_in_a_rematch_computers_keep_their_names(client: Client) -> None:
    made = client.create_table("marvel", [me("A"), computer("random", "Robo"), computer("greedy", "Hal")], pace=10_000)
    client.resign(made.table, made.tokens[0])
    again = client.rematch(made.table, made.tokens[0])
    seats = client.table(again.table)["seats"]
    assert [(seat["name"], seat["agent"]) for seat in seats] == [("Robo", "random"), ("Hal", "greedy"), ("A", None)]


def test_a_rematch_passes_the_start_on_and_everybody_keeps_his_token(client: Client) -> None:
    made = client.create_table("marvel", [me("A"), me("B"), computer("random")], pace=0)
    with pytest.raises(ServerRefused) as refused:
        client.rematch(made.table, made.tokens[0])
    assert code(refused) == "not_over"
    client.resign(made.table, made.tokens[0])
    with ThreadPoolExecutor(2) as pool:
        rematches = list(pool.map(lambda seat: client.rematch(made.table, made.tokens[seat]), (0, 1)))
    assert len({rematch.table for rematch in rematches}) == 1
    facts = client.table(rematches[0].table)
    assert [seat["name"] for seat in facts["seats"]] == ["B", "random", "A"]
    assert rematches[0].tokens == {2: made.tokens[0]}
    assert rematches[1].tokens == {0: made.tokens[1]}
    assert (facts["status"], facts["rematch_of"]) == ("playing", made.table)


def test_in_a_rematch_a_computer_sits_where_somebody_left(client: Client) -> None:
    made = client.create_table("splendor", [me("A"), me("B")], pace=10_000)
    client.leave(made.table, made.tokens[1])
    client.resign(made.table, made.tokens[0])
    facts = client.table(client.rematch(made.table, made.tokens[0]).table)
    assert facts["status"] == "playing"
    assert [(seat["who"], seat["left"]) for seat in facts["seats"]] == [("computer", False), ("person", False)]
