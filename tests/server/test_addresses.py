"""Odd paths, SQL in names, headers, and pages from elsewhere: they lead nowhere."""

from __future__ import annotations

import contextlib
import json

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from parure.server.limits import SECURITY_HEADERS
from tests.server.harness import Server
from tests.server.hostile import assert_refused, raw_request
from tests.server.talk import Seated, hear, http, say


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


@pytest.mark.parametrize("name", ["Robert'); DROP TABLE game;--", "<script>alert(1)</script>", "{{7*7}}", "🃏", "%s%n"])
def test_names_are_only_names(name: str, peaceful: Server) -> None:
    body = {"edition": "splendor", "seats": [{"who": "me", "name": name}, {"who": "me"}]}
    made = http.post(f"{peaceful.url}/api/tables", json=body).json()
    assert made["table"]["seats"][0]["name"] == name
    record = http.get(f"{peaceful.url}/api/tables/{made['table']['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert name in record.text


# Headers


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
def test_every_refusal_has_its_code_and_the_security_headers(method: str, path: str, peaceful: Server) -> None:
    assert_refused(http.request(method, peaceful.url + path), "no_table", "not_allowed")


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/api/tables", "/api/schema", "/api/openapi.json"])
def test_every_answer_has_the_security_headers(path: str, peaceful: Server) -> None:
    answer = http.get(peaceful.url + path)
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
