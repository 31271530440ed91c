"""A search: asked for a view, it thinks for a while and says what it found."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from parure.codec import actions
from parure.editions import Edition
from parure.errors import ParureError
from parure.kernel import stream, tables, to_board
from parure.kernel.features import FEATURES
from parure.kernel.layout import BOARD, MOST_PLAYERS, PLAYERS
from parure.rules import Action, Over
from parure.search.grow import INSTINCT_HEAT, Style, grow
from parure.search.habits import habits
from parure.search.keep import replant
from parure.search.leaves import absorb, gather
from parure.search.sprint import new_mind
from parure.search.tree import EDGES, NODES, ROOTS, Tree, new_tree
from parure.view import Facedown, View


class SearchError(ParureError, ValueError):
    """A search was asked for what it can't do."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many simulations, or seconds, or whichever is over first."""

    simulations: int | None = None
    seconds: float | None = None
    brisk: bool = False
    """Whether to leave it at that when the rest, by the speed so far, can't change any more what is tried most."""

    def __post_init__(self) -> None:
        if self.simulations is None and self.seconds is None:
            raise SearchError("a search needs a budget: a number of simulations, or seconds")
        if self.simulations is not None and self.simulations < 1:
            raise SearchError(f"a search needs at least one simulation, not {self.simulations}")
        if self.seconds is not None and not self.seconds > 0:
            raise SearchError(f"a search needs some time to think, not {self.seconds} seconds")

    def left(self, done: int, seconds: float) -> float:
        """How many simulations there are still to come, when so many took so long; none or fewer when it is over."""
        left = math.inf if self.simulations is None else self.simulations - done
        if self.seconds is not None and done:
            left = min(left, SPEEDING_UP * done * (self.seconds - seconds) / max(seconds, 1e-9))
        return left


@dataclass(frozen=True, slots=True)
class Manner:
    """How a search goes about it."""

    guesses: int = 2
    """How many guesses of the hidden cards it thinks about, each with a tree of its own."""
    sparing: bool = False
    """Whether one tree is enough where no card is hidden, and in a short search one for each hundred simulations; if
    not, there are always as many, which differ in what is dealt at least."""
    draws: int = 6
    """How many of the cards that may be dealt it thinks about, at each place where one is dealt."""
    widening: float = 0.0
    """How many more, for the square root of the simulations that came to the place."""
    exploration: float = 2.0
    """How much the prior counts against what was found."""
    caution: float = 0.1
    """By how much an action that nobody has tried is thought worse than its position."""
    heat: float = INSTINCT_HEAT
    """How even the priors are: of instinct, or of a net, whose own are those of heat 1. With some `patience`, those of
    instinct that a net's will replace keep their usual heat."""
    whim: float = 0.5
    """How erratic the quick games are."""
    leaves: int = 32
    """How many positions a net judges at once, at most: fewer in a small tree, where paths would meet."""
    patience: int = 0
    """How many simulations come by a position below the root before a net is asked about it; until then it is judged as
    without one. With 0 it is asked at once."""
    finish: int = 12
    """From how many points on, of whoever has most, half of what a position is worth to a search with a net is a quick
    game's: late in a game that knows better who wins, and is short. With 0 always, with 99 never."""

    def __post_init__(self) -> None:
        for name in ("guesses", "draws", "leaves"):
            if getattr(self, name) < 1:
                raise SearchError(f"a search needs at least one of its {name}, not {getattr(self, name)}")
        if self.patience < 0:
            raise SearchError(f"a search needs a patience of 0 or more, not {self.patience}")
        if self.widening < 0:
            raise SearchError(f"a search needs a widening of 0 or more, not {self.widening}")
        if not self.heat > 0:
            raise SearchError(f"priors need some heat, not {self.heat}")

    @property
    def style(self) -> Style:
        """As compiled code reads it."""
        sprints, draws = (self.whim, LONGEST_SPRINT), (self.draws, self.widening)
        return Style(self.exploration, self.caution, self.heat, *sprints, *draws, self.patience, self.finish)

    @property
    def most_draws(self) -> int:
        """For how many there is room at one place."""
        return max(self.draws, MOST_DRAWS) if self.widening else self.draws


class Judge(Protocol):
    """A policy and value net: features in, priors and values out."""

    def __call__(self, rows: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """For each row of features a logit for each action of the edition, and a value from -1 to 1 for each seat.

        Features and values are as the player to move sees the table: he comes first, then clockwise. A judge with an
        `edition` is refused where another one is played.
        """
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found."""

    actions: tuple[Action, ...]
    """The legal actions, in the order of their numbers."""
    priors: npt.NDArray[np.float64]
    """How good each looked before any simulation."""
    visits: npt.NDArray[np.int64]
    """How many simulations began with each."""
    worth: npt.NDArray[np.float64]
    """What each leads to for the player, from -1, the last place (with a net: no win), to 1; nan if nobody tried it."""
    value: npt.NDArray[np.float64]
    """What the position is worth to each seat."""
    simulations: int
    """How many there were in all, those of an earlier search that were of use again included."""
    seconds: float

    @property
    def best(self) -> Action:
        """The action that was tried most; of several, the one that looked best."""
        return self.actions[int(np.lexsort((self.priors, self.visits))[-1])]


def check_view(edition: Edition, view: View) -> None:
    """SearchError unless it is the viewer's move in a game of the edition."""
    if view.edition != edition:
        raise SearchError(f"this player is for {edition.tag}, and the view is of {view.edition.tag}")
    if isinstance(view.phase, Over):
        raise SearchError("there is nothing to choose: the game is over")
    if not view.legal:
        raise SearchError("there is nothing to choose: it is not the viewer's move")


MOST_DRAWS: Final = 32
"""Cards that are thought about at one place, however many simulations come there."""
LONGEST_SPRINT: Final = 400
"""Decisions after which a quick game is judged as it stands: two who only hoard would never end it."""
MOST_NODES: Final = 200_000
"""Positions of the largest tree: about 160 MB. A search that goes on longer goes on within it."""
EDGES_PER_NODE: Final = 26
"""Room for the edges of a position: about so many are legal in the beginning, fewer later, one where chance deals."""
GUESS_SIMULATIONS: Final = 100
"""Simulations that are worth another guess to a sparing search."""
SLICE: Final = 64
"""Simulations without a net between two looks at the clock,"""
PATIENT_SLICE: Final = 128
"""and with a patient one: enough of them for a net to judge half a dozen positions together."""
SPEEDING_UP: Final = 1.1
"""By how much faster simulations may still get: those of a small tree are judged a few at a time."""
FEW_LEAVES: Final = 16
"""A tree has at least so many simulations for each position that a net judges at once."""


class Search:
    """A search in one edition, which remembers what it thought last."""

    def __init__(self, edition: Edition, *, manner: Manner | None = None, judge: Judge | None = None) -> None:
        known: Edition = getattr(judge, "edition", edition)
        if known != edition:
            raise SearchError(f"this net is for {known.tag}, and {edition.tag} is to be played")
        self.edition = edition
        self.manner = manner or Manner()
        self.judge = judge
        # Without a net there is nobody to be patient for.
        self._style = self.manner.style if judge is not None else self.manner.style._replace(patience=0)
        self._tables = tables(edition)
        self._actions = actions(edition)
        self._habits = habits(edition)
        self._mind = new_mind()
        self._rows = np.zeros((self.manner.leaves, FEATURES), np.int8)
        self._room = np.zeros(BOARD, np.int8)
        self._tree, self._spare = (self._new_tree(2) for _ in range(2))
        self._seat: int | None = None
        """Whose thoughts the tree holds: its guesses know that seat's own cards."""

    def _new_tree(self, nodes: int) -> Tree:
        guesses, leaves = self.manner.guesses, self.manner.leaves
        return new_tree(guesses + nodes, (guesses + nodes) * EDGES_PER_NODE + 1000, guesses, leaves)

    def think(self, view: View, budget: Budget, seed: int, *, stop: Callable[[], bool] | None = None) -> Thought:
        """What is to be done in a view, whose viewer has to be the one to move.

        The same seed, and the same thoughts before, give the same answer to a budget of simulations. `stop` is asked
        every few milliseconds whether to leave it at that.
        """
        check_view(self.edition, view)
        begun = time.perf_counter()
        rng = stream(seed)
        assert view.viewer is not None, "a spectator has been refused"
        kept = self._begin(view, view.viewer, budget, rng)
        done = 0
        while True:
            left = budget.left(done, time.perf_counter() - begun)
            if done and (left <= 0 or (budget.brisk and self._lead() > left) or (stop is not None and stop())):
                break
            wide = 1 + (kept + done) // FEW_LEAVES
            most = SLICE if self.judge is None else PATIENT_SLICE if self.manner.patience else wide
            done += self._grow(most if budget.simulations is None else min(most, budget.simulations - done), wide, rng)
        return self._found(kept + done, time.perf_counter() - begun)

    def forget(self) -> None:
        """Thinks anew next time."""
        self._tree.counts[:] = 0

    def _begin(self, view: View, seat: int, budget: Budget, rng: npt.NDArray[np.uint64]) -> int:
        """Sets up the tree with what is left of the last one; returns how many simulations that holds."""
        wanted = MOST_NODES if budget.simulations is None else min(MOST_NODES, 3 * budget.simulations + 64)
        if self._spare.first.size < wanted:
            self._spare = self._new_tree(wanted)
        old, new = self._tree, self._spare
        roomy = 2 * int(old.counts[NODES]) <= new.first.size and 2 * int(old.counts[EDGES]) <= new.action.size
        if seat != self._seat or not roomy:
            self.forget()
        self._seat = seat
        roots, board, draws = self._roots(view, budget), to_board(view), self.manner.most_draws
        replant(self._tree, self._spare, self._tables, board, seat, roots, draws, rng, self._room)
        self._tree, self._spare = self._spare, self._tree
        return int(self._tree.trust[self._tree.roots[:roots]].sum())

    def _roots(self, view: View, budget: Budget) -> int:
        """How many guesses to think about."""
        if not self.manner.sparing:
            return self.manner.guesses
        if not any(isinstance(card, Facedown) for player in view.players for card in player.reserved):
            return 1
        enough = self.manner.guesses if budget.simulations is None else 1 + budget.simulations // GUESS_SIMULATIONS
        return min(self.manner.guesses, enough)

    def _grow(self, simulations: int, wide: int, rng: npt.NDArray[np.uint64]) -> int:
        """Runs so many simulations, fewer when a net has enough to judge or two paths meet; returns how many."""
        tree, style = self._tree, self._style
        if self.judge is None:
            grow(tree, self._tables, self._habits, style, self._mind, rng, simulations)
            return simulations
        rows = self._rows[:wide]
        count, done = gather(tree, self._tables, self._habits, style, self._mind, rng, simulations, rows)
        if count:
            try:
                logits, values = self._judged(self._rows[:count])
            except BaseException:
                self.forget()  # the paths on their way are still lent what they have not found
                raise
            absorb(tree, self._tables, self._habits, style, self._mind, rng, count, logits, values)
        return int(count + done)

    def _judged_roots(self) -> list[int]:
        """The roots that have edges."""
        tree = self._tree
        return [int(root) for root in tree.roots[: tree.counts[ROOTS]] if tree.first[root] >= 0]

    def _edges(self) -> list[slice]:
        """The edges of each of these roots: the same actions in the same order."""
        first, spread = self._tree.first, self._tree.spread
        return [slice(int(first[root]), int(first[root]) + int(spread[root])) for root in self._judged_roots()]

    def _visits(self) -> npt.NDArray[np.int64]:
        """How many simulations began with each action."""
        return np.asarray(sum(self._tree.visits[edge].astype(np.int64) for edge in self._edges()))

    def _lead(self) -> float:
        """How many more simulations began with the action that was tried most than with any other."""
        visits = np.sort(self._visits(), axis=None)
        return float(visits[-1] - visits[-2]) if visits.size > 1 else math.inf

    def _judged(self, rows: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """What the judge says; SearchError if compiled code would read beyond it."""
        assert self.judge is not None, "there is one"
        logits, values = self.judge(rows)
        for name, array, columns in (("logits", logits, len(self._actions)), ("values", values, MOST_PLAYERS)):
            fits = array.dtype == np.float32 and array.ndim == 2 and array.flags.c_contiguous
            if not fits or len(array) != len(rows) or array.shape[1] < columns:
                raise SearchError(f"a judge gives {len(rows)} rows of {columns} {name} as float32, not {array.shape}")
        return logits, values

    def _found(self, simulations: int, seconds: float) -> Thought:
        tree = self._tree
        judged, edges, visits = self._judged_roots(), self._edges(), self._visits()
        sums = np.asarray(sum(tree.worth[edge].astype(np.float64) for edge in edges))
        value = tree.sums[judged].sum(axis=0, dtype=np.float64) / max(1, int(tree.trust[judged].sum()))
        players = int(tree.boards[judged[0], PLAYERS])
        with np.errstate(invalid="ignore"):
            worth = sums / visits
        legal = tuple(self._actions[number] for number in tree.action[edges[0]])
        priors = tree.prior[edges[0]].astype(np.float64)
        return Thought(legal, priors, visits, worth, value[:players], simulations, seconds)
