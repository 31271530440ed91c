"""The players that come with the package, by name.

Where a kind of player has options, they follow its name: `search:simulations=800`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from parure.agents.base import Agent
from parure.agents.greedy import GreedyAgent
from parure.agents.levels import LEVELS, NET_MANNER, Kind, at_table
from parure.agents.random import RandomAgent
from parure.agents.spec import Option, Spec, above, at_least, between, file, parse_spec, read_options
from parure.editions import Edition
from parure.errors import ParureError


class UnknownAgent(ParureError, ValueError):
    """There is no player of that name; the text names those that there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no player called {name!r}: choose {' or '.join(_AGENTS)}")
        self.name = name


class MissingExtra(ParureError, ImportError):
    """A player needs packages that are not installed; the text says which."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of player."""

    make: Callable[..., Agent]
    """Gets a Random and, by name, the options that were given."""
    description: str
    options: Mapping[str, Option] = field(default_factory=dict)


_SEARCH: Mapping[str, Option] = MappingProxyType(
    {
        "simulations": at_least(1),
        "seconds": above(0),
        "temperature": above(0),
        "guesses": at_least(1),
        "draws": at_least(1),
        "widening": between(0, 10),
        "exploration": above(0),
        "heat": above(0),
    }
)


def _compiled(kind: Kind, rng: Random, **options: Any) -> Agent:
    """A player who thinks with compiled code: what that takes is loaded when the first one is made."""
    try:
        from parure.agents import thinking  # noqa: PLC0415 - NumPy and Numba are an extra
    except ImportError as error:
        raise MissingExtra("this player needs NumPy and Numba: pip install 'parure[kernel]'") from error
    if kind == "instinct":
        return thinking.InstinctAgent(rng, **options)
    if kind == "net" and find_spec("onnxruntime") is None:
        raise MissingExtra("this player needs ONNX Runtime: pip install 'parure[net]'")
    manner = NET_MANNER if kind == "net" else {}
    return thinking.SearchAgent(rng, net=kind == "net", **{**manner, **options})


_AGENTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomAgent, "plays any legal move, each equally likely"),
        "greedy": Entry(GreedyAgent, "plans towards the best cards in reach; a fair opponent for a beginner"),
        "instinct": Entry(
            partial(_compiled, "instinct"),
            "does what feels best, without thinking ahead",
            {"whim": between(0, 100), "sight": between(0, 1)},
        ),
        "search": Entry(
            partial(_compiled, "search"),
            "thinks ahead; for up to a second, unless it is told otherwise",
            _SEARCH,
        ),
        "net": Entry(
            partial(_compiled, "net"),
            "thinks ahead with a net that has learnt by self-play; for up to a second, unless it is told otherwise",
            {
                **_SEARCH,
                "leaves": at_least(1),
                "patience": at_least(0),
                "finish": at_least(0),
                "model": file("an ONNX model of a run of parure.learn"),
            },
        ),
    }
    | {level.name: Entry(partial(_compiled, level.kind, **level.options), level.description) for level in LEVELS}
)


def levels() -> tuple[str, ...]:
    """The players that people are offered, weakest first: without the extras `kernel` and `net`, who needs none."""
    if find_spec("numba") is None:
        return ("random", "greedy")
    has_nets = find_spec("onnxruntime") is not None
    return tuple(level.name for level in LEVELS if has_nets or level.kind != "net")


def names() -> tuple[str, ...]:
    """The players there are."""
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


def model(name: str, edition: Edition) -> Path | None:
    """The model of the net that a player thinks with in an edition; None if it has none."""
    entry, spec = _read(name)
    kind = next((level.kind for level in LEVELS if level.name == spec.name), spec.name)
    if kind != "net":
        return None
    chosen = read_options(spec, entry.options).get("model")
    if isinstance(chosen, Path):
        return chosen
    from parure.search.net import shipped_model  # noqa: PLC0415 - NumPy and Numba are an extra

    return shipped_model(edition)


def manner(name: str, edition: Edition, players: int) -> Mapping[str, object]:
    """How a player goes about it at a table: all that was chosen about it, by its options or by its level."""
    player = create(name, 0)
    assert is_dataclass(player), "all that come with the package are"
    names = [field.name for field in fields(player) if field.name not in {"rng", "model"} and field.name[0] != "_"]
    chosen = {option: at_table(getattr(player, option), edition, players) for option in names}
    return {option: value for option, value in chosen.items() if value is not None}


def check(name: str, edition: Edition) -> None:
    """Raises what keeps a player from playing an edition here: a MissingExtra, or a NetError about its model."""
    create(name, 0)
    path = model(name, edition)
    if path is not None:
        from parure.search.net import Net  # noqa: PLC0415 - NumPy and Numba are an extra

        Net(path, edition)


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
