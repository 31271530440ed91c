from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.codec import action_numbers
from parure.kernel import play, reveal, tables, to_board
from parure.kernel.features import FEATURES, features
from parure.kernel.layout import BOARD, DEALING, MOST_ACTIONS, MOST_PLAYERS, OVER, PHASE, SEAT
from parure.search import Budget, Manner, Search, SearchError, Thought
from parure.search.keep import find, hide
from parure.search.tree import DRAWS, EDGES, NODES, ROOTS, Tree
from tests.positions import build
from tests.search.games import COUNTS, EDITIONS, hidden, middle, seen

Rows = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]


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


@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_changes_nothing_later_either(edition: str, judged: bool) -> None:
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
            search = Search(state.edition, judge=Asked() if judged else None)
            search.think(first, budget, 2)
            thoughts.append(search.think(second, budget, 3))
        assert same(*thoughts)
    assert twins >= 2


def integrity(tree: Tree, words: npt.NDArray[np.uint64]) -> None:
    """Every node is what its edge leads to, every edge is one node's, and every count adds up."""
    taken = np.zeros(tree.action.size, np.int8)
    assert tree.counts[NODES] <= tree.first.size
    assert tree.counts[EDGES] <= tree.action.size
    for node in range(tree.counts[NODES]):
        first, spread = int(tree.first[node]), int(tree.spread[node])
        if first < 0:
            continue
        size = int(tree.counts[DRAWS]) if tree.boards[node, PHASE] == DEALING else spread
        assert first + size <= tree.counts[EDGES]
        taken[first : first + size] += 1
        if tree.boards[node, PHASE] != DEALING:
            assert tree.prior[first : first + spread].sum() == pytest.approx(1, abs=1e-4)
            if tree.counts[NODES] < tree.first.size:
                assert tree.trust[node] == tree.visits[first : first + spread].sum() + 1
        for edge in range(first, first + spread):
            child = int(tree.child[edge])
            if child < 0:
                assert tree.visits[edge] == 0
                continue
            assert tree.visits[edge] == tree.trust[child]
            board = tree.boards[node].copy()
            if board[PHASE] == DEALING:
                reveal(words, board, int(tree.action[edge]))
            else:
                play(words, board, int(tree.action[edge]))
            assert np.array_equal(board, tree.boards[child])
    assert taken.max() <= 1


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


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_thought_before_is_used_again(edition: str) -> None:
    game = parure.Game(edition, 2, seed=4)
    searches, used = [Search(game.state.edition), Search(game.state.edition)], 0
    for number in range(12):
        search = searches[game.state.seat]
        thought = search.think(seen(game), Budget(simulations=400), number)
        used += thought.simulations > 400
        assert thought.simulations == int(search._tree.trust[search._tree.roots].sum())
        integrity(search._tree, tables(game.state.edition))
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


@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("widening", [0.0, 0.5])
def test_a_full_tree_goes_on_within_its_room(monkeypatch: pytest.MonkeyPatch, judged: bool, widening: float) -> None:
    monkeypatch.setattr("parure.search.search.MOST_NODES", 300)
    view = seen(middle("splendor", 2, 1))
    search = Search(view.edition, manner=Manner(widening=widening), judge=Asked() if judged else None)
    thought = search.think(view, Budget(simulations=2000), 1)
    assert thought.simulations == 2000
    assert thought.visits.sum() > 1800
    assert search._tree.counts[NODES] == search._tree.first.size
    integrity(search._tree, tables(view.edition))


@pytest.mark.parametrize("judged", [False, True])
def test_a_tree_without_room_for_edges_goes_on_too(monkeypatch: pytest.MonkeyPatch, judged: bool) -> None:
    monkeypatch.setattr("parure.search.search.EDGES_PER_NODE", 1)
    view = seen(middle("marvel", 3, 1))
    search = Search(view.edition, judge=Asked() if judged else None)
    for number in range(3):
        assert search.think(view, Budget(simulations=3000), number).best in view.legal
        integrity(search._tree, tables(view.edition))


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


# With a net


class Asked:
    """A judge that knows nothing but likes one action, and keeps what it was asked."""

    def __init__(self, liked: int | None = None) -> None:
        self.liked = liked
        self.rows: list[Rows] = []

    def __call__(self, rows: Rows) -> tuple[Floats, Floats]:
        self.rows.append(rows.copy())
        logits = np.zeros((len(rows), MOST_ACTIONS), np.float32)
        if self.liked is not None:
            logits[:, self.liked] = 8
        return logits, np.zeros((len(rows), MOST_PLAYERS), np.float32)


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
