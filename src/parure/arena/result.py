"""How a game of a tournament ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from parure.arena.schedule import Fixture

CAPPED = "capped"
"""The ending of a game that was stopped at the most decisions; the others are the values of `Termination`."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why somebody lost a game that he could not go on with."""

    seat: int
    message: str


@dataclass(frozen=True, slots=True)
class Result:
    """One game: who sat where, and who came where."""

    game: int
    deal: int
    seats: tuple[int, ...]
    """The contestant in each seat, by number."""
    ranking: tuple[tuple[int, ...], ...]
    """Seats by place, best first; those that share a place stand together."""
    ending: str
    points: tuple[int, ...]
    """By seat."""
    decisions: tuple[int, ...]
    """By seat."""
    fault: Fault | None = None
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """How long each seat thought: the one thing that is different when a game is played again."""

    @property
    def fixture(self) -> Fixture:
        """The game that this is the result of."""
        return Fixture(self.game, self.deal, self.seats)

    @property
    def places(self) -> tuple[float, ...]:
        """The place of each seat, counted from 1; who shares places gets their mean."""
        places = [0.0] * len(self.seats)
        above = 0
        for group in self.ranking:
            for seat in group:
                places[seat] = above + (len(group) + 1) / 2
            above += len(group)
        return tuple(places)

    def to_json(self) -> dict[str, Any]:
        """The result as JSON has it."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Result:
        """The result in a JSON object; KeyError, TypeError or ValueError if there is none."""
        fault = data["fault"]
        return cls(
            game=int(data["game"]),
            deal=int(data["deal"]),
            seats=tuple(map(int, data["seats"])),
            ranking=tuple(tuple(map(int, group)) for group in data["ranking"]),
            ending=str(data["ending"]),
            points=tuple(map(int, data["points"])),
            decisions=tuple(map(int, data["decisions"])),
            fault=None if fault is None else Fault(int(fault["seat"]), str(fault["message"])),
            seconds=tuple(map(float, data["seconds"])),
        )
