"""What every environment checks, whichever the library: the move cap, and actions by number."""

from __future__ import annotations

from operator import index
from typing import Any, Final

from parure.codec import actions
from parure.editions import Edition
from parure.kernel import Board, BoardError, to_state
from parure.rules import apply

MAX_CYCLES: Final = 200
"""A cycle is as many decisions as there are seats: of some 20,000 random games none took half as many."""


def check_cycles(max_cycles: Any) -> int:
    """A move cap that can be kept to; ValueError if it is none."""
    if not isinstance(max_cycles, int) or max_cycles < 1:
        raise ValueError(f"max_cycles is a whole number from 1, not {max_cycles!r}")
    return max_cycles


def action_number(edition: Edition, number: Any) -> int:
    """The number of an action, NumPy's kinds of whole numbers included; BoardError if it is none."""
    try:
        found = index(number)
    except TypeError:
        found = -1
    if not 0 <= found < len(actions(edition)):
        raise BoardError(f"there is no action {number!r}: they are 0 to {len(actions(edition)) - 1}")
    return found


def refuse(edition: Edition, board: Board, number: Any) -> None:
    """Says why an action is not legal: IllegalAction, with the rule, or BoardError if there is none of that number."""
    apply(to_state(edition, board), actions(edition)[action_number(edition, number)])  # the judge knows
