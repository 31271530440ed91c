"""What the game says: examples that can be typed, rules that apply, endings that are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parure
from parure.cli.guide import guide, rules_of
from parure.cli.narrate import Narrator
from parure.cli.pieces import Pieces
from parure.notation import parse_action
from parure.rules.events import Ended, MetGoal
from tests.cli.terminal import run, script

EDITIONS = ("splendor", "marvel")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_of_the_help_can_be_read_in_its_game(edition: str) -> None:
    view = parure.Game(edition, 2, seed=1).view(0)
    text = guide(view, Pieces(view.edition)).partition("Commands:")[0]
    verbs = "take|buy|recruit|reserve|return|claim|pass"
    examples = re.findall(rf"(?:^  |; )((?:{verbs})\b[^:;\n]*)", text, re.MULTILINE)
    assert len(examples) >= 10
    assert max(map(len, text.splitlines())) < 80
    for example in examples:
        parse_action(example.split("  ")[0], view)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_the_game_are_listed_and_no_others(edition: str) -> None:
    listed = list(rules_of(parure.edition(edition)))
    assert {"C1", "A1", "A11", "T3", "T4", "E3"} <= set(listed)
    assert ({"C3", "C5", "C6", "A9", "T1", "T2", "E2", "E4", "E5"} <= set(listed)) == (edition == "marvel")
    assert ({"C4", "E1"} <= set(listed)) == (edition == "splendor")
    assert {reason.rule for reason in parure.Reason} - set(listed) == ({"A9"} if edition == "splendor" else set())


@pytest.mark.parametrize("typed", ["dance", "re 1a", "reserv"])
def test_nobody_is_offered_a_verb_that_is_not_his(typed: str) -> None:
    out = run("play", "--seed", "1", typed=[typed, "quit"]).out
    assert "! " in out
    assert "reveal" not in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("buy", "recruit which card? For example: recruit 2c, or recruit "),
        ("reserve", "For example: reserve 3a, or reserve deck2"),
        ("claim", "claim which location? For example: claim L"),
    ],
)
def test_a_verb_alone_is_answered_with_how_it_goes_on(typed: str, said: str) -> None:
    assert said in " ".join(run("play", "--edition", "marvel", "--seed", "1", typed=[typed, "quit"]).out.split())


def test_the_signs_on_the_cards_are_explained_once() -> None:
    out = run("play", "--seed", "1", typed=["take WUG", "table", "quit"]).out
    assert out.count("On the cards: ✓ you can pay for it") == 1


def test_the_round_is_not_said_to_go_on_when_the_game_is_over() -> None:
    game = parure.Game("splendor", 2, seed=1)
    narrator = Narrator(Pieces(game.state.edition), ["Ada", "Bo"], None)
    met = MetGoal(parure.Seat(1))
    outcome = parure.Outcome(parure.Termination.GOAL, ((parure.Seat(1),), (parure.Seat(0),)))
    assert [line.plain for line in narrator.tell([met, Ended(outcome)])] == ["Bo meets the goal"]
    assert "round is played to its end" in next(narrator.tell([met])).plain


@pytest.mark.parametrize(("edition", "rules"), [("splendor", "(E3)"), ("marvel", "(E3, E4)")])
def test_an_ending_cites_the_rules_of_its_game(edition: str, rules: str) -> None:
    out = run("play", "--edition", edition, "--seats", "greedy,greedy", "--seed", "3").out
    assert f"The goal was met, and the round has been played to its end {rules}." in out


def test_the_end_at_one_keyboard_does_not_retell_the_whole_game() -> None:
    moves = script("splendor", 2, seed=4, humans=(0, 1))
    out = run("play", "--seats", "you,you", "--seed", "4", typed=[line for move in moves for line in ("", move)]).out
    ending = out[out.rindex("the game is over") :]
    assert "lines before these" in ending
    assert len(re.findall(r"^Player \d (take|buy|reserve)s", ending, re.MULTILINE)) <= 14
