"""Setting tables up, sitting down, standing up, the list."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from parure.client import Client, ServerRefused, anyone, computer, friend, me, questions
from parure.server.schema import metadata
from parure.server.settings import Settings
from parure.server.store import Store
from tests.server.harness import Server
from tests.server.talk import Seated, hear, hear_of, say


@pytest.fixture
def client(house: Server) -> Iterator[Client]:
    with Client(house.url) as client:
        yield client


def code(refused: pytest.ExceptionInfo[ServerRefused]) -> str:
    return refused.value.code


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_for_one_person_and_computers_starts_at_once(client: Client, edition: str, players: int) -> None:
    made = client.create_table(edition, [me("Ann"), *[computer("random")] * (players - 1)])
    facts = client.table(made.table)
    assert facts["status"] == "playing"
    assert facts["edition"].startswith(edition)
    assert [seat["name"] for seat in facts["seats"]] == ["Ann", *["random"] * (players - 1)]
    assert [seat["who"] for seat in facts["seats"]] == ["person", *["computer"] * (players - 1)]
    assert (facts["to_move"], facts["seed"], len(facts["commitment"])) == (0, None, 64)


@pytest.mark.parametrize(
    "wanted",
    [
        {"edition": "chess", "seats": [me(), me()]},
        {"edition": "splendor", "seats": [me()]},
        {"edition": "splendor", "seats": [me()] * 5},
        {"edition": "splendor", "seats": [me(), computer("deep thought")]},
        {"edition": "splendor", "seats": [me(), me()], "clock": {"initial": 1}},
        {"edition": "splendor", "seats": [me(), me()], "colour": "red"},
        {"edition": "splendor", "seats": [me(""), me()]},
        {"edition": "splendor", "seats": [me(), me()], "first": 4},
        {"edition": "splendor", "seats": [me(), me()], "first": 2},
        {"edition": "splendor", "seats": [me(), me(), me()], "first": -1},
        {"edition": "splendor", "seats": [me(), {"who": "me", "agent": "greedy"}]},
        {"edition": "splendor", "seats": [me(), {"who": "friend", "agent": "greedy"}]},
        {"edition": "splendor", "seats": [me(), {"who": "anyone", "agent": "greedy"}]},
    ],
)
def test_a_table_that_can_not_be_is_refused(client: Client, wanted: dict[str, Any]) -> None:
    with pytest.raises(ServerRefused) as refused:
        client.create_table(**wanted)
    assert code(refused) == "bad_request"


def test_the_first_seat_is_chosen_or_drawn(client: Client) -> None:
    names = [me("A"), me("B"), me("C")]
    made = client.create_table("splendor", names, first=1)
    assert [seat["name"] for seat in client.table(made.table)["seats"]] == ["B", "C", "A"]
    assert sorted(made.tokens) == [0, 1, 2]
    firsts: set[str] = set()
    while firsts != {"A", "B", "C"}:  # ends almost surely
        drawn = client.create_table("splendor", names, first="random")
        firsts.add(client.table(drawn.table)["seats"][0]["name"])


def test_friends_come_by_link_and_the_game_starts_when_all_are_there(client: Client) -> None:
    made = client.create_table("marvel", [me("Ann"), friend(), friend()])
    assert client.table(made.table)["status"] == "open"
    assert sorted(made.invitations) == [1, 2]
    first = client.claim(made.table, "Bob", invitation=made.invitations[2])
    assert client.table(made.table)["status"] == "open"
    with pytest.raises(ServerRefused) as refused:
        client.claim(made.table, "Eve", invitation=made.invitations[2])
    assert code(refused) == "wrong_token"
    with pytest.raises(ServerRefused) as refused:
        client.claim(made.table, "Eve")
    assert code(refused) == "seat_taken"
    second = client.claim(made.table, "Cid", invitation=made.invitations[1])
    facts = client.table(made.table)
    assert (facts["status"], [seat["name"] for seat in facts["seats"]]) == ("playing", ["Ann", "Cid", "Bob"])
    assert len({first, second, made.tokens[0]}) == 3
    with pytest.raises(ServerRefused) as refused:
        client.claim(made.table, "Eve", invitation=made.invitations[1])
    assert code(refused) == "seat_taken"


def test_a_claim_repeated_with_the_same_token_gets_the_same_seat(client: Client) -> None:
    made = client.create_table("splendor", [me("Ann"), anyone(), anyone(), anyone()])
    mine, other = questions.claim(made.table, "Bob"), questions.claim(made.table, "Cid")
    tokens = [client.ask(question) for question in (mine, mine, other, mine, other)]
    assert [client.view(made.table, token).seat for token in tokens] == [1, 1, 2, 1, 2]
    free = [seat["free"] for seat in client.table(made.table)["seats"]]
    assert free == [False, False, False, True]
    client.claim(made.table, "Dan")
    assert client.ask(mine) == tokens[0]  # although no seat is free any more
    with pytest.raises(ServerRefused) as refused:
        client.claim(made.table, "Eve")
    assert code(refused) == "seat_taken"


def test_a_seat_can_be_chosen(client: Client) -> None:
    made = client.create_table("splendor", [me("Ann"), anyone(), anyone()])
    token = client.claim(made.table, "Bob", seat=2)
    assert client.view(made.table, token).seat == 2
    with pytest.raises(ServerRefused) as refused:
        client.claim(made.table, "Cid", seat=2)
    assert code(refused) == "seat_taken"


def test_the_list_has_the_tables_that_anyone_can_sit_down_at(client: Client) -> None:
    listed = client.create_table("splendor", [me(), anyone()])
    hidden = client.create_table("splendor", [me(), anyone()], listed=False)
    friends = client.create_table("splendor", [me(), friend()])
    ids = {table["id"] for table in client.open_tables()}
    assert listed.table in ids
    assert not ids & {hidden.table, friends.table}
    client.claim(listed.table, "Bob")
    assert listed.table not in {table["id"] for table in client.open_tables()}


def test_of_many_who_want_the_last_seats_as_many_get_one(client: Client) -> None:
    made = client.create_table("splendor", [me(), anyone(), anyone(), anyone()])

    def claim(number: int) -> str:
        try:
            return client.claim(made.table, f"P{number}")
        except ServerRefused as refused:
            return refused.code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(claim, range(8)))
    assert answers.count("seat_taken") == 5
    assert client.table(made.table)["status"] == "playing"


def test_before_the_game_starts_nobody_sees_the_cards(client: Client) -> None:
    made = client.create_table("splendor", [me(), anyone()])
    with client.join(made.table, made.tokens[0]) as seat:
        update = next(iter(seat))
        assert update.view is None
        with pytest.raises(ServerRefused) as refused:
            client.record(made.table, made.tokens[0])
        assert code(refused) == "not_started"
        client.claim(made.table, "Bob")
        started = next(iter(seat))
        assert started.view is not None
        assert started.my_turn


def test_a_seat_given_up_before_the_start_is_free_again_and_its_old_owner_only_looks_on(client: Client) -> None:
    made = client.create_table("splendor", [me("Ann"), anyone(), friend()])
    left = Seated(client.url, made.table, (client.claim(made.table, "Bob"),))
    with left.join(0) as socket:
        assert client.leave(made.table, left.tokens[0]) is None
        assert hear_of(socket, "update")["seat"] is None
        token = client.claim(made.table, "Cid")
        client.claim(made.table, "Dan", invitation=made.invitations[2])
        while (update := hear_of(socket, "update"))["table"]["status"] != "playing":
            pass
        assert update["seat"] is None
        say(socket, type="resign")
        assert hear(socket)["error"]["code"] == "wrong_token"
    assert client.table(made.table)["seats"][1]["name"] == "Cid"
    with client.join(made.table, token) as seat:
        assert next(iter(seat)).seat == 1


def test_who_made_the_table_can_hand_his_seat_on_by_a_new_invitation(client: Client) -> None:
    made = client.create_table("splendor", [me("Ann"), anyone()])
    invitation = client.leave(made.table, made.tokens[0])
    assert invitation is not None
    client.claim(made.table, "Bob")
    assert client.table(made.table)["status"] == "open"
    client.claim(made.table, "Cid", invitation=invitation)
    assert client.table(made.table)["status"] == "playing"


def test_tokens_and_invitations_are_kept_only_as_hashes(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("splendor", [me(), me(), friend()])
        secrets = [*made.tokens.values(), *made.invitations.values()]

    async def dump() -> str:
        store = Store(Settings(database=served.database))
        async with store.database.engine.connect() as connection:
            texts = []
            for kept in metadata.sorted_tables:
                texts += [str(tuple(row)) for row in await connection.execute(kept.select())]
        await store.database.engine.dispose()
        return "\n".join(texts)

    whole = asyncio.run(dump())
    assert made.table in whole
    assert not any(secret in whole for secret in secrets)
    if served.database.startswith("sqlite:"):
        with sqlite3.connect(served.database.removeprefix("sqlite:///")) as connection:
            lengths = connection.execute("SELECT length(token) FROM seat WHERE token IS NOT NULL").fetchall()
        connection.close()
        assert set(lengths) == {(32,)}
    assert served.log is not None
    assert not any(secret in served.log.read_text() for secret in secrets)
