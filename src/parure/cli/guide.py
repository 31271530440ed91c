"""What a person may type, with examples from the table that he sits at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from parure.cli.pieces import Pieces
from parure.editions import Card, Edition
from parure.gems import COLOURS, TIME, WILD
from parure.notation.actions import VERBS
from parure.notation.words import by_name, matches, quoted
from parure.view import Facedown, View

COMMANDS = (
    ("?  /  moves", "terminal-command-moves"),
    ("pay 2c", "terminal-command-pay"),
    ("table", "terminal-command-table"),
    ("undo", "terminal-command-undo"),
    ("resign", "terminal-command-resign"),
    ("save FILE", "terminal-command-save"),
    ("record", "terminal-command-record"),
    ("rules [A1]", "terminal-command-rules"),
    ("quit", "terminal-command-quit"),
)

MOST_RULES = {"C": 9, "A": 11, "T": 4, "E": 5}
"""How many rules each part of docs/rules.md has: set-up, turn, end of a turn, end of the game."""
SECTIONS = {"C": "rules-setup", "A": "rules-turn", "T": "rules-turn-end", "E": "rules-game-end"}


def marks(pieces: Pieces) -> str:
    """What the signs on the cards mean."""
    return pieces.say("terminal-marks", tick=pieces.symbol("✓", "ok"))


def guide(view: View, pieces: Pieces) -> str:
    """The moves and commands, as they would be typed at this table."""
    say, buy, letters = pieces.say, view.edition.theme.buy, _letters(view)
    two = letters[1]
    moves = [
        (f"take {''.join(letters[:3])}", say("terminal-guide-take", other=f"take {letters[3] * 2}")),
        (f"{buy} 2c", say("terminal-guide-buy", other=f"{buy} hand1")),
        *((f"{buy} {name}", say("terminal-guide-name")) for name in _names(view)[:1]),
        (f"{buy} 2c paying {two}{two}{view.edition.theme.letter(WILD)}", say("terminal-guide-paying")),
        ("reserve 3a", say("terminal-guide-reserve", other="reserve deck2")),
        (f"return {letters[-1]}", say("terminal-guide-return")),
        (f"claim {_tile(view)}", say("terminal-guide-claim")),
        ("pass", say("terminal-guide-pass")),
    ]
    commands = [(typed, say(key)) for typed, key in COMMANDS]
    width = max(cell_len(typed) for typed, _ in (*moves, *commands))
    return "\n".join(
        [
            say("terminal-guide-moves"),
            *(f"  {typed.ljust(width)}  {meaning}" for typed, meaning in moves),
            say("terminal-guide-commands"),
            *(f"  {typed.ljust(width)}  {meaning}" for typed, meaning in commands),
            marks(pieces),
        ]
    )


def complete(typed: str, view: View, pieces: Pieces) -> str:
    """How to go on with a verb that was typed alone; empty where it is no such verb."""
    verb = _verb(typed) if " " not in typed else ""
    letters, buy = _letters(view), view.edition.theme.buy
    match verb:
        case "take":
            examples = [f"take {''.join(letters[:3])}", f"take {letters[3] * 2}"]
        case "buy":
            examples = [f"{buy} {example}" for example in ("2c", *_names(view)[:1], "hand1")]
        case "reserve":
            examples = ["reserve 3a", "reserve deck2"]
        case "return":
            examples = [f"return {letters[-1]}"]
        case "claim":
            examples = [f"claim {_tile(view)}"]
        case _:
            return ""
    return pieces.say(f"terminal-complete-{verb}", examples=_either(examples, pieces))


def unread(typed: str, view: View, pieces: Pieces) -> str:
    """Why what was typed can't be read as a move."""
    word, _, rest = typed.partition(" ")
    say, verb = pieces.say, _verb(word)
    several = [*matches(rest, by_name(view.tiles) if verb == "claim" else by_name(_cards(view)))]
    match verb:
        case "buy" | "reserve" | "claim" if len(several) > 1:
            return say("terminal-unread-several", typed=quoted(rest), choices=", ".join(several))
        case "buy" | "reserve":
            return say("terminal-unread-card", typed=quoted(rest))
        case "claim":
            tiles = ", ".join(tile.name or tile.id for tile in view.tiles)
            return say("terminal-unread-tile", typed=quoted(rest), choices=tiles)
        case "take" | "return":
            return say("terminal-unread-gems", typed=quoted(rest), letters=" ".join(_all_letters(view)))
        case _:
            verbs = ["take", "reserve", view.edition.theme.buy, "return", "claim", "pass"]
            return say("terminal-unread-verb", typed=quoted(typed), verbs=", ".join(verbs))


def rules_of(edition: Edition) -> Iterator[str]:
    """The numbers of the rules that a game has, in their order."""
    lacks = {"C4", "E1"} if _gauntlet(edition) else {"E2", "E4", "E5"}
    if len(edition.theme.kinds) <= TIME:
        lacks |= {"C3", "A9", "T1"}
    if edition.assemble is None:
        lacks |= {"C6", "T2"}
    lacks |= {"C4"} if any(len(tile.faces) > 1 for tile in edition.tiles) else {"C5"}
    for part, most in MOST_RULES.items():
        yield from (f"{part}{number}" for number in range(1, most + 1) if f"{part}{number}" not in lacks)


def _gauntlet(edition: Edition) -> bool:
    return bool(edition.goal.time or edition.goal.each_bonus)


def _verb(word: str) -> str:
    meanings = set(matches(word, VERBS).values()) - {"reveal"}  # that one is chance's
    return meanings.pop() if len(meanings) == 1 else ""


def _either(examples: Sequence[str], pieces: Pieces) -> str:
    said = examples[0]
    for example in examples[1:]:
        said = pieces.say("terminal-or", first=said, last=example)
    return said


def _letters(view: View) -> list[str]:
    return [view.edition.theme.letter(colour) for colour in COLOURS]


def _all_letters(view: View) -> list[str]:
    return [kind.letter for kind in view.edition.theme.kinds]


def _tile(view: View) -> str:
    return (view.tiles or view.edition.faces)[0].id


def _cards(view: View) -> list[Card]:
    """The cards that a move may name: those on the table, and in the hand of whoever looks."""
    hand = () if view.viewer is None else view.players[view.viewer].reserved
    return [
        *(card for row in view.market for card in row if card is not None),
        *(card for card in hand if not isinstance(card, Facedown)),
    ]


def _names(view: View) -> list[str]:
    """The names of the cards on the table, the shortest first; none in a game whose cards have none."""
    return sorted((card.name for row in view.market for card in row if card is not None and card.name), key=len)
