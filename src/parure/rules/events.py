"""What happened, as facts for a log, an animation or an announcement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from parure.editions import Card, Face
from parure.gems import Gems, Kind
from parure.rules.actions import Deck, Held, Slot
from parure.rules.state import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Took:
    """A player took gem tokens."""

    seat: Seat
    gems: Gems


@dataclass(frozen=True, slots=True)
class Reserved:
    """A player reserved a face-up card, or the top card of a deck."""

    seat: Seat
    place: Slot | Deck
    card: Card | None
    """The face-up card; None from a deck (a Drew follows)."""


@dataclass(frozen=True, slots=True)
class Drew:
    """The card that a player reserved from a deck came into his hand."""

    seat: Seat
    tier: int
    card: Card | None
    """None for everyone but that player (see `parure.view.redact`)."""


@dataclass(frozen=True, slots=True)
class Gained:
    """A player received a token that comes by itself: wild for reserving, time for a card that shows it."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Bought:
    """A player bought a card."""

    seat: Seat
    place: Slot | Held
    card: Card
    payment: Gems


@dataclass(frozen=True, slots=True)
class Led:
    """A player took the Assemble tile, from the bank or from its holder."""

    seat: Seat
    previous: Seat | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card was put on an empty space of the market."""

    place: Slot
    card: Card


@dataclass(frozen=True, slots=True)
class Returned:
    """A player gave a token back."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player received a tile."""

    seat: Seat
    tile: Face


@dataclass(frozen=True, slots=True)
class Passed:
    """A player had to pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MetGoal:
    """A player ended his turn with the goal met: the round is played to its end."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a player's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event: TypeAlias = (
    Took
    | Reserved
    | Drew
    | Gained
    | Bought
    | Led
    | Dealt
    | Returned
    | Claimed
    | Passed
    | MetGoal
    | Resigned
    | TurnBegan
    | Ended
)
