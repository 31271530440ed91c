"""How fast self-play is: simulations a second, and which part of the time goes into searching, copies and the net.

Of a run's own log, stretch by stretch, when one is named (`runs/splendor/log.jsonl`); else of a toy run on this
machine, which it plays for a while. What comes before the second exam of a run, and after each stop, is left out: there
code is compiled.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from parure.learn.plan import Plan, read_plan

TOY = Path(__file__).parents[1] / "plans" / "toy.toml"
LINES = 3
"""Exams while the toy run goes on, the one at its end among them."""
FLOWS = ("seconds", "simulations")
WAITED = {"there": "copies_there", "judging": "net", "back": "copies_back"}
"""What of the waiting is looked at more closely, in some rounds, by its name in a log."""


def toy(minutes: float, folder: Path) -> Path:
    """The log of a toy run."""
    from parure.learn.run import Run  # noqa: PLC0415 - JAX and Optax: who reads a log needs neither

    plan: Plan = replace(read_plan(TOY), minutes=minutes, exam_every=60 * minutes / LINES)
    Run(plan, folder, tell=lambda _: None).go_on(minutes)
    return folder / "log.jsonl"


def stretches(log: Path) -> list[dict[str, float]]:
    """Of each stretch between two exams: simulations a second, and which part of the groups' time went into what."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    found: list[dict[str, float]] = []
    is_new = True
    for before, line in pairwise(lines):
        past = {name: line[name] - before[name] for name in line if name.startswith("times_") or name in FLOWS}
        was_new, is_new = is_new, past["times_rows"] < 0  # each process counts its own times
        if was_new or is_new or past["seconds"] <= 0:
            continue
        spent = past["times_search"] + past["times_net"]
        told = {
            "simulations_per_s": past["simulations"] / past["seconds"],
            "searching_percent": 100 * past["times_search"] / spent,
            "waiting_for_net_percent": 100 * past["times_net"] / spent,
        }
        waited = {name: past[f"times_{name}"] for name in WAITED}
        if all(waited.values()):
            told |= {f"of_waiting_{what}_percent": 100 * waited[n] / sum(waited.values()) for n, what in WAITED.items()}
        found.append(told)
    return found


def summary(found: Iterable[dict[str, float]]) -> dict[str, float]:
    """The least, the median and the most of each figure."""
    columns: dict[str, list[float]] = {}
    for stretch in found:
        for name, value in stretch.items():
            columns.setdefault(name, []).append(value)
    figures: dict[str, float] = {}
    for name, values in columns.items():
        told = {"least": min(values), "median": statistics.median(values), "most": max(values)}
        figures |= {f"{name}_{how}": round(value, 1) for how, value in told.items()}
    return figures


def main() -> None:
    """Measures, or reads a log, and prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("log", type=Path, nargs="?", help="log.jsonl of a run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--minutes", type=float, default=1.5, help="how long the toy run goes on")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = summary(stretches(arguments.log or toy(arguments.minutes, Path(folder))))
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:40}{value:>14,.1f}")


if __name__ == "__main__":
    main()
