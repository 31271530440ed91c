"""Players who think with compiled code: by instinct, or ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from parure.agents.levels import ByTable, at_table
from parure.editions import Edition
from parure.rules import Action
from parure.search import Budget, Manner, Net, Search, shipped
from parure.search.impulse import Impulse
from parure.view import View

_USUAL = Manner()


@dataclass(slots=True)
class InstinctAgent:
    """Does what feels best, without thinking ahead."""

    rng: Random
    whim: float = 0.1
    """By how much a feeling may be off."""
    sight: float = 1.0
    """How much what is farther away counts, from 0 to 1."""
    _players: dict[Edition, Impulse] = field(default_factory=dict)

    def choose(self, view: View) -> Action:
        """What feels best."""
        if view.edition not in self._players:
            self._players[view.edition] = Impulse(view.edition, self.sight)
        return self._players[view.edition].choose(view, self.rng.getrandbits(63), whim=self.whim)


@dataclass(slots=True)
class SearchAgent:
    """Thinks ahead, as long as its budget lasts and what it will do is not settled."""

    rng: Random
    simulations: int | None = None
    seconds: float | None = None
    temperature: float = 0.0
    """How often it plays what it thought less about: at 0 never, at 1 as often as it did."""
    guesses: int = _USUAL.guesses
    draws: int = _USUAL.draws
    widening: float = _USUAL.widening
    exploration: float | ByTable[float] = _USUAL.exploration
    heat: float = _USUAL.heat
    leaves: int = _USUAL.leaves
    patience: int | ByTable[int] = _USUAL.patience
    finish: int | ByTable[int] = _USUAL.finish
    """How it goes about it: see `Manner`. `exploration`, `patience` and `finish` may depend on the table."""
    net: bool = False
    """Whether a net judges positions, rather than instinct."""
    model: Path | None = None
    """Another net than the one that comes with the package."""
    _searches: dict[tuple[Edition, int], Search] = field(default_factory=dict)
    """By edition and number of players."""

    _budget: Budget = field(init=False)

    def __post_init__(self) -> None:
        untold = self.simulations is None and self.seconds is None
        # Who plays what it thought most about need not think on when that is settled.
        self._budget = Budget(self.simulations, 1.0 if untold else self.seconds, brisk=not self.temperature)

    def _judge(self, edition: Edition) -> Net | None:
        if not self.net:
            return None
        return Net(self.model, edition) if self.model else shipped(edition)

    def search(self, view: View) -> Search:
        """The search that it thinks with, in that edition and with so many players."""
        edition, players = view.edition, len(view.players)
        if (edition, players) not in self._searches:
            manner = Manner(
                guesses=self.guesses,
                sparing=self.net,
                draws=self.draws,
                widening=self.widening,
                exploration=at_table(self.exploration, edition, players),
                heat=self.heat,
                leaves=self.leaves,
                patience=at_table(self.patience, edition, players),
                finish=at_table(self.finish, edition, players),
            )
            self._searches[edition, players] = Search(edition, manner=manner, judge=self._judge(edition))
        return self._searches[edition, players]

    def choose(self, view: View) -> Action:
        """What it thought most about, or with some temperature another action that it thought about."""
        search, seed = self.search(view), self.rng.getrandbits(63)
        if len(view.legal) == 1:
            return view.legal[0]
        # A level is as strong at a server's table, where another process may make the next move, as in the arena.
        search.forget()
        thought = search.think(view, self._budget, seed)
        if not self.temperature:
            return thought.best
        odds = thought.visits if thought.visits.any() else thought.priors
        return self.rng.choices(thought.actions, weights=((odds / odds.max()) ** (1 / self.temperature)).tolist())[0]
