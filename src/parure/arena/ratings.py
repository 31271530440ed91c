"""Elo ratings with intervals, from whole rankings.

The model is Plackett and Luce's: the first place goes to each seat with a chance in proportion to its strength, then
the second among those that are left, and so on. With two players that is Bradley and Terry's, or Elo's; with more, each
still comes before any other with Elo's chance. Seats that share a place count as every order of them, in equal parts: a
draw is half a win. Each two contestants who meet are given one drawn game beforehand, so that who wins every game has a
rating, too.

Games of one deal are not independent of each other, so intervals come from resampling whole deals (Rubin's Bayesian
bootstrap: deals get random weights). The drawn game gets a weight of its own, chi-square with one degree of freedom:
then a clean sweep has the interval that Jeffreys' prior gives it, and not one of no width at all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from parure.arena.result import Result

Floats = NDArray[np.float64]

ELO = 400 / math.log(10)
"""Points for a strength e times as high."""
LEVEL = 0.95
"""How often an interval is to hold the true rating."""
RESAMPLES = 2_000
LARGEST = 2_000_000
"""How many numbers the largest array may have: more resamples are rated in several parts."""
STEP, ENOUGH, MOST_STEPS = 2.0, 1e-7, 200
"""Newton's method: the longest step, the step that is short enough, and when to give up."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a contestant is, in Elo points."""

    elo: float
    low: float
    high: float
    """The interval that holds the true rating with a chance of LEVEL."""


def rate(results: Sequence[Result], contestants: int, *, anchor: int = 0, seed: int = 0) -> list[Rating]:
    """The rating of each contestant above the anchor, whose own is 0: only differences have a meaning."""
    tally = _Tally(results, contestants)
    rng = np.random.default_rng(seed)
    deals, pairs = len(tally.wins) - tally.priors, tally.priors
    weights = np.ones((1 + RESAMPLES, deals + pairs))
    weights[1:, :deals] = rng.exponential(size=(RESAMPLES, deals))
    weights[1:, deals:] = rng.chisquare(1, size=(RESAMPLES, pairs))
    elo = ELO * _strengths(weights @ tally.wins, weights @ tally.stages, tally.members)
    elo -= elo[:, anchor : anchor + 1]
    low, high = np.quantile(elo[1:], [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Rating(*map(float, row)) for row in zip(elo[0], low, high, strict=True)]


class _Tally:
    """All that the ratings depend on: for each deal, who was chosen how often, and out of whom."""

    def __init__(self, results: Iterable[Result], contestants: int) -> None:
        rows: dict[int | tuple[int, int], list[tuple[float, int, tuple[int, ...]]]] = {}
        met: set[tuple[int, int]] = set()
        for result in results:
            groups = tuple(tuple(sorted(result.seats[seat] for seat in group)) for group in result.ranking)
            rows.setdefault(result.deal, []).extend(_stages(groups))
            met.update(combinations(sorted(set(result.seats)), 2))
        for pair in sorted(met):
            rows[pair] = list(_stages((pair,)))
        self.priors = len(met)
        """So many of the last rows are games that were never played."""
        tables = sorted({table for stages in rows.values() for _, _, table in stages})
        at = {table: number for number, table in enumerate(tables)}
        self.members: Floats = np.zeros((len(tables), contestants))
        """How many seats of a table are whose; shape (tables, contestants)."""
        for table, number in at.items():
            np.add.at(self.members[number], list(table), 1.0)
        self.wins: Floats = np.zeros((len(rows), contestants))
        """How often each was chosen; shape (deals and priors, contestants)."""
        self.stages: Floats = np.zeros((len(rows), len(tables)))
        """How often somebody was chosen out of a table; shape (deals and priors, tables)."""
        for row, stages in enumerate(rows.values()):
            for weight, chosen, table in stages:
                self.wins[row, chosen] += weight
                self.stages[row, at[table]] += weight


@cache
def _stages(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[float, int, tuple[int, ...]], ...]:
    """The choices in a ranking of contestants: how much each counts, who was chosen, out of which table."""
    orders = [sum(order, ()) for order in product(*(permutations(group) for group in groups))]
    found = []
    for order in orders:
        for at, chosen in enumerate(order):
            table = tuple(sorted(order[at:]))
            if len(set(table)) > 1:  # a choice among equals says nothing
                found.append((1 / len(orders), chosen, table))
    return tuple(found)


def _strengths(wins: Floats, stages: Floats, members: Floats) -> Floats:
    """The logarithms of the likeliest strengths, for many weightings at once; shape (weightings, contestants)."""
    size = max(1, LARGEST // max(1, members.size))
    parts = [slice(first, first + size) for first in range(0, len(wins), size)]
    return np.concatenate([_newton(wins[part], stages[part], members) for part in parts])


def _newton(wins: Floats, stages: Floats, members: Floats) -> Floats:
    count = members.shape[1]
    logs = np.zeros_like(wins)
    for _ in range(MOST_STEPS):
        strength = np.exp(logs)
        chances = members * strength[:, None, :]  # (weightings, tables, contestants)
        chances /= chances.sum(axis=2, keepdims=True)
        expected = np.einsum("bs,bsk->bk", stages, chances)
        curvature = -np.einsum("bsk,bsl->bkl", chances * stages[:, :, None], chances)
        diagonal = np.arange(count)
        curvature[:, diagonal, diagonal] += expected
        # Only differences matter, so the mean is free: this holds it.
        curvature += curvature[:, diagonal, diagonal].mean(axis=1)[:, None, None] / count
        step = np.linalg.solve(curvature, (wins - expected)[:, :, None])[:, :, 0]
        longest = np.abs(step).max()
        step *= np.minimum(1, STEP / np.maximum(np.abs(step).max(axis=1, keepdims=True), STEP / 2))
        logs += step
        if longest < ENOUGH:
            break
    return logs
