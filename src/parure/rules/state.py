"""A position: everything that decides how a game may go on, hidden cards included."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NewType, Protocol, TypeAlias

from parure.editions import Card, Edition, Face
from parure.gems import Gems
from parure.rules.actions import Deck, Slot

Seat = NewType("Seat", int)
"""A player's place at the table, counted from 0; seat 0 starts (rule C8)."""


class Termination(Enum):
    """Why a game is over."""

    GOAL = "goal"
    """At the end of a round someone met the goal (rules E3, E4)."""
    STALEMATE = "stalemate"
    """Every player in succession had to pass (rule A11)."""
    RESIGNED = "resigned"
    """A player gave up."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    termination: Termination
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by place, best first; seats that share a place stand together."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place: one, or several that share the win."""
        return self.ranking[0]


@dataclass(frozen=True, slots=True)
class Main:
    """The player to move owes one of the four actions of a turn."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance owes a card: to a slot of the market, or from a deck to the hand of the player to move."""

    place: Slot | Deck


@dataclass(frozen=True, slots=True)
class Returning:
    """The player to move has too many tokens and owes one (rule T3)."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """The player to move meets several tiles and owes a choice (rule T4)."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Phase: TypeAlias = Main | Dealing | Returning | Claiming | Over


class Holdings(Protocol):
    """What decides what someone can pay for and whether he meets a goal: of a `Player`, or of a `PlayerView`."""

    @property
    def tokens(self) -> Gems:
        """The tokens, to pay with and to hold."""
        ...

    @property
    def bonuses(self) -> Gems:
        """What each purchase is cheaper by."""
        ...

    @property
    def points(self) -> int:
        """The points of cards and tiles."""
        ...


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has in front of him, and in hand."""

    tokens: Gems
    bonuses: Gems
    """The bonuses of his cards: what each purchase is cheaper by (rule A7)."""
    cards: tuple[Card, ...]
    """The cards bought, in that order."""
    reserved: tuple[Card, ...]
    """The cards in hand, in the order in which they came (rule A5)."""
    blind: tuple[bool, ...]
    """For each card in hand, whether it was drawn unseen by the others."""
    tiles: tuple[Face, ...]
    points: int
    """Of cards and tiles, the Assemble tile included."""
    tags: int

    @property
    def card_count(self) -> int:
        """How many cards he has bought: the tie-break of rules E3 and E4."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class State:
    """A whole position, as an immutable value."""

    edition: Edition
    players: tuple[Player, ...]
    """By seat."""
    bank: Gems
    market: tuple[tuple[Card | None, ...], ...]
    """The face-up cards by tier and column; None is an empty space."""
    decks: tuple[frozenset[Card], ...]
    """The face-down cards by tier: which they are, never in which order."""
    tiles: tuple[Face, ...]
    """The tiles that nobody has taken."""
    phase: Phase
    seat: Seat
    """Whose turn it is; in a finished game, whose turn was the last."""
    leader: Seat | None
    """Who holds the Assemble tile (rule T2)."""
    passes: int
    """How many turns in succession, up to now, were passes (rule A11)."""

    def __repr__(self) -> str:
        return f"<State {self.edition.tag}, {len(self.players)} players, seat {self.seat} in {self.phase}>"

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]
