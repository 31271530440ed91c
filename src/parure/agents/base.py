"""What a player is to the games that he plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from parure.errors import ParureError
from parure.rules import Action
from parure.view import View


class Agent(Protocol):
    """A player: asked for one decision after the other, he sees a View and never a State."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`, whose viewer has to be the one to move."""
        ...


FULL_TABLE: Final = 4


@dataclass(frozen=True, slots=True)
class ByTable:
    """Two players in one: one for a full table, one for all others."""

    usual: Agent
    full: Agent

    def choose(self, view: View) -> Action:
        """What the one for this table chooses."""
        return (self.full if len(view.players) == FULL_TABLE else self.usual).choose(view)


def choices(view: View) -> tuple[Action, ...]:
    """What the viewer may do; ParureError when it is not his to decide."""
    if not view.legal:
        raise ParureError("there is nothing to choose: it is not the viewer's move")
    return view.legal
