"""A game is never lost: it is saved at its end, after each decision, and when the terminal goes."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parure.cli import prompt, session
from parure.cli.files import FileError
from parure.cli.invocation import invocation
from parure.notation import parse_record
from parure.rules import Seat
from tests.cli.terminal import run, script


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_finished_game_is_saved_and_says_how_to_verify_and_replay_it() -> None:
    out = run("play", "--seed", "4", typed=script("splendor", 2, seed=4)).out
    commands = [shlex.split(line) for line in out.splitlines() if re.search(" (verify|replay) parure-", line)]
    assert [command[-2:] for command in commands] == [
        ["verify", "parure-splendor-seed-4.parure"],
        ["replay", "parure-splendor-seed-4.parure"],
    ]
    for command in commands:  # they run as they are printed
        assert subprocess.run(command, check=False, capture_output=True).returncode == 0


def test_each_decision_is_saved_as_soon_as_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[bool] = []
    ask = prompt.Prompt.decide

    def decide(self: prompt.Prompt, seat: Seat) -> None:
        saved.append(Path("g").exists())
        ask(self, seat)

    monkeypatch.setattr(prompt.Prompt, "decide", decide)
    run("play", "--seed", "1", "--save", "g", typed=["take WUG", "quit"])
    assert saved == [False, True]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_leaves_the_game_saved(number: int) -> None:
    command = [sys.executable, "-m", "parure", "play", "--seed", "1", "--no-color"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("take WUG\n")
        process.stdin.flush()
        for line in process.stdout:
            if "greedy takes" in line or "greedy reserves" in line:
                break
        time.sleep(0.3)  # until the next decision is asked for
        process.send_signal(number)
        assert " play --load parure-splendor-seed-1.parure" in process.stdout.read()
        assert process.wait() == 0
    assert parse_record(Path("parure-splendor-seed-1.parure").read_text()).plies


def test_a_loaded_game_goes_on_in_the_same_file() -> None:
    run("play", "--seed", "1", "--save", "g", typed=["take WUG", "quit"])
    before = len(parse_record(Path("g").read_text()).plies)
    assert run("play", "--load", "g", "--save", "./g", typed=["take URK", "quit"]).status == 0
    assert len(parse_record(Path("g").read_text()).plies) > before


def test_a_game_that_is_taken_back_to_its_start_is_kept_so() -> None:
    run("play", "--seed", "1", "--save", "g", typed=["take WUG", "undo", "quit"])
    assert not parse_record(Path("g").read_text()).plies


def test_a_finished_game_can_be_saved_under_another_name() -> None:
    run("play", "--seats", "greedy,greedy", "--seed", "1", "--save", "g")
    assert run("play", "--load", "g", "--save", "h").status == 0
    assert run("verify", "h").status == 0


def test_a_record_with_the_names_of_people_is_gone_on_with() -> None:
    run("play", "--seed", "1", "--save", "g", typed=["take WUG", "quit"])
    text = Path("g").read_text().replace('[Seat1 "you"]', '[Seat1 "Ada"]').replace('[Seat2 "greedy"]', '[Seat2 "Bo"]')
    Path("g").write_text(text)
    shown = run("play", "--load", "g", typed=["take URK", "quit"])
    assert shown.status == 0
    assert "You take" in shown.out
    assert '[Seat1 "Ada"]' in Path("g").read_text()


def test_too_few_seats_for_a_record_name_the_file_and_the_option() -> None:
    run("play", "--players", "3", "--seed", "1", "--save", "g", typed=["take WUG", "quit"])
    err = run("play", "--load", "g", "--seats", "you,greedy").err
    assert err == "parure: g is a game of 3 players, but --seats names 2\n"


@pytest.mark.skipif(sys.platform == "win32", reason="programs are named differently")
def test_hints_repeat_how_the_program_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "my bin" / "parure"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", "/usr/bin")
    assert invocation("play", "--load", "a b") == "'my bin/parure' play --load 'a b'"
    monkeypatch.chdir(program.parent)
    assert invocation("play") == "./parure play"
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}/usr/bin")
    assert invocation("play") == "parure play"
    monkeypatch.setattr(sys, "argv", ["/somewhere/parure/__main__.py"])
    assert invocation("play").endswith(" -m parure play")


def test_a_game_that_can_be_kept_nowhere_is_played_on_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Path:
        raise FileError("not-saved-anywhere")

    monkeypatch.setattr(session, "save_game", fail)
    monkeypatch.setattr(session, "save_somewhere", fail)
    shown = run("play", "--seed", "4", "--save", "g", typed=script("splendor", 2, seed=4))
    assert shown.status == 0
    assert "the game could not be saved" in shown.out
    assert "  1st  " in shown.out


def test_a_game_with_another_seed_than_promised_is_refused_by_the_name_of_its_file() -> None:
    run("play", "--seed", "1", "--save", "g", typed=["take WUG", "quit"])
    Path("g").write_text(re.sub(r'\[Seed ".', '[Seed "f', Path("g").read_text()))
    assert run("play", "--load", "g").err.startswith("parure: g: the record's seed is not the one")


def test_a_game_is_not_gone_on_with_from_standard_input() -> None:
    assert "has to be in a file" in run("play", "--load", "-").err


def test_a_signal_that_comes_while_the_player_leaves_does_not_keep_the_game_from_being_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leave = session.Session.leave

    def interrupted(self: session.Session) -> None:
        monkeypatch.setattr(session.Session, "leave", leave)
        raise session.Left

    monkeypatch.setattr(session.Session, "leave", interrupted)
    assert run("play", "--seed", "1", typed=["take WUG", "quit"]).status == 0
    assert Path("parure-splendor-seed-1.parure").exists()
