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
    ("terminal-moves-buy", Buy),
    ("terminal-moves-take", Take),
    ("terminal-moves-reserve", Reserve),
    ("terminal-moves-return", Return),
    ("terminal-moves-claim", Claim),
    ("terminal-moves-pass", Pass),
)


def list_moves(view: View, pieces: Pieces) -> Iterator[Text]:
    """The legal moves of the viewer: purchases with what they would cost him, takes in a row."""
    for title, kind in GROUPS:
        found = [action for action in view.legal if isinstance(action, kind)]
        if not found:
            continue
        yield Text(pieces.say(title), style="bold")
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
            payment = default_payment(view.player, card)
            if not payment.total:
                return text.append(pieces.text("terminal-you-pay-nothing", card=pieces.card(card)))
            return text.append(pieces.text("terminal-you-pay", card=pieces.card(card), payment=pieces.chips(payment)))
        case Reserve(Slot() as place):
            card = view.card_at(place)
            assert card is not None, "a legal reservation has a card"
            return text.append(pieces.card(card))
        case Reserve(place):
            return text.append(pieces.say("terminal-top", level=place.tier + 1))
        case Claim(tile):
            return text.append(f"{tile.name} " if tile.name else "").append(pieces.chips(tile.demand))
        case _:
            return text


def explain(error: IllegalAction, typed: str, view: View, pieces: Pieces) -> Text:
    """Why the rules refuse what was typed; for a card that is too dear, what is missing."""
    reason = lowered(pieces.say(f"reason-{error.reason.value}", rule=error.rule))
    text = Text(pieces.say("terminal-refused", typed=quoted(typed), reason=reason))
    action = error.action
    card = view.card_at(action.place) if isinstance(action, Buy) else None
    if error.reason is Reason.TOO_DEAR and card is not None:
        lacks = _missing(view.player, card, pieces)
        return pieces.text("terminal-refused-lacking", refusal=text, card=pieces.card(card), gems=lacks)
    if error.reason in (Reason.UNDERPAID, Reason.OVERPAID) and card is not None:
        due = pieces.chips(Gems.of(*price(view.player, card)))
        return pieces.text("terminal-refused-price", refusal=text, gems=due)
    return text


def lowered(sentence: str) -> str:
    """A sentence as it goes on after a colon; what begins with several capitals keeps them."""
    return sentence if sentence[1:2] == "." or sentence[:2].isupper() else sentence[:1].lower() + sentence[1:]


def _missing(player: PlayerView, card: Card, pieces: Pieces) -> Text:
    lacks = Gems.of(*[max(0, due - player.tokens[c]) for c, due in zip(COLOURS, price(player, card), strict=True)])
    wild = player.tokens[WILD]
    text = pieces.chips(lacks)
    if wild:
        return pieces.text("terminal-lacking-wild", gems=text, wild=pieces.chip(WILD, wild), count=wild)
    return text


def list_payments(view: View, place: Slot | Held, ways: tuple[Gems, ...], pieces: Pieces) -> Iterator[Text]:
    """Every way to pay for a card, as it would be typed."""
    card = view.card_at(place)
    assert card is not None, "ways to pay are asked only for a card"
    yield pieces.text("terminal-pay-for", card=pieces.card(card))
    if not ways:
        lacks = _missing(view.player, card, pieces)
        yield Text("  ").append(pieces.text("terminal-pay-cannot", gems=lacks))
    for number, way in enumerate(ways):
        default = f"   {pieces.say('terminal-pay-usual')}" if number == 0 else ""
        typed = f"  buy {format_place(place)} paying {format_gems(way, view.edition)}"
        yield Text(typed.ljust(28)).append(pieces.chips(way)).append(default, style="dim")
