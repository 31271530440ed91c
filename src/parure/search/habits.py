"""The habits of instinct, by edition."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from parure.editions import Edition
from parure.search.instinct import Numbers, row

_HABITS: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "splendor": (1.0, 2.0, 1.0, 1.5, 2.0, 0.35, 0.65, 0.6, 0.05, 0.1, 0.5, 0.7, 0.3, 1.0, -0.8, 0.3, 0.4, 0.1, 0.6, 1.0, 0.8),
    }
)


def habits(edition: Edition) -> Numbers:
    """The row of an edition; of one that has none of its own, those of the first."""
    return row(_HABITS.get(edition.key, _HABITS["splendor"]))
