"""First lessons: games by instinct, whose moves and endings a net learns before it plays itself."""

from __future__ import annotations

import numpy as np

from parure.editions import Edition
from parure.kernel import Words, compiled, deal, draw, legal, new_game, observe, play, won
from parure.kernel.compiled import whole
from parure.kernel.layout import DEALING, OVER, PHASE, PLAYERS, SEAT
from parure.kernel.rng import stream
from parure.kernel.tables import tables
from parure.learn.customs import Customs, how_many
from parure.learn.harvest import LONGEST_GAME, MEMORY, TO_GO, VALUES, WEIGHT, Harvest, write_points, write_policy
from parure.search.habits import Numbers, habits
from parure.search.instinct import feelings
from parure.search.sprint import UNIT, Mind, new_mind

HEAT = 0.5
"""How even the policy is that is taught; see `search.Manner.heat`."""
WHIM = 2.0
"""How erratic the games are, so that more positions come about."""


def lesson(edition: Edition, customs: Customs, seed: int, harvest: Harvest) -> None:
    """Fills a harvest with the positions of games by instinct."""
    _teach(tables(edition), customs, stream(seed), habits(edition), new_mind(), harvest)


@compiled
def _teach(tables: Words, customs: Customs, rng: Words, habits: Numbers, mind: Mind, harvest: Harvest) -> None:
    board = mind.board
    while harvest.counts[0] + MEMORY <= len(harvest.rows):
        first, decisions = whole(harvest.counts[0]), 0
        new_game(tables, board, how_many(customs, rng), rng)
        while board[PHASE] != OVER and decisions < LONGEST_GAME:
            if board[PHASE] == DEALING:
                deal(tables, board, rng)
                continue
            count = legal(tables, board, mind.actions)
            choice = 0
            if count > 1:
                feelings(tables, board, habits, mind.actions, count, mind.seen, mind.felt)
                choice = _whim(mind, count, rng)
                if harvest.counts[0] < first + MEMORY:
                    _write(tables, mind, count, decisions, harvest)
            play(tables, board, whole(mind.actions[choice]))
            decisions += 1
        _grade(tables, mind, first, decisions, harvest)


@compiled
def _whim(mind: Mind, count: int, rng: Words) -> int:
    best, choice = -1e30, 0
    for index in range(count):
        feeling = mind.felt[index] + WHIM * np.float64(draw(rng) >> np.uint64(11)) * UNIT
        if feeling > best:
            best, choice = feeling, index
    return choice


@compiled
def _write(tables: Words, mind: Mind, count: int, decisions: int, harvest: Harvest) -> None:
    """Notes a position, with what instinct says of it."""
    at = harvest.counts[0]
    harvest.counts[0] = at + 1
    seat = whole(mind.board[SEAT])
    observe(tables, mind.board, seat, harvest.rows[at])
    write_policy(mind.felt, mind.actions, count, HEAT, harvest.policies[at])
    note = harvest.notes[at]
    note[:] = 0.0
    note[VALUES] = seat  # until the game is over
    note[TO_GO] = decisions
    note[WEIGHT] = 1.0


@compiled
def _grade(tables: Words, mind: Mind, first: int, decisions: int, harvest: Harvest) -> None:
    """Notes how the game ended, for all its positions."""
    for at in range(first, harvest.counts[0]):
        note = harvest.notes[at]
        mover, players = whole(note[VALUES]), whole(mind.board[PLAYERS])
        write_points(mind.board, mover, note)
        for step in range(players):
            note[VALUES + step] = won(tables, mind.board, (mover + step) % players)
        note[TO_GO] = decisions - note[TO_GO]
