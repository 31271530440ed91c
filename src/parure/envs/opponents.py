"""Opponents: of any kind for one table, of a compiled kind for thousands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeAlias

import numpy as np

from parure.agents import Agent, AgentOptionError, canonical, create, options, parse_spec
from parure.agents.levels import LEVELS
from parure.agents.spec import read_options
from parure.agents.thinking import InstinctAgent
from parure.editions import Edition
from parure.envs.machine import NO_PLAN, Cast
from parure.search.habits import habits
from parure.search.sprint import new_mind

_BY_INSTINCT = {level.name: dict(level.options) for level in LEVELS if level.kind == "instinct"}


Opponent: TypeAlias = str | Agent
"""A player by name, options included, or a player of one's own."""


def around(opponents: Opponent | Sequence[Opponent], players: int) -> tuple[Opponent, ...]:
    """The opponents of a table, clockwise from the learner; one alone stands for all of them."""
    chosen: tuple[Opponent, ...] = (
        tuple(opponents)
        if isinstance(opponents, Sequence) and not isinstance(opponents, str)
        else (opponents,) * (players - 1)
    )
    if len(chosen) != players - 1:
        raise ValueError(f"{players} players are one learner and {players - 1} opponents, not {len(chosen)}")
    return tuple(map(_known, chosen))


def _known(opponent: Opponent) -> Opponent:
    """A player's name in full, or a player of one's own; complains of anything else."""
    if isinstance(opponent, str):
        return canonical(opponent)
    if isinstance(opponent, type) or not callable(getattr(opponent, "choose", None)):
        raise ValueError(f"an opponent is a player's name or an object that can choose(view), not {opponent!r}")
    return opponent


def seated(opponent: Opponent, seed: int) -> Agent:
    """An opponent as a player: one that has a name is made anew from the seed."""
    return create(opponent, seed) if isinstance(opponent, str) else opponent


@cache
def cast(edition: Edition, players: tuple[str, ...]) -> Cast:
    """Those players in compiled code; AgentOptionError if one of them is not compiled."""
    manners = [_manner(player) for player in players]
    return Cast(
        whims=np.array([whim for whim, _ in manners]),
        habits=np.array([habits(edition, sight) for _, sight in manners]),
        mind=new_mind(),
    )


def _manner(player: str) -> tuple[float, float]:
    """Whim and sight of a player."""
    spec = parse_spec(player)
    if spec.name == "random":
        return NO_PLAN, 1.0
    if spec.name != "instinct" and spec.name not in _BY_INSTINCT:
        known = ", ".join(("random", "instinct", *_BY_INSTINCT))
        raise AgentOptionError(
            f"{player} does not play in compiled code, as {known} do: "
            "gymnasium.make(…) has any opponent, and so has make_vec(…, vectorization_mode='sync')"
        )
    level = _BY_INSTINCT.get(spec.name, {})
    agent = InstinctAgent(Random(0), **{**level, **read_options(spec, options(spec.name))})
    return agent.whim, agent.sight
