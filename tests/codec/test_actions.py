"""Numbers of actions."""

from __future__ import annotations

import pytest

from parure import Buy, Claim, Deck, Held, Pass, Reserve, Return, Slot, Take, edition, legal_actions
from parure.codec import action_numbers, actions
from tests.notation.games import editions, states, tables


@pytest.mark.parametrize(("key", "count"), [("splendor", 77), ("marvel", 75)])
def test_there_are_under_a_hundred_in_a_fixed_order(key: str, count: int) -> None:
    every = actions(edition(key))
    assert len(every) == count < 100
    kinds = [type(action) for action in every]
    assert list(dict.fromkeys(kinds)) == [Take, Reserve, Buy, Return, Claim, Pass]
    assert [kinds.count(kind) for kind in (Take, Reserve, Buy, Return, Pass)] == [30, 15, 15, 6, 1]
    assert every[30] == Reserve(Slot(0, 0))
    assert every[44] == Reserve(Deck(2))
    assert every[59] == Buy(Held(2))


@editions
def test_numbers_are_the_inverse(key: str) -> None:
    every, numbers = actions(edition(key)), action_numbers(edition(key))
    assert [numbers[action] for action in every] == list(range(len(every)))
    assert len(numbers) == len(every)


@tables
def test_every_legal_action_has_a_number_and_they_come_in_order(key: str, players: int) -> None:
    numbers = action_numbers(edition(key))
    for state in states(key, players):
        legal = [numbers[action] for action in legal_actions(state)]
        if not any(isinstance(action, Claim) for action in legal_actions(state)):
            assert legal == sorted(legal)
        assert len(set(legal)) == len(legal)
