"""The kernel is the judge: every field, the legal list and chance's odds, at every ply."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import parure
from parure.kernel import Board, Words, legal, outcomes, play, reveal, tables, to_board
from parure.kernel.layout import MOST_ACTIONS, OVER, PHASE
from tests.kernel.corners import corners
from tests.kernel.lockstep import branch, walk
from tests.perft import DEPTH, Entry, read
from tests.positions import TABLES, every_table

DECISIONS = 3600
"""Of random games for each edition and number of players: over 20,000 in all."""
CORNERS = dict(corners())


@every_table
def test_random_games_are_the_same_in_every_field_at_every_ply(key: str, players: int) -> None:
    decisions, rng = 0, Random(f"{key}-{players}")
    while decisions < DECISIONS:
        for state in walk(parure.new_game(parure.edition(key), players, rng), rng, plies=10_000):
            decisions += bool(parure.legal_actions(state))


def test_enough_decisions_are_compared() -> None:
    assert DECISIONS * len(TABLES) >= 20_000


@pytest.mark.parametrize("name", CORNERS)
def test_hand_made_positions_and_all_that_may_follow_are_the_same(name: str) -> None:
    branch(CORNERS[name], depth=1)
    for seed in range(3):
        for _ in walk(CORNERS[name], Random(seed), plies=40):
            pass


def perft(row: Words, board: Board, depth: int) -> int:
    """As tests.perft, on the kernel's board."""
    room = np.zeros(MOST_ACTIONS, np.int16)
    count, chance = legal(row, board, room), False
    if not count and board[PHASE] != OVER:
        count, chance = outcomes(row, board, room), True
    if depth == 1 or not count:
        return max(count, 1)
    lines = 0
    for move in room[:count].tolist():
        after = board.copy()
        if chance:
            reveal(row, after, move)
        else:
            play(row, after, move)
        lines += perft(row, after, depth - 1)
    return lines


@pytest.mark.parametrize("entry", list(read()), ids=lambda entry: entry.name)
def test_lines_of_play_are_as_many_as_the_judge_counted(entry: Entry) -> None:
    row, board = tables(entry.state.edition), to_board(entry.state)
    assert tuple(perft(row, board, depth) for depth in range(1, DEPTH + 1)) == entry.counts
