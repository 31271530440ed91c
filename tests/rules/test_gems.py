"""Gems as a value, and the errors as texts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parure.errors import EditionError, ImpossiblePosition, NotationError, ParureError, SetupError
from parure.gems import COLOURS, KINDS, NO_GEMS, TIME, WILD, Gems, Kind
from parure.rules import IllegalAction

counts = st.lists(st.integers(0, 20), min_size=7, max_size=7).map(tuple).map(Gems)


def test_seven_kinds_five_of_them_colours() -> None:
    assert KINDS == (0, 1, 2, 3, 4, WILD, TIME)
    assert COLOURS == (0, 1, 2, 3, 4)


def test_gems_are_made_of_the_first_kinds_or_of_one() -> None:
    assert Gems.of(1, 2).counts == (1, 2, 0, 0, 0, 0, 0)
    assert Gems.of() == NO_GEMS
    for kind in KINDS:
        assert [Gems.one(kind, 3)[other] for other in KINDS] == [3 * (kind == other) for other in KINDS]
    assert Gems.one(WILD) == Gems.of(0, 0, 0, 0, 0, 1)


@pytest.mark.parametrize(
    "bad",
    [
        (),
        (1, 2),
        (0,) * 8,
        [0] * 7,
        (0, 0, 0, 0, 0, 0, -1),
        (0, 0, 0, 0, 0, 0, True),
        (0, 0, 0, 0, 0, 0, 1.0),
        (0, 0, 0, 0, 0, 0, "1"),
        (0, 0, 0, 0, 0, 0, None),
        None,
        7,
        "0000000",
    ],
)
def test_gems_are_seven_whole_numbers_from_0_in_a_tuple(bad: Any) -> None:
    with pytest.raises(ValueError, match="Gems"):
        Gems(bad)


def test_gems_never_become_negative() -> None:
    with pytest.raises(ValueError, match="not negative"):
        Gems.of(1) - Gems.of(0, 1)
    with pytest.raises(ValueError, match="Gems"):
        Gems.one(Kind(7))


@given(a=counts, b=counts)
def test_gems_add_subtract_and_compare_kind_by_kind(a: Gems, b: Gems) -> None:
    assert (a + b).counts == tuple(x + y for x, y in zip(a, b, strict=True))
    assert (a + b) - b == a
    assert (a + b).covers(a)
    assert a.covers(b) == all(x >= y for x, y in zip(a, b, strict=True))
    assert a.total == sum(a) == sum(a[kind] for kind in KINDS)
    assert len(a) == 7
    assert (a == b) == (a.counts == b.counts)
    assert hash(a) == hash(Gems(a.counts))
    assert eval(repr(a), {"Gems": Gems}) == a  # noqa: S307


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (EditionError("x/cards.csv, row 2, field 'id': is missing"), "x/cards.csv, row 2, field 'id': is missing"),
        (SetupError("too many", "C9"), "too many (rule C9)"),
        (NotationError("what?"), "what?"),
        (ImpossiblePosition(("one (C1)", "two (A5)")), "impossible position: one (C1); two (A5)"),
    ],
)
def test_errors_are_of_one_family_say_what_is_wrong_and_can_be_pickled(error: ParureError, text: str) -> None:
    assert isinstance(error, ParureError)
    assert isinstance(error, ValueError) == (not isinstance(error, EditionError))
    assert str(error) == text
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is type(error)
    assert str(again) == text
    assert issubclass(IllegalAction, ParureError)
