"""Actions as numbers, for programs that choose by index."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from parure.editions import Edition
from parure.rules import Action, Claim, Pass
from parure.rules.candidates import all_buys, all_reserves, all_returns, all_takes


@cache
def actions(edition: Edition) -> tuple[Action, ...]:
    """Every action of an edition that has a number, in a fixed order; its place in the list is its number.

    Takes (three different, two, one, two alike), reserves (slots, decks), purchases with the default payment
    (slots, hand), returns (colours, wild), tiles (every face), pass. Other payments have no number.
    """
    return (
        *all_takes(),
        *all_reserves(edition),
        *all_buys(edition),
        *all_returns(),
        *(Claim(face) for face in edition.faces),
        Pass(),
    )


@cache
def action_numbers(edition: Edition) -> Mapping[Action, int]:
    """The number of each action: the inverse of `actions`."""
    return MappingProxyType({action: number for number, action in enumerate(actions(edition))})
