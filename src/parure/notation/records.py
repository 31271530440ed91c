"""A whole game as text: headers, then one line a turn; docs/notation.md has the grammar."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from parure.editions import Edition
from parure.errors import NotationError
from parure.notation.actions import format_action, parse_move
from parure.notation.positions import format_outcome, format_position, parse_outcome, parse_position
from parure.notation.words import quoted
from parure.record import Entry, Ply, Record, RecordView, Resign
from parure.rules import IllegalAction, Over, Seat, State, Step, apply, resign
from parure.view import Facedown

MOST_PLIES = 100_000
"""A record with more is refused rather than replayed."""

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,39}) ("(?:[^"\\]|\\.)*")\]')
_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<comment>\{(?:[^\\}]|\\.)*\})|(?P<label>[0-9]+\.[0-9]+)(?!\S)|(?P<end>;)|(?P<move>[^;{}\n]+)",
    re.DOTALL,
)
_ESCAPES = {"\\": "\\\\", "}": "\\}", "\n": "\\n", "\r": "\\r"}


def format_record(record: Record | RecordView) -> str:
    """The one text form of a record; that of a RecordView can be read back if it hides nothing."""
    return _sound("\n".join((*_header_lines(record), "", *_turn_lines(record))).rstrip("\n") + "\n")


def _sound(text: str) -> str:
    """A text, if it can be written to a file: half a character (a lone surrogate) can't."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise NotationError(f"{quoted(text[error.start : error.end])} is not a character") from error
    return text


def _header_lines(record: Record | RecordView) -> Iterator[str]:
    headers = {name: value for name, value in record.headers.items() if name not in ("Start", "Result")}
    headers["Start"] = format_position(record.start)
    if isinstance(record, Record) and (outcome := record.outcome) is not None:  # asked once: it replays the game
        headers["Result"] = format_outcome(outcome)
    for name, value in headers.items():
        line = f"[{name} {json.dumps(value, ensure_ascii=False)}]"
        if not _HEADER.fullmatch(line):
            raise NotationError(f"{quoted(name)} can't be the name of a header")
        yield line


def _turn_lines(record: Record | RecordView) -> Iterator[str]:
    if record.comment:
        yield _format_comment(record.comment)
    number = 1
    turns = [list(turn) for _, turn in groupby(record.plies, key=lambda ply: ply.seat)]
    for n, turn in enumerate(turns):
        seat = turn[0].seat
        number += n > 0 and seat == 0
        yield f"{number}.{seat + 1} " + "; ".join(_format_ply(ply, record.start.edition) for ply in turn)


def _format_ply(ply: Ply, edition: Edition) -> str:
    match ply.move:
        case Resign(seat):
            text = f"resign {seat + 1}"
        case Facedown():
            text = "reveal ?"
        case move:
            text = format_action(move, edition)
    return f"{text} {_format_comment(ply.comment)}" if ply.comment else text


def _format_comment(comment: str) -> str:
    return "{" + re.sub(r"[\\}\n\r]", lambda found: _ESCAPES[found[0]], comment) + "}"


def _parse_comment(text: str) -> str:
    breaks = {"n": "\n", "r": "\r"}
    return re.sub(r"\\(.)", lambda found: breaks.get(found[1], found[1]), text[1:-1], flags=re.DOTALL)


def parse_record(text: str, game: Edition | None = None) -> Record:
    """The game that a text describes, every move checked; NotationError says which one is wrong and why.

    The edition is one of the package's unless another is given.
    """
    headers, body = _split_headers(_sound(text).removeprefix("\ufeff"))
    if "Start" not in headers:
        raise NotationError("a record needs a header Start with the position it starts from")
    start = parse_position(headers.pop("Start"), game)
    result = headers.pop("Result", None)
    reader = _Reader(start)
    for kind, token in _tokens(body):
        reader.read(kind, token)
    record = Record(start, tuple(reader.plies), headers, reader.comment)
    phase = reader.state.phase
    if result is not None and (not isinstance(phase, Over) or phase.outcome != parse_outcome(result)):
        raise NotationError(f"the moves don't lead to the result {quoted(result)}")
    return record


def _split_headers(text: str) -> tuple[dict[str, str], str]:
    headers: dict[str, str] = {}
    lines = text.lstrip().split("\n")
    at = 0
    while at < len(lines) and lines[at].startswith("["):
        line = lines[at].rstrip()
        found = _HEADER.fullmatch(line)
        if not found:
            raise NotationError(f'{quoted(line)} is not a header like [Seat1 "Ada"]')
        if found[1] in headers:
            raise NotationError(f"the header {quoted(found[1])} stands there twice")
        try:
            headers[found[1]] = _sound(json.loads(found[2], strict=False))
        except ValueError as error:
            raise NotationError(f"{quoted(line)}: {error}") from error
        at += 1
    return headers, "\n".join(lines[at:])


def _tokens(body: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(body):
        found = _TOKEN.match(body, at)
        if not found:
            raise NotationError(f"a comment is not closed, or not opened, at {quoted(body[at:])}")
        at = found.end()
        assert found.lastgroup is not None, "every branch of the pattern has a name"
        yield found.lastgroup, found[0]


@dataclass(slots=True)
class _Reader:
    """Plays the moves of a record's body as it reads them."""

    state: State
    plies: list[Ply] = field(default_factory=list)
    comment: str = ""
    round: int = 1

    def read(self, kind: str, token: str) -> None:
        match kind:
            case "comment":
                self._read_comment(_parse_comment(token))
            case "label":
                self._read_label(token)
            case "move":
                self._read_move(token.strip())
            case _:
                pass  # white space and semicolons only part moves

    def _read_comment(self, comment: str) -> None:
        said = self.plies[-1].comment if self.plies else self.comment
        if said and comment:
            raise NotationError(f"a second comment in one place: {quoted(comment)}")
        if self.plies:
            self.plies[-1] = replace(self.plies[-1], comment=said or comment)
        else:
            self.comment = said or comment

    def _read_label(self, token: str) -> None:
        if token != self._label():
            raise NotationError(f"the turn is {self._label()}, not {quoted(token)}")

    def _label(self) -> str:
        return f"{self.round}.{self.state.seat + 1}"

    def _read_move(self, token: str) -> None:
        if len(self.plies) >= MOST_PLIES:
            raise NotationError(f"a record has at most {MOST_PLIES} moves")
        before = self.state
        try:
            move, step = self._play(token)
        except (NotationError, IllegalAction) as error:
            raise NotationError(f"turn {self._label()}, {quoted(token)}: {_why(error)}") from error
        self.plies.append(Ply(before.seat, move))
        self.state = step.state
        if step.state.seat != before.seat:
            self.round += step.state.seat == 0

    def _play(self, text: str) -> tuple[Entry, Step]:
        if found := re.fullmatch(r"resign\s+([1-9])", text, re.IGNORECASE):
            quitter = Resign(Seat(int(found[1]) - 1))
            return quitter, resign(self.state, quitter.seat)
        if re.fullmatch(r"reveal\s+\?", text, re.IGNORECASE):
            raise NotationError("the card was hidden from whom this record was written for: it can't be replayed")
        move = parse_move(text, self.state)
        return move, apply(self.state, move)


def _why(error: NotationError | IllegalAction) -> str:
    return f"{error.reason.text} (rule {error.rule})" if isinstance(error, IllegalAction) else str(error)
