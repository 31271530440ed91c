"""Contestants that misbehave, and results without games: what the arena's tests are made of."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence

import parure
from parure.agents import Agent, create
from parure.arena import Contestant, Result, Tournament
from parure.arena.ratings import ELO


class Fails:
    """Plays at random until its tenth decision, then does what it was made for."""

    def __init__(self, how: str, seed: str) -> None:
        self.how = how
        self.left = 10
        self.other = create("random", seed)

    def choose(self, view: parure.View) -> parure.Action:
        self.left -= 1
        if self.left > 0:
            return self.other.choose(view)
        match self.how:
            case "raises":
                raise RuntimeError("no idea\n\x1b[31m \ud800")
            case "leaves":
                sys.exit("gone")
            case "illegal":
                return parure.Take(parure.Gems.of(3))
            case "text":
                return "pass"  # type: ignore[return-value] # what is no action at all is the test
            case _:
                return None  # type: ignore[return-value]


class Make:
    """How a player of a kind is made; picklable, as a contestant's has to be."""

    def __init__(self, how: str) -> None:
        self.how = how

    def __call__(self, seed: str) -> Agent:
        if self.how == "unmade":
            raise OSError("no such net")
        return Fails(self.how, seed)


def failing(how: str) -> Contestant:
    return Contestant(how, f"test {how}", Make(how))


def simulated(
    tournament: Tournament, deals: int, elo: Sequence[float], rng: random.Random, luck: float
) -> list[Result]:
    """The results of contestants of known strength; `luck`: how far a deal moves each contestant's strength.

    That keeps games of one deal from being independent of each other.
    """
    results = []
    shifts: dict[tuple[int, int], float] = {}
    for fixture in tournament.fixtures(deals):
        merit = []
        for seat, one in enumerate(fixture.seats):
            shift = shifts.setdefault((fixture.deal, one), rng.gauss(0, luck))
            # The place in a race of Gumbel variables is Plackett and Luce's.
            merit.append((elo[one] / ELO + shift - _gumbel(rng), seat))
        ranking = tuple((seat,) for _, seat in sorted(merit, reverse=True))
        zeros = (0,) * len(fixture.seats)
        results.append(Result(fixture.number, fixture.deal, fixture.seats, ranking, "goal", zeros, zeros))
    return results


def _gumbel(rng: random.Random) -> float:
    return math.log(rng.expovariate(1))
