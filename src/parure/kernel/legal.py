"""What is allowed, as bits: an action's number is its bit in a pair of words."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from parure.kernel.compiled import Board, Words, compiled, inlined, whole
from parure.kernel.instructions import count_bits, half, lowest, nth, word
from parure.kernel.lanes import within_reach
from parure.kernel.layout import (
    BANK,
    BUY,
    CLAIM,
    CLAIMING,
    GAINS,
    HAND,
    HAND_SIZE,
    MAIN,
    OPEN,
    PHASE,
    RESERVE,
    RETURN,
    RETURNING,
    SEAT,
    SEAT_SIZE,
    SEATS,
    TOKENS,
    WILD_BYTE,
)
from parure.kernel.rng import below
from parure.kernel.score import tiles_met
from parure.kernel.tables import DOUBLE_MINIMUM, PASS, TAKEABLE
from parure.kernel.words import NONE, ONE, ONES, byte, gathered, reaches


@inlined
def takeable(tables: Words, board: Board) -> np.uint64:
    """The takes that the bank allows, as bits (A1 to A3)."""
    bank = word(board, BANK)
    filled = gathered(reaches(bank, ONES)) & np.uint64(31)
    high = gathered(reaches(bank, ONES * tables[DOUBLE_MINIMUM])) & np.uint64(31)
    return np.uint64(tables[TAKEABLE + whole(filled | high << np.uint64(5))])


@inlined
def affordable(tables: Words, board: Board, seat: int) -> np.uint64:
    """The cards that a player can pay for, as bits: slots, then his hand (A6 to A9)."""
    own = SEATS + SEAT_SIZE * seat
    tokens = word(board, own + TOKENS)
    power = tokens + word(board, own + GAINS)
    wild = np.uint64(byte(tokens, WILD_BYTE))
    return within_reach(tables, board, own, power, wild)  # A8: wild stands for what is missing


@inlined
def choices(tables: Words, board: Board) -> tuple[np.uint64, np.uint64]:
    """Every action that the player to move may choose: bits 0 to 63, and from 64 on; none when he has no choice."""
    phase, seat = board[PHASE], whole(board[SEAT])
    own = SEATS + SEAT_SIZE * seat
    if phase == MAIN:
        actions = takeable(tables, board) | affordable(tables, board, seat) << np.uint64(BUY)
        if board[own + HAND + HAND_SIZE - 1] < 0:  # A5: room for one more
            actions |= half(board, OPEN) << np.uint64(RESERVE)  # A10: nothing comes from an empty space or deck
        if actions == NONE:
            return NONE, ONE << np.uint64(tables[PASS] - np.uint64(64))  # A11
        return actions, NONE
    if phase == RETURNING:
        kinds = gathered(reaches(word(board, own + TOKENS), ONES)) & np.uint64(63)  # T3: time is not among them
        return kinds << np.uint64(RETURN), kinds >> np.uint64(64 - RETURN)
    if phase == CLAIMING:
        return NONE, tiles_met(tables, board, seat) << np.uint64(CLAIM - 64)  # T4
    return NONE, NONE


@compiled
def legal(tables: Words, board: Board, out: npt.NDArray[np.int16]) -> int:
    """Writes the numbers of the legal actions into `out`, in rising order, and returns how many they are."""
    low, high = choices(tables, board)
    count = 0
    while low:
        out[count] = lowest(low)
        low &= low - ONE
        count += 1
    while high:
        out[count] = 64 + lowest(high)
        high &= high - ONE
        count += 1
    return count


@compiled
def is_legal(tables: Words, board: Board, action: int) -> bool:
    """Whether an action is on the legal list."""
    low, high = choices(tables, board)
    if action < 0 or action >= 128:
        return False
    if action < 64:
        return bool(low >> np.uint64(action) & ONE)
    return bool(high >> np.uint64(action - 64) & ONE)


@inlined
def pick(tables: Words, board: Board, rng: Words) -> int:
    """One of the legal actions at random, without a list; there has to be one."""
    low, high = choices(tables, board)
    first = count_bits(low)
    number = below(rng, first + count_bits(high))
    if number < first:
        return nth(low, number)
    return 64 + nth(high, number - first)
