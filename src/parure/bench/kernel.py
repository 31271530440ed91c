"""How fast the kernel is: decisions a second of random play on one core, setting up the tables included."""

from __future__ import annotations

import time

import numpy as np

from parure.bench.base import Metrics
from parure.editions import EDITIONS, edition
from parure.kernel import stream, tables
from parure.kernel.layout import BOARD
from parure.kernel.rollout import random_games

GAMES = 500
"""Games in one go: the clock is looked at between them."""
PARTS = 10
"""The time is divided into so many parts; the best counts, since others disturb and nobody helps."""


def measure(seconds: float) -> Metrics:
    """Decisions a second, for each edition and number of players."""
    metrics, board = dict[str, float](), np.zeros(BOARD, np.int8)
    for key in EDITIONS:
        chosen = edition(key)
        for players in chosen.supplies:
            row, rng = tables(chosen), stream(players)
            random_games(row, board, players, 1, rng)
            rates = []
            for _ in range(PARTS):
                decisions, start = 0, time.process_time()
                while not decisions or time.process_time() - start < seconds / PARTS:
                    decisions += random_games(row, board, players, GAMES, rng)
                rates.append(decisions / (time.process_time() - start))
            metrics[f"{key}_{players}_decisions_per_s"] = round(max(rates))
    return metrics


def table(metrics: Metrics) -> str:
    """The figures, a row for each edition and number of players."""
    lines = ["kernel: random play on one core", f"{'edition':<10}{'players':>8}{'decisions/s':>14}"]
    for key in EDITIONS:
        rates = {players: metrics[f"{key}_{players}_decisions_per_s"] for players in edition(key).supplies}
        lines += [f"{key:<10}{players:>8}{rate:>14,.0f}" for players, rate in rates.items()]
    return "\n".join(lines)
