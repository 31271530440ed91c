"""What may be done now, grouped and in words; and why something may not."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from parure.cli.pieces import Pieces
from parure.editions import Card
from parure.gems import COLOURS, WILD, Gems
from parure.notation import format_action
from parure.notation.words import format_gems, format_place, quoted
from parure.rules import Action, Buy, Claim, Held, IllegalAction, Pass, Reason, Reserve, Return, Slot, Take
from parure.rules.legal import default_payment, price
from parure.view import PlayerView, View

GROUPS: tuple[tuple[str, type[Action]], ...] = (
    ("Buy", Buy),
    ("Take", Take),
    ("Reserve", Reserve),
    ("Return", Return),
    ("Claim", Claim),
    ("Pass", Pass),
)


def list_moves(view: View, pieces: Pieces) -> Iterator[Text]:
    """The legal moves of the viewer: purchases with what they would cost him, takes in a row."""
    for title, kind in GROUPS:
        found = [action for action in view.legal if isinstance(action, kind)]
        if not found:
            continue
        yield Text(view.edition.theme.buy.capitalize() if kind is Buy else title, style="bold")
        if kind in (Take, Return, Pass):
            words = [format_action(action, view.edition) for action in found]
            yield from (Text(f"  {line}") for line in _rows(words))
        else:
            yield from (_line(action, view, pieces) for action in found)


def _rows(words: list[str], width: int = 74) -> Iterator[str]:
    row = ""
    for word in words:
        if len(row) + len(word) + 3 > width:
            yield row
            row = ""
        row += f"{'   ' if row else ''}{word}"
    yield row


def _line(action: Action, view: View, pieces: Pieces) -> Text:
    text = Text(f"  {format_action(action, view.edition).ljust(15)}")
    match action:
        case Buy(place):
            card = view.card_at(place)
            assert card is not None, "a legal purchase has a card"
            text.append(pieces.card(card)).append("; you pay ")
            return text.append(pieces.chips(default_payment(view.player, card)))
        case Reserve(Slot() as place):
            card = view.card_at(place)
            assert card is not None, "a legal reservation has a card"
            return text.append(pieces.card(card))
        case Reserve(place):
            return text.append(f"the top card of level {place.tier + 1}, unseen by the others")
        case Claim(tile):
            return text.append(f"{tile.name} " if tile.name else "").append(pieces.chips(tile.demand))
        case _:
            return text


def explain(error: IllegalAction, typed: str, view: View, pieces: Pieces) -> Text:
    """Why the rules refuse what was typed; for a card that is too dear, what is missing."""
    text = Text(f"{quoted(typed)}: {error.reason.text} (rule {error.rule})")
    action = error.action
    card = view.card_at(action.place) if isinstance(action, Buy) else None
    if error.reason is Reason.TOO_DEAR and card is not None:
        text.append("; for ").append(pieces.card(card)).append(" you lack ").append(_missing(view.player, card, pieces))
    if error.reason in (Reason.UNDERPAID, Reason.OVERPAID) and card is not None:
        text.append("; the price is ").append(pieces.chips(Gems.of(*price(view.player, card))))
    return text


def _missing(player: PlayerView, card: Card, pieces: Pieces) -> Text:
    lacks = Gems.of(*[max(0, due - player.tokens[c]) for c, due in zip(COLOURS, price(player, card), strict=True)])
    wild = player.tokens[WILD]
    text = pieces.chips(lacks)
    if wild:
        text.append(", of which ").append(pieces.chip(WILD, wild)).append(
            " can stand for " + ("one" if wild == 1 else f"{wild}")
        )
    return text


def list_payments(view: View, place: Slot | Held, ways: tuple[Gems, ...], pieces: Pieces) -> Iterator[Text]:
    """Every way to pay for a card, as it would be typed."""
    card = view.card_at(place)
    assert card is not None, "ways to pay are asked only for a card"
    yield Text("For ").append(pieces.card(card)).append(":")
    if not ways:
        yield Text("  you can't pay for it: you lack ").append(_missing(view.player, card, pieces))
    for number, way in enumerate(ways):
        default = "   (what a plain buy pays)" if number == 0 else ""
        typed = f"  buy {format_place(place)} paying {format_gems(way, view.edition)}"
        yield Text(typed.ljust(28)).append(pieces.chips(way)).append(default, style="dim")
