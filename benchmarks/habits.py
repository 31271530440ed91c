"""Finds the habits of instinct: rows of them play each other, and those who win more make the next ones.

An evolution strategy on `parure.search.habits`: each generation draws rows around the mean, each plays the mean over
the same deals at two, three and four players, and the better half, the best most, makes the new mean. It prints how the
mean does against the habits it began with, and in the end the row. Some minutes on a few cores.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial

import numpy as np
import numpy.typing as npt

import parure
from parure.kernel import Board, Words, compiled, deal, new_game, play, share, stream, tables
from parure.kernel.layout import BOARD, DEALING, OVER, PHASE, SEAT
from parure.search.habits import HABITS, PATIENCE, Numbers, habits, row
from parure.search.sprint import Mind, impulse, new_mind

PAIRS = 16
"""Rows drawn in a generation, each with its mirror image."""
WHIM = 0.1
MOST_DECISIONS = 500
FIRST_STEP, LAST_STEP, SHRINKING = 0.25, 0.05, 0.97

Row = npt.NDArray[np.float64]


@compiled
def duel(
    tables: Words,
    board: Board,
    players: int,
    deals: int,
    rng: Words,
    first: int,
    mine: Numbers,
    theirs: Numbers,
    mind: Mind,
) -> float:
    """The mean share of one row against copies of another, who sits in each seat of each deal once."""
    total = 0.0
    for number in range(deals):
        for seat in range(players):
            rng[0] = np.uint64(first + number) * np.uint64(0x9E3779B97F4A7C15)
            new_game(tables, board, players, rng)
            decisions = 0
            while board[PHASE] != OVER and decisions < MOST_DECISIONS:
                if board[PHASE] == DEALING:
                    deal(tables, board, rng)
                else:
                    chosen = mine if board[SEAT] == seat else theirs
                    play(tables, board, impulse(tables, board, rng, chosen, WHIM, mind))
                    decisions += 1
            total += share(tables, board, seat)
    return total / (deals * players)


def fitness(key: str, against: Row, first: int, deals: int, candidate: Row) -> float:
    """How a row does against another, two players counting as much as three and four together."""
    edition, mind, board = parure.edition(key), new_mind(), np.zeros(BOARD, np.int8)
    mine, theirs = row(candidate.tolist()), row(against.tolist())
    two, three, four = (
        duel(tables(edition), board, players, 2 * deals // players, stream(first), first, mine, theirs, mind)
        for players in (2, 3, 4)
    )
    return (2 * two + three + four) / 4


def evolve(key: str, seconds: float, deals: int, pool: Executor, say: Callable[[str], None]) -> Row:
    """The mean row after some time."""
    rng, start = np.random.default_rng(5), habits(parure.edition(key))[:HABITS].copy()
    mean, step, first, end = start.copy(), FIRST_STEP, 1, time.monotonic() + seconds
    scale = np.maximum(np.abs(start), 0.25)
    weights = np.maximum(0, np.log(PAIRS + 0.5) - np.log(np.arange(1, 2 * PAIRS + 1)))
    weights /= weights.sum()
    generation = 0
    while time.monotonic() < end:
        noise = rng.standard_normal((PAIRS, HABITS))
        candidates = mean + step * scale * np.concatenate([noise, -noise])
        candidates[:, PATIENCE] = np.clip(candidates[:, PATIENCE], 0.2, 0.98)
        found = np.array(list(pool.map(partial(fitness, key, mean, first, deals), candidates)))
        mean = weights @ candidates[np.argsort(-found)]
        first, step, generation = first + deals, max(LAST_STEP, step * SHRINKING), generation + 1
        if generation % 8 == 0:
            say(f"{key} {generation}: {fitness(key, start, 10**6, 300, mean):+.3f} against the first")
    return mean


def main() -> None:
    """Evolves, and prints the rows and how they do, or one JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each edition")
    parser.add_argument("--deals", type=int, default=100, help="that each row plays at two players")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for key in parure.EDITIONS:
            say = (lambda _text: None) if arguments.json else partial(print, flush=True)
            found = evolve(key, arguments.seconds, arguments.deals, pool, say)
            kept = habits(parure.edition(key))[:HABITS]
            figures[f"{key}_share_against_kept"] = round(fitness(key, kept, 10**7, 1000, found), 3)
            if not arguments.json:
                print(key, ", ".join(f"{value:.3f}" for value in found))
    if arguments.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
