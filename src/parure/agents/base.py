"""What a player is to the games that he plays."""

from __future__ import annotations

from typing import Protocol

from parure.errors import ParureError
from parure.rules import Action
from parure.view import View


class Agent(Protocol):
    """A player: asked for one decision after the other, he sees a View and never a State."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`, whose viewer has to be the one to move."""
        ...


def choices(view: View) -> tuple[Action, ...]:
    """What the viewer may do; ParureError when it is not his to decide."""
    if not view.legal:
        raise ParureError("there is nothing to choose: it is not the viewer's move")
    return view.legal
