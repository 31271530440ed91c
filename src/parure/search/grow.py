"""Growing a tree: one simulation goes down to a position that nobody has judged, and its judgement goes up again."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from parure.kernel import Board, Words, compiled, determinise, drawn, legal, play, reveal, share
from parure.kernel.compiled import whole
from parure.kernel.instructions import copy
from parure.kernel.layout import DEALING, MOST_PLAYERS, OVER, PHASE, PLAYERS, SEAT
from parure.search.habits import Numbers
from parure.search.instinct import feelings
from parure.search.sprint import Mind, sprint
from parure.search.tree import DEEPEST, DRAWS, EDGES, NODES, NOWHERE, ROOTS, TURN, UNJUDGED, Tree

INSTINCT_HEAT: Final = 0.5
"""How even the priors of instinct are: those before a net's, and all others unless somebody wants it otherwise."""
GLANCE: Final = 4
"""Simulations for each action at a root, before those that nobody has tried get one each."""


class Style(NamedTuple):
    """How a tree is grown."""

    exploration: float
    """How much the prior counts against what was found."""
    caution: float
    """By how much an action that nobody has tried is thought worse than its position."""
    heat: float
    """How even the priors are that whoever judges gives: instinct, or a net."""
    whim: float
    """How erratic the quick games are."""
    limit: int
    """Decisions after which a quick game is broken off and judged as it stands."""
    draws: int
    """How many of the cards that may be dealt are thought about, where one is dealt,"""
    widening: float
    """and how many more, for the square root of the simulations that came there."""
    patience: int
    """How many simulations come by a position before a net is asked about it; 0: it is asked at once. See leaves.py."""
    finish: int
    """From how many points on, of whoever has most, a net's value is only half of what a position is worth: see
    leaves.py."""


@compiled
def plant(tree: Tree, tables: Words, board: Board, seat: int, root: int, rng: Words) -> None:
    """Makes a root: a position with a guess of what a seat can't see."""
    node = tree.counts[NODES]
    tree.counts[NODES] = node + 1
    tree.roots[root] = node
    _clear(tree, node)
    copy(tree.boards[node], board)
    determinise(tables, tree.boards[node], seat, rng)


@compiled
def _clear(tree: Tree, node: int) -> None:
    tree.first[node] = UNJUDGED
    tree.spread[node] = 0
    tree.asked[node] = 0
    tree.trust[node] = 0
    for seat in range(MOST_PLAYERS):
        tree.sums[node, seat] = 0.0


@compiled
def grow(tree: Tree, tables: Words, habits: Numbers, style: Style, mind: Mind, rng: Words, simulations: int) -> None:
    """Runs so many simulations, each judged by a quick game by instinct."""
    for _ in range(simulations):
        node = descend(tree, tables, style, rng, 0)
        if tree.boards[node, PHASE] == OVER:
            settle(tree, tables, tree.boards[node])
        else:
            judge(tree, tables, habits, style, mind, rng, node)
        ascend(tree, 0, False)


@compiled
def settle(tree: Tree, tables: Words, board: Board) -> None:
    """Values a finished game."""
    for seat in range(board[PLAYERS]):
        tree.value[seat] = share(tables, board, seat)


@compiled
def descend(tree: Tree, tables: Words, style: Style, rng: Words, number: int) -> int:
    """Follows the tree from a root to a position that is over or to be judged; the path to it has a number."""
    root = whole(tree.roots[tree.counts[TURN] % tree.counts[ROOTS]])
    tree.counts[TURN] += 1
    return walk(tree, tables, style, rng, number, root, 0)


@compiled
def walk(tree: Tree, tables: Words, style: Style, rng: Words, number: int, node: int, depth: int) -> int:
    """The same from a node on, to which a path of such a depth has led."""
    while depth < DEEPEST:
        phase = tree.boards[node, PHASE]
        if phase == OVER:
            break
        if phase == DEALING:
            edge = draw_edge(tree, tables, style, rng, node)
        elif tree.first[node] < 0 or is_ripe(tree, style, node, depth):
            break
        else:
            edge = best_edge(tree, style, node, whole(tree.counts[ROOTS]) if depth == 0 else 0)
        if edge < 0:
            break
        child = whole(tree.child[edge])
        if child == NOWHERE:
            child = follow(tree, tables, node, edge)
            if child < 0:
                break
        tree.path[number, 0, depth] = edge
        tree.path[number, 1, depth] = node
        depth += 1
        node = child
    tree.leaf[number, 0] = depth
    tree.leaf[number, 1] = node
    return node


@compiled
def is_ripe(tree: Tree, style: Style, node: int, depth: int) -> bool:
    """Whether a net is to be asked about a node that instinct has judged: it is a root, or enough simulations came."""
    waits = style.patience > 0 and tree.first[node] >= 0 and tree.asked[node] == 0
    return bool(waits and (depth == 0 or tree.trust[node] >= style.patience))


@compiled
def follow(tree: Tree, tables: Words, node: int, edge: int) -> int:
    """The new node that an edge leads to; negative if there is no room for it."""
    child = whole(tree.counts[NODES])
    if child >= tree.first.size:
        return NOWHERE
    tree.counts[NODES] = child + 1
    _clear(tree, child)
    copy(tree.boards[child], tree.boards[node])
    if tree.boards[node, PHASE] == DEALING:
        reveal(tables, tree.boards[child], whole(tree.action[edge]))
    else:
        play(tables, tree.boards[child], whole(tree.action[edge]))
    tree.child[edge] = child
    return child


@compiled
def draw_edge(tree: Tree, tables: Words, style: Style, rng: Words, node: int) -> int:
    """Where chance goes: to a card just drawn, or while there are enough of them, to the one that came up least.

    When there is no room for new nodes it goes to those that it has; NOWHERE if there are none.
    """
    if tree.first[node] < 0:
        room = whole(tree.counts[DRAWS])
        if tree.counts[EDGES] + room > tree.action.size:
            return NOWHERE
        tree.first[node] = tree.counts[EDGES]
        tree.counts[EDGES] += room
    first, spread = whole(tree.first[node]), whole(tree.spread[node])
    more = style.widening * math.sqrt(np.float64(tree.trust[node]))
    if whole(tree.counts[NODES]) >= tree.first.size:
        if spread == 0:
            return NOWHERE
    elif spread < min(whole(tree.counts[DRAWS]), style.draws + whole(more)):
        card = drawn(tables, tree.boards[node], rng)
        for edge in range(first, first + spread):
            if tree.action[edge] == card:
                return edge
        edge = first + spread
        tree.spread[node] = spread + 1
        tree.action[edge] = card
        tree.prior[edge] = 1.0
        tree.visits[edge] = 0
        tree.worth[edge] = 0.0
        tree.child[edge] = NOWHERE
        return edge
    least = first
    for edge in range(first + 1, first + spread):
        if tree.visits[edge] < tree.visits[least]:
            least = edge
    return least


@compiled
def best_edge(tree: Tree, style: Style, node: int, roots: int) -> int:
    """The action that promises most to its player: by what was found, and where little was, by its prior.

    `roots`: of how many roots the findings count together; 0 for a node below them. At a root every action is tried
    before long, so that one which is underrated gets a look. When there is no room for new
    nodes, what nobody has tried is left alone, unless nothing was tried.
    """
    first, spread = whole(tree.first[node]), whole(tree.spread[node])
    seat = tree.boards[node, SEAT]
    trust: float = np.float64(tree.trust[node])
    total: float = np.float64(tree.sums[node, seat])
    if roots:
        trust, total = 0.0, 0.0
        for number in range(roots):
            trust += tree.trust[tree.roots[number]]
            total += tree.sums[tree.roots[number], seat]
    unseen = total / max(1.0, trust) - style.caution
    eager = style.exploration * math.sqrt(max(1.0, trust))
    full = whole(tree.counts[NODES]) >= tree.first.size
    best, choice = -1e30, first
    for number in range(spread):
        visits: float = np.float64(tree.visits[first + number])
        worth: float = np.float64(tree.worth[first + number])
        if roots > 1:
            visits, worth = 0.0, 0.0
            for root in range(roots):
                start = whole(tree.first[tree.roots[root]])
                if start >= 0:
                    visits += tree.visits[start + number]
                    worth += tree.worth[start + number]
        mean = worth / visits if visits > 0.0 else unseen
        promise = mean + eager * tree.prior[first + number] / (1.0 + visits)
        if roots and visits == 0.0 and trust >= GLANCE * spread:
            promise += 1e3
        if full and tree.child[first + number] == NOWHERE:
            promise -= 1e6
        if promise > best:
            best, choice = promise, first + number
    return choice


@compiled
def judge(tree: Tree, tables: Words, habits: Numbers, style: Style, mind: Mind, rng: Words, node: int) -> None:
    """Gives a node its edges with priors by instinct, and its value by a quick game to the end."""
    feel(tree, tables, habits, style.heat, mind, node)
    copy(mind.board, tree.boards[node])
    sprint(tables, mind.board, rng, habits, style.whim, style.limit, mind)
    settle(tree, tables, mind.board)


@compiled
def feel(tree: Tree, tables: Words, habits: Numbers, heat: float, mind: Mind, node: int) -> None:
    """Gives a node its edges with priors by instinct, unless it has them, chance is to move, or there is no room."""
    if tree.first[node] < 0 and tree.boards[node, PHASE] != DEALING:
        count = legal(tables, tree.boards[node], mind.actions)
        if tree.counts[EDGES] + count <= tree.action.size:
            feelings(tables, tree.boards[node], habits, mind.actions, count, mind.seen, mind.felt)
            unfold(tree, node, mind, count, heat)


@compiled
def unfold(tree: Tree, node: int, mind: Mind, count: int, heat: float) -> None:
    """Gives a node its edges, with priors from what is felt about each action."""
    first = tree.counts[EDGES]
    tree.counts[EDGES] = first + count
    for number in range(count):
        edge = first + number
        tree.action[edge] = mind.actions[number]
        tree.visits[edge] = 0
        tree.worth[edge] = 0.0
        tree.child[edge] = NOWHERE
    tree.spread[node] = count
    tree.first[node] = first
    weigh(tree, node, mind, heat)


@compiled
def weigh(tree: Tree, node: int, mind: Mind, heat: float) -> None:
    """Gives the edges of a node their priors, from what is felt about each action."""
    first, count = whole(tree.first[node]), whole(tree.spread[node])
    most, total = -1e30, 0.0
    for number in range(count):
        most = max(most, mind.felt[number])
    for number in range(count):
        mind.felt[number] = math.exp((mind.felt[number] - most) / heat)
        total += mind.felt[number]
    for number in range(count):
        tree.prior[first + number] = mind.felt[number] / total


@compiled
def ascend(tree: Tree, number: int, is_lent: bool) -> None:
    """Adds a value to all that a path went through; `is_lent`: instead of what its edges were lent (leaves.py)."""
    node = whole(tree.leaf[number, 1])
    players = whole(tree.boards[node, PLAYERS])
    tree.trust[node] += 1
    for seat in range(players):
        tree.sums[node, seat] += tree.value[seat]
    for step in range(tree.leaf[number, 0] - 1, -1, -1):
        edge, above = whole(tree.path[number, 0, step]), whole(tree.path[number, 1, step])
        tree.worth[edge] += tree.value[whole(tree.boards[above, SEAT])]
        if is_lent:
            tree.worth[edge] -= tree.lent[number, step]
        else:
            tree.visits[edge] += 1
        tree.trust[above] += 1
        for seat in range(players):
            tree.sums[above, seat] += tree.value[seat]
