"""Positions as boards and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import parure
from parure.codec import actions
from parure.editions import Edition
from parure.errors import SetupError
from parure.kernel import BoardError, resign, tables, to_board, to_state
from parure.kernel.compiled import _digest, _keep
from parure.kernel.layout import BUY, CLAIM, DECKS, FACEDOWN, HAND, MARK, RESERVE, RETURN, SEAT_SIZE, SEATS
from parure.kernel.tables import ACTIONS, PASS, SIZE
from parure.rules import Buy, Claim, Pass, Reserve, Return, Take
from tests.kernel.lockstep import compare, in_table_order
from tests.positions import build, every_edition, every_table, stroll


@every_table
def test_a_position_comes_back_as_it_was(key: str, players: int) -> None:
    for number, state in enumerate(stroll(key, players, seed=11)):
        if number % 5 == 0 or isinstance(state.phase, parure.Over):
            board = to_board(state)
            back = to_state(state.edition, board)
            assert back == in_table_order(state)
            assert to_board(back).tobytes() == board.tobytes()


@every_table
def test_giving_up_is_the_same_on_a_board(key: str, players: int) -> None:
    for seat in range(players):
        state = build(key, players, cards={0: ["3R4"], 1: ["2R3"]})
        board = to_board(state)
        resign(board, seat)
        compare(parure.resign(state, parure.Seat(seat)).state, board)


@every_edition
def test_a_views_board_has_cards_that_lie_face_down(key: str) -> None:
    state = build(key, 2, reserved={1: ["?1R2", "2R4", "?3R1"]})
    board = to_board(parure.view(state, 0))
    assert board[SEATS + SEAT_SIZE + HAND :][:3].tolist()[::2] == [FACEDOWN, FACEDOWN - 2]
    full = to_board(state)
    assert (board != full).any()
    for tier, more in ((0, 1), (1, 0), (2, 1)):
        unseen, deck = (int(row[DECKS + 8 * tier :][:8].view(np.uint64)[0]) for row in (board, full))
        assert unseen.bit_count() - deck.bit_count() == more
    with pytest.raises(BoardError, match="face down"):
        to_state(state.edition, board)
    assert to_board(parure.view(state, 1)).tobytes() == full.tobytes()


@every_edition
def test_actions_have_the_numbers_of_the_codec(key: str) -> None:
    edition = parure.edition(key)
    listed = actions(edition)
    starts = {Take: 0, Reserve: RESERVE, Buy: BUY, Return: RETURN, Claim: CLAIM, Pass: int(tables(edition)[PASS])}
    for kind, first in starts.items():
        assert next(n for n, action in enumerate(listed) if isinstance(action, kind)) == first
    assert tables(edition)[ACTIONS] == len(listed)


def test_editions_have_tables_of_one_size_and_different_marks() -> None:
    rows = [tables(parure.edition(key)) for key in parure.EDITIONS]
    assert [row.shape for row in rows] == [(SIZE,), (SIZE,)]
    marks = {int(to_board(build(key, 2))[MARK]) for key in parure.EDITIONS}
    assert len(marks) == 2


def _wide(edition: Edition) -> Edition:
    return replace(edition, columns=5)


def _long_hand(edition: Edition) -> Edition:
    return replace(edition, hand_limit=4)


def _crowded(edition: Edition) -> Edition:
    return replace(edition, supplies={**edition.supplies, 5: edition.supplies[4]})


def _mixed(edition: Edition) -> Edition:
    return replace(edition, cards=edition.cards[::-1])


def _rich(edition: Edition) -> Edition:
    return replace(
        edition, goal=replace(edition.goal, points=99), cards=(replace(edition.cards[0], points=99), *edition.cards[1:])
    )


@pytest.mark.parametrize("change", [_wide, _long_hand, _crowded, _mixed, _rich])
def test_an_edition_that_boards_have_no_room_for_is_refused(change: Callable[[Edition], Edition]) -> None:
    with pytest.raises(SetupError, match="more of something than the kernel's boards have room for"):
        tables(change(parure.edition("splendor")))


def test_kept_machine_code_is_renewed_when_any_source_changes(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("one")
    (tmp_path / "two.py").write_text("two")
    before = _digest.__wrapped__(tmp_path)
    assert before == _digest.__wrapped__(tmp_path)
    (tmp_path / "two.py").write_text("2")
    assert before != _digest.__wrapped__(tmp_path)


def test_where_nothing_can_be_written_code_is_compiled_at_each_start() -> None:
    class Machine:
        """Numba's function where no folder can be written to."""

        def enable_caching(self) -> None:
            raise RuntimeError("cannot cache function: no locator available")

    _keep(Machine(), {Path()})
