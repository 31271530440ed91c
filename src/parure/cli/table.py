"""The table as a seat sees it: drawn from a View alone, so nothing hidden can show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from parure.cli.pieces import Pieces, beside, fitted, spread
from parure.editions import Card, Face
from parure.gems import COLOURS, TIME, WILD, Kind
from parure.notation.words import format_place
from parure.rules import Deck, Held, Over, Seat, Slot
from parure.rules.legal import can_afford, shortfall
from parure.view import Facedown, PlayerView, View

NARROWEST, WIDEST = 80, 120
WIDE = 100
"""From this width on, bank and tiles stand beside the cards."""
DECK_WIDTH = 7
SIDE_WIDTH = 19


class Table:
    """One drawing of a table."""

    def __init__(self, view: View, names: Sequence[str], pieces: Pieces, width: int) -> None:
        self.view = view
        self.names = names
        self.pieces = pieces
        self.width = max(NARROWEST, min(width, WIDEST))
        self.me = None if view.viewer is None else view.players[view.viewer]
        """The player whose purse decides what is marked; a spectator has none."""

    def lines(self) -> Iterator[Text]:
        """The whole table, line by line, none wider than the width."""
        yield self._headline()
        if self.width >= WIDE:
            side = [fitted(line, SIDE_WIDTH) for line in (*self._bank_column(), Text(), *self._tile_column())]
            left = self._market(self.width - SIDE_WIDTH - 1)
            yield from beside(left, side)
        else:
            yield from self._tile_rows()
            yield from self._market(self.width)
            yield self._bank_row()
        yield from self._players()

    def _headline(self) -> Text:
        view, theme = self.view, self.view.edition.theme
        goal = f"to {view.edition.goal.points} {theme.points}"
        whose = "the game is over" if isinstance(view.phase, Over) else f"{self.names[view.seat]} to move"
        return spread(Text(f" {theme.title}", style="bold"), Text(f"{goal}, {whose} "), self.width)

    # Cards

    def _market(self, width: int) -> list[Text]:
        columns = self.view.edition.columns
        each = (width - DECK_WIDTH - columns) // columns
        lines = []
        for tier in reversed(range(len(self.view.market))):  # level 3 on top, as it lies on a real table
            row = self.view.market[tier]
            cards = [self._card(card, Slot(tier, column), each) for column, card in enumerate(row)]
            lines += beside(self._deck(tier), *cards)
        return lines

    def _deck(self, tier: int) -> list[Text]:
        count = self.view.decks[tier]
        face = [Text(format_place(Deck(tier)), style="bold"), Text(f"{count:>3}"), Text()]
        return self.pieces.frame(Text(), Text(), face[: self._card_height], DECK_WIDTH, bright=False)

    @property
    def _card_height(self) -> int:
        return 3 if self.view.edition.cards[0].name else 2

    def _card(self, card: Card | None, slot: Slot, width: int) -> list[Text]:
        pieces, place = self.pieces, format_place(slot)
        if card is None:
            empty = [Text()] * self._card_height
            return pieces.frame(Text(place, style="dim"), Text(), empty, width, bright=False)
        top = spread(
            Text.assemble(" ", (f"{card.points or ' '}", "bold"), pieces.extras(card)),
            pieces.chip(card.bonus).append(" "),
            width - 2,
        )
        cost = pieces.chips(card.cost)
        face = [top, Text(" ").append(cost) if cost.cell_len < width - 2 else cost]
        if card.name:
            face.insert(1, Text(f" {card.name}", style="italic"))
        return pieces.frame(Text(place, style="bold"), self._mark(card), face, width, bright=self._affordable(card))

    def _affordable(self, card: Card) -> bool:
        return self.me is not None and can_afford(self.me, card)

    def _mark(self, card: Card) -> Text:
        """A tick on a card that the viewer can buy; else how many tokens he lacks."""
        if self.me is None:
            return Text()
        if self._affordable(card):
            return Text(self.pieces.symbol("✓", "ok"), style="bold green")
        return Text(f"-{shortfall(self.me, card) - self.me.tokens[WILD]}", style="dim")

    # Bank and tiles

    def _bank_column(self) -> Iterator[Text]:
        theme = self.view.edition.theme
        yield Text("Bank", style="bold")
        for kind in self.pieces.kinds:
            count = self.view.bank[kind]
            yield self.pieces.chip(kind).append(f" {count} ", style="bold").append(theme.kinds[kind].name)

    def _bank_row(self) -> Text:
        piles = [self.pieces.chip(kind, self.view.bank[kind]) for kind in self.pieces.kinds]
        return Text.assemble((" Bank      ", "bold")).append(Text("  ").join(piles))

    def _tile_column(self) -> Iterator[Text]:
        yield Text(f"{self.view.edition.theme.tile.capitalize()}s", style="bold")
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
        head = f" {self.view.edition.theme.tile.capitalize()}s".ljust(11)
        shown = [self._tile(tile) for tile in self.view.tiles]
        while shown:
            line = Text.assemble((head, "bold")).append(shown.pop(0))
            while shown and line.cell_len + 3 + shown[0].cell_len <= self.width:
                line.append("   ").append(shown.pop(0))
            yield line
            head = " " * 11

    # Players

    def _players(self) -> Iterator[Text]:
        seats = [Seat(seat) for seat in range(len(self.view.players))]
        if self.view.viewer is not None:  # the viewer first, then round the table
            seats = seats[self.view.viewer :] + seats[: self.view.viewer]
        width = (self.width - 1) // 2
        for at in range(0, len(seats), 2):
            blocks = [self._player(seat, width) for seat in seats[at : at + 2]]
            height = max(map(len, blocks))
            framed = [
                self._framed(seat, block + [Text()] * (height - len(block)), width)
                for seat, block in zip(seats[at : at + 2], blocks, strict=True)
            ]
            yield from beside(*framed)

    def _framed(self, seat: Seat, lines: list[Text], width: int) -> list[Text]:
        player, edition = self.view.players[seat], self.view.edition
        turn = seat == self.view.seat and not isinstance(self.view.phase, Over)
        name = Text(f"{self.pieces.symbol('▶', '>')} " if turn else "").append(self.names[seat], style="bold")
        score = Text(f"{player.points}/{edition.goal.points}", style="bold")
        return self.pieces.frame(name, score, lines, width, bright=turn)

    def _player(self, seat: Seat, width: int) -> list[Text]:
        player, pieces = self.view.players[seat], self.pieces
        inner = width - 2
        kinds = pieces.kinds
        heads = Text("          ").append(Text(" ").join([pieces.chip(kind) for kind in kinds]))
        tokens = f"{player.tokens.total:>2}/{self.view.edition.token_limit}"
        cards = f"{player.card_count:>2} card{'' if player.card_count == 1 else 's'}"
        lines = [
            heads,
            spread(_counts(" tokens   ", player.tokens.counts, kinds), Text(f"{tokens} "), inner),
            spread(_counts(" bonuses  ", player.bonuses.counts, COLOURS), Text(f"{cards} "), inner),
        ]
        lines += [self._hand_line(seat, index, inner) for index in range(len(player.reserved))]
        lines += self._conditions(seat, player)
        if player.tiles:
            won = ", ".join(tile.name or tile.id for tile in player.tiles)
            lines.append(Text(f" {self.view.edition.theme.tile}s  {won}"))
        return lines

    def _hand_line(self, seat: Seat, index: int, width: int) -> Text:
        player = self.view.players[seat]
        card, blind = player.reserved[index], player.blind[index]
        own = seat == self.view.viewer
        label = f" {format_place(Held(index))} " if own else " reserved "
        if isinstance(card, Facedown):
            return Text.assemble((label, "bold")).append(f"level {card.tier + 1}, face down", style="italic")
        text = Text.assemble((label, "bold"))
        if own:
            text.append(fitted(self._mark(card), 4))
        worth = Text(f"{card.points or ' '}").append(self.pieces.extras(card)).append(" ")
        text.append(worth).append(self.pieces.chip(card.bonus)).append(" ").append(self.pieces.chips(card.cost))
        if card.name and text.cell_len + 4 < width:  # the price comes first where there is no room for both
            text.append(f" {card.name}", style="italic")
        tail = " unseen " if blind and text.cell_len + 8 <= width else ""
        return spread(text, Text(tail, style="dim"), width)

    def _conditions(self, seat: Seat, player: PlayerView) -> Iterator[Text]:
        """The parts of the goal besides points, and the Assemble tile, where the game has them."""
        goal, assemble = self.view.edition.goal, self.view.edition.assemble
        parts = []
        if goal.each_bonus:
            have = sum(player.bonuses[colour] >= goal.each_bonus for colour in COLOURS)
            parts.append(self._condition(f"{have}/{len(COLOURS)} colours", met=have == len(COLOURS)))
        if goal.time:
            name = self.view.edition.theme.kinds[TIME].name
            parts.append(self._condition(name, met=player.tokens[TIME] >= goal.time))
        if parts:
            parts.insert(0, self._condition(f"{goal.points}p", met=player.points >= goal.points))
            yield Text(" Gauntlet ").append(Text(" ").join(parts))
        if assemble is not None and (player.tags or seat == self.view.leader):
            text = Text(f" Avengers tags {player.tags}")
            if seat == self.view.leader:
                text.append(f"  Assemble {self.pieces.symbol('★', '*')} +{assemble.points}p", style="bold")
            yield text

    def _condition(self, text: str, *, met: bool) -> Text:
        sign = self.pieces.symbol("✓", "+") if met else self.pieces.symbol("○", "-")
        return Text(f"{sign}{text}", style="bold green" if met else "")


def _counts(label: str, counts: Sequence[int], kinds: Sequence[Kind]) -> Text:
    return Text(label).append(" ".join(f"{counts[kind] or '-':>2}" for kind in kinds))
