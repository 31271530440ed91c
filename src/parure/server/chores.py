"""Work on whole games, which takes a tenth of a second: done in a worker process, never on the event loop."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

import parure
from parure import NotationError, Seat
from parure.dealer import verify
from parure.notation import format_record, parse_record
from parure.notation.wire import to_json
from parure.server.errors import Code, Refused
from parure.server.workers import Workers

LIMIT = 30.0
"""Seconds that a chore may take."""
MOST_MARKS = 4_000
"""How many semicolons, lines and comments, which part its moves, an uploaded record may have."""

T = TypeVar("T")
P = ParamSpec("P")


class Chores(Workers):
    """The worker for whole games."""

    def __init__(self) -> None:
        super().__init__(1, LIMIT)

    async def do(self, chore: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What a chore returns; Refused if it takes too long, or its worker dies twice."""
        for last in (False, True):
            try:
                return await self.run(chore, *arguments, **named)
            except TimeoutError as error:
                raise Refused(Code.UNAVAILABLE, "this takes too long") from error
            except BrokenProcessPool as error:
                if last:
                    raise Refused(Code.UNAVAILABLE, "the server could not work on this: try again") from error
        raise AssertionError("the last try returns or raises")


def written(record: parure.Record, seat: Seat | None) -> str:
    """A record in notation, as far as a seat or a spectator may know it."""
    return format_record(record.redacted(seat))


def verified(game: parure.Record | str) -> list[dict[str, Any]]:
    """The steps that show whether a finished game was dealt as its commitment said."""
    return [{"name": check.name, "passed": check.passed, "detail": check.detail} for check in verify(_read(game))]


def checked(text: str) -> tuple[str, int]:
    """An uploaded record in the form in which it is kept, and how many plies it has; Refused if a move is illegal."""
    record = _parsed(text)
    return format_record(record), len(record.plies)


def replayed(game: parure.Record | str) -> str:
    """A record as JSON: positions for a spectator, each with what led to it."""
    record = _read(game)
    shown = [{"view": to_json(parure.view(record.start, None)), "events": [], "seat": None, "comment": record.comment}]
    shown += [
        {
            "view": to_json(parure.view(step.state, None)),
            "events": [to_json(parure.redact(event, None)) for event in step.events],
            "seat": ply.seat,
            "comment": ply.comment,
        }
        for ply, step in zip(record.plies, record.steps(), strict=True)
    ]
    return json.dumps({"headers": dict(record.headers), "frames": shown}, separators=(",", ":"))


def _read(game: parure.Record | str) -> parure.Record:
    return _parsed(game) if isinstance(game, str) else game


def _parsed(text: str) -> parure.Record:
    try:
        record = parse_record(text)
        kept = format_record(record)
        kept.encode()
    except (NotationError, UnicodeEncodeError) as error:
        raise Refused(Code.BAD_RECORD, str(error)) from error
    if "\0" in kept:
        raise Refused(Code.BAD_RECORD, "the record has a NUL in it")
    return record
