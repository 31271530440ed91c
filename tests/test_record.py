"""Records as values: replayed, and with secrets taken out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parure import Game, IllegalAction, NotationError, Ply, Record, Resign, Reveal, Seat, SetupError, State, view
from parure.record import RecordView
from parure.view import Facedown
from tests.notation.games import new_random, play_random, start, tables, with_hidden_card


@tables
def test_a_record_replays_step_by_step(key: str, players: int) -> None:
    game = play_random(key, players)
    steps = list(game.record.steps())
    assert [step.state for step in steps] == [moment.state for moment in game.history]
    assert [step.events for step in steps] == [moment.events for moment in game.history]
    assert game.record.final == game.state
    assert game.record.outcome == game.outcome


def test_an_empty_record_is_its_start() -> None:
    record = Record(start())
    assert record.final is record.start
    assert record.outcome is None
    assert list(record.steps()) == []


def test_a_record_stops_at_the_first_move_that_is_refused() -> None:
    game = new_random("splendor", 2)
    game.play("take WUG")
    record = Record(game.start, (*game.record.plies, *game.record.plies, Ply(Seat(0), Resign(Seat(7)))))
    steps = record.steps()
    next(steps)
    next(steps)
    with pytest.raises(IllegalAction, match="there is no such seat at this table"):
        next(steps)


def test_a_card_face_down_cant_be_replayed() -> None:
    with pytest.raises(NotationError, match="written for one viewer"):
        list(Record(start(), (Ply(Seat(0), Facedown(1)),)).steps())


@tables
def test_a_running_game_is_redacted_for_each_seat(key: str, players: int) -> None:
    game = with_hidden_card(key, players)
    for seat in (*range(players), None):
        record = game.secret_record.redacted(seat)
        assert isinstance(record, RecordView)
        assert record.start == view(game.start, seat)
        assert "Seed" not in record.headers
        assert record.headers["Commitment"] == game.commitment
        for shown, ply in zip(record.plies, game.record.plies, strict=True):
            if isinstance(ply.move, Reveal) and ply.seat != seat:
                assert shown == Ply(ply.seat, Facedown(2))
            else:
                assert shown == ply


@tables
def test_what_was_said_of_a_hidden_card_is_for_those_who_know_it(key: str, players: int) -> None:
    game = with_hidden_card(key, players)
    game.play("reserve 1a")
    plies = tuple(replace(ply, comment=f"said {number}") for number, ply in enumerate(game.record.plies))
    record = Record(game.start, plies, comment="welcome")
    for seat in (*range(players), None):
        shown = record.redacted(seat)
        assert shown.comment == "welcome"
        for number, ply in enumerate(shown.plies):
            hidden = isinstance(ply.move, Facedown)
            assert ply.comment == ("" if hidden else f"said {number}")
            assert hidden == (isinstance(plies[number].move, Reveal) and ply.seat != seat and number < 2 * players)


@tables
def test_what_a_seat_reads_does_not_depend_on_what_it_cant_know(key: str, players: int) -> None:
    """Two games that differ in a card that only its owner knows look the same to all others."""
    game = with_hidden_card(key, players)
    last = players - 1
    hidden, spare = game.state.players[last].reserved[0], min(game.state.decks[2], key=lambda card: card.id)
    plies = tuple(Ply(ply.seat, Reveal(spare)) if ply.move == Reveal(hidden) else ply for ply in game.record.plies)
    other = Record(game.start, plies, game.record.headers)
    assert other != game.record
    for seat in (*range(players), None):
        same = repr(other.redacted(seat)) == repr(game.record.redacted(seat))
        assert same == (seat != last)
        assert (other.redacted(seat) == game.record.redacted(seat)) == (seat != last)


@tables
def test_a_start_with_hidden_cards_is_redacted_too(key: str, players: int) -> None:
    middle = with_hidden_card(key, players).state
    game = Game.from_position(middle)
    record = game.record.redacted(0)
    assert isinstance(record, RecordView)
    assert record.start == view(middle, 0)
    assert not isinstance(record.start, State)


def test_a_finished_game_is_whole_for_everyone() -> None:
    game = with_hidden_card("marvel", 3)
    game.resign(2)
    for seat in (0, 1, 2, None):
        assert game.record.redacted(seat) is not None
        assert game.record.redacted(seat) == game.secret_record


@pytest.mark.parametrize("finished", [False, True])
def test_a_record_is_redacted_only_for_seats_that_there_are(finished: bool) -> None:
    game = with_hidden_card("splendor")
    if finished:
        game.resign(0)
    with pytest.raises(SetupError, match="there is no seat 2 at a table of 2"):
        game.record.redacted(2)
