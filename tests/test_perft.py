"""The number of lines of play from fixed positions, chance included, is what it was."""

from __future__ import annotations

import pytest

import parure
from tests.perft import DEPTH, Entry, perft, read

ENTRIES = list(read())


@pytest.mark.games
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_lines_of_play_are_as_many_as_written_down(entry: Entry) -> None:
    assert tuple(perft(entry.state, depth) for depth in range(1, DEPTH + 1)) == entry.counts


def test_every_edition_and_number_of_players_is_counted() -> None:
    counted = {(entry.state.edition.key, len(entry.state.players)) for entry in ENTRIES}
    assert counted == {(key, players) for key in parure.EDITIONS for players in parure.edition(key).supplies}
