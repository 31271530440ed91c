"""The shapes of what the server says, for its schema: messages on a connection, and answers over HTTP."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema

from parure.notation import json_schema
from parure.server.errors import Code
from parure.server.messages import client_message
from parure.server.table import Status
from parure.server.terms import Who


class Said(BaseModel):
    """The base of everything that the server says: nothing else is in it."""

    model_config = ConfigDict(extra="forbid")


WIRE = "x-wire"
"""Stands in a schema for a type that `parure.notation` describes, until `whole_schema` puts it in."""


def _wire(name: str) -> Any:
    return WithJsonSchema({WIRE: name})


Codes = Annotated[str, WithJsonSchema({"enum": [code.value for code in Code]})]
Version = Annotated[int, Field(ge=0)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Time = Annotated[int, Field(ge=0)]
"""Milliseconds since 1970."""
Span = Annotated[int, Field(ge=0)]
"""Milliseconds."""


class Refusal(Said):
    """Why something was refused."""

    code: Codes
    """A stable word for programs."""
    message: str
    """For people; it may change."""
    rule: str | None = None
    """The number of the rule, where a rule refuses."""
    reason: str | None = None
    """The judge's own word for it."""


class ErrorAnswer(Said):
    """The answer to a request that was refused."""

    error: Refusal


class ClockInfo(Said):
    """What a player's clock starts with, and gets for each turn."""

    initial: Span
    increment: Span


class SeatInfo(Said):
    """Who sits on a seat."""

    name: str
    who: Who
    agent: str | None
    """The computer that plays."""
    left: bool
    """Whether a person sat here and went away."""
    free: bool
    connected: bool | None
    """Whether the person who sits here is connected now; null where no person sits."""


class TableInfo(Said):
    """What everybody may know of a table."""

    id: str
    edition: str
    players: int
    status: Status
    version: Version
    seats: list[SeatInfo]
    to_move: SeatNumber | None
    thinking: bool
    """Whether a computer is to move."""
    clock: ClockInfo | None
    clocks: list[Span] | None
    """What each player has left."""
    pace: Span
    """How long a computer waits before it moves."""
    listed: bool
    created: Time
    commitment: str
    """The SHA-256 of the shuffle, published before the first move."""
    seed: str | None
    """What was hashed: null until the game is over."""
    result: str | None
    flagged: SeatNumber | None
    """Whose time ran out."""
    rematch_of: str | None
    rematch: str | None
    """The table at which the same people go on, once one of them has asked for it."""


class Payments(Said):
    """The ways to pay for a card that can be paid for in several."""

    place: Annotated[Any, _wire("Slot")] | Annotated[Any, _wire("Held")]
    ways: list[Annotated[Any, _wire("Gems")]]


class Update(Said):
    """Everything that a viewer may know now, and what happened since the last update."""

    type: Literal["update"]
    version: Version
    """What a decision on this update answers."""
    seat: SeatNumber | None
    """Whose update it is; null is a spectator's."""
    table: TableInfo
    view: Annotated[Any, _wire("View")] | None
    """Null while seats are free."""
    events: list[Annotated[Any, _wire("Event")]]
    payments: list[Payments]
    at: Time
    """When this was said: clocks are of this moment."""


class HistoryEntry(Said):
    """What a decision, or a card that was dealt, came to."""

    seat: SeatNumber
    """Whose turn it was."""
    events: list[Annotated[Any, _wire("Event")]]


class Remark(Said):
    """What happened beside the moves."""

    type: Literal["left", "took_back"]
    """Somebody left, and a computer plays on; or somebody took moves back."""
    seat: SeatNumber
    after: Annotated[int, Field(ge=0)]
    """How many of the entries it comes after."""
    version: Version
    """The version that it made."""


class History(Said):
    """What has happened so far, as far as the asker may know it."""

    version: Version
    entries: list[HistoryEntry]
    remarks: list[Remark]


class Accepted(Said):
    """A decision has been kept; its update was sent before."""

    type: Literal["accepted"]
    version: Version
    ref: str | None


class Error(Said):
    """Something was refused."""

    type: Literal["error"]
    error: Refusal
    ref: str | None
    """What the refused message had as its own."""


class Presence(Said):
    """Somebody came or went: `connected` of each seat, as in `TableInfo`."""

    type: Literal["presence"]
    connected: list[bool | None]


class Pong(Said):
    """The answer to a ping."""

    type: Literal["pong"]


class Heartbeat(Said):
    """Nothing has happened for a while; the server is there."""

    type: Literal["heartbeat"]


ServerMessage = Annotated[Update | Accepted | Error | Presence | Pong | Heartbeat, Field(discriminator="type")]
server_message: TypeAdapter[Update | Accepted | Error | Presence | Pong | Heartbeat] = TypeAdapter(ServerMessage)


class NewSecret(Said):
    """What whoever set up a table is told about a seat, once."""

    seat: SeatNumber
    token: str | None = None
    """Of a seat of one's own."""
    invitation: str | None = None
    """For a friend."""


class NewTableAnswer(Said):
    """A new table, and the secrets of its seats."""

    table: TableInfo
    seats: list[NewSecret]


class ClaimAnswer(Said):
    """One's seat and its token."""

    seat: SeatNumber
    token: str


class VersionAnswer(Said):
    """The version that the game is at after what was done."""

    version: Version


class StandUpAnswer(Said):
    """The new invitation of a friend's seat that became free."""

    invitation: str | None


class RematchAnswer(Said):
    """The new table, and one's seat there; the token is the same."""

    table: TableInfo
    seat: SeatNumber


class CheckAnswer(Said):
    """One step of a verification."""

    name: str
    passed: bool
    detail: str


class UploadAnswer(Said):
    """Where an uploaded record is, and how long it is."""

    id: str
    plies: int


class Agent(Said):
    """A computer that can be asked to a table."""

    name: str
    description: str


class Health(Said):
    """The server and its database answer."""

    status: Literal["ok"]
    version: str


TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""How an answer in plain text is described."""
EVERYWHERE = (Code.BAD_REQUEST, Code.NO_TABLE, Code.NOT_ALLOWED, Code.TOO_LARGE, Code.TOO_FAST)
"""What any request may be answered with."""
SERVER_SIDE = (Code.TROUBLE, Code.UNAVAILABLE)


def refusals(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The documented refusals of a route, by status, each with its codes."""

    def status(code: Code) -> int:
        return code.status

    wanted: Iterable[Code] = sorted({*codes, *EVERYWHERE, *SERVER_SIDE}, key=lambda code: (status(code), code.value))
    return {
        number: {"model": ErrorAnswer, "description": "error.code: " + ", ".join(code.value for code in group)}
        for number, group in groupby(wanted, status)
    }


def whole_schema() -> dict[str, Any]:
    """The JSON schema (2020-12) of actions, events, views, and of the messages both ways."""
    whole: dict[str, Any] = json_schema()
    definitions = whole["$defs"]
    for name, adapter in (("ClientMessage", client_message), ("ServerMessage", server_message)):
        shape = adapter.json_schema(ref_template=f"#/$defs/{name}{{model}}")
        definitions |= {name + inner: _wired(schema) for inner, schema in shape.pop("$defs").items()}
        definitions[name] = shape
    return whole


def _wired(schema: Any) -> Any:
    match schema:
        case {"x-wire": name}:
            return {"$ref": f"#/$defs/{name}"}
        case dict():
            return {key: _wired(value) for key, value in schema.items()}
        case list():
            return [_wired(value) for value in schema]
        case _:
            return schema
