"""How fast the kernel is: decisions a second of random play, what they are made of, how it starts and how it grows.

Run it as it is for tables, with --json for one JSON object. One core is measured by the processor's own time, so that a
busy machine matters less; growth by the clock on the wall.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

import parure
from parure.bench import kernel as bench
from parure.kernel import (
    FEATURES,
    Boards,
    Games,
    Words,
    choices,
    compiled,
    copy,
    deal,
    legal,
    new_games,
    observe,
    pick,
    play,
    playouts,
    streams,
    tables,
    whole,
)
from parure.kernel.layout import BOARD, DEALING, MOST_ACTIONS, OVER, PHASE, SEAT

STARTS = """
import time; start = time.perf_counter()
import numpy as np, parure
from parure.kernel import new_games, playouts, streams
edition, rngs = parure.edition("splendor"), streams(1, 1)
playouts(edition, new_games(edition, 2, rngs), rngs)
print(time.perf_counter() - start)
"""
"""A process that imports the kernel and plays one game."""

COLUMNS = [(name, unit) for name in ("playouts", "steps") for unit in ("_per_s", "_per_cpu_s")]
PARTS = ("choices", "legal list", "pick", "copy", "features")


def best(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """The most work a second that any tenth of the time saw: others disturb, nobody helps."""
    work()
    rates, end = list[float](), clock() + seconds
    while clock() < end or len(rates) < 3:
        done, start = 0, clock()
        while clock() - start < seconds / 10:
            done += work()
        rates.append(done / (clock() - start))
    return max(rates)


@compiled
def with_more(
    tables: Words,
    starts: Boards,
    spare: Boards,
    rngs: Words,
    room: npt.NDArray[np.int16],
    row: npt.NDArray[np.int8],
    part: int,
    times: int,
) -> int:
    """Random games in which one part of the work is done so many times more; it changes nothing."""
    decisions, board, other = 0, spare[0], spare[1]
    for start in range(len(starts)):
        copy(board, starts[start])
        while board[PHASE] != OVER:
            if board[PHASE] == DEALING:
                deal(tables, board, rngs[0])
                continue
            for _ in range(times):
                if part == 0:
                    low, high = choices(tables, board)
                    room[0] += whole((low ^ high) & np.uint64(1))
                elif part == 1:
                    room[1] = legal(tables, board, room)
                elif part == 2:
                    room[2] = pick(tables, board, rngs[1])
                elif part == 3:
                    copy(other, board)
                else:
                    observe(tables, board, whole(board[SEAT]), row)
            play(tables, board, pick(tables, board, rngs[0]))
            decisions += 1
    return decisions


def made_of(seconds: float) -> dict[str, float]:
    """Nanoseconds of each part of a decision in a two-player game of splendor, by doing it four times more."""
    edition, row = parure.edition("splendor"), tables(parure.edition("splendor"))
    first, spare, rngs = new_games(edition, 2, streams(1, 300)), np.zeros((2, BOARD), np.int8), streams(2, 2)
    room, out = np.zeros(MOST_ACTIONS, np.int16), np.zeros(FEATURES, np.int8)

    def nanoseconds(part: int, times: int) -> float:
        return 1e9 / best(lambda: with_more(row, first, spare, rngs, room, out, part, times), seconds)

    plain = nanoseconds(0, 0)
    parts = {name: (nanoseconds(number, 4) - plain) / 4 for number, name in enumerate(PARTS)}
    return {"decision_ns": round(plain, 1)} | {
        f"{name.replace(' ', '_')}_ns": round(ns, 1) for name, ns in parts.items()
    }


def growth(seconds: float) -> dict[str, float]:
    """Decisions a second by threads and games at once: whole playouts, and steps with masks and features.

    By the clock on the wall, which asks for cores that are free, and for each second that the processors worked.
    """
    metrics, edition = dict[str, float](), parure.edition("splendor")
    for threads in sorted({1, 2, os.cpu_count() or 1}):
        for count in (1, 16, 256, 4096):
            rngs, games = streams(4, count), Games(edition, 2, count, seed=5, threads=threads)

            def play_out(rngs: Words = rngs, threads: int = threads) -> int:
                return playouts(edition, new_games(edition, 2, rngs, threads=threads), rngs, threads=threads)

            def step(games: Games = games) -> int:
                games.step(games.masks.argmax(1).astype(np.int16))
                return len(games.boards)

            for name, work in (("playouts", play_out), ("steps", step)):
                key = f"{name}_{threads}_threads_{count}_games"
                metrics[f"{key}_per_s"] = round(best(work, seconds, time.perf_counter))
                metrics[f"{key}_per_cpu_s"] = round(best(work, seconds))
    return metrics


def starts() -> dict[str, float]:
    """Seconds until the first game is played by a new process: without machine code on disk, then with it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-c", STARTS]
        cold, *warm = (
            float(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)  # noqa: S603 - its own words
            for _ in range(4)
        )
    return {"cold_start_s": round(cold, 2), "warm_start_s": round(min(warm), 2)}


def main() -> None:
    """Prints the tables, or the JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each row")
    arguments = parser.parse_args()
    play_rates, parts = bench.measure(arguments.seconds), made_of(arguments.seconds / 2)
    grown, begun = growth(arguments.seconds / 4), starts()
    if arguments.json:
        print(json.dumps({**play_rates, **parts, **grown, **begun}))
        return
    print("kernel: random play on one core, setting up included")
    print(f"{'edition':<10}{'players':>8}{'decisions/s':>14}")
    for key in parure.EDITIONS:
        for players in parure.edition(key).supplies:
            print(f"{key:<10}{players:>8}{play_rates[f'{key}_{players}_decisions_per_s']:>14,.0f}")
    print(f"one decision of splendor for two takes {parts['decision_ns']} ns; one more of these would cost:")
    print(", ".join(f"{name} {parts[name.replace(' ', '_') + '_ns']} ns" for name in PARTS))
    print("decisions/s of splendor for two, by the clock and for each second of processors' work")
    print(f"{'threads':>8}{'games':>8}{'playouts':>14}{'/cpu s':>14}{'steps':>14}{'/cpu s':>14}")
    for key in grown:
        if key.startswith("playouts") and key.endswith("_per_s"):
            _, threads, _, count, *_ = key.split("_")
            row = [grown[key.replace("playouts", name).replace("_per_s", unit)] for name, unit in COLUMNS]
            print(f"{threads:>8}{count:>8}" + "".join(f"{rate:>14,.0f}" for rate in row))
    print(f"first game after {begun['cold_start_s']} s; with machine code on disk after {begun['warm_start_s']} s")


if __name__ == "__main__":
    main()
