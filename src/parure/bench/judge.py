"""How fast the judge is: checked decisions a second of random play on one core, the legal list included."""

from __future__ import annotations

import cProfile
import pstats
import random
import time

from parure.bench.base import Metrics
from parure.editions import EDITIONS, Edition, edition
from parure.rules import Over, apply, legal_actions, new_game, outcomes

PARTS = ("legal_actions", "refusal", "apply_unchecked", "outcomes")
"""Functions whose share of the time is told: the legal list, the check, playing, the odds of chance."""


def measure(seconds: float) -> Metrics:
    """Decisions a second, with and without chance's moves, for each edition and number of players; shares of time."""
    metrics: dict[str, float] = {}
    for key in EDITIONS:
        chosen = edition(key)
        for players in chosen.supplies:
            rng = random.Random(players)
            play_out(chosen, players, rng)  # fills the remembered lists
            decisions = reveals = 0
            start = time.process_time()
            while time.process_time() - start < seconds:
                decided, revealed = play_out(chosen, players, rng)
                decisions += decided
                reveals += revealed
            elapsed = time.process_time() - start
            metrics[f"{key}_{players}_decisions_per_s"] = round(decisions / elapsed)
            metrics[f"{key}_{players}_plies_per_s"] = round((decisions + reveals) / elapsed)
    return metrics | _shares()


def play_out(edition: Edition, players: int, rng: random.Random) -> tuple[int, int]:
    """One random game to its end: how many decisions and how many reveals it took."""
    state = new_game(edition, players, rng)
    decisions = reveals = 0
    while not isinstance(state.phase, Over):
        if odds := outcomes(state):
            state = apply(state, rng.choice(list(odds))).state
            reveals += 1
        else:
            state = apply(state, rng.choice(legal_actions(state))).state
            decisions += 1
    return decisions, reveals


def _shares() -> dict[str, float]:
    """The share of time in each part of the judge, as a profiler sees it."""
    profiler = cProfile.Profile()
    profiler.enable()
    rng = random.Random(0)
    for key in EDITIONS:
        for _ in range(10):
            play_out(edition(key), 2, rng)
    profiler.disable()
    stats = pstats.Stats(profiler).get_stats_profile()
    return {f"share_{name}": round(stats.func_profiles[name].cumtime / stats.total_tt, 3) for name in PARTS}


def table(metrics: Metrics) -> str:
    """The figures, a row for each edition and number of players."""
    lines = [
        "judge: random play on one core, legal list and check included",
        f"{'edition':<10}{'players':>8}{'decisions/s':>14}{'plies/s':>12}",
    ]
    for key in EDITIONS:
        for players in edition(key).supplies:
            decisions, plies = (metrics[f"{key}_{players}_{unit}_per_s"] for unit in ("decisions", "plies"))
            lines.append(f"{key:<10}{players:>8}{decisions:>14,.0f}{plies:>12,.0f}")
    lines.append("where the time goes: " + ", ".join(f"{name} {metrics[f'share_{name}']:.0%}" for name in PARTS))
    return "\n".join(lines)
