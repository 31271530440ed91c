"""Many games, each with a tree of the search: grown together, so that one call of the net judges leaves of them all.

A search at a table tries actions by sequential halving (Gumbel AlphaZero: Danihelka et al., 2022): each legal action
has its prior and a random bonus, the best few are tried, the better half of them again, and so on. The action that is
left is played, which is a random choice by a better policy than the net's; that policy is what is learnt.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel import Boards, Words, below, compiled, deal, legal, new_game, observe, play, won
from parure.kernel.compiled import whole
from parure.kernel.features import FEATURES
from parure.kernel.layout import BOARD, DEALING, MOST_ACTIONS, MOST_PLAYERS, OVER, PHASE, PLAYERS, SEAT
from parure.kernel.rng import streams
from parure.kernel.tables import ACTIONS, tables
from parure.learn.customs import Customs, how_many, uniform
from parure.learn.harvest import (
    LONGEST_GAME,
    MEMORY,
    NOTES,
    TO_GO,
    VALUES,
    WEIGHT,
    Bytes,
    Floats,
    Harvest,
    Shares,
    write_ending,
    write_policy,
)
from parure.learn.plan import Plan
from parure.search.grow import ascend, follow, plant, walk
from parure.search.leaves import absorb, crown, lend
from parure.search.sprint import Mind
from parure.search.tree import AWAITED, DRAWS, EDGES, NODES, NOWHERE, ROOTS, TURN, UNJUDGED, Tree, new_tree

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
    """the search's policy, in 255ths,"""
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
        policies=np.zeros((count, MEMORY, actions), np.uint8),
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
def begin_game(orchard: Orchard, number: int, tables: Words, customs: Customs) -> None:
    """Sets a table, for as many as chance will have."""
    rng = orchard.rngs[number]
    players = how_many(customs, rng)
    new_game(tables, orchard.games[number], players, rng)
    orchard.facts[number, DECISIONS] = 0
    orchard.facts[number, KEPT] = 0
    has_guests = uniform(rng) <= customs.past
    orchard.facts[number, GUESTS] = 1 + below(rng, (1 << players) - 2) if has_guests else 0


@compiled
def begin_search(orchard: Orchard, number: int, tables: Words, customs: Customs) -> None:
    """Plants the tree of the position that a game is in."""
    tree, rng, game = tree_at(orchard.forest, number), orchard.rngs[number], orchard.games[number]
    tree.counts[NODES] = 0
    tree.counts[EDGES] = 0
    tree.counts[ROOTS] = 1
    tree.counts[DRAWS] = customs.style.draws
    tree.counts[TURN] = 0
    plant(tree, tables, game, whole(game[SEAT]), 0, rng)
    is_full = uniform(rng) <= customs.full_share
    orchard.facts[number, DONE] = 0
    orchard.facts[number, GOAL] = customs.full if is_full else customs.quick
    orchard.facts[number, WAITING] = 0
    for index in range(MOST_ACTIONS):
        orchard.luck[number, index] = -customs.luck * math.log(-math.log(uniform(rng) * (1.0 - 1e-12)))


@compiled
def expectations(tree: Tree, customs: Customs, out: npt.NDArray[np.float64]) -> None:
    """For each action at the root, the net's own policy bettered by what was found, as logits."""
    root = whole(tree.roots[0])
    first, spread, seat = whole(tree.first[root]), whole(tree.spread[root]), whole(tree.boards[root, SEAT])
    most = 0
    for edge in range(first, first + spread):
        most = max(most, whole(tree.visits[edge]))
    mean = tree.sums[root, seat] / max(1, tree.trust[root])
    for number in range(spread):
        edge = first + number
        found = tree.worth[edge] / tree.visits[edge] if tree.visits[edge] > 0 else mean
        out[number] = math.log(tree.prior[edge] + 1e-9) + (50 + most) * customs.faith * found


@compiled
def foresee(tree: Tree, logits: npt.NDArray[np.float64], out: Floats) -> None:
    """What a position is worth to each seat if its mover plays by the bettered policy.

    The mean of all simulations is less than that to him: most of them tried what he won't play.
    """
    root = whole(tree.roots[0])
    first, spread = whole(tree.first[root]), whole(tree.spread[root])
    most, weights = -1e30, 0.0
    for number in range(spread):
        if tree.visits[first + number] > 0:
            most = max(most, logits[number])
    out[:] = 0.0
    for number in range(spread):
        if tree.visits[first + number] > 0:
            weight = math.exp(logits[number] - most)
            weights += weight
            child = whole(tree.child[first + number])
            for seat in range(MOST_PLAYERS):
                out[seat] += weight * tree.sums[child, seat] / max(1, tree.trust[child])
    for seat in range(MOST_PLAYERS):
        out[seat] = out[seat] / weights if weights > 0.0 else tree.sums[root, seat] / max(1, tree.trust[root])


@compiled
def root_edge(orchard: Orchard, number: int, tree: Tree, customs: Customs, mind: Mind, final: bool) -> int:
    """The action that a search tries next; `final`: the one that it ends up with."""
    root = whole(tree.roots[0])
    first, spread = whole(tree.first[root]), whole(tree.spread[root])
    expectations(tree, customs, mind.felt)
    begun, most = 0, 0
    for edge in range(first, first + spread):
        begun += whole(tree.visits[edge])
        most = max(most, whole(tree.visits[edge]))
    kind = 1 if orchard.facts[number, GOAL] == customs.full else 0
    at = min(begun, customs.schedule.shape[2] - 1)
    wanted = most if final else whole(customs.schedule[kind, min(spread, customs.considered), at])
    best, choice = -1e30, first
    for index in range(spread):
        promise = mind.felt[index] + orchard.luck[number, index] - 1e6 * abs(tree.visits[first + index] - wanted)
        if promise > best:
            best, choice = promise, first + index
    return choice


@compiled
def gather_leaves(
    orchard: Orchard, number: int, tables: Words, customs: Customs, mind: Mind, rows: Bytes, start: int
) -> int:
    """Goes down a tree as often as it may at once; writes what the net is to judge into rows; returns how many.

    A search whose simulations all ended in finished games goes on at once.
    """
    tree, rng, facts = tree_at(orchard.forest, number), orchard.rngs[number], orchard.facts[number]
    root, count = whole(tree.roots[0]), 0
    seat = whole(tree.boards[root, SEAT])
    while count < customs.leaves and facts[DONE] + count < facts[GOAL]:
        depth, node = 0, root
        if tree.first[root] >= 0:
            edge = root_edge(orchard, number, tree, customs, mind, False)
            tree.path[count, 0, 0] = edge
            tree.path[count, 1, 0] = root
            node = whole(tree.child[edge])
            if node == NOWHERE:
                node = follow(tree, tables, root, edge)
            depth = 1
        node = walk(tree, tables, customs.style, rng, count, node, depth)
        if tree.boards[node, PHASE] == OVER:
            crown(tree, tables, node)
            ascend(tree, count, False)
            facts[DONE] += 1
            continue
        if tree.first[node] == AWAITED:
            break
        if tree.first[node] == UNJUDGED:
            tree.first[node] = AWAITED
        observe(tables, tree.boards[node], whole(tree.boards[node, SEAT]), rows[start + count])
        # At the root the schedule sends them elsewhere: what is not judged yet is thought as good as the rest.
        lend(tree, count, tree.sums[root, seat] / max(1, tree.trust[root]))
        count += 1
    return count


@compiled
def remember(orchard: Orchard, number: int, tables: Words, customs: Customs, mind: Mind) -> None:
    """Writes down what a search found, to learn from it once the game is over."""
    kept = whole(orchard.facts[number, KEPT])
    if kept == MEMORY:
        return
    tree, game = tree_at(orchard.forest, number), orchard.games[number]
    root, seat = whole(tree.roots[0]), whole(game[SEAT])
    first, spread = whole(tree.first[root]), whole(tree.spread[root])
    orchard.facts[number, KEPT] = kept + 1
    orchard.movers[number, kept] = seat
    observe(tables, game, seat, orchard.rows[number, kept])
    note = orchard.notes[number, kept]
    expectations(tree, customs, mind.felt)
    foresee(tree, mind.felt, note[VALUES : VALUES + MOST_PLAYERS])
    note[TO_GO] = orchard.facts[number, DECISIONS]
    note[WEIGHT] = orchard.facts[number, GOAL] == customs.full
    orchard.policies[number, kept] = 0
    if note[WEIGHT] > 0.0:
        write_policy(mind.felt, tree.action[first : first + spread], spread, 1.0, orchard.policies[number, kept])


@compiled
def look_back(orchard: Orchard, number: int, tables: Words, customs: Customs) -> None:
    """Makes of what each search expected what is to be learnt: later searches know better, the end knows best."""
    game, notes = orchard.games[number], orchard.notes[number]
    for seat in range(game[PLAYERS]):
        later = np.float64(won(tables, game, seat))
        for index in range(orchard.facts[number, KEPT] - 1, -1, -1):
            expected = 0.5 + 0.5 * notes[index, VALUES + seat]
            later = customs.hindsight * later + (1.0 - customs.hindsight) * expected
            notes[index, VALUES + seat] = later


@compiled
def gather_game(orchard: Orchard, number: int, tables: Words, customs: Customs, harvest: Harvest) -> None:
    """Takes what is remembered of a game that is over to the harvest, seen by who moved, with how the game ended."""
    game, decisions = orchard.games[number], whole(orchard.facts[number, DECISIONS])
    players = whole(game[PLAYERS])
    look_back(orchard, number, tables, customs)
    harvest.counts[1] += 1
    harvest.counts[2] += decisions
    for index in range(orchard.facts[number, KEPT]):
        at = harvest.counts[0]
        harvest.counts[0] = at + 1
        for column in range(harvest.rows.shape[1]):
            harvest.rows[at, column] = orchard.rows[number, index, column]
        for column in range(harvest.policies.shape[1]):
            harvest.policies[at, column] = orchard.policies[number, index, column]
        mover, note, out = whole(orchard.movers[number, index]), orchard.notes[number, index], harvest.notes[at]
        out[:] = 0.0
        write_ending(tables, game, mover, out)
        for step in range(players):
            out[VALUES + step] = note[VALUES + (mover + step) % players]
        out[TO_GO] = decisions - note[TO_GO]
        out[WEIGHT] = note[WEIGHT]


@compiled
def decide(orchard: Orchard, number: int, tables: Words, customs: Customs, mind: Mind, harvest: Harvest) -> None:
    """Plays what a search ended up with, then whatever there is no choice about, up to the next decision."""
    tree, game, facts = tree_at(orchard.forest, number), orchard.games[number], orchard.facts[number]
    is_guest = (whole(facts[GUESTS]) >> whole(game[SEAT])) & 1
    if not is_guest:
        remember(orchard, number, tables, customs, mind)
    play(tables, game, whole(tree.action[root_edge(orchard, number, tree, customs, mind, True)]))
    facts[DECISIONS] += 1
    harvest.counts[3] += facts[DONE]
    while True:
        if game[PHASE] == OVER or facts[DECISIONS] >= LONGEST_GAME:
            gather_game(orchard, number, tables, customs, harvest)
            begin_game(orchard, number, tables, customs)
        elif game[PHASE] == DEALING:
            deal(tables, game, orchard.rngs[number])
        elif legal(tables, game, mind.actions) == 1:
            play(tables, game, whole(mind.actions[0]))
            facts[DECISIONS] += 1
        else:
            break
    begin_search(orchard, number, tables, customs)


@compiled
def begin(orchard: Orchard, tables: Words, customs: Customs) -> None:
    """Sets every table."""
    for number in range(len(orchard.games)):
        begin_game(orchard, number, tables, customs)
        begin_search(orchard, number, tables, customs)


@compiled
def advance(
    orchard: Orchard,
    tables: Words,
    customs: Customs,
    mind: Mind,
    judged: Floats,
    rows: Bytes,
    guests: Shares,
    harvest: Harvest,
) -> int:
    """Takes up what the net said of the last rows, plays where a search is done, and asks for the next; how many.

    `judged` has a row for each of them: a logit for each action, then a value for each seat. `guests` tells which of
    the new ones are a past net's to judge.
    """
    start, asked = 0, 0
    actions = judged.shape[1] - MOST_PLAYERS
    for number in range(len(orchard.games)):
        tree, facts = tree_at(orchard.forest, number), orchard.facts[number]
        waiting = whole(facts[WAITING])
        if waiting:
            found = judged[start : start + waiting]
            absorb(tree, tables, customs.style, mind, waiting, found[:, :actions], found[:, actions:])
            start += waiting
            facts[DONE] += waiting
            facts[WAITING] = 0
        while facts[WAITING] == 0:
            if facts[DONE] >= facts[GOAL]:
                if harvest.counts[0] + MEMORY > len(harvest.rows):
                    break  # nobody has fetched the harvest: this game waits
                decide(orchard, number, tables, customs, mind, harvest)
            facts[WAITING] = gather_leaves(orchard, number, tables, customs, mind, rows, asked)
        is_guest = (whole(facts[GUESTS]) >> whole(orchard.games[number, SEAT])) & 1
        for row in range(asked, asked + facts[WAITING]):
            guests[row] = is_guest
        asked += whole(facts[WAITING])
    return asked
