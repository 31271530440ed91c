"""C: components and set-up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parure.editions import EDITIONS, edition
from parure.errors import ParureError, SetupError
from parure.gems import COLOURS, NO_GEMS, TIME, WILD
from parure.rules import Main, Over, legal_actions, new_game
from parure.rules.setup import lay_out
from tests.positions import build, every_edition, every_number, every_table, finish, stroll

SEEDS = range(120)


@every_edition
def test_c1_ninety_cards_in_three_levels(key: str) -> None:
    levels = edition(key).tiers
    assert [len(level) for level in levels] == [40, 30, 20]
    assert len({card.id for level in levels for card in level}) == 90
    assert all(card.level == number for number, level in enumerate(levels, start=1) for card in level)


@every_edition
def test_c1_each_card_shows_a_cost_in_gems_one_bonus_and_maybe_points(key: str) -> None:
    for card in edition(key).cards:
        assert card.cost.total > 0
        assert card.cost[WILD] == card.cost[TIME] == 0
        assert card.bonus in COLOURS
        assert card.points >= 0
    assert any(card.points == 0 for card in edition(key).cards)


@every_table
def test_c2_gems_of_each_colour_by_number_of_players_and_always_five_wild(key: str, players: int) -> None:
    bank = new_game(edition(key), players, Random(1)).bank
    pile = {4: 7, 3: 5, 2: 4}[players]
    assert [bank[colour] for colour in COLOURS] == [pile] * 5
    assert bank[WILD] == 5


@every_number
def test_c3_as_many_time_tokens_as_players_in_marvel_none_in_splendor(players: int) -> None:
    assert new_game(edition("marvel"), players, Random(1)).bank[TIME] == players
    assert new_game(edition("splendor"), players, Random(1)).bank[TIME] == 0


@every_number
def test_c4_players_and_one_of_ten_nobles_are_drawn_at_random(players: int) -> None:
    splendor = edition("splendor")
    assert len(splendor.tiles) == 10
    assert all(face.points == 3 for face in splendor.faces)
    drawn = [new_game(splendor, players, Random(seed)).tiles for seed in SEEDS]
    assert all(len(tiles) == len({face.tile for face in tiles}) == players + 1 for tiles in drawn)
    assert {face for tiles in drawn for face in tiles} == set(splendor.faces)


@every_number
def test_c5_as_many_locations_as_players_each_on_a_random_side_never_both(players: int) -> None:
    marvel = edition("marvel")
    assert [len(tile.faces) for tile in marvel.tiles] == [2, 2, 2, 2]
    assert all(face.points == 3 for face in marvel.faces)
    drawn = [new_game(marvel, players, Random(seed)).tiles for seed in SEEDS]
    assert all(len(tiles) == len({face.tile for face in tiles}) == players for tiles in drawn)
    assert {face for tiles in drawn for face in tiles} == set(marvel.faces)


@every_number
def test_c6_assemble_tile_worth_three_is_nobodys_at_the_start(players: int) -> None:
    marvel = edition("marvel")
    assert marvel.assemble is not None
    assert (marvel.assemble.points, marvel.assemble.tags) == (3, 3)
    assert new_game(marvel, players, Random(1)).leader is None
    assert edition("splendor").assemble is None


def test_c6_the_gauntlet_is_the_goal_of_marvel() -> None:
    goal = edition("marvel").goal
    assert (goal.points, goal.each_bonus, goal.time) == (16, 1, 1)


@every_table
def test_c7_four_cards_of_each_level_lie_face_up_the_rest_are_its_deck(key: str, players: int) -> None:
    state = new_game(edition(key), players, Random(7))
    for tier, (row, deck) in enumerate(zip(state.market, state.decks, strict=True)):
        shown = [card for card in row if card is not None]
        assert len(shown) == len(set(shown)) == 4
        assert {*shown, *deck} == set(edition(key).tiers[tier])
        assert not deck & set(shown)
    assert [len(deck) for deck in state.decks] == [36, 26, 16]


@every_edition
def test_c7_the_decks_are_shuffled(key: str) -> None:
    tables = [new_game(edition(key), 2, Random(seed)) for seed in SEEDS]
    shown = {card for state in tables for row in state.market for card in row}
    assert shown == set(edition(key).cards)
    assert new_game(edition(key), 2, Random(3)) == new_game(edition(key), 2, Random(3))


@every_table
def test_c8_seat_0_starts_and_play_goes_round(key: str, players: int) -> None:
    state = new_game(edition(key), players, Random(1))
    seats = []
    for _ in range(2 * players):
        assert isinstance(state.phase, Main)
        seats.append(state.seat)
        state = finish(state, legal_actions(state)[0])
    assert seats == [*range(players), *range(players)]


@every_table
def test_c8_nobody_has_anything_at_the_start(key: str, players: int) -> None:
    state = new_game(edition(key), players, Random(1))
    assert len(state.players) == players
    for player in state.players:
        assert player.tokens == player.bonuses == NO_GEMS
        assert (player.cards, player.reserved, player.blind, player.tiles) == ((), (), (), ())
        assert (player.points, player.tags, player.card_count) == (0, 0, 0)
    assert state.passes == 0


@pytest.mark.parametrize("number", [-1, 0, 1, 5, 6, 99, True, False, 2.0, "2", None, (2,), [2]])
@every_edition
def test_c9_any_other_number_of_players_is_an_error(key: str, number: Any) -> None:
    game = edition(key)
    for attempt in (
        lambda: new_game(game, number, Random(1)),
        lambda: lay_out(game, number, [], []),
        lambda: game.supply(number),
    ):
        with pytest.raises(SetupError, match="2, 3, 4 players") as caught:
            attempt()
        assert caught.value.rule == "C9"
        assert repr(number) in str(caught.value)
        assert isinstance(caught.value, ParureError | ValueError)


@every_table
def test_c9_two_three_and_four_players_can_play_to_an_end(key: str, players: int) -> None:
    *_, last = stroll(key, players, seed=players)
    assert isinstance(last.phase, Over)


def test_the_builder_fills_in_a_position_that_could_stand() -> None:
    for key in EDITIONS:
        for players in (2, 3, 4):
            state = build(key, players)
            assert state.bank == edition(key).supply(players).bank
            assert len(state.tiles) == edition(key).supply(players).tiles
