"""The levels: eight strengths for people to play against (docs/levels.md has the measurements).

The lower ones play by instinct, with whims and short sight rather than blunders; the higher ones think ahead, and the
highest with a net.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, TypeVar

from parure.editions import Edition

Kind: TypeAlias = Literal["instinct", "search", "net"]
"""How a player decides: at once, or thinking ahead, judging positions by quick games or by a net."""
T = TypeVar("T", int, float)
ByTable: TypeAlias = Mapping[int | tuple[str, int], T]
"""A setting by the number of players, or by an edition and that."""

EXPLORATION: Final[ByTable[float]] = MappingProxyType({2: 0.6, 3: 0.4, 4: 0.3})
"""By the number of players: how much a net's priors count against what was found.

The more play, the less an action seems to change, and the sooner a prior outweighs what was found.
"""


def at_table(setting: T | ByTable[T], edition: Edition, players: int) -> T:
    """What a setting is where so many play an edition."""
    if not isinstance(setting, Mapping):
        return setting
    return setting.get((edition.key, players), setting[players])


@dataclass(frozen=True, slots=True)
class Level:
    """A strength with a name."""

    name: str
    kind: Kind
    options: Mapping[str, Any]
    description: str


LEVELS: Final = (
    Level("novice", "instinct", {"whim": 6.0, "sight": 0.3}, "goes for what is in reach, and is often wrong about it"),
    Level("apprentice", "instinct", {"whim": 3.0, "sight": 0.6}, "looks a little further, and errs now and then"),
    Level("trader", "instinct", {"whim": 1.6}, "plans a few purchases by feel, with slips"),
    Level("artisan", "instinct", {"whim": 0.9}, "plays by a practised feel"),
    Level("jeweller", "search", {"simulations": 40}, "thinks a little ahead"),
    Level("expert", "search", {"simulations": 300}, "thinks ahead before every move"),
    Level(
        "master",
        "net",
        {"simulations": 16, "exploration": EXPLORATION, "patience": 0, "finish": 12},
        "thinks ahead thoroughly",
    ),
    Level("grandmaster", "net", {"seconds": 1.0}, "thinks for up to a second before every move"),
)
"""Weakest first."""

NET_MANNER: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "guesses": 6,
        "draws": 4,
        "widening": 0.3,
        # In Marvel with four many quick games seem to be worth more than a net's values: they are noisy, and ask for
        # more exploration.
        "exploration": MappingProxyType({**EXPLORATION, ("marvel", 4): 2.0}),
        "patience": MappingProxyType({2: 0, 3: 0, 4: 0, ("marvel", 4): 8}),
        # With four, quick games in every value made first places in Marvel nearly twice as many; else they don't pay.
        "finish": MappingProxyType({2: 12, 3: 12, 4: 0}),
        "heat": 1.0,
    }
)
"""How a search with a net goes about it (docs/learning.md)."""
