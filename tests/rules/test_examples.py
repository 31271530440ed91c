"""X: the worked examples of the rulebooks."""

from __future__ import annotations

from parure.editions import edition
from parure.gems import NO_GEMS, WILD, Gems
from parure.rules import Buy, Held, Slot, Take, apply, payments
from parure.rules.events import Bought, Claimed
from tests.positions import bonus_cards, build, every_number, finish, gems, play, where


@every_number
def test_x1_ghost_rider_is_recruited_with_exactly_the_tokens_shown(players: int) -> None:
    card = edition("marvel").card["2R4"]
    assert card.cost == gems("YYU4P", "marvel")
    state = build("marvel", players, tokens={0: "YYU4P"}, market={(1, 1): "2R4"})
    assert payments(state, Slot(1, 1)) == (gems("YYU4P", "marvel"),)
    player = finish(state, Buy(where(state, "2R4"))).players[0]
    assert player.tokens == NO_GEMS
    assert player.points == 2
    assert player.bonuses == gems("R", "marvel")


@every_number
def test_x2_rocket_takes_just_one_red_token_after_the_bonuses(players: int) -> None:
    rocket = edition("marvel").card["1Y2"]
    assert (rocket.name, rocket.cost) == ("Rocket", gems("YRR", "marvel"))
    state = build("marvel", players, cards={0: ["1Y1", "1R1"]}, tokens={0: "R"}, market={(0, 0): "1Y2"})
    assert state.players[0].bonuses == gems("YR", "marvel")
    step = play(state, Buy(Slot(0, 0)))
    assert step.events[0] == Bought(state.seat, Slot(0, 0), rocket, gems("R", "marvel"))
    assert step.state.players[0].tokens == NO_GEMS
    assert step.state.bank == state.bank + gems("R", "marvel")


@every_number
def test_x3_three_yellow_blue_and_red_bonuses_bring_the_location_by_itself(players: int) -> None:
    knowhere = edition("marvel").face["L3A"]
    assert knowhere.demand == gems("Y3U3R3", "marvel")
    owned = bonus_cards("marvel", (3, 0, 3, 3, 0))
    state = build("marvel", players, cards={0: owned}, tiles=["L3A"])
    step = play(state, Take(Gems.of(1, 1, 1)))
    assert Claimed(state.seat, knowhere) in step.events
    assert step.state.players[0].points == state.players[0].points + 3
    assert step.state.seat == 1


def test_x4_assemble_stays_on_equal_tags_and_moves_on_more() -> None:
    wasp, captain = edition("marvel").card["1U7"], edition("marvel").card["3O1"]
    assert (wasp.name, wasp.tags) == ("Wasp", 1)
    assert (captain.name, captain.tags) == ("Captain America", 2)
    hannah = ["1Y6", "1Y7", "1P6", "1P7"]
    julian = ["1U6", "1R5", "1R6"]
    peter = ["1O5", "1O6", "2Y1", *bonus_cards("marvel", (4, 3, 3, 0, 1))]
    state = build(
        "marvel",
        3,
        cards={0: hannah, 1: julian, 2: peter},
        tokens={1: "YYUOO"},
        reserved={1: ["1U7"], 2: ["3O1"]},
        tiles=["L1B", "L3A", "L4A"],
        seat=1,
    )
    assert [player.tags for player in state.players] == [4, 3, 3]
    assert state.leader == 0
    after_julian = finish(state, Buy(Held(0)))
    assert [player.tags for player in after_julian.players] == [4, 4, 3]
    assert after_julian.leader == 0
    after_peter = finish(after_julian, Buy(Held(0)))
    assert [player.tags for player in after_peter.players] == [4, 4, 5]
    assert after_peter.leader == 2
    gained = [new.points - old.points for old, new in zip(state.players, after_peter.players, strict=True)]
    assert gained == [-3, 0, 3 + captain.points]


@every_number
def test_x5_a_gold_token_stands_for_a_red_that_is_not_held(players: int) -> None:
    card = edition("splendor").card["1G4"]
    assert card.cost == gems("WURK")
    state = build("splendor", players, tokens={0: "WUKD"}, reserved={0: ["2R4"]}, market={(0, 2): "1G4"})
    assert payments(state, Slot(0, 2)) == (gems("WUKD"),)
    after = finish(state, Buy(Slot(0, 2)))
    assert after.players[0].tokens == NO_GEMS
    assert [owned.id for owned in after.players[0].cards] == ["1G4"]
    assert after.bank[WILD] == 5  # spent gold goes back too


@every_number
def test_x6_two_red_and_one_black_bonus_leave_three_blue_and_two_black_to_pay(players: int) -> None:
    card = edition("splendor").card["2R2"]
    assert card.cost == gems("U3RRK3")
    state = build("splendor", players, cards={0: ["1R1", "1R2", "1K1"]}, tokens={0: "U3KK"}, market={(1, 0): "2R2"})
    assert state.players[0].bonuses == gems("RRK")
    step = apply(state, Buy(Slot(1, 0)))
    assert step.events[0] == Bought(state.seat, Slot(1, 0), card, gems("U3KK"))
    assert step.state.players[0].tokens == NO_GEMS
