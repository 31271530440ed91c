"""The habits of instinct: what each of them means, and how strong it is in each edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from parure.editions import Edition

Numbers: TypeAlias = npt.NDArray[np.float64]

# What a card is worth.
POINT: Final = 0
"""A point on it."""
ENGINE: Final = 1
"""Its bonus, for each card in sight that would become cheaper: the more, the more points that one has for its price."""
TILE: Final = 2
"""Its bonus, for each point of a tile that asks for it, when nothing else is missing for the tile."""
EACH: Final = 3
"""Its bonus, when the goal asks for that colour and one has none."""
HOUR: Final = 4
"""A time token that comes with it, when the goal asks for one and one has none."""
TAG: Final = 5
"""A tag on it."""
LEAD: Final = 20
"""Its tags, for each point of the Assemble tile that they would bring."""
FADING: Final = 19
"""How fast ENGINE loses its worth as somebody nears the goal: all of it when he has 1/FADING of the points."""
PATIENCE: Final = 6
"""What is left of a card's worth for each turn that it is away."""

# Buying.
BUY_NOW: Final = 7
"""Having a card at once."""
SPENT: Final = 8
"""What each token costs that is paid."""
WILD_SPENT: Final = 9
"""What each wild one costs beside that."""

# Taking, keeping and returning.
TAKING: Final = 10
"""How much of what the gems bring nearer counts when they are taken."""
SECOND: Final = 11
"""How much of that the second of two equal gems counts."""
OVERFLOW: Final = 12
"""What each token costs that would have to go back."""
KEEPING: Final = 13
"""How much a gem counts that goes back, by the cards that it would be missed for."""

# Reserving.
RESERVING: Final = 14
"""Reserving at all."""
PROMISE: Final = 15
"""How much counts what the card promises from where one is."""
WILD_GOT: Final = 16
"""The wild token that comes with it."""
BLIND: Final = 17
"""A card from a deck, whatever it may be."""
CROWDED: Final = 18
"""What it costs to take the last free place of the hand."""

HABITS: Final = 21
"""How many habits there are."""

# What follows from them, beside them in the same row: powers are dear.
MOST_SHORT: Final = 16
MOST_LONGEST: Final = 8
HOPES: Final = HABITS
"""By gems short (MOST_SHORT), and those of one colour (MOST_LONGEST): what is left of a card's worth."""
NEAR: Final = HOPES + MOST_SHORT * MOST_LONGEST
"""By bonuses that a tile still asks for: what one of them is worth of it."""
MOST_MISSING: Final = 16
ROW: Final = NEAR + MOST_MISSING
"""How many numbers a row of habits has."""

_FAR: Final = (ENGINE, TILE, EACH, TAG, PATIENCE)
"""Those that are about what is farther away."""

_EDITIONS: Final = ("splendor", "marvel")
_STRENGTHS: Final[Mapping[int, tuple[float, float]]] = MappingProxyType(
    {
        POINT: (0.383, 0.541),
        ENGINE: (0.475, 1.416),
        TILE: (1.26, 1.063),
        EACH: (1.711, 0.487),
        HOUR: (3.068, 2.041),
        TAG: (0.316, 0.411),
        PATIENCE: (0.801, 0.638),
        BUY_NOW: (0.247, -0.221),
        SPENT: (0.17, 0.346),
        WILD_SPENT: (0.152, 0.043),
        TAKING: (0.365, 0.28),
        SECOND: (0.605, 0.743),
        OVERFLOW: (0.513, 0.518),
        KEEPING: (1.079, 1.089),
        RESERVING: (-0.482, -0.514),
        PROMISE: (0.535, 0.291),
        WILD_GOT: (0.339, 0.378),
        BLIND: (0.125, 0.183),
        CROWDED: (0.604, 0.59),
        FADING: (2.17, 1.844),
        LEAD: (0.836, 0.726),
    }
)
"""By habit, for each edition; evolved over some millions of games, as docs/search.md tells."""


def habits(edition: Edition, sight: float = 1.0) -> Numbers:
    """The row of an edition; one that has none of its own has those of the first.

    `sight`: how much counts what is farther away, from 0 to 1.
    """
    column = _EDITIONS.index(edition.key) if edition.key in _EDITIONS else 0
    return row([_STRENGTHS[habit][column] * (sight if habit in _FAR else 1.0) for habit in range(HABITS)])


def row(strengths: Sequence[float]) -> Numbers:
    """The strengths of the habits, and what follows from them."""
    numbers = np.zeros(ROW)
    numbers[:HABITS] = strengths
    for short in range(MOST_SHORT):
        for longest in range(MOST_LONGEST):
            turns = max(short / 2.6, 0.75 * longest, 0.7) + short / 8 if short else 0.0
            numbers[HOPES + MOST_LONGEST * short + longest] = strengths[PATIENCE] ** (1 + turns)
    numbers[NEAR + 1 :] = [strengths[TILE] / count**1.6 for count in range(1, MOST_MISSING)]
    return numbers
