"""A player as it is typed: a name and, where its kind has any, options: `name` or `name:key=value,key=value`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from parure.errors import ParureError


class AgentOptionError(ParureError, ValueError):
    """A player can't be made with such options; the text names those that there are."""


@dataclass(frozen=True, slots=True)
class Spec:
    """What was typed, taken apart; values are still text."""

    name: str
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        written = ",".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        return f"{self.name}:{written}" if written else self.name


def parse_spec(text: str) -> Spec:
    """The name and the options in a text; AgentOptionError says which of them can't be read."""
    name, _, tail = text.partition(":")
    options: dict[str, str] = {}
    for part in tail.split(",") if tail else ():
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not (key and sign and value):
            raise AgentOptionError(f"{text!r}: {part!r} is not an option like key=value")
        if key in options:
            raise AgentOptionError(f"{text!r}: the option {key!r} stands there twice")
        options[key] = value
    return Spec(name.strip(), options)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be chosen about a kind of player."""

    read: Callable[[str], object]
    """The value in a text; ValueError if there is none."""
    wanted: str
    """What may stand there, in words: `a whole number from 1`."""


def read_options(spec: Spec, known: Mapping[str, Option]) -> dict[str, object]:
    """The values of the options in a spec; AgentOptionError says what is wrong and what there is."""
    values: dict[str, object] = {}
    for key, text in spec.options.items():
        if key not in known:
            choices = " or ".join(known) if known else "it has none"
            raise AgentOptionError(f"{spec.name} has no option {key!r}: {'choose ' if known else ''}{choices}")
        try:
            values[key] = known[key].read(text)
        except ValueError:
            raise AgentOptionError(f"{spec.name}: {key} is {known[key].wanted}, not {text!r}") from None
    return values


def at_least(least: int) -> Option:
    """An option that is a whole number, not below some least one."""

    def read(text: str) -> int:
        if not (text.isdecimal() and text.isascii()) or int(text) < least:
            raise ValueError(text)
        return int(text)

    return Option(read, f"a whole number from {least}")


def above(bound: float) -> Option:
    """An option that is a number above a bound, such as a time in seconds."""

    def read(text: str) -> float:
        if not bound < float(text) < float("inf"):
            raise ValueError(text)
        return float(text)

    return Option(read, f"a number above {bound:g}")


def between(low: float, high: float) -> Option:
    """An option that is a number from one bound to another."""

    def read(text: str) -> float:
        if not low <= float(text) <= high:
            raise ValueError(text)
        return float(text)

    return Option(read, f"a number from {low:g} to {high:g}")


def file(meaning: str) -> Option:
    """An option that is the path of a file that exists."""

    def read(text: str) -> Path:
        if not Path(text).is_file():
            raise ValueError(text)
        return Path(text)

    return Option(read, f"the path of a file that exists, {meaning}")
