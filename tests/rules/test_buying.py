"""A6 to A10: buying, and the market that cards come from."""

from __future__ import annotations

from parure.editions import edition
from parure.gems import COLOURS, NO_GEMS, TIME, WILD, Gems, Kind
from parure.rules import (
    Buy,
    Dealing,
    Deck,
    Held,
    Main,
    Move,
    Reason,
    Reserve,
    Reveal,
    Slot,
    apply,
    legal_actions,
    outcomes,
    payments,
)
from parure.rules.events import Bought, Dealt
from tests.positions import (
    bonus_cards,
    build,
    empty_first_deck,
    every_edition,
    every_table,
    finish,
    gems,
    play,
    refused,
)

# Buying


@every_table
def test_a6_buying_a_face_up_card_pays_its_cost_to_the_bank(key: str, players: int) -> None:
    state = build(key, players)
    card = state.market[0][0]
    assert card is not None
    state = build(key, players, tokens={0: card.cost + Gems.one(Kind(0))})
    step = play(state, Buy(Slot(0, 0)))
    player = step.state.players[0]
    assert player.cards == (card,)
    assert player.bonuses == Gems.one(card.bonus)
    assert player.points == card.points
    assert player.tokens == Gems.one(Kind(0))
    assert step.state.bank == state.bank + card.cost
    assert step.events[0] == Bought(state.seat, Slot(0, 0), card, card.cost)
    assert step.state.seat == 1


@every_table
def test_a6_buying_a_card_of_ones_own_hand_leaves_the_market_alone(key: str, players: int) -> None:
    names = ["2R4", "?1R2", "3R1"]
    cost = edition(key).card["1R2"].cost
    state = build(key, players, tokens={0: cost}, reserved={0: names})
    step = apply(state, Buy(Held(1)))
    player = step.state.players[0]
    assert [card.id for card in player.cards] == ["1R2"]
    assert [card.id for card in player.reserved] == ["2R4", "3R1"]
    assert player.blind == (False, False)
    assert step.state.market == state.market
    assert step.state.phase == Main()
    assert step.events[0] == Bought(state.seat, Held(1), edition(key).card["1R2"], cost)


@every_edition
def test_a6_nobody_buys_from_another_hand_or_from_a_deck(key: str) -> None:
    owned = bonus_cards(key, (1, 1, 1, 1, 1), skip=["1R2"])
    state = build(key, 2, tokens={0: Gems.one(WILD, 5)}, cards={0: owned}, reserved={1: ["1R2"]})
    assert refused(state, Buy(Held(0))) is Reason.NOT_IN_HAND
    assert refused(state, Buy(Deck(0))) is Reason.NOT_FOR_SALE  # type: ignore[arg-type]


@every_edition
def test_a6_a_card_that_is_too_dear_is_refused(key: str) -> None:
    state = build(key, 2, tokens={0: Gems.of(1, 1)})
    assert refused(state, Buy(Slot(2, 0))) is Reason.TOO_DEAR
    assert payments(state, Slot(2, 0)) == ()
    assert Buy(Slot(2, 0)) not in legal_actions(state)


@every_edition
def test_a7_each_bonus_takes_one_off_in_its_colour(key: str) -> None:
    card = edition(key).card["2R5"]
    dear = max(COLOURS, key=lambda colour: card.cost[colour])
    owned = bonus_cards(key, {dear: 2})
    reduced = card.cost - Gems.one(dear, 2)
    state = build(key, 4, tokens={0: reduced}, cards={0: owned}, reserved={0: ["2R5"]})
    assert payments(state, Held(0)) == (reduced,)
    assert finish(state, Buy(Held(0))).players[0].tokens == NO_GEMS


@every_edition
def test_a7_a_card_may_be_free_and_a_discount_left_over_gives_nothing_back(key: str) -> None:
    card = edition(key).card["1R2"]
    (colour,) = [colour for colour in COLOURS if card.cost[colour]]
    owned = bonus_cards(key, {colour: 4}, skip=["1R2"])
    state = build(key, 2, tokens={0: Gems.of(1, 1, 1)}, cards={0: owned}, reserved={0: ["1R2"]})
    after = finish(state, Buy(Held(0)))
    assert after.players[0].tokens == Gems.of(1, 1, 1)
    assert after.bank == state.bank
    assert payments(state, Held(0)) == (NO_GEMS,)


@every_edition
def test_a7_a_bonus_of_another_colour_is_no_discount(key: str) -> None:
    card = edition(key).card["1R2"]
    (colour,) = [colour for colour in COLOURS if card.cost[colour]]
    other = Kind((colour + 1) % 5)
    state = build(
        key,
        2,
        tokens={0: Gems.one(colour, 2)},
        cards={0: bonus_cards(key, {other: 3}, skip=["1R2"])},
        reserved={0: ["1R2"]},
    )
    assert refused(state, Buy(Held(0))) is Reason.TOO_DEAR


@every_edition
def test_a7_a_discount_cannot_be_declined(key: str) -> None:
    card = edition(key).card["1R2"]
    (colour,) = [colour for colour in COLOURS if card.cost[colour]]
    owned = bonus_cards(key, {colour: 1}, skip=["1R2"])
    state = build(key, 2, tokens={0: card.cost}, cards={0: owned}, reserved={0: ["1R2"]})
    assert refused(state, Buy(Held(0), card.cost)) is Reason.OVERPAID
    assert finish(state, Buy(Held(0))).players[0].tokens == Gems.one(colour)


@every_edition
def test_a7_a_bonus_discounts_from_the_next_purchase_on_not_its_own(key: str) -> None:
    game = edition(key)
    card = next(card for card in game.cards if card.cost[card.bonus] and card.cost.total <= 10)
    state = build(key, 4, tokens={0: card.cost}, reserved={0: [card.id]})
    assert payments(state, Held(0)) == (card.cost,)


@every_edition
def test_a8_wild_stands_for_what_is_missing_by_default(key: str) -> None:
    card = edition(key).card["1R5"]
    first, second = [colour for colour in COLOURS if card.cost[colour]][:2]
    short = card.cost - Gems.one(first) - Gems.one(second)
    state = build(key, 2, tokens={0: short + Gems.one(WILD, 3)}, reserved={0: ["1R5", "2R4", "3R1"]})
    step = apply(state, Buy(Held(0)))
    assert step.state.players[0].tokens == Gems.one(WILD)
    assert step.state.bank == state.bank + short + Gems.one(WILD, 2)


@every_edition
def test_a8_wild_may_be_spent_in_place_of_a_colour_that_is_held(key: str) -> None:
    card = edition(key).card["1R2"]
    (colour,) = [colour for colour in COLOURS if card.cost[colour]]
    state = build(key, 2, tokens={0: card.cost + Gems.one(WILD, 3)}, reserved={0: ["1R2", "2R4", "3R1"]})
    for wild in range(4):
        payment = Gems.one(colour, 3 - wild) + Gems.one(WILD, wild)
        assert payment in payments(state, Held(0))
        assert finish(state, Buy(Held(0), payment)).bank == state.bank + payment
    assert finish(state, Buy(Held(0))).players[0].tokens == Gems.one(WILD, 3)  # gems first


@every_edition
def test_a8_nobody_may_pay_more_than_the_cost(key: str) -> None:
    card = edition(key).card["1R2"]
    other = next(colour for colour in COLOURS if not card.cost[colour])
    held = card.cost + Gems.one(WILD, 2) + Gems.one(other)
    state = build(key, 2, tokens={0: held}, reserved={0: ["1R2", "2R4"]})
    assert refused(state, Buy(Held(0), card.cost + Gems.one(WILD))) is Reason.OVERPAID
    assert refused(state, Buy(Held(0), card.cost + Gems.one(other))) is Reason.OVERPAID


def test_a9_a_time_token_never_pays() -> None:
    state = build("marvel", 2, tokens={0: "RR"}, cards={0: ["3O1"]}, reserved={0: ["1Y1"]})
    assert state.players[0].tokens[TIME] == 1
    assert refused(state, Buy(Held(0))) is Reason.TOO_DEAR
    assert refused(state, Buy(Held(0), gems("RRT", "marvel"))) is Reason.TIME_PAYS_NOTHING
    assert all(not payment[TIME] for payment in payments(state, Held(0)))


def test_a9_there_is_no_bonus_of_the_time_colour() -> None:
    assert {card.bonus for card in edition("marvel").cards} == set(COLOURS)
    assert all(not card.cost[TIME] for card in edition("marvel").cards)


# The market


@every_table
def test_a10_a_card_that_leaves_the_table_is_replaced_at_once_from_its_own_deck(key: str, players: int) -> None:
    owned = bonus_cards(key, (1, 1, 1, 1, 1))
    for tier in range(3):
        tokens = {0: Gems.of(1, 1, 1, 1, 1, 5)} if tier == 0 else {}
        state = build(key, players, tokens=tokens, cards={0: owned})
        actions: tuple[Move, ...] = (Reserve(Slot(tier, 3)), Buy(Slot(tier, 3)))
        for action in actions[: 2 if tier == 0 else 1]:
            step = apply(state, action)
            assert step.state.phase == Dealing(Slot(tier, 3))
            assert step.state.seat == 0
            assert step.state.market[tier][3] is None
            assert legal_actions(step.state) == ()
            assert {reveal.card for reveal in outcomes(step.state)} == state.decks[tier]
            card = next(iter(state.decks[tier]))
            dealt = apply(step.state, Reveal(card))
            assert dealt.state.market[tier] == (*state.market[tier][:3], card)
            assert dealt.events[0] == Dealt(Slot(tier, 3), card)
            assert dealt.state.decks[tier] == state.decks[tier] - {card}
            assert dealt.state.seat == 1


@every_edition
def test_a10_every_card_of_the_deck_is_as_likely(key: str) -> None:
    state = apply(build(key, 2), Reserve(Slot(1, 0))).state
    odds = outcomes(state)
    assert len(odds) == 26
    assert set(odds.values()) == {1 / 26}
    assert [reveal.card for reveal in odds] == [card for card in edition(key).tiers[1] if card in state.decks[1]]
    assert not outcomes(build(key, 2))  # a player acts


@every_edition
def test_a10_only_a_card_of_that_deck_can_come(key: str) -> None:
    state = apply(build(key, 2), Reserve(Slot(1, 0))).state
    shown = state.market[1][1]
    assert shown is not None
    assert refused(state, Reveal(shown)) is Reason.NOT_IN_DECK
    assert refused(state, Reveal(next(iter(state.decks[0])))) is Reason.NOT_IN_DECK


@every_table
def test_a10_when_the_deck_is_empty_the_space_stays_empty(key: str, players: int) -> None:
    state = empty_first_deck(key, players)
    assert not state.decks[0]
    step = apply(state, Reserve(Slot(0, 2)))
    assert step.state.phase == Main()  # nothing is dealt: the turn is over
    assert step.state.seat == 1
    assert step.state.market[0][2] is None
    for _ in range(players):
        step = play(step.state, Reserve(Slot(1, 0)))
    assert step.state.market[0][2] is None
    assert refused(step.state, Reserve(Slot(0, 2))) is Reason.SLOT_EMPTY
    assert refused(step.state, Buy(Slot(0, 2))) is Reason.SLOT_EMPTY


@every_edition
def test_a10_a_card_reserved_blind_is_not_replaced(key: str) -> None:
    state = build(key, 2)
    after = finish(state, Reserve(Deck(1)))
    assert after.market == state.market
    assert len(after.decks[1]) == 25
