"""Why an action is refused: a closed list of reasons, each with its rule, and the error that carries one."""

from __future__ import annotations

from enum import Enum

from parure.errors import ParureError
from parure.rules.state import State


class Reason(Enum):
    """Why an action is refused; the value is a stable code for programs."""

    rule: str
    """The number of the rule that refuses it."""
    text: str
    """The reason in words."""

    def __new__(cls, code: str, rule: str, text: str) -> Reason:
        reason = object.__new__(cls)
        reason._value_ = code
        reason.rule = rule
        reason.text = text
        return reason

    # Not now
    NOT_AN_ACTION = "not_an_action", "A11", "this is not one of the actions of a turn"
    NO_SUCH_SEAT = "no_such_seat", "C9", "there is no such seat at this table"
    GAME_OVER = "game_over", "E3", "the game is over"
    DEAL_FIRST = "deal_first", "A10", "a card has to be dealt first"
    RETURN_FIRST = "return_first", "T3", "more than ten tokens are held: one has to be returned first"
    CLAIM_FIRST = "claim_first", "T4", "several tiles are met: one of them has to be chosen first"
    NOTHING_TO_DEAL = "nothing_to_deal", "A10", "no card is to be dealt now"
    NOTHING_TO_RETURN = "nothing_to_return", "T3", "tokens are returned only while more than ten are held"
    NOTHING_TO_CLAIM = (
        "nothing_to_claim",
        "T4",
        "a tile is chosen only at the end of a turn that meets several",
    )
    # Take
    NO_GEMS = "no_gems", "A1", "at least one gem has to be taken"
    SPECIAL_TOKEN = "special_token", "A3", "wild and time tokens can't be taken like gems"
    PILE_EMPTY = "pile_empty", "A1", "the bank has not that many of a colour"
    TOO_MANY = "too_many", "A1", "three different gems at most, or two of one colour"
    TOO_FEW = "too_few", "A1", "three different gems have to be taken while three colours are left"
    PILE_LOW = "pile_low", "A2", "two of one colour need a pile of at least four"
    # Reserve and buy
    NO_SUCH_PLACE = "no_such_place", "C7", "there is no such place on the table"
    SLOT_EMPTY = "slot_empty", "A10", "that space is empty"
    DECK_EMPTY = "deck_empty", "A10", "that deck is empty"
    NOT_RESERVABLE = "not_reservable", "A4", "only a face-up card or the top of a deck can be reserved"
    HAND_FULL = "hand_full", "A5", "three cards are reserved already"
    NOT_FOR_SALE = "not_for_sale", "A6", "only a face-up card or one of one's own hand can be bought"
    NOT_IN_HAND = "not_in_hand", "A6", "there is no such card in the hand"
    TOO_DEAR = "too_dear", "A6", "gems and wild tokens together don't cover the price"
    TIME_PAYS_NOTHING = "time_pays_nothing", "A9", "a time token never pays for anything"
    NOT_HELD = "not_held", "A6", "the payment has tokens that are not held"
    OVERPAID = "overpaid", "A8", "the payment is more than the price"
    UNDERPAID = "underpaid", "A6", "the payment is less than the price"
    # Return, claim, pass, reveal
    TIME_STAYS = "time_stays", "T3", "a time token can't be returned"
    NONE_TO_RETURN = "none_to_return", "T3", "no token of that kind is held"
    TILE_NOT_OUT = "tile_not_out", "T4", "that tile is not on the table"
    TILE_NOT_MET = "tile_not_met", "T4", "the bonuses don't meet that tile"
    MUST_ACT = "must_act", "A11", "one who can do something may not pass"
    NOT_IN_DECK = "not_in_deck", "A10", "that card is not in the deck that is dealt from"


class IllegalAction(ParureError):
    """The rules refuse an action; nothing has changed."""

    def __init__(self, action: object, state: State, rule: str, reason: Reason) -> None:
        super().__init__(reason.value)
        self.action = action
        self.state = state
        """The position, unchanged; it holds hidden cards, so no text shows it."""
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.action!r}: {self.reason.text} (rule {self.rule})"

    def __repr__(self) -> str:
        return f"IllegalAction({str(self)!r})"

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, State, str, Reason]]:
        """How it travels to another process: whole."""
        return IllegalAction, (self.action, self.state, self.rule, self.reason)
