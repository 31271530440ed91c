"""Playing a move: the turn, its end, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeVar, assert_never

from parure.editions import Card, Face
from parure.gems import TIME, WILD, Gems
from parure.rules.actions import (
    Buy,
    Claim,
    Deck,
    Held,
    Move,
    Pass,
    Reserve,
    Return,
    Reveal,
    Slot,
    Take,
)
from parure.rules.events import (
    Bought,
    Claimed,
    Dealt,
    Drew,
    Ended,
    Event,
    Gained,
    Led,
    MetGoal,
    Passed,
    Reserved,
    Resigned,
    Returned,
    Took,
    TurnBegan,
)
from parure.rules.legal import card_at, default_payment, refusal
from parure.rules.refusal import IllegalAction, Reason
from parure.rules.score import meets_goal, meets_tile, outcome
from parure.rules.state import (
    Claiming,
    Dealing,
    Main,
    Over,
    Player,
    Returning,
    Seat,
    State,
    Termination,
)

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Step:
    """What a move led to."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, move: Move) -> Step:
    """The position after a move of the player to move, or of chance; IllegalAction if the rules refuse it."""
    reason = refusal(state, move)
    if reason is not None:
        raise IllegalAction(move, state, reason.rule, reason)
    return apply_unchecked(state, move)


def apply_unchecked(state: State, move: Move) -> Step:
    """The same for a move known to be legal; for any other the result means nothing."""
    match move:
        case Take(gems):
            return _take(state, gems)
        case Reserve(place):
            return _reserve(state, place)
        case Buy(place, payment):
            return _buy(state, place, payment)
        case Pass():
            return _settle(replace(state, passes=state.passes + 1), (Passed(state.seat),))
        case Reveal(card):
            return _reveal(state, card)
        case Return(kind):
            return _return(state, Gems.one(kind), (Returned(state.seat, kind),))
        case Claim(tile):
            return _end_turn(*_claim(state, tile, ()))
        case _:
            assert_never(move)


def outcomes(state: State) -> Mapping[Reveal, float]:
    """Chance's possible moves with their probabilities, in table order; empty when a player acts."""
    if not isinstance(state.phase, Dealing):
        return MappingProxyType({})
    tier = state.phase.place.tier
    deck = state.decks[tier]
    odds = 1 / len(deck)
    return MappingProxyType({Reveal(card): odds for card in state.edition.tiers[tier] if card in deck})


def resign(state: State, seat: Seat) -> Step:
    """The game ended by a player who gives up: he comes last, the others rank as they stand."""
    if isinstance(state.phase, Over) or seat not in range(len(state.players)):
        reason = Reason.GAME_OVER if isinstance(state.phase, Over) else Reason.NOT_AN_ACTION
        raise IllegalAction(Resigned(seat), state, reason.rule, reason)
    result = outcome(state, Termination.RESIGNED, quitter=seat)
    return Step(replace(state, phase=Over(result)), (Resigned(seat), Ended(result)))


def _take(state: State, gems: Gems) -> Step:
    player = replace(state.player, tokens=state.player.tokens + gems)
    state = replace(state, players=_seated(state, player), bank=state.bank - gems, passes=0)
    return _settle(state, (Took(state.seat, gems),))


def _reserve(state: State, place: Slot | Deck) -> Step:
    player, bank, seat = state.player, state.bank, state.seat
    card = card_at(state, place)
    events: tuple[Event, ...] = (Reserved(seat, place, card),)
    if bank[WILD]:  # A4: one wild token if the bank has one
        bank -= Gems.one(WILD)
        player = replace(player, tokens=player.tokens + Gems.one(WILD))
        events += (Gained(seat, WILD),)
    state = replace(state, bank=bank, passes=0)
    if card is None:
        return Step(replace(state, players=_seated(state, player), phase=Dealing(place)), events)
    player = _into_hand(player, card, blind=False)
    return _leave_table(replace(state, players=_seated(state, player)), place, events)


def _buy(state: State, place: Slot | Held, payment: Gems | None) -> Step:
    player, bank, seat = state.player, state.bank, state.seat
    card = card_at(state, place)
    assert card is not None, "a purchase has been checked"
    if payment is None:
        payment = default_payment(player, card)
    events: tuple[Event, ...] = (Bought(seat, place, card, payment),)
    tokens, bank = player.tokens - payment, bank + payment  # A6
    if card.time and not tokens[TIME]:  # T1: never more than one each
        tokens, bank = tokens + Gems.one(TIME), bank - Gems.one(TIME)
        events += (Gained(seat, TIME),)
    player = replace(
        player,
        tokens=tokens,
        bonuses=player.bonuses + Gems.one(card.bonus),
        cards=(*player.cards, card),
        points=player.points + card.points,
        tags=player.tags + card.tags,
    )
    if isinstance(place, Held):
        player = replace(
            player,
            reserved=_without(player.reserved, place.index),
            blind=_without(player.blind, place.index),
        )
    state = replace(state, players=_seated(state, player), bank=bank, passes=0)
    state, events = _assemble(state, events)
    return _leave_table(state, place, events)


def _assemble(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """T2: the Assemble tile goes to the first player with enough tags, then to one with more than its holder."""
    tile, seat, leader = state.edition.assemble, state.seat, state.leader
    if tile is None or leader == seat:
        return state, events
    player = state.player
    if player.tags < tile.tags or (leader is not None and player.tags <= state.players[leader].tags):
        return state, events
    players = list(state.players)
    players[seat] = replace(player, points=player.points + tile.points)
    if leader is not None:
        players[leader] = replace(players[leader], points=players[leader].points - tile.points)
    return replace(state, players=tuple(players), leader=seat), (*events, Led(seat, leader))


def _leave_table(state: State, place: Slot | Deck | Held, events: tuple[Event, ...]) -> Step:
    """A10: a card that leaves the table is replaced at once; when the deck is empty the space stays empty."""
    if not isinstance(place, Slot):
        return _settle(state, events)
    state = replace(state, market=_market_with(state, place, None))
    if not state.decks[place.tier]:
        return _settle(state, events)
    return Step(replace(state, phase=Dealing(place)), events)


def _reveal(state: State, card: Card) -> Step:
    assert isinstance(state.phase, Dealing), "a reveal has been checked"
    place, tier = state.phase.place, state.phase.place.tier
    decks = (*state.decks[:tier], state.decks[tier] - {card}, *state.decks[tier + 1 :])
    match place:
        case Slot():
            state = replace(state, market=_market_with(state, place, card), decks=decks)
            return _settle(state, (Dealt(place, card),))
        case Deck():
            player = _into_hand(state.player, card, blind=True)
            state = replace(state, players=_seated(state, player), decks=decks)
            return _settle(state, (Drew(state.seat, tier, card),))


def _return(state: State, token: Gems, events: tuple[Event, ...]) -> Step:
    player = replace(state.player, tokens=state.player.tokens - token)
    return _settle(replace(state, players=_seated(state, player), bank=state.bank + token), events)


def _settle(state: State, events: tuple[Event, ...]) -> Step:
    """The end of a turn: too many tokens (T3), then tiles (T4), then the next player."""
    player = state.player
    if player.tokens.total > state.edition.token_limit:
        return Step(replace(state, phase=Returning()), events)
    met = [tile for tile in state.tiles if meets_tile(player, tile)]
    if len(met) > 1:
        return Step(replace(state, phase=Claiming()), events)
    if met:
        state, events = _claim(state, met[0], events)
    return _end_turn(state, events)


def _claim(state: State, tile: Face, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    player = state.player
    player = replace(player, tiles=(*player.tiles, tile), points=player.points + tile.points)
    left = tuple(other for other in state.tiles if other != tile)
    state = replace(state, players=_seated(state, player), tiles=left)
    return state, (*events, Claimed(state.seat, tile))


def _end_turn(state: State, events: tuple[Event, ...]) -> Step:
    edition, seat, count = state.edition, state.seat, len(state.players)
    if meets_goal(edition, state.player):
        events += (MetGoal(seat),)
    # E3, E4, E5: does anyone meet the goal now that the last seat of the round has played?
    if seat == count - 1 and any(meets_goal(edition, player) for player in state.players):
        return _end_game(state, Termination.GOAL, events)
    if state.passes == count:  # A11
        return _end_game(state, Termination.STALEMATE, events)
    following = Seat((seat + 1) % count)  # C8: clockwise
    return Step(replace(state, phase=Main(), seat=following), (*events, TurnBegan(following)))


def _end_game(state: State, termination: Termination, events: tuple[Event, ...]) -> Step:
    result = outcome(state, termination)
    return Step(replace(state, phase=Over(result)), (*events, Ended(result)))


def _seated(state: State, player: Player) -> tuple[Player, ...]:
    """The players with another in the seat that is to move."""
    return (*state.players[: state.seat], player, *state.players[state.seat + 1 :])


def _into_hand(player: Player, card: Card, *, blind: bool) -> Player:
    return replace(player, reserved=(*player.reserved, card), blind=(*player.blind, blind))


def _market_with(state: State, slot: Slot, card: Card | None) -> tuple[tuple[Card | None, ...], ...]:
    row = state.market[slot.tier]
    row = (*row[: slot.column], card, *row[slot.column + 1 :])
    return (*state.market[: slot.tier], row, *state.market[slot.tier + 1 :])


def _without(things: tuple[Thing, ...], index: int) -> tuple[Thing, ...]:
    return things[:index] + things[index + 1 :]
