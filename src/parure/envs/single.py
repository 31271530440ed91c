"""Gymnasium: one learner against opponents of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from parure.agents import Agent
from parure.envs.checks import MAX_CYCLES
from parure.envs.opponents import Opponent, around, seated
from parure.envs.render import MODES, Picture, check_mode, render
from parure.envs.spaces import Form, Observation, Row, action_space, observation_space
from parure.envs.table import Table

ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it is not an error: as much as the last place."""


class ParureEnv(gymnasium.Env[Observation, Any]):
    """A table at which one seat is the learner's and the others are opponents, clockwise from him."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        *,
        edition: str = "splendor",
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        strict: bool = True,
        max_cycles: int = MAX_CYCLES,
        observations: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(observations)
        self.table = Table(edition, players, max_cycles, observations)
        self.action_space = action_space(self.table.edition)
        self.opponents = around(opponents, players)
        if seat is not None and (not isinstance(seat, int) or seat not in range(players)):
            raise ValueError(f"there is no seat {seat!r} at a table of {players}: None draws one for each game")
        self.strict = strict
        """Whether an illegal action is an error; else it ends the game and costs the reward of a last place."""
        self.seat = 0
        """Where the learner sits in this game."""
        self._chosen_seat = seat
        self._agents: dict[int, Agent] = {}
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Sets the table, and lets the opponents play up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        players = self.table.players
        deal, *seeds = (int(self.np_random.integers(1 << 62)) for _ in range(players))
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        self.table.begin(deal)
        self._agents = {
            (self.seat + place) % players: seated(opponent, seed)
            for place, (opponent, seed) in enumerate(zip(self.opponents, seeds, strict=True), start=1)
        }
        self._ended = False
        self._until_the_learner()
        self._show()
        return self.table.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action, and the opponents' up to his next decision."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game has ended, or none has begun: call reset first")
        if not self.strict and not self.table.allows(action):
            self._ended = True
            return self.table.observation(self.seat), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        self.table.play(action)
        self._until_the_learner()
        over, cut_off = self.table.over, self.table.cut_off
        self._ended = over or cut_off
        self._show()
        return self.table.observation(self.seat), self.table.reward(self.seat), over, cut_off, self._info()

    def action_masks(self) -> Any:
        """What the learner may do now: the name under which sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | Picture | None:
        """The table as the learner sees it."""
        return render(self.table.view(self.seat), self.render_mode, cut_off=self._ended)

    def _until_the_learner(self) -> None:
        table = self.table
        while not (table.over or table.cut_off) and table.seat != self.seat:
            table.play_action(self._agents[table.seat].choose(table.view(table.seat)))

    def _mask(self) -> Row:
        return np.zeros(len(self.table.actions), np.int8) if self._ended else self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
