"""Many games at once: their boards, and all that players who choose by number need of them."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel.chance import deal, new_game
from parure.kernel.compiled import Boards, Words, compiled, whole
from parure.kernel.features import FEATURES
from parure.kernel.instructions import copy
from parure.kernel.layout import BOARD, DEALING, MOST_PLAYERS, OVER, PHASE, PLAYERS, SEAT
from parure.kernel.legal import choices, is_legal
from parure.kernel.observe import observe
from parure.kernel.play import play
from parure.kernel.refusal import BoardError, check_array, check_boards
from parure.kernel.rng import STREAM, streams
from parure.kernel.rollout import playout
from parure.kernel.score import share
from parure.kernel.tables import ACTIONS, tables
from parure.kernel.threads import spread
from parure.kernel.words import NONE, ONE

NO_ACTION: Final = -1
"""What is played in a game that is over."""


class Games:
    """Games of one edition for so many players, stepped together.

    After `reset` or `step` the arrays, one row a game, tell where each stands at a player's decision.
    """

    def __init__(
        self, edition: Edition, players: int, count: int, *, seed: int, restart: bool = True, threads: int = 1
    ) -> None:
        edition.supply(players)  # C9
        if count < 1 or threads < 1:
            raise BoardError(f"at least one game and one thread are needed, not {count} and {threads}")
        self.edition = edition
        self.players = players
        self.restart = restart
        """Whether a game that is over is followed at once by a new one."""
        self.threads = threads
        self.tables = tables(edition)
        self.rngs = streams(seed, count)
        self.boards: Boards = np.zeros((count, BOARD), np.int8)
        self.seats = np.zeros(count, np.int8)
        """Who is to move."""
        self.masks = np.zeros((count, int(self.tables[ACTIONS])), np.bool_)
        """What he may do, by the numbers of `codec.actions`."""
        self.observations = np.zeros((count, FEATURES), np.int8)
        """The features of what he sees."""
        self.done = np.zeros(count, np.bool_)
        """Whether the step just played ended a game."""
        self.rewards = np.zeros((count, MOST_PLAYERS), np.float32)
        """For each seat what its place is worth, 1 to -1 (see `score.share`), where a game has ended; else 0."""
        self.endings: Boards = np.zeros((count, BOARD), np.int8)
        """The last positions of the games that have ended."""
        self.reset()

    def reset(self) -> None:
        """Sets every table anew."""
        self.done[:] = False
        self.rewards[:] = 0

        def work(rows: slice) -> int:
            return _start(self.tables, self.boards[rows], self.players, self.rngs[rows]) + self._look(rows)

        spread(work, len(self.boards), self.threads)

    def step(self, actions: npt.NDArray[np.int16]) -> None:
        """Plays one action in each game, and deals; BoardError, with nothing changed, if one of them is illegal."""
        check_array("actions", actions, np.int16, len(self.boards))
        wrong = _first_refused(self.tables, self.boards, actions)
        if wrong >= 0:
            over = self.boards[wrong, PHASE] == OVER
            reason = f"it is over: only {NO_ACTION} is played there" if over else "it is not on the legal list"
            raise BoardError(f"game {wrong}, action {actions[wrong]}: {reason}")

        def work(rows: slice) -> int:
            played = _step(
                self.tables,
                self.boards[rows],
                actions[rows],
                self.rngs[rows],
                self.restart,
                self.done[rows],
                self.rewards[rows],
                self.endings[rows],
            )
            return played + self._look(rows)

        spread(work, len(self.boards), self.threads)

    def _look(self, rows: slice) -> int:
        return look(self.tables, self.boards[rows], self.seats[rows], self.masks[rows], self.observations[rows])


def new_games(edition: Edition, players: int, rngs: Words, *, threads: int = 1) -> Boards:
    """Tables set at random, one for each generator."""
    edition.supply(players)  # C9
    check_array("rngs", rngs, np.uint64, None, STREAM)
    row, boards = tables(edition), np.zeros((len(rngs), BOARD), np.int8)
    spread(lambda rows: _start(row, boards[rows], players, rngs[rows]), len(boards), threads)
    return boards


def playouts(edition: Edition, boards: Boards, rngs: Words, *, limit: int = 1 << 30, threads: int = 1) -> int:
    """Plays each board at random to the end of its game, or for so many decisions; returns how many they were."""
    check_boards(edition, boards, None)
    check_array("rngs", rngs, np.uint64, len(boards), STREAM)
    row = tables(edition)
    return spread(lambda rows: _play_out(row, boards[rows], rngs[rows], limit), len(boards), threads)


@compiled
def _start(tables: Words, boards: Boards, players: int, rngs: Words) -> int:
    for row in range(len(boards)):
        new_game(tables, boards[row], players, rngs[row])
    return len(boards)


@compiled
def _play_out(tables: Words, boards: Boards, rngs: Words, limit: int) -> int:
    decisions = 0
    for row in range(len(boards)):
        decisions += playout(tables, boards[row], rngs[row], limit)
    return decisions


@compiled
def _first_refused(tables: Words, boards: Boards, actions: npt.NDArray[np.int16]) -> int:
    """The first game that can't be played on like that, or -1."""
    for row in range(len(boards)):
        if boards[row, PHASE] == OVER:
            if actions[row] != NO_ACTION:
                return row
        elif not is_legal(tables, boards[row], whole(actions[row])):
            return row
    return -1


@compiled
def _step(
    tables: Words,
    boards: Boards,
    actions: npt.NDArray[np.int16],
    rngs: Words,
    restart: bool,
    done: npt.NDArray[np.bool_],
    rewards: npt.NDArray[np.float32],
    endings: Boards,
) -> int:
    for row in range(len(boards)):
        board = boards[row]
        done[row] = False
        rewards[row] = 0.0
        if board[PHASE] == OVER:
            continue
        play(tables, board, whole(actions[row]))
        while board[PHASE] == DEALING:
            deal(tables, board, rngs[row])
        if board[PHASE] == OVER:
            players = whole(board[PLAYERS])
            done[row] = True
            for seat in range(players):
                rewards[row, seat] = share(tables, board, seat)
            copy(endings[row], board)
            if restart:
                new_game(tables, board, players, rngs[row])
    return len(boards)


@compiled
def look(
    tables: Words,
    boards: Boards,
    seats: npt.NDArray[np.int8],
    masks: npt.NDArray[np.bool_],
    observations: npt.NDArray[np.int8],
) -> int:
    """Writes of each board who is to move, what he may do and what he sees; returns how many boards there are."""
    for row in range(len(boards)):
        board = boards[row]
        seats[row] = board[SEAT]
        low, high = choices(tables, board)
        for action in range(masks.shape[1]):
            bits = low >> np.uint64(action) if action < 64 else high >> np.uint64(action - 64)
            masks[row, action] = bits & ONE != NONE
        observe(tables, board, whole(board[SEAT]), observations[row])
    return len(boards)
