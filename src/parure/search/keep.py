"""Using a tree again after a few moves: what grew below the position that has come about."""

from __future__ import annotations

import numpy as np

from parure.kernel import Board, Words, compiled
from parure.kernel.compiled import whole
from parure.kernel.instructions import copy, put_word, word
from parure.kernel.layout import (
    BOARD,
    DEALING,
    DECKS,
    FACEDOWN,
    HAND,
    HAND_SIZE,
    MOST_PLAYERS,
    PHASE,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    SEATS,
)
from parure.kernel.tables import FIRST, TIER
from parure.kernel.words import NONE, ONE
from parure.search.grow import plant
from parure.search.tree import DRAWS, EDGES, NODES, NOWHERE, ROOTS, TURN, UNJUDGED, Tree


@compiled
def hide(tables: Words, board: Board, seat: int) -> None:
    """Turns face down, as a seat sees them, the cards that others drew unseen."""
    for other in range(board[PLAYERS]):
        if other == seat:
            continue
        for index in range(HAND_SIZE):
            at = SEATS + SEAT_SIZE * other + HAND + index
            card = whole(board[at])
            if card >= 0 and board[at + HAND_SIZE]:
                tier = whole(tables[TIER + card])
                deck = word(board, DECKS + 8 * tier) | ONE << np.uint64(card - whole(tables[FIRST + tier]))
                put_word(board, DECKS + 8 * tier, deck)
                board[at] = FACEDOWN - tier


@compiled
def find(tree: Tree, tables: Words, board: Board, seat: int, root: int, room: Board) -> int:
    """The judged node below a root that looks to a seat like the board of its view; NOWHERE if there is none.

    Of several it is the one that takes the fewest decisions. It need not be where the game really went: the same bytes
    are the same position, whatever led to it. Where several differ, they do in cards drawn unseen: different guesses,
    each of which fits as well as the others. Hardly one position in thirty is there twice, so that taking the one with
    most simulations would keep few more.
    """
    queue, head, tail = tree.queue, 0, 1
    queue[0] = tree.roots[root]
    while head < tail:
        node = whole(queue[head])
        head += 1
        first = whole(tree.first[node])
        if first < 0:
            continue
        if tree.boards[node, PHASE] == board[PHASE] and tree.boards[node, SEAT] == seat:
            copy(room, tree.boards[node])
            hide(tables, room, seat)
            if _same(room, board):
                return node
        for edge in range(first, first + tree.spread[node]):
            if tree.child[edge] >= 0:
                queue[tail] = tree.child[edge]
                tail += 1
    return NOWHERE


@compiled
def _same(one: Board, other: Board) -> bool:
    different = NONE
    for offset in range(0, BOARD, 8):
        different |= word(one, offset) ^ word(other, offset)
    return bool(different == NONE)


@compiled
def transplant(old: Tree, node: int, new: Tree, root: int) -> None:
    """Copies what grew from a node of one tree into another, as one of its roots; there has to be room."""
    base, head, tail = new.counts[NODES], 0, 1
    new.queue[0] = node
    while head < tail:
        source, target = whole(new.queue[head]), base + head
        head += 1
        copy(new.boards[target], old.boards[source])
        new.trust[target] = old.trust[source]
        new.spread[target] = old.spread[source]
        new.asked[target] = old.asked[source]
        for seat in range(MOST_PLAYERS):
            new.sums[target, seat] = old.sums[source, seat]
        new.first[target] = UNJUDGED
        if old.first[source] < 0:
            continue
        first, start = whole(old.first[source]), new.counts[EDGES]
        new.first[target] = start
        is_chance = old.boards[source, PHASE] == DEALING
        new.counts[EDGES] = start + (new.counts[DRAWS] if is_chance else whole(old.spread[source]))
        for number in range(old.spread[source]):
            new.action[start + number] = old.action[first + number]
            new.prior[start + number] = old.prior[first + number]
            new.visits[start + number] = old.visits[first + number]
            new.worth[start + number] = old.worth[first + number]
            new.child[start + number] = NOWHERE
            if old.child[first + number] >= 0:
                new.queue[tail] = old.child[first + number]
                new.child[start + number] = base + tail
                tail += 1
    new.roots[root] = base
    new.counts[NODES] = base + tail


@compiled
def replant(
    old: Tree, new: Tree, tables: Words, board: Board, seat: int, roots: int, draws: int, rng: Words, room: Board
) -> None:
    """Begins a tree with what another, of the same seat, has of a position; the rest anew.

    A guess of hidden cards that still fits what the seat sees is as likely as a new one.
    """
    new.counts[NODES] = 0
    new.counts[EDGES] = 0
    new.counts[ROOTS] = roots
    new.counts[DRAWS] = draws
    new.counts[TURN] = 0
    for root in range(roots):
        node = find(old, tables, board, seat, root, room) if root < old.counts[ROOTS] else NOWHERE
        if node >= 0:
            transplant(old, node, new, root)
        else:
            plant(new, tables, board, seat, root, rng)
