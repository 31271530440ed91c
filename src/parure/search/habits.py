"""The habits of instinct, by edition."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from parure.editions import EDITIONS, Edition
from parure.search.instinct import EACH, ENGINE, PATIENCE, TAG, TILE, Numbers, row

_HABITS: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "splendor": (
            0.383,
            0.475,
            1.26,
            1.711,
            3.068,
            0.316,
            0.801,
            0.247,
            0.17,
            0.152,
            0.365,
            0.605,
            0.513,
            1.079,
            -0.482,
            0.535,
            0.339,
            0.125,
            0.604,
            2.17,
            0.836,
        ),
        "marvel": (
            0.541,
            1.416,
            1.063,
            0.487,
            2.041,
            0.411,
            0.638,
            -0.221,
            0.346,
            0.043,
            0.28,
            0.743,
            0.518,
            1.089,
            -0.514,
            0.291,
            0.378,
            0.183,
            0.59,
            1.844,
            0.726,
        ),
    }
)
"""By their order in `instinct`; evolved over some millions of games, as docs/search.md tells."""


def habits(edition: Edition, sight: float = 1.0) -> Numbers:
    """The row of an edition; one that has none of its own has those of the first.

    `sight`: how much counts what is farther away, from 0 to 1.
    """
    values = list(_HABITS.get(edition.key, _HABITS[EDITIONS[0]]))
    for far in (ENGINE, TILE, EACH, TAG, PATIENCE):
        values[far] *= sight
    return row(values)
