"""The clients, with and without an event loop."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from parure import Pass
from parure.client import AsyncClient, Client, ServerRefused, anyone, computer, me
from tests.server.harness import Server, free_port


def test_a_plain_program_plays_a_game(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("marvel", [me("Ann"), computer("random")], pace=0)
        kept = 0
        with client.join(made.table, made.tokens[0]) as seat:
            for update in seat:
                if update.my_turn:
                    kept += seat.decide(update, random.choice(update.legal)) is not None
        assert update.over
        assert kept > 10
        assert update.view is not None
        assert update.edition.key == "marvel"
        assert "Seed" in client.record(made.table)


def test_a_program_with_an_event_loop_plays_a_game(house: Server) -> None:
    async def story() -> None:
        async with AsyncClient(house.url) as client:
            made = await client.create_table("splendor", [me("Ann"), anyone()], pace=0)
            assert made.table in {table["id"] for table in await client.open_tables()}
            token = await client.claim(made.table, "Bob")
            mine, theirs = client.join(made.table, made.tokens[0]), client.join(made.table, token)
            async with mine, theirs:
                for seat in (mine, theirs):
                    async for update in seat:
                        if update.my_turn:
                            assert await seat.decide(update, update.legal[0]) is not None
                            break
            assert (await client.table(made.table))["version"] >= 2
            await client.resign(made.table, token)
            rematch = await client.rematch(made.table, token)
            assert rematch.tokens == {0: token}
            assert await client.leave(rematch.table, token) is None

    asyncio.run(story())


def test_a_refused_decision_is_an_error_and_one_that_came_too_late_is_none(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), me()])
        with client.join(made.table, made.tokens[0]) as seat, client.join(made.table, made.tokens[0]) as twin:
            update, same = next(iter(seat)), next(iter(twin))
            with pytest.raises(ServerRefused) as refused:
                seat.decide(update, Pass())
            assert refused.value.code == "illegal_action"
            assert refused.value.rule
            version = seat.decide(update, update.legal[0])
            assert version is not None
            assert twin.decide(same, same.legal[1]) is None
            assert seat.decide(update, update.legal[1]) is None  # known without asking
            assert {next(iter(twin)).version for _ in range(2)} == {version}


def test_a_seat_comes_back_when_its_connection_breaks(served: Server) -> None:
    with Client(served.url) as client:
        made = client.create_table("splendor", [me(), computer("random")], pace=0)
        broken = False
        with client.join(made.table, made.tokens[0]) as seat:
            for update in seat:
                if update.my_turn:
                    if not broken:
                        served.kill()
                        broken = True
                        assert seat.decide(update, update.legal[0]) is None
                        served.start()
                    elif update.version > 20:
                        break
                    else:
                        assert seat.decide(update, random.choice(update.legal)) is not None


@pytest.mark.parametrize(("table", "token", "code"), [("nowhere", None, "no_table"), (None, "no token", "wrong_token")])
def test_a_connection_that_can_not_be_is_given_up(
    house: Server, table: str | None, token: str | None, code: str
) -> None:
    with Client(house.url) as client:
        table = table or client.create_table("splendor", [me(), me()]).table
        with client.join(table, token) as seat, pytest.raises(ServerRefused) as refused:
            next(iter(seat))
        assert refused.value.code == code

    async def story() -> str:
        assert table is not None
        async with AsyncClient(house.url) as client, client.join(table, token) as seat:
            try:
                async for _ in seat:
                    pass
            except ServerRefused as refused:
                return refused.code
        return "nothing"

    assert asyncio.run(story()) == code


def test_an_answer_that_no_parure_server_wrote_is_trouble() -> None:
    assert ServerRefused.read("<h1>Bad gateway</h1>").code == "trouble"
    assert ServerRefused.read("[]").code == "trouble"


def test_a_server_that_is_not_there_is_an_error_of_the_network() -> None:
    with Client(f"http://127.0.0.1:{free_port()}") as client, pytest.raises(httpx.ConnectError):
        client.open_tables()
