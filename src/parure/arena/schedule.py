"""Who plays whom: lineups for every deal, each of them played once in every rotation of the seats.

So each contestant of a lineup sits in each seat of the very same shuffle: luck of deal and seat cancels.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, pairwise, permutations

Lineup = tuple[int, ...]
"""Contestants by number, in the order in which they sit round the table."""


class Schedule(Enum):
    """Which contestants meet."""

    ROUND_ROBIN = "round-robin"
    """Each two of them."""
    GAUNTLET = "gauntlet"
    """The first and each of the others."""
    LADDER = "ladder"
    """Each and the next."""
    MIXED = "mixed"
    """Every choice of as many different contestants as there are seats."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game that is to be played."""

    number: int
    """Counted from 0 through the whole tournament, deal by deal."""
    deal: int
    """Which shuffle; games of the same deal begin with the same table and draw the same cards."""
    seats: Lineup
    """The contestant in each seat."""


def fixtures(schedule: Schedule, contestants: int, players: int, deals: int) -> tuple[Fixture, ...]:
    """Every game of so many deals; the games of fewer deals are the first of these."""
    games = (
        (deal, seats)
        for deal in range(deals)
        for lineup in lineups(schedule, contestants, players, deal)
        for seats in rotations(lineup)
    )
    return tuple(Fixture(number, deal, seats) for number, (deal, seats) in enumerate(games))


def lineups(schedule: Schedule, contestants: int, players: int, deal: int) -> Iterator[Lineup]:
    """The tables of one deal, before the seats are rotated."""
    if schedule is Schedule.MIXED:
        for chosen in combinations(range(contestants), players):
            # Who sits behind whom matters, too: each deal takes the next of the orders round the table.
            orders = list(permutations(chosen[1:]))
            yield chosen[0], *orders[deal % len(orders)]
        return
    for one, other in _pairs(schedule, contestants):
        yield one, *[other] * (players - 1)
        if players > 2:  # with two players the rotation is this already
            yield other, *[one] * (players - 1)


def rotations(lineup: Lineup) -> Iterator[Lineup]:
    """The same order round the table, begun at each place in turn."""
    return (lineup[first:] + lineup[:first] for first in range(len(lineup)))


def _pairs(schedule: Schedule, contestants: int) -> Iterator[tuple[int, int]]:
    match schedule:
        case Schedule.GAUNTLET:
            return ((0, other) for other in range(1, contestants))
        case Schedule.LADDER:
            return pairwise(range(contestants))
        case _:
            return combinations(range(contestants), 2)
