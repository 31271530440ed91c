"""Collections and positions near the end of a game of marvel."""

from __future__ import annotations

from typing import Final

from parure.rules import State
from tests.positions import build

SIXTEEN: Final = ["3Y4", "3P4", "3U4", "1R8", "1O1"]
"""The Gauntlet with 16 points and 5 characters."""
SIXTEEN_TOO: Final = ["3Y2", "3P2", "3U2", "3R3", "1O2"]
"""The same, with others."""
SIXTEEN_WITH_SIX: Final = ["3Y2", "3P2", "3U2", "3R3", "1O2", "1O3"]
"""The same, with one more character."""
THIRTEEN_AND_TAGS: Final = ["3R4", "3O4", "2Y3", "1U8", "1P1", "1Y6", "1Y7", "1U6"]
"""13 points, all bonuses and 3 tags, with 8 characters: 16 with the Assemble tile."""

LACKING: Final = {
    "a point": ["3Y4", "3P4", "3U4", "1R1", "1O1"],
    "yellow": ["3R4", "3P4", "3U4", "1O8"],
    "purple": ["3Y4", "3R4", "3U4", "1O8"],
    "blue": ["3Y4", "3P4", "3R4", "1O8"],
    "red": ["3Y4", "3P4", "3U4", "1O8"],
    "orange": ["3Y4", "3P4", "3U4", "1R8"],
    "time": ["2Y6", "2P6", "2U6", "2R6", "2O6", "1Y8"],
}
"""Collections that lack one thing for the Gauntlet, all but the first with 16 points."""


def falling(players: int, cards: dict[int, list[str]] | None = None) -> State:
    """Seat 0 meets the Gauntlet with the Assemble tile; the last seat, to move, can take the tile from him."""
    rival = ["1R5", "1R6", "1O5", "1P2", "1P3", "1P4"]
    return build(
        "marvel",
        players,
        cards={0: THIRTEEN_AND_TAGS, players - 1: rival} | (cards or {}),
        leader=0,
        tokens={players - 1: "UR"},
        reserved={players - 1: ["1O6"]},
        seat=players - 1,
    )
