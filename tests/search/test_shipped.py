"""The nets that come with the package, as the strongest levels use them."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.agents.levels import NET_MANNER
from parure.agents.thinking import SearchAgent
from parure.search import Budget, Search, shipped
from parure.search.grow import GLANCE
from parure.search.search import FEW_LEAVES
from tests.search.games import COUNTS, EDITIONS, hidden, middle, seen
from tests.search.test_search import same


def thinker(view: parure.View) -> Search:
    """A search with the shipped net, as the strongest level has it."""
    return SearchAgent(Random(0), net=True, **NET_MANNER).search(view)


def worth(state: parure.State, action: parure.Action) -> float | None:
    """The mover's part of the first place once a last action is taken; None if the game goes on."""
    after = parure.apply(state, action).state
    while isinstance(after.phase, parure.Dealing):  # which card comes does not matter any more
        after = parure.apply(after, next(iter(parure.outcomes(after)))).state
    if not isinstance(after.phase, parure.Over):
        return None
    winners = after.phase.outcome.winners
    return (state.seat in winners) / len(winners)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_thought(edition: str, players: int) -> None:
    view = seen(middle(edition, players, 4))
    one, again, other = (thinker(view).think(view, Budget(simulations=300), seed) for seed in (1, 1, 2))
    assert same(one, again)
    assert not same(one, other)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_seat_cannot_know_changes_nothing(edition: str, players: int) -> None:
    """Twins: the cards that others drew unseen are others, and what the decks hold; the thought is the same."""
    twins = 0
    for seed in range(12):
        state = middle(edition, players, seed).state
        twin = parure.imagine(parure.view(state, state.seat), Random(seed))
        if not hidden(state) or twin == state:
            continue
        twins += 1
        views = [parure.view(one, one.seat) for one in (state, twin)]
        assert same(*(thinker(view).think(view, Budget(simulations=200), 7) for view in views))
    assert twins >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_gets_a_look(edition: str) -> None:
    for seed in range(4):
        view = seen(middle(edition, 2, seed))
        thought = thinker(view).think(view, Budget(simulations=(GLANCE + 2) * len(view.legal) + 1), seed)
        assert thought.visits.min() >= 1


def test_a_small_tree_asks_about_few_positions_at_once() -> None:
    view = seen(middle("splendor", 2, 1))
    net, manner, asked = shipped(view.edition), thinker(view).manner, []

    def judge(rows: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        asked.append(len(rows))
        return net(rows)

    Search(view.edition, manner=manner, judge=judge).think(view, Budget(simulations=2000), 1)
    done = np.cumsum([0, *asked[:-1]])
    assert (np.array(asked) <= 1 + done // FEW_LEAVES).all()
    assert max(asked) == manner.leaves


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_decision_of_a_game_is_exact(edition: str, players: int) -> None:
    """Where whatever is done ends the game, the choice is among the best, by the reference engine."""
    met = 0
    for seed in range(20 - 3 * players):
        game = parure.Game(edition, players, seed=seed, game_id="last")
        search = thinker(seen(game))
        while game.outcome is None:
            view = seen(game)
            choice = search.think(view, Budget(simulations=1), seed).best
            values = [worth(game.state, action) for action in view.legal]
            if len(view.legal) > 1 and None not in values:
                met += 1
                search.forget()
                choice = search.think(view, Budget(simulations=64), seed).best
                best = max(value for value in values if value is not None)
                assert values[view.legal.index(choice)] == best
            game.play(choice)
    assert met >= 2
