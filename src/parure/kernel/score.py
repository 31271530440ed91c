"""Goals, tiles and places."""

from __future__ import annotations

import numpy as np

from parure.kernel.compiled import Board, Words, compiled, whole
from parure.kernel.instructions import lowest, word
from parure.kernel.layout import (
    COUNT_BYTE,
    ENDING,
    GAINS,
    LEADER,
    PLAYERS,
    POINTS_BYTE,
    QUITTER,
    SEAT_SIZE,
    SEATS,
    STALEMATE,
    TILES,
    TOKENS,
)
from parure.kernel.tables import DEMAND, GOAL_GAINS, GOAL_TOKENS
from parure.kernel.words import HIGH, NONE, ONE, byte, reaches


@compiled
def meets_goal(tables: Words, board: Board, seat: int) -> bool:
    """Whether a player meets what ends the game (E1, E2)."""
    own = SEATS + SEAT_SIZE * seat
    gains = reaches(word(board, own + GAINS), tables[GOAL_GAINS])
    return bool(gains & reaches(word(board, own + TOKENS), tables[GOAL_TOKENS]) == HIGH)


@compiled
def tiles_met(tables: Words, board: Board, seat: int) -> np.uint64:
    """The faces on the table that a player's bonuses meet, as bits (T4)."""
    gains = word(board, SEATS + SEAT_SIZE * seat + GAINS)
    left, met = word(board, TILES), NONE
    while left:
        face = lowest(left)
        if reaches(gains, tables[DEMAND + face]) == HIGH:
            met |= ONE << np.uint64(face)
        left &= left - ONE
    return met


@compiled
def merit(tables: Words, board: Board, seat: int) -> int:
    """What a player is ranked by, as one number: the keys of E3 and E4; one who gave up comes last."""
    gains = word(board, SEATS + SEAT_SIZE * seat + GAINS)
    # E4: first those who meet the Gauntlet. In splendor points alone say the same. A11: not at a stalemate.
    meets = board[ENDING] != STALEMATE and meets_goal(tables, board, seat)
    keys = (
        whole(board[QUITTER] != seat) << 18
        | whole(meets) << 17
        | byte(gains, POINTS_BYTE) << 9
        | whole(board[LEADER] == seat) << 8
    )
    return keys | (255 - byte(gains, COUNT_BYTE))


@compiled
def place(tables: Words, board: Board, seat: int) -> int:
    """How many players rank before a seat: 0 for the first place, the same for those who share one."""
    own, before = merit(tables, board, seat), 0
    for other in range(board[PLAYERS]):
        before += whole(merit(tables, board, other) > own)
    return before


@compiled
def share(tables: Words, board: Board, seat: int) -> float:
    """What a place is worth, evenly from 1 for the first to -1 for the last; those who share places share that too."""
    own, before, level = merit(tables, board, seat), 0, 0
    players = whole(board[PLAYERS])
    for other in range(players):
        key = merit(tables, board, other)
        before += whole(key > own)
        level += whole(key == own)
    return 1.0 - (2.0 * before + level - 1.0) / (players - 1.0)


@compiled
def won(tables: Words, board: Board, seat: int) -> float:
    """1 for who comes first, in equal parts for those who share that; 0 for the others."""
    own, level = merit(tables, board, seat), 0
    for other in range(board[PLAYERS]):
        key = merit(tables, board, other)
        if key > own:
            return 0.0
        level += whole(key == own)
    return 1.0 / level
