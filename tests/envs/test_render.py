"""Tables as text and as pictures."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

import parure
from parure.agents import MissingExtra
from parure.envs.aec import ParureAEC
from parure.envs.drawing import drawn
from parure.envs.render import render
from parure.envs.single import ParureEnv
from parure.envs.text import written
from parure.gems import Gems
from tests.positions import build, every_table, stroll


def test_a_table_as_text_tells_all_that_matters() -> None:
    state = build("splendor", 2, tokens={0: Gems.of(2, 0, 1)}, market={(1, 1): "2R4"})
    lines = written(parure.view(state, None)).splitlines()
    assert lines[0] == "Splendor · player_0 to move (main)"
    assert lines[1].startswith("nobles: N")
    assert "2R4 2p [WU4GG]" in lines[3]
    assert lines[5].startswith("bank ")
    assert lines[6].startswith("> player_0: 0 points, tokens WWG, bonuses -")


@every_table
def test_every_position_of_a_game_can_be_told_and_drawn(key: str, players: int) -> None:
    height = None
    for number, state in enumerate(stroll(key, players, seed=3)):
        if number % 40 == 0 or isinstance(state.phase, parure.Over):
            for viewer in (None, 0):
                view = parure.view(state, viewer)
                picture = drawn(view)
                height = height or picture.shape[0]
                assert picture.shape == (height, 984, 3)
                assert picture.dtype == np.uint8
                text = written(view)
                assert all(
                    f"player_{seat}: {player.points} points" in text for seat, player in enumerate(state.players)
                )
                if isinstance(state.phase, parure.Over):
                    assert f"won by player_{state.phase.outcome.winners[0]}" in text


@every_table
def test_what_is_seen_differs_where_the_position_does(key: str, players: int) -> None:
    states = list(stroll(key, players, seed=4))[:40]
    own = {drawn(parure.view(state, 0)).tobytes() for state in states if not isinstance(state.phase, parure.Dealing)}
    assert len(own) > 20


def test_the_modes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    view = parure.view(build("marvel", 3), 0)
    assert render(view, None) is None
    assert render(view, "human") is None
    assert capsys.readouterr().out == f"{render(view, 'ansi')}\n"
    monkeypatch.setitem(sys.modules, "parure.envs.drawing", None)
    with pytest.raises(MissingExtra, match=r"pip install 'parure\[render\]'"):
        render(view, "rgb_array")


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = ParureEnv(render_mode="human", seat=0)
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    assert capsys.readouterr().out.count("player_0 to move") == 2


@pytest.mark.parametrize("make", [partial(ParureEnv, seat=0), partial(ParureAEC, "splendor")])
def test_a_game_that_the_move_cap_ended_is_shown_as_cut_off(make: Any) -> None:
    for mode in ("ansi", "rgb_array"):
        shown = []
        for cycles in (1, 2):
            env = make(max_cycles=cycles, render_mode=mode)
            env.reset(seed=1)
            while env.table.moves < 2:
                env.step(int(env.table.mask(env.table.seat).argmax()))
            shown.append(env.render())
        cut_off, going_on = shown
        if mode == "ansi":
            assert cut_off.splitlines()[0] == "Splendor · cut off, nobody won"
            assert "to move (main)" in going_on.splitlines()[0]
            assert cut_off.splitlines()[1:] == going_on.replace("\n> ", "\n  ").splitlines()[1:]
        else:
            assert (cut_off[:40] != going_on[:40]).any()
            assert (cut_off[40:] != going_on[40:]).mean() < 0.02, "but for who is to move"
