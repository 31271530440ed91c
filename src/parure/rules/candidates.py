"""Every action that an edition could ever allow, in the order of `codec.actions`; tiles are not among them."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from parure.editions import Edition
from parure.gems import COLOURS, KINDS, TIME, Gems
from parure.rules.actions import Buy, Deck, Held, Reserve, Return, Slot, Take


@cache
def all_takes() -> tuple[Take, ...]:
    """Three different gems, two, one, and two of one colour."""
    different = [set(colours) for size in (3, 2, 1) for colours in combinations(COLOURS, size)]
    spread = [Gems.of(*[int(colour in colours) for colour in COLOURS]) for colours in different]
    return tuple(Take(gems) for gems in (*spread, *[Gems.one(colour, 2) for colour in COLOURS]))


@cache
def all_reserves(edition: Edition) -> tuple[Reserve, ...]:
    """Every slot, then every deck."""
    decks = [Reserve(Deck(tier)) for tier in range(len(edition.tiers))]
    return (*[Reserve(slot) for slot in _slots(edition)], *decks)


@cache
def all_buys(edition: Edition) -> tuple[Buy, ...]:
    """Every slot, then every place in the hand."""
    hand = [Buy(Held(index)) for index in range(edition.hand_limit)]
    return (*[Buy(slot) for slot in _slots(edition)], *hand)


@cache
def all_returns() -> tuple[Return, ...]:
    """Every kind but time, which is never returned."""
    return tuple(Return(kind) for kind in KINDS if kind != TIME)


def _slots(edition: Edition) -> list[Slot]:
    return [Slot(tier, column) for tier in range(len(edition.tiers)) for column in range(edition.columns)]
