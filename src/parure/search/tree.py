"""A tree of positions in arrays: nodes are rows of boards, a node's edges stand side by side.

A position in which a player acts has an edge for each legal action, made when it is first judged. One in which chance
deals has an edge for each card that was drawn there, and room for DRAWS of them. A tree has several roots: the same
position with different guesses of what its seat can't see. Their edges are the same actions in the same order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.kernel import Boards
from parure.kernel.layout import BOARD, MOST_PLAYERS

UNJUDGED: Final = -1
"""First edge of a node that nobody has judged yet."""
AWAITED: Final = -2
"""First edge of a node whose judgement is on its way."""
NOWHERE: Final = -1
"""Child of an edge that nobody has gone along yet."""

NODES: Final = 0
EDGES: Final = 1
ROOTS: Final = 2
DRAWS: Final = 3
TURN: Final = 4
COUNTS: Final = 5

DEEPEST: Final = 512
"""Edges on the longest path that is followed."""


class Tree(NamedTuple):
    """The arrays of a tree."""

    boards: Boards
    first: npt.NDArray[np.int32]
    """Of each node: its first edge, UNJUDGED or AWAITED."""
    spread: npt.NDArray[np.int16]
    """Of each node: how many edges it has."""
    asked: npt.NDArray[np.int8]
    """Of each node: whether a net was asked about it."""
    trust: npt.NDArray[np.int32]
    """Of each node: how many simulations went through it."""
    sums: npt.NDArray[np.float64]
    """Of each node: the sum of their values, by seat."""
    action: npt.NDArray[np.int16]
    """Of each edge: the action, or the card that is dealt."""
    prior: npt.NDArray[np.float32]
    """Of each edge: how likely it is to be good; 1 for chance's."""
    visits: npt.NDArray[np.int32]
    """Of each edge: how many simulations took it."""
    worth: npt.NDArray[np.float64]
    """Of each edge: the sum of their values for who moves there."""
    child: npt.NDArray[np.int32]
    """Of each edge: the node it leads to, or NOWHERE."""
    roots: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int64]
    """NODES and EDGES in use, ROOTS, the room for DRAWS, and the simulations begun: the roots take TURNs."""
    path: npt.NDArray[np.int32]
    """Room for the paths that are followed at once: the edges of each, and the nodes that they leave."""
    leaf: npt.NDArray[np.int32]
    """Of each of these paths: how long it is, and the node that it leads to."""
    lent: npt.NDArray[np.float64]
    """Of each edge of these paths: what it was lent until the judgement comes."""
    value: npt.NDArray[np.float64]
    """Room for a value by seat."""
    queue: npt.NDArray[np.int32]
    """Room for nodes that are still to be looked at."""


def new_tree(nodes: int, edges: int, roots: int, leaves: int = 1) -> Tree:
    """An empty tree with room for so many; `leaves`: how many paths are followed at once."""
    return Tree(
        boards=np.zeros((nodes, BOARD), np.int8),
        first=np.zeros(nodes, np.int32),
        spread=np.zeros(nodes, np.int16),
        asked=np.zeros(nodes, np.int8),
        trust=np.zeros(nodes, np.int32),
        sums=np.zeros((nodes, MOST_PLAYERS)),
        action=np.zeros(edges, np.int16),
        prior=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        worth=np.zeros(edges),
        child=np.zeros(edges, np.int32),
        roots=np.zeros(roots, np.int32),
        counts=np.zeros(COUNTS, np.int64),
        path=np.zeros((leaves, 2, DEEPEST), np.int32),
        leaf=np.zeros((leaves, 2), np.int32),
        lent=np.zeros((leaves, DEEPEST)),
        value=np.zeros(MOST_PLAYERS),
        queue=np.zeros(nodes, np.int32),
    )
