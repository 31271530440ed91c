"""The words of notation: gems, places, cards and tiles, as people and programs write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar, assert_never

from parure.editions import Card, Edition, Face
from parure.errors import NotationError
from parure.gems import KINDS, Gems, Kind
from parure.rules import Deck, Held, Place, Slot

NOTHING = "-"
"""What stands for an empty list of anything."""

MOST_GEMS = 99

MOST_CHOICES = 8
"""How many choices an error names before it breaks off."""

_PARTING = re.compile(r"[\s,+]+|\band\b", re.IGNORECASE)
_NUMBERED = re.compile(r"([A-Z])([0-9]{0,2})", re.IGNORECASE | re.ASCII)

Thing = TypeVar("Thing")


def plain(text: str) -> str:
    """A word reduced to what people reliably type: small letters and digits only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def quoted(text: str) -> str:
    """A text as errors quote it: cut to a bearable length."""
    return repr(text if len(text) <= 60 else text[:57] + "…")


def matches(text: str, named: Mapping[str, Thing]) -> dict[str, Thing]:
    """What a text may mean: the things of that name, else those whose name starts with it."""
    word = plain(text)
    exact = {name: thing for name, thing in named.items() if plain(name) == word}
    return exact or {name: thing for name, thing in named.items() if word and plain(name).startswith(word)}


def pick(text: str, named: Mapping[str, Thing], what: str) -> Thing:
    """The one thing whose name is `text`, or starts with it; NotationError names the choices."""
    if text in named:
        return named[text]
    found = matches(text, named)
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    if found:
        raise NotationError(f"{quoted(text)} could be more than one {what}: {choices(found)}")
    raise NotationError(f"{quoted(text)} is not a {what}: {choices(named)}")


def choices(named: Mapping[str, object]) -> str:
    """The things that could be meant, each by the first of its names."""
    first: dict[object, str] = {}
    for name, thing in named.items():
        first.setdefault(thing, name)
    shown = list(first.values())
    return ", ".join(shown[:MOST_CHOICES]) + (" …" if len(shown) > MOST_CHOICES else "")


# Gems


def format_gems(gems: Gems, edition: Edition) -> str:
    """So many of each kind by letter: WUG, RR, W4U3; `-` for none."""
    counts = [(format_kind(Kind(number), edition), count) for number, count in enumerate(gems) if count]
    return "".join(letter * count if count < 3 else f"{letter}{count}" for letter, count in counts) or NOTHING


def parse_gems(text: str, edition: Edition) -> Gems:
    """Gems from letters (WUG, W4U3), or from words (white blue green); NotationError names what is wrong."""
    if text.strip() == NOTHING:
        return Gems.of()
    words = [word for word in _PARTING.split(text) if word]
    counts = [0] * len(KINDS)
    if len(words) <= MOST_GEMS:
        for word in words:
            for kind, count in _numbered(word, edition) or [(parse_kind(word, edition), 1)]:
                counts[kind] += count
    if not 0 < sum(counts) <= MOST_GEMS:
        raise NotationError(f"{quoted(text)} is not a set of gems")
    return Gems.of(*counts)


def _numbered(word: str, edition: Edition) -> list[tuple[Kind, int]]:
    """The kinds and counts of a word like W4U3; none if it is no such word."""
    letters = {theme.letter: Kind(number) for number, theme in enumerate(edition.theme.kinds)}
    found: list[tuple[Kind, int]] = []
    at = 0
    while at < len(word):
        part = _NUMBERED.match(word, at)
        if part is None or part[1].upper() not in letters:
            return []
        found.append((letters[part[1].upper()], int(part[2] or 1)))
        at = part.end()
    return found


def format_kind(kind: Kind, edition: Edition) -> str:
    """The letter of a kind; NotationError if the edition has no such token."""
    if kind not in range(len(edition.theme.kinds)):
        raise NotationError(f"{edition.theme.title} has no token of kind {kind!r}")
    return edition.theme.letter(kind)


def parse_kind(text: str, edition: Edition) -> Kind:
    """A kind of token from its letter, its colour or its name."""
    named: dict[str, Kind] = {}
    for number, theme in enumerate(edition.theme.kinds):
        named |= dict.fromkeys((theme.colour, theme.name, theme.letter), Kind(number))
    return pick(text, named, "kind of token")


# Places


def format_place(place: Place) -> str:
    """A place as people count, from 1: 2c (level and column), deck3, hand1."""
    match place:
        case Slot(tier, column):
            return f"{tier + 1}{chr(ord('a') + column)}"
        case Deck(tier):
            return f"deck{tier + 1}"
        case Held(index):
            return f"hand{index + 1}"
        case _:
            assert_never(place)


def parse_place(text: str) -> Place | None:
    """The place that a text names; None when it looks like none."""
    word = plain(text)
    if found := re.fullmatch(r"([1-9])([a-z])", word):
        return Slot(int(found[1]) - 1, ord(found[2]) - ord("a"))
    if found := re.fullmatch(r"deck([1-9])", word):
        return Deck(int(found[1]) - 1)
    if found := re.fullmatch(r"hand([1-9][0-9]?)", word):
        return Held(int(found[1]) - 1)
    return None


# Cards and tiles


def parse_card(text: str, cards: Iterable[Card]) -> Card:
    """One of some cards by its id or name."""
    return pick(text, by_name(cards), "card")


def parse_face(text: str, faces: Iterable[Face]) -> Face:
    """One of some tiles by its id or name."""
    return pick(text, by_name(faces), "tile")


Named = TypeVar("Named", Card, Face)


def by_name(things: Iterable[Named]) -> dict[str, Named]:
    """Cards or tiles by name, where they have one, and by id."""
    every = list(things)
    return {thing.name: thing for thing in every if thing.name} | {thing.id: thing for thing in every}
