"""A game in progress: played, taken back, given up, written down and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parure import (
    Buy,
    EditionError,
    Game,
    IllegalAction,
    NotationError,
    Over,
    ParureError,
    Pass,
    RandomDealer,
    Record,
    Reserve,
    Resign,
    Reveal,
    Seat,
    SeededDealer,
    SetupError,
    Slot,
    State,
    Take,
    Termination,
    edition,
    legal_actions,
    new_game,
    verify,
)
from parure.gems import Gems
from parure.notation import format_record, parse_record
from parure.rules.events import Drew, Ended, Gained, Reserved, Resigned, TurnBegan
from tests.notation.games import editions, new_random, play_on, play_random, states, tables, with_hidden_card

SEED = bytes(range(32))


# The same seed, the same game


@tables
def test_the_same_seed_and_id_are_the_same_game(key: str, players: int) -> None:
    games = [play_on(Game(key, players, seed=SEED, game_id="twin"), Random(1)) for _ in range(2)]
    assert games[0].record == games[1].record
    assert games[0].history == games[1].history
    other = Game(key, players, seed=SEED, game_id="other")
    assert other.start != games[0].start
    assert other.commitment != games[0].commitment


def test_a_number_alone_is_the_same_game_again() -> None:
    one, again, other = (Game("marvel", 3, seed=number) for number in (7, 7, 8))
    assert one.start == again.start
    assert one.game_id == again.game_id == "seed-7"
    assert one.start != other.start
    assert Game("marvel", 3, seed=SEED).game_id != Game("marvel", 3, seed=SEED).game_id


def test_a_seed_is_drawn_if_none_is_given() -> None:
    games = [Game("splendor", 2) for _ in range(2)]
    assert games[0].commitment != games[1].commitment
    assert games[0].record.headers["Game"] != games[1].record.headers["Game"]


def test_a_whole_number_will_do_for_a_seed() -> None:
    number = int.from_bytes(SEED, "big")
    assert Game("splendor", 2, seed=number, game_id="x").start == Game("splendor", 2, seed=SEED, game_id="x").start
    assert Game(edition("splendor"), 2, seed=0, game_id="x").commitment is not None


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", "text", 1.5])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(SetupError, match="a seed is 32 bytes"):
        Game("splendor", 2, seed=seed)


def test_a_game_that_cant_be_set_up_is_refused() -> None:
    with pytest.raises(SetupError, match="C9"):
        Game("splendor", 5)
    with pytest.raises(SetupError, match="a game's id is"):
        Game("splendor", 2, game_id="no spaces please")
    with pytest.raises(EditionError, match="no edition 'chess'"):
        Game("chess", 2)


# Playing


def test_a_decision_is_played_and_the_cards_dealt() -> None:
    game = new_random("splendor", 2)
    step = game.play("reserve deck3", comment="a surprise")
    assert step.state == game.state
    assert [type(event) for event in step.events] == [Reserved, Gained, Drew, TurnBegan]
    assert [type(moment.ply.move) for moment in game.history] == [Reserve, Reveal]
    assert [moment.ply.comment for moment in game.history] == ["a surprise", ""]
    assert tuple(event for moment in game.history for event in moment.events) == step.events
    assert game.history[-1].state == game.state
    assert game.state.seat == 1
    assert game.outcome is None


@tables
def test_text_and_actions_are_the_same_play(key: str, players: int) -> None:
    by_text, by_action = (new_random(key, players) for _ in range(2))
    assert by_text.play("reserve 1a") == by_action.play(Reserve(Slot(0, 0)))
    assert by_text.record == by_action.record


@tables
def test_history_has_every_ply(key: str, players: int) -> None:
    game = play_random(key, players)
    assert tuple(moment.ply for moment in game.history) == game.record.plies
    assert game.history[-1].state is game.state
    assert isinstance(game.state.phase, Over)
    assert game.outcome == game.state.phase.outcome
    for before, moment in zip([game.start, *(m.state for m in game.history)], game.history, strict=False):
        assert moment.ply.seat == before.seat
        assert game.view(0).players


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("", NotationError),
        ("gibberish", NotationError),
        ("reveal 1W1", NotationError),
        ("buy 1a", IllegalAction),
        ("take WU", IllegalAction),
        ("pass", IllegalAction),
        (Pass(), IllegalAction),
        (Buy(Slot(9, 9)), IllegalAction),
        (Take(Gems.of(0, 0, 0, 0, 0, 1)), IllegalAction),
        (Reveal(edition("splendor").cards[0]), IllegalAction),
        (None, IllegalAction),
    ],
)
def test_an_error_changes_nothing(action: Any, error: type[Exception]) -> None:
    game = new_random("splendor", 3)
    game.play("take WUG")
    before = game.state, game.history, game.record
    with pytest.raises(error):
        game.play(action)
    assert (game.state, game.history, game.record) == before


class Unwilling(RandomDealer):
    """A dealer who fails when a card is due."""

    def next(self, state: State) -> Reveal:
        raise OSError(f"the cards of {state.edition.tag} are gone")


class Cheat(RandomDealer):
    """A dealer who deals a card that is not in the deck."""

    def next(self, state: State) -> Reveal:
        return Reveal(state.edition.cards[-1])


@pytest.mark.parametrize(("dealer", "error"), [(Unwilling, OSError), (Cheat, IllegalAction)])
def test_a_dealer_who_fails_changes_nothing(dealer: type[RandomDealer], error: type[Exception]) -> None:
    game = Game.from_position(new_random("splendor", 2).state, dealer=dealer(Random(1)))
    before = game.record
    with pytest.raises(error):
        game.play("reserve 1a")
    assert game.record == before
    game.play("take WUG")


# Giving up


@tables
def test_one_who_resigns_comes_last_in_anyones_turn(key: str, players: int) -> None:
    for seat in range(players):
        game = play_random(key, players, turns=5)
        step = game.resign(seat)
        assert game.outcome is not None
        assert game.outcome.termination is Termination.RESIGNED
        assert game.outcome.ranking[-1] == (seat,)
        assert step.events == (Resigned(Seat(seat)), Ended(game.outcome))
        assert game.history[-1].ply.move == Resign(Seat(seat))
        with pytest.raises(IllegalAction, match="the game is over"):
            game.resign(0)
        with pytest.raises(IllegalAction, match="the game is over"):
            game.play(Pass())


def test_only_a_player_can_resign() -> None:
    game = new_random("splendor", 2)
    with pytest.raises(IllegalAction):
        game.resign(2)
    assert game.history == ()


# Taking back


@tables
def test_every_decision_can_be_taken_back_with_its_cards(key: str, players: int) -> None:
    game = play_random(key, players)
    whole = game.record
    while game.history:
        decided = max(n for n, moment in enumerate(game.history) if not isinstance(moment.ply.move, Reveal))
        before = game.history[:decided]
        assert game.undo() == (before[-1].state if before else game.start)
        assert game.history == before
    assert game.state == game.start
    with pytest.raises(ParureError, match="there is no decision to take back"):
        game.undo()
    for ply in whole.plies:
        if not isinstance(ply.move, Reveal | Resign):
            assert not hasattr(ply.move, "seat")
            game.play(ply.move)  # type: ignore[arg-type]
    assert game.record == whole


def test_a_resignation_can_be_taken_back() -> None:
    game = with_hidden_card("marvel")
    state = game.state
    game.resign(0)
    assert game.undo() == state
    assert game.outcome is None
    assert "Seed" not in game.record.headers


# From a position


@editions
def test_a_game_goes_on_from_any_position(key: str) -> None:
    for state in states(key, 3)[::11]:
        game = Game.from_position(state)
        assert game.start == state
        assert game.commitment is None
        assert game.record.headers == game.secret_record.headers == {}
        again = parse_record(format_record(play_on(game, Random(2)).record))
        assert again == game.record
        assert again.outcome is not None


def test_a_card_that_is_due_is_dealt_at_once() -> None:
    state = next(state for state in states("splendor", 2) if "Dealing" in repr(state.phase))
    game = Game.from_position(state, dealer=RandomDealer(Random(1)))
    assert [type(moment.ply.move) for moment in game.history] == [Reveal]
    assert legal_actions(game.state)
    with pytest.raises(ParureError, match="no decision to take back"):
        game.undo()
    assert Game.from_record(game.record).history == game.history


def test_a_position_may_bring_its_dealer() -> None:
    dealer = SeededDealer(edition("marvel"), SEED, "mine")
    game = Game.from_position(dealer.start(edition("marvel"), 2), dealer=dealer)
    assert game.commitment == dealer.commitment
    play_on(game, Random(3))
    assert all(check.passed for check in verify(game.record))


# Records


@tables
def test_the_record_has_the_seed_only_when_the_game_is_over(key: str, players: int) -> None:
    game = Game(key, players, seed=SEED, game_id="secret", headers={"Seat1": "Ada", "Seed": "none of yours"})
    assert game.record.headers == {"Seat1": "Ada", "Game": "secret", "Commitment": game.commitment}
    assert game.secret_record.headers == {**game.record.headers, "Seed": SEED.hex()}
    play_on(game, Random(4))
    assert game.record == game.secret_record
    assert game.record.headers["Seed"] == SEED.hex()


@tables
@pytest.mark.parametrize("turns", [0, 7, 1000])
def test_a_secret_record_goes_on_as_the_game_would_have(key: str, players: int, turns: int) -> None:
    game = play_random(key, players, turns=turns)
    game.comment = "a comment"
    again = Game.from_record(parse_record(format_record(game.secret_record)))
    assert again.history == game.history
    assert again.record == game.record
    assert again.secret_record == game.secret_record
    assert again.commitment == game.commitment
    assert play_on(again, Random(5)).record == play_on(game, Random(5)).record


def test_a_record_without_a_seed_goes_on_at_random() -> None:
    game = with_hidden_card("splendor")
    again = Game.from_record(game.record)
    assert again.history == game.history
    assert again.commitment is None
    assert isinstance(again.dealer, RandomDealer)
    headers = {name: value for name, value in game.record.headers.items() if name != "Commitment"}
    assert headers != game.record.headers
    assert again.record == replace(game.record, headers=headers)  # it can't keep a promise about cards to come
    assert play_on(again, Random(6)).outcome is not None
    assert again.record.headers == again.secret_record.headers == headers


def headers_with(**changes: str | None) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        headers = {**record.headers, **changes}
        return replace(record, headers={name: value for name, value in headers.items() if value is not None})

    return change


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"Seed": "not hex"}, "the record's seed is not hex"),
        ({"Seed": "\ud800"}, "the record's seed is not hex"),
        ({"Seed": "00"}, "a seed is 32 bytes"),
        ({"Seed": "00" * 32}, "the record's seed is not the one that its commitment was made for"),
        ({"Commitment": "0" * 64}, "the record's seed is not the one that its commitment was made for"),
        ({"Game": "another"}, "the record's seed is not the one that its commitment was made for"),
        ({"Game": "no id!"}, "a game's id is 1 to 64 letters"),
        ({"Game": None}, "the record has a seed but no header Game"),
    ],
)
def test_a_seed_that_cant_be_is_refused(changes: dict[str, str | None], message: str) -> None:
    record = play_random("splendor", 2, number=1).record
    with pytest.raises(SetupError, match=message) as caught:
        Game.from_record(headers_with(**changes)(record))
    assert record.headers["Seed"] not in str(caught.value)


def test_a_seed_needs_no_commitment_and_a_commitment_no_small_letters() -> None:
    record = play_random("splendor", 2).record
    for changes in ({"Commitment": None}, {"Commitment": record.headers["Commitment"].upper()}):
        assert Game.from_record(headers_with(**changes)(record)).record == record


def test_a_record_with_an_illegal_move_is_no_game() -> None:
    record = play_random("splendor", 2).record
    with pytest.raises(IllegalAction):
        Game.from_record(replace(record, plies=record.plies[1:]))


def test_what_a_game_shows_of_itself_is_no_secret() -> None:
    game = with_hidden_card("splendor")
    secret = game.secret_record.headers["Seed"]
    assert secret not in repr(game) + repr(game.dealer) + repr(game.record) + repr(game.view(0))


def test_a_game_dealt_by_a_generator_has_no_commitment_and_no_id() -> None:
    state = new_game(edition("splendor"), 2, Random(1))
    game = Game.from_position(state, dealer=RandomDealer(Random(1)))
    assert (game.commitment, game.game_id) == (None, None)
    assert Game("splendor", 2, game_id="mine").game_id == "mine"
