"""Ways to pay (A6 to A9): all of them, the default first."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parure.editions import EDITIONS, edition
from parure.gems import NO_GEMS, TIME, WILD, Gems
from parure.rules import Buy, Held, IllegalAction, Main, Reason, Slot, State, apply, legal_actions, payments
from parure.rules.legal import can_afford, card_at, default_payment, price, shortfall
from tests.positions import bonus_cards, build, every_edition, every_table, gems, refused, stroll


def all_ways(state: State, place: Slot | Held) -> set[tuple[int, ...]]:
    """Every payment from the player's tokens that covers the price exactly, tried one by one."""
    card = card_at(state, place)
    assert card is not None
    player = state.player
    due = [max(0, card.cost[colour] - player.bonuses[colour]) for colour in range(5)]
    found = set()
    for paid in product(*(range(held + 1) for held in player.tokens.counts[:6])):
        coloured, wild = paid[:5], paid[5]
        exact = all(gem <= need for gem, need in zip(coloured, due, strict=True))
        if exact and sum(coloured) + wild == sum(due):
            found.add((*paid, 0))
    return found


def places(state: State) -> list[Slot | Held]:
    """Where cards can be bought."""
    slots = [Slot(t, c) for t, row in enumerate(state.market) for c, card in enumerate(row) if card]
    return [*slots, *(Held(index) for index in range(len(state.player.reserved)))]


@every_table
def test_a8_payments_are_just_those_found_by_trying_everything(key: str, players: int) -> None:
    checked = 0
    for number, state in enumerate(stroll(key, players, seed=5)):
        if isinstance(state.phase, Main) and number % 2 == 0:
            for place in places(state):
                ways = payments(state, place)
                assert len(set(ways)) == len(ways)
                assert {way.counts for way in ways} == all_ways(state, place)
                checked += len(ways)
    assert checked > 50, checked


@given(
    key=st.sampled_from(EDITIONS),
    name=st.integers(0, 89),
    tokens=st.lists(st.integers(0, 3), min_size=6, max_size=6).filter(lambda held: sum(held) <= 10),
    bonuses=st.lists(st.integers(0, 3), min_size=5, max_size=5),
)
def test_a8_payments_match_the_trial_for_any_purse(key: str, name: int, tokens: list[int], bonuses: list[int]) -> None:
    card = edition(key).cards[name]
    owned = bonus_cards(key, bonuses, skip=[card.id])
    state = build(
        key, 4, tokens={0: Gems.of(*tokens)}, cards={0: owned}, reserved={0: [card.id]}, check=False
    )  # tiles may be short
    ways = payments(state, Held(0))
    assert {way.counts for way in ways} == all_ways(state, Held(0))
    assert bool(ways) == (Buy(Held(0)) in legal_actions(state)) == can_afford(state.player, card)
    if ways:
        assert ways[0] == default_payment(state.player, card)
        assert [way[WILD] for way in ways] == sorted(way[WILD] for way in ways)
        assert ways[0][WILD] == shortfall(state.player, card) == min(way[WILD] for way in ways)


@every_edition
def test_a8_each_way_is_accepted_and_paid(key: str) -> None:
    for number, state in enumerate(stroll(key, 3, seed=8)):
        if isinstance(state.phase, Main) and number % 7 == 0:
            for place in places(state):
                for way in payments(state, place):
                    after = apply(state, Buy(place, way)).state
                    paid = after.bank[WILD] - state.bank[WILD], after.bank.counts[:5]
                    assert paid == (way[WILD], (state.bank + way).counts[:5])


@every_edition
def test_a8_any_other_payment_is_refused(key: str) -> None:
    card = edition(key).card["1R5"]
    state = build(key, 4, tokens={0: Gems.of(2, 1, 2, 1, 2, 2)}, cards={0: ["1R1"]}, reserved={0: ["1R5"]})
    ways = set(payments(state, Held(0)))
    assert len(ways) > 2
    for counts in product(range(4), repeat=6):
        payment = Gems.of(*counts)
        if payment in ways:
            apply(state, Buy(Held(0), payment))
        else:
            reason = refused(state, Buy(Held(0), payment))
            if not state.player.tokens.covers(payment):
                assert reason is Reason.NOT_HELD
            elif payment.total < sum(price(state.player, card)):
                assert reason in (Reason.UNDERPAID, Reason.OVERPAID)  # too much of a colour, too little in all
            else:
                assert reason is Reason.OVERPAID


@every_edition
def test_a6_the_default_is_what_none_means(key: str) -> None:
    for number, state in enumerate(stroll(key, 2, seed=3)):
        if number % 9 == 0:
            for action in legal_actions(state):
                if isinstance(action, Buy):
                    explicit = Buy(action.place, payments(state, action.place)[0])
                    assert apply(state, action) == apply(state, explicit)


def test_a8_by_default_gems_first_and_wild_for_what_is_missing() -> None:
    state = build("splendor", 2, tokens={0: "UGDD"}, reserved={0: ["1W3", "2R4"]})  # U G R K
    assert payments(state, Held(0)) == (gems("UGDD"),)
    state = build("splendor", 2, tokens={0: "UGRD3"}, reserved={0: ["1W3", "2R4", "3R1"]})
    assert payments(state, Held(0)) == (
        gems("UGRD"),
        gems("UGDD"),
        gems("URDD"),
        gems("GRDD"),
        gems("UD3"),
        gems("GD3"),
        gems("RD3"),
    )


@every_edition
def test_a7_a_free_card_has_the_one_payment_of_nothing(key: str) -> None:
    owned = bonus_cards(key, (3, 3, 3, 3, 3), skip=["1R5"])
    state = build(key, 2, tokens={0: Gems.of(1, 1, 1, 0, 0, 2)}, cards={0: owned}, reserved={0: ["1R5"]}, check=False)
    assert payments(state, Held(0)) == (NO_GEMS,)
    assert refused(state, Buy(Held(0), Gems.one(WILD))) is Reason.OVERPAID


def test_a9_time_is_in_no_payment_and_refused_before_all_else() -> None:
    state = build("marvel", 2, cards={0: ["3O2"]}, tokens={0: "R3"}, reserved={0: ["1Y1"]})
    assert all(way[TIME] == 0 for way in payments(state, Held(0)))
    assert refused(state, Buy(Held(0), gems("RRT", "marvel"))) is Reason.TIME_PAYS_NOTHING
    assert refused(state, Buy(Held(0), gems("R3T", "marvel"))) is Reason.TIME_PAYS_NOTHING


@every_edition
def test_payments_where_nothing_is_for_sale_are_refused(key: str) -> None:
    state = build(key, 2)
    for place, reason in ((Held(0), Reason.NOT_IN_HAND), (Slot(0, 9), Reason.NO_SUCH_PLACE)):
        with pytest.raises(IllegalAction) as caught:
            payments(state, place)
        assert (caught.value.reason, caught.value.rule) == (reason, reason.rule)
        assert caught.value.action == Buy(place)
        assert caught.value.state is state
