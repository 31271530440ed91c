"""What the server answers when it refuses: stable codes, each with an HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from parure import IllegalAction, NotationError


class Code(Enum):
    """Why a request was refused; the value is a stable word for programs."""

    status: int
    """The HTTP status that goes with it."""

    def __new__(cls, code: str, status: int) -> Code:
        member = object.__new__(cls)
        member._value_ = code
        member.status = status
        return member

    BAD_REQUEST = "bad_request", 400
    """The request can't be read: wrong JSON, wrong fields, wrong types."""
    BAD_ACTION = "bad_action", 400
    """The action can't be read in this position."""
    BAD_RECORD = "bad_record", 400
    """The record can't be read or does not replay."""
    NO_TOKEN = "no_token", 401
    """A seat's token is needed."""
    WRONG_TOKEN = "wrong_token", 403
    """The token or invitation is nobody's at this table."""
    WRONG_ORIGIN = "wrong_origin", 403
    """The page that opened the connection is not one of this server's."""
    NO_TABLE = "no_table", 404
    """There is no such table, seat, record or page."""
    NOT_ALLOWED = "not_allowed", 405
    """This address has no such method."""
    ILLEGAL_ACTION = "illegal_action", 409
    """The rules refuse the action; the rule's number comes with it."""
    STALE_VERSION = "stale_version", 409
    """The game went on since the version that was answered."""
    NOT_YOUR_TURN = "not_your_turn", 409
    """Another seat is to move."""
    NOT_STARTED = "not_started", 409
    """Seats are still free."""
    GAME_OVER = "game_over", 409
    """The game has ended."""
    NOT_OVER = "not_over", 409
    """That is to be had only when the game has ended."""
    SEAT_TAKEN = "seat_taken", 409
    """Somebody sits there already, or no seat is free."""
    NO_TAKE_BACK = "no_take_back", 409
    """There is nothing to take back, people are at the table, or a card has been revealed since."""
    TOO_LARGE = "too_large", 413
    """The message is larger than what is read."""
    TOO_FAST = "too_fast", 429
    """Too many requests in a short time."""
    TROUBLE = "trouble", 500
    """Something broke on the server; look again before you ask again."""
    UNAVAILABLE = "unavailable", 503
    """The database can't be reached, or the server is full or stopping: look again, then try again."""


class Refused(Exception):
    """A request that the server refuses; nothing has changed, unless the code says that it can't tell."""

    def __init__(self, code: Code, message: str, *, rule: str | None = None, reason: str | None = None) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.rule = rule
        """The number of the rule, where a rule refuses."""
        self.reason = reason
        """The judge's own word for it (`parure.Reason`)."""

    def __str__(self) -> str:
        return self.message

    @classmethod
    def by_rules(cls, error: IllegalAction) -> Refused:
        """The answer to an action that the judge refuses."""
        return cls(Code.ILLEGAL_ACTION, error.reason.text, rule=error.rule, reason=error.reason.value)

    @classmethod
    def unreadable(cls, error: NotationError) -> Refused:
        """The answer to an action that can't be read."""
        return cls(Code.BAD_ACTION, str(error))

    @classmethod
    def misshapen(cls, error: Mapping[str, Any]) -> Refused:
        """The answer to a message that has not the right fields; it quotes nothing but their names."""
        where = ".".join(str(part) for part in error["loc"]) or "message"
        return cls(Code.BAD_REQUEST, f"{where[:100]}: {error['msg']}")

    def body(self) -> dict[str, str]:
        """The error as it is sent."""
        fields = {"code": self.code.value, "message": self.message, "rule": self.rule, "reason": self.reason}
        return {name: value for name, value in fields.items() if value is not None}
