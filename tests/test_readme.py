"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import parure

ROOT = Path(__file__).parent.parent


def test_readme_examples_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").replace("```", "")
    example = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(example)
    assert result.attempted >= 8
    assert result.failed == 0


def test_package_docstring_example_runs() -> None:
    result = doctest.testmod(parure)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_name_of_the_contract_is_there() -> None:
    for name in (
        "edition",
        "new_game",
        "legal_actions",
        "outcomes",
        "apply",
        "view",
        "imagine",
        "Game",
        "IllegalAction",
    ):
        assert name in parure.__all__
    assert all(hasattr(parure, name) for name in parure.__all__)
