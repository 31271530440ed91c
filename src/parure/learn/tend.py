"""Tending the games of an orchard: their trees grow together, so that one call of the net judges leaves of them all.

A search at a table tries actions by sequential halving (Gumbel AlphaZero: Danihelka et al., 2022): each legal action
has its prior and a random bonus, the best few are tried, the better half of them again, and so on. The action that is
left is played, which is a random choice by a better policy than the net's; that policy is what is learnt.

Which actions a full search tries at all is decided by a bonus of its own (`Plan.curiosity`): with a larger one, actions
that the net thinks little of are tried now and then, and yet go no further unless they are found good.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from parure.kernel import Words, below, compiled, deal, legal, new_game, play
from parure.kernel.compiled import whole
from parure.kernel.layout import DEALING, MOST_ACTIONS, MOST_PLAYERS, OVER, PHASE, SEAT
from parure.learn.customs import Customs, how_many, uniform
from parure.learn.harvest import LONGEST_GAME, MEMORY, Bytes, Flags, Floats, Harvest
from parure.learn.memory import gather_game, remember
from parure.learn.orchard import DECISIONS, DONE, GOAL, GUESTS, KEPT, WAITING, Orchard, is_guest, tree_at
from parure.search.grow import ascend, follow, plant, walk
from parure.search.leaves import absorb, ask, crown, lend
from parure.search.sprint import Mind
from parure.search.tree import AWAITED, DRAWS, EDGES, NODES, NOWHERE, ROOTS, TURN, Tree


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
        orchard.luck[number, index] = -math.log(-math.log(uniform(rng) * (1.0 - 1e-12)))


@compiled
def bettered(tree: Tree, customs: Customs, out: npt.NDArray[np.float64]) -> None:
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
def root_edge(orchard: Orchard, number: int, tree: Tree, customs: Customs, mind: Mind, is_final: bool) -> int:
    """The action that a search tries next; `is_final`: the one that it ends up with."""
    root = whole(tree.roots[0])
    first, spread = whole(tree.first[root]), whole(tree.spread[root])
    bettered(tree, customs, mind.felt)
    begun, most = 0, 0
    for edge in range(first, first + spread):
        begun += whole(tree.visits[edge])
        most = max(most, whole(tree.visits[edge]))
    kind = 1 if orchard.facts[number, GOAL] == customs.full else 0
    at = min(begun, customs.schedule.shape[2] - 1)
    wanted = most if is_final else whole(customs.schedule[kind, min(spread, customs.considered), at])
    luck = customs.curiosity if kind == 1 and wanted == 0 else customs.luck
    best, choice = -1e30, first
    for index in range(spread):
        promise = mind.felt[index] + luck * orchard.luck[number, index]
        promise -= 1e6 * abs(tree.visits[first + index] - wanted)
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
            edge = root_edge(orchard, number, tree, customs, mind, is_final=False)
            tree.path[count, 0, 0] = edge
            tree.path[count, 1, 0] = root
            node = whole(tree.child[edge])
            if node == NOWHERE:
                node = follow(tree, tables, root, edge)
            depth = 1
        node = walk(tree, tables, customs.style, rng, count, node, depth)
        if tree.boards[node, PHASE] == OVER:
            crown(tree, tables, tree.boards[node])
            ascend(tree, count, is_lent=False)
            facts[DONE] += 1
            continue
        if tree.first[node] == AWAITED:
            break
        ask(tree, tables, node, rows[start + count])
        # At the root the schedule sends them elsewhere: what is not judged yet is thought as good as the rest.
        lend(tree, count, tree.sums[root, seat] / max(1, tree.trust[root]))
        count += 1
    return count


@compiled
def decide(orchard: Orchard, number: int, tables: Words, customs: Customs, mind: Mind, harvest: Harvest) -> None:
    """Plays what a search ended up with, then whatever there is no choice about, up to the next decision."""
    tree, game, facts = tree_at(orchard.forest, number), orchard.games[number], orchard.facts[number]
    bettered(tree, customs, mind.felt)
    remember(orchard, number, tables, customs, mind)
    play(tables, game, whole(tree.action[root_edge(orchard, number, tree, customs, mind, is_final=True)]))
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
    guests: Flags,
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
            logits, values = found[:, :actions], found[:, actions:]
            rng = orchard.rngs[number]
            absorb(tree, tables, customs.habits, customs.style, mind, rng, waiting, logits, values)
            start += waiting
            facts[DONE] += waiting
            facts[WAITING] = 0
        while facts[WAITING] == 0:
            if facts[DONE] >= facts[GOAL]:
                if harvest.counts[0] + MEMORY > len(harvest.rows):
                    break  # nobody has fetched the harvest: this game waits
                decide(orchard, number, tables, customs, mind, harvest)
            facts[WAITING] = gather_leaves(orchard, number, tables, customs, mind, rows, asked)
        for row in range(asked, asked + facts[WAITING]):
            guests[row] = is_guest(orchard, number)
        asked += whole(facts[WAITING])
    return asked
