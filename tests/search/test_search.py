from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import parure
from parure.kernel import tables, to_board
from parure.kernel.layout import BOARD, DEALING, PHASE, SEAT
from parure.search import Budget, Manner, Search, SearchError, Thought, shipped
from parure.search.keep import find, hide
from parure.search.search import SPEEDING_UP
from parure.search.tree import NODES, ROOTS, Tree
from tests.positions import build
from tests.search.games import COUNTS, EDITIONS, hidden, middle, seen
from tests.search.trees import Asked, integrity


def same(one: Thought, other: Thought) -> bool:
    return (
        one.actions == other.actions
        and np.array_equal(one.visits, other.visits)
        and np.array_equal(one.worth, other.worth, equal_nan=True)
        and np.array_equal(one.value, other.value)
    )


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_thinks_about_every_legal_action_and_picks_one(edition: str, players: int) -> None:
    for seed in range(3):
        view = seen(middle(edition, players, seed))
        thought = Search(view.edition).think(view, Budget(simulations=300), seed)
        assert set(thought.actions) == set(view.legal)
        assert thought.best in view.legal
        assert thought.simulations == 300
        assert thought.visits.sum() == 300 - Manner().guesses  # the first of each guess is of the position itself
        assert thought.value.shape == (players,)
        assert thought.value.sum() == pytest.approx(0, abs=1e-4), "what one wins others lose"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_thought_and_another_one_another(edition: str) -> None:
    view = seen(middle(edition, 3, 5))
    thoughts = [Search(view.edition).think(view, Budget(simulations=400), seed) for seed in (1, 1, 2)]
    assert same(thoughts[0], thoughts[1])
    assert not same(thoughts[0], thoughts[2])


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_changes_nothing(edition: str, players: int) -> None:
    """Twins: the cards that others drew unseen are others, and what the decks hold; the thought is the same."""
    twins = 0
    for seed in range(12):
        game = middle(edition, players, seed)
        state, rng = game.state, Random(seed)
        twin = parure.imagine(parure.view(state, state.seat), rng)
        if not hidden(state) or twin == state:
            continue
        twins += 1
        thoughts = [
            Search(state.edition).think(parure.view(one, one.seat), Budget(simulations=200), 7) for one in (state, twin)
        ]
        assert same(*thoughts)
    assert twins >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_guess_looks_to_the_seat_like_what_it_sees(edition: str) -> None:
    for seed in range(8):
        game = middle(edition, 3, seed)
        search = Search(game.state.edition, manner=Manner(guesses=8))
        search.think(seen(game), Budget(simulations=16), seed)
        tree, board = search._tree, to_board(seen(game))
        guesses = [tree.boards[root].copy() for root in tree.roots]
        if hidden(game.state) > 1:
            assert len({guess.tobytes() for guess in guesses}) > 1, "they differ in what is hidden"
        for guess in guesses:
            hide(tables(game.state.edition), guess, game.state.seat)
            assert np.array_equal(guess, board)


@pytest.mark.parametrize(("judged", "patience"), [(False, 0), (True, 0), (True, 4)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_changes_nothing_later_either(edition: str, judged: bool, patience: int) -> None:
    """Twins again, when the search has thought before: as this seat, and as another, whose cards it knew then."""
    twins = 0
    for seed in range(30):
        game = middle(edition, 2, seed)
        state = game.state
        budget, before = Budget(simulations=300), seen(game)
        takes = [action for action in before.legal if isinstance(action, parure.Take)]
        after = parure.apply(state, takes[0]).state if takes else state
        if after.seat == state.seat or not hidden(after):
            continue  # after a take the other's position lies in the tree
        twin = parure.imagine(parure.view(after, after.seat), Random(seed))
        if twin == after:
            continue
        twins += 1
        # The twin of the position before differs in the same cards of the first seat.
        players = tuple(
            replace(player, reserved=twin.players[seat].reserved) if seat == state.seat else player
            for seat, player in enumerate(state.players)
        )
        other = parure.view(replace(state, players=players, decks=twin.decks), state.seat)
        thoughts = []
        for first, second in ((before, parure.view(after, after.seat)), (other, parure.view(twin, twin.seat))):
            search = Search(state.edition, manner=Manner(patience=patience), judge=Asked() if judged else None)
            search.think(first, budget, 2)
            thoughts.append(search.think(second, budget, 3))
        assert same(*thoughts)
    assert twins >= 2


def chances(tree: Tree) -> list[int]:
    """The nodes where a card was dealt."""
    return [node for node in range(tree.counts[NODES]) if tree.boards[node, PHASE] == DEALING and tree.first[node] >= 0]


@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_more_cards_are_thought_about_where_more_simulations_come(edition: str, judged: bool) -> None:
    view = seen(middle(edition, 2, 2))
    for manner, grows in ((Manner(guesses=1, draws=3), False), (Manner(guesses=1, draws=3, widening=0.5), True)):
        search = Search(view.edition, manner=manner, judge=Asked() if judged else None)
        search.think(view, Budget(simulations=4_000), 3)
        tree = search._tree
        integrity(tree, tables(view.edition))
        drawn = {node: int(tree.spread[node]) for node in chances(tree)}
        most = {node: manner.draws + int(manner.widening * tree.trust[node] ** 0.5) for node in drawn}
        assert all(drawn[node] <= most[node] for node in drawn)
        assert (max(drawn.values()) > manner.draws) == grows
        for node in drawn:
            visits = tree.visits[int(tree.first[node]) : int(tree.first[node]) + drawn[node]]
            if not grows and tree.trust[node] > 200:  # it goes to all alike
                assert visits.max() - visits.min() <= manner.leaves + 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sparing_search_has_no_more_trees_than_it_needs(edition: str) -> None:
    start, later = parure.Game(edition, 2, seed=3), middle(edition, 2, 3)
    assert hidden(later.state)
    for game, simulations, expected in ((start, 400, 1), (later, 16, 1), (later, 150, 2), (later, 400, 4)):
        search = Search(game.state.edition, manner=Manner(guesses=4, sparing=True))
        thought = search.think(seen(game), Budget(simulations=simulations), 3)
        assert search._tree.counts[ROOTS] == expected
        assert thought.visits.sum() == simulations - expected


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tree_is_whole(edition: str, players: int) -> None:
    view = seen(middle(edition, players, 2))
    search = Search(view.edition)
    search.think(view, Budget(simulations=500), 3)
    integrity(search._tree, tables(view.edition))


@pytest.mark.parametrize("patience", [None, 0, 8, 100_000])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_thought_before_is_used_again(edition: str, patience: int | None) -> None:
    """Without a net, with one, and with one that is not asked at once; about what is now a root it is, in any case."""
    game = parure.Game(edition, 2, seed=4)
    judge, manner = (None, None) if patience is None else (Asked(), Manner(patience=patience))
    searches, used = [Search(game.state.edition, manner=manner, judge=judge) for _ in "ab"], 0
    for number in range(20):
        search = searches[game.state.seat]
        thought = search.think(seen(game), Budget(simulations=400), number)
        used += thought.simulations > 400
        assert thought.simulations == int(search._tree.trust[search._tree.roots].sum())
        assert (search._tree.asked[search._tree.roots] == (judge is not None)).all()
        integrity(search._tree, tables(game.state.edition), patience or 0)
        game.play(thought.best)
    assert used >= 2
    search = searches[game.state.seat]
    search.forget()
    assert search.think(seen(game), Budget(simulations=400), 0).simulations == 400


def reached(tree: Tree) -> dict[bytes, list[tuple[int, int]]]:
    """The judged nodes below the first root by their positions, each with the decisions that lead to it."""
    found: dict[bytes, list[tuple[int, int]]] = {}
    queue = [(int(tree.roots[0]), 0)]
    for node, depth in queue:
        first, spread = int(tree.first[node]), int(tree.spread[node])
        if first >= 0:
            found.setdefault(tree.boards[node].tobytes(), []).append((node, depth))
            queue += [(int(child), depth + 1) for child in tree.child[first : first + spread] if child >= 0]
    return found


def actions_of(tree: Tree, node: int) -> bytes:
    first = int(tree.first[node])
    return tree.action[first : first + int(tree.spread[node])].tobytes()


def test_a_position_is_found_again_whatever_led_to_it() -> None:
    """With ten tokens, taking two and returning both comes to the same as taking three and returning all three."""
    state = build(tokens={0: "W4U4G2"})
    search = Search(state.edition, manner=Manner(guesses=1), judge=Asked())
    search.think(parure.view(state, 0), Budget(simulations=4_000), 1)
    tree, words, detours = search._tree, tables(state.edition), 0
    for board, nodes in reached(tree).items():
        depths = {depth for _, depth in nodes}
        if len(depths) > 1:
            detours += 1
            if tree.boards[nodes[0][0], PHASE] != DEALING:
                assert len({actions_of(tree, node) for node, _ in nodes}) == 1
            wanted = np.frombuffer(board, np.int8).copy()
            found = find(tree, words, wanted, int(wanted[SEAT]), 0, np.zeros(BOARD, np.int8))
            assert found in [node for node, depth in nodes if depth == min(depths)]
    assert detours >= 1


@pytest.mark.parametrize(("judged", "patience"), [(False, 0), (True, 0), (True, 4)])
@pytest.mark.parametrize("widening", [0.0, 0.5])
def test_a_full_tree_goes_on_within_its_room(
    monkeypatch: pytest.MonkeyPatch, judged: bool, patience: int, widening: float
) -> None:
    monkeypatch.setattr("parure.search.search.MOST_NODES", 300)
    view = seen(middle("splendor", 2, 1))
    search = Search(
        view.edition, manner=Manner(widening=widening, patience=patience), judge=Asked() if judged else None
    )
    thought = search.think(view, Budget(simulations=2000), 1)
    assert thought.simulations == 2000
    assert thought.visits.sum() > 1800
    assert search._tree.counts[NODES] == search._tree.first.size
    integrity(search._tree, tables(view.edition), patience)


@pytest.mark.parametrize(("judged", "patience"), [(False, 0), (True, 0), (True, 4)])
def test_a_tree_without_room_for_edges_goes_on_too(
    monkeypatch: pytest.MonkeyPatch, judged: bool, patience: int
) -> None:
    monkeypatch.setattr("parure.search.search.EDGES_PER_NODE", 1)
    view = seen(middle("marvel", 3, 1))
    search = Search(view.edition, manner=Manner(patience=patience), judge=Asked() if judged else None)
    for number in range(3):
        assert search.think(view, Budget(simulations=3000), number).best in view.legal
        integrity(search._tree, tables(view.edition), patience)


@pytest.mark.parametrize("simulations", [1, 2])
def test_with_hardly_any_simulation_the_best_is_what_looks_best(simulations: int) -> None:
    view = seen(middle("splendor", 2, 1))
    thought = Search(view.edition).think(view, Budget(simulations=simulations), 1)
    assert thought.best == thought.actions[int(thought.priors.argmax())]


def test_it_stops_when_asked() -> None:
    view = seen(middle("splendor", 2, 1))
    asked = iter([False, False, True])
    thought = Search(view.edition).think(view, Budget(simulations=10**9), 1, stop=lambda: next(asked))
    assert 0 < thought.simulations < 10**9


def test_a_time_budget_ends() -> None:
    view = seen(middle("marvel", 2, 1))
    thought = Search(view.edition).think(view, Budget(seconds=0.05), 1)
    assert thought.seconds >= 0.05
    assert thought.simulations > 0


@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_brisk_thought_is_shorter_and_ends_with_the_same_action(edition: str, judged: bool) -> None:
    shorter = 0
    for seed in range(12):
        view, budget = seen(middle(edition, 2 + seed % 3, seed)), Budget(simulations=900)
        search = Search(view.edition, judge=shipped(view.edition) if judged else None)
        whole = search.think(view, budget, seed)
        search.forget()
        brisk = search.think(view, replace(budget, brisk=True), seed)
        assert brisk.best == whole.best
        if brisk.simulations < whole.simulations:
            shorter += 1
            first, second = np.sort(brisk.visits)[[-1, -2]]
            assert first - second > 900 - brisk.simulations, "nothing could have caught up"
    assert shorter >= 3


def test_a_budget_of_time_foresees_how_many_simulations_are_left() -> None:
    assert Budget(seconds=1.0).left(0, 0.0) == np.inf, "nobody knows yet"
    assert Budget(seconds=1.0).left(300, 0.25) == pytest.approx(SPEEDING_UP * 900)
    assert Budget(seconds=1.0).left(300, 1.01) < 0
    assert Budget(simulations=400, seconds=1.0).left(300, 0.25) == 100
    assert Budget(simulations=400).left(400, 9.0) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_a_win_that_is_there(edition: str) -> None:
    """Games are played on until one action ends it in the mover's favour; the search finds such an action."""
    found = 0
    for seed in range(6):
        game, rng = parure.Game(edition, 2, seed=seed, game_id="test"), Random(seed)
        search = Search(game.state.edition)
        while not isinstance(game.state.phase, parure.Over):
            state, view = game.state, seen(game)
            wins = []
            for action in view.legal:
                after = parure.apply(state, action).state
                while isinstance(after.phase, parure.Dealing):  # which card comes does not matter any more
                    after = parure.apply(after, next(iter(parure.outcomes(after)))).state
                if isinstance(after.phase, parure.Over) and after.phase.outcome.winners == (state.seat,):
                    wins.append(action)
            if wins:
                found += 1
                assert np.nanmax(search.think(view, Budget(simulations=400), seed).worth) > 0.9
                assert search.think(view, Budget(simulations=400), seed).best in wins
                break
            game.play(search.think(view, Budget(simulations=30), rng.getrandbits(30)).best)
    assert found >= 1


@pytest.mark.parametrize(
    ("budget", "word"), [({"simulations": 0}, "one simulation"), ({"seconds": 0.0}, "some time"), ({}, "budget")]
)
def test_no_budget_is_refused(budget: dict[str, float], word: str) -> None:
    with pytest.raises(SearchError, match=word):
        Budget(**budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("manner", [{"guesses": 0}, {"draws": 0}, {"leaves": 0}, {"heat": 0.0}, {"widening": -1.0}])
def test_an_impossible_manner_is_refused(manner: dict[str, Any]) -> None:
    name, value = next(iter(manner.items()))
    with pytest.raises(SearchError, match=f"{name}.*not {value}"):
        Manner(**manner)


def test_what_cannot_be_searched_is_refused_with_the_reason() -> None:
    game = middle("splendor", 2, 1)
    search, budget = Search(game.state.edition), Budget(simulations=1)
    with pytest.raises(SearchError, match=r"for splendor@.* of marvel@"):
        search.think(seen(middle("marvel", 2, 1)), budget, 1)
    with pytest.raises(SearchError, match="not the viewer's move"):
        search.think(game.view(1 - game.state.seat), budget, 1)
    with pytest.raises(SearchError, match="not the viewer's move"):
        search.think(game.view(None), budget, 1)
    game.resign(0)
    with pytest.raises(SearchError, match="over"):
        search.think(game.view(game.state.seat), budget, 1)
