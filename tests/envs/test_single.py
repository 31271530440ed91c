"""Gymnasium's single environment: its own check, opponents of all kinds, strict and not."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parure
import parure.envs
from parure.agents import AgentOptionError, UnknownAgent
from parure.envs.registration import IDS, register_envs
from parure.envs.single import ParureEnv
from parure.kernel import BoardError, features
from parure.view import View
from tests.positions import every_edition, every_table

BY_EDITION = {edition: name for name, edition in IDS.items()}

ALONE = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
import pyspiel, parure.envs.openspiel
pyspiel.load_game("parure")
"""
"""OpenSpiel where the other two are not installed."""


def made(key: str, **options: Any) -> ParureEnv:
    env = gymnasium.make(BY_EDITION[key], disable_env_checker=True, **options).unwrapped
    assert isinstance(env, ParureEnv)
    return env


def finished(env: ParureEnv, seed: int) -> tuple[list[bytes], float]:
    """What is seen in a game of random decisions, and its reward."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, reward, ended = [], 0.0, False
    while not ended:
        assert isinstance(observation, np.ndarray)
        seen.append(observation.tobytes())
        assert (env.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        ended = terminated or truncated
    assert not info["action_mask"].any()
    return seen, reward


@every_table
def test_gymnasiums_check(key: str, players: int) -> None:
    for form in ("flat", "pieces"):
        check_env(made(key, players=players, observations=form, strict=False, render_mode="rgb_array"))


def test_pieces_flattened_are_the_flat_row() -> None:
    flat, _ = made("marvel", players=3).reset(seed=2)
    pieces, _ = gymnasium.wrappers.FlattenObservation(made("marvel", players=3, observations="pieces")).reset(seed=2)
    assert np.array_equal(pieces, np.asarray(flat))


@every_table
def test_a_seed_reproduces_a_whole_game(key: str, players: int) -> None:
    env = made(key, players=players, opponents="novice")
    first = finished(env, 3)
    assert finished(env, 3) == first
    assert finished(env, 4) != first


@every_table
def test_the_learner_is_asked_at_his_turn_and_sees_what_the_judge_says(key: str, players: int) -> None:
    env = made(key, players=players, seat=players - 1)
    observation, info = env.reset(seed=5)
    for _ in range(25):
        state = env.table.state
        assert info["seat"] == state.seat == players - 1
        assert isinstance(observation, np.ndarray)
        assert observation.tobytes() == features(parure.view(state, state.seat)).tobytes()
        observation, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(
    "opponents", ["random", "greedy", "artisan", "jeweller", "search:simulations=5", ["greedy", "novice", "random"]]
)
def test_opponents_are_any_agents_of_the_registry(opponents: Any) -> None:
    env = made("marvel", players=2 if isinstance(opponents, str) else 4, opponents=opponents, max_cycles=6)
    seen, _ = finished(env, 6)
    assert len(seen) > 1


class LastResort:
    """A player of one's own."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> parure.Action:
        self.views.append(view)
        return view.legal[-1]


def test_an_opponent_may_be_ones_own_and_sees_its_view_alone() -> None:
    mine = LastResort()
    env = made("splendor", opponents=mine, seat=0)
    finished(env, 7)
    assert len(mine.views) > 10
    assert {view.viewer for view in mine.views} == {1}


class Spendthrift:
    """Pays with wild for whatever it can."""

    def __init__(self) -> None:
        self.paid: list[parure.Buy] = []

    def choose(self, view: View) -> parure.Action:
        for action in view.legal:
            if isinstance(action, parure.Buy):
                payment = max(
                    parure.payments(parure.imagine(view, Random(1)), action.place),
                    key=lambda gems: gems[parure.gems.WILD],
                )
                self.paid.append(parure.Buy(action.place, payment))
                return self.paid[-1]
        return next((action for action in view.legal if isinstance(action, parure.Reserve)), view.legal[0])


def test_an_opponent_may_pay_as_the_rules_allow_and_not_otherwise() -> None:
    mine = Spendthrift()
    env = made("splendor", opponents=mine, seat=0)
    seen, _ = finished(env, 7)
    assert len(mine.paid) > 3
    assert any(action.payment[parure.gems.WILD] > 1 for action in mine.paid if action.payment)
    assert sum(player.card_count for player in env.table.state.players) >= len(mine.paid)
    assert finished(env, 7)[0] == seen
    miser = SimpleNamespace(choose=lambda _: parure.Buy(parure.Slot(0, 0), parure.gems.Gems.of()))
    with pytest.raises(parure.IllegalAction, match=r"\(rule A6\)"):
        made("splendor", opponents=miser, seat=1).reset(seed=1)


def test_learners_sit_everywhere_and_lose_to_the_strong() -> None:
    env, seats, rewards = made("splendor", opponents="artisan"), set(), []
    for seed in range(8):
        rewards.append(finished(env, seed)[1])
        seats.add(env.seat)
    assert seats == {0, 1}
    assert sum(rewards) < -5


@every_edition
def test_an_illegal_action_is_an_error_that_names_the_rule_or_ends_the_game(key: str) -> None:
    strict = made(key)
    _, info = strict.reset(seed=8)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    with pytest.raises(parure.IllegalAction, match=r"one who can do something may not pass \(rule A11\)"):
        strict.step(wrong)
    _, _, terminated, truncated, _ = strict.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not terminated
    assert not truncated

    lenient = made(key, strict=False)
    lenient.reset(seed=8)
    _, reward, terminated, _, info = lenient.step(wrong)
    assert (reward, terminated, info["illegal"], info["action_mask"].any()) == (-1.0, True, True, False)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game has ended"):
        lenient.step(0)
    lenient.reset()
    with pytest.raises(BoardError, match="there is no action"):
        lenient.step(-3)


def test_options_are_checked() -> None:
    with pytest.raises(UnknownAgent, match="there is no player called 'nobody'"):
        made("splendor", opponents="nobody")
    with pytest.raises(AgentOptionError, match="novice has no option"):
        made("splendor", opponents="novice:whim=2")
    with pytest.raises(ValueError, match="3 players are one learner and 2 opponents, not 1"):
        made("splendor", players=3, opponents=["random"])
    for nobody in (None, 3, [None], LastResort):
        with pytest.raises(ValueError, match="an opponent is a player's name or an object that can choose"):
            made("splendor", opponents=nobody)
    with pytest.raises(ValueError, match="there is no seat 2 at a table of 2"):
        made("splendor", seat=2)
    with pytest.raises(ValueError, match=r"there is no seat 1\.0 at a table of 2"):
        made("splendor", seat=1.0)


def test_a_game_is_truncated_after_so_many_decisions() -> None:
    env = made("splendor", max_cycles=4, seat=0)
    _, info = env.reset(seed=9)
    steps, truncated, terminated, reward = 0, False, False, 1.0
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        steps += 1
    assert (steps, terminated, reward, env.table.moves) == (4, False, 0.0, 8)


def test_registering_twice_does_no_harm_and_none_is_needed_where_there_is_no_gymnasium() -> None:
    before = dict(gymnasium.registry)
    register_envs()
    assert gymnasium.registry == before
    subprocess.run([sys.executable, "-c", ALONE], check=True)
