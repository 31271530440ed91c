"""An exam: the net alone, without a search, plays games of two against instinct."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel import Boards, Words, compiled, deal, legal, new_games, observe, play, streams, won
from parure.kernel.compiled import whole
from parure.kernel.features import FEATURES
from parure.kernel.layout import DEALING, OVER, PHASE, SEAT
from parure.kernel.tables import tables
from parure.learn.harvest import LONGEST_GAME, Bytes, Floats
from parure.search.habits import Numbers, habits
from parure.search.sprint import Mind, impulse, new_mind


def exam(edition: Edition, judge: Callable[[Bytes], Floats], games: int, seed: int, *, whim: float = 0.1) -> float:
    """Which part of so many games the net wins; each deal is played from both seats.

    `whim`: how erratic instinct is; a large one makes it a random player.
    """
    rngs = streams(seed, games)
    rngs[1::2] = rngs[: games - 1 : 2]
    boards = new_games(edition, 2, rngs)
    seats = (np.arange(games) % 2).astype(np.int8)
    rows, judged = np.zeros((games, FEATURES), np.int8), np.zeros((games, 1), np.float32)
    judged.flags.writeable = False  # as what comes from the net: one compiled code for both
    table, taste, mind = tables(edition), habits(edition), new_mind()
    for _ in range(LONGEST_GAME):
        if not _proceed(table, boards, rngs, seats, taste, whim, mind, judged, rows):
            break
        judged = judge(rows)
    return float(np.mean([won(table, board, int(seat)) for board, seat in zip(boards, seats, strict=True)]))


@compiled
def _proceed(
    tables: Words,
    boards: Boards,
    rngs: Words,
    seats: npt.NDArray[np.int8],
    habits: Numbers,
    whim: float,
    mind: Mind,
    judged: Floats,
    rows: Bytes,
) -> int:
    """Plays what the net likes best, then up to its next decision; returns how many games go on.

    The first time there is nothing judged yet: one column only.
    """
    going = 0
    for number in range(len(boards)):
        board, seat = boards[number], seats[number]
        if board[PHASE] != OVER and judged.shape[1] > 1:
            _favourite(tables, board, mind, judged[number])
        while board[PHASE] != OVER and (board[PHASE] == DEALING or board[SEAT] != seat):
            if board[PHASE] == DEALING:
                deal(tables, board, rngs[number])
            else:
                play(tables, board, impulse(tables, board, rngs[number], habits, whim, mind))
        if board[PHASE] != OVER:
            observe(tables, board, whole(seat), rows[number])
            going += 1
    return going


@compiled
def _favourite(tables: Words, board: npt.NDArray[np.int8], mind: Mind, logits: Floats) -> None:
    best, choice = np.float32(-1e30), 0
    for index in range(legal(tables, board, mind.actions)):
        if logits[mind.actions[index]] > best:
            best, choice = logits[mind.actions[index]], whole(mind.actions[index])
    play(tables, board, choice)
