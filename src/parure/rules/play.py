"""Playing a move: the turn, its end, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeVar, assert_never

from parure.editions import Card, Face
from parure.gems import TIME, WILD, Gems
from parure.rules.actions import Buy, Claim, Deck, Held, Move, Pass, Reserve, Return, Reveal, Slot, Take
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
from parure.rules.score import brings_time, meets_goal, meets_tile, outcome, takes_assemble
from parure.rules.state import Claiming, Dealing, Main, Over, Phase, Player, Returning, Seat, State, Termination

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
    table = _Table(state)
    match move:
        case Take(gems):
            return _take(table, gems)
        case Reserve(place):
            return _reserve(table, place, card_at(state, place))
        case Buy(place, payment):
            card = card_at(state, place)
            assert card is not None, "a purchase has been checked"
            return _buy(table, place, card, payment)
        case Pass():
            table.passes += 1
            table.events.append(Passed(state.seat))
            return _settle(table)
        case Reveal(card):
            assert isinstance(state.phase, Dealing), "a reveal has been checked"
            return _reveal(table, state.phase.place, card)
        case Return(kind):
            table.give(Gems.one(kind))
            table.events.append(Returned(state.seat, kind))
            return _settle(table)
        case Claim(tile):
            _claim(table, tile)
            return _end_turn(table)
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
    if isinstance(state.phase, Over) or type(seat) is not int or seat not in range(len(state.players)):
        reason = Reason.GAME_OVER if isinstance(state.phase, Over) else Reason.NO_SUCH_SEAT
        raise IllegalAction(Resigned(seat), state, reason.rule, reason)
    result = outcome(state, Termination.RESIGNED, quitter=seat)
    return Step(replace(state, phase=Over(result)), (Resigned(seat), Ended(result)))


class _Table:
    """A position while a move is played on it: changed in place, then frozen into a State again."""

    __slots__ = ("bank", "decks", "edition", "events", "leader", "market", "passes", "players", "seat", "tiles")

    def __init__(self, state: State) -> None:
        self.edition = state.edition
        self.players = list(state.players)
        self.bank = state.bank
        self.market = state.market
        self.decks = state.decks
        self.tiles = state.tiles
        self.seat = state.seat
        self.leader = state.leader
        self.passes = state.passes
        self.events: list[Event] = []

    def freeze(self, phase: Phase) -> Step:
        """The position in a phase, with the events that led to it."""
        state = State(
            self.edition,
            tuple(self.players),
            self.bank,
            self.market,
            self.decks,
            self.tiles,
            phase,
            self.seat,
            self.leader,
            self.passes,
        )
        return Step(state, tuple(self.events))

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    @player.setter
    def player(self, player: Player) -> None:
        self.players[self.seat] = player

    def get(self, gems: Gems) -> None:
        """Tokens go from the bank to the player."""
        self.player = replace(self.player, tokens=self.player.tokens + gems)
        self.bank -= gems

    def give(self, gems: Gems) -> None:
        """Tokens go from the player to the bank."""
        self.player = replace(self.player, tokens=self.player.tokens - gems)
        self.bank += gems

    def hold(self, card: Card, *, blind: bool) -> None:
        """A card goes into the player's hand."""
        player = self.player
        self.player = replace(player, reserved=(*player.reserved, card), blind=(*player.blind, blind))

    def put(self, slot: Slot, card: Card | None) -> None:
        """A space of the market gets a card, or becomes empty."""
        row = _with(self.market[slot.tier], slot.column, card)
        self.market = _with(self.market, slot.tier, row)


def _take(table: _Table, gems: Gems) -> Step:
    table.get(gems)
    table.passes = 0
    table.events.append(Took(table.seat, gems))
    return _settle(table)


def _reserve(table: _Table, place: Slot | Deck, card: Card | None) -> Step:
    table.passes = 0
    table.events.append(Reserved(table.seat, place, card))
    if table.bank[WILD]:  # A4: one wild token if the bank has one
        table.get(Gems.one(WILD))
        table.events.append(Gained(table.seat, WILD))
    if card is None:
        return table.freeze(Dealing(place))
    table.hold(card, blind=False)
    return _leave_table(table, place)


def _buy(table: _Table, place: Slot | Held, card: Card, payment: Gems | None) -> Step:
    player = table.player
    payment = default_payment(player, card) if payment is None else payment
    table.passes = 0
    table.events.append(Bought(table.seat, place, card, payment))
    held = place.index if isinstance(place, Held) else len(player.reserved)
    table.player = Player(
        tokens=player.tokens - payment,  # A6
        bonuses=player.bonuses + Gems.one(card.bonus),
        cards=(*player.cards, card),
        reserved=player.reserved[:held] + player.reserved[held + 1 :],
        blind=player.blind[:held] + player.blind[held + 1 :],
        tiles=player.tiles,
        points=player.points + card.points,
        tags=player.tags + card.tags,
    )
    table.bank += payment
    if brings_time(player, card):
        table.get(Gems.one(TIME))
        table.events.append(Gained(table.seat, TIME))
    _assemble(table)
    return _leave_table(table, place)


def _assemble(table: _Table) -> None:
    """T2: the Assemble tile goes to the first player with enough tags, then to one with more than its holder."""
    tile, player, leader = table.edition.assemble, table.player, table.leader
    leading = None if leader is None else table.players[leader].tags
    if tile is None or leader == table.seat or not takes_assemble(table.edition, player.tags, leading):
        return
    if leader is not None:
        holder = table.players[leader]
        table.players[leader] = replace(holder, points=holder.points - tile.points)
    table.player = replace(player, points=player.points + tile.points)
    table.leader = table.seat
    table.events.append(Led(table.seat, leader))


def _leave_table(table: _Table, place: Slot | Deck | Held) -> Step:
    """A10: a card that leaves the table is replaced at once; when the deck is empty the space stays empty."""
    if isinstance(place, Slot):
        table.put(place, None)
        if table.decks[place.tier]:
            return table.freeze(Dealing(place))
    return _settle(table)


def _reveal(table: _Table, place: Slot | Deck, card: Card) -> Step:
    table.decks = _with(table.decks, place.tier, table.decks[place.tier] - {card})
    match place:
        case Slot():
            table.put(place, card)
            table.events.append(Dealt(place, card))
        case Deck(tier):
            table.hold(card, blind=True)
            table.events.append(Drew(table.seat, tier, card))
        case _:
            assert_never(place)
    return _settle(table)


def _settle(table: _Table) -> Step:
    """The end of a turn: too many tokens (T3), then tiles (T4), then the next player."""
    player = table.player
    if player.tokens.total > table.edition.token_limit:
        return table.freeze(Returning())
    met = [tile for tile in table.tiles if meets_tile(player, tile)]
    if len(met) > 1:
        return table.freeze(Claiming())
    for tile in met:
        _claim(table, tile)
    return _end_turn(table)


def _claim(table: _Table, tile: Face) -> None:
    player = table.player
    table.player = replace(player, tiles=(*player.tiles, tile), points=player.points + tile.points)
    table.tiles = tuple(other for other in table.tiles if other != tile)
    table.events.append(Claimed(table.seat, tile))


def _end_turn(table: _Table) -> Step:
    count = len(table.players)
    if meets_goal(table.edition, table.player):
        table.events.append(MetGoal(table.seat))
    # E3, E4, E5: does anyone meet the goal now that the last seat of the round has played?
    if table.seat == count - 1 and any(meets_goal(table.edition, player) for player in table.players):
        return _end_game(table, Termination.GOAL)
    if table.passes == count:  # A11
        return _end_game(table, Termination.STALEMATE)
    table.seat = Seat((table.seat + 1) % count)  # C8: clockwise
    table.events.append(TurnBegan(table.seat))
    return table.freeze(Main())


def _end_game(table: _Table, termination: Termination) -> Step:
    result = outcome(table.freeze(Main()).state, termination)
    table.events.append(Ended(result))
    return table.freeze(Over(result))


def _with(things: tuple[Thing, ...], index: int, thing: Thing) -> tuple[Thing, ...]:
    return (*things[:index], thing, *things[index + 1 :])
