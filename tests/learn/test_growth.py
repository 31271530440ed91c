"""A net that grows goes on saying what it said, and can learn more."""

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
from parure.learn.growth import grow
from parure.learn.learner import losses
from parure.learn.network import foresee, new_params
from parure.learn.plan import Plan, PlanError, read_plan
from parure.learn.run import Run
from tests.learn.test_network import EDITIONS, positions

SMALL = Plan("splendor", width=24, neck=12, card=8, rounds=1)


def awake(edition: str, plan: Plan) -> dict[str, npt.NDArray[np.float32]]:
    """A net all of whose layers have something to say."""
    rng = np.random.default_rng(3)
    params = new_params(parure.edition(edition), replace(plan, edition=edition))
    return {name: np.asarray(value + 0.1 * rng.normal(size=value.shape), np.float32) for name, value in params.items()}


def said(params: Mapping[str, Any], edition: str) -> list[npt.NDArray[np.float32]]:
    """What a net says of some positions."""
    weights = {name: jnp.asarray(value) for name, value in params.items()}
    return [np.asarray(part) for part in foresee(weights, jnp.asarray(positions(edition, 3)))]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "larger",
    [
        replace(SMALL, width=40),
        replace(SMALL, neck=20),
        replace(SMALL, card=12),
        replace(SMALL, rounds=3),
        replace(SMALL, width=32, neck=16, card=10, rounds=2),
    ],
)
def test_a_larger_net_says_what_the_small_one_said(edition: str, larger: Plan) -> None:
    small = awake(edition, SMALL)
    grown = grow(small, new_params(parure.edition(edition), replace(larger, edition=edition)))
    for now, before in zip(said(grown, edition), said(small, edition), strict=True):
        assert np.allclose(now, before, atol=1e-4 * abs(before).max())


def test_all_that_is_new_comes_to_be_heard() -> None:
    """Whatever a new part hears reaches the answer after two steps of learning, if not after one."""
    edition, rows = parure.edition("splendor"), jnp.asarray(positions("splendor", 3))
    larger = replace(SMALL, width=32, neck=16, card=10, rounds=2)
    params = grow(awake("splendor", SMALL), new_params(edition, larger))
    policies = jnp.ones((len(rows), int(tables(edition)[ACTIONS])))
    notes = jnp.tile(jnp.array([0.7, 0.3, 0, 0, 9, 8, 0, 0, 20, 1.0]), (len(rows), 1))
    learnt = jax.grad(losses, has_aux=True)
    for _ in range(3):
        gradient, _ = learnt(params, rows, policies, notes)
        params = {name: value - 0.01 * gradient[name] for name, value in params.items()}
    gradient, _ = learnt(params, rows, policies, notes)
    for name in ("recall1_weights", "say1_weights", "hear1_weights", "regard1_weights", "narrow1_weights"):
        assert np.abs(gradient[name]).max() > 0, name


@pytest.mark.parametrize("smaller", [replace(SMALL, width=16), replace(SMALL, neck=8), replace(SMALL, card=4)])
def test_a_net_can_not_shrink(smaller: Plan) -> None:
    edition = parure.edition("splendor")
    with pytest.raises(PlanError, match="can't be smaller than the one it begins with"):
        grow(awake("splendor", SMALL), new_params(edition, smaller))
    with pytest.raises(PlanError, match="a net of 2 rounds can't become one of 1"):
        grow(awake("splendor", replace(SMALL, rounds=2)), new_params(edition, SMALL))


def test_a_run_begins_with_the_net_of_another(tmp_path: Path) -> None:
    toy = read_plan(Path(__file__).parents[2] / "plans" / "toy.toml")
    small = awake("splendor", toy)
    np.savez(tmp_path / "net.npz", **small)  # type: ignore[arg-type]
    run = Run(replace(toy, rounds=toy.rounds + 1), tmp_path / "run", origin=tmp_path / "net.npz")
    before = said(small, "splendor")[0]
    assert np.allclose(said(run.learner.knowledge.average, "splendor")[0], before, atol=1e-4 * abs(before).max())
    (tmp_path / "text.npz").write_text("no net")
    for name in ("nowhere.npz", "text.npz"):
        with pytest.raises(PlanError, match="no net that this run could begin with"):
            Run(toy, tmp_path / "other", origin=tmp_path / name)
