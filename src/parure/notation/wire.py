"""JSON forms of actions, events and views, and the JSON schema of each: all derived from the types themselves.

A dataclass is an object with its fields and, where it is one of several, "type": its name in small letters. Cards,
tiles and editions are their ids; gems are seven counts in the order of `parure.gems.KINDS`.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias, Union, get_args, get_origin

from parure.editions import Card, Edition, Face
from parure.errors import NotationError
from parure.gems import KINDS, Gems
from parure.notation.words import quoted
from parure.rules import Action
from parure.rules.events import Event
from parure.view import View

Json: TypeAlias = Union[bool, int, str, "list[Json]", "dict[str, Json]", None]

MOST: Final = 999
"""The largest count that a wire form may have."""

_PLAIN: Final[dict[str, Json]] = {
    "Gems": {
        "type": "array",
        "items": {"$ref": "#/$defs/Count"},
        "minItems": len(KINDS),
        "maxItems": len(KINDS),
    },
    "Count": {"type": "integer", "minimum": 0, "maximum": MOST},
    "Card": {"type": "string", "pattern": "^[0-9A-Za-z]+$", "description": "a card's id: 1W3"},
    "Face": {"type": "string", "pattern": "^[0-9A-Za-z]+$", "description": "a tile's id: N4, L2B"},
    "Edition": {"type": "string", "pattern": "^[^@]+@[0-9]+$", "description": "key and version: marvel@1"},
}
"""The schema of what is not written field by field."""


# The pairs


def format_json(value: Action | Event | View) -> str:
    """An action, event or view as one line of JSON; `parse_json_action` and its like read it."""
    return json.dumps(to_json(value), separators=(",", ":"))


def parse_json_action(text: str | bytes, edition: Edition) -> Action:
    """The action that a JSON text describes; NotationError names the part that is wrong."""
    action: Action = _loaded(Action, text, edition)
    return action


def parse_json_event(text: str | bytes, edition: Edition) -> Event:
    """The event that a JSON text describes."""
    event: Event = _loaded(Event, text, edition)
    return event


def parse_json_view(text: str | bytes, edition: Edition) -> View:
    """The view that a JSON text describes."""
    view: View = _loaded(View, text, edition)
    return view


def json_schema() -> dict[str, Json]:
    """The JSON schema (2020-12) of all three, under $defs as Action, Event and View."""
    definitions: dict[str, Json] = dict(_PLAIN)
    for name, wanted in (("Action", Action), ("Event", Event), ("View", View)):
        shape = _schema(wanted, definitions)
        definitions.setdefault(name, shape)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": dict(sorted(definitions.items())),
    }


# Python to JSON


def to_json(value: object) -> Json:
    """A value of any of the wire types as JSON values."""
    match value:
        case None | bool() | int() | str():
            return value
        case Gems():
            return list(value.counts)
        case Card() | Face():
            return value.id
        case Edition():
            return value.tag
        case Enum():
            return str(value.value)
        case tuple():
            return [to_json(entry) for entry in value]
        case _:
            kind: Any = type(value)
            tag: dict[str, Json] = {"type": kind.__name__.lower()}
            return tag | {name: to_json(getattr(value, name)) for name in _hints(kind)}


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    """The fields of a dataclass with their types, NewTypes taken for what they stand for."""
    assert is_dataclass(kind), f"{kind} is not made for the wire"
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


# JSON to Python


def _loaded(wanted: Any, text: str | bytes, edition: Edition) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not JSON: {error}") from error
    return from_json(wanted, data, edition)


def from_json(wanted: Any, data: object, edition: Edition, path: str = "") -> Any:
    """The value of a wire type that JSON values describe; NotationError names the path to what is wrong."""
    if get_origin(wanted) in (Union, types.UnionType):
        wanted = _alternative(get_args(wanted), data, path)
    wanted = getattr(wanted, "__supertype__", wanted)
    if get_origin(wanted) is tuple:
        return _tuple(get_args(wanted), data, edition, path)
    if wanted is type(None):
        return _fits(data is None, data, path)
    if wanted is bool:
        return _fits(type(data) is bool, data, path)
    if wanted is int:
        return _fits(type(data) is int and 0 <= data <= MOST, data, path)
    if wanted is Gems:
        return Gems(_tuple((int,) * len(KINDS), data, edition, path))
    if wanted is Edition:
        _fits(data == edition.tag, data, path)
        return edition
    if wanted in (Card, Face) or issubclass(wanted, Enum):
        named = _named(wanted, edition)
        return named[_fits(type(data) is str and data in named, data, path)]
    return _object(wanted, data, edition, path)


def _fits(condition: bool, data: Any, path: str) -> Any:
    if not condition:
        raise NotationError(f"{path or 'the whole'}: {quoted(repr(data))} is not what belongs there")
    return data


def _named(wanted: Any, edition: Edition) -> Mapping[str, object]:
    if wanted is Card:
        return edition.card
    if wanted is Face:
        return edition.face
    return {member.value: member for member in wanted}


def _alternative(options: tuple[Any, ...], data: object, path: str) -> Any:
    """The one of several types that JSON values are of."""
    match data:
        case None:
            name = "nonetype"
        case list():
            name = "gems"
        case int():
            name = "seat"
        case str():
            name = "card"
        case {"type": str(name)}:
            pass
        case _:
            name = ""
    for option in options:
        if option.__name__.lower() == name:
            return option
    return _fits(False, data, path)


def _tuple(options: tuple[Any, ...], data: object, edition: Edition, path: str) -> tuple[Any, ...]:
    entries = _fits(isinstance(data, list), data, path)
    if options[-1] is Ellipsis:
        options = options[:1] * len(entries)
    _fits(len(entries) == len(options), data, path)
    return tuple(
        from_json(option, entry, edition, f"{path}[{n}]")
        for n, (option, entry) in enumerate(zip(options, entries, strict=True))
    )


def _object(wanted: Any, data: object, edition: Edition, path: str) -> Any:
    hints = _hints(wanted)
    given = _fits(isinstance(data, dict), data, path)
    _fits(given.get("type") == wanted.__name__.lower(), given, path)
    for name in given.keys() ^ {"type", *hints}:
        raise NotationError(f"{path or 'the whole'}: the field {quoted(name)} is missing, or nobody's")
    return wanted(**{name: from_json(hint, given[name], edition, f"{path}.{name}") for name, hint in hints.items()})


# The schema


def _schema(wanted: Any, definitions: dict[str, Json]) -> dict[str, Json]:
    """The schema of a type; what it refers to is added to the definitions."""
    wanted = getattr(wanted, "__supertype__", wanted)
    arguments = get_args(wanted)
    if get_origin(wanted) in (Union, types.UnionType):
        return {"anyOf": [_schema(option, definitions) for option in arguments]}
    if get_origin(wanted) is tuple:
        return {"type": "array", "items": _schema(arguments[0], definitions)}
    if wanted is type(None) or wanted is bool:
        return {"type": "null" if wanted is type(None) else "boolean"}
    name: str = "Count" if wanted is int else wanted.__name__
    if name not in definitions:
        definitions[name] = {}  # holds the place while the type's own parts are described
        definitions[name] = _definition(wanted, definitions)
    return {"$ref": f"#/$defs/{name}"}


def _definition(wanted: Any, definitions: dict[str, Json]) -> dict[str, Json]:
    if issubclass(wanted, Enum):
        return {"enum": [member.value for member in wanted]}
    properties: dict[str, Json] = {"type": {"const": wanted.__name__.lower()}}
    properties |= {name: _schema(hint, definitions) for name, hint in _hints(wanted).items()}
    return {
        "type": "object",
        "description": (wanted.__doc__ or "").splitlines()[0],
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
