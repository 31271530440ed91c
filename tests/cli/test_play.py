"""The terminal game, typed and read through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from parure.cli import play as play_command
from parure.cli import session
from parure.game import Game
from parure.notation import parse_record
from tests.cli.terminal import run, script

EDITIONS = ("splendor", "marvel")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("edition", "players"), [("splendor", 2), ("splendor", 3), ("marvel", 2), ("marvel", 4)])
def test_a_whole_game_ends_with_a_ranking_and_a_record_that_verifies(edition: str, players: int) -> None:
    lines = script(edition, players, seed=4)
    shown = run("play", "--edition", edition, "--players", str(players), "--seed", "4", "--save", "g", typed=lines)
    assert shown.status == 0
    assert not shown.err
    assert "  1st  " in shown.out
    assert "Commitment " in shown.out
    assert "Seed       " in shown.out
    assert run("verify", "g").status == 0
    again = run("play", "--load", "g").out
    assert again.count("  1st  ") == 1
    assert "Going on" not in again


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(edition: str) -> None:
    lines = script(edition, 2, seed=6)
    arguments = ("play", "--edition", edition, "--seats", "you,greedy", "--seed", "6", "--save")
    run(*arguments, "whole", typed=lines)
    left = run(*arguments, "parts", typed=lines[:9])  # the input ends: the same as closing the window
    assert " play --load parts" in left.out
    run("play", "--load", "parts", typed=[*lines[9:15], "quit"])
    run("play", "--load", "parts", typed=lines[15:])
    assert Path("parts").read_text() == Path("whole").read_text()


def test_leaving_saves_under_a_new_name_each_time() -> None:
    for _ in range(2):
        assert run("play", "--seed", "1", typed=["take wug", "quit"]).status == 0
    assert sorted(path.name for path in Path().iterdir()) == [
        "parure-splendor-seed-1-2.parure",
        "parure-splendor-seed-1.parure",
    ]


def test_leaving_before_the_first_move_saves_nothing() -> None:
    assert "nothing is saved" in run("play", typed=["quit"]).out
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("buy zz", "'zz' is not a card"),
        ("dance", "! 'dance'"),
        ("take", "take which gems? For example: take"),
        ("take WU", "three different gems have to be taken while three colours are left (rule A1)"),
        ("return W", "only while more than ten are held (rule T3)"),
        ("reserve deck9", "no such place on the table (rule C7)"),
        ("buy hand1", "no such card in the hand (rule A6)"),
        ("pass", "may not pass (rule A11)"),
        ("pay hand2", "no such card in the hand"),
        ("pay", "pay for which card? For example: pay 2c"),
        ("undo", "no decision of yours to take back"),
        ("rules X9", "'X9' is not the number of a rule"),
        ("save /no/such/folder/file", "there is no folder '/no/such/folder'"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_can_not_be_done_is_refused_with_a_reason(edition: str, typed: str, said: str) -> None:
    typed = typed.replace("W", "R") if edition == "marvel" else typed
    said = said if edition == "splendor" or "WU" not in said else said.replace("W", "R")
    out = run("play", "--edition", edition, "--seed", "1", typed=[typed, "quit"]).out
    assert said in " ".join(out.split())


def test_a_card_that_is_too_dear_is_refused_with_what_is_missing() -> None:
    out = " ".join(run("play", "--seed", "1", typed=["take WUK", "buy 3b", "quit"]).out.split())
    assert "'buy 3b': gems and gold together don't cover the price (rule A6)" in out
    assert "you lack ◆K6" in out


@pytest.mark.parametrize("edition", EDITIONS)
def test_moves_pay_rules_help_and_table_answer_without_a_turn(edition: str) -> None:
    lines = script(edition, 2, seed=2)[:20]
    out = run(
        "play",
        "--edition",
        edition,
        "--seed",
        "2",
        typed=[*lines, "?", "pay 1a", "pay 1b", "rules", "help", "table", "quit"],
    ).out
    for part in (
        "\nReserve\n",
        "\nTake\n",
        "you pay ",
        "A2  Take two tokens",
        "docs/rules.md",
        "Commands:",
    ):
        assert part in out
    assert "For " in out


def test_undo_goes_back_to_the_last_decision_of_the_person() -> None:
    taken = run("play", "--seed", "1", "--save", "a", typed=["take WUG", "take RRX", "undo", "take URK", "quit"])
    run("play", "--seed", "1", "--save", "b", typed=["take URK", "quit"])
    assert "The decks keep their order" in taken.out
    assert Path("a").read_text() == Path("b").read_text()


def test_resigning_is_asked_twice_and_ends_the_game() -> None:
    out = run("play", "--seed", "1", "--save", "g", typed=["resign", "no", "take WUG", "resign", "yes"]).out
    assert "gave up and comes last" in out
    assert "greedy wins." in out
    assert parse_record(Path("g").read_text()).outcome is not None
    assert run("verify", "g").status == 0


def test_the_record_on_request_has_no_seed_and_no_card_of_others() -> None:
    typed = ["", "reserve deck3", "", "record", "quit"]
    out = run("play", "--seats", "you,you", "--seed", "1", typed=typed).out
    assert "reveal ?" in out
    assert "[Seed" not in out


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_at_one_keyboard_do_not_see_each_others_unseen_cards(edition: str) -> None:
    out = run(
        "play", "--edition", edition, "--seats", "you,you", "--seed", "1", typed=["", "reserve deck3", "", "quit"]
    ).out
    first, second = out.split("Player 2, it is your turn.")
    assert "You draw" not in first  # told only to him, and only when he sits there again
    assert "Player 1 reserves the top card of deck3" in second
    assert "level 3, face down" in second
    assert "draw" not in second


def test_the_one_who_drew_a_card_sees_it_again_on_his_turn() -> None:
    typed = ["", "reserve deck3", "", "take WUG", "", "quit"]
    out = run("play", "--seats", "you,you", "--seed", "1", typed=typed).out
    mine = out.split("Player 1, it is your turn.")[-1]
    assert "You draw 3" in mine
    assert " hand1 " in mine


@pytest.mark.parametrize("edition", EDITIONS)
def test_computers_alone_are_watched_to_the_end(edition: str) -> None:
    shown = run("play", "--edition", edition, "--seats", "greedy,random,greedy", "--seed", "3")
    assert shown.status == 0
    assert "greedy 1 take" in shown.out
    assert "  3rd  " in shown.out


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_is_wider_than_eighty_columns(edition: str) -> None:
    out = run(
        "play", "--edition", edition, "--players", "4", "--seed", "4", typed=[*script(edition, 4, seed=4)[:20], "?"]
    ).out
    assert max(len(line) for line in out.splitlines() if "--load" not in line and not line.startswith("You >")) <= 80


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_terminal_without_unicode_gets_letters_and_plain_frames(edition: str) -> None:
    out = run("play", "--edition", edition, "--seed", "1", typed=["?", "quit"], encoding="ascii").out
    assert "+-----+" in out
    assert "?" not in out.replace("Type ?", "").replace("> ?", "")


def test_pipes_get_no_colour_codes() -> None:
    assert "\x1b" not in run("play", "--seed", "1", typed=["quit"]).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "you,genius"), "'genius' can't sit at the table: choose for --seats from you, random, greedy"),
        (("--seats", "you,Net:seconds=5"), "'Net:seconds=5': players take no options at this table: choose net. With"),
        (("--seats", "you,greedy", "--players", "3"), "2 seats are filled, but 3 are to play"),
        (("--players", "5"), "2, 3, 4 players, not 5"),
        (("--players", "0"), "2, 3, 4 players, not 0"),
        (("--seed", "-1"), "a seed is a whole number from 0 to 2^256-1, not -1\n"),
        (("--seed", str(2**256)), "a seed is a whole number from 0 to 2^256-1"),
        (("--save", "/nonexistent/x"), "/nonexistent/x can't be written: there is no folder '/nonexistent'"),
        (("--load", "nowhere"), "parure: no such file: 'nowhere'\n"),
        (("--load", "."), "parure: that is a folder: '.'\n"),
        (("--load", "nowhere", "--players", "2"), "--load goes with none of them"),
    ],
)
def test_a_game_that_can_not_be_set_up_is_one_line_of_error(arguments: tuple[str, ...], said: str) -> None:
    shown = run("play", *arguments)
    assert shown.status == 2
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_without_rich_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_command, "has_rich", lambda: False)
    shown = run("play")
    assert (shown.status, shown.out) == (2, "")
    assert "pip install 'parure[terminal]'" in shown.err


def test_a_file_that_is_there_is_never_written_over() -> None:
    Path("diary").write_text("dear diary")
    assert "exists already" in run("play", "--save", "diary").err
    out = run("play", "--seed", "1", typed=["take wug", "save diary", "save game", "save game", "quit"]).out
    assert "! diary exists already" in out
    assert out.count("Saved to game") == 2
    assert Path("diary").read_text() == "dear diary"


@pytest.mark.parametrize("ending", ["quit", "resign"])
def test_a_game_that_can_not_be_kept_where_it_was_is_saved_elsewhere(
    monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    def fail(game: Game, path: Path) -> Path:
        del game
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(session, "save_game", fail)
    shown = run("play", "--seed", "1", "--save", "full", typed=["take wug", ending, "yes"])
    assert shown.status == 0
    assert "can't be kept where it was: no space left on device: 'full'" in shown.out
    assert parse_record(Path("parure-splendor-seed-1.parure").read_text()).plies


def test_a_finished_game_that_is_looked_at_stays_as_it_is() -> None:
    run("play", "--seats", "greedy,greedy", "--seed", "1", "--save", "g")
    before = Path("g").read_text()
    assert run("play", "--load", "g", "--seats", "random,random").status == 0
    assert Path("g").read_text() == before


def test_undo_reaches_back_over_the_return_of_tokens() -> None:
    taken = ["take WUG", "take WUG", "take RRX", "undo", "undo", "undo"]
    out = run("play", "--seed", "1", typed=[*taken, "quit"]).out
    assert "no decision of yours" in out
    assert "nothing is saved" in out
