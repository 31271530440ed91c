"""Stepping games in compiled code: one table, or thousands in one call, with opponents who are compiled as well."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.kernel import Board, Boards, Words, choices, compiled, deal, is_legal, new_game, pick, play, share
from parure.kernel.compiled import whole
from parure.kernel.layout import DEALING, OVER, PHASE, PLAYERS, SEAT
from parure.kernel.observe import observe
from parure.kernel.words import NONE, ONE
from parure.search.habits import Numbers
from parure.search.sprint import Mind, impulse

EVERY_SEAT: Final = -1
"""As the learner of a game: whoever is to move, there are no opponents."""
NO_PLAN: Final = -1.0
"""As the whim of an opponent: he plays at random."""


class Cast(NamedTuple):
    """Compiled players: the opponents clockwise from the learner, whose own place is the first."""

    whims: Numbers
    habits: npt.NDArray[np.float64]
    mind: Mind


class Tables(NamedTuple):
    """Many games, one row each."""

    boards: Boards
    rngs: Words
    learners: npt.NDArray[np.int8]
    moves: npt.NDArray[np.int32]
    """Decisions taken since the table was set."""


class Results(NamedTuple):
    """What a step led to, one row a game."""

    rewards: npt.NDArray[np.float32]
    """For each seat, where the game has ended; else 0."""
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    movers: npt.NDArray[np.int8]
    """Who took the step."""
    last: npt.NDArray[np.int8]
    """The last observation, where the game has ended."""


@compiled
def deal_out(tables: Words, board: Board, rng: Words) -> None:
    """Plays what chance owes."""
    while board[PHASE] == DEALING:
        deal(tables, board, rng)


@compiled
def play_on(tables: Words, board: Board, rng: Words, action: int) -> None:
    """Plays an action and what chance owes after it."""
    play(tables, board, action)
    deal_out(tables, board, rng)


@compiled
def write_mask(tables: Words, board: Board, mask: npt.NDArray[np.int8]) -> None:
    """Writes 1 for each action that is legal now, else 0."""
    low, high = choices(tables, board)
    for action in range(len(mask)):
        bits = low >> np.uint64(action) if action < 64 else high >> np.uint64(action - 64)
        mask[action] = bits & ONE != NONE


@compiled
def first_refused(tables: Words, boards: Boards, actions: npt.NDArray[np.int64]) -> int:
    """The first game in which its action is not legal, or -1."""
    for row in range(len(boards)):
        if not is_legal(tables, boards[row], actions[row]):
            return row
    return -1


@compiled
def choose(tables: Words, boards: Boards, rngs: Words, cast: Cast, actions: npt.NDArray[np.int64]) -> int:
    """Writes what the first of the cast would do in each game."""
    for row in range(len(boards)):
        actions[row] = _choice(tables, boards[row], rngs[row], cast, 0)
    return len(boards)


@compiled
def _choice(tables: Words, board: Board, rng: Words, cast: Cast, place: int) -> int:
    """What one of the cast does: any legal action, each as likely, or what feels best."""
    if cast.whims[place] == NO_PLAN:
        return pick(tables, board, rng)
    return impulse(tables, board, rng, cast.habits[place], cast.whims[place], cast.mind)


@compiled
def _until_the_learner(tables: Words, board: Board, rng: Words, learner: int, cast: Cast, moves: int, most: int) -> int:
    """Lets the opponents play until the learner is to move or the game has ended; returns the decisions in all."""
    while learner != EVERY_SEAT and board[PHASE] != OVER and moves < most:
        place = (whole(board[SEAT]) - learner) % whole(board[PLAYERS])
        if place == 0:
            break
        play_on(tables, board, rng, _choice(tables, board, rng, cast, place))
        moves += 1
    return moves


@compiled
def start(tables: Words, games: Tables, players: int, cast: Cast, most: int) -> int:
    """Sets every table anew, up to the learner's first decision."""
    for row in range(len(games.boards)):
        board, rng, learner = games.boards[row], games.rngs[row], whole(games.learners[row])
        new_game(tables, board, players, rng)
        games.moves[row] = _until_the_learner(tables, board, rng, learner, cast, 0, most)
    return len(games.boards)


@compiled
def step(
    tables: Words, games: Tables, actions: npt.NDArray[np.int64], players: int, cast: Cast, most: int, out: Results
) -> int:
    """Plays an action in each game, up to the learner's next decision; where a game ends, the next one begins."""
    for row in range(len(games.boards)):
        board, rng, learner = games.boards[row], games.rngs[row], whole(games.learners[row])
        out.movers[row] = board[SEAT]
        play_on(tables, board, rng, actions[row])
        moves = _until_the_learner(tables, board, rng, learner, cast, whole(games.moves[row]) + 1, most)
        over = board[PHASE] == OVER
        out.terminated[row] = over
        out.truncated[row] = not over and moves >= most
        out.rewards[row] = 0.0
        if over or moves >= most:
            if over:
                for seat in range(players):
                    out.rewards[row, seat] = share(tables, board, seat)
            observe(tables, board, whole(board[SEAT]) if learner == EVERY_SEAT else learner, out.last[row])
            new_game(tables, board, players, rng)
            if learner != EVERY_SEAT:
                learner = (learner + 1) % players
                games.learners[row] = learner
            moves = _until_the_learner(tables, board, rng, learner, cast, 0, most)
        games.moves[row] = moves
    return len(games.boards)
