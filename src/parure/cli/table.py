"""The table as a seat sees it: drawn from a View alone, so nothing hidden can show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from parure.cli.market import Market
from parure.cli.pieces import Pieces, beside, fitted, spread
from parure.cli.players import Players
from parure.editions import Face
from parure.rules import Over
from parure.view import View

NARROWEST, WIDEST = 60, 120
BOXED = 80
"""From this width on, cards and players have boxes."""
WIDE = 100
"""From this width on, bank and tiles stand beside the cards."""
SIDE_WIDTH = 19
BELOW = 5
"""How many lines of a screen are kept free for news and the prompt."""
LABEL = 11
"""How much room the words at the left of bank and tiles have."""


class Table:
    """One drawing of a table."""

    def __init__(self, view: View, names: Sequence[str], pieces: Pieces, width: int, height: int | None = None) -> None:
        self.view = view
        self.pieces = pieces
        self.width = min(width, WIDEST)
        self.height = height
        """How many lines the screen has; None where any number will do."""
        self.market = Market(view, pieces)
        self.players = Players(view, names, pieces, self.market)
        self.names = names

    def lines(self) -> list[Text]:
        """The whole table, line by line, none wider than the width; with everything in boxes if that fits."""
        if self.width < NARROWEST:
            return [Text(self.pieces.say("terminal-narrow", columns=NARROWEST))]
        bare: list[Callable[[], Iterator[Text]]] = [self._named, self._short]
        for layout in [self._boxed, self._lower, *bare] if self.width >= BOXED else bare:
            lines = list(layout())
            if self.height is None or len(lines) <= self.height - BELOW:
                break
        return lines

    # Layouts, from the tallest to the lowest

    def _boxed(self) -> Iterator[Text]:
        yield from self._upper()
        yield from self.players.blocks(self.width)

    def _lower(self) -> Iterator[Text]:
        yield from self._upper()
        yield from self.players.rows(self.width)

    def _named(self) -> Iterator[Text]:
        return self._bare(named=True)

    def _short(self) -> Iterator[Text]:
        return self._bare(named=False)

    def _bare(self, *, named: bool) -> Iterator[Text]:
        yield self._headline()
        yield from self._tile_rows()
        yield from self.market.bare(self.width, named=named)
        yield self._bank_row()
        yield from self.players.rows(self.width)

    def _upper(self) -> Iterator[Text]:
        """Everything but the players, the cards in boxes."""
        yield self._headline()
        if self.width >= WIDE:
            side = [fitted(line, SIDE_WIDTH) for line in (*self._bank_column(), Text(), *self._tile_column())]
            yield from beside(self.market.boxed(self.width - SIDE_WIDTH - 1), side)
        else:
            yield from self._tile_rows()
            yield from self.market.boxed(self.width)
            yield self._bank_row()

    def _headline(self) -> Text:
        view, say = self.view, self.pieces.say
        goal, name = view.edition.goal.points, self.names[view.seat]
        if isinstance(view.phase, Over):
            said = say("terminal-head-over", goal=goal)
        elif name == say("you"):
            said = say("terminal-head-you", goal=goal)
        else:
            said = say("terminal-head", goal=goal, name=name)
        title = say(f"edition-{view.edition.key}")
        return spread(Text(f" {title}", style="bold"), Text(f"{said} "), self.width)

    # Bank and tiles

    def _bank_column(self) -> Iterator[Text]:
        yield Text(self.pieces.say("bank"), style="bold")
        for kind in self.pieces.kinds:
            count = self.view.bank[kind]
            yield self.pieces.chip(kind).append(f" {count} ", style="bold").append(self.pieces.name(kind))

    def _bank_row(self) -> Text:
        piles = [self.pieces.chip(kind, self.view.bank[kind]) for kind in self.pieces.kinds]
        return self._label("bank").append(Text("  ").join(piles))

    def _label(self, key: str) -> Text:
        return fitted(Text(f" {self.pieces.say(key)} ", style="bold"), LABEL)

    def _tile_column(self) -> Iterator[Text]:
        yield Text(self.pieces.say("tiles-name"), style="bold")
        for tile in self.view.tiles:
            if tile.name:
                yield Text(tile.name)
                yield Text(f" {self.pieces.points(tile.points)} ").append(self.pieces.chips(tile.demand))
            else:
                yield self._tile(tile)

    def _tile(self, tile: Face) -> Text:
        label = tile.name or tile.id
        return Text(f"{label} {self.pieces.points(tile.points)} ").append(self.pieces.chips(tile.demand))

    def _tile_rows(self) -> Iterator[Text]:
        head = self._label("tiles-name")
        shown = [self._tile(tile) for tile in self.view.tiles]
        while shown:
            line = head.append(shown.pop(0))
            while shown and line.cell_len + 3 + shown[0].cell_len <= self.width:
                line.append("   ").append(shown.pop(0))
            yield line
            head = Text(" " * LABEL)
