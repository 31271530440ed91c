"""Text and JSON forms: `parse_x` and `format_x` in pairs."""

from parure.notation.actions import format_action, parse_action, parse_move
from parure.notation.positions import format_outcome, format_position, parse_outcome, parse_position
from parure.notation.records import format_record, parse_record
from parure.notation.schema import json_schema
from parure.notation.wire import (
    format_json,
    parse_json_action,
    parse_json_event,
    parse_json_view,
)
from parure.notation.words import format_gems, parse_gems

__all__ = [
    "format_action",
    "format_gems",
    "format_json",
    "format_outcome",
    "format_position",
    "format_record",
    "json_schema",
    "parse_action",
    "parse_gems",
    "parse_json_action",
    "parse_json_event",
    "parse_json_view",
    "parse_move",
    "parse_outcome",
    "parse_position",
    "parse_record",
]
