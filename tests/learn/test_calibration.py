"""Win probabilities: what is said against what comes of it, in games that nobody has learnt from."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.learn import __main__ as command
from parure.learn.calibration import (
    COUNTS,
    Bin,
    CalibrationError,
    Told,
    error,
    hold_out,
    mover_lead,
    reliability,
    sharpness,
)
from parure.learn.export import to_onnx
from parure.learn.learner import Learner
from parure.learn.network import foresee
from parure.learn.plan import Plan, PlanError
from parure.search import Net
from tests.learn.test_network import SMALL, positions, some_params

TINY = replace(SMALL, tables=16, leaves=2, quick=4, full=4)


def softmax(logits: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """What adds up to 1 in each row."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: npt.NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return shares


def told(factor: float, players: int) -> Told:
    """A net that is too sure of itself by a factor, or too little."""
    rng = np.random.default_rng(players)
    logits = np.full((20_000, 4), -1e4)
    logits[:, :players] = rng.normal(scale=1.5, size=(len(logits), players))
    winners = [rng.choice(4, p=chances) for chances in softmax(logits)]
    said = softmax(factor * logits).astype(np.float32)
    return Told(np.full(len(logits), players), said, np.eye(4, dtype=np.float32)[winners])


@pytest.mark.parametrize("players", COUNTS)
def test_who_is_too_sure_is_brought_back(players: int) -> None:
    assert sharpness(told(1.25, players), players) == pytest.approx(0.8, abs=0.05)
    assert sharpness(told(0.8, players), players) == pytest.approx(1.25, abs=0.07)


@pytest.mark.parametrize("players", COUNTS)
def test_who_may_be_right_is_left_alone(players: int) -> None:
    """Games in which all positions end alike: few games, many positions."""
    few, often = told(1.02, players), np.repeat(np.arange(400), 50)
    assert sharpness(Told(few.players[often], few.chances[often], few.wins[often]), players) == 1.0


def test_who_says_what_comes_true_is_hardly_off() -> None:
    assert error(reliability(told(1.0, 3), 3)) < 0.015
    assert error(reliability(told(2.0, 3), 3)) > 0.05


def test_bins_hold_who_was_given_about_the_same_chance() -> None:
    chances = np.array([[0.72, 0.28, 0, 0], [0.78, 0.22, 0, 0]], np.float32)
    wins = np.array([[1, 0, 0, 0], [0, 1, 0, 0]], np.float32)
    low, high = reliability(Told(np.array([2, 2]), chances, wins), 2)
    assert low == pytest.approx(Bin(2, 0.25, 0.5))
    assert high == pytest.approx(Bin(2, 0.75, 0.5))
    assert error([low, high]) == pytest.approx(0.25)


def test_who_gives_the_mover_too_little_is_found_out() -> None:
    """Movers who are given 45 % win 50 % of games, those who are given 55 % win 60 %: bins of all seats are right."""
    ten = np.arange(2000) % 10
    chances = np.where((np.arange(2000) < 1000)[:, None], [[0.45, 0.55, 0, 0]], [[0.55, 0.45, 0, 0]])
    losers = np.where(np.arange(2000) < 1000, ten >= 5, ten >= 6).astype(int)
    found = Told(np.full(2000, 2), chances.astype(np.float32), np.eye(4, dtype=np.float32)[losers])
    assert error(reliability(found, 2)) == pytest.approx(0, abs=1e-6)
    lead, unsure = mover_lead(found, 2)
    assert lead == pytest.approx(0.05, abs=1e-6)
    assert unsure < 0.01
    lead, unsure = mover_lead(told(1.0, 3), 3)
    assert abs(lead) < 2 * unsure < 0.02


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
def test_games_are_held_out_with_two_three_and_four(edition: str) -> None:
    game = parure.edition(edition)
    weights = {name: np.asarray(value) for name, value in some_params(edition).items()}
    plan, net = replace(TINY, edition=edition), Net(to_onnx(game, weights), game)
    found, again = (hold_out(game, plan, net, 3000, seed=3) for _ in "ab")
    assert set(found.players) == set(COUNTS)
    assert np.allclose(found.wins.sum(axis=1), 1)
    assert np.allclose(found.chances.sum(axis=1), 1, atol=1e-5)
    assert all(not found.wins[found.players == players, players:].any() for players in COUNTS)
    assert np.array_equal(found.chances, again.chances)
    assert np.array_equal(found.wins, again.wins)


@pytest.mark.parametrize("players", COUNTS)
def test_a_model_is_as_sharp_as_it_is_told_for_each_number_of_players(players: int) -> None:
    params, game, rows = some_params("splendor"), parure.edition("splendor"), positions("splendor", players)
    factors = (0.5, 1.5, 3.0)
    model = to_onnx(game, {name: np.asarray(value) for name, value in params.items()}, sharpness=factors)
    _, values = Net(model, game)(rows)
    logits = np.asarray(foresee(params, jnp.asarray(rows))[1], np.float64)
    assert np.allclose(0.5 + 0.5 * values, softmax(factors[players - 2] * logits), atol=1e-4)


def calibrate(folder: Path, monkeypatch: pytest.MonkeyPatch, plan: Plan) -> None:
    path = folder / "plan.toml"
    lines = [f"{name} = {json.dumps(getattr(plan, name))}" for name in ("edition", "width", "neck", "card", "rounds")]
    path.write_text("\n".join([*lines, "tables = 16", "quick = 4", "full = 4"]))
    monkeypatch.setattr(sys, "argv", ["learn", str(path), "--out", str(folder), "--calibrate", "2500"])
    command.main()


def test_the_command_leaves_a_calibrated_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = parure.edition("splendor")
    np.savez(tmp_path / "knowledge.npz", **Learner(game, TINY).leaves())
    calibrate(tmp_path, monkeypatch, TINY)
    kept = json.loads((tmp_path / "calibration.json").read_text())
    assert len(kept["sharpness"]) == len(kept["mover_leads"]) == len(COUNTS)
    assert (tmp_path / "calibration.png").stat().st_size > 5_000
    logits, _ = Net(tmp_path / "splendor.onnx", game)(positions("splendor", 2))
    assert not logits.any()


def test_a_folder_without_a_run_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="there is no run yet"):
        calibrate(tmp_path, monkeypatch, TINY)
    with pytest.raises(PlanError, match="there is no run yet"):
        command.calibrate(TINY, tmp_path, 10)


def test_too_few_positions_are_refused_and_change_nothing(tmp_path: Path) -> None:
    np.savez(tmp_path / "knowledge.npz", **Learner(parure.edition("splendor"), TINY).leaves())
    with pytest.raises(CalibrationError, match=r"10 positions are too few: \d+ of them are of games of [234]"):
        command.calibrate(TINY, tmp_path, 10)
    assert [path.name for path in tmp_path.iterdir()] == ["knowledge.npz"]
