"""OpenSpiel: its own random simulation, serialisation, what a seat knows and pasts that it can't tell apart."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import parure
from parure.codec import action_numbers
from parure.envs import openspiel
from parure.gems import WILD, Gems
from parure.kernel import BoardError, features, new_game, split, stream
from parure.kernel.features import FEATURES
from parure.rules import Deck, Main, Pass, Reserve, Return, Take
from parure.rules.legal import shortfall
from tests.positions import every_edition, every_table


def loaded(key: str, players: int, **options: Any) -> Any:
    return pyspiel.load_game("parure", {"edition": key, "players": players, **options})


def next_of(state: Any, rng: Random, *, blind: bool = False) -> int:
    """A move at random; with `blind`, one that takes a card unseen wherever that is possible."""
    if state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(numbers, odds)[0])
    legal = state.legal_actions()
    unseen = [number for number in legal if "deck" in state.action_to_string(state.current_player(), number)]
    return int(rng.choice(unseen if blind and unseen else legal))


def played(key: str, players: int, moves: int, rng: Random, **options: Any) -> Any:
    """A state after so many moves, chance's included."""
    state = loaded(key, players).new_initial_state()
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(next_of(state, rng, **options))
    return state


@every_table
def test_openspiels_random_simulation_with_serialisation(key: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(key, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_past_drawn_again_looks_the_same_to_the_seat(key: str, players: int) -> None:
    rng, different = Random(f"{key} {players}"), 0
    state = loaded(key, players).new_initial_state()
    while not state.is_terminal():
        if rng.random() < 0.12:
            for seat in range(players):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                assert len(other.history()) == len(state.history())
                if state.current_player() == seat:
                    assert other.legal_actions() == state.legal_actions()
                different += str(other) != str(state)
        state.apply_action(next_of(state, rng, blind=rng.random() < 0.3))
    assert different > 8


@every_table
def test_what_is_hidden_has_no_say_in_which_past_is_drawn(key: str, players: int) -> None:
    """Twins that one seat can't tell apart: the same draws of the sampler give the same past."""
    rng, twins = Random(players), 0
    for number in range(12):
        state = played(key, players, 60 + number, rng, blind=True)
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, rng.random)
        twins += twin.history() != state.history()
        pasts = [one.resample_from_infostate(seat, Random(number).random) for one in (state, twin)]
        assert pasts[0].history() == pasts[1].history()
    assert twins >= 2


def test_every_card_that_it_might_be_is_drawn_as_often() -> None:
    rng = Random(1)
    state = played("splendor", 2, 15, rng)
    state.apply_action(state.string_to_action(0, "reserve deck3"))
    state.apply_action(next_of(state, rng))
    drawn = [state.resample_from_infostate(1, rng.random).history()[16] for _ in range(1600)]
    counts = np.unique(drawn, return_counts=True)[1]
    assert len(counts) == 16  # twenty cards of level 3, four of them on the table
    assert counts.min() > 60
    assert {state.resample_from_infostate(0, rng.random).history()[16] for _ in range(9)} == {state.history()[16]}


def deadlocked() -> Any:
    """A state in which somebody had to pass: all gems are held, the hands are full, and nothing can be paid for."""
    state, rng, rivals = loaded("splendor", 2).new_initial_state(), Random(0), ((4, 4, 2, 0, 0), (0, 0, 2, 4, 4))
    cards, numbered = state.setting.edition.cards, state.setting.actions

    def appeal(number: int) -> int:
        wanted, action = rivals[state.current_player()], numbered[number]
        tokens = parure.kernel.to_state(state.setting.edition, state.board).players[state.current_player()].tokens
        match action:
            case Take(gems):
                return sum(count * (2 if tokens[kind] + count <= wanted[kind] else -1) for kind, count in each(gems))
            case Return(kind):
                return 20 if kind == WILD else tokens[kind] - wanted[kind]
            case Reserve(Deck(0)):
                return 1
            case Pass():
                return 0
            case _:
                return -50

    def each(gems: Gems) -> list[tuple[int, int]]:
        return list(enumerate(gems.counts[:5]))

    def dear(number: int) -> bool:
        return all(any(count > rival[kind] for kind, count in each(cards[number].cost)) for rival in rivals)

    while state.setting.passing not in [what for who, what, _ in state.seen_log(0) if who]:
        if state.is_chance_node():
            numbers = [number for number, _ in state.chance_outcomes()]
            state.apply_action(rng.choice([number for number in numbers if number >= len(cards) or dear(number)]))
        else:
            best = max(map(appeal, state.legal_actions()))
            state.apply_action(rng.choice([number for number in state.legal_actions() if appeal(number) == best]))
    return state


def test_what_one_who_had_to_pass_could_have_bought_is_not_drawn_for_him() -> None:
    state = deadlocked()
    passed = next(who - 1 for who, what, _ in state.seen_log(0) if who and what == state.setting.passing)
    other, rng = 1 - passed, Random(1)
    might_be = state._might_be(other)
    assert sorted(might_be) == sorted(state._hand(passed))
    judged = parure.kernel.to_state(parure.edition("splendor"), state.board)
    holder = judged.players[passed]
    numbers = parure.kernel.card_numbers(judged.edition)
    unknown = {numbers[card] for card in (*judged.decks[0], *holder.reserved)}
    dear = {number for number in unknown if shortfall(holder, judged.edition.cards[number]) > holder.tokens[WILD]}
    assert len(dear) < len(unknown)
    assert [set(those) for those in might_be.values()] == [dear] * 3
    pasts = [state.resample_from_infostate(other, rng.random) for _ in range(200)]
    assert len({tuple(past._hand(passed)) for past in pasts}) > 100
    for past in pasts:
        assert past.information_state_string(other) == state.information_state_string(other)
        assert set(past._hand(passed)) <= dear


def test_the_true_cards_are_not_told_where_no_others_are_found() -> None:
    state = played("splendor", 2, 30, Random(2), blind=True)
    card = next(card for card in state._hand(1) if card in state._might_be(0))
    state._might_be = lambda _: {card: [7], 8: [7]}  # as if both could be one card alone
    with pytest.raises(BoardError, match="no other past was found"):
        state.resample_from_infostate(0, Random(1).random)


@every_table
def test_the_table_is_laid_out_by_chance_as_the_rules_say(key: str, players: int) -> None:
    rng, edition = Random(4), parure.edition(key)
    state = loaded(key, players).new_initial_state()
    assert str(state) == "setting the table: "
    for _ in range(12 + edition.supply(players).tiles):
        assert state.current_player() == pyspiel.PlayerId.CHANCE
        assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        assert "setting the table" in state.observation_string(0)
        assert state.returns() == [0.0] * players
        state.apply_action(next_of(state, rng))
    assert state.current_player() == 0
    board = state.board
    fresh = board.copy()
    new_game(state.setting.tables, fresh, players, stream(1))
    changing = [*range(16, 60)]  # the tiles, decks and cards of the table
    assert np.delete(board, changing).tobytes() == np.delete(fresh, changing).tobytes()
    assert len(set(board[48:60])) == 12


@every_table
def test_observers_see_the_features_and_remember_the_history(key: str, players: int) -> None:
    state = played(key, players, 60, Random(5), blind=True)
    judged = parure.kernel.to_state(parure.edition(key), state.board)
    now = make_observation(state.get_game(), None)
    past = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    for seat in range(players):
        row = features(parure.view(judged, seat))
        for observer in (now, past):
            observer.set_from(state, seat)
            assert (observer.tensor[:FEATURES] == row).all()
            assert all((observer.dict[name] == piece).all() for name, piece in split(row).items())
        entries = past.dict["history"][: len(state.history())]
        seen = entries[:, 2] == 1
        assert (entries[seen, 1] == np.array(state.history())[seen]).all()
        assert 0 < (~seen).sum() == past.string_from(state, seat).count("?")
        assert not past.dict["history"][len(state.history()) :].any()


def test_an_observer_of_something_else_is_refused() -> None:
    game = loaded("splendor", 2)
    with pytest.raises(ValueError, match="sees what one seat may know"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE), None
        )
    with pytest.raises(ValueError, match="has no parameters"):
        game.make_py_observer(None, {"colour": "blue"})


@every_table
def test_a_game_that_takes_too_long_is_cut_off(key: str, players: int) -> None:
    state, rng = loaded(key, players, max_cycles=2).new_initial_state(), Random(6)
    while not state.is_terminal():
        state.apply_action(next_of(state, rng))
    assert state.returns() == [0.0] * players
    assert str(state).endswith("cut off")
    assert sum(who > 0 for who, *_ in state.seen_log(0)) == 2 * players
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@every_edition
def test_an_illegal_action_is_an_error_that_names_the_rule(key: str) -> None:
    state = loaded(key, 2).new_initial_state()
    with pytest.raises(BoardError, match="chance can't deal 95 now"):
        state.apply_action(95)  # a tile, while cards of level 1 are laid out
    state = played(key, 2, 12 + state.setting.tiles, Random(3))
    before = str(state), state.history(), state._log
    with pytest.raises(parure.IllegalAction, match=r"may not pass \(rule A11\)"):
        state.apply_action(len(state.setting.actions) - 1)
    with pytest.raises(BoardError, match="there is no action 500"):
        state.apply_action(500)
    assert (str(state), state.history(), state._log) == before
    state.apply_action(30)
    gone = state.history()[0]
    with pytest.raises(BoardError, match=f"chance can't deal {gone} now"):
        state.apply_action(gone)
    assert state.is_chance_node()


def test_a_finished_game_takes_no_more_and_the_move_cap_is_checked() -> None:
    state = loaded("splendor", 2, max_cycles=1).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BoardError, match="the game was cut off after 2 decisions"):
        state.apply_action(0)
    over = played("splendor", 2, 100_000, Random(7))
    with pytest.raises(parure.IllegalAction, match="over"):
        over.apply_action(0)
    with pytest.raises(ValueError, match="max_cycles is a whole number from 1, not 0"):
        loaded("splendor", 2, max_cycles=0)


@every_table
def test_returns_follow_the_ranking(key: str, players: int) -> None:
    state = played(key, players, 100_000, Random(7))
    phase = parure.kernel.to_state(parure.edition(key), state.board).phase
    assert isinstance(phase, parure.Over)
    assert phase.outcome.ranking[0][0] == int(np.argmax(state.returns()))
    assert sum(state.returns()) == pytest.approx(0)


@every_edition
def test_moves_are_told_in_notation_and_have_the_codecs_numbers(key: str) -> None:
    state = played(key, 2, 40, Random(8))
    while not isinstance(parure.kernel.to_state(parure.edition(key), state.board).phase, Main):
        state.apply_action(next_of(state, Random(9)))
    judged = parure.kernel.to_state(parure.edition(key), state.board)
    numbers = action_numbers(judged.edition)
    assert state.legal_actions() == sorted(numbers[action] for action in parure.legal_actions(judged))
    for action in parure.legal_actions(judged):
        told = state.action_to_string(state.current_player(), numbers[action])
        assert parure.notation.parse_action(told, judged) == action
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0).startswith("reveal 1")
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 90).startswith("lay out ")


def test_a_state_and_its_game_travel_as_text() -> None:
    state = played("marvel", 3, 70, Random(10), blind=True)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, other = pyspiel.deserialize_game_and_state(text)
    assert game.get_parameters() == {"edition": "marvel", "max_cycles": 200, "players": 3}
    assert (str(other), other.history()) == (str(state), state.history())
    rngs = Random(11), Random(11)
    for _ in range(10):
        for one, rng in zip((state, other), rngs, strict=True):
            one.apply_action(next_of(one, rng))
    assert str(other) == str(state)
    assert openspiel.ParureGame().num_players() == 2
    assert game.max_chance_nodes_in_history() == 12 + 3 + 600


def test_openspiels_search_that_draws_pasts_again_plays_it() -> None:
    state = played("splendor", 2, 40, Random(12), blind=True)
    while state.is_chance_node():
        state.apply_action(next_of(state, Random(13)))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=5)
    assert bot.step(state) in state.legal_actions()
