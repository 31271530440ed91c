"""The players that come with the package, by name.

Where a kind of player has options, they follow its name: `search:simulations=800`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from parure.agents.base import Agent
from parure.agents.greedy import GreedyAgent
from parure.agents.random import RandomAgent
from parure.agents.spec import Option, Spec, parse_spec, read_options
from parure.errors import ParureError


class UnknownAgent(ParureError, ValueError):
    """There is no player of that name; the text names those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no player called {name!r}: choose {' or '.join(_AGENTS)}")
        self.name = name


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of player."""

    make: Callable[..., Agent]
    """Gets a Random and, by name, the options that were given."""
    description: str
    options: Mapping[str, Option] = field(default_factory=dict)


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


def options(name: str) -> Mapping[str, Option]:
    """What may be chosen about a player, by the name of the option."""
    return _entry(name).options


def create(name: str, seed: int | str) -> Agent:
    """A new player, by a name that options may follow; the same seed makes one who decides the same."""
    entry, spec = _read(name)
    return entry.make(Random(seed), **read_options(spec, entry.options))


def canonical(name: str) -> str:
    """The one way to write a player: its name, then its options by their names; an error if there is no such player."""
    entry, spec = _read(name)
    read_options(spec, entry.options)
    return str(spec)


def _read(text: str) -> tuple[Entry, Spec]:
    spec = parse_spec(text)
    return _entry(spec.name), spec


def _entry(name: str) -> Entry:
    if name not in _AGENTS:
        raise UnknownAgent(name)
    return _AGENTS[name]
