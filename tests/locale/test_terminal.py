"""The terminal game in every language: whole games, nothing left in English, nothing wider than the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import parure
from parure.cli.complaint import Complaint, described
from parure.cli.pieces import Pieces
from parure.cli.table import Table
from parure.language import LANGUAGES, language
from tests.cli.terminal import run, script
from tests.cli.test_table import middle
from tests.locale.catalogues import TRANSLATIONS, messages
from tests.locale.test_catalogues import words

EDITIONS = ("splendor", "marvel")
ODD = ("zz", "take", "buy", "buy zz", "reserve deck9", "return W", "claim zz", "pay", "pay 3a", "undo", "rules X9")
ASKED = ("?", "help", "rules", "rules A1", "pay 1a", "table", "save file")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_played_with_not_a_word_of_english(code: str, edition: str) -> None:
    moves = script(edition, 2, seed=4)
    typed = [*ODD, *ASKED, *moves[:4], *ASKED, *moves[4:]]
    shown = run("play", "--language", code, "--edition", edition, "--seed", "4", typed=typed)
    assert (shown.status, shown.err) == (0, "")
    tongue = language(code)
    first = tongue.say("end-place", place=1)
    assert f"\n  {first}  " in shown.out
    long = ("--load", "verify", "replay", "file", tongue.say("terminal-seed", seed=""))
    wide = [line for line in shown.out.splitlines() if cell_len(line) > 80]
    assert not [line for line in wide if not any(part in line for part in long)]
    out = " ".join(shown.out.split())
    english = [
        message.text
        for key, message in messages("en").items()
        if not message.variables and len(words(message.text)) > 1 and message.text != messages(code)[key].text
    ]
    assert [text for text in english if text in out] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_people_who_share_a_screen_are_called_to_it_in_their_language(code: str) -> None:
    moves = script("splendor", 3, seed=4, humans=(0, 1))[:2]
    typed = [line for move in moves for line in ("", move)]
    arguments = ("--language", code, "--seats", "you,you,greedy", "--seed", "4")
    out = " ".join(run("play", *arguments, typed=[*typed, "", "resign", "yes"]).out.split())
    name = language(code).say("player-number", number=2)
    assert " ".join(language(code).say("terminal-ask-seat", name=name).split()) in out


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_record_is_told_in_the_language_asked_for(code: str) -> None:
    run("play", "--edition", "marvel", "--seats", "greedy,random,greedy", "--seed", "3", "--save", "g")
    shown = run("replay", "--language", code, "g")
    assert shown.status == 0
    assert language(code).say("agent-random.seat") in shown.out
    assert run("replay", "--language", code, "g", "--ply", "99999").err.startswith("parure: --ply 99999")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_fits_in_every_language(code: str, edition: str, players: int) -> None:
    tongue = language(code)
    for plies in (0, 20, 60, 200):
        view = middle(edition, players, plies).view(0)
        names = [tongue.say("player-number", number=seat + 1) for seat in range(players)]
        pieces = Pieces(view.edition, language=tongue)
        for width in (60, 80, 100, 140):
            for height in (None, 24):
                lines = [line.plain for line in Table(view, names, pieces, width, height).lines()]
                assert max(map(cell_len, lines)) <= width
        boxed = "\n".join(line.plain for line in Table(view, names, pieces, 80).lines())
        for key in ("terminal-tokens", "terminal-bonuses", "bank"):
            assert tongue.say(key, edition=edition) in boxed
        counts = [tongue.say("terminal-cards", count=player.card_count) for player in view.players]
        assert all(count in boxed for count in counts)


def test_the_environment_decides_unless_an_option_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Wpisz ?" in run("play", "--seed", "1", typed=["quit"]).out
    assert "Type ?" in run("play", "--seed", "1", "--language", "en", typed=["quit"]).out
    assert run("play", "--load", "nowhere").err == "parure: nie ma takiego pliku: 'nowhere'\n"


def test_a_screen_that_can_not_write_a_language_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "Type ?" in run("play", "--seed", "1", typed=["quit"], encoding="ascii").out


def test_an_unknown_language_is_refused() -> None:
    shown = run("play", "--language", "tlh")
    assert shown.status == 2
    assert "zh-Hant" in shown.err


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_in_every_language(code: str) -> None:
    errors = [
        FileNotFoundError(2, "No such file", "f"),
        IsADirectoryError(21, "Is a directory", "f"),
        PermissionError(13, "Permission denied", "f"),
        OSError(28, "No space left on device", "f"),
        OSError(28, "No space left on device"),
    ]
    assert len({described(error).said(language(code)) for error in errors}) == len(errors)


def test_a_complaint_without_fluent_says_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> str:
        raise ModuleNotFoundError("fluent")

    complaint = Complaint("no-such-file", name="'f'")
    assert str(complaint) == "no such file: 'f'"
    monkeypatch.setattr(Complaint, "said", missing)
    assert str(complaint) == "no such file: 'f'"


@pytest.mark.parametrize("name", EDITIONS)
def test_the_english_names_are_those_of_the_edition(name: str) -> None:
    theme = parure.edition(name).theme
    assert language().say(f"edition-{name}") == theme.title
    assert language().say("bar-buy", edition=name).lower() == theme.buy
