"""What is allowed: `refusal` judges one move and says why not, `legal_actions` lists all that it lets through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import assert_never

from parure.editions import Card, Face
from parure.gems import COLOURS, KINDS, TIME, WILD, Gems
from parure.rules.actions import (
    Action,
    Buy,
    Claim,
    Deck,
    Held,
    Pass,
    Place,
    Reserve,
    Return,
    Reveal,
    Slot,
    Take,
)
from parure.rules.candidates import all_buys, all_reserves, all_returns, all_takes
from parure.rules.refusal import IllegalAction, Reason
from parure.rules.score import meets_tile
from parure.rules.state import Claiming, Dealing, Holdings, Main, Over, Phase, Player, Returning, State


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that the player to move may choose, each purchase with its default payment.

    Empty when the game is over or chance is to move. See `payments` for other ways to pay.
    """
    match state.phase:
        case Main():
            return tuple(_turns(state)) or (Pass(),)
        case Returning():
            return tuple(a for a in all_returns() if _refuse_return(state, a) is None)
        case Claiming():
            return tuple(claim for tile in state.tiles if _refuse_claim(state, claim := Claim(tile)) is None)
        case Dealing() | Over():
            return ()
        case _:
            assert_never(state.phase)


def payments(state: State, place: Slot | Held) -> tuple[Gems, ...]:
    """Every way in which the player to move can pay for the card there, the default first, then by wild spent.

    Empty when he can't afford it; IllegalAction when there is no card for sale. Whether he may buy anything just
    now is not asked.
    """
    card = _for_sale(state, place)
    if isinstance(card, Reason):
        raise IllegalAction(Buy(place), state, card.rule, card)
    tokens, prices = state.player.tokens, price(state.player, card)
    coloured = product(*[range(min(due, tokens[c]), -1, -1) for c, due in zip(COLOURS, prices, strict=True)])
    ways = [(*gems, sum(prices) - sum(gems)) for gems in coloured]
    return tuple(Gems.of(*way) for way in sorted(ways, key=lambda way: way[WILD]) if way[WILD] <= tokens[WILD])


def price(player: Holdings, card: Card) -> tuple[int, ...]:
    """What a card costs a player in each colour after his bonuses, never below zero (A7)."""
    pairs = zip(card.cost.counts, player.bonuses.counts, strict=True)
    return tuple([cost - bonus if cost > bonus else 0 for cost, bonus in pairs][:WILD])


def shortfall(player: Holdings, card: Card) -> int:
    """How many gem tokens a player lacks for a card: what wild tokens would have to stand for (A8)."""
    missing = 0
    for cost, bonus, held in zip(card.cost.counts, player.bonuses.counts, player.tokens.counts, strict=True):
        if cost > bonus + held:
            missing += cost - bonus - held
    return missing


def can_afford(player: Holdings, card: Card) -> bool:
    """Whether a player's wild tokens make up for what he lacks (A6, A8)."""
    return shortfall(player, card) <= player.tokens.counts[WILD]


def default_payment(player: Holdings, card: Card) -> Gems:
    """Gems first, wild for what is missing (A8)."""
    tokens = player.tokens
    coloured = [min(due, tokens[c]) for c, due in enumerate(price(player, card))]
    return Gems.of(*coloured, shortfall(player, card))


def card_at(state: State, place: Place) -> Card | None:
    """The card that the player to move sees at a place: none at an empty space, on a deck or out of range."""
    card = _for_sale(state, place)
    return None if isinstance(card, Reason) else card


def refusal(state: State, move: object) -> Reason | None:
    """Why the rules refuse a move of the player to move or of chance; None where they allow it."""
    match move:
        case Take() | Reserve() | Buy() | Pass():
            if isinstance(state.phase, Main):
                return _refuse_turn(state, move)
            return _owed(state.phase)
        case Return():
            if isinstance(state.phase, Returning):
                return _refuse_return(state, move)
            return Reason.NOTHING_TO_RETURN if isinstance(state.phase, Main) else _owed(state.phase)
        case Claim():
            if isinstance(state.phase, Claiming):
                return _refuse_claim(state, move)
            return Reason.NOTHING_TO_CLAIM if isinstance(state.phase, Main) else _owed(state.phase)
        case Reveal(card):
            if not isinstance(state.phase, Dealing):
                return Reason.NOTHING_TO_DEAL
            deck = state.decks[state.phase.place.tier]
            return None if isinstance(card, Card) and card in deck else Reason.NOT_IN_DECK
        case _:
            return Reason.NOT_AN_ACTION


def _owed(phase: Phase) -> Reason:
    """What has to come before anything else in a phase."""
    match phase:
        case Dealing():
            return Reason.DEAL_FIRST
        case Returning():
            return Reason.RETURN_FIRST
        case Claiming():
            return Reason.CLAIM_FIRST
        case _:
            return Reason.GAME_OVER


@cache
def _takes(piles: tuple[int, ...], double_minimum: int) -> tuple[Take, ...]:
    """The takes that these piles of gems allow, which nothing else decides: remembered."""
    bank = Gems.of(*piles)
    return tuple(take for take in all_takes() if _refuse_take(bank, take, double_minimum) is None)


def can_act(state: State) -> bool:
    """Whether any of the four actions is possible for the player to move (A11)."""
    return next(_turns(state), None) is not None


def _turns(state: State) -> Iterator[Action]:
    """The actions that are possible for the player to move, a pass not counted."""
    enough = state.edition.double_minimum  # a pile higher than this allows nothing more: fewer cases to remember
    piles = tuple([pile if pile < enough else enough for pile in state.bank.counts[:WILD]])
    yield from _takes(piles, enough)
    player, edition = state.player, state.edition
    if len(player.reserved) < edition.hand_limit:  # A5
        places = chain(*state.market, state.decks)  # A10: nothing comes from an empty space or deck
        yield from (action for action, there in zip(all_reserves(edition), places, strict=True) if there)
    cards = chain(*state.market, player.reserved)
    for action, card in zip(all_buys(edition), cards, strict=False):  # the hand may be shorter than its limit
        if card is not None and can_afford(player, card):
            yield action


def _refuse_turn(state: State, action: Take | Reserve | Buy | Pass) -> Reason | None:
    match action:
        case Take():
            return _refuse_take(state.bank, action, state.edition.double_minimum)
        case Reserve():
            return _refuse_reserve(state, action)
        case Buy():
            return _refuse_buy(state, action)
        case Pass():
            # A11: only a player for whom none of the four actions is possible passes.
            return Reason.MUST_ACT if can_act(state) else None
        case _:
            assert_never(action)


def _refuse_take(bank: Gems, take: Take, double_minimum: int) -> Reason | None:
    if not isinstance(take.gems, Gems):
        return Reason.NOT_AN_ACTION
    gems, piles = take.gems.counts, bank.counts
    if gems[WILD] or gems[TIME]:
        return Reason.SPECIAL_TOKEN  # A3
    total, most = sum(gems), max(gems)
    if not total:
        return Reason.NO_GEMS
    if most > 2 or total > 3 or (most == 2 and total > 2):
        return Reason.TOO_MANY  # A1, A2
    if most == 2:
        return Reason.PILE_LOW if piles[gems.index(2)] < double_minimum else None  # A2: before taking
    if not bank.covers(take.gems):
        return Reason.PILE_EMPTY
    colours_left = sum(pile > 0 for pile in piles[:WILD])
    return Reason.TOO_FEW if total < 3 <= colours_left else None  # A1: fewer only if fewer than three are left


def _refuse_reserve(state: State, action: Reserve) -> Reason | None:
    refused: Reason | None = None
    match action.place:
        case Slot() as slot:
            card = _in_market(state, slot)
            refused = card if isinstance(card, Reason) else None
        case Deck(tier) if not _within(tier, state.decks):
            refused = Reason.NO_SUCH_PLACE
        case Deck(tier) if not state.decks[tier]:
            refused = Reason.DECK_EMPTY  # A10
        case Deck():
            pass
        case _:
            refused = Reason.NOT_RESERVABLE  # A4
    if refused is None and len(state.player.reserved) >= state.edition.hand_limit:
        return Reason.HAND_FULL  # A5
    return refused


def _refuse_buy(state: State, action: Buy) -> Reason | None:
    card = _for_sale(state, action.place)
    if isinstance(card, Reason):
        return card
    player = state.player
    if action.payment is None:
        return None if can_afford(player, card) else Reason.TOO_DEAR
    return _refuse_payment(player, card, action.payment)


def _refuse_payment(player: Player, card: Card, payment: Gems) -> Reason | None:
    if not isinstance(payment, Gems):
        return Reason.NOT_AN_ACTION
    prices = price(player, card)
    if payment[TIME]:
        return Reason.TIME_PAYS_NOTHING  # A9
    if not player.tokens.covers(payment):
        return Reason.NOT_HELD
    if payment.total > sum(prices) or any(payment[c] > due for c, due in enumerate(prices)):
        return Reason.OVERPAID  # A8: nobody may pay more than the cost
    return Reason.UNDERPAID if payment.total < sum(prices) else None


def _for_sale(state: State, place: Place) -> Card | Reason:
    """The card that a player may think of buying at a place (A6), or why there is none."""
    match place:
        case Slot():
            return _in_market(state, place)
        case Held(index):
            hand = state.player.reserved
            return hand[index] if _within(index, hand) else Reason.NOT_IN_HAND
        case _:
            return Reason.NOT_FOR_SALE


def _in_market(state: State, slot: Slot) -> Card | Reason:
    if not (_within(slot.tier, state.market) and _within(slot.column, state.market[slot.tier])):
        return Reason.NO_SUCH_PLACE
    return state.market[slot.tier][slot.column] or Reason.SLOT_EMPTY  # A10


def _refuse_return(state: State, action: Return) -> Reason | None:
    if not _within(action.kind, KINDS):
        return Reason.NOT_AN_ACTION
    if action.kind == TIME:
        return Reason.TIME_STAYS  # T3
    return None if state.player.tokens[action.kind] else Reason.NONE_TO_RETURN


def _refuse_claim(state: State, action: Claim) -> Reason | None:
    if not isinstance(action.tile, Face) or action.tile not in state.tiles:
        return Reason.TILE_NOT_OUT
    return None if meets_tile(state.player, action.tile) else Reason.TILE_NOT_MET  # T4


def _within(index: object, things: tuple[object, ...]) -> bool:
    """Whether something that came from outside is an index of `things`, counted from 0."""
    return type(index) is int and 0 <= index < len(things)
