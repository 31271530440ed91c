"""What a tournament has shown: standings, who beat whom, and how games went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from parure.arena.errors import ArenaError
from parure.arena.ratings import Rating, rate
from parure.arena.result import Result
from parure.arena.skill import Skill, skills
from parure.arena.tournament import Tournament

FEW_DEALS = 20
"""With fewer deals than this, intervals are rough."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one contestant did; who has several seats of a game counts in each of them."""

    name: str
    rating: Rating
    skill: Skill
    seats: int
    """How many seats he had, in all games together."""
    wins: float
    """The share of them that came first; a first place that is shared is shared here, too."""
    place: float
    """The mean place."""
    points: float
    """The mean of his points at the end."""
    seconds: float
    """How long he thought about a decision, on average."""
    faults: int
    """How many games he lost because he could not go on."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What one contestant did against another: each pair of their seats in a game counts."""

    score: float
    """The share in which he came before the other; a shared place is half."""
    count: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a tournament has shown."""

    tournament: Tournament
    games: int
    deals: int
    standings: tuple[Standing, ...]
    """Best first."""
    meetings: tuple[tuple[Meeting | None, ...], ...]
    """Row against column, in the order of the standings; None for those who never met, or are the same."""
    seats: tuple[float, ...]
    """The share of games that each seat won."""
    endings: dict[str, int]
    decisions: float
    """How many decisions a game took, on average."""
    faults: tuple[str, ...]
    """What went wrong, a line a game."""

    def to_json(self) -> dict[str, Any]:
        """The report as JSON has it."""
        return (
            {"settings": dict(self.tournament.settings)}
            | {field: getattr(self, field) for field in ("games", "deals", "seats", "endings", "decisions", "faults")}
            | {
                "standings": [asdict(standing) for standing in self.standings],
                "meetings": [[meeting and asdict(meeting) for meeting in row] for row in self.meetings],
            }
        )


def report(tournament: Tournament, results: Sequence[Result], *, anchor: str | None = None) -> Report:
    """The report of some games; ratings are above that of the anchor, the first contestant unless another is named."""
    if not results:
        raise ArenaError("there is nothing to report: no game has been played")
    names = tournament.names
    if anchor is not None and anchor not in names:
        raise ArenaError(f"the anchor {anchor!r} does not take part: choose {', '.join(names)}")
    fixed = 0 if anchor is None else names.index(anchor)
    ratings = rate(results, len(names), anchor=fixed, seed=tournament.seed)
    known = skills(results, len(names))
    order = sorted(range(len(names)), key=lambda number: -ratings[number].elo)
    return Report(
        tournament=tournament,
        games=len(results),
        deals=len({result.deal for result in results}),
        standings=tuple(_standing(names[n], n, results, ratings[n], known[n]) for n in order),
        meetings=tuple(tuple(_meeting(results, one, other) for other in order) for one in order),
        seats=tuple(sum(_win(result, seat) for result in results) / len(results) for seat in range(tournament.players)),
        endings=dict(sorted(Counter(result.ending for result in results).items())),
        decisions=sum(sum(result.decisions) for result in results) / len(results),
        faults=tuple(
            f"game {result.game}: {names[result.seats[result.fault.seat]]}: {result.fault.message}"
            for result in results
            if result.fault is not None
        ),
    )


def _win(result: Result, seat: int) -> float:
    """How much of a win a seat has."""
    first = result.ranking[0]
    return 1 / len(first) if seat in first else 0.0


def _standing(name: str, number: int, results: Sequence[Result], rating: Rating, skill: Skill) -> Standing:
    taken = [(result, seat) for result in results for seat, one in enumerate(result.seats) if one == number]
    decisions = sum(result.decisions[seat] for result, seat in taken)
    return Standing(
        name=name,
        rating=rating,
        skill=skill,
        seats=len(taken),
        wins=sum(_win(result, seat) for result, seat in taken) / len(taken),
        place=sum(result.places[seat] for result, seat in taken) / len(taken),
        points=sum(result.points[seat] for result, seat in taken) / len(taken),
        seconds=sum(result.seconds[seat] for result, seat in taken) / max(1, decisions),
        faults=sum(result.fault is not None and result.fault.seat == seat for result, seat in taken),
    )


def _meeting(results: Sequence[Result], one: int, other: int) -> Meeting | None:
    if one == other:
        return None
    score, count = 0.0, 0
    for result in results:
        places = result.places
        rivals = [places[seat] for seat, contestant in enumerate(result.seats) if contestant == other]
        for seat, contestant in enumerate(result.seats):
            if contestant == one:
                count += len(rivals)
                score += sum((places[seat] < rival) + 0.5 * (places[seat] == rival) for rival in rivals)
    return Meeting(score / count, count) if count else None
