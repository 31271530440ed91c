"""A quick game by instinct: from a position to its end."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.kernel import Board, Words, compiled, deal, draw, legal, play
from parure.kernel.compiled import whole
from parure.kernel.layout import BOARD, DEALING, MOST_ACTIONS, OVER, PHASE
from parure.search.habits import Numbers
from parure.search.instinct import SKETCH, feelings

UNIT: Final = 2.0**-53
"""Makes 53 random bits a number from 0 to 1."""


class Mind(NamedTuple):
    """Room to think in: compiled code makes no arrays."""

    actions: npt.NDArray[np.int16]
    felt: Numbers
    seen: Numbers
    board: Board


def new_mind() -> Mind:
    """A Mind."""
    return Mind(np.zeros(MOST_ACTIONS, np.int16), np.zeros(MOST_ACTIONS), np.zeros(SKETCH), np.zeros(BOARD, np.int8))


@compiled
def impulse(tables: Words, board: Board, rng: Words, habits: Numbers, whim: float, mind: Mind) -> int:
    """The legal action that feels best, when each feeling is off by up to a `whim`."""
    count = legal(tables, board, mind.actions)
    if count == 1:
        return whole(mind.actions[0])
    feelings(tables, board, habits, mind.actions, count, mind.seen, mind.felt)
    best, choice = -1e9, 0
    for number in range(count):
        feeling = mind.felt[number] + whim * np.float64(draw(rng) >> np.uint64(11)) * UNIT
        if feeling > best:
            best, choice = feeling, number
    return whole(mind.actions[choice])


@compiled
def sprint(tables: Words, board: Board, rng: Words, habits: Numbers, whim: float, limit: int, mind: Mind) -> int:
    """Plays by instinct until the game is over or so many decisions are taken; returns how many they were."""
    decisions = 0
    while board[PHASE] != OVER and decisions < limit:
        if board[PHASE] == DEALING:
            deal(tables, board, rng)
        else:
            play(tables, board, impulse(tables, board, rng, habits, whim, mind))
            decisions += 1
    return decisions
