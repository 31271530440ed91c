"""PettingZoo: its own tests, and what they don't ask."""

from __future__ import annotations

import pickle
import warnings
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import BaseWrapper, aec_to_parallel

import parure
from parure.codec import actions
from parure.envs import marvel_v0, splendor_v0
from parure.envs.aec import ParureAEC
from parure.errors import SetupError
from parure.kernel import BoardError, features, split
from parure.kernel.features import FEATURES
from tests.positions import every_edition, every_table

with warnings.catch_warnings():  # it imports one of its own games in a way that it has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

MODULES: dict[str, ModuleType] = {"splendor": splendor_v0, "marvel": marvel_v0}

pettingzoo_grumbles = pytest.mark.filterwarnings(
    # PettingZoo keeps a list of its own games whose observations are dicts with a mask, as its docs ask for.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # that of a finished game
)


def play_on(env: Any, decisions: int, seed: int = 0) -> None:
    """Plays at random, up to so many decisions."""
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if not any(env.terminations.values()):
            env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


@pettingzoo_grumbles
@every_table
def test_pettingzoos_api_test(key: str, players: int) -> None:
    for form in ("flat", "pieces"):
        api_test(MODULES[key].env(players=players, observations=form), num_cycles=200)
        api_test(MODULES[key].raw_env(players=players, observations=form), num_cycles=20)


@every_table
def test_pettingzoos_seed_test(key: str, players: int) -> None:
    seed_test(lambda: MODULES[key].env(players=players), num_cycles=200)


@every_table
def test_pettingzoos_render_test(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[Any] = []

    def colourful(picture: Any) -> bool:
        shown.append(picture)
        return bool(picture.std() > 10)

    render_test(
        lambda render_mode: MODULES[key].env(players=players, render_mode=render_mode),
        custom_tests={"rgb_array": colourful},
    )
    assert len({picture.tobytes() for picture in shown}) == len(shown)
    assert f"player_{players - 1}" in capsys.readouterr().out


class Obedient(BaseWrapper):  # type: ignore[misc] # PettingZoo has no types
    """Plays the last of the legal actions whatever it is told: PettingZoo's test asks for actions without a mask."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.metadata = {**env.metadata, "is_parallelizable": True}

    def step(self, action: Any) -> None:
        if action is not None:
            action = int(np.flatnonzero(self.observe(self.agent_selection)["action_mask"])[-1])
        super().step(action)


@every_table
def test_pettingzoos_max_cycles_test(key: str, players: int) -> None:
    def env(max_cycles: int) -> Any:
        return Obedient(MODULES[key].env(players=players, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


@every_table
def test_a_game_is_truncated_after_so_many_decisions_of_each(key: str, players: int) -> None:
    env = MODULES[key].env(players=players, max_cycles=3)
    env.reset(seed=1)
    for _ in range(3 * players):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@every_table
def test_what_it_tells_is_what_the_judge_says(key: str, players: int) -> None:
    env = MODULES[key].raw_env(players=players)
    env.reset(seed=2)
    for decision in range(60):
        state = env.table.state
        legal = parure.legal_actions(state)
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].tobytes() == features(parure.view(state, seat)).tobytes()
            told = [actions(state.edition)[number] for number in np.flatnonzero(seen["action_mask"])]
            assert told == sorted(legal if seat == state.seat else (), key=actions(state.edition).index)
        play_on(env, 1, decision)


@every_table
def test_rewards_follow_the_ranking(key: str, players: int) -> None:
    env = MODULES[key].env(players=players)
    for seed in range(3):
        env.reset(seed=seed)
        play_on(env, 10_000, seed)
        phase = env.unwrapped.table.state.phase
        assert isinstance(phase, parure.Over)
        assert all(env.terminations.values())
        worth, before = np.linspace(1, -1, players), 0
        for shared in phase.outcome.ranking:
            for seat in shared:
                assert env.rewards[f"player_{seat}"] == pytest.approx(worth[before : before + len(shared)].mean())
            before += len(shared)
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_those_who_share_a_place_share_its_reward() -> None:
    env = splendor_v0.raw_env(players=3)
    env.reset(seed=1)
    env.table._board[2], env.table._board[60] = 4, 1  # over, by the goal: nobody has anything
    assert [env.table.reward(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


@every_table
def test_a_seed_reproduces_a_whole_game(key: str, players: int) -> None:
    def game(seed: int | None) -> list[bytes]:
        env.reset(seed=seed)
        seen = []
        while not any(env.terminations.values()):
            seen.append(env.observe(env.agent_selection)["observation"].tobytes())
            play_on(env, 1, 5)
        return seen

    env = MODULES[key].env(players=players)
    first, second = game(7), game(None)
    assert first != second
    assert [game(7), game(None)] == [first, second]
    assert game(8) != first


@every_edition
def test_an_illegal_action_is_an_error_that_names_the_rule(key: str) -> None:
    env = MODULES[key].raw_env(players=2)
    env.reset(seed=1)
    before = env.table.state
    dear = actions(before.edition).index(parure.Buy(parure.Slot(2, 0)))
    with pytest.raises(parure.IllegalAction, match=r"don't cover the price \(rule A6\)"):
        env.step(dear)
    for number in (-1, 77, 300, 1.0, None, "take"):
        with pytest.raises(BoardError, match="there is no action"):
            env.step(number)
    assert env.table.state == before
    assert env.table.moves == 0
    env.step(np.int32(0))
    assert env.agent_selection == "player_1"
    env.step(np.array(1))  # what a net's `predict` gives
    assert env.agent_selection == "player_0"


@every_edition
def test_in_pettingzoos_wrapper_an_illegal_action_loses_the_game(key: str, caplog: pytest.LogCaptureFixture) -> None:
    env = MODULES[key].env(players=3)
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(99)
    env.step(env.action_space("player_1").n - 1)
    assert "Illegal move made, game terminating with current player losing" in caplog.text
    assert env.rewards == {"player_0": 0, "player_1": -1.0, "player_2": 0}
    assert all(env.terminations.values())


def test_pieces_are_the_flat_row_by_name() -> None:
    flat, pieces = splendor_v0.env(players=4), splendor_v0.env(players=4, observations="pieces")
    for env in (flat, pieces):
        env.reset(seed=3)
        play_on(env, 50)
    row = flat.observe("player_2")["observation"]
    assert row.shape == (FEATURES,)
    for name, piece in split(row).items():
        assert (pieces.observe("player_2")["observation"][name] == piece).all()
    assert pieces.observation_space("player_2").contains(pieces.observe("player_2"))


def test_before_a_game_has_begun_there_is_nothing_to_show() -> None:
    env = splendor_v0.raw_env(render_mode="ansi")
    with pytest.raises(BoardError, match="no game has begun: call reset first"):
        env.render()


def test_a_step_before_or_after_the_game_is_an_error_that_says_so() -> None:
    env = splendor_v0.raw_env(max_cycles=1)
    with pytest.raises(BoardError, match="no game has begun: call reset first"):
        env.observe("player_0")
    with pytest.raises(BoardError, match="the game has ended, or none has begun: call reset first"):
        env.step(0)
    env.reset(seed=1)
    play_on(env, 2)
    for _ in env.agents[:]:
        env.step(None)
    with pytest.raises(BoardError, match="the game has ended, or none has begun: call reset first"):
        env.step(0)


def test_pettingzoo_makes_it_by_its_id() -> None:
    env = pettingzoo.make("aec", "parure/Marvel-v0", players=4)
    env.reset(seed=1)
    assert str(env) == "marvel_v0"
    assert env.num_agents == 4


def test_it_can_be_pickled_and_options_are_checked() -> None:
    env = pickle.loads(pickle.dumps(marvel_v0.raw_env(players=3, max_cycles=9, render_mode="ansi")))  # noqa: S301 - our own
    assert isinstance(env, ParureAEC)
    assert (env.table.players, str(env), env.render_mode) == (3, "marvel_v0", "ansi")
    with pytest.raises(SetupError, match="is for 2, 3, 4 players, not 5"):
        splendor_v0.env(players=5)
    with pytest.raises(ValueError, match="max_cycles is a whole number from 1, not 0"):
        splendor_v0.env(max_cycles=0)
    with pytest.raises(ValueError, match="an observation is 'flat' or in 'pieces', not 'round'"):
        splendor_v0.env(observations="round")
    with pytest.raises(ValueError, match="render_mode is 'human', 'ansi', 'rgb_array' or None, not 'film'"):
        splendor_v0.env(render_mode="film")
