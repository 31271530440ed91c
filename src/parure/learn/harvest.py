"""What is learnt from: positions of games that are over, as self-play and the first lessons write them down."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel import Board, compiled
from parure.kernel.compiled import whole
from parure.kernel.features import FEATURES
from parure.kernel.layout import GAINS, MOST_PLAYERS, PLAYERS, POINTS_BYTE, SEAT_SIZE, SEATS
from parure.kernel.tables import ACTIONS, tables

LONGEST_GAME: Final = 400
"""Decisions after which a game is judged as it stands."""
MEMORY: Final = 200
"""Decisions of a game that are remembered to learn from."""

# Columns of `notes`: values by seat, points by seat, then these.
VALUES: Final = 0
POINTS: Final = VALUES + MOST_PLAYERS
TO_GO: Final = POINTS + MOST_PLAYERS
"""Decisions up to the end of the game."""
WEIGHT: Final = TO_GO + 1
"""1 if the policy is of a full search, else 0."""
NOTES: Final = WEIGHT + 1

WHOLE: Final = 65535
"""Parts of a policy: with 255, actions below 0.2 % would be learnt as never to be played."""

Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.uint8]
Shares = npt.NDArray[np.uint16]
Floats = npt.NDArray[np.float32]


class Harvest(NamedTuple):
    """Positions to learn from, of games that are over."""

    rows: Bytes
    """Of each: the features,"""
    policies: Shares
    """a policy, in parts of the WHOLE,"""
    notes: Floats
    """and how its game went on."""
    counts: npt.NDArray[np.int64]
    """Positions, games, decisions, simulations."""


def new_harvest(edition: Edition, room: int) -> Harvest:
    """Room for so many positions, and those of one game more."""
    room += MEMORY
    return Harvest(
        rows=np.zeros((room, FEATURES), np.int8),
        policies=np.zeros((room, int(tables(edition)[ACTIONS])), np.uint16),
        notes=np.zeros((room, NOTES), np.float32),
        counts=np.zeros(4, np.int64),
    )


def next_harvest(edition: Edition, last: Harvest, room: int) -> Harvest:
    """Room for so many more, with what the last one has beyond its own: that is taken over, not lost."""
    harvest = new_harvest(edition, room)
    more = int(last.counts[0]) - room
    harvest.rows[:more] = last.rows[room : room + more]
    harvest.policies[:more] = last.policies[room : room + more]
    harvest.notes[:more] = last.notes[room : room + more]
    harvest.counts[0], last.counts[0] = more, room
    return harvest


@compiled
def write_policy(
    logits: npt.NDArray[np.float64], actions: npt.NDArray[np.int16], count: int, heat: float, out: Shares
) -> None:
    """A policy of so many actions in parts of the WHOLE, by their logits; the more heat, the more even."""
    most, sum_ = -1e30, 0.0
    for index in range(count):
        most = max(most, logits[index])
    for index in range(count):
        sum_ += math.exp((logits[index] - most) / heat)
    out[:] = 0
    for index in range(count):
        out[actions[index]] = np.uint16(WHOLE * math.exp((logits[index] - most) / heat) / sum_ + 0.5)


@compiled
def write_points(board: Board, mover: int, out: Floats) -> None:
    """The points of each seat: the mover first, then clockwise."""
    players = whole(board[PLAYERS])
    for step in range(players):
        seat = (mover + step) % players
        out[POINTS + step] = board[SEATS + SEAT_SIZE * seat + GAINS + POINTS_BYTE]
