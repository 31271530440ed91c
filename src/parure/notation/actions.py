"""A move as text: `take WUG`, `reserve deck2`, `buy 1c paying UUD`, `return K`, `claim N4`, `pass`, `reveal 2R4`."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from parure.editions import Card, Edition
from parure.errors import NotationError
from parure.notation.words import (
    by_name,
    choices,
    format_gems,
    format_kind,
    format_place,
    matches,
    parse_card,
    parse_face,
    parse_gems,
    parse_kind,
    parse_place,
    pick,
    plain,
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

PAYING = ("paying", "with", "for")
"""The words that may stand between a purchase and its payment."""


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
    verb, *words = text.split() or [""]
    rest = " ".join(words)
    if not verb:
        raise NotationError("there is no move in an empty text")
    meanings = set(matches(verb, VERBS).values())
    # A single letter that starts more than one verb is a gem's: R.
    if not meanings or (len(meanings) > 1 and len(plain(verb)) == 1):
        return _parse_verbless(text, edition)
    match pick(verb, VERBS, "verb"):
        case "take":
            return Take(parse_gems(rest, edition))
        case "reserve":
            return Reserve(_reservable(rest, position))
        case "buy":
            return _parse_buy(words, position)
        case "return":
            return Return(parse_kind(rest, edition))
        case "claim":
            return Claim(parse_face(rest, edition.faces))
        case "reveal":
            return Reveal(parse_card(rest, edition.cards))
        case _:
            return _parse_pass(verb, rest, edition)


def _parse_verbless(text: str, edition: Edition) -> Take:
    """Gems without a verb are a take: WUG."""
    try:
        return Take(parse_gems(text, edition))
    except NotationError as error:
        raise NotationError(f"{quoted(text)} has no verb ({choices(VERBS)}) and is not gems: {error}") from None


def _parse_pass(verb: str, rest: str, edition: Edition) -> Pass | Take:
    """A pass, unless what looks like the beginning of one is a gem: `p u r` is a take where P is a letter."""
    if plain(verb) != "pass":
        try:
            take = Take(parse_gems(f"{verb} {rest}", edition))
        except NotationError:
            pass
        else:
            if rest:
                return take
            raise NotationError(f"{quoted(verb)} could be more than one move: pass, {format_action(take, edition)}")
    if rest:
        raise NotationError(f"{quoted(rest)} after pass means nothing")
    return Pass()


def _parse_buy(words: list[str], position: Position) -> Buy:
    lowered = [word.casefold() for word in words]
    parting = min((lowered.index(word) for word in PAYING if word in lowered), default=len(words))
    where, payment = " ".join(words[:parting]), " ".join(words[parting + 1 :])
    place = _place_or_card(where, (*_market(position), *_hand(position)), "on the table or in the hand", position)
    if isinstance(place, Deck):
        raise NotationError(f"{quoted(where)}: a card can't be bought from a deck, only reserved (rule A6)")
    return Buy(place, parse_gems(payment, position.edition) if parting < len(words) else None)


def _reservable(text: str, position: Position) -> Slot | Deck:
    place = _place_or_card(text, _market(position), "on the table", position)
    if isinstance(place, Held):
        raise NotationError(f"{quoted(text)}: that card is reserved already (rule A4)")
    return place


def _place_or_card(text: str, visible: tuple[tuple[Slot | Held, Card], ...], where: str, position: Position) -> Place:
    """A place, or the place of a visible card; what is said of any other card is the same wherever it is hidden."""
    place = parse_place(text)
    if place is not None:
        return place
    shown = {card: at for at, card in visible}
    named = by_name(shown)
    if matches(text, named):
        return shown[pick(text, named, f"card {where}")]
    if matches(text, by_name(position.edition.cards)):
        raise NotationError(f"{quoted(text)} is not a card {where}")
    raise NotationError(f"{quoted(text)} is not a card, nor a place like 2c, deck3 or hand1")


def _market(position: Position) -> tuple[tuple[Slot | Held, Card], ...]:
    rows = enumerate(position.market)
    return tuple((Slot(t, c), card) for t, row in rows for c, card in enumerate(row) if card)


def _hand(position: Position) -> tuple[tuple[Slot | Held, Card], ...]:
    reserved = position.player.reserved
    return tuple((Held(index), card) for index, card in enumerate(reserved) if isinstance(card, Card))
