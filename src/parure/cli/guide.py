"""What a person may type, with examples from the table that he sits at."""

from __future__ import annotations

from collections.abc import Iterator

from parure.gems import COLOURS, TIME, WILD
from parure.notation.actions import VERBS
from parure.notation.words import matches
from parure.rules import Reason
from parure.view import View

COMMANDS = (
    ("?  or  moves", "what you may do now"),
    ("pay 2c", "the ways to pay for a card"),
    ("table", "draw the table again"),
    ("undo", "back to the last decision of a person here"),
    ("resign", "give up"),
    ("save FILE", "write the game to a file"),
    ("record", "the game so far, as text"),
    ("rules [number]", "the rules that refuse a move"),
    ("quit", "leave; the game is saved"),
)

NEVER_TYPED = {
    Reason.NOT_AN_ACTION,
    Reason.NO_SUCH_SEAT,
    Reason.GAME_OVER,
    Reason.DEAL_FIRST,
    Reason.NOTHING_TO_DEAL,
    Reason.NOT_RESERVABLE,
    Reason.NOT_FOR_SALE,
    Reason.NOT_IN_DECK,
}
"""Reasons that no one at a prompt can meet: it asks only for moves of his turn, and notation refuses the rest."""

OF_TIME = {Reason.TIME_PAYS_NOTHING, Reason.TIME_STAYS}


def marks(tick: str) -> str:
    """What the signs on the cards mean."""
    return f"On the cards: {tick} you can pay for it, -3 you lack three tokens."


def guide(view: View, tick: str) -> str:
    """The moves and commands, as they would be typed at this table."""
    buy, letters = view.edition.theme.buy, _letters(view)
    two = letters[1]
    moves = [
        (f"take {''.join(letters[:3])}", f"three different gems; take {letters[3] * 2}: two of one colour"),
        (f"{buy} 2c", f"a card of the table; {buy} hand1: one of your hand"),
        *((f"{buy} {name}", "the same by name") for name in _names(view)[:1]),
        (f"{buy} 2c paying {two}{two}{view.edition.theme.letter(WILD)}", "with tokens of your choice (see: pay 2c)"),
        ("reserve 3a", "a card of the table; reserve deck2: the top of a deck"),
        (f"return {letters[-1]}", "when you have more tokens than you may keep"),
        (f"claim {_tile(view)}", f"when you meet several {view.edition.theme.tile}s"),
        ("pass", "when nothing else is possible"),
    ]
    width = max(len(typed) for typed, _ in (*moves, *COMMANDS))
    return "\n".join(
        [
            "Moves, as you type them (capitals or not; the beginning of a word is enough):",
            *(f"  {typed.ljust(width)}  {meaning}" for typed, meaning in moves),
            "Commands:",
            *(f"  {typed.ljust(width)}  {meaning}" for typed, meaning in COMMANDS),
            marks(tick),
        ]
    )


def complete(typed: str, view: View) -> str:
    """How to go on with a verb that was typed alone; empty where it is no such verb."""
    meanings = set(matches(typed, VERBS).values()) if " " not in typed else set()
    if len(meanings) != 1:
        return ""
    letters, buy = _letters(view), view.edition.theme.buy
    match meanings.pop():
        case "take":
            return f"take which gems? For example: take {''.join(letters[:3])}, or take {letters[3] * 2}"
        case "buy":
            examples = ["2c", *_names(view)[:1], "hand1"]
            return f"{buy} which card? For example: {', or '.join(f'{buy} {example}' for example in examples)}"
        case "reserve":
            return "reserve which card? For example: reserve 3a, or reserve deck2"
        case "return":
            return f"return which token? For example: return {letters[-1]}"
        case "claim":
            return f"claim which {view.edition.theme.tile}? For example: claim {_tile(view)}"
        case _:
            return ""


def reasons(view: View) -> Iterator[Reason]:
    """Why a move of a person can be refused in this game, by number of the rule."""
    left_out = NEVER_TYPED if len(view.edition.theme.kinds) > TIME else NEVER_TYPED | OF_TIME
    shown = [reason for reason in Reason if reason not in left_out]
    return iter(sorted(shown, key=lambda reason: (reason.rule[0], int(reason.rule[1:]))))


def _letters(view: View) -> list[str]:
    return [view.edition.theme.letter(colour) for colour in COLOURS]


def _tile(view: View) -> str:
    return (view.tiles or view.edition.faces)[0].id


def _names(view: View) -> list[str]:
    """The names of the cards on the table, the shortest first; none in a game whose cards have none."""
    return sorted((card.name for row in view.market for card in row if card is not None and card.name), key=len)
