"""Goals, tiles and places."""

from __future__ import annotations

import numpy as np

from parure.gems import COLOURS
from parure.kernel.compiled import Board, Words, compiled, whole
from parure.kernel.instructions import lowest, word
from parure.kernel.layout import (
    COUNT_BYTE,
    ENDING,
    GAINS,
    LEADER,
    NO_TAGS,
    NOBODY,
    PLAYERS,
    POINTS_BYTE,
    QUITTER,
    SEAT_SIZE,
    SEATS,
    STALEMATE,
    TAGS_BYTE,
    TILES,
    TIME_BYTE,
    TOKENS,
)
from parure.kernel.tables import (
    ASSEMBLE_TAGS,
    AWARD,
    DEMAND,
    GOAL_GAINS,
    GOAL_TOKENS,
    HOURGLASS,
)
from parure.kernel.words import BYTE, HIGH, NONE, ONE, byte, lacking, reaches, total


@compiled
def meets_goal(tables: Words, board: Board, seat: int) -> bool:
    """Whether a player meets what ends the game (E1, E2)."""
    own = SEATS + SEAT_SIZE * seat
    return reaches_goal(tables, word(board, own + GAINS), word(board, own + TOKENS))


@compiled
def reaches_goal(tables: Words, gains: np.uint64, tokens: np.uint64) -> bool:
    """Whether these are enough (E1, E2)."""
    return bool(reaches(gains, tables[GOAL_GAINS]) & reaches(tokens, tables[GOAL_TOKENS]) == HIGH)


@compiled
def hourglass(tables: Words, tokens: np.uint64, card: int) -> np.uint64:
    """The time token that comes with a card, if a player has none: never more than one each (T1)."""
    return tables[HOURGLASS + card] if tokens >> np.uint64(8 * TIME_BYTE) & BYTE == NONE else NONE


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
def claims(tables: Words, board: Board, seat: int) -> np.uint64:
    """For each colour, in its byte, the points of the best face that one more bonus of it would bring (T4)."""
    gains, left, points = word(board, SEATS + SEAT_SIZE * seat + GAINS), word(board, TILES), NONE
    while left:
        face = lowest(left)
        lacked, award = lacking(tables[DEMAND + face], gains), tables[AWARD + face] >> np.uint64(8 * POINTS_BYTE)
        if total(lacked) <= ONE:
            for colour in range(len(COLOURS)):
                at = np.uint64(8 * colour)
                if lacked == NONE or lacked >> at == ONE:
                    points += (max(award, points >> at & BYTE) - (points >> at & BYTE)) << at
        left &= left - ONE
    return points


@compiled
def assemble_tags(tables: Words, board: Board, seat: int) -> int:
    """The tags that bring a player the Assemble tile: enough if nobody has it, else more than its holder's (T2)."""
    leader, enough = whole(board[LEADER]), whole(tables[ASSEMBLE_TAGS])
    if leader == seat:
        return NO_TAGS
    if leader == NOBODY:
        return enough
    return max(enough, byte(word(board, SEATS + SEAT_SIZE * leader + GAINS), TAGS_BYTE) + 1)


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
