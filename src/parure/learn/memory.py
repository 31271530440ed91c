"""What is remembered of the games that go on, and what is to be learnt from it once they are over."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from parure.kernel import Words, compiled, observe, won
from parure.kernel.compiled import whole
from parure.kernel.layout import MOST_PLAYERS, PLAYERS, SEAT
from parure.learn.customs import Customs
from parure.learn.harvest import MEMORY, TO_GO, VALUES, WEIGHT, Floats, Harvest, write_points, write_policy
from parure.learn.orchard import DECISIONS, GOAL, KEPT, Orchard, is_guest, tree_at
from parure.search.sprint import Mind
from parure.search.tree import Tree


@compiled
def expect(tree: Tree, logits: npt.NDArray[np.float64], out: Floats) -> None:
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
def remember(orchard: Orchard, number: int, tables: Words, customs: Customs, mind: Mind) -> None:
    """Writes down what a search found, to learn from it once the game is over; `mind.felt`: the bettered policy.

    Of a past net's searches only the values are learnt.
    """
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
    expect(tree, mind.felt, note[VALUES : VALUES + MOST_PLAYERS])
    note[TO_GO] = orchard.facts[number, DECISIONS]
    note[WEIGHT] = orchard.facts[number, GOAL] == customs.full and not is_guest(orchard, number)
    orchard.policies[number, kept] = 0
    if note[WEIGHT] > 0.0:
        write_policy(mind.felt, tree.action[first : first + spread], spread, 1.0, orchard.policies[number, kept])


@compiled
def look_back(orchard: Orchard, number: int, tables: Words, customs: Customs) -> None:
    """Makes of what each search expected what is to be learnt: later searches know better, the end knows best.

    In a round of four there are twice as many choices as in a round of two: each counts half as much.
    """
    game, notes = orchard.games[number], orchard.notes[number]
    hindsight = customs.hindsight ** (2.0 / game[PLAYERS])
    for seat in range(game[PLAYERS]):
        later = np.float64(won(tables, game, seat))
        for index in range(orchard.facts[number, KEPT] - 1, -1, -1):
            expected = 0.5 + 0.5 * notes[index, VALUES + seat]
            later = hindsight * later + (1.0 - hindsight) * expected
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
        write_points(game, mover, out)
        for step in range(players):
            out[VALUES + step] = note[VALUES + (mover + step) % players]
        out[TO_GO] = decisions - note[TO_GO]
        out[WEIGHT] = note[WEIGHT]
