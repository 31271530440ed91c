"""Random play to the end of a game."""

from __future__ import annotations

from parure.kernel.chance import deal, new_game
from parure.kernel.compiled import Board, Words, compiled
from parure.kernel.layout import DEALING, OVER, PHASE
from parure.kernel.legal import pick
from parure.kernel.play import play


@compiled
def playout(tables: Words, board: Board, rng: Words, limit: int) -> int:
    """Plays at random until the game is over or so many decisions are taken; returns how many they were."""
    decisions = 0
    while board[PHASE] != OVER and decisions < limit:
        if board[PHASE] == DEALING:
            deal(tables, board, rng)
        else:
            play(tables, board, pick(tables, board, rng))
            decisions += 1
    return decisions


@compiled
def random_games(tables: Words, board: Board, players: int, games: int, rng: Words) -> int:
    """Plays whole random games, one after the other on one board; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        new_game(tables, board, players, rng)
        decisions += playout(tables, board, rng, 1 << 30)
    return decisions
