"""`python -m parure.learn PLAN --out FOLDER`: a run, begun or gone on with; its net and its curve are left there."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from parure.learn.curve import draw
from parure.learn.export import to_onnx
from parure.learn.plan import PlanError, read_plan
from parure.learn.run import Run


def main() -> None:
    """Runs for as long as it is told to."""
    parser = argparse.ArgumentParser(prog="python -m parure.learn", description=(__doc__ or "").strip())
    parser.add_argument("plan", type=Path, help="the settings, a TOML file")
    parser.add_argument("--out", type=Path, required=True, help="the run's folder; a run that is there goes on")
    parser.add_argument("--minutes", type=float, help="for how long; as long as the plan says if it is not given")
    arguments = parser.parse_args()
    try:
        plan = read_plan(arguments.plan)
        run = Run(plan, arguments.out, tell=lambda text: print(text, flush=True))
    except PlanError as error:
        sys.exit(str(error))
    run.go_on(arguments.minutes or max(0.0, plan.minutes - run.progress.seconds / 60))
    average = {name: np.asarray(value) for name, value in run.learner.knowledge.average.items()}
    (arguments.out / f"{plan.edition}.onnx").write_bytes(to_onnx(run.edition, average))
    if find_spec("matplotlib"):
        draw({plan.edition: arguments.out / "log.jsonl"}, arguments.out / "curve.png")


if __name__ == "__main__":
    main()
