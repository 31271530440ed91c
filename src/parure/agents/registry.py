"""The players that come with the package, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from parure.agents.base import Agent
from parure.agents.greedy import GreedyAgent
from parure.agents.random import RandomAgent
from parure.errors import ParureError


class UnknownAgent(ParureError, ValueError):
    """There is no player of that name; the text names those that there are."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of player."""

    make: Callable[[Random], Agent]
    description: str


_AGENTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomAgent, "plays any legal move, each equally likely"),
        "greedy": Entry(GreedyAgent, "plans towards the best cards in reach; a fair opponent for a beginner"),
    }
)


def names() -> tuple[str, ...]:
    """The players there are, weakest first."""
    return tuple(_AGENTS)


def describe(name: str) -> str:
    """One line about a player."""
    return _entry(name).description


def create(name: str, seed: int | str) -> Agent:
    """A new player; the same seed makes one who decides the same."""
    return _entry(name).make(Random(seed))


def _entry(name: str) -> Entry:
    if name not in _AGENTS:
        raise UnknownAgent(f"there is no player called {name!r}: choose {' or '.join(_AGENTS)}")
    return _AGENTS[name]
