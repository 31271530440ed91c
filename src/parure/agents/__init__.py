"""Players: they get a View, never a State."""

from parure.agents.base import Agent
from parure.agents.greedy import GreedyAgent
from parure.agents.random import RandomAgent
from parure.agents.registry import UnknownAgent, create, describe, names

__all__ = ["Agent", "GreedyAgent", "RandomAgent", "UnknownAgent", "create", "describe", "names"]
