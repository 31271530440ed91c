"""Setting the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from parure.editions import Card, Edition, Face
from parure.gems import NO_GEMS
from parure.rules.score import tally
from parure.rules.state import Main, Seat, State


def new_game(edition: Edition, players: int, rng: Random) -> State:
    """The position before the first turn, drawn with `rng`: cards dealt, seat 0 to move."""
    supply = edition.supply(players)
    market = [rng.sample(tier, min(edition.columns, len(tier))) for tier in edition.tiers]  # C7
    # C4, C5: so many tiles, each on a random side.
    tiles = [rng.choice(tile.faces) for tile in rng.sample(edition.tiles, supply.tiles)]
    return lay_out(edition, players, market, tiles)


def lay_out(edition: Edition, players: int, market: Sequence[Sequence[Card]], tiles: Sequence[Face]) -> State:
    """The position before the first turn with these cards and tiles on the table."""
    supply = edition.supply(players)  # C9
    newcomer = tally(edition, tokens=NO_GEMS, cards=(), reserved=(), blind=(), tiles=(), leads=False)
    return State(
        edition=edition,
        players=(newcomer,) * players,
        bank=supply.bank,  # C2, C3
        market=tuple((*row, *[None] * (edition.columns - len(row))) for row in market),
        decks=tuple(frozenset(tier) - set(row) for tier, row in zip(edition.tiers, market, strict=True)),
        tiles=tuple(tiles),
        phase=Main(),
        seat=Seat(0),  # C8
        leader=None,  # C6
        passes=0,
    )
