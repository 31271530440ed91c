"""What can't be read, or is too large, is refused with a code; nothing changes, and the server stays healthy."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

import pytest

from tests.server.hostile import assert_refused, raw_request
from tests.server.talk import Seated, close_code, hear, http, say

DEEP = 5_000


def numbered(action: str) -> str:
    return f'{{"type":"decide","version":2,"action":{action}}}'


UNREADABLE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "bad_request"),
    "no JSON": ("{", "bad_request"),
    "no object": ("[]", "bad_request"),
    "null": ("null", "bad_request"),
    "no type": ("{}", "bad_request"),
    "no such type": ('{"type":"cheat"}', "bad_request"),
    "type is a list": ('{"type":["decide"]}', "bad_request"),
    "extra field": ('{"type":"resign","seat":1}', "bad_request"),
    "another's seat": ('{"type":"decide","version":2,"action":"pass","seat":1}', "bad_request"),
    "version is text": ('{"type":"decide","version":"2","action":"pass"}', "bad_request"),
    "version is true": ('{"type":"decide","version":true,"action":"pass"}', "bad_request"),
    "version is negative": ('{"type":"decide","version":-1,"action":"pass"}', "bad_request"),
    "version is huge": (f'{{"type":"decide","version":{10**30},"action":"pass"}}', "bad_request"),
    "version is NaN": ('{"type":"decide","version":NaN,"action":"pass"}', "bad_request"),
    "version is endless": ('{"type":"decide","version":1e999,"action":"pass"}', "bad_request"),
    "version in Arabic digits": ('{"type":"decide","version":\u0662,"action":"pass"}', "bad_request"),
    "action is a number": (numbered("7"), "bad_request"),
    "action is long": (numbered(json.dumps("take " + "w" * 300)), "bad_request"),
    "action with NUL": (numbered('"take w\\u0000"'), "bad_action"),
    "action with SQL": (numbered('"take w\'; DROP TABLE game; --"'), "bad_action"),
    "action in Arabic digits": (numbered('"reserve deck \u0661"'), "bad_action"),
    "action of chance": (numbered('"reveal 1R1"'), "bad_action"),
    "action of chance, as JSON": (numbered('{"type":"reveal","card":"1R1"}'), "bad_action"),
    "empty action": (numbered("{}"), "bad_action"),
    "unknown action": (numbered('{"type":"steal","seat":1}'), "bad_action"),
    "action with an extra field": (numbered('{"type":"pass","again":true}'), "bad_action"),
    "gems are NaN": (numbered('{"type":"take","gems":[NaN,0,0,0,0,0,0]}'), "bad_action"),
    "gems are many": (numbered(f'{{"type":"take","gems":[{"9" * 400},0,0,0,0,0,0]}}'), "bad_action"),
    "gems are endless": (numbered(f'{{"type":"take","gems":[{"9" * 5000},0,0,0,0,0,0]}}'), "bad_request"),
    "gems are negative": (numbered('{"type":"take","gems":[-3,0,0,0,0,0,0]}'), "bad_action"),
    "gems are halves": (numbered('{"type":"take","gems":[0.5,0.5,0,0,0,0,0]}'), "bad_action"),
    "place that is not": (numbered('{"type":"reserve","place":{"type":"deck","tier":900}}'), "illegal_action"),
    "doubled keys: the last counts": (
        '{"type":"decide","type":"cheat","version":2,"action":"pass"}',
        "bad_request",
    ),
    "lone surrogate": (numbered('"\\ud800"'), "bad_request bad_action"),
    "deeply nested list": (numbered("[" * DEEP + "]" * DEEP), "bad_request"),
    "deeply nested object": (numbered('{"a":' * 2000 + "1" + "}" * 2000), "bad_request"),
    "prototype": (numbered('{"__proto__":{"type":"pass"}}'), "bad_action"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_message_is_refused(name: str, table: Seated) -> None:
    """The same over HTTP and on a connection, which lives on."""
    text, codes = UNREADABLE[name]
    headers = {"authorization": f"Bearer {table.tokens[1]}", "content-type": "application/json"}
    assert_refused(
        http.post(f"{table.url}/api/tables/{table.id}/decide", content=text, headers=headers), *codes.split()
    )
    with table.join(1) as connection:
        connection.send(text)
        assert hear(connection)["error"]["code"] in codes.split()
        say(connection, type="ping")
        assert hear(connection) == {"type": "pong"}


@pytest.mark.parametrize("content", [b"\xff\xfe{}", b'{"type":"\xc3\x28"}', b"\x00" * 40, b"\x1f\x8b\x08\x00"])
def test_bytes_that_are_no_text_are_refused(content: bytes, table: Seated) -> None:
    headers = {"authorization": f"Bearer {table.tokens[1]}", "content-type": "application/json"}
    url = f"{table.url}/api/tables/{table.id}/decide"
    assert_refused(http.post(url, content=content, headers=headers), "bad_request")
    with table.join(1) as connection:
        connection.send(content)  # a binary frame
        assert hear(connection)["error"]["code"] == "bad_request"
        say(connection, type="ping")
        assert hear(connection) == {"type": "pong"}


def test_text_frame_that_is_no_utf8_ends_the_connection(table: Seated) -> None:
    with table.join(1) as connection:
        connection.send(b"\xff\xfe\xfd", text=True)
        assert close_code(connection) == 1007


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_body_that_a_foreign_page_can_send_unasked_is_refused(kind: str | None, table: Seated) -> None:
    content = json.dumps({"edition": "splendor", "seats": [{"who": "me"}] * 2})
    headers = {} if kind is None else {"content-type": kind}
    assert_refused(http.post(f"{table.url}/api/tables", content=content.encode(), headers=headers), "bad_request")


# Sizes


def test_large_bodies_are_refused_however_they_come(table: Seated) -> None:
    url = f"{table.url}/api/tables"

    def endless() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 1024

    json_type = {"content-type": "application/json"}
    assert_refused(http.post(url, content=b" " * 70_000, headers=json_type), "too_large")
    assert_refused(http.post(url, content=endless(), headers=json_type), "too_large")
    assert_refused(http.post(f"{table.url}/api/records", content=b" " * 1_100_000, headers=json_type), "too_large")
    assert_refused(http.post(f"{table.url}/api/records", json={"record": "pass;" * 5000}), "bad_record")
    for length in ("99999999999999999999", "-1", "1e3", "\xb2"):
        status, _ = raw_request(table.url, "POST /api/tables HTTP/1.1", f"Content-Length: {length}")
        assert status in (400, 413)


def test_large_frame_ends_the_connection(table: Seated) -> None:
    for size in (17_000, 2_000_000):
        with table.join(1) as connection:
            with contextlib.suppress(OSError):
                connection.send("x" * size)
            assert close_code(connection) == 1009


@pytest.mark.parametrize(
    "record", ["", "\0", "[Start", '[X "\\ud800"]', "{" * 3000, '[Start "splendor@1"]\n1.1 take wug', "é" * 9999]
)
def test_odd_records_are_refused(record: str, table: Seated) -> None:
    assert_refused(http.post(f"{table.url}/api/records", json={"record": record}), "bad_record")
    mine = table.ask("GET", "/record").text
    for odd in (mine + "{a\0b}", '[X "\\ud800"]\n' + mine):
        assert_refused(http.post(f"{table.url}/api/records", json={"record": odd}), "bad_record")


# Names


@pytest.mark.parametrize(
    "name", ["", " ", "\t", "a\0b", "a\nb", "\u202egnp", "x" * 41, "\x9b31m", "\ud800", 7, None, ["Ann"]]
)
def test_odd_names_are_refused(name: object, table: Seated) -> None:
    body = json.dumps({"name": name}).encode()
    headers = {"content-type": "application/json"}
    opened = http.post(
        f"{table.url}/api/tables", json={"edition": "splendor", "seats": [{"who": "me"}, {"who": "anyone"}]}
    ).json()["table"]["id"]
    url = f"{table.url}/api/tables/{opened}"
    assert_refused(http.post(f"{url}/claim", content=body, headers=headers), "bad_request")
    assert http.get(url).json()["seats"][1]["free"] is True
