"""T: the end of a turn, in its order: time, assemble, tokens, tiles."""

from __future__ import annotations

from parure.editions import edition
from parure.gems import COLOURS, NO_GEMS, TIME, WILD, Gems, Kind
from parure.rules import (
    Buy,
    Claim,
    Claiming,
    Dealing,
    Deck,
    Held,
    Main,
    Reason,
    Reserve,
    Return,
    Returning,
    Slot,
    Take,
    apply,
    legal_actions,
)
from parure.rules.events import Bought, Claimed, Dealt, Gained, Led, Returned, Took, TurnBegan
from tests.positions import bonus_cards, build, every_edition, every_number, every_table, finish, play, refused

FULL = Gems.of(2, 2, 2, 2, 2)
"""Ten tokens."""


# T1: the time token


@every_number
def test_t1_the_first_level_3_character_brings_one_time_token(players: int) -> None:
    state = build("marvel", players, cards={0: bonus_cards("marvel", {0: 4})}, tokens={0: "Y3"}, reserved={0: ["3O2"]})
    step = play(state, Buy(Held(0)))
    assert step.state.players[0].tokens == Gems.one(TIME)
    assert step.state.bank[TIME] == players - 1
    assert Gained(state.seat, TIME) in step.events


@every_number
def test_t1_never_more_than_one_time_token_each(players: int) -> None:
    owned = [*bonus_cards("marvel", {0: 4}), "3Y2"]
    state = build("marvel", players, cards={0: owned}, tokens={0: "YY"}, reserved={0: ["3O2"]})
    assert state.players[0].tokens[TIME] == 1
    step = play(state, Buy(Held(0)))
    assert step.state.players[0].tokens == Gems.one(TIME)
    assert step.state.bank[TIME] == players - 1
    assert not any(isinstance(event, Gained) for event in step.events)


def test_t1_every_player_gets_one() -> None:
    level_3 = {0: ["3Y1"], 1: ["3P2"], 2: ["3U2"]}
    state = build("marvel", 4, cards=level_3, tokens={3: "Y7"}, reserved={3: ["3O2"]}, seat=3)
    after = finish(state, Buy(Held(0)))
    assert [player.tokens[TIME] for player in after.players] == [1, 1, 1, 1]
    assert after.bank[TIME] == 0


def test_t1_lower_levels_bring_none() -> None:
    for name in ("1Y1", "2Y3"):
        cost = edition("marvel").card[name].cost
        state = build("marvel", 4, tokens={0: cost}, reserved={0: [name]})
        assert finish(state, Buy(Held(0))).players[0].tokens == NO_GEMS


def test_t1_reserving_a_level_3_character_brings_none() -> None:
    state = build("marvel", 2)
    assert finish(state, Reserve(Slot(2, 0))).players[0].tokens == Gems.one(WILD)
    assert finish(state, Reserve(Deck(2))).players[0].tokens == Gems.one(WILD)


def test_t1_splendor_has_no_time() -> None:
    state = build("splendor", 4, tokens={0: "K7"}, reserved={0: ["3W2"]})
    assert finish(state, Buy(Held(0))).players[0].tokens == NO_GEMS


# T2: Avengers Assemble


def tagged(*names: str) -> int:
    """How many tags some cards have."""
    return sum(edition("marvel").card[name].tags for name in names)


@every_number
def test_t2_the_first_with_three_tags_takes_the_tile(players: int) -> None:
    state = build("marvel", players, cards={0: ["1Y6", "1Y7"]}, tokens={0: "YYPP"}, reserved={0: ["1U3", "1O5"]})
    assert tagged("1Y6", "1Y7", "1O5") == 3
    assert state.leader is None
    untagged = finish(state, Buy(Held(0)))
    assert untagged.leader is None
    state = build("marvel", players, cards={0: ["1Y6", "1Y7"]}, tokens={0: "YPPUU"}, reserved={0: ["1O5"]})
    step = play(state, Buy(Held(0)))
    assert step.state.leader == 0
    assert step.state.players[0].points == 3
    assert step.state.players[0].tags == 3
    assert Led(state.seat, None) in step.events


def test_t2_two_tags_are_not_enough() -> None:
    state = build("marvel", 2, cards={0: ["1Y6"]}, tokens={0: "YPPUU"}, reserved={0: ["1O5"]})
    after = finish(state, Buy(Held(0)))
    assert after.players[0].tags == 2
    assert after.leader is None
    assert after.players[0].points == 0


def test_t2_from_two_to_four_takes_it_as_well() -> None:
    owned = ["1Y6", "1Y7", *bonus_cards("marvel", (3, 3, 3, 0, 0))]
    state = build("marvel", 2, cards={0: owned}, tokens={0: "O3"}, reserved={0: ["3O1"]})
    after = finish(state, Buy(Held(0)))
    assert after.players[0].tags == 4
    assert after.leader == 0
    assert after.players[0].points == 3 + 3


@every_number
def test_t2_more_tags_than_the_holder_take_it_over_with_its_points(players: int) -> None:
    holder = ["1Y6", "1Y7", "1P6"]
    rival = ["1U6", "1U7", "1R5"]
    assert tagged(*holder) == tagged(*rival) == 3
    state = build(
        "marvel", players, cards={0: holder, 1: rival}, leader=0, tokens={1: "PPYUU"}, reserved={1: ["1O5"]}, seat=1
    )
    assert (state.players[0].points, state.players[1].points) == (3, 0)
    step = play(state, Buy(Held(0)))
    assert step.state.leader == 1
    assert (step.state.players[0].points, step.state.players[1].points) == (0, 3)
    assert Led(state.seat, state.leader) in step.events


def test_t2_equal_tags_change_nothing() -> None:
    holder = ["1Y6", "1Y7", "1P6", "1P7"]
    rival = ["1U6", "1U7", "1R5"]
    state = build("marvel", 2, cards={0: holder, 1: rival}, tokens={1: "PPYUU"}, reserved={1: ["1O5"]}, seat=1)
    step = play(state, Buy(Held(0)))
    assert step.state.players[0].tags == step.state.players[1].tags == 4
    assert step.state.leader == 0
    assert (step.state.players[0].points, step.state.players[1].points) == (3, 0)
    assert not any(isinstance(event, Led) for event in step.events)


def test_t2_the_holder_who_gets_more_tags_scores_it_once() -> None:
    state = build("marvel", 2, cards={0: ["1Y6", "1Y7", "1P6"]}, tokens={0: "PPYUU"}, reserved={0: ["1O5"]})
    step = play(state, Buy(Held(0)))
    assert step.state.leader == 0
    assert step.state.players[0].points == 3
    assert not any(isinstance(event, Led) for event in step.events)


def test_t2_the_tile_can_change_hands_often() -> None:
    cards = {
        0: ["1Y6", "1Y7", "1P6", "1Y1", "1Y2", "1P1", "1U1", "1U2"],
        1: ["1U6", "1U7", "1R5", "1Y3", "1Y4", "1Y5", "1P2", "1P3", "1P4", "1P5"],
    }
    state = build(
        "marvel",
        2,
        cards=cards,
        leader=0,
        tokens={0: "YPUO3", 1: "PURR"},
        reserved={0: ["3O1"], 1: ["1O5", "3R1"]},
        seat=1,
    )
    told = []
    for _ in range(3):
        step = play(state, Buy(Held(0)))
        told.append((step.state.leader, [player.tags for player in step.state.players]))
        state = step.state
    assert told == [(1, [3, 4]), (0, [5, 4]), (1, [5, 6])]
    assert [player.points for player in state.players] == [3, 3 + 3]


@every_number
def test_t2_splendor_has_no_such_tile(players: int) -> None:
    state = build("splendor", players, tokens={0: "UUU"}, reserved={0: ["1W2"]})
    assert finish(state, Buy(Held(0))).leader is None


# T3: ten tokens


@every_table
def test_t3_any_number_during_a_turn_ten_at_its_end(key: str, players: int) -> None:
    state = build(key, players, tokens={0: Gems.of(2, 2, 2, 2, 1)})  # 9
    step = apply(state, Take(Gems.of(1, 1, 1)))
    assert step.state.phase == Returning()
    assert step.state.seat == 0
    assert step.state.players[0].tokens.total == 12
    assert step.events == (Took(state.seat, Gems.of(1, 1, 1)),)
    once = apply(step.state, Return(Kind(3)))
    assert once.state.phase == Returning()
    assert once.events == (Returned(state.seat, Kind(3)),)
    twice = apply(once.state, Return(Kind(3)))
    assert twice.state.phase == Main()
    assert twice.state.seat == 1
    assert twice.state.players[0].tokens == Gems.of(3, 3, 3, 0, 1)
    assert twice.state.bank == state.bank - Gems.of(1, 1, 1) + Gems.of(0, 0, 0, 2)
    assert twice.events == (Returned(state.seat, Kind(3)), TurnBegan(twice.state.seat))


@every_table
def test_t3_ten_are_allowed(key: str, players: int) -> None:
    state = build(key, players, tokens={0: Gems.of(2, 2, 2, 1)})  # 7
    after = apply(state, Take(Gems.of(1, 1, 1))).state
    assert after.players[0].tokens.total == 10
    assert after.phase == Main()
    assert after.seat == 1


@every_edition
def test_t3_wild_counts_and_may_be_returned(key: str) -> None:
    state = build(key, 4, tokens={0: FULL - Gems.of(1) + Gems.one(WILD)}, reserved={0: ["2R4"]})
    here = finish(state, Reserve(Slot(0, 0)))
    assert here.phase == Returning()
    assert Return(WILD) in legal_actions(here)
    after = finish(here, Return(WILD))
    assert after.players[0].tokens[WILD] == 1
    assert after.bank[WILD] == 4


def test_t3_time_counts_but_cannot_be_returned() -> None:
    state = build("marvel", 4, cards={0: ["3O2"]}, tokens={0: Gems.of(1, 2, 2, 2, 1)})
    assert state.players[0].tokens.total == 9
    here = finish(state, Take(Gems.of(0, 1, 1, 1)))
    assert here.phase == Returning()
    assert here.players[0].tokens.total == 12
    assert refused(here, Return(TIME)) is Reason.TIME_STAYS
    assert legal_actions(here) == tuple(Return(colour) for colour in COLOURS)


@every_edition
def test_t3_only_tokens_that_are_held_are_returned(key: str) -> None:
    state = build(key, 4, tokens={0: Gems.of(3, 3, 3)})
    here = finish(state, Take(Gems.of(1, 0, 0, 1, 1)))
    assert legal_actions(here) == tuple(Return(colour) for colour in COLOURS)
    again = finish(here, Return(Kind(3)))
    assert legal_actions(again) == tuple(Return(Kind(kind)) for kind in (0, 1, 2, 4))
    assert refused(again, Return(Kind(3))) is Reason.NONE_TO_RETURN
    assert refused(again, Return(WILD)) is Reason.NONE_TO_RETURN


@every_edition
def test_t3_nothing_else_can_be_done_before_and_nothing_is_returned_otherwise(key: str) -> None:
    here = finish(build(key, 4, tokens={0: FULL}), Take(Gems.of(1, 1, 1)))
    for move in (Take(Gems.of(1, 1, 1)), Reserve(Slot(0, 0)), Buy(Slot(0, 0))):
        assert refused(here, move) is Reason.RETURN_FIRST
    assert refused(build(key, 4, tokens={0: FULL}), Return(Kind(0))) is Reason.NOTHING_TO_RETURN


@every_edition
def test_t3_a_deal_comes_before_the_return(key: str) -> None:
    state = build(key, 4, tokens={0: FULL})
    dealing = apply(state, Reserve(Slot(0, 0))).state
    assert dealing.phase == Dealing(Slot(0, 0))
    assert finish(dealing).phase == Returning()


@every_edition
def test_t3_comes_before_t4(key: str) -> None:
    owned = bonus_cards(key, (3, 0, 3, 3, 0) if key == "marvel" else (3, 3, 3, 0, 0))
    tile = "L3A" if key == "marvel" else "N6"
    state = build(key, 4, cards={0: owned}, tiles=[tile], tokens={0: FULL})
    here = finish(state, Take(Gems.of(1, 1, 1)))
    assert here.phase == Returning()
    assert here.players[0].tiles == ()
    step = play(here, Return(Kind(0)), Return(Kind(0)), Return(Kind(0)))
    assert [face.id for face in step.state.players[0].tiles] == [tile]
    assert [type(event) for event in step.events] == [Returned, Returned, Returned, Claimed, TurnBegan]


# T4: tiles


def meeting(key: str) -> tuple[list[str], list[str]]:
    """Cards whose bonuses meet two tiles, and those tiles."""
    if key == "marvel":
        return bonus_cards(key, (4, 0, 4, 3, 0)), ["L3A", "L4B"]
    return bonus_cards(key, (3, 3, 3, 3, 0)), ["N6", "N9"]


@every_table
def test_t4_one_tile_met_comes_by_itself(key: str, players: int) -> None:
    owned, (tile, other) = meeting(key)
    state = build(key, players, cards={0: owned}, tiles_of={0: [other]}, tiles=[tile])
    step = apply(state, Take(Gems.of(1, 1, 1)))
    player = step.state.players[0]
    assert [face.id for face in player.tiles] == [other, tile]
    assert player.points == 6
    assert edition(key).face[tile] not in step.state.tiles
    assert Claimed(state.seat, edition(key).face[tile]) in step.events
    assert step.state.seat == 1  # taking a tile is no action and no decision


@every_table
def test_t4_with_several_met_the_player_chooses_one_and_only_one(key: str, players: int) -> None:
    owned, tiles = meeting(key)
    state = build(key, players, cards={0: owned}, tiles=tiles)
    step = apply(state, Take(Gems.of(1, 1, 1)))
    assert step.state.phase == Claiming()
    assert step.state.seat == 0
    faces = [edition(key).face[name] for name in tiles]
    assert set(legal_actions(step.state)) == {Claim(face) for face in faces}
    for chosen, other in (faces, reversed(faces)):
        after = apply(step.state, Claim(chosen))
        assert after.state.players[0].tiles == (chosen,)
        assert after.state.players[0].points == 3
        assert other in after.state.tiles
        assert after.state.seat == 1
        assert after.events == (Claimed(state.seat, chosen), TurnBegan(after.state.seat))


@every_edition
def test_t4_is_mandatory(key: str) -> None:
    owned, tiles = meeting(key)
    here = finish(build(key, 4, cards={0: owned}, tiles=tiles), Take(Gems.of(1, 1, 1)))
    for move in (Take(Gems.of(1, 1, 1)), Reserve(Slot(0, 0)), Return(Kind(0))):
        assert refused(here, move) is Reason.CLAIM_FIRST
    not_met = next(face for face in here.tiles if face.id not in tiles)
    assert refused(here, Claim(not_met)) is Reason.TILE_NOT_MET
    not_out = next(face for face in edition(key).faces if face not in here.tiles)
    assert refused(here, Claim(not_out)) is Reason.TILE_NOT_OUT


@every_edition
def test_t4_tokens_do_not_count(key: str) -> None:
    face = edition(key).face["L3A" if key == "marvel" else "N6"]
    tokens = face.demand
    state = build(key, 4, tokens={0: tokens}, tiles=[face.id])
    assert finish(state, Reserve(Slot(0, 0))).players[0].tiles == ()
    short = list(face.demand.counts[:5])
    short[next(colour for colour in COLOURS if short[colour])] -= 1
    state = build(key, 4, tokens={0: tokens}, cards={0: bonus_cards(key, short)}, tiles=[face.id])
    assert finish(state, Reserve(Slot(0, 0))).players[0].tiles == ()


@every_edition
def test_t4_the_bonus_just_bought_counts(key: str) -> None:
    face = edition(key).face["L3A" if key == "marvel" else "N6"]
    short = list(face.demand.counts[:5])
    last = next(colour for colour in COLOURS if short[colour])
    short[last] -= 1
    owned = bonus_cards(key, short)
    (name,) = bonus_cards(key, {last: 1}, skip=owned)
    state = build(
        key, 4, tokens={0: edition(key).card[name].cost}, cards={0: owned}, reserved={0: [name]}, tiles=[face.id]
    )
    step = play(state, Buy(Held(0)))
    assert step.state.players[0].tiles == (face,)
    assert [type(event) for event in step.events] == [Bought, Claimed, TurnBegan]


@every_edition
def test_t4_nobody_takes_a_tile_in_anothers_turn(key: str) -> None:
    owned, (tile, other) = meeting(key)
    state = build(key, 3, cards={1: owned}, tiles=[tile, other])
    after = finish(state, Take(Gems.of(1, 1, 1)))
    assert after.players[1].tiles == ()
    assert finish(after, Take(Gems.of(1, 1, 1))).phase == Claiming()


def test_t1_to_t4_come_in_that_order() -> None:
    """One purchase sets off everything: time, assemble, the deal, a return and a tile."""
    owned = ["1Y6", "1R5", *bonus_cards("marvel", (2, 5, 3, 2, 0))]
    state = build("marvel", 3, cards={0: owned}, tiles=["L4A", "L1A", "L2A"], tokens={0: FULL}, market={(2, 1): "3R1"})
    step = play(state, Buy(Slot(2, 1)))
    assert [type(event) for event in step.events] == [Bought, Gained, Led, Dealt]
    assert step.state.players[0].tokens == FULL + Gems.one(TIME)
    assert step.state.phase == Returning()
    done = play(step.state, Return(Kind(2)))
    assert [type(event) for event in done.events] == [Returned, Claimed, TurnBegan]
    assert [face.id for face in done.state.players[0].tiles] == ["L4A"]
    assert done.state.players[0].points == 3 + 3 + 3
