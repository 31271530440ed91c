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
    NOBODY,
    PLAYERS,
    POINTS_BYTE,
    QUITTER,
    SEAT_SIZE,
    SEATS,
    STALEMATE,
    TAGS_BYTE,
    TILES,
    TOKENS,
)
from parure.kernel.tables import (
    ASSEMBLE_AWARD,
    ASSEMBLE_TAGS,
    AWARD,
    DEMAND,
    GAIN,
    GOAL_GAINS,
    GOAL_TOKENS,
    HOURGLASS,
)
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
    return faces_met(tables, board, word(board, SEATS + SEAT_SIZE * seat + GAINS))


@compiled
def faces_met(tables: Words, board: Board, gains: np.uint64) -> np.uint64:
    """The faces on the table that such gains meet, as bits (T4)."""
    left, met = word(board, TILES), NONE
    while left:
        face = lowest(left)
        if reaches(gains, tables[DEMAND + face]) == HIGH:
            met |= ONE << np.uint64(face)
        left &= left - ONE
    return met


@compiled
def takes_assemble(tables: Words, board: Board, seat: int, tags: int) -> bool:
    """Whether so many tags bring a player the Assemble tile: the first with enough, then one with more (T2)."""
    leader = whole(board[LEADER])
    if leader == seat or tags < whole(tables[ASSEMBLE_TAGS]):
        return False
    return leader == NOBODY or tags > byte(word(board, SEATS + SEAT_SIZE * leader + GAINS), TAGS_BYTE)


@compiled
def gains_with(tables: Words, board: Board, seat: int, card: int) -> np.uint64:
    """What a player's GAINS would be if he bought a card: with the tile that it brings (T4), and the Assemble tile."""
    gains: np.uint64 = word(board, SEATS + SEAT_SIZE * seat + GAINS) + tables[GAIN + card]
    met, award = faces_met(tables, board, gains), NONE
    while met:
        award = max(award, tables[AWARD + lowest(met)])
        met &= met - ONE
    if takes_assemble(tables, board, seat, byte(gains, TAGS_BYTE)):
        gains += tables[ASSEMBLE_AWARD]
    return gains + award


@compiled
def ends_with(tables: Words, board: Board, seat: int, card: int, gains: np.uint64) -> bool:
    """Whether a player would meet the goal if he bought a card and then had these GAINS (E1, E2)."""
    tokens = word(board, SEATS + SEAT_SIZE * seat + TOKENS) | tables[HOURGLASS + card]  # T1: never more than one
    return bool(reaches(gains, tables[GOAL_GAINS]) & reaches(tokens, tables[GOAL_TOKENS]) == HIGH)


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
