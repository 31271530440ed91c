"""The clients, with and without an event loop."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from parure import Pass
from parure.client import AsyncClient, Client, Made, ServerRefused, anyone, computer, me
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
            assert await client.rematch(made.table, made.tokens[0]) == Made(rematch.table, {1: made.tokens[0]}, {})
            assert await client.leave(rematch.table, token) is None

    asyncio.run(story())


class Losing(httpx.BaseTransport):
    """A network that loses the first answers, although the server has done what was asked."""

    def __init__(self, client: Client, losses: int) -> None:
        self.losses = losses
        self.bodies: list[bytes] = []
        self.network = client._http._transport
        client._http._transport = self

    def close(self) -> None:
        self.network.close()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self.network.handle_request(request)
        self.bodies.append(request.read())
        if len(self.bodies) <= self.losses:
            answer.close()
            raise httpx.ReadError("the connection broke")
        return answer


class AsyncLosing(httpx.AsyncBaseTransport):
    """The same for an event loop."""

    def __init__(self, client: AsyncClient, losses: int) -> None:
        self.losses = losses
        self.bodies: list[bytes] = []
        self.network = client._http._transport
        client._http._transport = self

    async def aclose(self) -> None:
        await self.network.aclose()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = await self.network.handle_async_request(request)
        self.bodies.append(await request.aread())
        if len(self.bodies) <= self.losses:
            await answer.aclose()
            raise httpx.ReadError("the connection broke")
        return answer


def test_a_claim_whose_answer_is_lost_is_asked_for_again_and_takes_one_seat(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me("Ann"), anyone(), anyone(), anyone()])
        network = Losing(client, 2)
        token = client.claim(made.table, "Bob")
        assert len(set(network.bodies)) == 1
        assert client.view(made.table, token).seat == 1

    async def story() -> str:
        async with AsyncClient(house.url) as client:
            network = AsyncLosing(client, 2)
            token = await client.claim(made.table, "Cid")
            assert len(set(network.bodies)) == 1
            return token

    other = asyncio.run(story())
    with Client(house.url) as client:
        assert client.view(made.table, other).seat == 2
        names = [seat["name"] for seat in client.table(made.table)["seats"] if not seat["free"]]
        assert names == ["Ann", "Bob", "Cid"]
        assert min(len(token) for token in (token, other)) == 32  # 192 bits
        assert token != other


def test_what_may_not_be_done_twice_is_not_asked_for_again(house: Server) -> None:
    with Client(house.url) as client:
        network = Losing(client, 1)
        with pytest.raises(httpx.ReadError):
            client.create_table("splendor", [me(), me()])
        assert len(network.bodies) == 1


def test_a_refused_claim_is_not_asked_for_again(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), me()])
        network = Losing(client, 0)
        with pytest.raises(ServerRefused) as refused:
            client.claim(made.table, "Eve")
        assert refused.value.code == "seat_taken"
        assert len(network.bodies) == 1


def test_a_program_finds_out_all_that_there_is_to_know(house: Server) -> None:
    async def story() -> None:
        async with AsyncClient(house.url) as client:
            assert "grandmaster" in await client.agents()
            assert (await client.edition("marvel"))["tag"].startswith("marvel")
            made = await client.create_table("marvel", [me("Ann"), computer("random", "Robo")], pace=10_000)
            view = await client.view(made.table, made.tokens[0])
            assert view.my_turn
            assert [seat["name"] for seat in view.table["seats"]] == ["Ann", "Robo"]
            assert not (await client.view(made.table)).my_turn
            await client.resign(made.table, made.tokens[0])
            history = await client.history(made.table)
            assert [event["type"] for entry in history.entries for event in entry.events]
            assert all(check.passed for check in await client.verify(made.table))
            name = await client.upload(await client.record(made.table))
            assert (await client.uploaded(name))["frames"] == (await client.replay(made.table))["frames"]

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
