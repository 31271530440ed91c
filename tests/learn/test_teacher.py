"""The net that teaches: it is the shipped one, and what it teaches is learnt."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import onnx
import pytest

import parure
from parure.learn import teacher as teaching
from parure.learn.export import to_onnx
from parure.learn.network import judge
from parure.learn.plan import read_plan
from parure.learn.run import Run
from parure.learn.teacher import read, teacher
from parure.search.net import NetError, shipped, shipped_model

from .test_network import EDITIONS, positions, some_params

TOY = read_plan(Path(__file__).parents[2] / "plans" / "toy.toml")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_teacher_says_what_the_shipped_net_says(edition: str) -> None:
    rows = positions(edition, 3)
    logits, values = shipped(parure.edition(edition))(rows)
    assert np.allclose(teacher(parure.edition(edition))(rows), np.concatenate([logits, values], axis=1), atol=1e-3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_model_read_again_is_the_net_that_was_written(edition: str) -> None:
    rows, params = jnp.asarray(positions(edition, 4)), some_params(edition)
    weights = {name: np.asarray(value) for name, value in params.items()}
    model = onnx.load_model_from_string(to_onnx(parure.edition(edition), weights))
    assert np.allclose(jax.jit(read(model))(rows), judge(params, rows), atol=1e-3)


def test_a_teacher_of_another_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    splendor, marvel = (parure.edition(edition) for edition in EDITIONS)
    monkeypatch.setattr(teaching, "shipped_model", lambda _: shipped_model(marvel))
    with pytest.raises(NetError, match=r"trained on parure\.edition marvel@1, and splendor@1 is needed"):
        teacher(splendor)


def test_who_is_taught_lets_the_teacher_play_at_first(tmp_path: Path) -> None:
    """Games by the shipped net are short; those of a net that knows nothing are not."""
    lengths = []
    for taught in (0.0, 10.0):
        plan = replace(TOY, lessons=0, lesson_steps=0, taught=taught, least=256, exam_games=4)
        folder = tmp_path / str(taught)
        Run(plan, folder, tell=lambda _: None).go_on(5.0, steps=8)
        last = json.loads((folder / "log.jsonl").read_text().splitlines()[-1])
        lengths.append(last["decisions"] / last["games"])
    assert lengths[1] < lengths[0]


def test_the_teacher_leaves_when_its_time_is_over(tmp_path: Path) -> None:
    plan = replace(TOY, lessons=0, lesson_steps=0, taught=1e-6, least=256, exam_games=4)
    run = Run(plan, tmp_path, tell=lambda _: None)
    assert run._teacher is not None
    run.go_on(5.0, steps=8)
    assert run._teacher is None
    assert Run(plan, tmp_path)._teacher is None
