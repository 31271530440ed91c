"""What an edition is: everything that is printed on a game's components, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from parure.editions.theme import Theme
from parure.errors import SetupError
from parure.gems import Gems, Kind

CardId = NewType("CardId", str)
"""A card's name in notation: level, letter of the bonus, number: 1W3."""

FaceId = NewType("FaceId", str)
"""The name in notation of a face of a tile: N4, L2B."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed (rule C1)."""

    id: CardId
    name: str
    """The character's name; empty where the game prints none."""
    tier: int
    """Which deck it belongs to, from 0: the printed level less one."""
    bonus: Kind
    points: int
    cost: Gems
    tags: int
    """Avengers tags (rule T2)."""
    time: bool
    """Whether it shows the time icon (rule T1)."""

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def level(self) -> int:
        """The printed level: 1, 2 or 3."""
        return self.tier + 1


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile: a noble or a location (rules C4, C5)."""

    id: FaceId
    name: str
    tile: int
    """The number of the tile whose side it is; two sides of one tile are never out together."""
    points: int
    demand: Gems
    """The bonuses that it asks for."""

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile with one or two faces."""

    number: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a player must have for the game to end (rules E1, E2)."""

    points: int
    each_bonus: int
    """Bonuses needed of every one of the five colours."""
    time: int
    """Time tokens needed."""


@dataclass(frozen=True, slots=True)
class Assemble:
    """The tile that goes to whoever has most tags (rules C6, T2)."""

    points: int
    tags: int
    """How many tags its first holder needs."""


@dataclass(frozen=True, slots=True)
class Supply:
    """What is put on the table for a number of players (rules C2 to C5)."""

    bank: Gems
    tiles: int


@dataclass(frozen=True)
class Edition:
    """A game as data: parameters, and collections that are empty where the game lacks something."""

    key: str
    version: int
    """Raised whenever a change in the data would make an old record replay differently."""
    columns: int
    hand_limit: int
    token_limit: int
    double_minimum: int
    goal: Goal
    assemble: Assemble | None
    supplies: Mapping[int, Supply]
    """By number of players."""
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    theme: Theme

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Edition {self.tag}>"

    @property
    def tag(self) -> str:
        """Key and version in one word: marvel@1."""
        return f"{self.key}@{self.version}"

    def supply(self, players: int) -> Supply:
        """What is put on the table for so many players; SetupError for a number the game isn't made for (C9)."""
        supply = self.supplies.get(players) if type(players) is int else None
        if supply is None:
            allowed = ", ".join(map(str, self.supplies))
            raise SetupError(f"{self.theme.title} is for {allowed} players, not {players!r}", "C9")
        return supply

    @cached_property
    def tiers(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each level, in table order."""
        levels = range(max(card.tier for card in self.cards) + 1)
        return tuple(tuple(card for card in self.cards if card.tier == tier) for tier in levels)

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """Every side of every tile, in table order."""
        return tuple(face for tile in self.tiles for face in tile.faces)

    @cached_property
    def card(self) -> Mapping[str, Card]:
        """The cards by id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def face(self) -> Mapping[str, Face]:
        """The faces by id."""
        return {face.id: face for face in self.faces}
