"""Whatever stands in the files: an EditionError, or an edition that can be played; never anything else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from parure.editions import EDITIONS, Edition, load_edition
from parure.errors import EditionError
from parure.rules import Over, apply, legal_actions, new_game, outcomes
from parure.rules.possible import problems
from tests.editions.folders import text_of, write

NAMES = ("edition.toml", "cards.csv", "tiles.csv")

PIECES = [
    *("", " ", "\n", "\r", "\t", "\x00", '"', "'", ",", "=", "[", "]", "[[", "{", "}", ".", "#", "\ufeff", "é"),
    *("0", "1", "-1", "9", "99", "100", "1e9", "0x10", "inf", "nan", "true", "1979-05-27"),
    *("9" * 5000, "0x" + "f" * 5000, "a." * 3000 + "a = 1", "[" * 3000),
    *("id", "level", "points", "white", "yellow", "blue", "wild", "time", "tile", "tags", "key", "players", "theme"),
    *("[players.2]", "[players.7]", "[goal]", "[assemble]", "[[theme.kinds]]", "3W4", "N1", "L1A"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder that every example writes into."""
    return tmp_path_factory.mktemp("fuzz")


def check(folder: Path) -> Edition | None:
    """The edition in a folder, tried by playing a little, or None if it was refused in words."""
    try:
        game = load_edition(folder)
    except EditionError as error:
        text = str(error)
    else:
        return played(game)
    assert text.startswith(tuple(f"{folder.name}/{name}" for name in NAMES))
    return None


def played(game: Edition) -> Edition:
    """The same edition, after a few turns at every number of players."""
    for players in game.supplies:
        rng = Random(players)
        state = new_game(game, players, rng)
        for _ in range(6):
            assert problems(state) == ()
            if isinstance(state.phase, Over):
                break
            state = apply(state, rng.choice([*legal_actions(state), *outcomes(state)])).state
    return game


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, str, str]:
    """An edition, one of its files, and that file's text with some pieces cut out, put in or swapped."""
    key, name = draw(st.sampled_from(EDITIONS)), draw(st.sampled_from(NAMES))
    text = text_of(key, name)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 0, 1, 1, 2, 5, 40]))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=6))
        text = text[:start] + piece + text[start + length :]
    return key, name, text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")


@settings(max_examples=300)
@given(case=mutated())
def test_a_file_with_something_changed(folder: Path, case: tuple[str, str, str]) -> None:
    key, name, text = case
    check(write(folder, key, **{name.partition(".")[0]: text}))


@st.composite
def renumbered(draw: st.DrawFn) -> tuple[str, str, str]:
    """An edition, one of its files, and that file with some numbers in it changed: most of these still load."""
    key, name = draw(st.sampled_from(EDITIONS)), draw(st.sampled_from(NAMES))
    text = text_of(key, name)
    digits = [index for index, letter in enumerate(text) if letter.isdigit() and letter.isascii()]
    for _ in range(draw(st.integers(1, 3))):
        index = draw(st.sampled_from(digits))
        text = text[:index] + draw(st.sampled_from("0123456789")) + text[index + 1 :]
    return key, name, text


@settings(max_examples=80)
@given(case=renumbered())
def test_a_file_with_other_numbers(folder: Path, case: tuple[str, str, str]) -> None:
    key, name, text = case
    check(write(folder, key, **{name.partition(".")[0]: text}))


@settings(max_examples=150)
@given(name=st.sampled_from(NAMES), content=st.binary(max_size=200))
@example(name="edition.toml", content=b"\xef\xbb\xbfkey = 'x'")
@example(name="cards.csv", content=b"id\n\x00\n")
@example(name="tiles.csv", content=b"")
def test_any_bytes(folder: Path, name: str, content: bytes) -> None:
    assert check(write(folder, **{name.partition(".")[0]: content})) is None


@settings(max_examples=150)
@given(name=st.sampled_from(NAMES), content=st.text(st.characters(exclude_categories=["Cs"]), max_size=200))
def test_any_text(folder: Path, name: str, content: str) -> None:
    assert check(write(folder, **{name.partition(".")[0]: content})) is None


@settings(max_examples=100)
@given(
    rows=st.lists(
        st.lists(st.sampled_from(["1", "0", "white", "id", "x", '"a,b"', '"', ""]), min_size=1, max_size=10), max_size=6
    ),
    header=st.booleans(),
)
def test_any_table(folder: Path, rows: list[list[str]], header: bool) -> None:
    first = "id,level,bonus,points,white,blue,green,red,black\n" if header else ""
    check(write(folder, cards=first + "\n".join(",".join(row) for row in rows)))
