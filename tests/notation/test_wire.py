"""JSON forms: what is written is read back, fits the schema, and nothing that the schema refuses is read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from parure import (
    TIME,
    Action,
    Buy,
    Edition,
    Gems,
    Held,
    Kind,
    NotationError,
    Return,
    Seat,
    Slot,
    Take,
    View,
    edition,
    imagine,
    redact,
    view,
)
from parure.codec import actions
from parure.notation import format_json, json_schema, parse_json_action, parse_json_event, parse_json_view
from parure.rules.events import Drew, Event, Led, Passed, Resigned
from tests.notation.games import TABLES, editions, play_random, refusal, states, tables, with_hidden_card

Parse = Callable[[str | bytes, Edition], object]
PARSERS: dict[str, Parse] = {"Action": parse_json_action, "Event": parse_json_event, "View": parse_json_view}


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(json_schema() | {"$ref": f"#/$defs/{name}"})


def assert_pair(name: str, value: Action | Event | View, game: Edition) -> None:
    text = format_json(value)
    assert PARSERS[name](text, game) == value
    assert PARSERS[name](text.encode(), game) == value
    validator(name).validate(json.loads(text))


@cache
def events(key: str, players: int) -> tuple[Event, ...]:
    history = play_random(key, players).history
    return tuple(event for moment in history for event in moment.events)


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(json_schema())
    assert {"Action", "Event", "View", "Gems", "Card"} <= set(definitions())
    json.dumps(json_schema())


def definitions() -> dict[str, Any]:
    found = json_schema()["$defs"]
    assert isinstance(found, dict)
    return found


def test_the_schema_describes_every_object() -> None:
    objects = [shape for shape in definitions().values() if shape.get("type") == "object"]
    assert len(objects) > 25
    assert all(shape["description"] and shape["additionalProperties"] is False for shape in objects)


@editions
def test_every_action_reads_back(key: str) -> None:
    game = edition(key)
    paid: list[Action] = [Buy(Slot(2, 3), Gems.of(1, 0, 0, 0, 2, 5)), Buy(Held(0), Gems.of()), Take(Gems.of())]
    for action in (*actions(game), *paid):
        assert_pair("Action", action, game)


@tables
def test_every_event_reads_back_whole_and_redacted(key: str, players: int) -> None:
    seats = [Seat(seat) for seat in range(players)]
    extra: list[Event] = [Resigned(seats[0]), Passed(seats[1]), Led(seats[0], None), Led(seats[0], seats[1])]
    every = {*events(key, players), *extra}
    for event in every | {redact(event, None) for event in every}:
        assert_pair("Event", event, edition(key))


@tables
def test_every_view_reads_back(key: str, players: int) -> None:
    for state in states(key, players)[::24]:
        for seat in (*range(players), None):
            assert_pair("View", view(state, seat), edition(key))


def test_a_form_is_one_compact_line_with_ids() -> None:
    game = edition("splendor")
    assert format_json(actions(game)[0]) == '{"type":"take","gems":[1,1,1,0,0,0,0]}'
    assert format_json(Buy(Slot(1, 2))) == ('{"type":"buy","place":{"type":"slot","tier":1,"column":2},"payment":null}')
    assert format_json(Drew(Seat(1), 2, game.card["3W1"])) == '{"type":"drew","seat":1,"tier":2,"card":"3W1"}'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (b"\xff\xfe\xfa", "not JSON"),
        ("1" * 5000, "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[" * 900 + "]" * 900, "is not what belongs there"),
        ('{"type":' * 900 + "1" + "}" * 900, "is not what belongs there"),
        ("null", "$: 'None' is not what belongs there"),
        ("NaN", "$: 'nan' is not what belongs there"),
        ("[]", "$: '[]' is not what belongs there"),
        ("{}", "$: '{}' is not what belongs there"),
        ('{"type":"Take"}', "$: "),
        ('{"type":"took","seat":0,"gems":[0,0,0,0,0,0,0]}', "$: "),
        ('{"type":["take"]}', "$: "),
        ('{"type":"take"}', "$: the field 'gems' is missing"),
        ('{"type":"pass","why":1}', "$: there is no field 'why'"),
        ('{"type":"take","gems":[1,1,1]}', "$.gems: '[1, 1, 1]' is not what belongs there"),
        ('{"type":"take","gems":{"W":1}}', "$.gems: "),
        ('{"type":"take","gems":null}', "$.gems: 'None' is not what belongs there"),
        ('{"type":"take","gems":[1,1,1,0,0,0,-1]}', "$.gems[6]: '-1' is not what belongs there"),
        ('{"type":"take","gems":[1,1,1,0,0,0,1000]}', "$.gems[6]: '1000' is not"),
        ('{"type":"take","gems":[1,1,1,0,0,0,true]}', "$.gems[6]: 'True' is not"),
        ('{"type":"take","gems":[1,1,1,0,0,0.5,0]}', "$.gems[5]: '0.5' is not"),
        ('{"type":"take","gems":[1,1,1,0,0,0,1]}', "$.gems: "),  # no time tokens in splendor
        ('{"type":"return","kind":6}', "$.kind: '6' is not"),
        ('{"type":"return","kind":"W"}', "$.kind: "),
        ('{"type":"claim","tile":"L1A"}', "$.tile: \"'L1A'\" is not"),
        ('{"type":"claim","tile":["N1"]}', "$.tile: "),
        ('{"type":"reserve","place":{"type":"held","index":0}}', "$.place: "),
        ('{"type":"reserve","place":null}', "$.place: "),
        ('{"type":"reserve","place":"1a"}', "$.place: "),
        ('{"type":"reserve","place":{"type":"slot","tier":0}}', "$.place: the field 'column' is missing"),
        ('{"type":"reserve","place":{"type":"slot","tier":"0","column":0}}', "$.place.tier: "),
        ('{"type":"buy","place":{"type":"held","index":0}}', "$: the field 'payment' is missing"),
        ('{"type":"buy","place":{"type":"held","index":0},"payment":[]}', "$.payment: '[]' is not"),
    ],
)
def test_an_action_that_cant_be_read_is_named_by_its_path(text: str | bytes, message: str) -> None:
    assert message in refusal(lambda: parse_json_action(text, edition("splendor")))


def test_a_token_of_one_edition_is_refused_in_another() -> None:
    text = format_json(Return(TIME))
    assert parse_json_action(text, edition("marvel")) == Return(TIME)
    assert "$.kind" in refusal(lambda: parse_json_action(text, edition("splendor")))
    assert "$.kind" in refusal(lambda: parse_json_action(format_json(Return(Kind(7))), edition("marvel")))


def put(document: Any, path: tuple[str | int, ...], value: object) -> Any:
    """A copy of a JSON document with another value somewhere."""
    document = copy.deepcopy(document)
    spot = document
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return document


FACEDOWN = {"type": "facedown", "tier": 0}


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("edition",), "splendor@1", "$.edition"),
        (("edition",), None, "$.edition"),
        (("viewer",), 2, "$.viewer"),
        (("viewer",), True, "$.viewer"),
        (("viewer",), "0", "$.viewer"),
        (("seat",), 2, "$.seat"),
        (("seat",), None, "$.seat"),
        (("leader",), 99, "$.leader"),
        (("passes",), 0.5, "$.passes"),
        (("players",), [], "$.players"),
        (("players", 0, "tokens", 0), -1, "$.players[0].tokens[0]"),
        (("players", 0, "blind"), [], "$.players[0].blind"),
        (("players", 0, "blind", 0), 1, "$.players[0].blind[0]"),
        (("players", 1, "reserved", 0), {"type": "facedown", "tier": 3}, "$.players[1].reserved[0].tier"),
        (("players", 1, "reserved", 0), {"type": "facedown"}, "$.players[1].reserved[0]"),
        (("players", 1, "reserved", 0), None, "$.players[1].reserved[0]"),
        (("players", 1, "reserved", 0), FACEDOWN, "$.decks[0]"),
        (("market",), [], "$.market"),
        (("market", 0), [None], "$.market"),
        (("market", 0, 0), "9X9", "$.market[0][0]"),
        (("market", 0, 0), None, "$.decks[0]"),
        (("decks",), [1], "$.decks"),
        (("decks", 1), 999, "$.decks[1]"),
        (("phase",), {"type": "dealing", "place": {"type": "deck", "tier": 3}}, "$.phase.place"),
        (("phase",), {"type": "dealing", "place": {"type": "slot", "tier": 0, "column": 4}}, "$.phase.place"),
        (("phase",), {"type": "dealing", "place": {"type": "held", "index": 0}}, "$.phase.place"),
        (("phase",), {"type": "over", "outcome": {"type": "outcome", "termination": "x"}}, "$.phase.outcome"),
        (
            ("phase",),
            {"type": "over", "outcome": {"type": "outcome", "termination": "x", "ranking": []}},
            "$.phase.outcome.termination",
        ),
        (("legal", 0), {"type": "reveal", "card": "1Y1"}, "$.legal[0]"),
    ],
)
def test_a_view_whose_parts_dont_fit_is_refused_with_the_path(
    path: tuple[str | int, ...], value: object, where: str
) -> None:
    document = json.loads(format_json(with_hidden_card("marvel").view(0)))
    text = json.dumps(put(document, path, value))
    assert refusal(lambda: parse_json_view(text, edition("marvel"))).startswith(where + ": ")


# Mutated documents: the parser is at least as strict as the schema


def spots(document: Any) -> Iterator[tuple[Any, str | int]]:
    """Every place in a JSON document: the object or array that holds it, and its key."""
    keys: Any = ()
    if isinstance(document, dict):
        keys = list(document)
    elif isinstance(document, list):
        keys = range(len(document))
    for key in keys:
        yield document, key
        yield from spots(document[key])


ODDITIES: list[Any] = [None, True, -1, 0, 7, 1000, 1.5, 10**30, "", "1W3", "take", [], {}, [[]], {"type": "pass"}]


def mutated(document: Any, rng: Random) -> Any:
    """A copy of a JSON document with something replaced, removed, added, doubled or moved."""
    document = copy.deepcopy(document)
    every = list(spots(document))
    holder, key = rng.choice(every)
    match rng.randrange(5):
        case 0:
            holder[key] = rng.choice(ODDITIES)
        case 1:
            del holder[key]
        case 2 if isinstance(holder, dict):
            holder[rng.choice(["type", "why", "seat", ""])] = rng.choice(ODDITIES)
        case 3:
            other, elsewhere = rng.choice(every)
            holder[key] = copy.deepcopy(other[elsewhere])
        case _ if isinstance(holder, list):
            holder.insert(int(key), copy.deepcopy(holder[int(key)]))
        case _:
            holder[key] = str(holder[key])
    return document


@cache
def documents(name: str) -> tuple[tuple[str, Any], ...]:
    """Valid documents of each kind with their edition's key."""
    found: list[tuple[str, Any]] = []
    for key, players in TABLES:
        values: dict[str, list[Any]] = {
            "Action": list(actions(edition(key))),
            "Event": list(events(key, players))[::5],
            "View": [view(state, None) for state in states(key, players)[::40]],
        }
        found += [(key, json.loads(format_json(value))) for value in values[name]]
    return tuple(found)


@pytest.mark.parametrize("name", PARSERS)
@settings(max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_what_the_schema_refuses_the_parser_refuses(name: str, seed: int) -> None:
    rng = Random(seed)
    key, document = rng.choice(documents(name))
    for _ in range(rng.randint(1, 3)):
        document = mutated(document, rng)
        if not document:
            break
    text = json.dumps(document)
    if validator(name).is_valid(document):
        with suppress(NotationError):  # the parser knows the edition's cards and counts, the schema doesn't
            assert json.loads(format_json(PARSERS[name](text, edition(key)))) == document  # type: ignore[arg-type]
    else:
        assert refusal(lambda: PARSERS[name](text, edition(key))).startswith("$")


@tables
def test_a_view_that_was_read_can_be_imagined(key: str, players: int) -> None:
    for state in states(key, players)[::30]:
        seen = parse_json_view(format_json(view(state, 0)), edition(key))
        assert view(imagine(seen, Random(1)), 0) == view(state, 0)
