"""The net that teaches: it is the shipped one, and what it teaches is learnt."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

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
from tests.learn.test_network import EDITIONS, positions, some_params

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


def test_a_model_with_an_operation_that_nobody_knows_can_not_teach() -> None:
    model = onnx.load(shipped_model(parure.edition("splendor")))
    model.graph.node[-1].op_type = "Sinh"
    with pytest.raises(NetError, match="an operation that nobody knows here, Sinh"):
        read(model)(positions("splendor", 2))


def test_a_teacher_of_another_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    splendor, marvel = (parure.edition(edition) for edition in EDITIONS)
    monkeypatch.setattr(teaching, "shipped_model", lambda _: shipped_model(marvel))
    with pytest.raises(NetError, match=r"trained on parure\.edition marvel@1, and splendor@1 is needed"):
        teacher(splendor)


@pytest.mark.parametrize(("taught", "who"), [(0.0, "learner"), (10.0, "teacher")])
def test_who_is_taught_lets_the_teacher_play_at_first(
    taught: float, who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {"teacher": 0, "learner": 0}
    plan = replace(TOY, lessons=0, lesson_steps=0, taught=taught, least=256, exam_games=4)

    def counted(name: str, judge: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*told: Any) -> Any:
            asked[name] += threading.current_thread() is not threading.main_thread()  # exams are the main one's
            return judge(*told)

        return ask

    monkeypatch.setattr("parure.learn.run.teacher", lambda edition: counted("teacher", teacher(edition)))
    run = Run(plan, tmp_path, tell=lambda _: None)
    monkeypatch.setattr(run, "_judge", counted("learner", run._judge))
    run.go_on(5.0, steps=8)
    assert asked.pop(who) > 10
    assert not any(asked.values())


def test_the_teacher_leaves_when_its_time_is_over(tmp_path: Path) -> None:
    plan = replace(TOY, lessons=0, lesson_steps=0, taught=1e-6, least=256, exam_games=4)
    run = Run(plan, tmp_path, tell=lambda _: None)
    assert run._teacher is not None
    run.go_on(5.0, steps=8)
    assert run._teacher is None
    assert Run(plan, tmp_path)._teacher is None
