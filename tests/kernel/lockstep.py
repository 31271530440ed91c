"""Judge and kernel side by side: what both say of a position, compared in every field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np

import parure
from parure.codec import action_numbers
from parure.kernel import (
    Board,
    card_numbers,
    chance_count,
    legal,
    outcomes,
    place,
    play,
    reveal,
    tables,
    to_board,
    to_state,
)
from parure.kernel.layout import MOST_ACTIONS, MOST_CARDS

_ROOM = np.zeros(max(MOST_ACTIONS, MOST_CARDS), np.int16)


def in_table_order(state: parure.State) -> parure.State:
    """The position without what a board does not hold: in which order things were bought and taken."""
    number = card_numbers(state.edition)
    face = {face.id: index for index, face in enumerate(state.edition.faces)}
    players = tuple(
        replace(
            player,
            cards=tuple(sorted(player.cards, key=number.__getitem__)),
            tiles=tuple(sorted(player.tiles, key=lambda tile: face[tile.id])),
        )
        for player in state.players
    )
    return replace(state, players=players, tiles=tuple(sorted(state.tiles, key=lambda tile: face[tile.id])))


def compare(state: parure.State, board: Board) -> None:
    """Fails unless the kernel's board is the judge's position: fields, legal list, chance's odds and places."""
    edition, row = state.edition, tables(state.edition)
    wanted = to_board(state)
    assert board.tobytes() == wanted.tobytes(), f"bytes {np.flatnonzero(board != wanted)} differ in {state!r}"
    assert to_state(edition, board) == in_table_order(state)
    numbers = action_numbers(edition)
    judged = sorted(numbers[action] for action in parure.legal_actions(state))
    assert _ROOM[: legal(row, board, _ROOM)].tolist() == judged
    odds = {card_numbers(edition)[move.card]: chance for move, chance in parure.outcomes(state).items()}
    assert _ROOM[: outcomes(row, board, _ROOM)].tolist() == sorted(odds)
    assert chance_count(board) == len(odds)
    assert set(odds.values()) <= {1 / max(1, chance_count(board))}
    if isinstance(state.phase, parure.Over):
        places = [place(row, board, seat) for seat in range(len(state.players))]
        assert places == _places(state.phase.outcome)


def _places(outcome: parure.Outcome) -> list[int]:
    """For each seat how many rank before it."""
    before, places = 0, dict[int, int]()
    for shared in outcome.ranking:
        places |= dict.fromkeys(shared, before)
        before += len(shared)
    return [places[seat] for seat in sorted(places)]


def moves(state: parure.State) -> tuple[parure.Move, ...]:
    """What can happen next: a player's actions or chance's reveals."""
    return parure.legal_actions(state) or tuple(parure.outcomes(state))


def advance(state: parure.State, board: Board, move: parure.Move) -> parure.State:
    """Plays a move on both."""
    if isinstance(move, parure.Reveal):
        reveal(tables(state.edition), board, card_numbers(state.edition)[move.card])
    else:
        play(tables(state.edition), board, action_numbers(state.edition)[move])
    return parure.apply_unchecked(state, move).state


def walk(state: parure.State, rng: Random, plies: int) -> Iterator[parure.State]:
    """The positions of a random game, played on both and compared at every ply."""
    board = to_board(state)
    compare(state, board)
    for _ in range(plies):
        yield state
        following = moves(state)
        if not following:
            return
        state = advance(state, board, rng.choice(following))
        compare(state, board)


def branch(state: parure.State, depth: int) -> int:
    """Plays every line of some plies on both, comparing at each; of chance's moves the first and the last."""
    board = to_board(state)
    compare(state, board)
    if not depth:
        return 1
    following = moves(state)
    if following and isinstance(following[0], parure.Reveal):
        following = (following[0], following[-1])
    count = 1
    for move in following:
        after = board.copy()
        later = advance(state, after, move)
        compare(later, after)
        count += branch(later, depth - 1)
    return count
