"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from parure.cli.pieces import Pieces
from parure.notation.words import format_place
from parure.rules import Held, Seat
from parure.rules.events import (
    Bought,
    Claimed,
    Dealt,
    Drew,
    Ended,
    Event,
    Gained,
    Led,
    MetGoal,
    Passed,
    Reserved,
    Resigned,
    Returned,
    Took,
    TurnBegan,
)


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells of events as one seat may hear of them: they have to be redacted before."""

    pieces: Pieces
    names: Sequence[str]
    listener: Seat | None

    def tell(self, events: Iterable[Event]) -> Iterator[Text]:
        """One line for each event that is worth one."""
        every = list(events)
        for at, event in enumerate(every):
            text = self._met(event.seat, every[at:]) if isinstance(event, MetGoal) else self._sentence(event)
            if text is not None:
                yield text

    def _met(self, seat: Seat, later: Sequence[Event]) -> Text:
        """That a player meets the goal; and that others still have a turn, if they have."""
        follows = next((event for event in later if isinstance(event, TurnBegan | Ended)), None)
        text = self._of("event-met-goal", seat)
        if not isinstance(follows, Ended):
            text = self.pieces.text("terminal-event-goes-on", sentence=text)
        text.stylize("bold")
        return text

    def _of(self, key: str, seat: Seat, **arguments: object) -> Text:
        """A sentence about a seat: `You take` or `greedy takes`."""
        if seat == self.listener:
            return self.pieces.text(f"{key}-you", **arguments)
        return self.pieces.text(key, name=Text(self.names[seat], style="bold"), **arguments)

    def _sentence(self, event: Event) -> Text | None:
        pieces = self.pieces
        match event:
            case Took(seat, gems):
                return self._of("event-took", seat, gems=pieces.chips(gems))
            case Reserved(seat, place, None):
                return self._of("terminal-event-reserved-deck", seat, deck=format_place(place))
            case Reserved(seat, place, card) if card is not None:
                return self._of("event-reserved", seat, card=pieces.card(card)).append(f" ({format_place(place)})")
            case Drew(seat, _, card) if card is not None:
                return self._of("event-drew", seat, card=pieces.card(card))
            case Gained(seat, kind):
                gem = pieces.chip(kind).append(" ").append(Text(pieces.name(kind)))
                return self._of("event-gained", seat, gem=gem)
            case Bought(seat, place, card, payment):
                if payment.total:
                    text = self._of("event-bought", seat, card=pieces.card(card), payment=pieces.chips(payment))
                else:
                    text = self._of("event-bought-free", seat, card=pieces.card(card))
                held = isinstance(place, Held)
                return pieces.text("terminal-event-bought-from-hand", sentence=text) if held else text
            case Led(seat, None):
                return self._of("event-led", seat)
            case Led(seat, previous) if previous == self.listener:
                return pieces.text("event-led-from-yours", name=Text(self.names[seat], style="bold"))
            case Led(seat, previous) if previous is not None:
                return self._of("event-led-from", seat, previous=self.names[previous])
            case Dealt(place, card):
                shown = Text(format_place(place)).append(" ").append(pieces.card(card))
                return Text("  ").append(pieces.text("event-dealt", card=shown))
            case Returned(seat, kind):
                return self._of("event-returned", seat, gem=pieces.chip(kind))
            case Claimed(seat, tile):
                name = Text(f"{tile.name or tile.id}, +{pieces.points(tile.points)}")
                return self._of("event-claimed", seat, tile=name)
            case Passed(seat):
                return self._of("event-passed", seat)
            case Resigned(seat):
                return self._of("event-resigned", seat)
            case _:
                assert isinstance(event, Drew | Reserved | MetGoal | TurnBegan | Ended), f"no words for {event!r}"
                return None
