"""Players: they get a View, never a State."""

from parure.agents.base import Agent
from parure.agents.greedy import GreedyAgent
from parure.agents.random import RandomAgent
from parure.agents.registry import (
    MissingExtra,
    UnknownAgent,
    canonical,
    check,
    create,
    describe,
    levels,
    manner,
    model,
    names,
    options,
)
from parure.agents.spec import AgentOptionError, Option, Spec, parse_spec

__all__ = [
    "Agent",
    "AgentOptionError",
    "GreedyAgent",
    "MissingExtra",
    "Option",
    "RandomAgent",
    "Spec",
    "UnknownAgent",
    "canonical",
    "check",
    "create",
    "describe",
    "levels",
    "manner",
    "model",
    "names",
    "options",
    "parse_spec",
]
