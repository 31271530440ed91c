"""Tokens, bonuses and prices: so many of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import add, ge, sub
from typing import Final, NewType

Kind = NewType("Kind", int)
"""A kind of token: 0 to 4 are the gem colours in the edition's order, then WILD and TIME."""

COLOURS: Final = (Kind(0), Kind(1), Kind(2), Kind(3), Kind(4))
WILD: Final = Kind(5)
TIME: Final = Kind(6)
KINDS: Final = (*COLOURS, WILD, TIME)


@dataclass(frozen=True, slots=True)
class Gems:
    """A count of each kind of token, never negative; adds, subtracts and compares as a value."""

    counts: tuple[int, ...]
    """One count a kind, in the order of KINDS."""

    def __post_init__(self) -> None:
        if type(self.counts) is not tuple or len(self.counts) != len(KINDS):
            raise ValueError(f"Gems needs {len(KINDS)} counts in a tuple, not {self.counts!r}")
        for count in self.counts:
            if type(count) is not int or count < 0:
                raise ValueError(f"Gems counts are whole and not negative: {self.counts!r}")

    @classmethod
    def of(cls, *counts: int) -> Gems:
        """Gems of the first kinds in order, none of the rest: `Gems.of(1, 1, 1)`."""
        return cls(counts + (0,) * (len(KINDS) - len(counts)))

    @classmethod
    def one(cls, kind: Kind, count: int = 1) -> Gems:
        """`count` gems of a single kind."""
        return cls((0,) * kind + (count,) + (0,) * (len(KINDS) - kind - 1))

    @property
    def total(self) -> int:
        """How many tokens there are in all, wild and time included."""
        return sum(self.counts)

    def covers(self, other: Gems) -> bool:
        """Whether there are at least as many of every kind as in `other`."""
        return all(map(ge, self.counts, other.counts))

    def __getitem__(self, kind: int) -> int:
        return self.counts[kind]

    def __iter__(self) -> Iterator[int]:
        return iter(self.counts)

    def __len__(self) -> int:
        return len(self.counts)

    def __add__(self, other: Gems) -> Gems:
        return Gems(tuple(map(add, self.counts, other.counts)))

    def __sub__(self, other: Gems) -> Gems:
        return Gems(tuple(map(sub, self.counts, other.counts)))

    def __repr__(self) -> str:
        return f"Gems.of({', '.join(map(str, self.counts))})"


NO_GEMS: Final = Gems.of()
