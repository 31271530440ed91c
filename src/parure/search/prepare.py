"""Compiling the search before anyone waits for it."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from parure.editions import EDITIONS, edition
from parure.kernel.layout import MOST_ACTIONS, MOST_PLAYERS
from parure.rules import new_game
from parure.search.impulse import Impulse
from parure.search.search import Budget, Search
from parure.view import view


def prepare() -> None:
    """Compiles all of it, which takes half a minute unless it is kept on disk already."""
    game = edition(EDITIONS[0])
    shown = view(new_game(game, 2, Random(0)), 0)
    for judge in (None, _even):
        Search(game, judge=judge).think(shown, Budget(simulations=2), 0)
    Impulse(game).choose(shown, 0, whim=1.0)


def _even(rows: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """A net that knows nothing."""
    return np.zeros((len(rows), MOST_ACTIONS), np.float32), np.zeros((len(rows), MOST_PLAYERS), np.float32)
