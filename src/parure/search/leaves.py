"""Growing a tree with a net: many positions are judged at once, so simulations go down before the last one came up.

Between `gather` and `absorb` each path counts as if it had found what was found before along its edges: that bends no
judgement, and yet the next one goes elsewhere, as from where many have been. Only where nobody has come back from it
counts as lost. Were it lost everywhere, simulations would flee to bad moves, and spoil the averages with them.

Near the end of a game who wins is a matter of reckoning: whose turn comes first, which card brings which tile. Nets are
weak at that, and quick games are short there, so that from `Style.finish` points on the value of a position is half the
net's, half a quick game's. With 0 it always is.

With some `Style.patience` the net is asked only about positions that so many simulations came by, a few of all. Before
that instinct gives their priors, and values are quick games. In Marvel with four players that makes twice as many
simulations or more in the same time, and over many quick games chance evens out, as a net's errors may not.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from parure.kernel import Board, Words, compiled, legal, won
from parure.kernel.compiled import whole
from parure.kernel.instructions import copy
from parure.kernel.layout import GAINS, OVER, PHASE, PLAYERS, POINTS_BYTE, SEAT, SEAT_SIZE, SEATS
from parure.kernel.observe import observe
from parure.search.grow import INSTINCT_HEAT, Style, ascend, descend, feel, is_ripe, unfold, weigh
from parure.search.habits import Numbers
from parure.search.sprint import Mind, sprint
from parure.search.tree import AWAITED, EDGES, TURN, UNJUDGED, Tree

LOST: Final = -1.0


@compiled
def gather(
    tree: Tree,
    tables: Words,
    habits: Numbers,
    style: Style,
    mind: Mind,
    rng: Words,
    simulations: int,
    rows: npt.NDArray[np.int8],
) -> tuple[int, int]:
    """Goes down so many times, fewer if two paths meet or `rows` are full: what is to be judged is written there.

    Returns how many rows there are, and how many simulations are done with: they ended in finished games, or where no
    net is asked yet.
    """
    count, done = 0, 0
    while count + done < simulations and count < rows.shape[0]:
        node = descend(tree, tables, style, rng, count)
        if tree.boards[node, PHASE] == OVER:
            crown(tree, tables, tree.boards[node])
            ascend(tree, count, False)
            done += 1
            continue
        depth = whole(tree.leaf[count, 0])
        if style.patience > 0 and depth > 0 and not is_ripe(tree, style, node, depth):
            feel(tree, tables, habits, INSTINCT_HEAT, mind, node)
            race(tree, tables, habits, style, mind, rng, node)
            ascend(tree, count, False)
            done += 1
            continue
        if tree.first[node] == AWAITED:
            tree.counts[TURN] -= 1
            break
        ask(tree, tables, node, rows[count])
        lend(tree, count, LOST)
        count += 1
    return count, done


@compiled
def ask(tree: Tree, tables: Words, node: int, row: npt.NDArray[np.int8]) -> None:
    """Writes down what a net is to judge."""
    if tree.first[node] == UNJUDGED:
        tree.first[node] = AWAITED
    tree.asked[node] = 1
    observe(tables, tree.boards[node], whole(tree.boards[node, SEAT]), row)


@compiled
def lend(tree: Tree, number: int, unseen: float) -> None:
    """Counts a path that is on its way; `unseen`: what its first edge is lent if nobody has come back from there."""
    for step in range(tree.leaf[number, 0]):
        edge = whole(tree.path[number, 0, step])
        visits = tree.visits[edge]
        lent = tree.worth[edge] / visits if visits > 0 else unseen if step == 0 else LOST
        tree.lent[number, step] = lent
        tree.worth[edge] += lent
        tree.visits[edge] = visits + 1


@compiled
def crown(tree: Tree, tables: Words, board: Board) -> None:
    """Values a finished game as a net does: by who won it."""
    for seat in range(board[PLAYERS]):
        tree.value[seat] = 2.0 * won(tables, board, seat) - 1.0


@compiled
def absorb(
    tree: Tree,
    tables: Words,
    habits: Numbers,
    style: Style,
    mind: Mind,
    rng: Words,
    count: int,
    logits: npt.NDArray[np.float32],
    values: npt.NDArray[np.float32],
) -> None:
    """Takes the judgement of each row up its path; values begin with the seat to move and go clockwise."""
    for number in range(count):
        node = whole(tree.leaf[number, 1])
        board = tree.boards[node]
        moves = legal(tables, board, mind.actions)  # none where chance is to move
        for move in range(moves):
            mind.felt[move] = logits[number, mind.actions[move]]
        if tree.first[node] == AWAITED:
            tree.first[node] = UNJUDGED
            if moves and tree.counts[EDGES] + moves <= tree.action.size:
                unfold(tree, node, mind, moves, style.heat)
        elif style.patience > 0 and tree.first[node] >= 0 and moves:
            weigh(tree, node, mind, style.heat)
        players, seat = whole(board[PLAYERS]), whole(board[SEAT])
        shares_value = most_points(board) >= style.finish
        if shares_value:
            race(tree, tables, habits, style, mind, rng, node)
        for step in range(players):
            player, told = (seat + step) % players, values[number, step]
            tree.value[player] = 0.5 * (told + tree.value[player]) if shares_value else told
        ascend(tree, number, True)


@compiled
def race(tree: Tree, tables: Words, habits: Numbers, style: Style, mind: Mind, rng: Words, node: int) -> None:
    """Values a node by who wins a quick game."""
    copy(mind.board, tree.boards[node])
    sprint(tables, mind.board, rng, habits, style.whim, style.limit, mind)
    crown(tree, tables, mind.board)


@compiled
def most_points(board: Board) -> int:
    """The points of whoever has most."""
    most = 0
    for seat in range(board[PLAYERS]):
        most = max(most, whole(board[SEATS + SEAT_SIZE * seat + GAINS + POINTS_BYTE]))
    return most
