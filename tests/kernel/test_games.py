"""Many games at once: the same as one after the other, whatever the threads; bad input is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.codec import action_numbers, actions
from parure.errors import SetupError
from parure.kernel import BoardError, Games, card_numbers, features, new_games, playouts, stream, streams, to_state
from parure.kernel.games import NO_ACTION
from parure.kernel.layout import OVER, PHASE
from parure.kernel.threads import LEAST
from tests.positions import every_table


def choose(games: Games, rng: np.random.Generator) -> npt.NDArray[np.int16]:
    """A legal action in each game at random."""
    return np.where(games.masks.any(1), (rng.random(games.masks.shape) * games.masks).argmax(1), -1).astype(np.int16)


@every_table
def test_a_step_is_the_judges_move_and_what_was_dealt_after_it(key: str, players: int) -> None:
    edition, rng = parure.edition(key), np.random.default_rng(1)
    games = Games(edition, players, 3, seed=2)
    for _ in range(60):
        before = [to_state(edition, board) for board in games.boards]
        chosen = choose(games, rng)
        games.step(chosen)
        for row, state in enumerate(before):
            board = games.endings[row] if games.done[row] else games.boards[row]
            after = to_state(edition, board)
            step = parure.apply(state, actions(edition)[chosen[row]]).state
            while isinstance(step.phase, parure.Dealing):
                gone = step.decks[step.phase.place.tier] - after.decks[step.phase.place.tier]
                step = parure.apply(step, parure.Reveal(next(iter(gone)))).state
            assert (step.phase, step.seat, step.bank, step.decks) == (after.phase, after.seat, after.bank, after.decks)
            assert games.seats[row] == to_state(edition, games.boards[row]).seat
            here = to_state(edition, games.boards[row])
            legal = {action_numbers(edition)[action] for action in parure.legal_actions(here)}
            assert set(np.flatnonzero(games.masks[row])) == legal
            assert games.observations[row].tobytes() == features(parure.view(here, here.seat)).tobytes()


@every_table
def test_rewards_follow_the_ranking(key: str, players: int) -> None:
    edition, rng = parure.edition(key), np.random.default_rng(3)
    games, ended = Games(edition, players, 20, seed=4), 0
    while ended < 10:
        games.step(choose(games, rng))
        assert not games.rewards[~games.done].any()
        for row in np.flatnonzero(games.done):
            ended += 1
            phase = to_state(edition, games.endings[row]).phase
            assert isinstance(phase, parure.Over)
            worth = np.linspace(1, -1, players)
            before = 0
            for shared in phase.outcome.ranking:
                for seat in shared:
                    assert games.rewards[row, seat] == pytest.approx(worth[before : before + len(shared)].mean())
                before += len(shared)
            assert games.rewards[row].sum() == pytest.approx(0, abs=1e-6)
            assert games.boards[row, PHASE] != OVER


@every_table
def test_the_same_seed_plays_the_same_whatever_the_threads(key: str, players: int) -> None:
    edition = parure.edition(key)
    played = []
    for threads in (1, 2, 5):
        rngs = streams(5, 4 * LEAST)
        boards = new_games(edition, players, rngs, threads=threads)
        decisions = playouts(edition, boards, rngs, threads=threads)
        assert (boards[:, PHASE] == OVER).all()
        played.append((decisions, boards.tobytes(), rngs.tobytes()))
    assert played[0] == played[1] == played[2]


def test_a_playout_stops_where_it_is_told_to() -> None:
    edition, rngs = parure.edition("splendor"), streams(6, 4)
    boards = new_games(edition, 2, rngs)
    assert playouts(edition, boards, rngs, limit=7) == 28
    assert (boards[:, PHASE] != OVER).all()
    playouts(edition, boards, rngs)
    assert playouts(edition, boards, rngs) == 0


def test_games_that_are_not_restarted_stay_over() -> None:
    edition, rng = parure.edition("marvel"), np.random.default_rng(7)
    games = Games(edition, 2, 2, seed=8, restart=False, threads=2)
    while not (games.boards[:, PHASE] == OVER).all():
        games.step(choose(games, rng))
    before = games.boards.tobytes()
    games.step(np.full(2, NO_ACTION, np.int16))
    assert games.boards.tobytes() == before
    assert not games.done.any()
    assert not games.masks.any()
    with pytest.raises(BoardError, match="game 0, action 3: it is over"):
        games.step(np.array([3, NO_ACTION], np.int16))
    games.reset()
    assert (games.boards[:, PHASE] != OVER).all()


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    games = Games(parure.edition("splendor"), 3, 3, seed=9)
    before = games.boards.tobytes()
    for action in (50, 76, 77, 127, 128, 300, -1, -2):
        with pytest.raises(BoardError, match=f"game 2, action {action}: it is not on the legal list"):
            games.step(np.array([0, 0, action], np.int16))
        assert games.boards.tobytes() == before


@pytest.mark.parametrize("wrong", [[0, 0], np.zeros(2), np.zeros(3, np.int16), np.zeros((2, 1), np.int16), None])
def test_actions_of_another_kind_or_number_are_refused(wrong: Any) -> None:
    with pytest.raises(BoardError, match="actions: "):
        Games(parure.edition("splendor"), 2, 2, seed=1).step(wrong)


def test_boards_of_another_edition_or_size_are_refused() -> None:
    splendor, marvel = parure.edition("splendor"), parure.edition("marvel")
    rngs = streams(1, 2)
    boards = new_games(splendor, 2, rngs)
    with pytest.raises(BoardError, match="another edition"):
        playouts(marvel, boards, rngs)
    with pytest.raises(BoardError, match="another edition"):
        to_state(marvel, boards[0])
    with pytest.raises(BoardError, match="boards: shape"):
        playouts(splendor, boards[0], rngs)
    with pytest.raises(BoardError, match="boards: shape"):
        playouts(splendor, np.zeros((2, 255), np.int8), rngs)
    with pytest.raises(BoardError, match="boards: an array"):
        playouts(splendor, boards.astype(np.int16), rngs)
    with pytest.raises(BoardError, match="boards: an array"):
        playouts(splendor, boards[:, ::-1], rngs)
    with pytest.raises(BoardError, match="rngs: shape"):
        playouts(splendor, boards, streams(1, 3))
    with pytest.raises(BoardError, match="rngs: shape"):
        new_games(splendor, 2, stream(1))


@pytest.mark.parametrize("players", [0, 1, 5, 2.0, None])
def test_c9_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(SetupError):
        Games(parure.edition("splendor"), players, 2, seed=1)
    with pytest.raises(SetupError):
        new_games(parure.edition("marvel"), players, streams(1, 2))


@pytest.mark.parametrize(("count", "threads"), [(0, 1), (-1, 1), (1, 0)])
def test_no_game_and_no_thread_are_refused(count: int, threads: int) -> None:
    with pytest.raises(BoardError, match="at least one game and one thread"):
        Games(parure.edition("splendor"), 2, count, seed=1, threads=threads)


def test_every_card_has_its_number() -> None:
    for key in parure.EDITIONS:
        assert list(card_numbers(parure.edition(key)).values()) == list(range(90))
