"""What clients ask for over HTTP: the shapes of requests, and who asks."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import AfterValidator, ConfigDict, Field, WithJsonSchema, model_validator

from parure.agents import names
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.messages import WHOLE, Told

GAME_ID = r"^[A-Za-z0-9_-]{1,32}$"
GameId = Annotated[str, Path(pattern=GAME_ID)]
_UNPRINTED = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Control characters, line ends, and marks that turn around what is written after them."""
Name = Annotated[
    str, Field(max_length=40, pattern=rf"^[^{_UNPRINTED}]*[^\s{_UNPRINTED}][^{_UNPRINTED}]*$", examples=["Ann"])
]


def _agent(name: str) -> str:
    if name not in names():
        raise ValueError(f"there is no such computer; there are: {', '.join(names())}")
    return name


AgentName = Annotated[str, AfterValidator(_agent), WithJsonSchema({"type": "string", "enum": list(names())})]


async def hub_of(request: Request) -> Hub:
    """The hub of the server that answers."""
    hub: Hub = request.app.state.hub
    return hub


HubHere = Annotated[Hub, Depends(hub_of)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]


async def bearer(credentials: Credentials) -> str:
    """The token of whoever asks."""
    if credentials is None:
        raise Refused(Code.NO_TOKEN, "this needs a seat's token: Authorization: Bearer …")
    return credentials.credentials


async def maybe_bearer(request: Request, credentials: Credentials) -> str | None:
    """The same, if there is one."""
    return await bearer(credentials) if "authorization" in request.headers else None


Token = Annotated[str, Depends(bearer)]
MaybeToken = Annotated[str | None, Depends(maybe_bearer)]


class NewSeat(Told):
    """Who a seat of a new table is for."""

    model_config = ConfigDict(
        json_schema_extra={
            "anyOf": [{"properties": {"agent": {"type": "null"}}}, {"properties": {"who": {"const": "computer"}}}]
        }
    )

    who: Literal["me", "friend", "anyone", "computer"]
    name: Name | None = None
    agent: AgentName | None = None
    """For a computer: which; GET /api/agents lists them."""

    @model_validator(mode="after")
    def _agents_are_computers(self) -> NewSeat:
        if self.agent is not None and self.who != "computer":
            raise ValueError("only a computer's seat has an agent")
        return self


class NewClock(Told):
    """Time for each player, and more for each turn, in seconds."""

    initial: Annotated[int, Field(ge=10, le=86_400), WHOLE]
    increment: Annotated[int, Field(ge=0, le=3_600), WHOLE] = 0


class NewTable(Told):
    """A table to be set up; the seats are in the order of play, the first seat starts unless `first` says otherwise."""

    model_config = ConfigDict(
        json_schema_extra={
            "anyOf": [
                {"properties": {"first": {"enum": ["random", 0, 1]}}},
                {"properties": {"first": {"const": 2}, "seats": {"minItems": 3}}},
                {"properties": {"first": {"const": 3}, "seats": {"minItems": 4}}},
            ]
        }
    )

    edition: Literal["splendor", "marvel"]
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3), WHOLE] = 0
    clock: NewClock | None = None
    pace: Annotated[int, Field(ge=0, le=10_000), WHOLE] = 700
    """Milliseconds that a computer waits before it moves."""
    listed: bool = True

    @model_validator(mode="after")
    def _first_is_a_seat(self) -> NewTable:
        if self.first != "random" and self.first >= len(self.seats):
            raise ValueError(f"there is no seat {self.first}: the seats are 0 to {len(self.seats) - 1}")
        return self


class Claim(Told):
    """Somebody wants to sit down: with an invitation, or on a seat that is for anyone."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=3), WHOLE] | None = None
    invitation: Annotated[str, Field(max_length=200)] | None = None
    token: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,200}$")] | None = None
    """One's own choice of the seat's token, at random and 128 bits or more: whoever gets no answer asks again."""


class Upload(Told):
    """A record in notation, to be replayed."""

    record: Annotated[str, Field(max_length=1_000_000)]
