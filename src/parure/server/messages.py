"""What is said on a connection and in answers: the one place where a viewer's messages are built."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

import parure
from parure import Buy, Seat
from parure.notation import format_outcome
from parure.notation.wire import to_json
from parure.rules.events import Event
from parure.server.table import Kind, Status, Table
from parure.server.terms import Who

MOST_VERSION = 2**31 - 1

REMARKS = {Kind.LEAVE: "left", Kind.TAKEBACK: "took_back"}
"""What happens beside the moves, as clients are told of it."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _whole(value: object) -> object:
    """JSON has one kind of number: 7.0 is 7."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)


class Told(BaseModel):
    """The base of everything that a client says: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Join(Told):
    """The first message: who is there. Without a token, a spectator."""

    type: Literal["join"]
    token: Annotated[str, Field(max_length=200)] | None = None


class Decide(Told):
    """A decision, as notation or as the JSON form of an action, on the version that it answers."""

    type: Literal["decide"]
    version: Annotated[int, Field(ge=0, le=MOST_VERSION), WHOLE]
    action: Annotated[str, Field(max_length=200)] | dict[str, Any]
    ref: Annotated[str, Field(max_length=40)] | None = None
    """Comes back with the answer."""


class TakeBack(Told):
    """Takes back the last decision, against computers."""

    type: Literal["takeback"]
    version: Annotated[int, Field(ge=0, le=MOST_VERSION), WHOLE]
    ref: Annotated[str, Field(max_length=40)] | None = None


class Resign(Told):
    """Gives the game up."""

    type: Literal["resign"]
    ref: Annotated[str, Field(max_length=40)] | None = None


class Leave(Told):
    """Goes away: a computer takes the seat over."""

    type: Literal["leave"]
    ref: Annotated[str, Field(max_length=40)] | None = None


class Sync(Told):
    """Asks for the whole view again."""

    type: Literal["sync"]


class Ping(Told):
    """Asks whether the server is there."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Join | Decide | TakeBack | Resign | Leave | Sync | Ping,
    Field(discriminator="type"),
]
client_message: TypeAdapter[Join | Decide | TakeBack | Resign | Leave | Sync | Ping] = TypeAdapter(ClientMessage)


def table_info(table: Table, at: int) -> dict[str, Any]:
    """What everybody may know of a table."""
    terms = table.terms
    over = table.status is Status.OVER
    dealer = table.game.dealer
    assert isinstance(dealer, parure.SeededDealer), "a table's game is dealt from its seed"
    return {
        "id": terms.id,
        "edition": terms.edition.tag,
        "players": terms.players,
        "status": table.status.value,
        "version": table.version,
        "seats": [
            {
                "name": chair.name,
                "who": Who.COMPUTER.value if chair.agent else chair.who.value,
                "agent": chair.agent,
                "left": chair.agent is not None and chair.who is not Who.COMPUTER,
                "free": table.status is Status.OPEN and chair.is_free,
                "connected": there,
            }
            for chair, there in zip(table.chairs, connected(table), strict=True)
        ],
        "to_move": table.to_move,
        "thinking": table.thinker is not None,
        "clock": terms.clock and {"initial": terms.clock.initial, "increment": terms.clock.increment},
        "clocks": table.clocks(at),
        "pace": terms.pace,
        "listed": terms.listed,
        "created": terms.created,
        "commitment": dealer.commitment,
        "seed": dealer.seed.hex() if over else None,
        "result": format_outcome(table.outcome) if table.outcome else None,
        "flagged": table.flagged,
        "rematch_of": terms.rematch_of,
        "rematch": table.rematch,
    }


def connected(table: Table) -> list[bool | None]:
    """For each seat, whether its player is connected; None where no person sits."""
    return [
        None if chair.agent is not None or chair.is_free else seat in table.connected
        for seat, chair in enumerate(table.chairs)
    ]


def presence(table: Table) -> str:
    """Somebody came or went."""
    return json.dumps({"type": "presence", "connected": connected(table)})


def update(table: Table, viewer: Seat | None, events: tuple[Event, ...], at: int) -> str:
    """The whole of what a viewer may know now, and what happened since he was told last."""
    seen = table.game.view(viewer)
    return json.dumps(
        {
            "type": "update",
            "version": table.version,
            "seat": viewer,
            "table": table_info(table, at),
            "view": None if table.status is Status.OPEN else to_json(seen),
            "events": [to_json(parure.redact(event, viewer)) for event in events],
            "payments": _payments(table, viewer),
            "at": at,
        },
        separators=(",", ":"),
    )


def _payments(table: Table, viewer: Seat | None) -> list[dict[str, Any]]:
    """For each card that the viewer can buy in more than one way, the ways."""
    state = table.game.state
    if viewer is None or viewer != table.to_move or not state.player.tokens[parure.WILD]:
        return []
    choices = []
    for action in parure.legal_actions(state):
        if isinstance(action, Buy):
            ways = parure.payments(state, action.place)
            if len(ways) > 1:
                choices.append({"place": to_json(action.place), "ways": to_json(ways)})
    return choices


def history(table: Table, viewer: Seat | None) -> str:
    """What has happened so far, as far as a viewer may know it."""
    entries = [
        {"seat": moment.ply.seat, "events": [to_json(parure.redact(event, viewer)) for event in moment.events]}
        for moment in table.game.history
    ]
    remarks = [
        {"type": REMARKS[remark.kind], "seat": remark.seat, "after": remark.after, "version": remark.version}
        for remark in table.remarks
    ]
    return json.dumps({"version": table.version, "entries": entries, "remarks": remarks}, separators=(",", ":"))


def error(body: dict[str, str], *, ref: str | None) -> str:
    """A refusal, as it is said on a connection."""
    return json.dumps({"type": "error", "error": body, "ref": ref})


def accepted(*, version: int, ref: str | None) -> str:
    """A decision is kept; its update has been sent before."""
    return json.dumps({"type": "accepted", "version": version, "ref": ref})


PONG = json.dumps({"type": "pong"})
HEARTBEAT = json.dumps({"type": "heartbeat"})
