"""The words of notation: gems, places, cards and tiles, as people and programs write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from parure.editions import Card, Edition, Face
from parure.errors import NotationError
from parure.gems import KINDS, Gems, Kind
from parure.rules import Deck, Held, Place, Slot

NOTHING = "-"
"""What stands for an empty list of anything."""

MOST_GEMS = 99

Thing = TypeVar("Thing")


def plain(text: str) -> str:
    """A word reduced to what people reliably type: small letters and digits only."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def quoted(text: str) -> str:
    """A text as errors quote it: cut to a bearable length."""
    return repr(text if len(text) <= 60 else text[:57] + "…")


def pick(text: str, named: Mapping[str, Thing], what: str) -> Thing:
    """The one thing whose name is `text`, or starts with it; NotationError names the choices."""
    word = plain(text)
    if word in named:
        return named[word]
    found = {name: thing for name, thing in named.items() if word and name.startswith(word)}
    if len(set(map(id, found.values()))) == 1:
        return next(iter(found.values()))
    if found:
        raise NotationError(f"{quoted(text)} could be {what} {_listed(found)}")
    raise NotationError(f"{quoted(text)} is not {what}: {_listed(named)}")


def _listed(names: Iterable[str]) -> str:
    shown = list(names)
    return ", ".join(shown[:8]) + (" …" if len(shown) > 8 else "")


# Gems


def format_gems(gems: Gems, edition: Edition) -> str:
    """So many of each kind by letter: WUG, RR, W4U3; `-` for none."""
    parts = [
        letter * count if count < 3 else f"{letter}{count}"
        for letter, count in zip((kind.letter for kind in edition.theme.kinds), gems, strict=False)
        if count
    ]
    return "".join(parts) or NOTHING


def parse_gems(text: str, edition: Edition) -> Gems:
    """Gems from letters (WUG, W4U3), or from words (white blue green); NotationError names what is wrong."""
    if text.strip() == NOTHING:
        return Gems.of()
    letters = {kind.letter: Kind(number) for number, kind in enumerate(edition.theme.kinds)}
    counts = [0] * len(KINDS)
    for word in re.split(r"[\s,+]+|\band\b", text.strip()):
        if re.fullmatch(f"([{''.join(letters)}][0-9]{{0,2}})+", word.upper()):
            for letter, count in re.findall(r"([A-Z])([0-9]*)", word.upper()):
                counts[letters[letter]] += int(count or 1)
        elif word:
            counts[parse_kind(word, edition)] += 1
    if not 0 < sum(counts) <= MOST_GEMS:
        raise NotationError(f"{quoted(text)} is not a set of gems")
    return Gems.of(*counts)


def format_kind(kind: Kind, edition: Edition) -> str:
    """The letter of a kind."""
    return edition.theme.letter(kind)


def parse_kind(text: str, edition: Edition) -> Kind:
    """A kind of token from its letter, its colour or its name."""
    named: dict[str, Kind] = {}
    for number, theme in enumerate(edition.theme.kinds):
        for word in (theme.letter, theme.colour, theme.name):
            named[plain(word)] = Kind(number)
    return pick(text, named, "a kind of token")


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


def parse_place(text: str) -> Place | None:
    """The place that a text names; None when it looks like none."""
    word = plain(text)
    if found := re.fullmatch(r"([1-9])([a-z])", word, re.ASCII):
        return Slot(int(found[1]) - 1, ord(found[2]) - ord("a"))
    if found := re.fullmatch(r"deck([1-9])", word, re.ASCII):
        return Deck(int(found[1]) - 1)
    if found := re.fullmatch(r"hand([1-9])", word, re.ASCII):
        return Held(int(found[1]) - 1)
    return None


# Cards and tiles


def parse_card(text: str, cards: Iterable[Card]) -> Card:
    """One of some cards by its id or name."""
    return pick(text, _named(cards), "a card")


def parse_face(text: str, faces: Iterable[Face]) -> Face:
    """One of some tiles by its id or name."""
    return pick(text, _named(faces), "a tile")


Named = TypeVar("Named", Card, Face)


def _named(things: Iterable[Named]) -> dict[str, Named]:
    every = list(things)
    return {plain(thing.name): thing for thing in every if thing.name} | {plain(t.id): t for t in every}
