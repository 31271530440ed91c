"""Points, goals and ranks (E1 to E4, A11), and giving up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parure.editions import edition
from parure.gems import NO_GEMS, Gems
from parure.rules import Outcome, Over, Pass, Seat, State, Termination, legal_actions, outcomes, resign
from parure.rules.events import Ended, Resigned
from parure.rules.score import meets_goal, meets_tile, outcome, tally
from tests.positions import PASTIME, bonus_cards, build, every_edition, every_number, every_table, finish, stroll, stuck
from tests.rules.endings import LACKING, SIXTEEN, SIXTEEN_TOO, SIXTEEN_WITH_SIX, THIRTEEN_AND_TAGS


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """The places of a game that is over."""
    assert isinstance(state.phase, Over)
    return state.phase.outcome.ranking


# Adding up


def test_a_player_has_the_points_bonuses_and_tags_of_his_cards_and_tiles() -> None:
    marvel = edition("marvel")
    cards = [marvel.card[name] for name in ("3O1", "1Y6", "2R4")]
    tiles = [marvel.face["L3A"]]
    parts = {"tokens": Gems.of(1), "reserved": (), "blind": ()}
    player = tally(marvel, cards=cards, tiles=tiles, leads=False, **parts)  # type: ignore[arg-type]
    assert player.points == 3 + 0 + 2 + 3
    assert player.tags == 3
    assert player.bonuses == Gems.of(1, 0, 0, 1, 1)
    assert player.card_count == 3
    leads = tally(marvel, cards=cards, tiles=tiles, leads=True, **parts)  # type: ignore[arg-type]
    assert leads == replace(player, points=player.points + 3)


@every_table
def test_what_is_kept_up_in_play_is_what_adds_up(key: str, players: int) -> None:
    for number, state in enumerate(stroll(key, players, seed=21)):
        if number % 6 == 0 or isinstance(state.phase, Over):
            for seat, player in enumerate(state.players):
                assert player == tally(
                    state.edition,
                    tokens=player.tokens,
                    cards=player.cards,
                    reserved=player.reserved,
                    blind=player.blind,
                    tiles=player.tiles,
                    leads=seat == state.leader,
                )


def test_e1_and_e2_are_the_goals() -> None:
    splendor = build("splendor", 2, cards={0: ["3W4", "3U4", "3G4"], 1: ["3R4", "3K4", "3W2"]}, seat=1)
    assert [meets_goal(splendor.edition, player) for player in splendor.players] == [True, False]
    marvel = build("marvel", 2, cards={0: SIXTEEN}, seat=1)
    assert [meets_goal(marvel.edition, player) for player in marvel.players] == [True, False]
    for cards in LACKING.values():
        lacking = build("marvel", 2, cards={0: cards})
        assert not meets_goal(lacking.edition, lacking.players[0])


@every_edition
def test_t4_a_tile_is_met_by_bonuses_at_least_as_many_as_it_shows(key: str) -> None:
    for face in edition(key).faces:
        player = build(key, 2).players[0]
        assert not meets_tile(replace(player, tokens=face.demand), face)
        assert meets_tile(replace(player, bonuses=face.demand), face)
        assert meets_tile(replace(player, bonuses=face.demand + Gems.of(1, 1, 1, 1, 1)), face)
        for colour in range(5):
            if face.demand[colour]:
                short = list(face.demand.counts)
                short[colour] -= 1
                assert not meets_tile(replace(player, bonuses=Gems(tuple(short))), face)


# Stalemate


def test_a11_a_stalemate_is_ranked_by_the_keys_of_splendor() -> None:
    cards = {0: ["1W8", "1U1"], 1: ["2W3"], 2: ["1R8"]}
    state = stuck("splendor", 3, cards=cards)
    assert ranking(finish(state, Pass(), Pass(), Pass())) == ((1,), (2,), (0,))


def test_a11_a_stalemate_shares_places_too() -> None:
    state = stuck("splendor", 4, cards={1: ["1W8"], 3: ["1R8"]})
    assert ranking(finish(state, *[Pass()] * 4)) == ((1, 3), (0, 2))


def test_a11_a_stalemate_is_ranked_by_the_keys_of_marvel_assemble_included() -> None:
    holder = ["1Y6", "1Y7", "1U6"]  # 0 points, 3 with the tile
    state = stuck("marvel", 3, cards={0: ["2Y3", "1U8"], 2: holder})
    over = finish(state, *[Pass()] * 3)
    assert [player.points for player in over.players] == [3, 0, 3]
    assert ranking(over) == ((2,), (0,), (1,))


def test_a11_a_stalemate_asks_nobody_for_the_gauntlet() -> None:
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]  # 19 points, no blue
    state = build("marvel", 3, cards={0: SIXTEEN, 1: rich}, seat=2)
    assert outcome(state, Termination.GOAL).ranking == ((0,), (1,), (2,))
    assert outcome(state, Termination.STALEMATE).ranking == ((1,), (0,), (2,))


# The keys, one after the other


@pytest.mark.parametrize(
    ("cards", "leader", "places"),
    [
        ({0: SIXTEEN, 1: SIXTEEN_TOO}, None, ((0, 1), (2, 3))),
        ({0: SIXTEEN, 1: SIXTEEN_WITH_SIX}, None, ((0,), (1,), (2, 3))),
        ({0: SIXTEEN_WITH_SIX, 1: SIXTEEN}, None, ((1,), (0,), (2, 3))),
        ({0: [*SIXTEEN, "1P8"], 1: SIXTEEN_TOO}, None, ((0,), (1,), (2, 3))),
        ({0: SIXTEEN, 1: THIRTEEN_AND_TAGS}, 1, ((1,), (0,), (2, 3))),
        ({0: SIXTEEN, 1: SIXTEEN_TOO, 2: THIRTEEN_AND_TAGS}, 2, ((2,), (0, 1), (3,))),
        ({0: SIXTEEN, 1: LACKING["time"][:-1]}, None, ((0,), (1,), (2, 3))),
        ({0: SIXTEEN, 1: ["1Y6", "1Y7", "1U6"], 2: ["2O6"]}, 1, ((0,), (1,), (2,), (3,))),
    ],
)
def test_e4_and_placement_ruling_of_marvel(
    cards: dict[int, list[str]], leader: int | None, places: tuple[tuple[int, ...], ...]
) -> None:
    over = finish(build("marvel", 4, cards=cards, leader=leader, seat=3), PASTIME)
    assert ranking(over) == places


# Giving up


@every_table
def test_one_who_gives_up_comes_last_whatever_he_has(key: str, players: int) -> None:
    cards = {0: ["3R4", "3R3"], 1: ["2R3"]}
    state = build(key, players, cards=cards)
    step = resign(state, Seat(0))
    assert ranking(step.state)[0] == (1,)
    assert ranking(step.state)[-1] == (0,)
    assert isinstance(step.state.phase, Over)
    result = step.state.phase.outcome
    assert result.termination is Termination.RESIGNED
    assert step.events == (Resigned(Seat(0)), Ended(result))
    assert step.state == replace(state, phase=Over(result))
    assert legal_actions(step.state) == ()
    assert not outcomes(step.state)


@every_edition
def test_any_seat_may_give_up_at_any_time(key: str) -> None:
    for number, state in enumerate(stroll(key, 3, seed=4)):
        if not isinstance(state.phase, Over) and number % 5 == 0:
            for seat in range(3):
                assert ranking(resign(state, Seat(seat)).state)[-1] == (seat,)


def test_the_others_rank_as_they_stand() -> None:
    state = build("splendor", 4, cards={0: ["1W8"], 1: ["3W4"], 2: ["1U8"], 3: ["2W3"]})
    assert ranking(resign(state, Seat(1)).state) == ((3,), (0, 2), (1,))
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]
    state = build("marvel", 4, cards={0: SIXTEEN, 1: rich}, seat=2)
    assert ranking(resign(state, Seat(3)).state) == ((0,), (1,), (2,), (3,))


@every_number
def test_the_winners_are_those_in_first_place(players: int) -> None:
    everyone = tuple(map(Seat, range(players)))
    assert Outcome(Termination.STALEMATE, (everyone,)).winners == everyone
    state = build("splendor", players)
    assert state.players[0].tokens == NO_GEMS
    assert outcome(state, Termination.STALEMATE) == Outcome(Termination.STALEMATE, (everyone,))


def test_bonus_cards_are_plain() -> None:
    for key in ("splendor", "marvel"):
        cards = [edition(key).card[name] for name in bonus_cards(key, (4, 4, 4, 4, 4))]
        assert all(not card.points and not card.tags for card in cards)
