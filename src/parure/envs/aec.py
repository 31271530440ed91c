"""PettingZoo: every seat is an agent, and whoever is to move is selected."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from parure.envs.checks import MAX_CYCLES
from parure.envs.render import MODES, Picture, check_mode, render
from parure.envs.spaces import Form, action_space, mask_space, observation_space
from parure.envs.table import Table
from parure.kernel import BoardError

ILLEGAL_REWARD = -1
"""What PettingZoo's wrapper gives to whoever plays an illegal action."""


class ParureAEC(AECEnv[str, dict[str, Any], Any], EzPickle):  # type: ignore[misc] # PettingZoo has no types
    """A table of `player_0` to `player_3`, without wrappers: an illegal action is an error that names the rule."""

    def __init__(
        self,
        edition: str,
        *,
        players: int = 2,
        max_cycles: int = MAX_CYCLES,
        observations: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, edition, players=players, max_cycles=max_cycles, observations=observations, render_mode=render_mode
        )
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"{edition}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        seen = observation_space(observations)
        self.table = Table(edition, players, max_cycles, observations)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(self.table.edition) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask_space(self.table.edition)})
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The features under `observation`, the mask under `action_mask`."""
        space: spaces.Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Discrete:
        """A number for each decision."""
        space: spaces.Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the API's
        """Sets the table; the same seed gives the same game to the same decisions."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do: nothing unless it is selected."""
        if self._random is None:
            raise BoardError("no game has begun: call reset first")
        seat = self._seats[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Plays the selected agent's action; IllegalAction, with the rule, if it is refused."""
        if not self.agents:
            raise BoardError("the game has ended, or none has begun: call reset first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: table.reward(self._seats[name]) for name in self.agents}
        self.terminations = dict.fromkeys(self.agents, table.over)
        self.truncations = dict.fromkeys(self.agents, table.cut_off)
        self._select()
        self._accumulate_rewards()
        self._show()

    def render(self) -> str | Picture | None:
        """The table as a spectator sees it: cards drawn unseen lie face down."""
        return render(self.table.view(None), self.render_mode, cut_off=self.table.cut_off)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.seat]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def wrapped(raw: ParureAEC) -> AECEnv[str, dict[str, Any], Any]:
    """The wrappers of PettingZoo's own games: an illegal action ends the game, and its player loses."""
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))
