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
        text = self._who(seat, "meet").append(f"the {self.pieces.edition.theme.goal}")
        text.append("" if isinstance(follows, Ended) else ": the round is played to its end (E3)")
        text.stylize("bold")
        return text

    def _who(self, seat: Seat, verb: str, others: str = "") -> Text:
        """`You take` or `greedy takes`."""
        if seat == self.listener:
            return Text.assemble(("You", "bold"), f" {verb} ")
        return Text.assemble((self.names[seat], "bold"), f" {others or verb + 's'} ")

    def _sentence(self, event: Event) -> Text | None:
        pieces, theme = self.pieces, self.pieces.edition.theme
        match event:
            case Took(seat, gems):
                return self._who(seat, "take").append(pieces.chips(gems))
            case Reserved(seat, place, None):
                return self._who(seat, "reserve").append(f"the top card of {format_place(place)}")
            case Reserved(seat, place, card) if card is not None:
                return self._who(seat, "reserve").append(pieces.card(card)).append(f" ({format_place(place)})")
            case Drew(seat, _, card) if card is not None:
                return self._who(seat, "draw").append(pieces.card(card))
            case Gained(seat, kind):
                return self._who(seat, "receive").append(pieces.chip(kind)).append(f" {theme.kinds[kind].name}")
            case Bought(seat, place, card, payment):
                text = self._who(seat, theme.buy).append(pieces.card(card)).append(", paying ")
                text.append(pieces.chips(payment))
                return text.append(" (from the hand)" if isinstance(place, Held) else "")
            case Led(seat, previous):
                text = self._who(seat, "take").append(theme.assemble)
                return text if previous is None else text.append(f" from {self._name(previous)}")
            case Dealt(place, card):
                return Text.assemble(("  new on the table: ", "dim")).append(
                    Text(format_place(place)).append(" ").append(pieces.card(card))
                )
            case Returned(seat, kind):
                return self._who(seat, "give", "gives").append("back ").append(pieces.chip(kind))
            case Claimed(seat, tile):
                name = f"{tile.name or tile.id}, +{pieces.points(tile.points)}"
                return self._who(seat, "receive").append(f"the {theme.tile} {name}")
            case Passed(seat):
                return self._who(seat, "pass", "passes").append(": nothing is possible (A11)")
            case Resigned(seat):
                return self._who(seat, "give", "gives").append("up")
            case _:
                assert isinstance(event, Drew | Reserved | MetGoal | TurnBegan | Ended), f"no words for {event!r}"
                return None

    def _name(self, seat: Seat) -> str:
        return "you" if seat == self.listener else self.names[seat]
