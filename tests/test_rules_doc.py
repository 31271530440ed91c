"""docs/rules.md is complete and true: every rule has a function and a test, both exist, and the code knows no other."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from parure.rules import Reason

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "parure"
DOC = ROOT / "docs" / "rules.md"

NUMBERS = [
    *(f"C{n}" for n in range(1, 10)),
    *(f"A{n}" for n in range(1, 12)),
    *(f"T{n}" for n in range(1, 5)),
    *(f"E{n}" for n in range(1, 6)),
    *(f"X{n}" for n in range(1, 7)),
    *(f"Corner {n}" for n in range(1, 11)),
]
"""The rules, the worked examples and the corners."""

RULE = re.compile(r"(?<![\w#&./-])[CATEX][1-9]\d?(?![\w.-])|\bcorner [1-9]\d?\b")
"""How a comment or a text names a rule."""


@cache
def entries() -> dict[str, str]:
    """The body of each entry by its number."""
    parts = re.split(r"^### ([^:\n]+): .+$", DOC.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def named(number: str, label: str) -> list[str]:
    """What an entry names after "Decided by" or "Proved by"."""
    found = re.search(rf"^- {label} ((?:.+\n(?:  .+\n)*))", entries()[number], flags=re.MULTILINE)
    return re.findall(r"`([^`]+)`", found[1]) if found else []


def test_every_rule_has_one_entry_in_its_order() -> None:
    headings = re.findall(r"^### ([^:\n]+):", DOC.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [heading for heading in headings if heading in NUMBERS] == NUMBERS
    assert len(headings) == len(set(headings)) == len(entries())


@pytest.mark.parametrize("number", entries())
def test_every_entry_says_something(number: str) -> None:
    text = entries()[number].partition("\n- Decided by")[0]
    assert len(text.split()) >= 8


@pytest.mark.parametrize("number", entries())
def test_every_entry_names_functions_that_exist(number: str) -> None:
    functions = named(number, "Decided by")
    assert functions, f"{number} has no function"
    for function in functions:
        path, _, name = function.partition(": ")
        assert (SOURCE / path).is_file(), function
        thing: object = import_module(".".join(("parure", *Path(path).with_suffix("").parts)))
        for attribute in name.split("."):
            assert hasattr(thing, attribute), function
            thing = getattr(thing, attribute)
        assert callable(thing), function


@cache
def proofs_in(path: Path) -> frozenset[str]:
    """The tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("number", entries())
def test_every_entry_names_tests_that_exist(number: str) -> None:
    tests = named(number, "Proved by")
    assert tests, f"{number} has no test"
    for test in tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).is_file(), test
        assert name.startswith("test_"), test
        assert name in proofs_in(ROOT / path), test


@pytest.mark.parametrize("number", NUMBERS)
def test_a_test_of_each_rule_bears_its_number(number: str) -> None:
    prefix = f"test_{number.lower().replace(' ', '_')}_"
    assert any(test.partition("::")[2].startswith(prefix) for test in named(number, "Proved by"))


def words(path: Path) -> Iterator[tuple[int, str]]:
    """The comments and texts of a source file, with their lines."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                yield token.start[0], token.string


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """The comments of a TOML file, with their lines."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        yield number, line.partition("# ")[2]


@cache
def used() -> dict[str, str]:
    """Each rule that the code names, with a place where it does."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            for line, text in words(path) if path.suffix == ".py" else comments(path):
                for rule in RULE.findall(text):
                    found.setdefault(rule.capitalize(), f"{path.relative_to(ROOT)}:{line}")
    return found


def test_the_code_names_no_rule_that_is_not_there() -> None:
    assert {rule: place for rule, place in used().items() if rule not in entries()} == {}


@pytest.mark.parametrize("number", NUMBERS[: NUMBERS.index("X1")])
def test_every_rule_is_named_in_the_code(number: str) -> None:
    assert number in used()


def test_every_reason_names_a_rule_that_is_there() -> None:
    assert {reason.rule for reason in Reason} <= set(NUMBERS)


def test_the_page_says_that_the_rulebook_wins_and_which_entries_are_rulings() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert "the rulebook is right" in text
    ruled = {number for number, body in entries().items() if "**Ruling**" in body}
    assert ruled == {"C8", "A8", "A11", "Places", "Resigning"}
    read = {number for number, body in entries().items() if "**Reading**" in body}
    assert read == {"A4", "A7", "T3", "E3"}
