"""How fast the judge is: checked decisions a second of random play on one core, the legal list included.

Run it as it is for a table, with --json for one JSON object.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import random
import time

import parure


def play_out(edition: parure.Edition, players: int, rng: random.Random) -> tuple[int, int]:
    """One random game to its end: how many decisions and how many reveals it took."""
    state = parure.new_game(edition, players, rng)
    decisions = reveals = 0
    while not isinstance(state.phase, parure.Over):
        if odds := parure.outcomes(state):
            state = parure.apply(state, rng.choice(list(odds))).state
            reveals += 1
        else:
            state = parure.apply(state, rng.choice(parure.legal_actions(state))).state
            decisions += 1
    return decisions, reveals


def measure(seconds: float) -> dict[str, float]:
    """Decisions a second, and the same with chance's moves counted, for each edition and number of players."""
    metrics: dict[str, float] = {}
    for key in parure.EDITIONS:
        edition = parure.edition(key)
        for players in edition.supplies:
            rng = random.Random(players)
            play_out(edition, players, rng)  # fills the remembered lists
            decisions = reveals = 0
            start = time.process_time()
            while time.process_time() - start < seconds:
                decided, revealed = play_out(edition, players, rng)
                decisions += decided
                reveals += revealed
            elapsed = time.process_time() - start
            metrics[f"{key}_{players}_decisions_per_s"] = round(decisions / elapsed)
            metrics[f"{key}_{players}_plies_per_s"] = round((decisions + reveals) / elapsed)
    return metrics


def profile() -> dict[str, float]:
    """The share of time in each part of the judge, as a profiler sees it."""
    profiler = cProfile.Profile()
    profiler.enable()
    rng = random.Random(0)
    for key in parure.EDITIONS:
        for _ in range(10):
            play_out(parure.edition(key), 2, rng)
    profiler.disable()
    stats = pstats.Stats(profiler).get_stats_profile()
    whole = stats.total_tt
    parts = {"legal_actions": "legal list", "refusal": "check", "apply_unchecked": "play", "outcomes": "chance odds"}
    return {f"share_{name}": round(stats.func_profiles[name].cumtime / whole, 3) for name in parts}


def main() -> None:
    """Prints the table, or the JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each row")
    arguments = parser.parse_args()
    metrics = measure(arguments.seconds)
    shares = profile()
    if arguments.json:
        print(json.dumps(metrics | shares))
        return
    print("judge: random play on one core, legal list and check included")
    print(f"{'edition':<10}{'players':>8}{'decisions/s':>14}{'plies/s':>12}")
    for key in parure.EDITIONS:
        for players in parure.edition(key).supplies:
            decisions, plies = (metrics[f"{key}_{players}_{unit}_per_s"] for unit in ("decisions", "plies"))
            print(f"{key:<10}{players:>8}{decisions:>14,.0f}{plies:>12,.0f}")
    print("where the time goes: " + ", ".join(f"{name[6:]} {share:.0%}" for name, share in shares.items()))


if __name__ == "__main__":
    main()
