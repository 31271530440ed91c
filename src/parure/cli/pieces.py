"""Gems, cards and frames as characters: always a letter and a shape, never a colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from parure.editions import Card, Edition
from parure.gems import KINDS, TIME, Gems, Kind
from parure.language import Language, language

SHAPES = "◇●■▲◆★◎"
"""One a kind of token, in the order of KINDS."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """How the things of an edition are drawn and called."""

    edition: Edition
    rich: bool = True
    """Whether shapes and frames may be drawn; else letters and plain ASCII do."""
    language: Language = field(default_factory=language)

    def say(self, key: str, /, **arguments: object) -> str:
        """What a message of the catalogue says, in the words of this edition."""
        return self.language.say(key, edition=self.edition.key, **arguments)

    def text(self, key: str, /, **arguments: object) -> Text:
        """The same with painted texts among the arguments."""
        parts = self.language.parts(key, edition=self.edition.key, **arguments)
        return Text.assemble(*(part if isinstance(part, Text) else str(part) for part in parts))

    def name(self, kind: Kind) -> str:
        """What a kind of token is called."""
        return self.say(f"gem-{self.edition.key}-{self.edition.theme.letter(kind)}")

    def shape(self, kind: Kind) -> str:
        """The shape of a kind of token."""
        return SHAPES[kind] if self.rich else ""

    def symbol(self, sign: str, plain: str) -> str:
        """A sign, or what stands for it where only ASCII can be shown."""
        return sign if self.rich else plain

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of token that the game has."""
        return KINDS[: len(self.edition.theme.kinds)]

    def paint(self, kind: Kind) -> Style:
        """The colours of a kind: its own behind black or white, whichever reads better."""
        base = self.edition.theme.kinds[kind].paint
        red, green, blue = (int(base[at : at + 2], 16) for at in (1, 3, 5))
        dark = 0.299 * red + 0.587 * green + 0.114 * blue < 140
        return Style(color="#ffffff" if dark else "#000000", bgcolor=base, bold=True)

    def chip(self, kind: Kind, count: int | None = None) -> Text:
        """A kind of token, with how many: ◇W3."""
        number = "" if count is None else str(count)
        return Text.assemble((f"{self.shape(kind)}{self.edition.theme.letter(kind)}{number}", self.paint(kind)))

    def chips(self, gems: Gems, gap: str = " ") -> Text:
        """So many of each kind, side by side."""
        shown = [self.chip(kind, gems[kind]) for kind in self.kinds if gems[kind]]
        return Text(gap).join(shown) if shown else Text(self.say("nothing"))

    def card(self, card: Card) -> Text:
        """A card in one line: what it is, what it brings, what it costs."""
        name = f"{card.name} " if card.name else f"{card.id} "
        text = Text.assemble((name, "bold"), self.chip(card.bonus))
        text.append(f" {self.points(card.points)}" if card.points else "").append(self.extras(card))
        return self.text("terminal-card", thing=text, price=self.chips(card.cost))

    def points(self, points: int) -> str:
        """Points in short: 3p."""
        return self.say("points-short", points=points)

    def extras(self, card: Card) -> Text:
        """The tags, an A each, and the time icon of a card, each with a space before it."""
        text = Text()
        if card.tags:
            text.append(" ").append("A" * card.tags, style="bold reverse")
        return text.append(" ").append(self.chip(TIME)) if card.time else text

    def frame(self, title: Text, note: Text, lines: Iterable[Text], width: int, *, bright: bool) -> list[Text]:
        """Lines in a box with a title on its upper edge, left, and a note, right."""
        style = "bold green" if bright else "dim"
        corners, edge, side = ("╭╮╰╯", "─", "│") if self.rich else ("++++", "-", "|")
        title, note = (Text(" ").append(text).append(" ") if text else Text() for text in (title, note))
        line = edge * (width - 4 - title.cell_len - note.cell_len)
        box = [
            Text.assemble((f"{corners[0]}{edge}", style), title, (line, style), note, (f"{edge}{corners[1]}", style))
        ]
        for content in lines:
            inner = fitted(content, width - 2)
            box.append(Text.assemble((side, style), inner, (side, style)))
        box.append(Text(f"{corners[2]}{edge * (width - 2)}{corners[3]}", style=style))
        return box


def fitted(text: Text, width: int) -> Text:
    """A text cut or filled to a width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    return text.append(" " * (width - text.cell_len))


def indented(text: Text, width: int) -> Text:
    """A text one space from the left, where there is room for the space."""
    return Text(" ").append(text) if text.cell_len < width else text


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line; the left one is cut where they would meet."""
    return fitted(left, width - right.cell_len).append(right)


def beside(*blocks: list[Text], gap: int = 1) -> list[Text]:
    """Blocks of lines set side by side, each as wide as its first line."""
    height = max(len(block) for block in blocks)
    filled = [[*block, *[Text(" " * block[0].cell_len)] * (height - len(block))] for block in blocks]
    return [Text(" " * gap).join(line) for line in zip(*filled, strict=True)]
