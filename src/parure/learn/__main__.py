"""`python -m parure.learn PLAN --out FOLDER`: a run, begun or gone on with; its net and its curve are left there."""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path

from parure.editions import edition
from parure.learn.plan import Plan, PlanError, read_plan

try:
    import numpy as np

    from parure.learn.calibration import COUNTS, CalibrationError, error, hold_out, mover_lead, reliability, sharpness
    from parure.learn.curve import draw_curve, draw_reliability
    from parure.learn.export import to_onnx
    from parure.learn.learner import Learner
    from parure.learn.run import Run
    from parure.search import Net, NetError
except ImportError as problem:
    sys.exit(f"learning needs JAX, Optax and ONNX: pip install 'parure[learn]' ({problem})")

STOPPED = 130
"""The exit status of a program that was told to stop."""


def learn(plan: Plan, out: Path, minutes: float | None, origin: Path | None) -> None:
    """Goes on with a run, and leaves the net as a model."""
    run = Run(plan, out, origin=origin, tell=lambda text: print(text, flush=True))
    run.go_on(max(0.0, plan.minutes - run.progress.seconds / 60) if minutes is None else minutes)
    (out / f"{plan.edition}.onnx").write_bytes(to_onnx(run.edition, run.learner.weights()))
    if find_spec("matplotlib"):
        draw_curve({plan.edition: out / "log.jsonl"}, out / "curve.png")


def calibrate(plan: Plan, out: Path, positions: int) -> None:
    """Sharpens the net's win probabilities on games that it has not learnt from, and tries them on others."""
    if not (out / "knowledge.npz").exists():
        raise PlanError(f"{out}: there is no run yet whose net could be calibrated")
    game, learner = edition(plan.edition), Learner(edition(plan.edition), plan)
    with np.load(out / "knowledge.npz") as kept:
        learner.restore(dict(kept))
    told = hold_out(game, plan, Net(to_onnx(game, learner.weights()), game), positions, seed=plan.seed + 1)
    factors = [sharpness(told, players) for players in COUNTS]
    model = to_onnx(game, learner.weights(), sharpness=factors)
    tried = hold_out(game, plan, Net(model, game), positions, seed=plan.seed + 2)
    bins = {players: reliability(tried, players) for players in COUNTS}
    leads = [mover_lead(tried, players) for players in COUNTS]
    for players, factor, (lead, unsure) in zip(COUNTS, factors, leads, strict=True):
        before = error(reliability(told, players))
        print(f"{players} players: sharpened by {factor}; off by {error(bins[players]):.1%} in new games,")
        print(f"  without that by {before:.1%} in those that the factor was found by;")
        how = "more" if lead > 0 else "less"
        print(f"  whoever is to move won {abs(lead):.1%} (± {unsure:.1%}) {how} often than it said")
    kept = {"sharpness": factors, "bins": bins, "mover_leads": leads}
    (out / f"{plan.edition}.onnx").write_bytes(model)
    (out / "calibration.json").write_text(json.dumps(kept) + "\n")
    if find_spec("matplotlib"):
        draw_reliability({f"{players} players": found for players, found in bins.items()}, out / "calibration.png")


def main() -> None:
    """Does what the command says."""
    parser = argparse.ArgumentParser(prog="python -m parure.learn", description=(__doc__ or "").strip())
    parser.add_argument("plan", type=Path, help="the settings, a TOML file")
    parser.add_argument("--out", type=Path, required=True, help="the run's folder; a run that is there goes on")
    parser.add_argument(
        "--minutes", type=float, help="for how long this time; if it is not given, what is left of the plan's minutes"
    )
    parser.add_argument(
        "--from",
        dest="origin",
        type=Path,
        metavar="MODEL",
        help="begin a new run with what this model of another one knows, which may be smaller",
    )
    parser.add_argument(
        "--calibrate",
        type=int,
        metavar="POSITIONS",
        help="instead of learning, bring the net's win probabilities into line with so many positions of new games",
    )
    arguments = parser.parse_args()
    try:
        plan = read_plan(arguments.plan)
        if arguments.calibrate:
            calibrate(plan, arguments.out, arguments.calibrate)
        else:
            learn(plan, arguments.out, arguments.minutes, arguments.origin)
    except (PlanError, CalibrationError, NetError) as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:  # before a run has anything to keep, or while a net is calibrated
        print("stopped", file=sys.stderr)
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
