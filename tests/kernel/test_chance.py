"""Dealing, setting the table, and drawing again what a seat can't see."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

import parure
from parure.kernel import (
    card_numbers,
    chance_count,
    deal,
    determinise,
    new_game,
    outcomes,
    stream,
    tables,
    to_board,
    to_state,
)
from parure.kernel.layout import BOARD, HAND, MOST_CARDS, NOBODY, SEAT_SIZE, SEATS
from parure.rules.possible import problems
from tests.kernel.lockstep import in_table_order
from tests.positions import build, every_edition, every_table, stroll

HANDS = {
    "splendor": {0: ["?1W2", "2R4"], 1: ["?1U1", "?3K1", "1G3"]},
    "marvel": {0: ["?1Y2", "2R4"], 1: ["?1U1", "?3Y1", "1P3"]},
}
"""Hands with cards drawn unseen."""


def spread_evenly(counts: Counter[object], possible: int) -> bool:
    """Whether no possibility came far more or less often than chance allows: six standard deviations."""
    mean = counts.total() / possible
    deviation = (mean * (1 - 1 / possible)) ** 0.5
    return len(counts) == possible and all(abs(count - mean) < 6 * deviation for count in counts.values())


@every_table
def test_c1_to_c8_a_new_table_is_one_that_the_judge_accepts(key: str, players: int) -> None:
    edition, board, rng = parure.edition(key), np.zeros(BOARD, np.int8), stream(1)
    shown = Counter[object]()
    for _ in range(100):
        new_game(tables(edition), board, players, rng)
        state = to_state(edition, board)
        assert not problems(state)
        assert to_board(state).tobytes() == board.tobytes()
        fresh = parure.new_game(edition, players, Random(0))
        assert (state.bank, state.players, state.phase, state.seat) == (
            fresh.bank,
            fresh.players,
            fresh.phase,
            fresh.seat,
        )
        assert (state.leader, state.passes, len(state.tiles)) == (None, 0, len(fresh.tiles))
        shown.update(card.id for row in state.market for card in row if card)
    assert len(shown) == len(edition.cards)  # none is left out


@every_edition
def test_c4_c5_every_tile_and_side_is_drawn_alike(key: str) -> None:
    edition, board, rng = parure.edition(key), np.zeros(BOARD, np.int8), stream(2)
    shown, games = Counter[object](), 4000
    for _ in range(games):
        new_game(tables(edition), board, 2, rng)
        shown.update(face.id for face in to_state(edition, board).tiles)
    assert spread_evenly(shown, len(edition.faces))


@every_edition
def test_a10_every_card_of_the_deck_is_dealt_alike(key: str) -> None:
    edition = parure.edition(key)
    state = parure.apply(build(key, 2), parure.Reserve(parure.Slot(2, 1))).state
    board, rng, room = to_board(state), stream(3), np.zeros(MOST_CARDS, np.int16)
    assert chance_count(board) == len(state.decks[2]) == outcomes(tables(edition), board, room)
    dealt = Counter[object]()
    for _ in range(6000):
        after = board.copy()
        deal(tables(edition), after, rng)
        card = to_state(edition, after).market[2][1]
        assert card is not None
        dealt[card.id] += 1
    assert spread_evenly(dealt, len(state.decks[2]))


@every_edition
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_a_seat_cannot_see_is_drawn_alike_from_all_that_it_has_not_seen(key: str, seat: int | None) -> None:
    edition, state = parure.edition(key), build(key, 3, reserved=HANDS[key])
    view, rng, viewer = parure.view(state, seat), stream(4), NOBODY if seat is None else seat
    hidden = {
        SEATS + SEAT_SIZE * number + HAND + index: card.tier
        for number, player in enumerate(view.players)
        for index, card in enumerate(player.reserved)
        if isinstance(card, parure.Facedown)
    }
    assert len(hidden) == {0: 2, 1: 1, None: 3}[seat]
    drawn = {place: Counter[object]() for place in hidden}
    start = to_board(state)
    for number in range(8000):
        board = start.copy()
        determinise(tables(edition), board, viewer, rng)
        for place in hidden:
            drawn[place][int(board[place])] += 1
        if number % 200 == 0:
            assert parure.view(in_table_order(to_state(edition, board)), seat) == view
    for place, tier in hidden.items():
        assert spread_evenly(drawn[place], len(view.unseen(tier)))


@every_table
def test_a_position_and_its_view_are_drawn_again_alike(key: str, players: int) -> None:
    """The true hidden cards leave no trace: the same generator gives the same cards from the view alone."""
    edition, rng = parure.edition(key), Random(5)
    for number, state in enumerate(stroll(key, players, seed=6)):
        seat = rng.randrange(players)
        if number % 4 == 0:
            full, shown = to_board(state), to_board(parure.view(state, seat))
            determinise(tables(edition), full, seat, stream(number))
            determinise(tables(edition), shown, seat, stream(number))
            assert full.tobytes() == shown.tobytes()
            assert parure.view(to_state(edition, full), seat) == parure.view(in_table_order(state), seat)


@every_edition
def test_a_seat_keeps_its_own_cards_and_those_that_all_have_seen(key: str) -> None:
    edition, state = parure.edition(key), build(key, 2, reserved=HANDS[key])
    number, board = card_numbers(edition), to_board(state)
    determinise(tables(edition), board, 0, stream(7))
    hands = [board[SEATS + SEAT_SIZE * seat + HAND :][:3].tolist() for seat in range(2)]
    assert hands[0][:2] == [number[card] for card in state.players[0].reserved]
    assert hands[1][2] == number[state.players[1].reserved[2]]
