"""What tests of trees share: a judge that keeps what it was asked, and whether a tree is whole."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from parure.kernel import play, reveal
from parure.kernel.layout import DEALING, MOST_ACTIONS, MOST_PLAYERS, PHASE
from parure.search.tree import DRAWS, EDGES, NODES, Tree

Rows = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]


class Asked:
    """A judge that knows nothing but likes one action, and keeps what it was asked."""

    def __init__(self, liked: int | None = None) -> None:
        self.liked = liked
        self.rows: list[Rows] = []

    def __call__(self, rows: Rows) -> tuple[Floats, Floats]:
        self.rows.append(rows.copy())
        logits = np.zeros((len(rows), MOST_ACTIONS), np.float32)
        if self.liked is not None:
            logits[:, self.liked] = 8
        return logits, np.zeros((len(rows), MOST_PLAYERS), np.float32)


def integrity(tree: Tree, words: npt.NDArray[np.uint64], patience: int = 0) -> None:
    """Every node is what its edge leads to, every edge is one node's, and every count adds up.

    One simulation ended at each node below which others went on; where a net came after instinct, two.
    """
    taken = np.zeros(tree.action.size, np.int8)
    assert tree.counts[NODES] <= tree.first.size
    assert tree.counts[EDGES] <= tree.action.size
    for node in range(tree.counts[NODES]):
        first, spread = int(tree.first[node]), int(tree.spread[node])
        if first < 0:
            continue
        size = int(tree.counts[DRAWS]) if tree.boards[node, PHASE] == DEALING else spread
        assert first + size <= tree.counts[EDGES]
        taken[first : first + size] += 1
        if tree.boards[node, PHASE] != DEALING:
            assert tree.prior[first : first + spread].sum() == pytest.approx(1, abs=1e-4)
            if tree.counts[NODES] < tree.first.size:
                ended_here = tree.trust[node] - tree.visits[first : first + spread].sum()
                assert ended_here == 1 or (patience and ended_here == 2 and tree.asked[node])
        for edge in range(first, first + spread):
            child = int(tree.child[edge])
            if child < 0:
                assert tree.visits[edge] == 0
                continue
            assert tree.visits[edge] == tree.trust[child]
            board = tree.boards[node].copy()
            if board[PHASE] == DEALING:
                reveal(words, board, int(tree.action[edge]))
            else:
                play(words, board, int(tree.action[edge]))
            assert np.array_equal(board, tree.boards[child])
    assert taken.max() <= 1
