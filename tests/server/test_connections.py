"""Connections: joining, heartbeats, syncing, being counted."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from parure.client import Client, anyone, me
from parure.server.app import create_app
from parure.server.settings import Settings
from tests.server.crowd import eventually
from tests.server.harness import Server, free_port
from tests.server.talk import Seated, close_code, hear, hear_of, inside, say, seated


def connections(url: str) -> float:
    for line in httpx.get(f"{url}/metrics", timeout=30).text.splitlines():
        if line.startswith("parure_connections "):
            return float(line.split()[1])
    raise AssertionError("the metrics have it")


def test_joining_shows_everything_and_then_every_change(house: Server) -> None:
    table = seated(house.url, "marvel")
    with table.join(0) as mine, table.join(1) as theirs, table.join() as public:
        say(mine, type="sync")
        update = hear(mine)
        assert (update["version"], update["seat"], update["table"]["to_move"]) == (0, 0, 0)
        assert update["view"]["legal"]
        say(mine, type="decide", version=0, action=update["view"]["legal"][0], ref="a")
        told = [hear(socket) for socket in (mine, theirs, public)]
        assert len({message["version"] for message in told}) == 1
        assert [message["seat"] for message in told] == [0, 1, None]
        assert all(message["events"] for message in told)
        assert hear(mine) == {"type": "accepted", "version": told[0]["version"], "ref": "a"}


def test_a_ping_is_answered(house: Server) -> None:
    with seated(house.url).join() as socket:
        say(socket, type="ping")
        assert hear(socket) == {"type": "pong"}


def test_a_wrong_token_or_table_is_refused(house: Server) -> None:
    table = seated(house.url)
    for wrong, token, code in (
        (table, "nonsense", "wrong_token"),
        (type(table)(house.url, "nowhere", ()), None, "no_table"),
    ):
        with connect(wrong.socket_url) as socket:
            say(socket, type="join", token=token)
            assert hear(socket)["error"]["code"] == code
            assert close_code(socket) == 4403


def test_before_the_game_has_begun_a_seat_is_left_over_http(house: Server) -> None:
    with Client(house.url) as client:
        made = client.create_table("splendor", [me(), anyone()])
        table = Seated(house.url, made.table, (made.tokens[0],))
        with table.join(0) as socket:
            say(socket, type="leave", ref="a")
            refused = hear(socket)
            assert (refused["type"], refused["error"]["code"], refused["ref"]) == ("error", "not_started", "a")
            assert set(refused) == {"type", "error", "ref"}
        assert client.leave(made.table, made.tokens[0]) is not None


def test_one_address_has_so_many_connections_and_no_more(database: str) -> None:
    app = create_app(Settings(database=database, most_connections_of_one=2))
    with inside(app) as url:
        table = seated(url)
        with table.join(0):
            with table.join(1):
                for _ in range(2):
                    with pytest.raises(InvalidStatus) as refused, table.join():
                        pass
                    assert refused.value.response.status_code == 429
                    body = json.loads(refused.value.response.body or b"")
                    assert body["error"]["code"] == "too_fast"
            asyncio.run(eventually(lambda: connections(url) == 1))
            with table.join() as socket:  # whoever goes makes room
                say(socket, type="ping")
                assert hear(socket) == {"type": "pong"}


def test_whoever_goes_is_not_counted_any_more(served: Server) -> None:
    table = seated(served.url)
    with table.join(0), table.join(1), table.join() as socket:
        assert connections(served.url) == 3
        socket.socket.close()  # without a word
        asyncio.run(eventually(lambda: connections(served.url) == 2))
    asyncio.run(eventually(lambda: connections(served.url) == 0))


@pytest.fixture
def quick(database: str) -> Iterator[str]:
    """A server in a thread of this process, with a quick heartbeat."""
    port = free_port()
    app = create_app(Settings(database=database, heartbeat=0.2, requests_per_second=1e9))
    running = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, access_log=False))
    thread = threading.Thread(target=running.run)
    thread.start()
    asyncio.run(eventually(lambda: running.started or not thread.is_alive()))
    yield f"http://127.0.0.1:{port}"
    running.should_exit = True
    thread.join(60)


def test_a_quiet_connection_has_a_heartbeat(quick: str) -> None:
    with seated(quick).join() as socket:
        for _ in range(3):
            assert hear(socket) == {"type": "heartbeat"}


def test_the_server_says_whether_it_is_well(house: Server) -> None:
    health = httpx.get(f"{house.url}/healthz", timeout=30)
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    seated(house.url)
    page = httpx.get(f"{house.url}/metrics", timeout=30).text
    for name in ("parure_games_total", "parure_rows_total", "parure_connections", "parure_decision_seconds_count"):
        assert f"\n{name} " in page


def test_a_conflict_is_told_to_everybody_at_the_table(house: Server) -> None:
    """Two connections of one seat answer one version: both end up with the same view."""
    table = seated(house.url)
    with table.join(0) as one, table.join(0) as two:
        say(one, type="sync")
        legal = hear(one)["view"]["legal"]
        say(one, type="decide", version=0, action=legal[0], ref="one")
        say(two, type="decide", version=0, action=legal[1], ref="two")
        answers = [hear_of(socket, "accepted", "error") for socket in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
        say(one, type="sync")
        say(two, type="sync")
        assert hear_of(one, "update")["view"] == hear_of(two, "update")["view"]
