"""A player who plans a few purchases ahead, and of others sees only what they could buy next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from parure.agents.appraisal import WON, Appraisal, without
from parure.agents.base import choices
from parure.editions import Card
from parure.gems import WILD, Gems
from parure.rules import Action, Buy, Claim, Deck, Held, Pass, Reserve, Return, Slot, Take
from parure.rules.legal import default_payment
from parure.view import View

ROOM = (0.4, 0.9, 2.0)
"""What reserving costs with no card in hand, with one, with two: a full hand is the way into a deadlock."""
BLIND = 0.1
"""What a card drawn unseen is worth."""
DENIAL = 20.0
"""Worth of keeping from others a card that would meet the goal for them."""
DESPAIR = 0.25
"""How often a player who is stuck does just anything: two who hoard what the other needs would never part with it."""


@dataclass(frozen=True, slots=True)
class GreedyAgent:
    """Plays the action after which its cards, tokens and plans are worth most; the rng breaks ties and deadlocks."""

    rng: Random

    def choose(self, view: View) -> Action:
        """The best of the legal actions."""
        legal = choices(view)
        if len(legal) == 1:
            return legal[0]
        appraisal = Appraisal(view)
        if appraisal.stuck and self.rng.random() < DESPAIR:
            return self.rng.choice(legal)
        scores = [_score(appraisal, action) for action in legal]
        best = max(scores) - 1e-9
        return self.rng.choice([action for action, score in zip(legal, scores, strict=True) if score >= best])


def _score(appraisal: Appraisal, action: Action) -> float:
    """What an action leads to, in points."""
    me, view = appraisal.me, appraisal.view
    match action:
        case Take(gems):
            return appraisal.plan(appraisal.spare(replace(me, tokens=me.tokens + gems)))
        case Return(kind):
            return appraisal.plan(without(me, kind))
        case Claim(tile):
            # Of tiles worth the same, the one that a rival is nearest to.
            gaps = [sum((tile.demand - _common(tile.demand, rival.bonuses)).counts) for rival in appraisal.rivals]
            return tile.points - 0.1 * min(gaps)
        case Buy(place):
            return _score_purchase(appraisal, _card(view, place))
        case Reserve(place):
            return _score_reserve(appraisal, place)
        case Pass():
            return 0.0
        case _:
            assert_never(action)


def _score_purchase(appraisal: Appraisal, card: Card) -> float:
    me = appraisal.me
    after = appraisal.bought(me, card, default_payment(me, card))
    score = appraisal.worth(me, card) + appraisal.plan(appraisal.spare(after), gone=card)
    if appraisal.wins(after):
        return score + WON
    return score + DENIAL * appraisal.threatens(card)


def _score_reserve(appraisal: Appraisal, place: Slot | Deck) -> float:
    me, view = appraisal.me, appraisal.view
    if view.bank[WILD]:
        me = appraisal.spare(replace(me, tokens=me.tokens + Gems.one(WILD)))
    cost = ROOM[min(len(me.reserved), len(ROOM) - 1)]
    if isinstance(place, Deck):
        return appraisal.plan(me) + BLIND - cost
    card = _card(view, place)
    return appraisal.plan(me, kept=card) - cost + DENIAL * appraisal.threatens(card)


def _card(view: View, place: Slot | Held) -> Card:
    card = view.card_at(place)
    assert card is not None, "a legal action names a card that the viewer sees"
    return card


def _common(one: Gems, other: Gems) -> Gems:
    return Gems(tuple(map(min, one, other)))
