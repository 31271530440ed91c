"""No environment tells a seat what it can't know: draw everything hidden from it again, and all it is told stays."""

from __future__ import annotations

from typing import Any

import numpy as np

from parure.codec import actions
from parure.envs import marvel_v0, splendor_v0
from parure.envs.single import ParureEnv
from parure.envs.table import Table
from parure.envs.vector import ParureVectorEnv
from parure.kernel import determinise, stream, tables
from parure.kernel.layout import DEALING, NOBODY, PHASE
from parure.rules import Action, Deck, Reserve
from parure.view import View
from tests.positions import every_table

MODULES = {"splendor": splendor_v0, "marvel": marvel_v0}


def is_blind(action: Action) -> bool:
    """Whether it takes a card unseen by the others."""
    return isinstance(action, Reserve) and isinstance(action.place, Deck)


def eager(mask: Any, table: Table, rng: np.random.Generator) -> int:
    """A legal action at random, cards drawn unseen preferred."""
    legal = np.flatnonzero(mask)
    blind = [number for number in legal if is_blind(table.actions[number])]
    return int(rng.choice(blind if blind and rng.random() < 0.5 else legal))


def drawn_again(table: Table, seat: int, number: int) -> None:
    """Changes everything on a table that a seat, or NOBODY for a spectator, can't see."""
    assert table._board[PHASE] != DEALING
    determinise(tables(table.edition), table._board, seat, stream(number))


def told(observation: Any) -> bytes:
    return b"".join(np.asarray(observation[name]).tobytes() for name in sorted(observation))


@every_table
def test_pettingzoo_tells_a_seat_nothing_hidden(key: str, players: int) -> None:
    env, rng = MODULES[key].raw_env(players=players, render_mode="rgb_array"), np.random.default_rng(1)
    env.reset(seed=1)
    changed = noticed = 0
    for decision in range(60):
        board = env.table._board.copy()
        for seat, agent in enumerate(env.possible_agents):
            mine, theirs = told(env.observe(agent)), [told(env.observe(other)) for other in env.possible_agents]
            drawn_again(env.table, seat, decision)
            assert told(env.observe(agent)) == mine
            changed += (env.table._board != board).any()
            noticed += [told(env.observe(other)) for other in env.possible_agents] != theirs
            env.table._board[:] = board
        env.step(eager(env.observe(env.agent_selection)["action_mask"], env.table, rng))
        if any(env.terminations.values()):
            break
    assert changed > 20
    assert noticed > 20  # whoever holds the cards sees that they are others


@every_table
def test_pictures_and_texts_show_nothing_hidden(key: str, players: int) -> None:
    env, rng = MODULES[key].raw_env(players=players), np.random.default_rng(2)
    env.reset(seed=2)
    for _ in range(40):
        env.step(eager(env.observe(env.agent_selection)["action_mask"], env.table, rng))
    for mode in ("ansi", "rgb_array"):
        env.render_mode = mode
        shown, board = np.asarray(env.render()), env.table._board.copy()
        drawn_again(env.table, NOBODY, 5)
        assert (env.table._board != board).any()
        assert (np.asarray(env.render()) == shown).all()
        env.table._board[:] = board


class Secretive:
    """Takes a card unseen whenever it can."""

    def choose(self, view: View) -> Action:
        return next(filter(is_blind, view.legal), view.legal[0])


@every_table
def test_gymnasium_tells_the_learner_nothing_hidden(key: str, players: int) -> None:
    env = ParureEnv(edition=key, players=players, opponents=Secretive(), render_mode="ansi")
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    changed = 0
    for decision in range(25):
        board = env.table._board.copy()
        before = (np.asarray(env.table.observation(env.seat)).tobytes(), env.action_masks().tobytes(), env.render())
        drawn_again(env.table, env.seat, decision)
        after = (np.asarray(env.table.observation(env.seat)).tobytes(), env.action_masks().tobytes(), env.render())
        assert after == before
        changed += (env.table._board != board).any()
        _, _, terminated, truncated, info = env.step(eager(info["action_mask"], env.table, rng))
        if terminated or truncated:
            break
    assert changed > 5


@every_table
def test_the_vector_env_tells_whoever_is_to_move_nothing_hidden(key: str, players: int) -> None:
    env = ParureVectorEnv(30, edition=key, players=players)
    env.reset(seed=4)
    blind = [number for number, action in enumerate(actions(env.edition)) if is_blind(action)]
    changed = 0
    for step in range(30):
        before, masks, boards = env._seen.copy(), env.action_masks().copy(), env._games.boards.copy()
        for row, board in enumerate(env._games.boards):
            determinise(env._tables, board, int(env._seats[row]), stream(step, row))
        env._look(slice(None))
        assert (env._seen == before).all()
        assert (env.action_masks() == masks).all()
        changed += (env._games.boards != boards).any(1).sum()
        chosen = env.sample_actions()
        wanted = masks[:, blind[step % 3]] & (np.arange(30) % 2 == 0)
        env.step(np.where(wanted, blind[step % 3], chosen))
    assert changed > 200
