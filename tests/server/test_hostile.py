"""Whatever is sent, the server refuses it with a code, changes nothing, and stays healthy."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import resource
import socket as sockets
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from parure.server.errors import Code
from parure.server.limits import SECURITY_HEADERS
from tests.server.harness import Server, server
from tests.server.talk import PATIENCE, Seated, close_code, hear, hear_of, http, is_healthy, say, seated

CODES = {code.value: code.status for code in Code}
IDLE = 1_500
DEEP = 5_000


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    with server(f"sqlite:///{folder}/parure.db", log=folder / "log") as started:
        yield started
        assert started.log is not None
        lines = [json.loads(line) for line in started.log.read_text().splitlines()]
        assert [line for line in lines if line["level"] in ("error", "critical")] == []


@pytest.fixture
def table(running: Server) -> Iterator[Seated]:
    """A table that is the same after the test as before."""
    made = seated(running.url, "marvel", 3)
    made.ask("POST", "/decide", token=made.tokens[0], json=decide(0, "reserve deck 1")).raise_for_status()
    before = made.state()
    yield made
    assert made.state() == before
    assert is_healthy(running.url)


def decide(version: int, action: Any) -> dict[str, Any]:
    return {"type": "decide", "version": version, "action": action}


def assert_refused(answer: httpx.Response, *codes: str) -> None:
    code = answer.json()["error"]["code"]
    assert code in codes
    assert answer.status_code == CODES[code]
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value


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


# Who may what


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


def test_replayed_decision_counts_once(running: Server) -> None:
    table = seated(running.url)
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


@pytest.mark.parametrize("name", ["Robert'); DROP TABLE game;--", "<script>alert(1)</script>", "{{7*7}}", "🃏", "%s%n"])
def test_names_are_only_names(name: str, running: Server) -> None:
    body = {"edition": "splendor", "seats": [{"who": "me", "name": name}, {"who": "me"}]}
    made = http.post(f"{running.url}/api/tables", json=body).json()
    assert made["table"]["seats"][0]["name"] == name
    record = http.get(f"{running.url}/api/tables/{made['table']['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert name in record.text


# Addresses


@pytest.mark.parametrize(
    "game",
    [
        "../../etc/passwd",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e/healthz",
        "%00",
        "a%00b",
        "%ff",
        "'%20OR%201=1--",
        "1;DROP%20TABLE%20game",
        "\\..\\..",
        "%D9%A1",
        "x" * 33,
        "x" * 6000,
        "*",
        "nosuch",
    ],
)
def test_odd_addresses_lead_nowhere(game: str, table: Seated) -> None:
    """Sent as they are: a client library would tidy them up first."""
    for path in (f"/api/tables/{game}", f"/api/tables/{game}/record", f"/api/records/{game}", f"/{game}"):
        status, body = raw_request(table.url, f"GET {path} HTTP/1.1")
        assert status in (400, 404), path
        assert b"error" in body or status == 400
    with contextlib.suppress(InvalidStatus), connect(table.socket_url.replace(table.id, game)) as connection:
        say(connection, type="join")
        assert hear(connection)["error"]["code"] == "no_table"


def raw_request(url: str, line: str, *headers: str, body: bytes = b"") -> tuple[int, bytes]:
    """The status and body of what comes back for a request written by hand."""
    host, port = url.removeprefix("http://").split(":")
    head = "\r\n".join((line, "Host: localhost", "Connection: close", *headers, "", ""))
    with sockets.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(head.encode("latin-1") + body)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part := connection.recv(65_536):
                answer += part
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/web/nothing"),
        ("GET", "/nothing"),
        ("PUT", "/api/tables"),
        ("TRACE", "/healthz"),
        ("GET", "/api/tables/none"),
    ],
)
def test_every_refusal_has_its_code_and_the_security_headers(method: str, path: str, running: Server) -> None:
    assert_refused(http.request(method, running.url + path), "no_table", "not_allowed")


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/api/tables", "/api/schema", "/api/openapi.json"])
def test_every_answer_has_the_security_headers(path: str, running: Server) -> None:
    answer = http.get(running.url + path)
    assert answer.is_success
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]


# Origins


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "http://[", "file://", "{}@x"]
)
def test_page_from_elsewhere_can_not_connect(origin: str, table: Seated) -> None:
    with pytest.raises(InvalidStatus) as refusal, connect(table.socket_url, origin=Origin(origin)):
        pass
    answer = refusal.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body)["error"]["code"] == "wrong_origin"
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value


def test_own_page_and_programs_can_connect(table: Seated) -> None:
    for origin in (Origin(table.url), None):
        with connect(table.socket_url, origin=origin) as connection:
            say(connection, type="join")
            assert hear(connection)["type"] == "update"


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


# Much at once: servers of their own, with the limits that they come with


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    with server(f"sqlite:///{tmp_path}/parure.db", rate=50, log=tmp_path / "log") as started:
        yield started


def from_address(address: str) -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE)


def test_one_address_is_slowed_and_another_is_not(limited: Server) -> None:
    with from_address("127.0.0.2") as greedy, from_address("127.0.0.3") as modest:
        answers = [greedy.get(f"{limited.url}/api/agents") for _ in range(400)]
        refused = [answer for answer in answers if answer.is_error]
        assert answers[0].is_success
        assert refused
        for answer in refused:
            assert_refused(answer, "too_fast")
        # Nor does it help to claim to be somebody else, or to go by another way.
        forged = [
            greedy.get(f"{limited.url}/api/agents", headers={"x-forwarded-for": f"9.9.9.{n}"}) for n in range(150)
        ]
        assert any(answer.status_code == 429 for answer in forged)
        assert all(modest.get(f"{limited.url}/api/agents").is_success for _ in range(20))
    table = seated(limited.url)
    host = ("127.0.0.1", limited.port)
    opened: list[int] = []
    for _ in range(300):
        with sockets.create_connection(host, timeout=PATIENCE, source_address=("127.0.0.4", 0)) as connection:
            connection.sendall(handshake(table.id))
            opened.append(int(connection.recv(1024).split(b" ", 2)[1]))
    assert opened[0] == 101
    assert 429 in opened


def handshake(game: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{game}/socket HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()


def frame(text: str) -> bytes:
    """A short masked text frame."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode()


def round_trips(connection: ClientConnection, table: Seated, count: int) -> list[float]:
    """The seconds that each of some decisions took, from saying it to hearing that it is kept."""
    took = []
    for _ in range(count):
        version, mover = table.ask("GET", "").json()["version"], table.ask("GET", "").json()["to_move"]
        if mover != 0:
            legal = table.ask("GET", "/view", token=table.tokens[mover]).json()["view"]["legal"]
            table.ask("POST", "/decide", token=table.tokens[mover], json=decide(version, legal[0])).raise_for_status()
            continue
        legal = table.ask("GET", "/view", token=table.tokens[0]).json()["view"]["legal"]
        began = time.perf_counter()
        say(connection, **decide(version, legal[0]))
        assert hear_of(connection, "accepted", "error")["type"] == "accepted"
        took.append(time.perf_counter() - began)
        time.sleep(0.1)  # well within the limits oneself
    return took


def test_flood_is_cut_off_and_others_play_on(limited: Server) -> None:
    flooded, peaceful = seated(limited.url), seated(limited.url)
    codes: list[int] = []
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with flooded.join() as connection:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(2_000):
                        connection.send('{"type":"sync"}')
                codes.append(close_code(connection))

    with peaceful.join(0) as connection:
        before = round_trips(connection, peaceful, 14)
        thread = threading.Thread(target=flood)
        thread.start()
        during = round_trips(connection, peaceful, 14)
        stop.set()
        thread.join(PATIENCE)
    print(f"round trip: {statistics.median(before) * 1000:.1f} ms before the flood,", end=" ")
    print(f"{statistics.median(during) * 1000:.1f} ms during it; {len(codes)} connections cut off")
    assert codes
    assert set(codes) <= {4429, 4408}
    assert 4429 in codes
    assert max(during) < 5
    assert flooded.state()[0] == 0
    assert is_healthy(limited.url)


def memory_of(pid: int) -> float:
    """The memory of a process, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("a process has memory")


def test_game_goes_on_beside_many_idle_connections(running: Server) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < IDLE + 200:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, IDLE + 500), hard))
    watched, table = seated(running.url), seated(running.url)
    idle: list[sockets.socket] = []
    with table.join(0) as connection:
        before, memory = round_trips(connection, table, 10), memory_of(running.pid)
        try:
            for _ in range(IDLE):
                opened = sockets.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)
                idle.append(opened)
                opened.sendall(handshake(watched.id))
                assert b"101" in opened.recv(1024)
                opened.sendall(frame('{"type":"join"}'))
            for opened in idle:
                assert opened.recv(64)
            grown = memory_of(running.pid) - memory
            assert f"parure_connections {IDLE + 1}.0" in http.get(f"{running.url}/metrics").text
            during = round_trips(connection, table, 10)
        finally:
            for opened in idle:
                opened.close()
    print(f"{IDLE} idle connections: {grown:.0f} MiB, {grown * 1024 / IDLE:.0f} KiB each;", end=" ")
    print(
        f"round trip {statistics.median(before) * 1000:.1f} ms before, {statistics.median(during) * 1000:.1f} ms beside"
    )
    assert max(during) < 5
    assert grown < 400
    deadline = time.monotonic() + PATIENCE
    while "parure_connections 0.0" not in http.get(f"{running.url}/metrics").text:
        assert time.monotonic() < deadline, "every connection is let go of"
        time.sleep(0.1)


def test_reader_who_never_reads_is_cut_off(running: Server) -> None:
    """He asks and asks and takes nothing: what waits for him is bounded, and he is cut, not waited for."""
    table = seated(running.url)
    memory = memory_of(running.pid)
    with sockets.socket() as lazy:
        lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        lazy.settimeout(PATIENCE)
        lazy.connect(("127.0.0.1", running.port))
        lazy.sendall(handshake(table.id))
        assert lazy.recv(150)
        lazy.sendall(frame('{"type":"join"}'))
        with contextlib.suppress(OSError):
            for _ in range(1_500):  # in small portions, so that they are answered until nothing more fits in between
                lazy.sendall(frame('{"type":"sync"}') * 4)
                time.sleep(0.004)
        deadline = time.monotonic() + PATIENCE
        while "parure_connections 0.0" not in http.get(f"{running.url}/metrics").text:
            assert time.monotonic() < deadline, "he is cut off"
            time.sleep(0.1)
    assert 'parure_dropped_total{why="slow_reader"}' in http.get(f"{running.url}/metrics").text
    assert memory_of(running.pid) - memory < 100
    assert is_healthy(running.url)


def test_connection_that_says_nothing_is_let_go_of(running: Server) -> None:
    with connect(seated(running.url).socket_url) as connection:
        assert hear(connection)["error"]["code"] == "bad_request"
        assert close_code(connection) == 4403
