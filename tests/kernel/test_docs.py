"""docs/kernel.md says what a board holds and what the features are, as the code does."""

from __future__ import annotations

from pathlib import Path

from parure.kernel import layout
from parure.kernel.features import FEATURES, PIECES, start

PAGE = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")


def test_the_layout_of_a_board_is_told_whole() -> None:
    assert layout.__doc__
    for line in layout.__doc__.splitlines()[1:]:
        assert line in PAGE


def test_every_piece_of_the_features_stands_there() -> None:
    told = [line for line in PAGE.splitlines() if line.startswith("| ") and line.split(" | ")[0][2:].isdigit()]
    rows = [
        f"| {start(piece.name)} | {piece.name} | {' × '.join(map(str, piece.shape))} | {piece.meaning} |"
        for piece in PIECES
    ]
    assert [line for line in told if line.split(" | ")[1] in {piece.name for piece in PIECES}] == rows
    assert f"the same {FEATURES} numbers" in PAGE
