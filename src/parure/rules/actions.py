"""What a player can decide, and chance's one move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from parure.editions import Card, Face
from parure.gems import Gems, Kind


@dataclass(frozen=True, slots=True)
class Slot:
    """A space for a face-up card; both numbers count from 0, level 1 is tier 0."""

    tier: int
    column: int


@dataclass(frozen=True, slots=True)
class Deck:
    """The top of a face-down deck; level 1 is tier 0."""

    tier: int


@dataclass(frozen=True, slots=True)
class Held:
    """A card of one's own hand of reserved cards, counted from 0."""

    index: int


Place: TypeAlias = Slot | Deck | Held


@dataclass(frozen=True, slots=True)
class Take:
    """Take gem tokens from the bank (rules A1 to A3)."""

    gems: Gems


@dataclass(frozen=True, slots=True)
class Reserve:
    """Take a card into the hand, and a wild token (rules A4, A5)."""

    place: Slot | Deck


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a face-up card or one of one's own hand (rules A6 to A9)."""

    place: Slot | Held
    payment: Gems | None = None
    """The tokens to pay with; None: gems first, wild for what is missing (rule A8)."""


@dataclass(frozen=True, slots=True)
class Return:
    """Give one token back to the bank, while holding too many (rule T3)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Claim:
    """Choose one of several tiles whose demand is met (rule T4)."""

    tile: Face


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing is possible (rule A11)."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance's move: the card that was on top of the deck (rules A4, A10)."""

    card: Card


Action: TypeAlias = Take | Reserve | Buy | Return | Claim | Pass
"""A decision of a player."""

Move: TypeAlias = Action | Reveal
"""Anything that `apply` takes: a player's decision or chance's."""
