"""The cards on the table: in boxes, or where the screen is low without them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from parure.cli.pieces import Pieces, beside, fitted, indented, spread
from parure.editions import Card
from parure.gems import WILD
from parure.notation.words import format_place
from parure.rules import Deck, Slot
from parure.rules.legal import can_afford, shortfall
from parure.view import View

DECK_WIDTH = 7
ROOMY = 16
"""From this width on, a card without a box has room for how many tokens are lacking."""


@dataclass(frozen=True, slots=True)
class Market:
    """The cards of all levels, marked for whoever looks at them."""

    view: View
    pieces: Pieces

    def boxed(self, width: int) -> list[Text]:
        """Every card in a box of its own."""
        columns = self.view.edition.columns
        each = (width - DECK_WIDTH - columns) // columns
        lines = []
        for tier in self._tiers():
            row = self.view.market[tier]
            cards = [self._box(card, Slot(tier, column), each) for column, card in enumerate(row)]
            lines += beside(self._deck_box(tier), *cards)
        return lines

    def bare(self, width: int, *, named: bool) -> list[Text]:
        """The cards without boxes, two lines each, or three with their names."""
        columns = self.view.edition.columns
        each = (width - DECK_WIDTH - columns + 1) // columns
        named = named and self.view.edition.cards[0].name != ""
        lines = []
        for tier in self._tiers():
            deck = [Text(format_place(Deck(tier)), style="bold"), Text(f"{self.view.decks[tier]:>3}")]
            row = self.view.market[tier]
            cards = [self._bare(card, Slot(tier, column), each, named=named) for column, card in enumerate(row)]
            lines += beside([Text(" ").append(fitted(text, DECK_WIDTH - 2)) for text in deck], *cards)
        return lines

    def _tiers(self) -> list[int]:
        return list(reversed(range(len(self.view.market))))  # level 3 on top, as it lies on a real table

    # In boxes

    @property
    def _height(self) -> int:
        return 3 if self.view.edition.cards[0].name else 2

    def _deck_box(self, tier: int) -> list[Text]:
        face = [Text(format_place(Deck(tier)), style="bold"), Text(f"{self.view.decks[tier]:>3}"), Text()]
        return self.pieces.frame(Text(), Text(), face[: self._height], DECK_WIDTH, bright=False)

    def _box(self, card: Card | None, slot: Slot, width: int) -> list[Text]:
        pieces, place = self.pieces, format_place(slot)
        if card is None:
            empty = [Text()] * self._height
            return pieces.frame(Text(place, style="dim"), Text(), empty, width, bright=False)
        worth = Text.assemble(" ", (f"{card.points or ' '}", "bold"), pieces.extras(card))
        face = [
            spread(worth, pieces.chip(card.bonus).append(" "), width - 2),
            indented(pieces.chips(card.cost), width - 2),
        ]
        if card.name:
            face.insert(1, indented(Text(card.name, style="italic"), width - 2))
        return pieces.frame(Text(place, style="bold"), self.mark(card), face, width, bright=self.affordable(card))

    # Without boxes

    def _bare(self, card: Card | None, slot: Slot, width: int, *, named: bool) -> list[Text]:
        pieces = self.pieces
        if card is None:
            empty = Text(format_place(slot), style="dim")
            return [fitted(text, width) for text in (empty, *[Text()] * (2 if named else 1))]
        bright = self.affordable(card)
        head = Text.assemble((format_place(slot), "bold green" if bright else "bold"))
        if width >= ROOMY:
            head.append(" ").append(fitted(self.mark(card), 3)).append(" ")
        else:
            head.append(fitted(self.mark(card), 1) if bright else Text(" "))
        head.append(f"{card.points or ' '}", style="bold").append(pieces.extras(card))
        cost = pieces.chips(card.cost)
        cost = cost if cost.cell_len <= width else pieces.chips(card.cost, gap="")
        lines = [spread(head, pieces.chip(card.bonus), width), fitted(cost, width)]
        if named:
            lines.insert(1, fitted(Text(card.name, style="italic"), width))
        return lines

    # What the viewer can pay for

    def affordable(self, card: Card) -> bool:
        """Whether the viewer can pay for a card; a spectator has no purse."""
        viewer = self.view.viewer
        return viewer is not None and can_afford(self.view.players[viewer], card)

    def mark(self, card: Card) -> Text:
        """A tick on a card that the viewer can buy; else how many tokens he lacks."""
        if self.view.viewer is None:
            return Text()
        if self.affordable(card):
            return Text(self.pieces.symbol("✓", "ok"), style="bold green")
        me = self.view.players[self.view.viewer]
        return Text(f"-{shortfall(me, card) - me.tokens[WILD]}", style="dim")
