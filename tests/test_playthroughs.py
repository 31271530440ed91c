"""The golden playthroughs are told today as they were written down."""

from __future__ import annotations

import pytest

from tests.playthrough import CASES, file, tell


@pytest.mark.parametrize(("key", "players"), CASES)
def test_game_is_told_as_written_down(key: str, players: int) -> None:
    assert list(tell(key, players)) == file(key, players).read_text(encoding="utf-8").splitlines()
