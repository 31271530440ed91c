"""What a client is told, as values, and what it says, as JSON."""

from __future__ import annotations

import itertools
import json
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from websockets.exceptions import InvalidStatus, WebSocketException

from parure.editions import Edition
from parure.errors import ParureError
from parure.notation.positions import parse_tag
from parure.notation.wire import from_json, to_json
from parure.rules import Action, Seat
from parure.rules.events import Event
from parure.view import View


class ServerRefused(ParureError):
    """The server refused a request; nothing has changed, unless the code is `trouble` or `unavailable`: then look."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(code, message, rule)
        self.code = code
        """A stable word: docs/protocol.md lists them."""
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.code}: {self.message}" + (f" (rule {self.rule})" if self.rule else "")

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> ServerRefused:
        """The refusal that an answer tells of."""
        error = body.get("error") or {}
        return cls(error.get("code", "trouble"), error.get("message", "no reason given"), error.get("rule"))

    @classmethod
    def read(cls, text: str | bytes | bytearray) -> ServerRefused:
        """The same, from the text of an answer, whoever wrote it."""
        try:
            body = json.loads(text)
        except ValueError:
            body = None
        return cls.of(body if isinstance(body, dict) else {})


@dataclass(frozen=True, slots=True)
class Made:
    """A new table: whoever made it is the only one to be told this."""

    table: str
    """The table's id."""
    tokens: dict[int, str]
    """By seat: the tokens of the seats that were made for oneself."""
    invitations: dict[int, str]
    """By seat: what each friend needs to sit down."""

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> Made:
        """The table that an answer tells of."""
        seats = body["seats"]
        return cls(
            table=body["table"]["id"],
            tokens={seat["seat"]: seat["token"] for seat in seats if "token" in seat},
            invitations={seat["seat"]: seat["invitation"] for seat in seats if "invitation" in seat},
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """What a decision, or a card that was dealt, came to."""

    seat: Seat
    """Whose turn it was."""
    events: tuple[Mapping[str, Any], ...]
    """In their JSON form; `History.read` makes values of them."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What happened beside the moves."""

    kind: str
    """`left`: a computer plays on; or `took_back`."""
    seat: Seat
    after: int
    """How many of the history's entries it comes after."""
    version: int
    """The version that it made."""


@dataclass(frozen=True, slots=True)
class History:
    """What has happened in a game so far, as far as the asker may know it."""

    version: int
    entries: tuple[Entry, ...]
    remarks: tuple[Remark, ...] = ()
    """Who left and who took back, in order."""

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> History:
        """The history that an answer tells of."""
        return cls(
            body["version"],
            tuple(Entry(entry["seat"], tuple(entry["events"])) for entry in body["entries"]),
            tuple(Remark(said["type"], said["seat"], said["after"], said["version"]) for said in body["remarks"]),
        )

    def read(self, edition: Edition) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        said = (event for entry in self.entries for event in entry.events)
        return tuple(from_json(Event, event, edition, "event") for event in said)


@dataclass(frozen=True)
class Update:
    """Everything that a viewer may know at a version, and what happened since the last update."""

    body: Mapping[str, Any]
    """The message as it came; what is below is read from it when it is asked for."""

    @property
    def version(self) -> int:
        """The version that a decision on this update answers."""
        return int(self.body["version"])

    @property
    def seat(self) -> Seat | None:
        """Whose update it is; None is a spectator's."""
        seat: Seat | None = self.body["seat"]
        return seat

    @property
    def table(self) -> Mapping[str, Any]:
        """The table's public facts: status, seats, clocks, result and so on."""
        table: Mapping[str, Any] = self.body["table"]
        return table

    @cached_property
    def edition(self) -> Edition:
        """The game that is played."""
        return parse_tag(self.table["edition"])

    @cached_property
    def view(self) -> View | None:
        """What the viewer may know; None while seats are still free."""
        view: View | None = None
        if self.body["view"] is not None:
            view = from_json(View, self.body["view"], self.edition, "view")
        return view

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last update."""
        return tuple(from_json(Event, event, self.edition, "event") for event in self.body["events"])

    @property
    def connected(self) -> tuple[bool | None, ...]:
        """For each seat, whether its player was connected when this was said; None where no person sits."""
        return tuple(seat["connected"] for seat in self.table["seats"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table["status"] == "over")

    @property
    def my_turn(self) -> bool:
        """Whether the viewer owes a decision."""
        return self.seat is not None and self.table["to_move"] == self.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may do now."""
        return () if self.view is None else self.view.legal


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of something that was asked."""

    ref: str | None
    """The mark that the question had; None if the answer is to joining."""
    version: int | None = None
    """The version that it made, if it was accepted."""
    refused: ServerRefused | None = None


@dataclass(frozen=True, slots=True)
class Presence:
    """Somebody came or went."""

    connected: tuple[bool | None, ...]
    """For each seat, whether its player is connected; None where no person sits."""


def read(text: str | bytes) -> Update | Answer | Presence | None:
    """A message of the server; None for a sign of life."""
    body = json.loads(text)
    match body["type"]:
        case "update":
            return Update(body)
        case "accepted":
            return Answer(body["ref"], version=body["version"])
        case "error":
            return Answer(body["ref"], refused=ServerRefused.of(body))
        case "presence":
            return Presence(tuple(body["connected"]))
        case _:
            return None


IN_VAIN = frozenset({"no_table", "wrong_token", "no_token", "wrong_origin", "bad_request", "too_large"})
"""Refusals of a connection that trying again does not change."""
GONE_ON = frozenset({"stale_version", "game_over"})
"""Refusals of a decision that the next update explains."""
BUSY = frozenset({"unavailable"})
"""Refusals of a decision that may be accepted when it is sent again; its version keeps it from counting twice."""


BROKEN = (OSError, WebSocketException, TimeoutError)
"""What a broken connection, or one that can't be made, raises."""


def pauses() -> Iterator[float]:
    """The seconds to wait before each new try."""
    pause = 0.05
    while True:
        yield pause
        pause = min(2.0, pause * 2)


@dataclass(slots=True)
class Hearing:
    """What somebody with a connection has heard so far; both clients' seats keep one."""

    updates: deque[Update] = field(default_factory=deque)
    """Those that nobody has looked at yet."""
    version: int = -1
    """The last that was heard of."""
    connected: tuple[bool | None, ...] = ()
    """For each seat, whether its player is connected, as was said last."""
    pauses: Iterator[float] = field(default_factory=pauses)
    """The seconds to wait before each new try to connect."""
    refs: Iterator[int] = field(default_factory=itertools.count)

    def hear(self, text: str | bytes) -> Answer | None:
        """Takes a message in: updates are kept for later, an answer is returned; ServerRefused if all is in vain."""
        match read(text):
            case Update() as update:
                self.pauses = pauses()
                self.version = max(self.version, update.version)
                self.connected = update.connected
                self.updates.append(update)
            case Presence() as presence:
                self.connected = presence.connected
            case Answer(ref=None, refused=ServerRefused() as refused) if refused.code in IN_VAIN:
                raise refused
            case Answer() as answer:
                return answer
        return None


def is_to_be_repeated(answer: Answer) -> bool:
    """Whether a decision is to be sent again; ServerRefused if it is not to be accepted at all."""
    if answer.refused is None or answer.refused.code in GONE_ON:
        return False
    if answer.refused.code not in BUSY:
        raise answer.refused
    return True


def socket_address(url: str, table: str) -> str:
    """Where a table's connections are opened."""
    return f"ws{url.removeprefix('http')}/api/tables/{table}/socket"


def check_status(error: InvalidStatus) -> None:
    """Raises the refusal of a connection, unless the server may think better of it."""
    status = error.response.status_code
    if 400 <= status < 500 and status != 429:
        raise ServerRefused.read(error.response.body) from error


def join(token: str | None) -> str:
    """The first message of a connection."""
    return json.dumps({"type": "join", "token": token})


def decide(version: int, action: Action | str | Mapping[str, Any], ref: str) -> str:
    """A decision on a version: an action, its notation or its JSON form."""
    said = action if isinstance(action, str | Mapping) else to_json(action)
    return json.dumps({"type": "decide", "version": version, "action": said, "ref": ref})


SYNC = json.dumps({"type": "sync"})


def me(name: str = "Me") -> dict[str, Any]:
    """A seat for oneself."""
    return {"who": "me", "name": name}


def friend(name: str = "Friend") -> dict[str, Any]:
    """A seat for whoever gets the invitation."""
    return {"who": "friend", "name": name}


def anyone() -> dict[str, Any]:
    """A seat for whoever comes first."""
    return {"who": "anyone"}


def computer(agent: str = "greedy", name: str | None = None) -> dict[str, Any]:
    """A seat for a computer; it is called what its agent is called, unless it is given a name."""
    return {"who": "computer", "agent": agent, "name": name}
