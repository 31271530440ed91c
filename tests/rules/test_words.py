"""An edition's words are for those who read them, not for the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import parure.rules
from parure.rules import Over
from tests.positions import every_table, stroll

MODULES = sorted(Path(str(parure.rules.__file__)).parent.rglob("*.py"))


def themes(source: str) -> Iterator[int]:
    """The lines on which an attribute called `theme` is read."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr="theme") | ast.Constant(value="theme"):
                yield node.lineno


def test_a_theme_that_is_read_is_found() -> None:
    assert list(themes('name = edition.theme.card\nother = getattr(edition, "theme")\ntheme = 1\n')) == [1, 2]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.stem))
def test_no_rule_reads_the_words_of_an_edition(path: Path) -> None:
    assert len(MODULES) > 8
    assert list(themes(path.read_text(encoding="utf-8"))) == []


@every_table
def test_a_position_is_short_in_words_and_tells_no_card(key: str, players: int) -> None:
    for state in stroll(key, players, seed=4):
        text = repr(state)
        assert text.startswith(f"<State {key}@1, {players} players, seat {state.seat} in ")
        assert len(text) < 250
        assert not any(card.id in text for card in state.edition.cards)
    assert isinstance(state.phase, Over)
