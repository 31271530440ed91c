"""Every example of docs/notation.md is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parure import EDITIONS, State, edition
from parure.notation import (
    format_action,
    format_json,
    format_position,
    format_record,
    parse_json_action,
    parse_json_event,
    parse_json_view,
    parse_move,
    parse_position,
    parse_record,
)
from tests.notation.games import refusal

TEXT = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8")


def examples(info: str) -> list[str]:
    """The lines of every fenced block with that info string."""
    blocks = re.findall(rf"^```{info}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert blocks, f"no example of {info}"
    return [line for block in blocks for line in block.splitlines()]


def position(key: str) -> State:
    """The first position of an edition on the page."""
    return parse_position(next(line for line in examples("position") if line.startswith(key)))


def arrows(info: str) -> list[tuple[str, str]]:
    return [(typed.strip(), meant) for typed, meant in (line.split(" → ") for line in examples(info))]


def test_moves_are_canonical() -> None:
    for line in examples("moves splendor"):
        assert format_action(parse_move(line, position("splendor")), edition("splendor")) == line


@pytest.mark.parametrize("key", EDITIONS)
def test_what_people_type_means_what_the_page_says(key: str) -> None:
    for typed, meant in arrows(f"input {key}"):
        assert format_action(parse_move(typed, position(key)), edition(key)) == meant, typed


def test_what_is_refused_is_refused_in_these_words() -> None:
    for typed, message in arrows("refused marvel"):
        assert refusal(lambda typed=typed: parse_move(typed, position("marvel"))) == message  # type: ignore[misc]


def test_positions_are_canonical() -> None:
    for line in examples("position"):
        assert format_position(parse_position(line)) == line


def test_records_are_canonical() -> None:
    for block in re.findall(r"^```record\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        assert format_record(parse_record(block)) == block


def test_json_is_canonical() -> None:
    for line in examples("json action splendor"):
        assert format_json(parse_json_action(line, edition("splendor"))) == line
    for line in examples("json event marvel"):
        assert format_json(parse_json_event(line, edition("marvel"))) == line
    for line in examples("json view marvel"):
        assert format_json(parse_json_view(line, edition("marvel"))) == line


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec("\n".join(examples("python")), {})  # noqa: S102
    assert '"$defs"' in capsys.readouterr().out


def test_the_letters_are_those_of_the_editions() -> None:
    for key in EDITIONS:
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| {key} |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")][1:]
        for kind, cell in zip(edition(key).theme.kinds, cells, strict=False):
            assert cell.startswith(f"{kind.letter} ")
            assert cell.endswith(kind.name)
