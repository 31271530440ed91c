"""Agents decide by their view alone, legally, and greedily well."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parure
from parure.agents import (
    Agent,
    AgentOptionError,
    GreedyAgent,
    MissingExtra,
    RandomAgent,
    UnknownAgent,
    canonical,
    check,
    create,
    describe,
    levels,
    names,
    options,
    parse_spec,
)
from parure.agents.levels import LEVELS
from parure.agents.spec import above, at_least, between, read_options
from parure.agents.thinking import SearchAgent
from parure.search import NetError, SearchError
from tests.positions import bonus_cards, build
from tests.search.model import random_model

EDITIONS = ("splendor", "marvel")
TABLES = [(edition, players) for edition in EDITIONS for players in (2, 3, 4)]
GAMES = 40
PLAIN = ("random", "greedy")
QUICK = (
    *PLAIN,
    "instinct",
    "novice",
    "artisan",
    "search:simulations=12",
    "search:simulations=12,temperature=1",
    "net:simulations=12",
)
"""Players of every kind; those who think longer differ only in that."""


def play(edition: str, agents: list[Agent], seed: int) -> parure.Game:
    game = parure.Game(edition, len(agents), seed=seed, game_id="agents")
    for _ in range(2000):
        if game.outcome is not None:
            return game
        view = game.view(game.state.seat)
        action = agents[view.seat].choose(view)
        assert action in view.legal
        game.play(action)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("name", QUICK)
def test_every_choice_of_a_whole_game_is_legal(edition: str, players: int, name: str) -> None:
    play(edition, [create(name, seat) for seat in range(players)], seed=3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random_nearly_always(edition: str) -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        agents: list[Agent] = [RandomAgent(Random(seed)), RandomAgent(Random(seed))]
        agents[seat] = GreedyAgent(Random(seed))
        outcome = play(edition, agents, seed).outcome
        won += outcome is not None and outcome.winners == (seat,)
    assert won >= 0.95 * GAMES


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("name", QUICK)
def test_positions_that_look_the_same_get_the_same_answer(edition: str, players: int, name: str) -> None:
    rng = Random(players)
    game = parure.Game(edition, players, seed=players, game_id="agents")
    while game.outcome is None and len(game.history) < 150:
        view = game.view(game.state.seat)
        other = parure.view(parure.imagine(view, rng), view.seat)
        answer = create(name, 7).choose(view)
        assert create(name, 7).choose(other) == answer
        # Often a card unseen by the others: that is what could leak.
        blind = [action for action in view.legal if isinstance(action, parure.Reserve) and rng.random() < 0.1]
        game.play(blind[-1] if blind else answer)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_player(edition: str, name: str) -> None:
    one = play(edition, [create(name, 5) for _ in range(2)], 1)
    two = play(edition, [create(name, 5) for _ in range(2)], 1)
    assert one.record == two.record


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", PLAIN)
def test_who_can_do_nothing_passes(edition: str, name: str) -> None:
    view = replace(parure.Game(edition, 2, seed=1).view(0), legal=(parure.Pass(),))
    assert create(name, 1).choose(view) == parure.Pass()


@pytest.mark.parametrize("name", names())
def test_who_is_not_to_move_can_not_choose(name: str) -> None:
    game = parure.Game("splendor", 2, seed=1)
    with pytest.raises(parure.ParureError, match="not the viewer's move"):
        create(name, 1).choose(game.view(1))


def test_greedy_buys_the_card_that_meets_the_goal() -> None:
    game = parure.Game("splendor", 2, seed=1, game_id="goal")
    agents = [GreedyAgent(Random(1)), GreedyAgent(Random(2))]
    while True:
        view = game.view(game.state.seat)
        winning = [a for a in view.legal if _meets_goal(game, a)]
        action = agents[view.seat].choose(view)
        if winning:
            assert action in winning
            return
        game.play(action)


def _meets_goal(game: parure.Game, action: parure.Action) -> bool:
    after = parure.apply(game.state, action).state.players[game.state.seat]
    return after.points >= game.state.edition.goal.points


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_level_decides_legally_in_every_phase(edition: str, players: int) -> None:
    """Each is asked in a main phase, and when a token has to go back."""
    asked = {parure.Main: 0, parure.Returning: 0}
    for seed in range(30):
        game, rng = parure.Game(edition, players, seed=seed, game_id="test"), Random(seed)
        while game.outcome is None and len(game.history) < 400:
            view = game.view(game.state.seat)
            kind = type(view.phase)
            wanted = asked.get(kind, len(levels())) < len(levels())
            if wanted and len(view.legal) > 1 and (kind is not parure.Main or rng.random() < 0.1):
                name = levels()[asked[kind]]
                asked[kind] += 1
                # The strongest level goes by the clock: for a second, each time.
                agent = create("net:seconds=0.05" if name == levels()[-1] else name, seed)
                assert agent.choose(view) in view.legal
            game.play(create("greedy", seed).choose(view) if seed % 2 else rng.choice(view.legal))
        if min(asked.values()) == len(levels()):
            return
    raise AssertionError(f"not every phase came up: {asked}")


@pytest.mark.parametrize("name", QUICK)
def test_who_meets_several_tiles_chooses_one_of_them(name: str) -> None:
    state = build(cards={0: bonus_cards("splendor", (3, 3, 3, 3, 0))}, tiles=["N6", "N9"], phase=parure.Claiming())
    view = parure.view(state, 0)
    assert len(view.legal) == 2
    assert create(name, 1).choose(view) in view.legal


def test_the_registry_names_and_describes_its_players() -> None:
    assert names() == ("random", "greedy", "instinct", "search", "net", *levels())
    assert len(levels()) == 8
    assert all(describe(name) for name in names())


def test_the_strongest_level_thinks_for_a_second() -> None:
    assert (LEVELS[-1].kind, LEVELS[-1].options) == ("net", {"seconds": 1.0})
    assert create(levels()[-1], 1).choose(view := parure.Game("marvel", 2, seed=1).view(0)) in view.legal


def test_only_who_plays_what_it_thought_most_about_stops_when_that_is_settled() -> None:
    view = parure.Game("splendor", 2, seed=1).view(0)
    for further, brisk in (("", True), (",temperature=1", False)):
        agent = create(f"search:simulations=2000{further}", 1)
        assert isinstance(agent, SearchAgent)
        agent.choose(view)
        assert (agent.search(view)._tree.trust.max() < 1000) == brisk  # of two guesses


def test_how_a_net_is_used_depends_on_the_edition_and_on_how_many_play() -> None:
    few, full, patient = [(0.6, 0, 12), (0.4, 0, 12)], (0.3, 0, 0), (2.0, 8, 0)
    for name, splendor, marvel in (
        ("net", [*few, full], [*few, patient]),
        ("grandmaster", [*few, full], [*few, patient]),
        ("master", [*few, (0.3, 0, 12)], [*few, (0.3, 0, 12)]),
        ("net:exploration=2.5,patience=3,finish=99", [(2.5, 3, 99)] * 3, [(2.5, 3, 99)] * 3),
        ("search", [(2.0, 0, 12)] * 3, [(2.0, 0, 12)] * 3),
    ):
        agent = create(name, 1)
        assert isinstance(agent, SearchAgent)
        for edition, expected in (("splendor", splendor), ("marvel", marvel)):
            manners = [agent.search(parure.Game(edition, players, seed=1).view(0)).manner for players in (2, 3, 4)]
            assert [(manner.exploration, manner.patience, manner.finish) for manner in manners] == expected


def test_a_player_who_needs_an_extra_that_is_missing_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("parure.agents.thinking", raising=False)
    monkeypatch.setitem(sys.modules, "parure.agents.thinking", None)
    with pytest.raises(MissingExtra, match=r"pip install 'parure\[kernel\]'"):
        create("master", 1)
    monkeypatch.setattr("parure.agents.registry.find_spec", lambda _name: None)
    assert levels() == ("random", "greedy")


def test_without_the_runtime_of_nets_the_levels_that_need_none_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "parure.agents.registry.find_spec", lambda name: None if name == "onnxruntime" else find_spec(name)
    )
    assert levels() == tuple(level.name for level in LEVELS if level.kind != "net")
    for ask in (lambda: create("grandmaster", 1), lambda: check("grandmaster", parure.edition("marvel"))):
        with pytest.raises(MissingExtra, match=r"pip install 'parure\[net\]'"):
            ask()


def test_a_net_of_ones_own_can_play(tmp_path: Path) -> None:
    edition = parure.edition("splendor")
    model = tmp_path / "own.onnx"
    model.write_bytes(random_model(edition, (8,)))
    view = parure.Game("splendor", 2, seed=1, game_id="own").view(0)
    assert create(f"net:simulations=20,model={model}", 1).choose(view) in view.legal
    with pytest.raises(NetError, match=r"splendor@.*marvel@.* is needed"):
        create(f"net:simulations=20,model={model}", 1).choose(parure.Game("marvel", 2, seed=1).view(0))
    with pytest.raises(AgentOptionError, match=r"model is the path of a file that exists, .*, not 'nowhere\.onnx'"):
        create("net:model=nowhere.onnx", 1)


@pytest.mark.parametrize("options", [{"seconds": 0.0}, {"simulations": 0}])
def test_a_search_without_a_budget_can_not_be_made(options: dict[str, Any]) -> None:
    with pytest.raises(SearchError):
        SearchAgent(Random(1), **options)


@pytest.mark.parametrize("name", names())
def test_a_finished_game_has_nothing_to_choose(name: str) -> None:
    game = parure.Game("splendor", 2, seed=1)
    game.resign(0)
    with pytest.raises(parure.ParureError, match="nothing to choose"):
        create(name, 1).choose(game.view(game.state.seat))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("weaker", "stronger"), [("novice", "trader"), ("apprentice", "artisan"), ("trader", "jeweller")]
)
def test_a_level_beats_the_one_two_below(edition: str, weaker: str, stronger: str) -> None:
    """Six deals, each from both seats; by simulations, not by the clock, so the games are the same in every run."""
    won = 0
    for deal in range(6):
        for seat in range(2):
            agents = [create(weaker, deal), create(weaker, deal)]
            agents[seat] = create(stronger, deal)
            outcome = play(edition, agents, deal).outcome
            won += outcome is not None and outcome.winners == (seat,)
    assert won >= 9, "of twelve"


def test_an_unknown_player_is_an_error_that_names_the_choices() -> None:
    with pytest.raises(UnknownAgent, match=r"'genius'.*random or greedy or .* or grandmaster"):
        create("genius", 1)
    with pytest.raises(UnknownAgent):
        describe("")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("greedy:depth=2", r"^greedy has no option 'depth': it has none$"),
        ("greedy:depth", r"'greedy:depth': 'depth' is not an option like key=value"),
        ("greedy:a=1,a=2", r"the option 'a' stands there twice"),
        ("greedy:a=1,", r"'' is not an option"),
    ],
)
def test_options_that_a_player_has_not_are_refused(text: str, said: str) -> None:
    with pytest.raises(AgentOptionError, match=said):
        create(text, 1)


def test_options_are_read_by_their_kind_and_errors_name_those_that_there_are() -> None:
    known = {"simulations": at_least(1), "seconds": above(0), "sight": between(0, 1)}
    spec = parse_spec("search: seconds=0.5, simulations=800")
    assert read_options(spec, known) == {"simulations": 800, "seconds": 0.5}
    assert str(spec) == "search:seconds=0.5,simulations=800"
    wrong = {
        "search:time=1": "search has no option 'time': choose simulations or seconds or sight",
        "search:simulations=0": "search: simulations is a whole number from 1, not '0'",
        "search:simulations=1.5": "search: simulations is a whole number from 1, not '1.5'",
        "search:seconds=0": "search: seconds is a number above 0, not '0'",
        "search:seconds=nan": "search: seconds is a number above 0, not 'nan'",
        "search:seconds=soon": "search: seconds is a number above 0, not 'soon'",
        "search:sight=2": "search: sight is a number from 0 to 1, not '2'",
    }
    for text, said in wrong.items():
        with pytest.raises(AgentOptionError) as caught:
            read_options(parse_spec(text), known)
        assert str(caught.value) == said


def test_a_player_has_one_way_to_be_written() -> None:
    assert [canonical(name) for name in (" greedy", "greedy:", "random")] == ["greedy", "greedy", "random"]
    assert options("greedy") == {}
    with pytest.raises(UnknownAgent, match="'genius'"):
        canonical("genius:seconds=1")
