"""A run at toy size, on one core: it learns, it can be stopped at any time, and it goes on where it was."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.kernel.features import FEATURES_VERSION
from parure.learn import __main__ as command
from parure.learn.exam import exam
from parure.learn.export import to_onnx
from parure.learn.network import judge
from parure.learn.plan import PlanError, read_plan
from parure.learn.run import Run
from parure.learn.window import Positions
from parure.search import Budget, Net, Search
from parure.view import view

PLAN = Path(__file__).parents[2] / "plans" / "toy.toml"
TOY = read_plan(PLAN)
RANDOM = 1e6
"""So erratic that it plays anything."""


def quiet(_: str) -> None:
    """Tells nobody."""


def strength(path: Path) -> float:
    """Which part of the games against the random player a kept net wins, without a search."""
    with np.load(path) as kept:
        params = {name: jnp.asarray(value, jnp.float32) for name, value in kept.items()}
    ask = jax.jit(judge)
    return exam(parure.edition("splendor"), lambda rows: np.asarray(ask(params, rows)), 200, 1, whim=RANDOM)


def test_it_learns_to_beat_the_random_player(tmp_path: Path) -> None:
    # By steps, not by the clock: the learning rate must not have fallen before a slow machine has come anywhere.
    run = Run(replace(TOY, minutes=60), tmp_path, tell=quiet)
    run.go_on(60.0, steps=1500)
    nets = sorted((tmp_path / "nets").glob("*.npz"))
    before, after = strength(nets[0]), strength(nets[-1])
    assert before < 0.3
    assert after > 0.7
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert lines[-1]["steps"] >= 1500
    assert lines[-1]["games"] > 100
    game = parure.Game("splendor", players=2, seed=1)
    edition = game.state.edition
    with np.load(nets[-1]) as kept:
        net = Net(to_onnx(edition, dict(kept)), edition)
    thought = Search(edition, judge=net).think(view(game.state, 0), Budget(simulations=64), 1)
    assert thought.best in thought.actions


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = replace(TOY, lessons=4_000, lesson_steps=16, least=256, exam_games=8, players=(1.0, 1.0, 1.0), past=1.0)
    run = Run(plan, tmp_path, tell=quiet)
    run.go_on(5.0, steps=16)
    again = Run(plan, tmp_path, tell=quiet)
    assert again.progress == run.progress
    assert again.window.taken == run.window.taken
    kept = again.learner.leaves()
    assert all(np.array_equal(leaf, kept[name]) for name, leaf in run.learner.leaves().items())
    count = len(run.window)
    assert np.array_equal(run.window.positions.rows[:count], again.window.positions.rows[:count])
    again.go_on(5.0, steps=again.progress.steps + 8)
    assert again.progress.steps > run.progress.steps
    assert again.progress.games >= run.progress.games


def test_a_run_that_has_begun_keeps_its_shape(tmp_path: Path) -> None:
    Run(TOY, tmp_path, tell=quiet)
    Run(replace(TOY, minutes=7, rate=1e-4), tmp_path, tell=quiet)
    with pytest.raises(PlanError, match=f"width: the run in .* has {TOY.width}, and can't go on with 9"):
        Run(replace(TOY, width=9), tmp_path, tell=quiet)
    plan = json.loads((tmp_path / "plan.json").read_text())
    (tmp_path / "plan.json").write_text(json.dumps(plan | {"features": FEATURES_VERSION - 1}))
    with pytest.raises(PlanError, match=f"features: the run in .* has {FEATURES_VERSION - 1}, and can't go on with"):
        Run(TOY, tmp_path, tell=quiet)


def test_a_stop_while_the_window_is_written_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = replace(TOY, lessons=0, lesson_steps=0, least=256, exam_games=4)
    run = Run(plan, tmp_path, tell=quiet)
    run.go_on(5.0, steps=8)
    before = [np.asarray(array) for array in run.window.positions]
    taken, save = run.window.taken, np.save

    def stop(path: Path, array: npt.NDArray[np.generic]) -> None:
        if "notes" in path.name:
            raise KeyboardInterrupt
        save(path, array)

    run.window.positions = Positions(*(array + 1 for array in run.window.positions))
    run.progress.exams += 1
    monkeypatch.setattr(np, "save", stop)
    with pytest.raises(KeyboardInterrupt):
        run.keep(window=True)
    again = Run(plan, tmp_path, tell=quiet)
    assert again.window.taken == taken
    assert all(
        np.array_equal(old[: len(again.window)], new[: len(again.window)])
        for old, new in zip(before, again.window.positions, strict=True)
    )


def test_a_stop_before_there_is_anything_to_keep_shows_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "go_on", stop)
    monkeypatch.setattr(sys, "argv", ["learn", str(PLAN), "--out", str(tmp_path)])
    with pytest.raises(SystemExit, match="130"):
        command.main()
    assert capsys.readouterr().err == "stopped\n"


def test_an_error_of_those_who_play_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(replace(TOY, exam_games=4), tmp_path, tell=quiet)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the net fell over")

    monkeypatch.setattr(run, "_ask", fail)
    with pytest.raises(RuntimeError, match="the net fell over"):
        run.go_on(5.0)
