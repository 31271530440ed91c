"""Gymnasium's VectorEnv: the kernel's games, whoever the opponents and however many the threads."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import parure
import parure.envs
from parure.agents import AgentOptionError
from parure.agents.levels import LEVELS
from parure.envs.machine import NO_PLAN
from parure.envs.opponents import cast
from parure.envs.vector import ParureVectorEnv
from parure.kernel import BoardError, Games, features, split, to_state
from parure.kernel.threads import LEAST
from tests.positions import every_edition, every_table


@every_table
def test_self_play_is_the_kernels_own_games(key: str, players: int) -> None:
    env = ParureVectorEnv(20, edition=key, players=players)
    seen, infos = env.reset(seed=1)
    games = Games(parure.edition(key), players, 20, seed=0)
    games.boards[:], games.rngs[:] = env._games.boards, env._games.rngs
    for _ in range(300):
        movers = infos["seat"]
        chosen = env.sample_actions()
        seen, rewards, terminated, truncated, infos = env.step(chosen)
        games.step(chosen.astype(np.int16))
        assert np.array_equal(np.asarray(seen), games.observations)
        assert (infos["action_mask"] == games.masks).all()
        assert (infos["seat"] == games.seats).all()
        assert (terminated == games.done).all()
        assert not truncated.any()
        assert (infos["rewards"] == games.rewards[:, :players]).all()
        assert (rewards == games.rewards[np.arange(20), movers]).all()
        for row in np.flatnonzero(infos["_final_obs"]):
            last = to_state(parure.edition(key), games.endings[row])
            assert infos["final_obs"][row].tobytes() == features(parure.view(last, last.seat)).tobytes()


@every_table
def test_with_opponents_the_learner_is_asked_at_his_turn_in_every_seat(key: str, players: int) -> None:
    env = ParureVectorEnv(12, edition=key, players=players, opponents="random")
    seen, infos = env.reset(seed=2)
    assert infos["seat"].tolist() == [row % players for row in range(12)]
    total, ended = 0.0, 0
    while ended < 60:
        assert split(np.asarray(seen))["turn"][:, 0].all()
        before = infos["seat"]
        seen, rewards, terminated, _, infos = env.step(env.sample_actions())
        moved = np.where(terminated, (before + 1) % players, before)
        assert (infos["seat"] == moved).all()
        assert (rewards == infos["rewards"][np.arange(12), before]).all()
        assert not rewards[~terminated].any()
        assert all(split(last)["phase"][4] for last in infos["final_obs"][terminated])
        assert not any(last is not None for last in infos["final_obs"][~terminated])
        total, ended = total + float(rewards.sum()), ended + int(terminated.sum())
    assert abs(total) / ended < 0.5


@every_edition
def test_stronger_opponents_win_more(key: str) -> None:
    means = []
    for opponents in ("random", "novice", "instinct:whim=0.1"):
        env = ParureVectorEnv(200, edition=key, opponents=opponents)
        env.reset(seed=3)
        results: list[float] = []
        while len(results) < 400:
            _, rewards, terminated, _, _ = env.step(env.sample_actions())
            results += rewards[terminated].tolist()
        means.append(np.mean(results))
    assert means[0] > means[1] + 0.2
    assert means[1] > means[2]
    assert means[2] < -0.9


@every_edition
def test_the_compiled_opponents_are_those_of_the_registry(key: str) -> None:
    whims = {level.name: dict(level.options).get("whim") for level in LEVELS}
    cast_ = cast(parure.edition(key), ("random", "novice", "instinct:sight=0.5,whim=0.3"))
    assert cast_.whims.tolist() == [NO_PLAN, whims["novice"], 0.3]
    env = ParureVectorEnv(1, edition=key, players=4, opponents=["artisan", "trader", "random"])
    env.reset(seed=1)
    assert env._cast.whims.tolist() == [NO_PLAN, whims["artisan"], whims["trader"], NO_PLAN]


@every_table
def test_compiled_players_can_be_asked_what_they_would_do(key: str, players: int) -> None:
    env, worse, better = ParureVectorEnv(60, edition=key, players=players), 0, 0
    _, infos = env.reset(seed=5)
    while better + worse < 40:
        first = infos["seat"] == 0
        chosen = np.where(first, env.sample_actions("artisan"), env.sample_actions())
        assert infos["action_mask"][np.arange(60), chosen].all()
        _, _, terminated, _, infos = env.step(chosen)
        better += int((infos["rewards"][terminated, 0] == 1).sum())
        worse += int((infos["rewards"][terminated, 0] < 1).sum())
    assert better > 9 * worse


@every_table
def test_the_same_seed_plays_the_same_whatever_the_threads(key: str, players: int) -> None:
    def games(threads: int, seed: int | None) -> list[bytes]:
        env = ParureVectorEnv(3 * LEAST, edition=key, players=players, opponents="trader", threads=threads)
        env.reset(seed=seed)
        told = []
        for _ in range(40):
            seen, rewards, *_ = env.step(env.sample_actions())
            assert isinstance(seen, np.ndarray)
            told.append(seen.tobytes() + rewards.tobytes())
        return told

    first = games(1, 4)
    assert games(3, 4) == first
    assert games(1, 5) != first
    assert games(1, None) != games(1, None)


def test_a_game_is_truncated_after_so_many_decisions_of_each_and_the_next_begins() -> None:
    env = ParureVectorEnv(3, players=3, max_cycles=4, observations="pieces")
    env.reset(seed=6)
    for number in range(1, 25):
        seen, rewards, terminated, truncated, infos = env.step(env.sample_actions())
        assert not terminated.any()
        assert not rewards.any()
        assert truncated.all() == truncated.any() == (number % 12 == 0)
        assert isinstance(seen, dict)
        assert seen["standing"].shape == (3, 4, 6)
        if truncated.any():
            assert not seen["tokens"].any()
            assert all(last["tokens"].any() for last in infos["final_obs"])


def test_what_is_returned_stays_unless_it_is_not_to() -> None:
    for copy in (True, False):
        env = ParureVectorEnv(2, copy=copy)
        seen, infos = env.reset(seed=7)
        assert isinstance(seen, np.ndarray)
        before = seen.copy(), infos["action_mask"].copy()
        env.step(env.sample_actions())
        assert (seen == before[0]).all() == copy
        assert (infos["action_mask"] == before[1]).all() == copy


@every_edition
def test_an_illegal_action_is_an_error_that_names_game_and_rule(key: str) -> None:
    env = ParureVectorEnv(3, edition=key)
    env.reset(seed=8)
    before = env._games.boards.tobytes()
    legal, last = env.sample_actions(), int(env.action_masks().shape[1]) - 1
    with pytest.raises(parure.IllegalAction, match=r"may not pass \(rule A11\)") as raised:
        env.step(np.array([legal[0], last, legal[2]]))
    assert raised.value.__notes__ == ["in game 1"]
    for wrong in (-1, last + 1, 1 << 16, -(1 << 40)):
        with pytest.raises(BoardError, match=f"there is no action {wrong}: they are 0 to {last}") as missing:
            env.step(np.array([legal[0], legal[1], wrong]))
        assert missing.value.__notes__ == ["in game 2"]
    assert env._games.boards.tobytes() == before
    env.step(legal.astype(np.int32))


@pytest.mark.parametrize("wrong", [[0], np.zeros(3), np.zeros((2, 2), np.int64), None])
def test_actions_of_another_kind_or_number_are_refused(wrong: Any) -> None:
    env = ParureVectorEnv(2)
    env.reset(seed=9)
    with pytest.raises(BoardError, match="2 whole numbers are needed"):
        env.step(wrong)


def test_options_are_checked() -> None:
    with pytest.raises(BoardError, match="call reset first"):
        ParureVectorEnv(2).step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="at least one game and one thread"):
        ParureVectorEnv(0)
    with pytest.raises(AgentOptionError, match="greedy does not play in compiled code"):
        ParureVectorEnv(2, opponents="greedy")
    with pytest.raises(ValueError, match="thousands of tables are not drawn"):
        gymnasium.make_vec("parure/Splendor-v0", num_envs=2, render_mode="rgb_array")


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make_vec("parure/Marvel-v0", num_envs=5, players=4)
    assert isinstance(env, ParureVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=10)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.sample_actions())
    drawn = env.action_space.sample(tuple(infos["action_mask"]))
    assert env.action_masks()[np.arange(5), drawn].all()
    assert infos["action_mask"].shape == (5, 75)
    env.play_against(("novice", "random", "artisan"))
    with pytest.raises(BoardError, match="call reset first"):
        env.action_masks()
    env.close()


def test_any_opponent_plays_where_gymnasium_steps_one_table_after_the_other() -> None:
    env = gymnasium.make_vec(
        "parure/Splendor-v0", num_envs=2, vectorization_mode="sync", opponents="greedy", disable_env_checker=True
    )
    _, infos = env.reset(seed=11)
    *_, infos = env.step(infos["action_mask"].argmax(1))
    assert infos["action_mask"].shape == (2, 77)
    env.close()
