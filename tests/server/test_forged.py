"""Whoever has not the right token, turn or version is refused with a code, and nothing changes."""

from __future__ import annotations

import pytest
from websockets.sync.client import connect

from tests.server.harness import Server
from tests.server.hostile import assert_refused, decide
from tests.server.talk import Seated, close_code, hear, hear_of, http, say, seated


def test_out_of_turn_stale_and_wrong_seats_are_refused(table: Seated) -> None:
    for token, version, code in (
        (table.tokens[0], 2, "not_your_turn"),
        (table.tokens[2], 2, "not_your_turn"),
        (table.tokens[1], 0, "stale_version"),
        (table.tokens[1], 1, "stale_version"),
        (table.tokens[1], 3, "stale_version"),
        ("forged", 2, "wrong_token"),
        (table.tokens[1][:-1], 2, "wrong_token"),
        (table.tokens[1].swapcase(), 2, "wrong_token"),
        ("x" * 5000, 2, "wrong_token"),
        ("' OR ''='", 2, "wrong_token"),
    ):
        assert_refused(table.ask("POST", "/decide", token=token, json=decide(version, "reserve deck 1")), code)


def test_spectator_can_only_look_on(table: Seated) -> None:
    with table.join() as connection:
        for message in (decide(2, "pass"), {"type": "resign"}, {"type": "leave"}, {"type": "takeback", "version": 2}):
            say(connection, **message)
            assert hear(connection)["error"]["code"] == "no_token"


def test_joining_again_gives_no_other_seat(table: Seated) -> None:
    with table.join(0) as connection:
        say(connection, type="join", token=table.tokens[1])
        assert hear(connection)["error"]["code"] == "bad_request"
        say(connection, **decide(2, "reserve deck 1"))
        assert hear(connection)["error"]["code"] == "not_your_turn"


def test_replayed_decision_counts_once(peaceful: Server) -> None:
    table = seated(peaceful.url)
    with table.join(0) as connection:
        for _ in range(5):
            say(connection, **decide(0, "reserve deck 1"))
        answers = [hear_of(connection, "accepted", "error") for _ in range(5)]
    assert [answer["type"] for answer in answers] == ["accepted", *["error"] * 4]
    assert {answer["error"]["code"] for answer in answers[1:]} == {"stale_version"}
    assert table.state()[0] == 2


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "no_token"),
        ("Bearer", "no_token"),
        ("Basic dXNlcjpwYXNz", "no_token"),
        ("Token {}", "no_token"),
        ("{}", "no_token"),
        ("Bearer {} x", "wrong_token"),
        ("Bearer Bearer {}", "wrong_token"),
        ("Bearer \xe9\xff", "wrong_token"),
        ("Bearer " + "A" * 8000, "wrong_token"),
    ],
)
def test_forged_authorization_is_refused(header: str, code: str, table: Seated) -> None:
    headers = {b"authorization": header.format(table.tokens[1]).encode("latin-1")}
    url = f"{table.url}/api/tables/{table.id}"
    for method, path in (("POST", "/resign"), ("POST", "/leave"), ("GET", "/view"), ("GET", "/record")):
        assert_refused(http.request(method, url + path, headers=headers), code)


def test_token_of_another_table_is_refused(table: Seated) -> None:
    other = seated(table.url)
    assert_refused(table.ask("POST", "/resign", token=other.tokens[0]), "wrong_token")
    with connect(table.socket_url) as connection:
        say(connection, type="join", token=other.tokens[0])
        assert hear(connection)["error"]["code"] == "wrong_token"
        assert close_code(connection) == 4403
