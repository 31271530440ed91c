"""Which messages the code asks for: read from the strings in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "parure"
KEY = re.compile(r"[a-z][\w]*(-\w+)*(\.[a-z]+)?")
JS_STRING = re.compile(r"""["'`]((?:\$\{[^}`]*\}|[\w.-])+)["'`]""")
"""What looks like a key, wherever it stands: templates are nested, so quotes can't be paired without a parser."""
JS_CALL = re.compile(r'(?<![\w.])(?:t|tParts)\(\s*"([^"\n]+)"')
PYTHON_CALLS = {"say", "text", "parts", "_of", "Complaint", "FileError", "SeatsError", "OptionError", "PlyError"}
ANYTHING = "\0"


def python_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def javascript_files() -> list[Path]:
    return [path for path in sorted((SOURCE / "web").rglob("*.js")) if "vendor" not in path.parts]


@cache
def literals() -> frozenset[str]:
    """Every string in the code that may be a key; where something is put in, a gap."""
    return frozenset(
        text for text in (*_python_strings(), *_javascript_strings()) if KEY.fullmatch(text.replace(ANYTHING, "x"))
    )


@cache
def asked() -> frozenset[str]:
    """The keys that are certainly asked for: literal first arguments of what speaks."""
    found = {key for path in javascript_files() for key in JS_CALL.findall(path.read_text(encoding="utf-8"))}
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node.func) in PYTHON_CALLS:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str) and "-" in first.value:
                    found.add(first.value)
    return frozenset(found)


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _python_strings() -> Iterator[str]:
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in node.values)


def _javascript_strings() -> Iterator[str]:
    for path in javascript_files():
        text = path.read_text(encoding="utf-8")
        yield from (re.sub(r"\$\{[^}]*\}", ANYTHING, found) for found in JS_STRING.findall(text))


def is_used(key: str) -> bool:
    """Whether some string of the code is the key, or could become it."""
    base = key.removesuffix("-you")
    return any(_is_used(name) for name in {key, base, key.partition(".")[0]})


def _is_used(key: str) -> bool:
    return key in literals() or any(pattern.fullmatch(key) for pattern in _patterns())


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Keys with gaps, as patterns; the part before the first gap has to say which family it is."""
    gaps = [text for text in literals() if ANYTHING in text and re.match(r"[a-z]{2,}-", text)]
    return tuple(re.compile(r"[\w.-]+".join(map(re.escape, text.split(ANYTHING)))) for text in gaps)


JS_ARGUMENTS = re.compile(r'(?<![\w.])(?:t|tParts)\(\s*"([^"\n]+)"\s*(?:,\s*\{((?:[^{}]|\$?\{[^{}]*\})*)\}\s*)?,?\s*\)')
"""A call with a literal key and no argument, or a plain object of them; anything more tangled is left out."""


@cache
def javascript_arguments() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """The calls in the browser's code that can be read off: file, key, names of the arguments."""
    return tuple(
        (path.name, key, frozenset(_names(written)))
        for path in javascript_files()
        for key, written in JS_ARGUMENTS.findall(path.read_text(encoding="utf-8"))
        if "..." not in written
    )


def _names(written: str) -> Iterator[str]:
    """The names in an object literal: what stands before a colon, or alone, between commas outside of brackets."""
    depth, start = 0, 0
    for at, sign in enumerate(f"{written},"):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            if found := re.match(r"\s*(\w+)\s*(:|$)", written[start:at]):
                yield found[1]
            start = at + 1
