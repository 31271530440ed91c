"""The ten corners that are easy to get wrong."""

from __future__ import annotations

import pytest

from parure.editions import edition
from parure.gems import COLOURS, TIME, WILD, Gems, Kind
from parure.rules import (
    Buy,
    Dealing,
    Deck,
    Held,
    Main,
    Over,
    Reason,
    Reserve,
    Return,
    Returning,
    Reveal,
    Slot,
    Take,
    Termination,
    apply,
    legal_actions,
)
from parure.rules.events import Drew
from parure.view import Facedown, redact, view
from tests.positions import (
    PASTIME,
    bonus_cards,
    brink,
    build,
    empty_first_deck,
    every_edition,
    every_number,
    every_table,
    finish,
    refused,
)
from tests.rules.endings import LACKING, SIXTEEN, THIRTEEN_AND_TAGS, falling


@every_number
def test_corner_1_a_free_level_3_card_at_ten_tokens_brings_the_eleventh(players: int) -> None:
    owned = [*bonus_cards("marvel", {0: 5}), "2Y3", "2Y4"]
    state = build("marvel", players, cards={0: owned}, tokens={0: Gems.of(2, 2, 2, 2, 2)}, market={(2, 0): "3O2"})
    assert state.players[0].bonuses[0] == 7
    here = finish(state, Buy(Slot(2, 0)))
    assert here.players[0].tokens == Gems.of(2, 2, 2, 2, 2, 0, 1)
    assert here.phase == Returning()
    assert legal_actions(here) == tuple(Return(colour) for colour in COLOURS)  # another one, not time
    after = finish(here, Return(Kind(4)))
    assert after.players[0].tokens == Gems.of(2, 2, 2, 2, 1, 0, 1)
    assert after.seat == 1


@every_edition
def test_corner_2_what_was_just_taken_may_go_back_and_wild_too(key: str) -> None:
    state = build(key, 3, tokens={0: Gems.of(3, 3, 3, 0, 0, 1)}, reserved={0: ["2R4"]})
    here = finish(state, Take(Gems.of(0, 0, 1, 1, 1)))
    after = finish(here, Return(Kind(2)), Return(Kind(3)), Return(Kind(4)))
    assert after.players[0].tokens == state.players[0].tokens
    assert after.bank == state.bank
    assert finish(here, Return(WILD), Return(Kind(0)), Return(Kind(0))).bank[WILD] == 5
    reserved = finish(state, Reserve(Slot(0, 0)))
    assert finish(reserved, Return(WILD)).players[0].tokens == state.players[0].tokens


def test_corner_2_time_never_goes_back() -> None:
    state = build("marvel", 3, cards={0: ["3O2"]}, tokens={0: Gems.of(3, 3, 3)})
    here = finish(state, Take(Gems.of(0, 0, 1, 1, 1)))
    assert Return(Kind(TIME)) not in legal_actions(here)
    assert refused(here, Return(TIME)) is Reason.TIME_STAYS


@every_table
def test_corner_3_a_tile_may_come_after_a_turn_that_bought_nothing(key: str, players: int) -> None:
    tiles = ["L3A", "L4B"] if key == "marvel" else ["N6", "N9"]
    owned = bonus_cards(key, (4, 0, 4, 3, 0) if key == "marvel" else (3, 3, 3, 3, 0))
    state = finish(build(key, players, cards={0: owned}, tiles=tiles), Take(Gems.of(1, 1, 1)))
    state = finish(state, legal_actions(state)[0])
    assert len(state.players[0].tiles) == 1
    while state.seat != 0:
        state = finish(state, Reserve(Deck(0)))
        assert len(state.players[0].tiles) == 1
    for action in (Reserve(Slot(0, 0)), Reserve(Deck(0)), Take(Gems.of(1, 1, 1))):
        assert [tile.id for tile in finish(state, action).players[0].tiles] in (tiles, tiles[::-1])


@every_edition
def test_corner_4_two_of_a_colour_from_four_but_not_from_three(key: str) -> None:
    state = build(key, 2)
    assert state.bank[0] == 4
    for colour in COLOURS:
        assert Take(Gems.one(colour, 2)) in legal_actions(state)
    after = finish(state, Take(Gems.of(1, 1, 1)))
    assert after.bank[0] == 3
    assert refused(after, Take(Gems.of(2))) is Reason.PILE_LOW
    assert Take(Gems.one(Kind(3), 2)) in legal_actions(after)


@every_table
def test_corner_5_the_last_seat_ends_the_game_at_once_the_first_after_a_turn_of_all_others(
    key: str, players: int
) -> None:
    at_once = finish(brink(key, players, players - 1), Buy(Slot(0, 0)))
    assert isinstance(at_once.phase, Over)
    state = finish(brink(key, players, 0), Buy(Slot(0, 0)))
    turns = 0
    while not isinstance(state.phase, Over):
        state, turns = finish(state, PASTIME), turns + 1
    assert turns == players - 1
    assert state.phase.outcome.termination is Termination.GOAL


@every_table
def test_corner_6_a_blind_card_is_secret_until_it_is_bought_a_face_up_one_is_not(key: str, players: int) -> None:
    state = apply(build(key, players), Reserve(Deck(0))).state
    card = edition(key).card["1R2"]
    step = apply(state, Reveal(card))
    drew = next(event for event in step.events if isinstance(event, Drew))
    for other in (None, *range(1, players)):
        assert view(step.state, other).players[0].reserved == (Facedown(0),)
        assert redact(drew, other) == Drew(drew.seat, 0, None)
    assert view(step.state, 0).players[0].reserved == (card,)
    assert redact(drew, 0) == drew
    seen = finish(build(key, players, market={(0, 1): "1R2"}), Reserve(Slot(0, 1)))
    assert view(seen, None).players[0].reserved == (card,)
    bought = finish(build(key, players, tokens={0: card.cost}, reserved={0: ["?1R2"]}), Buy(Held(0)))
    assert view(bought, None).players[0].cards == (card,)


@every_table
def test_corner_7_an_empty_deck_leaves_the_space_empty_and_cannot_be_drawn_from(key: str, players: int) -> None:
    state = empty_first_deck(key, players)
    assert refused(state, Reserve(Deck(0))) is Reason.DECK_EMPTY
    assert Reserve(Deck(0)) not in legal_actions(state)
    after = finish(state, Reserve(Slot(0, 1)))
    assert after.market[0][1] is None
    assert Reserve(Slot(0, 1)) not in legal_actions(after)
    last = empty_first_deck(key, players, left=1)
    drawn = apply(last, Reserve(Slot(0, 1)))
    assert drawn.state.phase == Dealing(Slot(0, 1))
    assert not finish(drawn.state).decks[0]


@every_number
def test_corner_8_the_tile_lost_after_the_trigger_lets_the_game_go_on(players: int) -> None:
    after = finish(falling(players), Buy(Held(0)))
    assert after.players[0].points == 13
    assert after.phase == Main()
    again = after
    for _ in range(players):
        again = finish(again, PASTIME)
    assert again.phase == Main()  # and on: nobody meets the Gauntlet


@every_number
@pytest.mark.parametrize("lacking", ["yellow", "purple", "blue", "red", "orange", "time"])
def test_corner_9_sixteen_points_without_a_colour_or_time_trigger_nothing(players: int, lacking: str) -> None:
    state = build("marvel", players, cards={0: LACKING[lacking]})
    assert state.players[0].points == 16
    for _ in range(players):
        state = finish(state, PASTIME)
    assert state.phase == Main()


@every_number
def test_corner_10_most_points_without_the_gauntlet_do_not_win(players: int) -> None:
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]  # 19 points, no blue
    over = finish(build("marvel", players, cards={0: SIXTEEN, players - 1: rich}, seat=players - 1), PASTIME)
    assert isinstance(over.phase, Over)
    assert over.players[-1].points == 19
    assert over.phase.outcome.ranking[:2] == ((0,), (players - 1,))


def test_corner_10_nor_do_they_against_one_who_meets_it_with_the_assemble_tile() -> None:
    rich = ["3Y4", "3P4", "3Y3", "3P3", "1Y8"]
    over = finish(build("marvel", 3, cards={0: THIRTEEN_AND_TAGS, 1: rich}, seat=2), PASTIME)
    assert isinstance(over.phase, Over)
    assert [player.points for player in over.players] == [16, 19, 0]
    assert over.phase.outcome.winners == (0,)
