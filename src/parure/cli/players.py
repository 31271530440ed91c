"""The players: what they have, in boxes or in a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from parure.cli.market import Market
from parure.cli.pieces import Pieces, beside, fitted, spread
from parure.gems import COLOURS, TIME, Kind
from parure.notation.words import format_place
from parure.rules import Held, Over, Seat
from parure.view import Facedown, PlayerView, View

HALF = 38
"""How wide a card of the hand has to be drawn to be seen whole."""


@dataclass(frozen=True, slots=True)
class Players:
    """All who sit at the table, the viewer first."""

    view: View
    names: Sequence[str]
    pieces: Pieces
    market: Market

    def _seats(self) -> list[Seat]:
        seats = [Seat(seat) for seat in range(len(self.view.players))]
        first = self.view.viewer or 0
        return seats[first:] + seats[:first]

    def _to_move(self, seat: Seat) -> bool:
        return seat == self.view.seat and not isinstance(self.view.phase, Over)

    # A line each

    def rows(self, width: int) -> Iterator[Text]:
        """A line for every player, and the hand of the viewer under his."""
        longest = min(max(map(cell_len, self.names)), width // 8)
        explained = f"  {self.pieces.say('terminal-legend')}"
        for number, seat in enumerate(self._seats()):
            row = self._row(seat, longest)
            legend = explained if number == 0 and row.cell_len + cell_len(explained) <= width else ""
            yield spread(row, Text(legend, style="dim"), width)
            if seat == self.view.viewer:
                count = len(self.view.players[seat].reserved)
                abreast = max(1, width // HALF)
                hand = [self._hand_line(seat, index, width // abreast) for index in range(count)]
                for at in range(0, count, abreast):
                    yield Text().join(hand[at : at + abreast])

    def _row(self, seat: Seat, longest: int) -> Text:
        view, pieces, player = self.view, self.pieces, self.view.players[seat]
        text = Text(pieces.symbol("▶", ">") if self._to_move(seat) else " ")
        text.append(fitted(Text(self.names[seat], style="bold"), longest))
        text.append(f" {player.points:>2}/{view.edition.goal.points}", style="bold")
        for kind in pieces.kinds:
            text.append(" ").append(pieces.chip(kind)).append(f"{player.tokens[kind]}")
            if kind in COLOURS:
                text.append(f"+{player.bonuses[kind]}", style="bold")
        text.append(f" {player.tokens.total:>2}/{view.edition.token_limit}")
        if player.tags or seat == view.leader:
            text.append(f" A{player.tags}").append(pieces.symbol("★", "*") if seat == view.leader else "", style="bold")
        if seat != view.viewer:
            for card in player.reserved:
                text.append(f" ?{card.tier + 1}" if isinstance(card, Facedown) else f" {card.id}", style="dim")
        return text

    # In boxes

    def blocks(self, width: int) -> Iterator[Text]:
        """Every player in a box, two beside each other."""
        seats, width = self._seats(), (width - 1) // 2
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
        turn = self._to_move(seat)
        name = Text(f"{self.pieces.symbol('▶', '>')} " if turn else "").append(self.names[seat], style="bold")
        score = Text(f"{player.points}/{edition.goal.points}", style="bold")
        return self.pieces.frame(name, score, lines, width, bright=turn)

    def _player(self, seat: Seat, width: int) -> list[Text]:
        player, pieces = self.view.players[seat], self.pieces
        inner = width - 2
        kinds = pieces.kinds
        labels = [Text(f" {pieces.say(key)} ") for key in ("terminal-tokens", "terminal-bonuses")]
        column = max(10, *(label.cell_len for label in labels))
        token_label, bonus_label = (fitted(label, column) for label in labels)
        heads = Text(" " * column).append(Text(" ").join([pieces.chip(kind) for kind in kinds]))
        tokens = f"{player.tokens.total:>2}/{self.view.edition.token_limit}"
        cards = pieces.say("terminal-cards", count=player.card_count)
        lines = [
            heads,
            spread(_counts(token_label, player.tokens.counts, kinds), Text(f"{tokens} "), inner),
            spread(_counts(bonus_label, player.bonuses.counts, COLOURS), Text(f"{cards} "), inner),
        ]
        lines += [self._hand_line(seat, index, inner) for index in range(len(player.reserved))]
        lines += self._conditions(seat, player)
        if player.tiles:
            won = ", ".join(tile.name or tile.id for tile in player.tiles)
            lines.append(Text(f" {pieces.say('terminal-won-tiles')}  {won}"))
        return lines

    def _hand_line(self, seat: Seat, index: int, width: int) -> Text:
        player = self.view.players[seat]
        card, blind = player.reserved[index], player.blind[index]
        own = seat == self.view.viewer
        label = f" {format_place(Held(index))} " if own else f" {self.pieces.say('terminal-reserved')} "
        if isinstance(card, Facedown):
            return Text.assemble((label, "bold")).append(
                self.pieces.say("terminal-facedown", level=card.tier + 1), style="italic"
            )
        text = Text.assemble((label, "bold"))
        if own:
            text.append(fitted(self.market.mark(card), 4))
        worth = Text(f"{card.points or ' '}").append(self.pieces.extras(card)).append(" ")
        text.append(worth).append(self.pieces.chip(card.bonus)).append(" ").append(self.pieces.chips(card.cost))
        if card.name and text.cell_len + 4 < width:  # the price comes first where there is no room for both
            text.append(f" {card.name}", style="italic")
        unseen = f" {self.pieces.say('terminal-unseen')} "
        tail = unseen if blind and text.cell_len + cell_len(unseen) <= width else ""
        return spread(text, Text(tail, style="dim"), width)

    def _conditions(self, seat: Seat, player: PlayerView) -> Iterator[Text]:
        """The parts of the goal besides points, and the Assemble tile, where the game has them."""
        goal, assemble = self.view.edition.goal, self.view.edition.assemble
        parts = []
        if goal.each_bonus:
            have = sum(player.bonuses[colour] >= goal.each_bonus for colour in COLOURS)
            parts.append(
                self._condition(
                    self.pieces.say("terminal-colours", number=have, all=len(COLOURS)), met=have == len(COLOURS)
                )
            )
        if goal.time:
            parts.append(self._condition(self.pieces.name(TIME), met=player.tokens[TIME] >= goal.time))
        if parts:
            parts.insert(0, self._condition(self.pieces.points(goal.points), met=player.points >= goal.points))
            yield Text(f" {self.pieces.say('goal-name')} ").append(Text(" ").join(parts))
        if assemble is not None and (player.tags or seat == self.view.leader):
            text = Text(f" {self.pieces.say('tags-name')} {player.tags}")
            if seat == self.view.leader:
                star, worth = self.pieces.symbol("★", "*"), self.pieces.points(assemble.points)
                text.append(f"  {self.pieces.say('terminal-assemble')} {star} +{worth}", style="bold")
            yield text

    def _condition(self, text: str, *, met: bool) -> Text:
        sign = self.pieces.symbol("✓", "+") if met else self.pieces.symbol("○", "-")
        return Text(f"{sign}{text}", style="bold green" if met else "")


def _counts(label: Text, counts: Sequence[int], kinds: Sequence[Kind]) -> Text:
    return label.append(" ".join(f"{counts[kind] or '-':>2}" for kind in kinds))
