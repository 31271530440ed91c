"""The search with a net."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import parure
from parure.codec import action_numbers
from parure.kernel import legal, tables
from parure.kernel.features import FEATURES, features
from parure.kernel.layout import DEALING, MOST_ACTIONS, OVER, PHASE
from parure.search import Budget, Manner, Search, SearchError
from parure.search.grow import INSTINCT_HEAT
from parure.search.instinct import feelings
from parure.search.tree import NODES
from tests.search.games import COUNTS, EDITIONS, middle, seen
from tests.search.trees import Asked, Floats, Rows, integrity


@pytest.mark.parametrize("leaves", [1, 8, 32])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_net_is_asked_in_batches_about_what_the_mover_sees(edition: str, leaves: int) -> None:
    view = seen(middle(edition, 3, 3))
    judge = Asked()
    search = Search(view.edition, manner=Manner(leaves=leaves, guesses=1), judge=judge)
    thought = search.think(view, Budget(simulations=300), 1)
    assert thought.simulations == 300
    assert thought.visits.sum() == 299
    assert np.array_equal(judge.rows[0][0], features(view)), "the first is the position itself"
    assert judge.rows[0].shape == (1, FEATURES)
    assert max(map(len, judge.rows)) <= leaves
    if leaves > 1:
        assert max(map(len, judge.rows)) > 1
    integrity(search._tree, tables(view.edition))


def test_a_net_that_likes_an_action_is_followed() -> None:
    view = seen(middle("splendor", 2, 3))
    for action in view.legal[:3]:
        judge = Asked(action_numbers(view.edition)[action])
        search = Search(view.edition, manner=Manner(heat=1.0), judge=judge)
        assert search.think(view, Budget(simulations=200), 1).best == action


def test_values_of_a_net_are_turned_to_the_seats() -> None:
    """A judge says that whoever is to move loses to the next: the seat after the mover is thought to win."""

    def judge(rows: Rows) -> tuple[Floats, Floats]:
        values = np.tile(np.array([-1, 1, 0, 0], np.float32), (len(rows), 1))
        return np.zeros((len(rows), MOST_ACTIONS), np.float32), values

    game = middle("splendor", 3, 2)
    search = Search(game.state.edition, manner=Manner(guesses=1, leaves=1), judge=judge)
    value = search.think(seen(game), Budget(simulations=1), 1).value
    expected = [0.0] * 3
    expected[game.state.seat], expected[(game.state.seat + 1) % 3] = -1.0, 1.0
    assert value.tolist() == expected


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_near_the_end_half_of_a_value_is_who_wins_a_quick_game(edition: str, players: int) -> None:
    """Each seat's value is the mean of what the judge says and of 1 for who wins, -1 for the others."""
    said = np.array([0.4, -0.2, 0.1, -0.6], np.float32)

    def judge(rows: Rows) -> tuple[Floats, Floats]:
        return np.zeros((len(rows), MOST_ACTIONS), np.float32), np.tile(said, (len(rows), 1))

    games = (middle(edition, players, seed, plies=60) for seed in range(20))
    game = next(game for game in games if max(player.points for player in game.state.players[1:]) > 0)
    points = [player.points for player in game.state.players]
    turned = np.roll(said[:players], game.state.seat)
    for seed in range(20):
        for finish, is_near in ((max(points), True), (max(points) + 1, False)):
            search = Search(game.state.edition, manner=Manner(guesses=1, finish=finish), judge=judge)
            value = search.think(seen(game), Budget(simulations=1), seed).value
            if not is_near:
                assert np.allclose(value, turned)
                continue
            won = value - 0.5 * turned + 0.5
            assert np.isclose(won.sum(), 1)
            shared = won[won > 1e-6]
            assert np.allclose(shared, 1 / len(shared)), "one wins, or several share it"


@pytest.mark.parametrize("leaves", [1, 32])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_patient_search_asks_only_about_what_many_simulations_came_by(edition: str, leaves: int) -> None:
    view = seen(middle(edition, 4, 3))
    judge, patience = Asked(), 8
    search = Search(view.edition, manner=Manner(leaves=leaves, guesses=1, patience=patience), judge=judge)
    thought = search.think(view, Budget(simulations=2000), 1)
    assert thought.simulations == 2000
    assert np.array_equal(judge.rows[0][0], features(view)), "the first is the position itself"
    tree = search._tree
    nodes = range(tree.counts[NODES])
    asked = [node for node in nodes if tree.asked[node]]
    assert sum(map(len, judge.rows)) == len(asked), "once about each"
    assert 20 < len(asked) < 2000 / patience
    assert max(map(len, judge.rows)) <= leaves
    for node in nodes:
        if tree.first[node] >= 0 and tree.boards[node, PHASE] != DEALING:
            assert tree.asked[node] == (node == 0 or tree.trust[node] > patience)
    integrity(tree, tables(view.edition), patience)


def test_what_a_patient_search_asks_about_gets_the_priors_of_the_net_and_the_rest_those_of_instinct() -> None:
    view = seen(middle("splendor", 4, 3))
    liked = action_numbers(view.edition)[view.legal[0]]
    search = Search(view.edition, manner=Manner(heat=3.0, guesses=1, patience=8), judge=Asked(liked))
    search.think(view, Budget(simulations=800), 1)
    tree, met = search._tree, [0, 0]
    for node in range(1, int(tree.counts[NODES])):
        edges = slice(tree.first[node], tree.first[node] + tree.spread[node])
        if tree.first[node] < 0 or tree.boards[node, PHASE] == DEALING:
            continue
        one = Search(view.edition, manner=Manner(guesses=1))
        if tree.asked[node]:
            priors = np.exp(np.where(tree.action[edges] == liked, 8, 0) / 3.0)
        else:
            mind = one._mind
            count = legal(one._tables, tree.boards[node], mind.actions)
            feelings(one._tables, tree.boards[node], one._habits, mind.actions, count, mind.seen, mind.felt)
            priors = np.exp(mind.felt[:count] / INSTINCT_HEAT)
        assert np.allclose(tree.prior[edges], priors / priors.sum(), atol=1e-5)
        met[int(tree.asked[node])] += 1
    assert min(met) > 5


def test_a_search_without_a_net_has_nobody_to_be_patient_for() -> None:
    view = seen(middle("splendor", 2, 1))
    thoughts = [
        Search(view.edition, manner=Manner(patience=patience)).think(view, Budget(simulations=300), 1)
        for patience in (0, 8)
    ]
    assert np.array_equal(thoughts[0].visits, thoughts[1].visits)
    with pytest.raises(SearchError, match="a patience of 0 or more, not -1"):
        Manner(patience=-1)


def test_finished_games_need_no_net() -> None:
    game = parure.Game("splendor", 2, seed=8)
    rng = Random(8)
    while not isinstance(game.state.phase, parure.Over):
        last = seen(game)
        game.play(rng.choice(last.legal))
    judge = Asked()
    search = Search(last.edition, judge=judge)
    thought = search.think(last, Budget(simulations=500), 1)
    over = [board for board in search._tree.boards[: search._tree.counts[NODES]] if board[PHASE] == OVER]
    assert over
    assert thought.simulations == 500
    assert sum(map(len, judge.rows)) < 500


@pytest.mark.parametrize("rows", [1, MOST_ACTIONS])
def test_a_judge_that_says_too_little_is_refused_and_leaves_no_trace(rows: int) -> None:
    view = seen(middle("splendor", 2, 1))
    search = Search(
        view.edition, judge=lambda asked: (np.zeros((len(asked), rows), np.float32), np.zeros((1, 1), np.float32))
    )
    with pytest.raises(SearchError, match="a judge gives"):
        search.think(view, Budget(simulations=10), 1)
    search.judge = Asked()
    assert search.think(view, Budget(simulations=10), 1).simulations == 10
