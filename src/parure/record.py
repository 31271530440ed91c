"""A game written down: where it started, every decision and reveal, and what was said about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from parure.errors import NotationError
from parure.rules import Move, Outcome, Over, Reveal, Seat, State, Step, apply, resign
from parure.view import Facedown, View, is_secret, view


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up; no move of the rules, but part of a game."""

    seat: Seat


Entry: TypeAlias = Move | Resign | Facedown
"""What a record holds: a move, a resignation, or a reveal whose card the reader may not know."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One entry of a record, and a comment on it."""

    seat: Seat
    """Whose turn it was; a resignation may come in another's."""
    move: Entry
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, finished or not: it replays without a seed."""

    start: State
    plies: tuple[Ply, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)
    """Names and anything else: Game, Date, Seat1, Commitment, Seed …"""
    comment: str = ""
    """What is said before the first move."""

    def steps(self) -> Iterator[Step]:
        """The game replayed: one step a ply; IllegalAction or NotationError at the first that can't be."""
        state = self.start
        for ply in self.plies:
            match ply.move:
                case Resign(seat):
                    step = resign(state, seat)
                case Facedown():
                    raise NotationError("this record was written for one viewer: it has a card that he can't know")
                case move:
                    step = apply(state, move)
            yield step
            state = step.state

    @property
    def final(self) -> State:
        """The position at the end."""
        state = self.start
        for step in self.steps():
            state = step.state
        return state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        phase = self.final.phase
        return phase.outcome if isinstance(phase, Over) else None

    def redacted(self, seat: Seat | int | None) -> Record | RecordView:
        """The record as a seat, or None for a spectator, may read it: whole once the game is over."""
        final, start = self.final, view(self.start, seat)
        if isinstance(final.phase, Over):
            return self
        plies = tuple(
            Ply(ply.seat, Facedown(ply.move.card.tier))  # what was said of a hidden card may name it
            if isinstance(ply.move, Reveal) and is_secret(final, ply.move.card, seat)
            else ply
            for ply in self.plies
        )
        headers = {name: value for name, value in self.headers.items() if name != "Seed"}
        return RecordView(start, plies, headers, self.comment)


@dataclass(frozen=True, slots=True)
class RecordView:
    """A running game as one seat, or a spectator, may read it: as `Record`, but unknown cards lie face down."""

    start: View
    plies: tuple[Ply, ...]
    headers: Mapping[str, str]
    comment: str
