"""Who deals: the order of the decks, from a secret seed that is committed to first and shown at the end.

docs/fairness.md describes the method for anyone who wants to write it again; `SeededDealer` is that page as code.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Protocol, TypeVar

from parure.editions import Card, Edition, Face
from parure.errors import NotationError, SetupError
from parure.record import Record
from parure.rules import Dealing, IllegalAction, Over, Reveal, State, new_game, outcomes
from parure.rules.setup import lay_out

SEED_BYTES = 32

Thing = TypeVar("Thing")


class Dealer(Protocol):
    """Sets the table and plays chance's moves."""

    def start(self, edition: Edition, players: int) -> State:
        """The position before the first turn."""
        ...

    def next(self, state: State) -> Reveal:
        """Chance's move in a position where a card is to be dealt."""
        ...


@dataclass(frozen=True, slots=True)
class RandomDealer:
    """Deals by a random number generator: for tests and simulations."""

    rng: Random

    def start(self, edition: Edition, players: int) -> State:
        """A table set at random."""
        return new_game(edition, players, self.rng)

    def next(self, state: State) -> Reveal:
        """A card of the deck at random."""
        return self.rng.choice(list(outcomes(state)))


@dataclass(frozen=True)
class SeededDealer:
    """Deals what follows from a secret seed of 32 bytes and the name of the game."""

    edition: Edition
    seed: bytes
    game: str
    """The game's id: 1 to 64 letters, digits, `-` or `_`; the same seed deals differently to another game."""

    def __post_init__(self) -> None:
        if type(self.seed) is not bytes or len(self.seed) != SEED_BYTES:
            raise SetupError(f"a seed is {SEED_BYTES} bytes", "C7")
        if not isinstance(self.game, str) or not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", self.game):
            raise SetupError(f"a game's id is 1 to 64 letters, digits, - or _, not {self.game!r}", "C7")

    def __repr__(self) -> str:
        return f"<SeededDealer of game {self.game!r}>"  # never the seed: it is a secret

    @property
    def label(self) -> bytes:
        """What is dealt, in bytes: game id, edition and version, a line each."""
        return f"{self.game}\n{self.edition.key}\n{self.edition.version}\n".encode()

    @property
    def commitment(self) -> str:
        """The SHA-256, in hex, that is published before the first move."""
        return hashlib.sha256(self.label + self.seed).hexdigest()

    @cached_property
    def layout(self) -> tuple[tuple[tuple[Card, ...], ...], tuple[Face, ...]]:
        """The decks, top card first, and all tiles in order, each with its side up."""
        numbers = self._numbers()
        decks = tuple(_shuffled(tier, numbers) for tier in self.edition.tiers)
        tiles = _shuffled(self.edition.tiles, numbers)
        return decks, tuple(tile.faces[_below(len(tile.faces), numbers)] for tile in tiles)

    def start(self, edition: Edition, players: int) -> State:
        """The table set from the top of the decks and the first tiles."""
        decks, faces = self.layout
        if edition != self.edition:
            raise SetupError(f"this dealer deals {self.edition.tag}, not {edition.tag}", "C7")
        market = [deck[: edition.columns] for deck in decks]
        return lay_out(edition, players, market, faces[: edition.supply(players).tiles])

    def next(self, state: State) -> Reveal:
        """The topmost card that is still in the deck."""
        assert isinstance(state.phase, Dealing), "a dealer is asked only when a card is to be dealt"
        tier = state.phase.place.tier
        return Reveal(next(card for card in self.layout[0][tier] if card in state.decks[tier]))

    def _numbers(self) -> Iterator[int]:
        """32-bit numbers without end: HMAC-SHA256 of a counter, eight big-endian words a block."""
        block = 0
        while True:
            digest = hmac.digest(self.seed, self.label + str(block).encode(), "sha256")
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))
            block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely: words that would favour some are rejected."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound


def _shuffled(things: Sequence[Thing], numbers: Iterator[int]) -> tuple[Thing, ...]:
    """Fisher-Yates from the last place down."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True, slots=True)
class Check:
    """One step of a verification."""

    name: str
    passed: bool
    detail: str


def verify(record: Record) -> tuple[Check, ...]:
    """The steps that show whether a finished game was dealt as its commitment said, and played by the rules."""
    headers = record.headers
    missing = [name for name in ("Game", "Commitment", "Seed") if name not in headers]
    if missing:
        return (Check("headers", passed=False, detail=f"the record has no {', '.join(missing)}"),)
    edition, players = record.start.edition, len(record.start.players)
    try:
        dealer = SeededDealer(edition, bytes.fromhex(headers["Seed"]), headers["Game"])
        dealt = dealer.start(edition, players)
    except ValueError as error:
        return (Check("headers", passed=False, detail=str(error)),)
    return (
        Check("headers", passed=True, detail=f"game {dealer.game}, {edition.tag}, {players} players"),
        Check(
            "commitment",
            passed=dealer.commitment == headers["Commitment"].lower(),
            detail=f"SHA-256 of game, edition, version and seed is {dealer.commitment}",
        ),
        Check(
            "table",
            passed=record.start == dealt,
            detail="the cards and tiles laid out are the first of the shuffled decks and tiles",
        ),
        *_verify_moves(record, dealer),
    )


def _verify_moves(record: Record, dealer: SeededDealer) -> Iterator[Check]:
    state, reveals, number, wrong = record.start, 0, 0, ""
    moves = Check("moves", passed=True, detail=f"{len(record.plies)} plies, all legal")
    try:
        for number, (ply, step) in enumerate(zip(record.plies, record.steps(), strict=True), start=1):
            if isinstance(ply.move, Reveal):
                reveals += 1
                due = dealer.next(state)
                if ply.move != due and not wrong:
                    wrong = f"ply {number} reveals {ply.move.card.id} where {due.card.id} was on top"
            state = step.state
    except (IllegalAction, NotationError) as error:
        moves = Check("moves", passed=False, detail=f"ply {number + 1}: {error}")
    yield Check("reveals", passed=not wrong, detail=wrong or f"{reveals} cards came from the top of their deck")
    yield moves
    over = isinstance(state.phase, Over)
    yield Check("end", passed=over, detail="the game is over" if over else "the game is not over where the record ends")
