"""JSON forms of actions, events and views, derived from the types themselves, as their schema is (schema.py).

A dataclass is an object with its fields and "type": its name in small letters, turn_began for TurnBegan. Cards,
tiles and editions are their ids; gems are seven counts in the order of `parure.gems.KINDS`.
"""

from __future__ import annotations

import json
import re
import reprlib
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeAlias, Union, get_args, get_origin

from parure.editions import Card, Edition, Face
from parure.errors import NotationError
from parure.gems import KINDS, Gems, Kind
from parure.notation.words import quoted
from parure.rules import Action, Dealing, Deck, Over
from parure.rules.events import Event
from parure.view import Facedown, View

Json: TypeAlias = Union[bool, int, str, "list[Json]", "dict[str, Json]", None]

MOST: Final = 999
"""The largest count that a wire form may have."""


# The pairs


def format_json(value: Action | Event | View) -> str:
    """An action, event or view as one line of JSON; `parse_json_action` and its like read it."""
    return json.dumps(to_json(value), separators=(",", ":"))


def parse_json_action(text: str | bytes, edition: Edition) -> Action:
    """The action that a JSON text describes; NotationError names the part that is wrong."""
    action: Action = _loaded(Action, text, edition)
    return action


def parse_json_event(text: str | bytes, edition: Edition) -> Event:
    """The event that a JSON text describes."""
    event: Event = _loaded(Event, text, edition)
    return event


def parse_json_view(text: str | bytes, edition: Edition) -> View:
    """The view that a JSON text describes."""
    view: View = _loaded(View, text, edition)
    _check_view(view)
    return view


# Python to JSON


def to_json(value: object) -> Json:
    """A value of any of the wire types as JSON values."""
    kind: Any = type(value)
    written: Json = _writer(kind)(value)
    return written


Writer: TypeAlias = Callable[[Any], Any]
"""Makes JSON values of a value; a writer is built once for each type."""


@cache
def _writer(kind: Any) -> Writer:
    """The writer of a type."""
    if kind in (bool, int, str, type(None)):
        return lambda value: value
    if kind is Gems:
        return lambda gems: list(gems.counts)
    if kind in (Card, Face):
        return attrgetter("id")
    if kind is Edition:
        return attrgetter("tag")
    if issubclass(kind, Enum):
        return attrgetter("value")
    if kind is tuple:
        return lambda entries: [to_json(entry) for entry in entries]
    tag, names = wire_name(kind), tuple(wire_fields(kind))

    def write(value: Any) -> Any:
        written: dict[str, Json] = {"type": tag}
        for name in names:
            written[name] = to_json(getattr(value, name))
        return written

    return write


@cache
def wire_fields(kind: Any) -> Mapping[str, Any]:
    """The fields of a dataclass with their types."""
    assert is_dataclass(kind), f"{kind} is not made for the wire"
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


# JSON to Python


def _loaded(wanted: Any, text: str | bytes, edition: Edition) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"not JSON: {error}") from error
    return from_json(wanted, data, edition)


def from_json(wanted: Any, data: object, edition: Edition, path: str = "$") -> Any:
    """The value of a wire type that JSON values describe; NotationError names the path to what is wrong."""
    try:
        return _reader(wanted)(data, edition)
    except _Misfit as misfit:
        raise NotationError(f"{path}{misfit.path}: {misfit.complaint}") from None


Reader: TypeAlias = Callable[[Any, Edition], Any]
"""Makes a value of JSON values; a reader is built once for each type, since views are read often."""


class _Misfit(Exception):
    """Something that doesn't belong where it stands; the path to it grows on the way out."""

    def __init__(self, complaint: str) -> None:
        super().__init__(complaint)
        self.complaint = complaint
        self.path = ""

    @classmethod
    def of(cls, data: object) -> _Misfit:
        """The complaint of a value that is not what belongs there."""
        return cls(f"{quoted(reprlib.repr(data))} is not what belongs there")

    def inside(self, part: str) -> _Misfit:
        """The same, seen from the whole that it is a part of."""
        self.path = part + self.path
        return self


@cache
def _reader(wanted: Any) -> Reader:
    """The reader of a type."""
    if get_origin(wanted) in (Union, types.UnionType):
        return _union_reader(get_args(wanted))
    if get_origin(wanted) is tuple:
        return _tuple_reader(_reader(get_args(wanted)[0]))
    if wanted is Kind:
        return _checked(lambda data, edition: type(data) is int and 0 <= data < len(edition.theme.kinds))
    wanted = getattr(wanted, "__supertype__", wanted)
    if wanted is type(None):
        return _checked(lambda data, _: data is None)
    if wanted is bool:
        return _checked(lambda data, _: type(data) is bool)
    if wanted is int:
        return _checked(lambda data, _: type(data) is int and 0 <= data <= MOST)
    if wanted is Gems:
        return _read_gems
    if wanted is Edition:
        return _read_edition
    if wanted is Card:
        return _named_reader(lambda edition: edition.card)
    if wanted is Face:
        return _named_reader(lambda edition: edition.face)
    if issubclass(wanted, Enum):
        members = {member.value: member for member in wanted}
        return _named_reader(lambda _: members)
    return _object_reader(wanted)


def _checked(fits: Callable[[Any, Edition], bool]) -> Reader:
    """Reads what is the same in JSON and in Python."""

    def read(data: Any, edition: Edition) -> Any:
        if not fits(data, edition):
            raise _Misfit.of(data)
        return data

    return read


def _read_gems(data: Any, edition: Edition) -> Gems:
    if type(data) is not list or len(data) != len(KINDS):
        raise _Misfit.of(data)
    for at, count in enumerate(data):
        if type(count) is not int or not 0 <= count <= MOST:
            raise _Misfit.of(count).inside(f"[{at}]")
    if any(data[len(edition.theme.kinds) :]):  # a kind that this edition lacks
        raise _Misfit.of(data)
    return Gems(tuple(data))


def _read_edition(data: Any, edition: Edition) -> Edition:
    if data != edition.tag:
        raise _Misfit.of(data)
    return edition


def _named_reader(names: Callable[[Edition], Mapping[str, Any]]) -> Reader:
    """Reads what is known by a name."""

    def read(data: Any, edition: Edition) -> Any:
        known = names(edition)
        if type(data) is not str or data not in known:
            raise _Misfit.of(data)
        return known[data]

    return read


def _tuple_reader(item: Reader) -> Reader:
    def read(data: Any, edition: Edition) -> Any:
        if type(data) is not list:
            raise _Misfit.of(data)
        entries = []
        for entry in data:
            try:
                entries.append(item(entry, edition))
            except _Misfit as misfit:
                raise misfit.inside(f"[{len(entries)}]") from None
        return tuple(entries)

    return read


def _union_reader(options: tuple[Any, ...]) -> Reader:
    """Reads one of several types, which JSON values tell apart: null, a number, a name, gems, or an object's type."""
    readers = {wire_name(option): _reader(option) for option in options}

    def read(data: Any, edition: Edition) -> Any:
        match data:
            case None:
                tag: object = "none_type"
            case list():
                tag = "gems"
            case int():
                tag = "seat"
            case str():
                tag = "card"
            case {"type": str(named)}:
                tag = named
            case _:
                tag = None
        if tag not in readers:
            raise _Misfit.of(data)
        return readers[tag](data, edition)

    return read


def _object_reader(wanted: Any) -> Reader:
    tag, parts = wire_name(wanted), {name: _reader(hint) for name, hint in wire_fields(wanted).items()}

    def read(data: Any, edition: Edition) -> Any:
        if type(data) is not dict or data.get("type") != tag:
            raise _Misfit.of(data)
        for name in sorted(parts.keys() - data.keys()):
            raise _Misfit(f"the field {quoted(name)} is missing")
        for name in sorted(data.keys() - parts.keys() - {"type"}):
            raise _Misfit(f"there is no field {quoted(name)}")
        values = {}
        for name, part in parts.items():
            try:
                values[name] = part(data[name], edition)
            except _Misfit as misfit:
                raise misfit.inside(f".{name}") from None
        return wanted(**values)

    return read


@cache
def wire_name(kind: Any) -> str:
    """A type's name on the wire: TurnBegan is turn_began."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _check_view(view: View) -> None:
    """Complains of a view whose parts, each well formed, don't fit together."""
    game, count = view.edition, len(view.players)
    tiers = range(len(game.tiers))
    _belongs(count, "$.players", fits=count in game.supplies)
    for name, someone in (("viewer", view.viewer), ("seat", view.seat), ("leader", view.leader)):
        _belongs(someone, f"$.{name}", fits=someone is None or someone < count)
    rows = [len(row) for row in view.market]
    _belongs(to_json(view.market), "$.market", fits=rows == [game.columns for _ in tiers])
    _belongs(to_json(view.decks), "$.decks", fits=len(view.decks) == len(tiers))
    match view.phase:
        case Dealing(place):
            there = place.tier in tiers and (isinstance(place, Deck) or place.column < game.columns)
            _belongs(to_json(place), "$.phase.place", fits=there)
        case Over(outcome):
            ranked = sorted(seat for place in outcome.ranking for seat in place)
            _belongs(to_json(outcome.ranking), "$.phase.outcome.ranking", fits=ranked == list(range(count)))
        case _:
            pass
    supply = game.supply(count).bank
    held = sum((player.tokens for player in view.players), view.bank)
    _belongs(to_json(view.bank), "$.bank", fits=held == supply)
    _check_cards(view)


def _check_cards(view: View) -> None:
    """Complains of a card that is in two places, or of decks that hold more or fewer than are left."""
    facedown = [0] * len(view.decks)
    seen = [card for row in view.market for card in row if card]
    for seat, player in enumerate(view.players):
        hand = f"$.players[{seat}]"
        _belongs(to_json(player.blind), f"{hand}.blind", fits=len(player.blind) == len(player.reserved))
        seen += player.cards
        for n, card in enumerate(player.reserved):
            if isinstance(card, Facedown):
                _belongs(card.tier, f"{hand}.reserved[{n}].tier", fits=card.tier < len(facedown))
                facedown[card.tier] += 1
            else:
                seen.append(card)
    _belongs(len(seen), "$: so many cards in sight, one of them twice", fits=len(set(seen)) == len(seen))
    for tier, cards in enumerate(view.edition.tiers):
        left = len(cards) - sum(card.tier == tier for card in seen) - facedown[tier]
        _belongs(view.decks[tier], f"$.decks[{tier}]", fits=view.decks[tier] == left)


def _belongs(data: object, path: str, *, fits: bool) -> None:
    if not fits:
        raise NotationError(f"{path}: {_Misfit.of(data).complaint}")
