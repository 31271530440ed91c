"""A move as text: `take WUG`, `reserve deck2`, `buy 1c paying UUD`, `return K`, `claim N4`, `pass`, `reveal 2R4`."""

from __future__ import annotations

import re
from typing import TypeAlias, assert_never

from parure.editions import Card, Edition
from parure.errors import NotationError
from parure.gems import Gems
from parure.notation.words import (
    format_gems,
    format_kind,
    format_place,
    parse_card,
    parse_face,
    parse_gems,
    parse_kind,
    parse_place,
    pick,
    quoted,
)
from parure.rules import (
    Action,
    Buy,
    Claim,
    Deck,
    Held,
    Move,
    Pass,
    Place,
    Reserve,
    Return,
    Reveal,
    Slot,
    State,
    Take,
)
from parure.view import View

Position: TypeAlias = State | View

VERBS = {
    "take": "take",
    "reserve": "reserve",
    "buy": "buy",
    "recruit": "buy",
    "return": "return",
    "claim": "claim",
    "pass": "pass",
    "reveal": "reveal",
}
"""The words that a move may start with, or any unmistakable beginning of them, and what they mean."""


def format_action(action: Move, edition: Edition) -> str:
    """The one text form of a move."""
    match action:
        case Take(gems):
            return f"take {format_gems(gems, edition)}"
        case Reserve(place):
            return f"reserve {format_place(place)}"
        case Buy(place, payment):
            paying = "" if payment is None else f" paying {format_gems(payment, edition)}"
            return f"buy {format_place(place)}{paying}"
        case Return(kind):
            return f"return {format_kind(kind, edition)}"
        case Claim(tile):
            return f"claim {tile.id}"
        case Pass():
            return "pass"
        case Reveal(card):
            return f"reveal {card.id}"
        case _:
            assert_never(action)


def parse_action(text: str, position: Position) -> Action:
    """The action that a text means in a position; NotationError names what can't be read.

    Whether it is legal is not asked here: that is for `apply` to say.
    """
    move = parse_move(text, position)
    if isinstance(move, Reveal):
        raise NotationError(f"{quoted(text)}: a reveal is chance's move, not a player's")
    return move


def parse_move(text: str, position: Position) -> Move:
    """The same, chance's reveals included."""
    edition = position.edition
    verb, _, rest = text.strip().partition(" ")
    if not verb:
        raise NotationError("there is no move in an empty text")
    try:
        meaning = pick(verb, VERBS, "a verb")
    except NotationError as error:
        return Take(_gems_alone(text, edition, error))
    match meaning:
        case "take":
            return Take(parse_gems(rest, edition))
        case "reserve":
            return Reserve(_reservable(rest, position))
        case "buy":
            return _parse_buy(rest, position)
        case "return":
            return Return(parse_kind(rest, edition))
        case "claim":
            return Claim(parse_face(rest, edition.faces))
        case "reveal":
            return Reveal(parse_card(rest, edition.cards))
        case _:
            if rest.strip():
                raise NotationError(f"{quoted(rest)} after pass means nothing")
            return Pass()


def _gems_alone(text: str, edition: Edition, error: NotationError) -> Gems:
    """Gems without a verb are a take: WUG."""
    try:
        return parse_gems(text, edition)
    except NotationError:
        raise error from None


def _parse_buy(text: str, position: Position) -> Buy:
    where, *payment = re.split(r"\s+(?:paying|with|for)\s+", text, maxsplit=1, flags=re.IGNORECASE)
    place = _place_or_card(where, position, (*_market(position), *_hand(position)), "on the table or in the hand")
    if isinstance(place, Deck):
        raise NotationError(f"{quoted(where)}: a card can't be bought from a deck, only reserved (rule A6)")
    return Buy(place, parse_gems(payment[0], position.edition) if payment else None)


def _reservable(text: str, position: Position) -> Slot | Deck:
    place = _place_or_card(text, position, _market(position), "on the table")
    if isinstance(place, Held):
        raise NotationError(f"{quoted(text)}: that card is reserved already (rule A4)")
    return place


def _place_or_card(text: str, position: Position, visible: tuple[tuple[Slot | Held, Card], ...], where: str) -> Place:
    place = parse_place(text)
    if place is not None:
        return place
    card = parse_card(text, position.edition.cards) if text.strip() else None
    for at, shown in visible:
        if shown == card:
            return at
    raise NotationError(f"{quoted(text)} is not a card {where}, nor a place like 2c, deck3 or hand1")


def _market(position: Position) -> tuple[tuple[Slot | Held, Card], ...]:
    rows = enumerate(position.market)
    return tuple((Slot(t, c), card) for t, row in rows for c, card in enumerate(row) if card)


def _hand(position: Position) -> tuple[tuple[Slot | Held, Card], ...]:
    reserved = position.player.reserved
    return tuple((Held(index), card) for index, card in enumerate(reserved) if isinstance(card, Card))
