"""E: the end of the game."""

from __future__ import annotations

import pytest

from parure.gems import TIME, Gems
from parure.rules import (
    Buy,
    Held,
    Main,
    Outcome,
    Over,
    Seat,
    Slot,
    State,
    Take,
    Termination,
    legal_actions,
    outcomes,
)
from parure.rules.events import Ended, MetGoal
from tests.positions import PASTIME, bonus_cards, brink, build, every_edition, every_number, every_table, finish, play
from tests.rules.endings import LACKING, SIXTEEN, SIXTEEN_TOO, SIXTEEN_WITH_SIX, THIRTEEN_AND_TAGS, falling


def result(state: State) -> Outcome:
    """How a game ended, which it must have."""
    assert isinstance(state.phase, Over)
    return state.phase.outcome


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """The final ranking."""
    return result(state).ranking


def after_the_round(game: str, players: int, cards: dict[int, list[str]], leader: int | None = None) -> State:
    """The position after the last seat has played a turn that changes nothing."""
    return finish(build(game, players, cards=cards, seat=players - 1, leader=leader), PASTIME)


# Meeting the goal


@every_number
def test_e1_fifteen_points_at_the_end_of_a_turn_trigger_the_end(players: int) -> None:
    for seat in range(players):
        state = brink("splendor", players, seat)
        step = play(state, Buy(Slot(0, 0)))
        assert step.state.players[seat].points == 15
        assert MetGoal(Seat(seat)) in step.events
        assert isinstance(step.state.phase, Over) == (seat == players - 1)


@every_number
def test_e1_fourteen_points_do_not(players: int) -> None:
    state = build("splendor", players, cards={players - 1: ["3W4", "3U4", "3W2"]}, seat=players - 1)
    step = play(state, PASTIME)
    assert step.state.players[-1].points == 14
    assert step.state.phase == Main()
    assert not any(isinstance(event, MetGoal) for event in step.events)


def test_e1_a_tile_of_that_turn_counts() -> None:
    own = [*bonus_cards("splendor", (3, 3, 3, 0, 0)), "3W4", "3U4", "2K3"]
    state = build("splendor", 2, cards={1: own}, tiles=["N6"], seat=1)
    assert state.players[1].points == 12
    assert result(finish(state, PASTIME)).winners == (1,)


def test_e1_neither_colours_nor_time_are_asked_for_in_splendor() -> None:
    over = after_the_round("splendor", 2, {0: ["3W4", "3W3", "3W2", "2W3"]})
    assert over.players[0].points == 15
    assert result(over).winners == (0,)


@every_number
def test_e2_the_gauntlet_needs_points_all_colours_and_time(players: int) -> None:
    for seat in range(players):
        step = play(brink("marvel", players, seat), Buy(Slot(0, 0)))
        player = step.state.players[seat]
        assert (player.points, player.tokens[TIME]) == (16, 1)
        assert all(player.bonuses[colour] for colour in range(5))
        assert MetGoal(Seat(seat)) in step.events
        assert isinstance(step.state.phase, Over) == (seat == players - 1)


@every_number
@pytest.mark.parametrize("lacking", LACKING)
def test_e2_without_one_of_them_nothing_is_triggered(players: int, lacking: str) -> None:
    state = build("marvel", players, cards={players - 1: LACKING[lacking]}, seat=players - 1)
    assert state.players[-1].points == (15 if lacking == "a point" else 16)
    step = play(state, PASTIME)
    assert step.state.phase == Main()
    assert not any(isinstance(event, MetGoal) for event in step.events)


def test_e2_colours_are_counted_in_bonuses_not_in_tokens() -> None:
    state = build("marvel", 2, cards={1: LACKING["red"]}, tokens={1: "R4"}, seat=1)
    assert finish(state, Take(Gems.of(1, 1, 1))).phase == Main()


# The round is played to its end


@every_table
def test_e3_the_round_is_played_to_its_end(key: str, players: int) -> None:
    for seat in range(players):
        state = finish(brink(key, players, seat), Buy(Slot(0, 0)))
        for other in range(seat + 1, players):
            assert state.phase == Main()
            assert state.seat == other
            state = finish(state, PASTIME)
        assert result(state) == Outcome(Termination.GOAL, result(state).ranking)
        assert state.seat == players - 1
        assert legal_actions(state) == ()
        assert not outcomes(state)


@every_edition
def test_e3_the_end_is_told_with_its_outcome(key: str) -> None:
    step = play(brink(key, 2, 1), Buy(Slot(0, 0)))
    assert step.events[-2:] == (MetGoal(Seat(1)), Ended(result(step.state)))


def test_e3_a_later_player_can_still_overtake() -> None:
    state = brink(
        "splendor", 2, 0, cards={1: ["3G4", "3R4", "3K3"]}, tokens={1: "R4"}, reserved={1: ["2W3"]}
    )  # 2W3 has 2 points, for four rubies and a red bonus
    assert [player.points for player in state.players] == [14, 14]
    over = finish(state, Buy(Slot(0, 0)), Buy(Held(0)))
    assert [player.points for player in over.players] == [15, 16]
    assert places(over) == ((1,), (0,))


@every_number
def test_e3_most_points_win(players: int) -> None:
    over = after_the_round("splendor", players, {0: ["3W4", "3U4", "3G4", "1W8"], 1: ["3R4", "3K4"]})
    assert places(over)[:2] == ((0,), (1,))


def test_e3_tied_on_points_fewest_cards_bought_win() -> None:
    few, many = ["3W4", "3U4", "3G4"], ["3R4", "3K4", "3W2", "1W8"]
    for number, (one, other) in enumerate(((few, many), (many, few))):
        over = after_the_round("splendor", 3, {0: one, 1: other})
        assert over.players[0].points == over.players[1].points == 15
        assert places(over) == ((number,), (1 - number,), (2,))


def test_e3_cards_in_hand_are_not_cards_bought() -> None:
    state = build(
        "splendor",
        3,
        cards={0: ["3W4", "3U4", "3G4"], 1: ["3R4", "3K4", "3W2", "1W8"]},
        reserved={0: ["3R3", "3K3", "?3G3"]},
        seat=2,
    )
    assert places(finish(state, PASTIME)) == ((0,), (1,), (2,))


def test_e3_still_tied_they_share_the_win() -> None:
    over = after_the_round("splendor", 4, {0: ["3W4", "3U4", "3G4"], 2: ["3R4", "3K4", "3W3", "1W1"], 1: ["1W8"]})
    assert places(over) == ((0,), (2,), (1,), (3,))
    over = after_the_round("splendor", 4, {0: ["3W4", "3U4", "3G4"], 2: ["3R4", "3K4", "3W3"]})
    assert places(over)[0] == (0,)  # 15 to 14
    shared = {0: ["3W4", "3U4", "3G4", "1U8"], 2: ["3R4", "3K4", "3W3", "2W3"]}
    over = after_the_round("splendor", 4, shared)
    assert places(over) == ((0, 2), (1, 3))
    assert result(over).winners == (0, 2)


@every_number
def test_e4_among_those_who_meet_the_gauntlet_most_points_win(players: int) -> None:
    over = after_the_round("marvel", players, {0: SIXTEEN, 1: [*SIXTEEN_TOO, "1U8"]} if players > 2 else {0: SIXTEEN})
    assert places(over)[0] == ((1,) if players > 2 else (0,))


def test_e4_tied_on_points_the_holder_of_assemble_wins_even_with_more_characters() -> None:
    for seats in ((0, 1), (1, 0)):
        cards = {seats[0]: SIXTEEN, seats[1]: THIRTEEN_AND_TAGS}
        over = after_the_round("marvel", 3, cards, leader=seats[1])
        assert over.players[0].points == over.players[1].points == 16
        assert over.players[seats[0]].card_count < over.players[seats[1]].card_count
        assert places(over) == ((seats[1],), (seats[0],), (2,))


def test_e4_if_none_of_the_tied_holds_it_fewest_characters_win() -> None:
    holder = ["1Y6", "1Y7", "1U6"]
    for seats in ((0, 1), (1, 0)):
        cards = {seats[0]: SIXTEEN, seats[1]: SIXTEEN_WITH_SIX, 2: holder}
        over = after_the_round("marvel", 4, cards, leader=2)
        assert places(over) == ((seats[0],), (seats[1],), (2,), (3,))


def test_e4_more_points_beat_the_assemble_tile() -> None:
    over = after_the_round("marvel", 3, {0: [*SIXTEEN, "1P8"], 1: THIRTEEN_AND_TAGS}, leader=1)
    assert places(over)[0] == (0,)


def test_e4_still_tied_they_share_the_win() -> None:
    over = after_the_round("marvel", 4, {0: SIXTEEN, 2: SIXTEEN_TOO})
    assert places(over) == ((0, 2), (1, 3))


def test_e4_one_who_does_not_meet_the_gauntlet_then_does_not_win() -> None:
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]  # 19 points, no blue
    over = after_the_round("marvel", 3, {0: SIXTEEN, 1: rich})
    assert over.players[1].points == 19
    assert places(over) == ((0,), (1,), (2,))


@every_number
def test_e5_one_who_loses_the_assemble_tile_may_fall_below_and_the_game_goes_on(players: int) -> None:
    state = falling(players)
    assert state.players[0].points == 16
    after = finish(state, Buy(Held(0)))
    assert after.leader == players - 1
    assert after.players[0].points == 13
    assert after.phase == Main()
    assert after.seat == 0
    assert result(finish(state, PASTIME)).winners == (0,)  # had he not taken it


def test_e5_the_game_may_still_end_in_that_round_by_another() -> None:
    over = finish(falling(3, {1: SIXTEEN}), Buy(Held(0)))
    assert over.players[0].points == 13
    assert result(over) == Outcome(Termination.GOAL, ((Seat(1),), (Seat(0),), (Seat(2),)))


def test_e5_one_who_stays_at_sixteen_without_the_tile_still_ends_the_game() -> None:
    over = finish(falling(3, {0: [*THIRTEEN_AND_TAGS, "2U6"]}), Buy(Held(0)))
    assert over.leader == 2
    assert over.players[0].points == 16
    assert result(over).winners == (0,)


# Ruling: the places below the winner


def test_placement_ruling_splendor_ranks_everyone_by_the_same_keys() -> None:
    cards = {0: ["1W8"], 1: ["3W4", "3U4", "3G4"], 2: ["2W3"], 3: ["1U8", "1U1"]}
    over = after_the_round("splendor", 4, cards)
    assert places(over) == ((1,), (2,), (0,), (3,))  # 0 and 3 have a point each, 3 with two cards


def test_placement_ruling_equal_on_all_keys_is_a_shared_place() -> None:
    over = after_the_round("splendor", 4, {0: ["1W8"], 1: ["3W4", "3U4", "3G4"], 2: ["1G8"], 3: ["1U8"]})
    assert places(over) == ((1,), (0, 2, 3))


def test_placement_ruling_marvel_ranks_those_who_meet_the_gauntlet_first() -> None:
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]
    over = after_the_round("marvel", 4, {0: rich, 1: SIXTEEN, 2: ["3Y1", "1P8", "1Y6"]}, leader=2)
    assert places(over) == ((1,), (0,), (2,), (3,))
