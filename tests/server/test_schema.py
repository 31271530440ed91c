"""The server, its OpenAPI description, its message schema and docs/protocol.md say the same."""

from __future__ import annotations

import functools
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_schema_conformance,
    status_code_conformance,
)

from parure.server.app import create_app
from parure.server.errors import Code
from parure.server.messages import client_message
from parure.server.replies import server_message, whole_schema
from parure.server.settings import Settings
from tests.server.harness import Server
from tests.server.talk import Seated, hear, hear_of, is_healthy, say, seated

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
APP: FastAPI = create_app(Settings(database="sqlite:///never-opened.db"))
OPENAPI: dict[str, Any] = APP.openapi()
described = schemathesis.openapi.from_dict(OPENAPI)


def examples(number: int) -> settings:
    """So many made-up requests for each route, the same in every run."""
    return settings(
        max_examples=number,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


MANY, FEW = examples(25), examples(8)


# Over HTTP


def check(case: Case[Any], house: Server) -> None:
    # Of a record, the schema can only say that it is text: one that is no game's is refused all the same, and one
    # that is far too long is too large a request before it is anything else.
    odd: list[Any] = [positive_data_acceptance, negative_data_rejection] if case.path == "/api/records" else []
    case.call_and_validate(base_url=house.url, excluded_checks=odd)


@described.parametrize()
@MANY
def test_answers_are_as_described_on_sqlite(case: Case[Any], sqlite_house: Server) -> None:
    check(case, sqlite_house)


@described.parametrize()
@FEW
def test_answers_are_as_described_on_postgresql(case: Case[Any], postgresql_house: Server) -> None:
    check(case, postgresql_house)


@functools.cache
def real_tables(url: str) -> tuple[Seated, Seated]:
    """One where a game is played, and one where it is over."""
    finished = seated(url, "marvel", 3)
    finished.ask("POST", "/resign", token=finished.tokens[0]).raise_for_status()
    return seated(url), finished


def check_real(case: Case[Any], house: Server) -> None:
    """The same where there is something to be had: most made-up requests name no table."""
    playing, finished = real_tables(house.url)
    for table in (playing, finished):
        case.path_parameters = {"game": table.id}
        if case.path.endswith(("/resign", "/leave")) and table is playing:
            continue
        case.call_and_validate(
            base_url=table.url,
            headers={"authorization": f"Bearer {table.tokens[0]}"},
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )


@described.include(path_regex="{game}").parametrize()
@MANY
def test_answers_of_real_tables_are_as_described_on_sqlite(case: Case[Any], sqlite_house: Server) -> None:
    check_real(case, sqlite_house)


@described.include(path_regex="{game}").parametrize()
@FEW
def test_answers_of_real_tables_are_as_described_on_postgresql(case: Case[Any], postgresql_house: Server) -> None:
    check_real(case, postgresql_house)


def test_server_is_healthy_after_all_that(house: Server) -> None:
    assert is_healthy(house.url)
    assert house.log is not None
    assert '"level": "error"' not in house.log.read_text()


def test_every_refusal_is_described_with_its_codes() -> None:
    refusal = OPENAPI["components"]["schemas"]["Refusal"]["properties"]["code"]
    assert refusal["enum"] == [code.value for code in Code]
    described_codes = set()
    for path, operations in OPENAPI["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    shape = answer["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/ErrorAnswer"}, (method, path, status)
                    described_codes |= set(answer["description"].removeprefix("error.code: ").split(", "))
    assert described_codes == {code.value for code in Code} - {Code.WRONG_ORIGIN.value}  # only of connections


def test_unknown_method_is_refused_with_those_that_there_are(house: Server) -> None:
    answer = httpx.delete(f"{house.url}/api/tables")
    assert answer.status_code == 405
    assert answer.json()["error"]["code"] == "not_allowed"
    assert answer.headers["allow"] == "GET, POST"


# On connections


def test_every_message_of_a_game_fits_the_schema(house: Server) -> None:
    """Both ways, a whole game with refusals, for two seats and a spectator."""
    whole = httpx.get(f"{house.url}/api/schema").json()
    assert whole == json.loads(json.dumps(whole_schema()))
    jsonschema.Draft202012Validator.check_schema(whole)
    server_says = jsonschema.Draft202012Validator({**whole, "$ref": "#/$defs/ServerMessage"})
    client_says = jsonschema.Draft202012Validator({**whole, "$ref": "#/$defs/ClientMessage"})
    rng = random.Random(5)
    kinds: set[str] = set()

    def check(message: dict[str, Any]) -> dict[str, Any]:
        server_says.validate(message)
        server_message.validate_python(message)
        kinds.add(message["type"])
        return message

    table = seated(house.url, "marvel", clock={"initial": 600, "increment": 5})
    with table.join(0) as one, table.join(1) as two, table.join() as looker:
        sockets = (one, two)
        check(hear_of(one, "presence"))
        say(one, type="sync")
        update = check(hear(one))
        for turn in range(400):
            if update["table"]["status"] == "over":
                break
            mover = sockets[update["table"]["to_move"]]
            say(mover, type="sync")
            while (seen := check(hear_of(mover, "update")))["version"] < update["version"]:
                pass  # told of an earlier decision, before the answer
            legal = seen["view"]["legal"]
            bought = [action for action in legal if action["type"] == "buy"]
            said = {"type": "decide", "version": update["version"], "action": rng.choice(bought or legal), "ref": "r"}
            client_says.validate(said)
            if turn % 10 == 0:  # once with a version that is gone
                say(mover, **{**said, "version": 0 if turn else 7})
                assert check(hear_of(mover, "error"))["error"]["code"] == "stale_version"
            say(mover, **said)
            while check(reply := hear(mover))["type"] != "accepted":
                assert reply["type"] in ("update", "accepted")
            before = update["version"]
            while (update := check(hear_of(looker, "update")))["version"] <= before:
                pass
        else:
            say(one, type="resign")
            check(hear_of(one, "accepted"))
        say(two, type="ping")
        check(hear_of(two, "pong"))
    check({"type": "heartbeat"})
    assert kinds == {"update", "accepted", "error", "presence", "pong", "heartbeat"}


# The page


def table_rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = re.split(r"\n#+ ", PAGE.split(f"# {heading}\n", 1)[1])[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(heading: str) -> set[str]:
    return {row[0].strip("`") for row in table_rows(heading)}


def test_page_lists_every_route() -> None:
    listed = {(row[0].lower(), row[1].strip("`")) for row in table_rows("REST")}
    assert listed == {(method, path) for path, operations in OPENAPI["paths"].items() for method in operations}
    tokens = {(row[0].lower(), row[1].strip("`")): row[2] for row in table_rows("REST")}
    for (method, path), token in tokens.items():
        assert bool(token) == ("security" in OPENAPI["paths"][path][method]), path


def test_page_lists_every_error_code_with_its_status() -> None:
    assert {(row[0].strip("`"), int(row[1])) for row in table_rows("Errors")} == {
        (code.value, code.status) for code in Code
    }


@pytest.mark.parametrize(
    ("heading", "name"), [("What a client says", "ClientMessage"), ("What the server says", "ServerMessage")]
)
def test_page_lists_every_message_with_its_fields(heading: str, name: str) -> None:
    definitions = whole_schema()["$defs"]
    mapping = definitions[name]["discriminator"]["mapping"]
    assert words(heading) == set(mapping)
    for row in table_rows(heading):
        shape = definitions[mapping[row[0].strip("`")].rpartition("/")[2]]
        assert set(re.findall(r"`(\w+)`", row[1])) == set(shape["properties"]) - {"type"}, row


def test_examples_on_the_page_can_be_said() -> None:
    blocks = re.findall(r"```json (client|server)\n(.*?)```", PAGE, re.DOTALL)
    said = {side: [json.loads(line) for line in text.splitlines()] for side, text in blocks}
    for message in said["client"]:
        client_message.validate_json(json.dumps(message))
    for message in said["server"]:
        server_message.validate_json(json.dumps(message))
    assert {message["type"] for message in said["client"]} == words("What a client says")
    assert {message["type"] for message in said["server"]} == words("What the server says") - {"update"}
