"""Many games, each with a tree of the search, in arrays that compiled code tends all at once."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel import Boards, Words, compiled
from parure.kernel.compiled import whole
from parure.kernel.features import FEATURES
from parure.kernel.layout import BOARD, MOST_ACTIONS, SEAT
from parure.kernel.rng import streams
from parure.kernel.tables import ACTIONS, tables
from parure.learn.harvest import MEMORY, NOTES, Bytes, Floats, Shares
from parure.learn.plan import Plan
from parure.search.tree import Tree, new_tree

EDGES_PER_NODE: Final = 28
"""Room for the edges of a position; where it does not suffice, a leaf stays a leaf."""

# Columns of `facts`.
DONE: Final = 0
"""Simulations of the search that is under way."""
GOAL: Final = 1
"""Simulations that it shall have."""
WAITING: Final = 2
"""Leaves that the net is asked for."""
DECISIONS: Final = 3
"""Of the game, up to now."""
KEPT: Final = 4
"""Of these, how many are remembered."""
GUESTS: Final = 5
"""The seats that a past net plays, as bits."""
FACTS: Final = 6


class Orchard(NamedTuple):
    """Games, trees, and what is remembered of the games that go on."""

    games: Boards
    rngs: Words
    forest: Tree
    """The trees: each array has one more axis, the first."""
    facts: npt.NDArray[np.int32]
    luck: Floats
    """The random bonus of each action at the root."""
    rows: Bytes
    """Of each remembered decision: the features,"""
    policies: Shares
    """the search's policy, in parts of the WHOLE,"""
    movers: Bytes
    """who moved,"""
    notes: Floats
    """and what the search expected."""


def new_orchard(edition: Edition, plan: Plan, seed: int) -> Orchard:
    """Room for a plan's games, none of them begun."""
    # A simulation makes at most two positions: one where chance deals, and the one after it.
    count, nodes, edges = plan.tables, 2 * plan.full + 2, plan.full * (EDGES_PER_NODE + plan.draws) + 100
    actions = int(tables(edition)[ACTIONS])
    sizes = new_tree(nodes, edges, 1, plan.leaves)
    return Orchard(
        games=np.zeros((count, BOARD), np.int8),
        rngs=streams(seed, count),
        forest=Tree(*(np.zeros((count, *array.shape), array.dtype) for array in sizes)),
        facts=np.zeros((count, FACTS), np.int32),
        luck=np.zeros((count, MOST_ACTIONS), np.float32),
        rows=np.zeros((count, MEMORY, FEATURES), np.int8),
        policies=np.zeros((count, MEMORY, actions), np.uint16),
        movers=np.zeros((count, MEMORY), np.int8),
        notes=np.zeros((count, MEMORY, NOTES), np.float32),
    )


@compiled
def tree_at(forest: Tree, number: int) -> Tree:
    """One of the trees."""
    return Tree(
        forest.boards[number],
        forest.first[number],
        forest.spread[number],
        forest.asked[number],
        forest.trust[number],
        forest.sums[number],
        forest.action[number],
        forest.prior[number],
        forest.visits[number],
        forest.worth[number],
        forest.child[number],
        forest.roots[number],
        forest.counts[number],
        forest.path[number],
        forest.leaf[number],
        forest.lent[number],
        forest.value[number],
        forest.queue[number],
    )


@compiled
def is_guest(orchard: Orchard, number: int) -> bool:
    """Whether a past net is to move in a game."""
    seat = whole(orchard.games[number, SEAT])
    return (whole(orchard.facts[number, GUESTS]) >> seat) & 1 == 1
