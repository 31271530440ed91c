"""A table is the fold of its log: decisions, clocks, taking back, leaving."""

from __future__ import annotations

from dataclasses import replace

import pytest

import parure
from parure import Reserve, Reveal, Seat, Take, Termination
from parure.server.errors import Code, Refused
from parure.server.table import Kind, Row, Status, Table
from parure.server.terms import Chair, Clock, Terms, Who, digest

TERMS = Terms("game", parure.edition("splendor"), 2, bytes(32), None, 700, listed=True, created=0)
PEOPLE = (Chair(Who.PERSON, "A", token=digest("a")), Chair(Who.PERSON, "B", token=digest("b")))
AGAINST = (PEOPLE[0], Chair(Who.COMPUTER, "greedy", "greedy"))
TIMED = replace(TERMS, clock=Clock(60_000, 5_000))


def decide(table: Table, now: int, number: int = 0) -> None:
    seat = table.game.state.seat
    legal = table.game.view(seat).legal
    table.fold(table.decide(seat, table.version, legal[number], now))


def take(table: Table, now: int) -> None:
    """A decision after which no card is revealed."""
    seat = table.game.state.seat
    action = next(action for action in table.game.view(seat).legal if isinstance(action, Take))
    table.fold(table.decide(seat, table.version, action, now))


def again(table: Table, rows: list[Row], chairs: tuple[Chair, ...] = PEOPLE) -> Table:
    """The same table after a restart."""
    fresh = Table(table.terms, chairs, table.started)
    fresh.fold(rows)
    return fresh


def refusal(work: object) -> Code:
    assert callable(work)
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.code


def test_a_clock_takes_the_time_of_a_turn_and_adds_the_increment() -> None:
    table = Table(TIMED, PEOPLE, 1_000)
    assert table.clocks(11_000) == [50_000, 60_000]
    take(table, 11_000)
    assert table.left == [55_000, 60_000]
    assert table.clocks(12_000) == [55_000, 59_000]
    take(table, 41_000)
    assert table.left == [55_000, 35_000]
    assert table.due() == 41_000 + 55_000


def test_a_clock_is_the_same_after_a_restart() -> None:
    table, now = Table(TIMED, PEOPLE, 0), 0
    rows: list[Row] = []
    for turn in range(12):
        now += 1_000 + turn * 100
        made = table.decide(table.game.state.seat, table.version, table.game.view(table.game.state.seat).legal[0], now)
        rows += made
        table.fold(made)
    fresh = again(table, rows)
    assert (fresh.left, fresh.turn_began, fresh.due()) == (table.left, table.turn_began, table.due())


def test_time_runs_out_for_the_player_to_move_only() -> None:
    table = Table(TIMED, PEOPLE, 0)
    assert table.flag(59_999) == ()
    (row,) = table.flag(60_000)
    assert (row.kind, row.seat) == (Kind.FLAG, 0)
    table.fold((row,))
    assert table.status is Status.OVER
    assert table.flagged == 0
    assert table.outcome is not None
    assert table.outcome.termination is Termination.RESIGNED
    assert table.flag(99_999) == ()
    assert table.due() is None


def test_a_decision_after_the_time_ran_out_is_refused_before_anybody_looked_at_the_clock() -> None:
    table = Table(TIMED, PEOPLE, 0)
    action = table.game.view(0).legal[0]
    assert table.decide(Seat(0), 0, action, 59_999)
    assert refusal(lambda: table.decide(Seat(0), 0, action, 60_000)) is Code.GAME_OVER


def test_nobody_escapes_his_clock_by_leaving() -> None:
    table = Table(TIMED, PEOPLE, 0)
    assert table.leave(Seat(0), 59_999)
    assert refusal(lambda: table.leave(Seat(0), 60_000)) is Code.GAME_OVER
    assert refusal(lambda: table.resign(Seat(1), 60_000)) is Code.GAME_OVER


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    table = Table(TIMED, PEOPLE, 10_000)
    clocks = table.clocks(5_000)
    assert clocks is not None
    assert clocks[0] == 60_000


def test_computers_have_no_clock_that_runs_out() -> None:
    table = Table(TIMED, AGAINST, 0)
    take(table, 1_000)
    assert table.thinker == "greedy"
    assert table.flag(10_000_000) == ()
    assert table.due() == 1_000 + 700


def test_what_does_not_fit_is_refused() -> None:
    table = Table(TERMS, PEOPLE, 0)
    action = table.game.view(0).legal[0]
    assert refusal(lambda: table.decide(Seat(0), 1, action, 1)) is Code.STALE_VERSION
    assert refusal(lambda: table.decide(Seat(1), 0, action, 1)) is Code.NOT_YOUR_TURN
    assert refusal(lambda: table.decide(Seat(0), 0, "what?", 1)) is Code.BAD_ACTION
    assert refusal(lambda: table.seat_of("c")) is Code.WRONG_TOKEN
    assert refusal(lambda: Table(TERMS, PEOPLE).resign(Seat(0), 1)) is Code.NOT_STARTED
    assert table.version == 0


def test_taking_back_undoes_ones_last_decision_and_the_computers() -> None:
    table = Table(TERMS, AGAINST, 0)
    before = table.game.state
    take(table, 1)
    take(table, 2)
    (row,) = table.take_back(Seat(0), table.version, 3)
    assert row.text == "2"
    table.fold((row,))
    assert table.game.state == before
    assert table.version == 3
    assert refusal(lambda: table.take_back(Seat(0), 3, 4)) is Code.NO_TAKE_BACK


def test_nothing_is_taken_back_past_a_revealed_card() -> None:
    table = Table(TERMS, AGAINST, 0)
    reserve = next(action for action in table.game.view(0).legal if isinstance(action, Reserve))
    table.fold(table.decide(Seat(0), 0, reserve, 1))
    assert isinstance(table.game.history[-1].ply.move, Reveal)
    take(table, 2)
    assert refusal(lambda: table.take_back(Seat(0), table.version, 3)) is Code.NO_TAKE_BACK


def test_nothing_is_taken_back_against_people() -> None:
    table = Table(TERMS, PEOPLE, 0)
    take(table, 1)
    take(table, 2)
    assert refusal(lambda: table.take_back(Seat(0), table.version, 3)) is Code.NO_TAKE_BACK


def test_taking_back_gives_nobody_time() -> None:
    table = Table(TIMED, AGAINST, 0)
    take(table, 1_000)
    assert table.left == [60_000 - 1_000 + 5_000, 60_000]
    table.fold(table.take_back(Seat(0), table.version, 2_000))
    assert table.left == [60_000 - 1_000, 60_000]
    assert table.turn_began == 2_000


def test_whoever_leaves_is_replaced_by_a_computer_and_his_token_is_nobodys() -> None:
    table = Table(TERMS, PEOPLE, 0)
    table.fold(table.leave(Seat(1), 1))
    assert table.chairs[1].agent == "greedy"
    assert not table.chairs[1].is_free
    assert refusal(lambda: table.seat_of("b")) is Code.WRONG_TOKEN
    take(table, 2)
    assert table.thinker == "greedy"


def test_a_log_with_a_gap_or_a_wrong_card_is_not_taken_in() -> None:
    table = Table(TERMS, PEOPLE, 0)
    reserve = next(action for action in table.game.view(0).legal if isinstance(action, Reserve))
    move, reveal = table.decide(Seat(0), 0, reserve, 1)
    with pytest.raises(ValueError, match="does not follow"):
        table.fold((reveal,))
    wrong = replace(reveal, text=reveal.text + "1")
    with pytest.raises(ValueError, match="not the card"):
        table.fold((move, wrong))
