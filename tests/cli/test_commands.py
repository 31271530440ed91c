"""The commands besides play."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import parure
from parure.notation import json_schema
from tests.cli.terminal import run, script


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.parure"
    run("play", "--seed", "8", "--save", str(path), typed=script("splendor", 2, seed=8))
    return path


def test_a_true_record_is_verified(record: Path) -> None:
    shown = run("verify", str(record))
    assert shown.status == 0
    assert all(line.startswith("✓") for line in shown.out.splitlines())


def test_a_record_with_another_seed_is_not_verified(record: Path) -> None:
    record.write_text(re.sub(r'\[Seed ".', '[Seed "f', record.read_text()))
    shown = run("verify", str(record))
    assert shown.status == 1
    assert "✗ commitment" in shown.out


def test_a_record_whose_moves_are_changed_can_not_be_read(record: Path) -> None:
    record.write_text(record.read_text().replace("1.1 take", "1.1 reserve", 1))
    shown = run("verify", str(record))
    assert shown.status == 2
    assert shown.err.startswith("parure: ")
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b'[Start "splendor@9"]'])
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--load")])
def test_a_file_that_is_no_record_is_one_line_of_error(
    tmp_path: Path, content: bytes, command: tuple[str, ...]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    shown = run(*command, str(path))
    assert (shown.status, shown.err.count("\n")) == (2, 1)


def test_a_replay_tells_the_game_up_to_a_ply(record: Path) -> None:
    whole, short, none = (run("replay", str(record), *more) for more in ((), ("--ply", "3"), ("--ply", "0")))
    assert whole.status == short.status == none.status == 0
    assert "meets the goal" in whole.out
    assert short.out.count("take") == 3
    assert "take" not in none.out


def test_the_schema_is_printed() -> None:
    assert json.loads(run("schema").out) == json_schema()


def test_the_version_is_printed() -> None:
    assert run("--version").out == f"parure {parure.__version__}\n"


def test_no_command_is_an_error() -> None:
    assert run().status == 2


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_can_come_from_standard_input(record: Path, command: str) -> None:
    shown = run(command, "-", typed=record.read_text().splitlines())
    assert shown == run(command, str(record))
    assert run(command, "-", typed=["hello"]).err.startswith("parure: standard input: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x"
    assert run("verify", str(path)).err == f"parure: no such file: {str(path)!r}\n"


@pytest.mark.parametrize("ply", ["-1", "99999"])
def test_a_ply_that_is_not_in_the_record_is_refused_with_the_range(record: Path, ply: str) -> None:
    shown = run("replay", str(record), "--ply", ply)
    assert shown.status == 2
    assert re.search(rf"--ply {ply}: this record has plies 0 to \d+\n", shown.err)


def test_a_replay_names_the_players_and_says_who_won_and_why(record: Path) -> None:
    text = record.read_text().replace('[Seat1 "you"]', '[Seat1 "Ada\\u001b[31m Lovelace"]')
    record.write_text(text)
    out = run("replay", str(record)).out
    assert "Ada[31m Lovelace takes" in out
    assert "\x1b" not in out
    assert re.search(r"(Lovelace|greedy) wins\.\nThe goal was met.*\(E3\)", out)
    assert "  1st  " in out


def test_a_replay_shows_every_card_once_the_game_is_over(tmp_path: Path) -> None:
    path = tmp_path / "g"
    arguments = ("play", "--seats", "you,you", "--seed", "1", "--save", str(path))
    run(*arguments, typed=["", "reserve deck3", "", "quit"])
    running = run("replay", str(path)).out
    assert "level 3, face down" in running
    assert "Player 1 draws" not in running
    run("play", "--load", str(path), typed=["", "resign", "yes"])
    over = run("replay", str(path)).out
    assert "face down" not in over
    assert "Player 1 draws 3" in over


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "parure", "--version"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout.startswith("parure ")
