"""`python -m parure.learn PLAN --out FOLDER`: begins a run, or goes on with it."""

from __future__ import annotations

import argparse
from pathlib import Path

from parure.learn.plan import read_plan
from parure.learn.run import Run


def main() -> None:
    """Runs for as long as it is told to."""
    parser = argparse.ArgumentParser(prog="python -m parure.learn", description=(__doc__ or "").strip())
    parser.add_argument("plan", type=Path, help="the settings, a TOML file")
    parser.add_argument("--out", type=Path, required=True, help="the run's folder; a run that is there goes on")
    parser.add_argument("--minutes", type=float, help="for how long; as long as the plan says if it is not given")
    arguments = parser.parse_args()
    plan = read_plan(arguments.plan)
    run = Run(plan, arguments.out, tell=lambda text: print(text, flush=True))
    run.go_on(arguments.minutes or max(0.0, plan.minutes - run.progress.seconds / 60))


if __name__ == "__main__":
    main()
