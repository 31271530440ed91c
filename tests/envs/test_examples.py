"""The examples run, and the benchmark of the environments measures; both at small size."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("pettingzoo_game", "won by player_"),
        ("gymnasium_game", "reward -1.0 in seat"),
        ("gymnasium_vector", "won by the one who starts"),
        ("openspiel_game", "moves, returns ["),
    ],
)
def test_a_script_of_ten_lines_runs(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"), run_name="__main__")
    assert said in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")  # of PyTorch, Matplotlib and Stable-Baselines3 about each other
def test_ppo_learns_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--imitate", "49152", "--steps", "8192", "--looks", "2", "--games", "4"]
    monkeypatch.setattr(sys, "argv", ["ppo.py", *small, "--out", str(tmp_path)])
    example = runpy.run_path(str(ROOT / "examples" / "ppo.py"), run_name="__main__")
    rows = json.loads((tmp_path / "curve.json").read_text())
    assert [row["steps"] for row in rows] == [0, 24576, 49152, 57344]
    assert [row["way"] for row in rows] == ["imitation"] * 3 + ["PPO"]
    assert rows[-1]["games"] == 16
    learnt, new = example["MaskablePPO"].load(tmp_path / "model"), example["learner"](2, 8192)
    lesson = example["School"](seed=3).attend(new)
    agreed = [
        np.mean(model.predict(lesson.rows, action_masks=lesson.masks, deterministic=True)[0] == lesson.told)
        for model in (new, learnt)
    ]
    assert agreed[1] > agreed[0] + 0.2, "of what its model would do"
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "model.zip").exists()
    assert "'greedy': " in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("wrong", [["--imitate", "1000"], ["--steps", "256"], ["--looks", "0"]])
def test_ppo_says_what_can_not_be_learnt_from(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", *wrong, "--out", str(tmp_path)])
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "examples" / "ppo.py"), run_name="__main__")
    assert f"{wrong[0]}: " in capsys.readouterr().err


def test_the_benchmark_measures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["envs.py", "--json", "--seconds", "0.02"])
    runpy.run_path(str(ROOT / "benchmarks" / "envs.py"), run_name="__main__")
    rates = json.loads(capsys.readouterr().out)
    assert rates["PettingZoo's connect_four_v3: steps_per_s"] > 0
    assert (
        rates["vector, splendor, 4096 at once: steps_per_cpu_s"] > rates["PettingZoo, splendor for 2: steps_per_cpu_s"]
    )
