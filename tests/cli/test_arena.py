"""`parure arena` and `parure bench`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import parure
from parure import agents
from parure.arena import Folder, tournament
from parure.bench import BENCHMARKS
from parure.cli import arena
from parure.cli.main import main
from parure.language import LANGUAGES
from tests.cli.terminal import run

QUICK = ("arena", "random", "r=random", "--games", "4", "--jobs", "1")


def test_a_tournament_is_played_shown_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    command = [sys.executable, "-m", "parure", "arena", "random", "greedy", "--edition", "marvel", "--players", "3"]
    command += ["--games", "8", "--jobs", "2", "--out", str(folder)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "Splendor: Marvel, players: 3, games: 12, deals: 2" in shown.stdout
    assert [line.split()[0] for line in shown.stdout.splitlines() if line.strip()][3:5] == ["greedy", "random"]
    assert "Fewer than 20 deals" in shown.stdout
    assert shown.stderr == ""
    assert sorted(path.name for path in folder.iterdir()) == [
        "records",
        "report.json",
        "report.png",
        "results.jsonl",
        "settings.json",
    ]
    for path in sorted((folder / "records").iterdir())[:2]:
        assert run("verify", str(path)).status == 0
        assert "greedy" in run("replay", str(path)).out
    assert json.loads((folder / "report.json").read_bytes())["standings"][0]["name"] == "greedy"


def test_its_help_names_every_player_and_what_may_be_chosen_about_him(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) < 80
    words = " ".join(shown.split())
    for name in agents.names():
        assert f" {name} {agents.describe(name)} " in f"{words} "
        for key, option in agents.options(name).items():
            assert f" {key}: {option.wanted} " in words


def test_json_is_one_object_and_again_the_same_one(tmp_path: Path) -> None:
    first, again = (run(*QUICK, "--json", "--out", str(tmp_path / "x")) for _ in range(2))
    assert first.status == again.status == 0
    assert json.loads(first.out) == json.loads(again.out)
    assert json.loads(first.out)["games"] == 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_report_is_told_in_the_language_asked_for(tmp_path: Path, code: str) -> None:
    shown = run(*QUICK, "--most-decisions", "9", "--language", code)
    assert shown.status == 0
    assert ("Wins by seat" in shown.out) == (code == "en")
    assert ("4 games were stopped after 9 decisions" in shown.out) == (code == "en")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("genius", "random"), "there is no player called 'genius': choose from random, greedy"),
        (("greedy:seconds=1", "random"), "greedy has no option 'seconds': it has none"),
        (("random",), "it takes two players or more: choose from random, greedy"),
        (("random", "random"), "two contestants are called 'random': name them apart, as in a=random b=random"),
        (("random", "greedy", "--players", "5"), "Splendor is for 2, 3, 4 players, not 5"),
        (("random", "greedy", "--games", "0"), "--games is a whole number from 1, not 0"),
        (("random", "greedy", "--jobs", "0"), "--jobs is a whole number from 1, not 0"),
        (("random", "greedy", "--most-decisions", "0"), "--most-decisions is a whole number from 1, not 0"),
        (("random", "greedy", "--seed", "-1"), "a seed is a whole number from 0 to 2^64-1, not -1"),
        (("random", "greedy", "--anchor", "x"), "'x' does not take part, so it can't be the anchor"),
        (("random", "greedy", "--players", "3", "--schedule", "mixed"), "mixed tables of 3 need as many contestants"),
    ],
)
def test_what_can_not_be_played_is_one_line_of_error(arguments: tuple[str, ...], said: str) -> None:
    shown = run("arena", *arguments)
    assert (shown.status, shown.out, shown.err.count("\n")) == (2, "", 1)
    assert said in shown.err


def test_a_folder_with_another_tournament_is_refused_in_every_language(tmp_path: Path) -> None:
    run(*QUICK, "--out", str(tmp_path))
    said = {run(*QUICK, "--seed", "7", "--out", str(tmp_path), "--language", code).err for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("seed" in text and "'0'" in text and "'7'" in text for text in said)


def test_a_folder_that_somebody_plays_into_is_refused(tmp_path: Path) -> None:
    with Folder(tmp_path, tournament("random", "r=random")):
        shown = run(*QUICK, "--out", str(tmp_path))
    assert (shown.status, shown.err) == (2, f"parure: {tmp_path} is in use: somebody is playing into it already\n")


def test_a_folder_that_can_not_be_is_one_line_of_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = run(*QUICK, "--out", str(tmp_path / "file"))
    assert (shown.status, shown.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_it_is_told_how_to_go_on(tmp_path: Path, number: signal.Signals) -> None:
    folder = tmp_path / "x"
    command = [sys.executable, "-m", "parure", "arena", "random", "r=random", "--games", "5000", "--jobs", "1"]
    process = subprocess.Popen([*command, "--out", str(folder)], stderr=subprocess.PIPE, text=True)
    lines = folder / "results.jsonl"
    while process.poll() is None and not (lines.exists() and lines.stat().st_size):
        time.sleep(0.01)
    process.send_signal(number)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "of 5,000 games are kept. To go on: " in said
    assert said.rstrip().endswith(f"-m parure arena random r=random --games 5000 --jobs 1 --out {folder}")


@pytest.mark.parametrize(("extra", "package"), [("arena", "openskill"), ("dask", "distributed")])
def test_without_the_extra_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, extra: str, package: str
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == package else object())
    shown = run(*QUICK, "--dask", "local")
    expected = f"parure arena needs {package}; install it with: pip install 'parure[{extra}]'\n"
    assert (shown.status, shown.err) == (2, expected)


def test_a_cluster_that_is_not_there_is_one_line_of_error() -> None:
    shown = run(*QUICK, "--dask", "nowhere")
    assert (shown.status, shown.out) == (2, "")
    assert "the Dask cluster at 'nowhere' can't be reached" in shown.err


@pytest.mark.parametrize("name", BENCHMARKS)
def test_speed_is_measured_as_json_and_told_as_a_table(name: str) -> None:
    metrics = json.loads(run("bench", name, "--seconds", "0.001", "--json").out)
    assert all(value > 0 for value in metrics.values())
    table = BENCHMARKS[name].table(metrics)
    assert all(f"{key:<10}" in table for key in parure.EDITIONS)


def test_a_table_of_speed_is_printed() -> None:
    assert all(f"{key:<10}" in run("bench", "judge", "--seconds", "0.001").out for key in parure.EDITIONS)


def test_what_can_not_be_measured_is_refused() -> None:
    assert "choose judge or agents or kernel" in run("bench", "x").err


@pytest.mark.parametrize("seconds", ["0", "-1", "inf", "nan", "soon"])
def test_no_time_to_measure_is_refused_with_what_is_wanted(seconds: str) -> None:
    shown = run("bench", f"--seconds={seconds}")
    assert (shown.status, shown.out) == (2, "")
    assert f"a number of seconds above 0, such as 0.5, not '{seconds}'" in shown.err
