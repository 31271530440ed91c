"""What every environment is told and asked: the same numbers, whichever the library."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from parure.codec import actions
from parure.editions import Edition
from parure.kernel.features import FEATURES, PIECES, split

Form: TypeAlias = Literal["flat", "pieces"]
"""How an observation is handed over: one row of numbers, or a dict of its named pieces."""

Row: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = Row | dict[str, Row]


def action_space(edition: Edition) -> spaces.Discrete:
    """A number for each decision: those of `codec.actions`."""
    return spaces.Discrete(len(actions(edition)))


def observation_space(form: Form) -> spaces.Space[Any]:
    """The features that docs/kernel.md tells of."""
    if form not in ("flat", "pieces"):
        raise ValueError(f"an observation is 'flat' or in 'pieces', not {form!r}")
    if form == "flat":
        return _box((FEATURES,))
    return spaces.Dict([(piece.name, _box(piece.shape)) for piece in PIECES])  # of a dict it would sort the names


def formed(row: Row, form: Form) -> Observation:
    """A row of features, or many of them, in the form that was asked for."""
    return row if form == "flat" else split(row)


def mask_space(edition: Edition) -> spaces.Box:
    """1 for each action that is legal now, else 0."""
    return spaces.Box(0, 1, (len(actions(edition)),), np.int8)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(0, np.iinfo(np.int8).max, shape, np.int8)
