"""The JSON schema of the wire forms, derived from the same types as their readers (wire.py)."""

from __future__ import annotations

import types
from enum import Enum
from typing import Any, Final, Union, get_args, get_origin

from parure.gems import KINDS, Kind
from parure.notation.wire import MOST, Json, wire_fields, wire_name
from parure.rules import Action
from parure.rules.events import Event
from parure.view import View

_PLAIN: Final[dict[str, Json]] = {
    "Gems": {
        "type": "array",
        "items": {"$ref": "#/$defs/Count"},
        "minItems": len(KINDS),
        "maxItems": len(KINDS),
    },
    "Count": {"type": "integer", "minimum": 0, "maximum": MOST},
    "Kind": {"type": "integer", "minimum": 0, "maximum": len(KINDS) - 1},
    "Card": {"type": "string", "pattern": "^[0-9A-Za-z]+$", "description": "a card's id: 1W3"},
    "Face": {"type": "string", "pattern": "^[0-9A-Za-z]+$", "description": "a tile's id: N4, L2B"},
    "Edition": {"type": "string", "pattern": "^[^@]+@[0-9]+$", "description": "key and version: marvel@1"},
}
"""The schema of what is not written field by field."""


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


def _schema(wanted: Any, definitions: dict[str, Json]) -> dict[str, Json]:
    """The schema of a type; what it refers to is added to the definitions."""
    if wanted is not Kind:
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
    properties: dict[str, Json] = {"type": {"const": wire_name(wanted)}}
    properties |= {name: _schema(hint, definitions) for name, hint in wire_fields(wanted).items()}
    return {
        "type": "object",
        "description": (wanted.__doc__ or "").splitlines()[0],
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
