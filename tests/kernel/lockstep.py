"""Judge and kernel side by side: what both say of a position, compared in every field."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

import parure
from parure.codec import action_numbers, actions
from parure.kernel.chance import chance_count, outcomes
from parure.kernel.compiled import Board
from parure.kernel.convert import card_numbers, to_board, to_state
from parure.kernel.layout import MOST_ACTIONS, MOST_CARDS
from parure.kernel.legal import legal
from parure.kernel.play import play, reveal
from parure.kernel.score import place
from parure.kernel.tables import tables

_ROOM = np.zeros(max(MOST_ACTIONS, MOST_CARDS), np.int16)


def in_table_order(state: parure.State) -> parure.State:
    """The position without what a board does not hold: in which order things were bought and taken."""
    cards, faces = state.edition.cards, state.edition.faces
    players = tuple(
        replace(
            player,
            cards=tuple(sorted(player.cards, key=cards.index)),
            tiles=tuple(sorted(player.tiles, key=faces.index)),
        )
        for player in state.players
    )
    return replace(state, players=players, tiles=tuple(sorted(state.tiles, key=faces.index)))


def compare(state: parure.State, board: Board) -> None:
    """Fails unless the kernel's board is the judge's position: fields, legal list, chance's odds and places."""
    edition, row = state.edition, tables(state.edition)
    wanted = to_board(state)
    assert bytes(board) == bytes(wanted), f"bytes {np.flatnonzero(board != wanted)} differ in {state!r}"
    assert to_state(edition, board) == in_table_order(state)
    numbers = action_numbers(edition)
    judged = sorted(numbers[action] for action in parure.legal_actions(state))
    assert _ROOM[: legal(row, board, _ROOM)].tolist() == judged
    odds = {card_numbers(edition)[move.card]: chance for move, chance in parure.outcomes(state).items()}
    assert _ROOM[: outcomes(row, board, _ROOM)].tolist() == sorted(odds)
    assert all(chance == 1 / chance_count(board) for chance in odds.values())
    if isinstance(state.phase, parure.Over):
        places = [place(row, board, seat) for seat in range(len(state.players))]
        assert places == _places(state.phase.outcome)


def _places(outcome: parure.Outcome) -> list[int]:
    before, places = 0, {}
    for shared in outcome.ranking:
        places |= dict.fromkeys(shared, before)
        before += len(shared)
    return [places[seat] for seat in sorted(places)]


def advance(state: parure.State, board: Board, move: parure.Move) -> parure.State:
    """Plays a move on both."""
    if isinstance(move, parure.Reveal):
        reveal(tables(state.edition), board, card_numbers(state.edition)[move.card])
    else:
        play(tables(state.edition), board, action_numbers(state.edition)[move])
    return parure.apply(state, move).state


def walk(state: parure.State, rng: Random, plies: int) -> int:
    """Plays at random on both, comparing at every ply; returns how many decisions that were."""
    board, decisions = to_board(state), 0
    compare(state, board)
    for _ in range(plies):
        moves = parure.legal_actions(state) or tuple(parure.outcomes(state))
        if not moves:
            break
        move = rng.choice(moves)
        decisions += not isinstance(move, parure.Reveal)
        state = advance(state, board, move)
        compare(state, board)
    return decisions
