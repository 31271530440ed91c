"""Playing by instinct alone."""

from __future__ import annotations

from parure.codec import actions
from parure.editions import Edition
from parure.kernel import stream, tables, to_board
from parure.rules import Action
from parure.search.habits import habits
from parure.search.search import check_view
from parure.search.sprint import impulse, new_mind
from parure.view import View


class Impulse:
    """A player of one edition who does what feels best.

    `sight`: how far he looks ahead, from 0, where he sees only what he can have now, to 1.
    """

    def __init__(self, edition: Edition, sight: float = 1.0) -> None:
        self.edition = edition
        self._tables = tables(edition)
        self._habits = habits(edition, sight)
        self._mind = new_mind()

    def choose(self, view: View, seed: int, *, whim: float) -> Action:
        """What feels best, when each feeling is off by up to a `whim`."""
        check_view(self.edition, view)
        number = impulse(self._tables, to_board(view), stream(seed), self._habits, whim, self._mind)
        return actions(self.edition)[number]
