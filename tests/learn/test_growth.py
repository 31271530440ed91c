"""A net that grows goes on saying what it said, and all of it can learn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.kernel.tables import ACTIONS, tables
from parure.learn.export import from_onnx, to_onnx
from parure.learn.growth import READING_PLAYERS, grow
from parure.learn.harvest import WHOLE, new_harvest
from parure.learn.learner import FIRST_STEPS, STEPS, Learner, losses
from parure.learn.network import foresee, new_params
from parure.learn.plan import Plan, PlanError, read_plan
from parure.learn.run import Run
from parure.learn.window import Window
from parure.search.net import NetError, shipped_model
from tests.learn.test_network import EDITIONS, positions

SMALL = Plan("splendor", width=24, neck=12, card=8, rounds=1)
LARGER = replace(SMALL, width=32, neck=16, card=10, rounds=2)
NOTE = (0.7, 0.3, 0, 0, 9, 8, 0, 0, 20, 1.0)
"""How a game ended: who won, points, decisions, and that its policy is learnt."""
TOY = read_plan(Path(__file__).parents[2] / "plans" / "toy.toml")


def awake(edition: str, plan: Plan) -> dict[str, npt.NDArray[Any]]:
    """A net all of whose layers have something to say; a model keeps its weights as they are."""
    rng = np.random.default_rng(3)
    params = new_params(parure.edition(edition), replace(plan, edition=edition))
    values = {name: value + 0.1 * rng.normal(size=value.shape) for name, value in params.items()}
    return {name: np.asarray(value, np.float16).astype(np.float32) for name, value in values.items()}


def said(params: Mapping[str, Any], edition: str) -> list[npt.NDArray[np.float32]]:
    """What a net says of some positions."""
    weights = {name: jnp.asarray(value) for name, value in params.items()}
    return [np.asarray(part) for part in jax.jit(foresee)(weights, jnp.asarray(positions(edition, 3)))]


@pytest.mark.parametrize(
    "larger",
    [
        replace(SMALL, width=40),
        replace(SMALL, card=12),
        replace(SMALL, rounds=3),
        LARGER,
        replace(LARGER, edition="marvel"),
    ],
)
def test_a_larger_net_says_what_the_small_one_said(larger: Plan) -> None:
    small = awake(larger.edition, SMALL)
    grown = grow(small, new_params(parure.edition(larger.edition), larger))
    for now, before in zip(said(grown, larger.edition)[:2], said(small, larger.edition), strict=False):
        assert np.allclose(now, before, atol=1e-4 * abs(before).max())


def without_players(weights: Mapping[str, npt.NDArray[Any]]) -> dict[str, npt.NDArray[Any]]:
    """A net of the time when players were not read alike."""
    return {name: value for name, value in weights.items() if not name.startswith(READING_PLAYERS)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_net_that_does_not_read_players_learns_to(edition: str) -> None:
    deaf = awake(edition, SMALL)
    deaf |= {f"{layer}_weights": np.zeros_like(deaf[f"{layer}_weights"]) for layer in ("company", "mingle", "fate")}
    fresh = new_params(parure.edition(edition), replace(SMALL, edition=edition))
    grown = grow(without_players(deaf), fresh)
    for now, before in zip(said(grown, edition)[:2], said(deaf, edition), strict=False):
        assert np.allclose(now, before, atol=1e-4 * abs(before).max())
    assert all(np.array_equal(grown[name], fresh[name]) for name in fresh if name.startswith(READING_PLAYERS))


@pytest.mark.parametrize("larger", [replace(SMALL, rounds=2), LARGER])
def test_all_that_is_new_comes_to_learn(larger: Plan) -> None:
    """What nobody listens to yet learns nothing at the first step: who is to listen learns that first."""
    edition, rows = parure.edition("splendor"), jnp.asarray(positions("splendor", 3))
    params = grow(without_players(awake("splendor", SMALL)), new_params(edition, larger))
    policies = jnp.asarray(np.random.default_rng(1).random((len(rows), int(tables(edition)[ACTIONS]))))
    notes = jnp.tile(jnp.array(NOTE), (len(rows), 1))
    step = jax.jit(jax.grad(losses, has_aux=True))
    weights, moved = {name: np.array(value) for name, value in params.items()}, dict.fromkeys(params, 0.0)
    for _ in range(4):
        gradient = {name: np.asarray(part) for name, part in step(weights, rows, policies, notes)[0].items()}
        weights = {name: value - np.float32(0.003) * np.sign(gradient[name]) for name, value in weights.items()}
        moved = {name: before + abs(gradient[name]).sum(axis=0) for name, before in moved.items()}
    rounds = [f"{layer}1" for layer in ("recall", "say", "hear", "regard", "narrow", "widen", "gather")]
    for layer in (*rounds, *(layer for layer in READING_PLAYERS if layer != "seat")):
        # A number that is negative for all these positions has nothing to learn from them.
        assert np.mean(moved[f"{layer}_weights"] > 0) > 0.4, layer
    assert np.any(moved["seat_bias"])


@pytest.mark.parametrize(
    "smaller", [replace(SMALL, width=16), replace(SMALL, neck=8), replace(SMALL, card=4), replace(SMALL, rounds=2)]
)
def test_a_net_can_not_shrink(smaller: Plan) -> None:
    edition = parure.edition("splendor")
    big, small = (awake("splendor", LARGER), SMALL) if smaller.rounds > 1 else (awake("splendor", SMALL), smaller)
    with pytest.raises(PlanError, match="it can only grow"):
        grow(big, new_params(edition, small))


def test_what_is_no_net_is_refused() -> None:
    edition, small = parure.edition("splendor"), awake("splendor", SMALL)
    fresh = new_params(edition, LARGER)
    with pytest.raises(PlanError, match="its weights have other names"):
        grow({"0": np.zeros(3)}, fresh)
    with pytest.raises(PlanError, match=r"its stem_weights should be .*, and is missing"):
        grow({name: value for name, value in small.items() if name != "stem_weights"}, fresh)
    with pytest.raises(PlanError, match=r"its fate_weights should be .*, and is missing"):
        grow({name: value for name, value in small.items() if name != "fate_weights"}, fresh)
    with pytest.raises(PlanError, match=r"its policy_bias should be .*, and is \(7,\)"):
        grow(small | {"policy_bias": np.zeros(7, np.float32)}, fresh)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_model_has_all_that_a_net_says(edition: str, tmp_path: Path) -> None:
    game, small = parure.edition(edition), awake(edition, SMALL)
    (tmp_path / "net.onnx").write_bytes(to_onnx(game, small))
    weights = from_onnx(tmp_path / "net.onnx", game)
    assert set(small) - set(weights) == {
        f"{head}_{part}" for head in ("points", "to_go") for part in ("weights", "bias")
    }
    assert all(np.array_equal(small[name], value) for name, value in weights.items())


def test_a_run_begins_with_a_model(tmp_path: Path) -> None:
    game, small = parure.edition("splendor"), awake("splendor", TOY)
    (tmp_path / "net.onnx").write_bytes(to_onnx(game, small))
    with pytest.raises(PlanError, match="it can only grow"):
        Run(replace(TOY, width=TOY.width // 2), tmp_path / "run", origin=tmp_path / "net.onnx")
    assert not (tmp_path / "run").exists(), "a refusal leaves nothing behind"
    run = Run(replace(TOY, rounds=TOY.rounds + 1), tmp_path / "run", origin=tmp_path / "net.onnx")
    for now, before in zip(said(run.learner.knowledge.average, "splendor")[:2], said(small, "splendor"), strict=False):
        assert np.allclose(now, before, atol=1e-4 * abs(before).max())
    assert run.progress.lessons, "instinct has nothing to teach it"
    run.keep(window=False)
    told: list[str] = []
    Run(run.plan, run.folder, origin=tmp_path / "net.onnx", tell=told.append)
    assert told == [f"going on with the run in {run.folder} after 0 s; {tmp_path}/net.onnx is only for a new one"]


def test_what_can_not_be_read_or_is_of_another_edition_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.onnx").write_text("no net")
    for name in ("nowhere.onnx", "text.onnx"):
        with pytest.raises(NetError, match=f"{name} can't be read"):
            Run(TOY, tmp_path / "run", origin=tmp_path / name)
    with pytest.raises(NetError, match=r"trained on parure\.edition marvel@1, and splendor@1 is needed"):
        Run(TOY, tmp_path / "run", origin=shipped_model(parure.edition("marvel")))


def test_the_net_that_plays_stays_close_to_the_one_that_it_began_with() -> None:
    """One that knew nothing is to be forgotten at once, the other is not; both learn with care at first."""
    edition, plan = parure.edition("splendor"), replace(SMALL, batch=16, harvest=16, window=32, least=16, average=0.99)
    window = Window(edition, plan.window, plan.harvest)
    harvest, rng = new_harvest(edition, plan.harvest), np.random.default_rng(1)
    harvest.rows[: plan.harvest] = positions("splendor", 3)[: plan.harvest]
    harvest.policies[:] = rng.integers(0, WHOLE, harvest.policies.shape)
    harvest.notes[:] = NOTE
    window.add(harvest)
    moved = []
    for knows in (False, True):
        learner = Learner(edition, plan)
        if knows:
            learner.begin_with({name: jnp.asarray(value) for name, value in awake("splendor", SMALL).items()})
        before = learner.knowledge.params["stem_weights"]
        learner.learn(window, done=0.0)
        now = learner.knowledge
        moved.append([np.abs(part["stem_weights"] - before).max() for part in (now.params, now.average)])
    assert moved[0][1] > 0.5 * moved[0][0]
    assert moved[1][1] < 0.1 * moved[1][0]
    assert max(params for params, _ in moved) < plan.rate * STEPS**2 / FIRST_STEPS
