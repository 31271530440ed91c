"""A1 to A5 and A11: taking gems, reserving, passing."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement, product

from parure.gems import COLOURS, NO_GEMS, TIME, WILD, Gems
from parure.rules import (
    Buy,
    Dealing,
    Deck,
    Main,
    Over,
    Pass,
    Reason,
    Reserve,
    Reveal,
    Slot,
    State,
    Take,
    Termination,
    apply,
    legal_actions,
)
from parure.rules.events import Drew, Gained, Passed, Reserved, Took, TurnBegan
from tests.positions import (
    bonus_cards,
    build,
    every_edition,
    every_table,
    finish,
    play,
    refused,
    stroll,
    stuck,
)


def with_piles(state: State, *piles: int) -> State:
    """The position with other piles of gems in the bank: enough to ask what may be taken."""
    return replace(state, bank=Gems.of(*piles, state.bank[WILD], state.bank[TIME]))


def may_take(piles: tuple[int, ...], taken: tuple[int, ...]) -> bool:
    """A1 and A2 as the rulebooks word them."""
    left = [colour for colour in range(5) if piles[colour]]
    colours = [colour for colour in range(5) if taken[colour]]
    if not colours or any(taken[colour] > piles[colour] for colour in colours):
        return False
    if len(colours) == 1 and taken[colours[0]] == 2:
        return piles[colours[0]] >= 4
    if max(taken) > 1:
        return False
    return len(colours) == 3 or (len(left) < 3 and len(colours) <= 2)


# Taking gems


@every_table
def test_a1_three_gems_of_three_different_colours(key: str, players: int) -> None:
    state = build(key, players)
    taken = Gems.of(1, 0, 1, 0, 1)
    step = apply(state, Take(taken))
    assert step.state.players[0].tokens == taken
    assert step.state.bank == state.bank - taken
    assert step.state.seat == 1
    assert step.state.phase == Main()
    assert step.events == (Took(state.seat, taken), TurnBegan(step.state.seat))
    assert step.state == replace(
        state, players=step.state.players, bank=step.state.bank, seat=step.state.seat
    )  # and nothing else changed


@every_edition
def test_a1_and_a2_allow_just_what_the_rulebook_says_for_all_piles(key: str) -> None:
    state = build(key, 4)
    for piles in combinations_with_replacement((0, 1, 3, 4, 7), 5):
        here = with_piles(state, *piles)
        allowed = {taken for taken in product(range(4), repeat=5) if sum(taken) <= 4 and may_take(piles, taken)}
        assert {a.gems.counts[:5] for a in legal_actions(here) if isinstance(a, Take)} == allowed
    for piles in ((4, 4, 4, 4, 4), (4, 3, 0, 1, 0), (0, 0, 0, 4, 1), (0, 3, 0, 0, 0), (0, 0, 0, 0, 0)):
        here = with_piles(state, *piles)
        for taken in product(range(4), repeat=5):
            if may_take(piles, taken):
                assert apply(here, Take(Gems.of(*taken))).state.players[0].tokens == Gems.of(*taken)
            else:
                refused(here, Take(Gems.of(*taken)))


@every_edition
def test_a1_fewer_than_three_only_when_fewer_than_three_colours_are_left(key: str) -> None:
    state = build(key, 3)
    three_left = with_piles(state, 1, 0, 2, 0, 3)
    assert refused(three_left, Take(Gems.of(1, 0, 1))) is Reason.TOO_FEW
    assert refused(three_left, Take(Gems.of(1))) is Reason.TOO_FEW
    assert finish(three_left, Take(Gems.of(1, 0, 1, 0, 1))).bank[2] == 1
    two_left = with_piles(state, 1, 0, 2, 0, 0)
    assert finish(two_left, Take(Gems.of(1, 0, 1))).players[0].tokens.total == 2
    assert finish(two_left, Take(Gems.of(1))).players[0].tokens.total == 1
    one_left = with_piles(state, 0, 0, 2, 0, 0)
    assert finish(one_left, Take(Gems.of(0, 0, 1))).players[0].tokens.total == 1
    assert refused(one_left, Take(Gems.of(0, 0, 2))) is Reason.PILE_LOW
    assert refused(one_left, Take(Gems.of(1))) is Reason.PILE_EMPTY


@every_edition
def test_a1_a_wild_pile_is_not_a_colour_that_is_left(key: str) -> None:
    state = with_piles(build(key, 2), 1, 1, 0, 0, 0)
    assert state.bank[WILD] == 5
    assert Take(Gems.of(1, 1)) in legal_actions(state)


@every_edition
def test_a1_nothing_and_four_gems_are_refused(key: str) -> None:
    state = build(key, 4)
    assert refused(state, Take(NO_GEMS)) is Reason.NO_GEMS
    assert refused(state, Take(Gems.of(1, 1, 1, 1))) is Reason.TOO_MANY
    assert refused(state, Take(Gems.of(2, 1))) is Reason.TOO_MANY
    assert refused(state, Take(Gems.of(3))) is Reason.TOO_MANY
    assert refused(state, Take(Gems.of(2, 2))) is Reason.TOO_MANY


@every_table
def test_a2_two_of_one_colour_need_a_pile_of_four_before_taking(key: str, players: int) -> None:
    state = build(key, players)
    for colour in COLOURS:
        for pile in range(8):
            piles = [7] * 5
            piles[colour] = pile
            here, two = with_piles(state, *piles), Take(Gems.one(colour, 2))
            if pile >= 4:
                assert finish(here, two).bank[colour] == pile - 2
            else:
                assert refused(here, two) is Reason.PILE_LOW  # also of a pile that has not even two


@every_edition
def test_a2_does_not_need_three_colours_to_be_left(key: str) -> None:
    state = with_piles(build(key, 2), 0, 4, 0, 0, 0)
    assert {a for a in legal_actions(state) if isinstance(a, Take)} == {
        Take(Gems.of(0, 1)),
        Take(Gems.of(0, 2)),
    }


@every_table
def test_a3_wild_and_time_are_never_taken_like_gems(key: str, players: int) -> None:
    state = build(key, players)
    for special in (WILD, TIME):
        for taken in (Gems.one(special), Gems.one(special, 2), Gems.of(1, 1) + Gems.one(special)):
            assert refused(state, Take(taken)) is Reason.SPECIAL_TOKEN
    assert not any(a.gems[WILD] or a.gems[TIME] for a in legal_actions(state) if isinstance(a, Take))


# Reserving


@every_table
def test_a4_reserving_a_face_up_card_takes_it_and_a_wild_token(key: str, players: int) -> None:
    state = build(key, players)
    card = state.market[1][2]
    assert card is not None
    step = play(state, Reserve(Slot(1, 2)))
    player = step.state.players[0]
    assert (player.reserved, player.blind) == ((card,), (False,))
    assert player.tokens == Gems.one(WILD)
    assert step.state.bank[WILD] == 4
    assert player.bonuses == NO_GEMS
    assert player.points == player.card_count == 0
    assert step.events[:2] == (Reserved(state.seat, Slot(1, 2), card), Gained(state.seat, WILD))
    assert step.state.seat == 1


@every_table
def test_a4_reserving_the_top_of_a_deck_draws_an_unseen_card(key: str, players: int) -> None:
    state = build(key, players)
    for tier in range(3):
        step = apply(state, Reserve(Deck(tier)))
        assert step.state.phase == Dealing(Deck(tier))
        assert step.events == (Reserved(state.seat, Deck(tier), None), Gained(state.seat, WILD))
        card = sorted(state.decks[tier], key=lambda card: card.id)[5]
        drawn = apply(step.state, Reveal(card))
        player = drawn.state.players[0]
        assert (player.reserved, player.blind) == ((card,), (True,))
        assert player.tokens == Gems.one(WILD)
        assert drawn.state.decks[tier] == state.decks[tier] - {card}
        assert drawn.state.market == state.market
        assert drawn.events[0] == Drew(state.seat, tier, card)


@every_edition
def test_a4_without_a_wild_token_left_reserving_is_still_allowed(key: str) -> None:
    state = build(key, 2, tokens={1: Gems.one(WILD, 5)}, cards={1: bonus_cards(key, (1, 1, 1, 1, 1))})
    for place in (Slot(0, 0), Deck(2)):
        step = play(state, Reserve(place))
        assert len(step.state.players[0].reserved) == 1
        assert step.state.players[0].tokens == NO_GEMS
        assert not any(isinstance(event, Gained) for event in step.events)


@every_edition
def test_a4_the_wild_token_comes_also_as_the_eleventh(key: str) -> None:
    state = build(key, 4, tokens={0: Gems.of(2, 2, 2, 2, 2)})
    held = finish(state, Reserve(Slot(0, 0))).players[0].tokens
    assert held == Gems.of(2, 2, 2, 2, 2, 1)  # it can't be declined: T3 comes afterwards


@every_table
def test_a5_with_three_cards_in_hand_reserving_is_not_allowed(key: str, players: int) -> None:
    state = build(key, players, reserved={0: ["2R4", "?3R1", "1R5"]})
    assert refused(state, Reserve(Slot(0, 0))) is Reason.HAND_FULL
    assert refused(state, Reserve(Deck(0))) is Reason.HAND_FULL
    assert not any(isinstance(action, Reserve) for action in legal_actions(state))
    two = build(key, players, reserved={0: ["2R4", "?3R1"]})
    assert len([a for a in legal_actions(two) if isinstance(a, Reserve)]) == 15
    assert len(finish(two, Reserve(Deck(0))).players[0].reserved) == 3


@every_edition
def test_a5_only_buying_takes_a_card_out_of_the_hand(key: str) -> None:
    before: State | None = None
    for state in stroll(key, 3, seed=11):
        if before is not None:
            for old, new in zip(before.players, state.players, strict=True):
                left = set(old.reserved) - set(new.reserved)
                assert left <= set(new.cards)
        before = state


@every_edition
def test_a5_reserving_is_the_only_way_to_a_wild_token(key: str) -> None:
    state = build(key, 2)
    for action in legal_actions(state):
        gained = finish(state, action).players[0].tokens[WILD]
        assert gained == (1 if isinstance(action, Reserve) else 0)


def test_a5_cards_in_hand_cost_nothing_at_the_end() -> None:
    lead = ["3W4", "3U4", "3G4"]
    ranked = []
    for hand in ([], ["3K4", "3R4", "?3K3"]):
        state = build("splendor", 2, cards={0: lead, 1: ["3W1"]}, reserved={0: hand}, seat=1)
        over = finish(state, Take(Gems.of(1, 1, 1)))
        assert isinstance(over.phase, Over)
        assert over.players[0].points == 15
        ranked.append(over.phase.outcome)
    assert ranked[0] == ranked[1]


# Passing


@every_table
def test_a11_a_player_with_a_possible_action_may_not_pass(key: str, players: int) -> None:
    state = build(key, players)
    assert refused(state, Pass()) is Reason.MUST_ACT
    assert Pass() not in legal_actions(state)


@every_edition
def test_a11_any_one_possible_action_forbids_the_pass(key: str) -> None:
    state = stuck(key, 3)
    assert legal_actions(state) == (Pass(),)
    hand = state.players[0]
    can_reserve = replace(
        state, players=(replace(hand, reserved=hand.reserved[:2], blind=hand.blind[:2]), *state.players[1:])
    )
    can_take = with_piles(state, 0, 0, 1, 0, 0)
    rich = replace(hand, tokens=Gems.of(7, 7, 7, 7, 7))
    can_buy = replace(state, players=(rich, *state.players[1:]))
    for here, kind in ((can_reserve, Reserve), (can_take, Take), (can_buy, Buy)):
        assert {type(action) for action in legal_actions(here)} == {kind}
        assert refused(here, Pass()) is Reason.MUST_ACT


@every_table
def test_a11_one_who_can_do_nothing_passes_and_the_next_plays(key: str, players: int) -> None:
    state = stuck(key, players)
    step = apply(state, Pass())
    assert step.state.seat == 1
    assert step.state.passes == 1
    assert step.events == (Passed(state.seat), TurnBegan(step.state.seat))
    assert step.state.players == state.players
    assert step.state.bank == state.bank


@every_table
def test_a11_a_pass_of_every_player_in_succession_is_a_stalemate(key: str, players: int) -> None:
    for first in range(players):  # the last pass need not complete a round
        state = stuck(key, players, seat=first)
        for _ in range(players):
            assert isinstance(state.phase, Main)
            state = finish(state, Pass())
        assert isinstance(state.phase, Over)
        assert state.phase.outcome.termination is Termination.STALEMATE
        assert state.passes == players
        assert legal_actions(state) == ()


@every_edition
def test_a11_an_action_in_between_ends_the_succession(key: str) -> None:
    state = replace(stuck(key, 3, seat=2), passes=2)
    hand = state.players[2]
    spare = replace(hand, reserved=hand.reserved[:2], blind=hand.blind[:2])
    state = replace(state, players=(*state.players[:2], spare))
    for action in (Reserve(Slot(0, 0)), Reserve(Deck(0))):
        assert finish(state, action).passes == 0
    assert finish(with_piles(state, 1, 0, 0, 0, 0), Take(Gems.of(1))).passes == 0
    rich = replace(spare, tokens=Gems.of(9, 9, 9, 9, 9))
    assert apply(replace(state, players=(*state.players[:2], rich)), Buy(Slot(0, 0))).state.passes == 0


def test_a11_a_tile_may_come_at_the_end_of_a_pass() -> None:
    state = stuck("splendor", 2, cards={0: bonus_cards("splendor", (3, 3, 3, 0, 0))}, tiles=["N6"])
    after = finish(state, Pass())
    assert [tile.id for tile in after.players[0].tiles] == ["N6"]
    assert after.players[0].points == 3
    assert after.passes == 1


def test_a11_the_goal_decides_if_the_last_pass_completes_a_round_in_which_it_is_met() -> None:
    cards = [*bonus_cards("splendor", (3, 3, 3, 0, 0)), "3W4", "3U4", "2W3"]  # 12 points, and a tile comes: 15
    state = stuck("splendor", 2, cards={0: cards}, tiles=["N6"])
    over = finish(state, Pass(), Pass())
    assert over.passes == 2
    assert isinstance(over.phase, Over)
    assert over.phase.outcome.termination is Termination.GOAL


def test_a11_a_last_pass_in_the_middle_of_a_round_is_a_stalemate_even_with_the_goal_met() -> None:
    cards = [*bonus_cards("splendor", (3, 3, 3, 0, 0)), "3W4", "3U4", "2W3"]
    state = stuck("splendor", 2, cards={0: cards}, tiles=["N6"], passes=1)
    over = finish(state, Pass())
    assert over.players[0].points == 15
    assert isinstance(over.phase, Over)
    assert over.phase.outcome.termination is Termination.STALEMATE
