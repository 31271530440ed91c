"""What cards, tokens and tiles are worth to the viewer of a position: the judgement of the greedy player.

All worth is in points. It is a guess, built on what the viewer sees; the rules decide nothing here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from parure.editions import Card, Face
from parure.gems import COLOURS, NO_GEMS, TIME, WILD, Gems, Kind
from parure.rules import Seat, Slot
from parure.rules.legal import can_afford, price
from parure.rules.score import meets_goal
from parure.view import PlayerView, View

PATIENCE = 0.65
"""What is left of a card's worth when it is a turn farther away."""
PLANS = (1.0, 0.5, 0.3, 0.2)
"""How much the best, second best … card in reach counts."""
ENGINE = 2.0
"""How much a bonus counts that makes the cards in sight cheaper."""
RIVALRY = 0.75
"""What is left of a card's worth that somebody else can buy first."""
WON = 1000.0
"""Worth of an action that meets the goal."""
TOKEN, WILD_TOKEN = 0.02, 0.12
"""Worth of holding any token, and of a wild one above that."""
TOKEN_LIMIT = 10
"""A price above this can't be paid with tokens at once."""
OUT_OF_REACH = 12.0
"""Turns to a card that tokens alone can't pay for."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that the viewer may come to buy."""

    card: Card
    worth: float
    prices: tuple[int, ...]
    place: Slot | None
    """Where it lies on the table; None when it is in his hand."""


class Appraisal:
    """The viewer's judgement of one position, remembered while he weighs what he may do."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a spectator has nothing to plan"
        self.view = view
        self.me = view.players[view.viewer]
        self.rivals = [player for seat, player in enumerate(view.players) if seat != view.viewer]
        goal = view.edition.goal
        self.ahead = min(1.0, max(player.points for player in view.players) / goal.points)
        """How near the game is to its end, from 0 to 1: bonuses lose their worth."""
        self.contested = {
            card
            for row in view.market
            for card in row
            if card and any(can_afford(rival, card) for rival in self.rivals)
        }
        self._offers: dict[tuple[Gems, int, int], list[Offer]] = {}
        self._promised: dict[tuple[Gems, Gems, int], list[tuple[Card, float, bool]]] = {}
        self._hoped: dict[tuple[Gems, Kind], float] = {}
        self._saved: dict[tuple[Kind, int], float] = {}

    # Cards

    def offers(self, me: PlayerView) -> list[Offer]:
        """Every card in sight that the viewer could buy some day, if he had these bonuses, tags and time."""
        key = (me.bonuses, me.tags, me.tokens[TIME])
        if key not in self._offers:
            self._offers[key] = [self._offer(me, card, place) for card, place in self._cards()]
        return self._offers[key]

    def _cards(self) -> Iterator[tuple[Card, Slot | None]]:
        for tier, row in enumerate(self.view.market):
            yield from ((card, Slot(tier, column)) for column, card in enumerate(row) if card)
        yield from ((card, None) for card in self.me.reserved if isinstance(card, Card))

    def _offer(self, me: PlayerView, card: Card, place: Slot | None) -> Offer:
        return Offer(card, self.worth(me, card), price(me, card), place)

    def worth(self, me: PlayerView, card: Card) -> float:
        """What a card would bring a player, whatever it costs."""
        goal, bonus = self.view.edition.goal, card.bonus
        worth = card.points + ENGINE * (1 - self.ahead) * self._savings(me, bonus)
        worth += self._hopes(me, bonus)
        if me.bonuses[bonus] < goal.each_bonus:
            worth += 1.5 + self.ahead
        if card.time and me.tokens[TIME] < goal.time:
            worth += 2.0 + self.ahead
        return worth + self._lead(me, card.tags)

    def _hopes(self, me: PlayerView, bonus: Kind) -> float:
        """What another bonus of a colour is worth on the way to the tiles."""
        key = (me.bonuses, bonus)
        if key not in self._hoped:
            self._hoped[key] = sum(_towards(me.bonuses, tile, bonus) for tile in self.view.tiles)
        return self._hoped[key]

    def _savings(self, me: PlayerView, bonus: Kind) -> float:
        """How much the cards in sight would be easier to pay for with another bonus of a colour."""
        have = me.bonuses[bonus]
        if (bonus, have) not in self._saved:
            dear = [card for card, _ in self._cards() if card.cost[bonus] > have]
            self._saved[bonus, have] = sum((0.5 + card.points) / max(5, card.cost.total) for card in dear)
        return self._saved[bonus, have]

    def _lead(self, me: PlayerView, tags: int) -> float:
        """What tags are worth on the way to the Assemble tile, or to keeping it."""
        tile, view = self.view.edition.assemble, self.view
        if tile is None or not tags:
            return 0.0
        most = max(player.tags for player in self.rivals)
        if view.leader == view.viewer:
            return 0.3 * tags if me.tags - most < 2 else 0.1 * tags
        wanted = max(tile.tags, most + 1 if view.leader is not None else 0) - me.tags
        return 0.8 * tile.points if tags >= wanted else 0.35 * tags

    # A whole position

    def plan(self, me: PlayerView, gone: Card | None = None, kept: Card | None = None) -> float:
        """What the cards in reach promise, the best counted most.

        `gone`: a card that is no longer to be had; `kept`: one that nobody else can have any more.
        """
        promises = [
            worth * RIVALRY if contested and card is not kept else worth
            for card, worth, contested in self._promises(me)
            if card is not gone
        ]
        promises.sort(reverse=True)
        tokens = me.tokens.counts
        held = TOKEN * sum(tokens[:WILD]) + WILD_TOKEN * tokens[WILD]
        return held + sum(weight * worth for weight, worth in zip(PLANS, promises, strict=False))

    def _promises(self, me: PlayerView) -> list[tuple[Card, float, bool]]:
        """Each card in sight, its worth by its distance, and whether a rival can come first."""
        key = (me.tokens, me.bonuses, me.tags)
        if key not in self._promised:
            tokens, bank = me.tokens.counts, self.view.bank.counts
            self._promised[key] = [
                (
                    offer.card,
                    offer.worth * math.pow(PATIENCE, 1 + _turns(offer.prices, tokens, bank)),
                    offer.place is not None and offer.card in self.contested,
                )
                for offer in self.offers(me)
            ]
        return self._promised[key]

    def spare(self, me: PlayerView) -> PlayerView:
        """The player after giving back, one by one, the tokens above the limit that he can best do without."""
        while me.tokens.total > self.view.edition.token_limit:
            me = max((without(me, kind) for kind in returnable(me)), key=self.plan)
        return me

    def threatens(self, card: Card) -> bool:
        """Whether somebody else could meet the goal with this card before the viewer moves again."""
        view = self.view
        return any(
            seat != view.viewer
            and can_afford(rival, card)
            and meets_goal(view.edition, view.bought(Seat(seat), rival, card, NO_GEMS))
            for seat, rival in enumerate(view.players)
        )

    @property
    def stuck(self) -> bool:
        """Whether the viewer can hold no more tokens and yet can't buy or reserve anything."""
        full = self.me.tokens.total >= self.view.edition.token_limit
        hand = len(self.me.reserved) >= self.view.edition.hand_limit
        return full and hand and not any(can_afford(self.me, card) for card, _ in self._cards())

    def wins(self, me: PlayerView) -> bool:
        """Whether a player with these things meets the goal."""
        return meets_goal(self.view.edition, me)

    def bought(self, me: PlayerView, card: Card, payment: Gems) -> PlayerView:
        """The viewer as he expects to be after buying a card."""
        assert self.view.viewer is not None, "a spectator buys nothing"
        return self.view.bought(self.view.viewer, me, card, payment)


def returnable(player: PlayerView) -> Iterable[Kind]:
    """The kinds of token that a player could give back."""
    return (kind for kind in (*COLOURS, WILD) if player.tokens[kind])


def without(player: PlayerView, kind: Kind) -> PlayerView:
    """A player who has given one token back."""
    return replace(player, tokens=player.tokens - Gems.one(kind))


def _towards(bonuses: Gems, tile: Face, bonus: Kind) -> float:
    """What one more bonus of a colour is worth on the way to a tile: all of it for the last one that is missing."""
    if tile.demand[bonus] <= bonuses[bonus]:
        return 0.0
    missing = sum(max(0, tile.demand[colour] - bonuses[colour]) for colour in COLOURS)
    return tile.points / math.pow(missing, 1.6)


def _turns(prices: tuple[int, ...], tokens: tuple[int, ...], bank: tuple[int, ...]) -> float:
    """About how many turns of taking tokens a price is away."""
    total, longest, scarce, due = 0, 0, 0, 0
    for colour, wanted in enumerate(prices):
        due += wanted
        missing = wanted - tokens[colour]
        if missing > 0:
            total += missing
            longest = max(longest, missing)
            if missing > bank[colour]:
                scarce += missing - bank[colour]
    wild = tokens[WILD]
    total -= wild
    if total <= 0:
        return 0.0
    if due > TOKEN_LIMIT:
        return OUT_OF_REACH
    longest -= wild
    scarce -= wild
    turns = max(total / 2.6, longest * 0.75, 0.7) + total / 8
    return turns + scarce if scarce > 0 else turns
