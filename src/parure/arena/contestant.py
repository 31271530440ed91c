"""Who takes part in a tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from parure.agents import Agent, Spec, canonical, check, create, manner, model, parse_spec
from parure.editions import Edition


def no_model(_: Edition) -> None:
    """Of those who think without a net."""


def no_check(_: Edition) -> None:
    """Nothing is checked before the first game."""


def no_manner(_: Edition, __: int) -> Mapping[str, object]:
    """Of those about whom nothing else is known."""
    return {}


@dataclass(frozen=True, slots=True)
class Contestant:
    """A kind of player with a name of its own: a new one is made for every seat of every game."""

    name: str
    """What it is called in tables and records."""
    spec: str
    """What it is: a folder's games are gone on with only by those who were the same."""
    make: Callable[[str], Agent]
    """A player from a seed; it travels to worker processes, so it has to be picklable."""
    model: Callable[[Edition], Path | None] = no_model
    """The model of the net that it thinks with, if it has one: with another it is not the same."""
    check: Callable[[Edition], None] = no_check
    """Raises what keeps it from playing an edition here: better before the first game than in each of them."""
    manner: Callable[[Edition, int], Mapping[str, object]] = no_manner
    """How it goes about it where so many play; a later version of the package may do otherwise, and is not the same."""


def contestant(text: str) -> Contestant:
    """A player of the registry, as it is typed: `greedy`, `search:seconds=1`, or with a name, `slow=search:seconds=9`.

    UnknownAgent or AgentOptionError if there is no such player.
    """
    name, sign, rest = text.partition("=")
    if not sign or ":" in name:  # that equals sign belongs to an option
        name, rest = "", text
    spec = canonical(rest)
    return Contestant(
        name.strip() or _title(parse_spec(spec)),
        spec,
        make=partial(create, spec),
        model=partial(model, spec),
        check=partial(check, spec),
        manner=partial(manner, spec),
    )


def _title(spec: Spec) -> str:
    """What somebody is called who was given no name: a model by its own name, wherever it lies."""
    told = {key: Path(value).name if key == "model" else value for key, value in spec.options.items()}
    return str(Spec(spec.name, told))
