"""A player without a plan."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from parure.agents.base import choices
from parure.rules import Action
from parure.view import View


@dataclass(frozen=True, slots=True)
class RandomAgent:
    """Plays any legal action, each equally likely."""

    rng: Random

    def choose(self, view: View) -> Action:
        """One of the legal actions at random."""
        return self.rng.choice(choices(view))
