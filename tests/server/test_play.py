"""Playing: decisions, conflicts, resigning, leaving, taking back, looking on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from parure.client import AsyncClient, Client, ServerRefused, computer, me
from tests.server.crowd import eventually
from tests.server.harness import Server
from tests.server.talk import hear, hear_of, say, seated


@pytest.fixture
def client(house: Server) -> Iterator[Client]:
    with Client(house.url) as client:
        yield client


@pytest.mark.parametrize(("edition", "players"), [("splendor", 4), ("marvel", 2)])
def test_people_on_one_device_play_a_game_to_its_end(house: Server, edition: str, players: int) -> None:
    """Each seat has a token of its own; a spectator sees the same versions as they."""

    async def story() -> None:
        async with AsyncClient(house.url) as client:
            made = await client.create_table(edition, [me()] * players)
            versions: dict[str, list[int]] = {}

            async def play(token: str | None) -> str:
                seen = versions.setdefault(token or "spectator", [])
                async with client.join(made.table, token) as seat:
                    async for update in seat:
                        seen.append(update.version)
                        if update.my_turn:
                            before = update.version
                            version = await seat.decide(update, random.choice(update.legal))
                            assert version is not None
                            assert version > before
                return str(update.table["result"])

            results = await asyncio.gather(*(play(token) for token in (*made.tokens.values(), None)))
            assert len(set(results)) == 1
            together = max(seen[0] for seen in versions.values())  # when the last one had joined
            assert len({tuple(sorted({n for n in seen if n >= together})) for seen in versions.values()}) == 1

    asyncio.run(story())


def test_a_stale_decision_is_refused_and_the_whole_view_sent_again(house: Server) -> None:
    table = seated(house.url)
    with table.join(0) as first, table.join(1) as second:
        legal = table.ask("GET", "/view", token=table.tokens[0]).json()["view"]["legal"]
        say(first, type="decide", version=0, action=legal[0], ref="one")
        update = hear(first)
        assert (update["type"], hear(first)) == (
            "update",
            {"type": "accepted", "version": update["version"], "ref": "one"},
        )
        assert hear(second)["version"] == update["version"]
        say(first, type="decide", version=0, action=legal[1], ref="two")
        refused = hear(first)
        assert (refused["error"]["code"], refused["ref"]) == ("stale_version", "two")
        whole = hear(first)
        assert (whole["type"], whole["version"]) == ("update", update["version"])
        assert whole["view"] == update["view"]


def test_what_the_rules_refuse_comes_with_the_rule_and_changes_nothing(house: Server) -> None:
    table = seated(house.url)
    before = table.state()
    with table.join(0) as socket, table.join(1) as other:
        say(socket, type="decide", version=0, action="pass")
        refused = hear(socket)["error"]
        assert (refused["code"], bool(refused["rule"]), bool(refused["reason"])) == ("illegal_action", True, True)
        legal = table.ask("GET", "/view", token=table.tokens[0]).json()["view"]["legal"]
        say(other, type="decide", version=0, action=legal[0])
        assert hear(other)["error"]["code"] == "not_your_turn"
    with table.join() as spectator:
        say(spectator, type="decide", version=0, action=legal[0])
        assert hear(spectator)["error"]["code"] == "no_token"
    assert table.state() == before


def test_resigning_ends_the_game_and_shows_the_seed(client: Client) -> None:
    made = client.create_table("splendor", [me("A"), me("B")])
    commitment = client.table(made.table)["commitment"]
    with client.join(made.table) as spectator:
        updates = iter(spectator)
        next(updates)
        client.resign(made.table, made.tokens[1])  # out of turn
        end = next(updates)
    assert end.over
    assert end.table["result"] == "resigned:1>2"
    assert (end.table["commitment"], len(end.table["seed"])) == (commitment, 64)
    with pytest.raises(ServerRefused) as refused:
        client.resign(made.table, made.tokens[0])
    assert refused.value.code == "game_over"


def test_a_computer_takes_over_for_whoever_leaves_and_everybody_sees_it(client: Client) -> None:
    made = client.create_table("marvel", [me("A"), me("B")], pace=0)
    with client.join(made.table, made.tokens[1]) as other, client.join(made.table, made.tokens[0]) as leaver:
        updates, mine = iter(other), iter(leaver)
        next(updates)
        assert next(mine).seat == 0
        client.leave(made.table, made.tokens[0])
        seen = next(updates).table["seats"][0]
        assert (seen["left"], seen["agent"], seen["who"]) == (True, "greedy", "computer")
        assert next(mine).seat is None  # he only looks on now
        while not (update := next(updates)).my_turn:
            pass
        assert update.version >= 2
    with pytest.raises(ServerRefused) as refused:
        client.resign(made.table, made.tokens[0])
    assert refused.value.code == "wrong_token"


def test_taking_back_against_computers(client: Client) -> None:
    made = client.create_table("splendor", [me(), computer("random")], pace=10_000)
    with client.join(made.table, made.tokens[0]) as seat:
        updates = iter(seat)
        start = next(updates)
        takes = [action for action in start.body["view"]["legal"] if action["type"] == "take"]
        version = seat.decide(start, takes[0])
        assert version == 1
        assert next(updates).version == 1
        assert client.take_back(made.table, made.tokens[0], 1) == 2
        after = next(updates)
        assert after.my_turn
        assert after.body["view"] == start.body["view"]
        reserves = [action for action in after.body["view"]["legal"] if action["type"] == "reserve"]
        version = seat.decide(after, reserves[0])
        assert version is not None
        with pytest.raises(ServerRefused) as refused:
            client.take_back(made.table, made.tokens[0], version)
        assert refused.value.code == "no_take_back"


def test_nothing_is_taken_back_among_people(client: Client) -> None:
    made = client.create_table("splendor", [me(), me(), computer("random")])
    with client.join(made.table, made.tokens[0]) as seat:
        update = next(iter(seat))
        takes = [action for action in update.body["view"]["legal"] if action["type"] == "take"]
        version = seat.decide(update, takes[0])
        assert version is not None
    with pytest.raises(ServerRefused) as refused:
        client.take_back(made.table, made.tokens[0], version)
    assert refused.value.code == "no_take_back"


def test_a_decision_is_kept_although_whoever_sent_it_is_gone(house: Server) -> None:
    for _ in range(5):
        table = seated(house.url)
        legal = table.ask("GET", "/view", token=table.tokens[0]).json()["view"]["legal"]
        with table.join(0) as socket:
            say(socket, type="decide", version=0, action=legal[0])
            socket.socket.close()  # at once, without a word
        asyncio.run(eventually(lambda table=table: table.state()[0] > 0))  # type: ignore[misc]


def test_everybody_is_told_of_a_decision_over_http(house: Server) -> None:
    table = seated(house.url)
    with table.join(1) as socket, table.join() as spectator:
        legal = table.ask("GET", "/view", token=table.tokens[0]).json()["view"]["legal"]
        body = {"type": "decide", "version": 0, "action": json.loads(json.dumps(legal[0]))}
        version = table.ask("POST", "/decide", token=table.tokens[0], json=body).json()["version"]
        assert hear_of(socket, "update")["version"] == version
        assert hear_of(spectator, "update")["version"] == version
