"""The habits of instinct: each has a name, a meaning and a strength."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np

import parure
from parure.search import habits as module
from parure.search.habits import BUY_NOW, ENGINE, HABITS, HOPES, MOST_LONGEST, NEAR, TILE, habits, row

DOCS = Path(__file__).parents[2] / "docs/search.md"


def test_the_docs_say_what_each_habit_means() -> None:
    named = re.findall(r"^\| `([A-Z_]+)` \|", DOCS.read_text(), flags=re.MULTILINE)
    assert sorted(getattr(module, name) for name in named) == list(range(HABITS))


def test_an_edition_without_habits_of_its_own_has_those_of_the_first() -> None:
    splendor, marvel = map(parure.edition, parure.EDITIONS)
    unknown = replace(marvel, key="unknown")
    assert np.array_equal(habits(unknown), habits(splendor))
    assert not np.array_equal(habits(unknown), habits(marvel))


def test_who_looks_less_far_sees_as_well_what_is_near() -> None:
    edition = parure.edition("splendor")
    near, far = habits(edition, 0.5), habits(edition)
    assert near[ENGINE] == 0.5 * far[ENGINE]
    assert near[BUY_NOW] == far[BUY_NOW]


def test_hope_and_nearness_fade_with_what_is_missing() -> None:
    numbers = row(habits(parure.edition("splendor"))[:HABITS].tolist())
    hopes = numbers[HOPES:NEAR].reshape(-1, MOST_LONGEST)
    assert (np.diff(hopes[:, 0]) < 0).all()
    assert (np.diff(hopes, axis=1) <= 0).all()
    assert numbers[NEAR + 1] == numbers[TILE]
    assert (np.diff(numbers[NEAR + 1 :]) < 0).all()
