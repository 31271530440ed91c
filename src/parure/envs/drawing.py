"""A table as a picture, drawn with Pillow: what `render_mode="rgb_array"` gives."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from parure.editions import Card, Edition, Face
from parure.gems import TIME, Gems, Kind
from parure.rules import Over
from parure.view import Facedown, PlayerView, View

WIDTH: Final = 984
MARGIN: Final = 16
CARD: Final = (76, 112)
"""Width and height of a card."""
TILE: Final = 68
DECK: Final = 44
GAP: Final = 10
CHIP: Final = 20
"""A token's diameter."""
PANEL: Final = 424
"""Where the players' part begins."""
PLAYER_HEIGHT: Final = 146

TABLE: Final = "#1d3b36"
FELT: Final = "#28504a"
PAPER: Final = "#f4efe4"
INK: Final = "#1c1a22"
BACK: Final = "#7d6a4b"
PALE: Final = "#f7f4ea"
DIM: Final = "#9db8b1"
LIT: Final = "#ffd166"

Corner = tuple[int, int]


def drawn(view: View, *, cut_off: bool = False) -> npt.NDArray[np.uint8]:
    """The picture, rows of pixels of red, green and blue; `cut_off`: the move cap has ended the game."""
    return np.asarray(Sketch(view, cut_off).image, np.uint8)


class Sketch:
    """The table of a view, drawn once."""

    def __init__(self, view: View, cut_off: bool) -> None:
        self.view = view
        self.cut_off = cut_off
        self.edition: Edition = view.edition
        self.bank_top = 3 * MARGIN + TILE + GAP + len(view.market) * (CARD[1] + GAP)
        height = max(self.bank_top + 28 + MARGIN, 3 * MARGIN + CHIP + PLAYER_HEIGHT * len(view.players))
        self.image = Image.new("RGB", (WIDTH, height), TABLE)
        self.pen = ImageDraw.Draw(self.image)
        self._title()
        self._tiles()
        self._market()
        self._bank()
        for seat, player in enumerate(view.players):
            self._player(seat, player)

    def _title(self) -> None:
        phase = self.view.phase
        if isinstance(phase, Over):
            told = "won by " + ", ".join(f"player_{seat}" for seat in phase.outcome.winners)
        elif self.cut_off:
            told = "cut off, nobody won"
        else:
            told = f"player_{self.view.seat} to move"
        self._write((MARGIN, MARGIN), f"{self.edition.theme.title}: {told}", PALE, 18)

    def _tiles(self) -> None:
        for number, face in enumerate(self.view.tiles):
            self._tile((MARGIN + number * (TILE + GAP), 3 * MARGIN), face)

    def _tile(self, at: Corner, face: Face) -> None:
        self._box(at, (TILE, TILE), PAPER)
        self._write((at[0] + 6, at[1] + 4), str(face.points), INK, 18)
        self._column((at[0] + 44, at[1] + 4), face.demand, 18)

    def _market(self) -> None:
        for line, tier in enumerate(reversed(range(len(self.view.market)))):  # level 3 on top
            top = 3 * MARGIN + TILE + GAP + line * (CARD[1] + GAP)
            left = self.view.decks[tier]
            self._box((MARGIN, top), (DECK, CARD[1]), BACK if left else FELT)
            self._pips((MARGIN + 8, top + 10), tier + 1)
            self._write((MARGIN + 12, top + 52), str(left), PALE, 18)
            for column, card in enumerate(self.view.market[tier]):
                at = (MARGIN + DECK + GAP + column * (CARD[0] + GAP), top)
                if card:
                    self._card(at, card)
                else:
                    self._box(at, CARD, FELT)

    def _card(self, at: Corner, card: Card) -> None:
        """A card, its bonus as a band along the top."""
        self._box(at, CARD, PAPER)
        self.pen.rounded_rectangle((*at, at[0] + CARD[0], at[1] + 26), 6, fill=self._paint(card.bonus))
        ink = self._ink(card.bonus)
        if card.points:
            self._write((at[0] + 6, at[1] + 2), str(card.points), ink, 20)
        self._write((at[0] + 30, at[1] + 5), "A" * card.tags, ink, 14)
        if card.time:
            self._clock((at[0] + 56, at[1] + 6))
        self._column((at[0] + 6, at[1] + 32), card.cost, CHIP, rows=3)

    def _bank(self) -> None:
        self._write((MARGIN, self.bank_top + 6), "bank", DIM, 13)
        self._tokens((MARGIN + DECK + GAP, self.bank_top), self.view.bank, 28)

    def _player(self, seat: int, player: PlayerView) -> None:
        top = 2 * MARGIN + CHIP + seat * PLAYER_HEIGHT
        moves = seat == self.view.seat and not (self.cut_off or isinstance(self.view.phase, Over))
        self._box((PANEL, top), (WIDTH - PANEL - MARGIN, PLAYER_HEIGHT - GAP), FELT)
        if moves:
            self.pen.rectangle((PANEL, top + 6, PANEL + 4, top + PLAYER_HEIGHT - GAP - 6), fill=LIT)
        told = f"player_{seat}" + (f" · {self.edition.theme.assemble}" if seat == self.view.leader else "")
        self._write((PANEL + 14, top + 8), told, LIT if moves else PALE, 16)
        self._write((PANEL + 14, top + 30), f"{player.points} points", PALE, 16)
        self._write((PANEL + 14, top + 54), "tokens", DIM, 13)
        self._tokens((PANEL + 76, top + 50), player.tokens, 22)
        self._write((PANEL + 14, top + 82), "bonuses", DIM, 13)
        self._bonuses((PANEL + 76, top + 78), player.bonuses)
        self._write((PANEL + 14, top + 110), f"{self.edition.theme.tile}s {len(player.tiles)}", DIM, 13)
        for index, card in enumerate(player.reserved):
            self._held((PANEL + 292 + index * 84, top + 12), card)

    def _held(self, at: Corner, card: Card | Facedown) -> None:
        if isinstance(card, Facedown):
            self._box(at, CARD, BACK)
            self._pips((at[0] + 10, at[1] + 10), card.tier + 1)
        else:
            self._card(at, card)

    # Tokens and bonuses

    def _tokens(self, at: Corner, gems: Gems, size: int) -> None:
        """A disc for each kind that there is, with how many."""
        x, y = at
        for number, count in enumerate(gems):
            if number < len(self.edition.theme.kinds) and count:
                self._disc((x, y), size, Kind(number), count)
                x += size + 6

    def _bonuses(self, at: Corner, gems: Gems) -> None:
        """A square for each colour that there is, with how many."""
        x, y = at
        for number, count in enumerate(gems):
            if count:
                self.pen.rounded_rectangle((x, y, x + 22, y + 22), 4, fill=self._paint(Kind(number)))
                self._centred((x + 11, y + 11), str(count), self._ink(Kind(number)), 15)
                x += 28

    def _column(self, at: Corner, gems: Gems, size: int, *, rows: int = 3) -> None:
        """What is asked for, one disc below the other, in as many columns as that takes."""
        asked = [(Kind(number), count) for number, count in enumerate(gems) if count]
        for place, (kind, count) in enumerate(asked):
            column, row = divmod(place, rows)
            self._disc((at[0] + column * (size + 4), at[1] + row * (size + 4)), size, kind, count)

    def _disc(self, at: Corner, size: int, kind: Kind, count: int) -> None:
        self.pen.ellipse((*at, at[0] + size, at[1] + size), fill=self._paint(kind), outline=PALE)
        self._centred((at[0] + size // 2, at[1] + size // 2), str(count), self._ink(kind), size - 7)

    def _pips(self, at: Corner, count: int) -> None:
        """The level of a card that lies face down."""
        for number in range(count):
            x = at[0] + number * 10
            self.pen.ellipse((x, at[1], x + 6, at[1] + 6), fill=PALE)

    def _clock(self, at: Corner) -> None:
        """The sign of a card that brings a time token."""
        x, y = at
        self.pen.ellipse((x, y, x + 14, y + 14), fill=self._paint(TIME), outline=PALE)
        self.pen.line((x + 7, y + 3, x + 7, y + 7, x + 10, y + 7), fill=PALE)

    # Paint

    def _paint(self, kind: Kind) -> str:
        return self.edition.theme.kinds[kind].paint

    def _ink(self, kind: Kind) -> str:
        """Dark on light paint, light on dark."""
        red, green, blue = (int(self._paint(kind)[at : at + 2], 16) for at in (1, 3, 5))
        return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else PALE

    def _box(self, at: Corner, size: Corner, fill: str) -> None:
        self.pen.rounded_rectangle((*at, at[0] + size[0], at[1] + size[1]), 6, fill=fill)

    def _write(self, at: Corner, text: str, fill: str, size: int) -> None:
        self.pen.text(at, text, fill=fill, font=ImageFont.load_default(size))

    def _centred(self, at: Corner, text: str, fill: str, size: int) -> None:
        self.pen.text(at, text, fill=fill, font=ImageFont.load_default(size), anchor="mm")
