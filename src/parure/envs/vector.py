"""Gymnasium's VectorEnv on the kernel: thousands of games a call, without Python in the loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from parure.codec import actions as all_actions
from parure.editions import edition as load_edition
from parure.envs import machine, opponents
from parure.envs.checks import MAX_CYCLES, check_cycles, refuse
from parure.envs.machine import EVERY_SEAT, Cast, Results, Tables
from parure.envs.spaces import Form, Observation, action_space, formed, observation_space
from parure.errors import ParureError
from parure.kernel import BoardError, streams, tables
from parure.kernel.features import FEATURES
from parure.kernel.games import look
from parure.kernel.layout import BOARD, MOST_PLAYERS
from parure.kernel.threads import spread
from parure.search.sprint import new_mind

Actions = npt.NDArray[np.int64]

SELF_PLAY: Final = None
"""As the opponents: there are none, whoever is to move is asked."""


class ParureVectorEnv(VectorEnv[Observation, Actions, npt.NDArray[Any]]):
    """Many games of one edition, stepped together.

    With opponents a step is a decision of the learner, who moves one seat on with each game; without (`SELF_PLAY`) it
    is a decision of whoever is to move. Where a game ends, the same step begins the next (`AutoresetMode.SAME_STEP`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        edition: str = "splendor",
        players: int = 2,
        opponents: str | Sequence[str] | None = SELF_PLAY,
        max_cycles: int = MAX_CYCLES,
        observations: Form = "flat",
        copy: bool = True,
        threads: int = 1,
        render_mode: None = None,
    ) -> None:
        self.edition = load_edition(edition)
        self.edition.supply(players)  # C9
        if num_envs < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread are needed, not {num_envs} and {threads}")
        if render_mode is not None:
            raise ValueError("thousands of tables are not drawn: gymnasium.make(…, render_mode=…) draws one")
        self.num_envs = num_envs
        self.players = players
        self.form: Form = observations
        self.copy = copy
        """Whether each step returns arrays of its own; else the next step writes over them."""
        self.threads = threads
        self.single_action_space = action_space(self.edition)
        self.single_observation_space = observation_space(observations)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._most = check_cycles(max_cycles) * players
        self._tables = tables(self.edition)
        self._games = Tables(
            np.zeros((num_envs, BOARD), np.int8),
            streams(0, num_envs),
            np.full(num_envs, EVERY_SEAT, np.int8),
            np.zeros(num_envs, np.int32),
        )
        self._choosers = streams(0, num_envs)
        self._last = np.zeros((num_envs, FEATURES), np.int8)
        self._begun = False
        self._renew()
        self.play_against(opponents)

    def play_against(self, opponents_: str | Sequence[str] | None) -> None:
        """Chooses other opponents; the games begin anew at the next `reset`."""
        against = () if opponents_ is SELF_PLAY else opponents.around(opponents_, self.players)
        # Whoever stands first is in the learner's own place, and never asked.
        self._cast = opponents.cast(self.edition, ("random", *map(str, against)))
        self._alone = not against
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Sets every table anew; the same seed gives the same games to the same decisions."""
        super().reset(seed=seed, options=options)
        deals, picks = (int(self.np_random.integers(1 << 62)) for _ in range(2))
        self._games.rngs[:] = streams(deals, self.num_envs)
        self._choosers = streams(picks, self.num_envs)
        self._games.learners[:] = EVERY_SEAT if self._alone else np.arange(self.num_envs) % self.players
        if self.copy:
            self._renew()

        def work(rows: slice) -> int:
            machine.start(self._tables, _part(self._games, rows), self.players, self._own_cast(), self._most)
            return self._look(rows)

        spread(work, self.num_envs, self.threads)
        self._begun = True
        return formed(self._seen, self.form), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Plays one action in each game; IllegalAction, with nothing changed, if the rules refuse one of them."""
        chosen = self._checked(actions)
        if self.copy:
            self._renew()

        def work(rows: slice) -> int:
            machine.step(
                self._tables,
                _part(self._games, rows),
                chosen[rows],
                self.players,
                self._own_cast(),
                self._most,
                _part(self._out, rows),
            )
            return self._look(rows)

        spread(work, self.num_envs, self.threads)
        out = self._out
        done = out.terminated | out.truncated
        infos = self._infos() | {
            "rewards": out.rewards[:, : self.players],
            "final_obs": self._final_observations(done),
            "_final_obs": done,
        }
        rewards = out.rewards[np.arange(self.num_envs), out.movers]
        return formed(self._seen, self.form), rewards, out.terminated, out.truncated, infos

    def sample_actions(self, player: str = "random") -> Actions:
        """What a compiled player would do in each game, whoever is to move; `random`: any legal action, as likely."""
        self._check_begun()
        cast, chosen = opponents.cast(self.edition, (player,)), np.zeros(self.num_envs, np.int64)

        def work(rows: slice) -> int:
            own = cast._replace(mind=new_mind())
            return machine.choose(self._tables, self._games.boards[rows], self._choosers[rows], own, chosen[rows])

        spread(work, self.num_envs, self.threads)
        return chosen

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be played in each game now, by the numbers of the actions."""
        self._check_begun()
        return self._masks

    def _checked(self, actions: Any) -> Actions:
        self._check_begun()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BoardError(f"{self.num_envs} whole numbers are needed, not {chosen.dtype} of shape {chosen.shape}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        row = machine.first_refused(self._tables, self._games.boards, chosen)
        if row >= 0:
            try:
                refuse(self.edition, self._games.boards[row], int(chosen[row]))
            except ParureError as error:
                error.add_note(f"in game {row}")
                raise
        return chosen

    def _check_begun(self) -> None:
        if not self._begun:
            raise BoardError("no game has begun: call reset first")

    def _infos(self) -> dict[str, Any]:
        """Masks as Gymnasium's spaces take them, and whose they are."""
        return {"action_mask": self._masks.view(np.int8), "seat": self._seats}

    def _look(self, rows: slice) -> int:
        return look(self._tables, self._games.boards[rows], self._seats[rows], self._masks[rows], self._seen[rows])

    def _own_cast(self) -> Cast:
        """The opponents with room to think of their own: each thread needs some."""
        return self._cast._replace(mind=new_mind())

    def _renew(self) -> None:
        """Makes room for what a step tells, so that what an earlier one told stays."""
        count = self.num_envs
        self._seats = np.empty(count, np.int8)
        self._masks = np.empty((count, len(all_actions(self.edition))), np.bool_)
        self._seen = np.empty((count, FEATURES), np.int8)
        self._out = Results(
            np.empty((count, MOST_PLAYERS), np.float32),
            np.empty(count, np.bool_),
            np.empty(count, np.bool_),
            np.empty(count, np.int8),
            self._last,
        )

    def _final_observations(self, done: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
        """The last observation of each game that has ended, None for the others, as Gymnasium hands them over."""
        found = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(done):
            found[row] = formed(self._last[row].copy(), self.form)
        return found


def _part(rows: Any, part: slice) -> Any:
    """The same arrays, some rows of each."""
    return type(rows)(*(array[part] for array in rows))
