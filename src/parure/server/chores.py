"""Work on whole games, which takes a tenth of a second: done in a worker process, never on the event loop."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

import parure
from parure import NotationError, Seat, State
from parure.dealer import verify
from parure.notation import format_record, parse_record
from parure.notation.wire import to_json
from parure.rules.events import Event
from parure.server.errors import Code, Refused
from parure.server.workers import Workers

SPECTATOR, EVERYTHING = "spectator", "all"
"""Who looks at a replay, if nobody's seat is named."""
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


def replayed(game: parure.Record | str, seen: str = SPECTATOR) -> str:
    """A record as JSON: positions as a spectator, a seat or whoever sees all cards sees them, and what led to each."""
    record = _read(game)
    seat = Seat(int(seen)) if seen.isdecimal() else None
    if seat is not None and seat >= len(record.start.players):
        raise Refused(Code.NO_TABLE, "there is no such seat")

    def look(state: State, events: tuple[Event, ...]) -> dict[str, Any]:
        view = parure.view(state, seat)
        if seen == EVERYTHING:
            own = (parure.view(state, Seat(each)).players[each] for each in range(len(state.players)))
            view = replace(view, players=tuple(own))
        else:
            events = tuple(parure.redact(event, seat) for event in events)
        return {"view": to_json(view), "events": [to_json(event) for event in events]}

    shown = [{**look(record.start, ()), "seat": None, "comment": record.comment}]
    shown += [
        {**look(step.state, step.events), "seat": ply.seat, "comment": ply.comment}
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
