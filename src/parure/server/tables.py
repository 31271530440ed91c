"""Setting up tables, sitting down, and acting there, over HTTP; and the way to a connection."""

from __future__ import annotations

import contextlib
import re
import secrets
from random import SystemRandom
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response, WebSocket
from fastapi.responses import JSONResponse

import parure
from parure import Seat
from parure.server import messages, replies
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.messages import Decide, Leave, Resign, TakeBack
from parure.server.replies import TableInfo, refusals
from parure.server.requests import GAME_ID, Claim, GameId, HubHere, MaybeToken, NewSeat, NewTable, Token
from parure.server.socket import rows, serve
from parure.server.table import Row, Status, Table
from parure.server.terms import SUBSTITUTE, Chair, Clock, Who, digest

router = APIRouter(prefix="/api/tables")

RUNNING = (Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_STARTED, Code.GAME_OVER, Code.STALE_VERSION)
"""What anything that changes a game may be refused with."""

WATCHED_FOR = 86_400_000
"""Milliseconds after its start for which a game is listed to be watched."""


@router.get("", response_model=list[TableInfo], responses=refusals())
async def listed_tables(
    hub: HubHere, status: Literal["open", "playing"] = "open", *, limit: Annotated[int, Query(ge=1, le=50)] = 50
) -> list[dict[str, Any]]:
    """The listed tables that wait for anyone, or those where a game goes on, newest first."""
    if status == "open":
        found = await hub.store.open_tables(limit)
    else:
        found = await hub.store.playing_tables(limit, messages.now() - WATCHED_FOR)
    shown = []
    for game in found:
        with contextlib.suppress(Refused):  # one that can't be read must not hide the others
            shown.append(await hub.look(game, _info))
    return shown


@router.post(
    "",
    status_code=201,
    response_model=replies.NewTableAnswer,
    response_model_exclude_unset=True,
    responses=refusals(),
)
async def create_table(wanted: NewTable, hub: HubHere) -> dict[str, Any]:
    """Sets up a table; the answer has the tokens of one's own seats and the invitations for friends, once."""
    secrets_of: list[dict[str, Any]] = []
    chairs: list[Chair] = []
    for number, asked in enumerate(wanted.seats):
        chair, secret = _chair(asked, number)
        chairs.append(chair)
        secrets_of.append(secret)
    first = SystemRandom().randrange(len(chairs)) if wanted.first == "random" else wanted.first
    chairs, secrets_of = chairs[first:] + chairs[:first], secrets_of[first:] + secrets_of[:first]
    clock = None if wanted.clock is None else Clock(wanted.clock.initial * 1000, wanted.clock.increment * 1000)
    table = await hub.create(
        parure.edition(wanted.edition), chairs, clock=clock, pace=wanted.pace, listed=wanted.listed
    )
    return {
        "table": _info(table),
        "seats": [{"seat": seat, **secret} for seat, secret in enumerate(secrets_of) if secret],
    }


def _chair(asked: NewSeat, number: int) -> tuple[Chair, dict[str, Any]]:
    agent = asked.agent or SUBSTITUTE
    name = asked.name or (agent if asked.who == "computer" else f"Player {number + 1}")
    match asked.who:
        case "computer":
            return Chair(Who.COMPUTER, name, agent), {}
        case "me":
            token = secrets.token_urlsafe(24)
            return Chair(Who.PERSON, name, token=digest(token)), {"token": token}
        case "friend":
            invitation = secrets.token_urlsafe(24)
            return Chair(Who.FRIEND, name, invitation=digest(invitation)), {"invitation": invitation}
        case "anyone":
            return Chair(Who.ANYONE, name), {}


def _info(table: Table) -> dict[str, Any]:
    return messages.table_info(table, messages.now())


@router.get("/{game}", response_model=TableInfo, responses=refusals())
async def table(game: GameId, hub: HubHere) -> dict[str, Any]:
    """What everybody may know of a table."""
    return await hub.look(game, _info)


@router.get(
    "/{game}/view",
    response_class=JSONResponse,
    responses={200: {"model": replies.Update}, **refusals(Code.NO_TOKEN, Code.WRONG_TOKEN)},
)
async def view(game: GameId, hub: HubHere, token: MaybeToken) -> Response:
    """What a seat, or without a token a spectator, may know now."""

    def read(table: Table) -> str:
        seat = None if token is None else table.seat_of(token)
        return messages.update(table, seat, (), messages.now())

    return Response(await hub.look(game, read), media_type="application/json")


@router.get(
    "/{game}/history",
    response_class=JSONResponse,
    responses={200: {"model": replies.History}, **refusals(Code.NO_TOKEN, Code.WRONG_TOKEN)},
)
async def history(game: GameId, hub: HubHere, token: MaybeToken) -> Response:
    """What has happened so far, as far as a seat, or without a token a spectator, may know it."""

    def read(table: Table) -> str:
        return messages.history(table, None if token is None else table.seat_of(token))

    return Response(await hub.look(game, read), media_type="application/json")


@router.post(
    "/{game}/claim",
    status_code=201,
    response_model=replies.ClaimAnswer,
    responses=refusals(Code.WRONG_TOKEN, Code.SEAT_TAKEN),
)
async def claim(game: GameId, wanted: Claim, hub: HubHere) -> dict[str, Any]:
    """Sits down; the answer has the seat's token."""
    token = wanted.token or secrets.token_urlsafe(24)
    asked = None if wanted.seat is None else Seat(wanted.seat)
    seat = await hub.claim(game, wanted.name, token, seat=asked, invitation=wanted.invitation)
    return {"seat": seat, "token": token}


async def _act(hub: Hub, game: str, token: str, message: Decide | TakeBack | Resign | Leave) -> dict[str, int]:
    def make(table: Table) -> tuple[Row, ...]:
        return rows(table, table.seat_of(token), message)

    return {"version": await hub.act(game, make)}


@router.post(
    "/{game}/decide",
    response_model=replies.VersionAnswer,
    responses=refusals(*RUNNING, Code.BAD_ACTION, Code.ILLEGAL_ACTION, Code.NOT_YOUR_TURN),
)
async def decide(game: GameId, message: Decide, hub: HubHere, token: Token) -> dict[str, int]:
    """Decides, as on a connection."""
    return await _act(hub, game, token, message)


@router.post(
    "/{game}/takeback",
    response_model=replies.VersionAnswer,
    responses=refusals(*RUNNING, Code.NO_TAKE_BACK),
)
async def take_back(game: GameId, message: TakeBack, hub: HubHere, token: Token) -> dict[str, int]:
    """Takes back one's last decision, against computers and as long as no card was revealed since."""
    return await _act(hub, game, token, message)


@router.post("/{game}/resign", response_model=replies.VersionAnswer, responses=refusals(*RUNNING))
async def resign(game: GameId, hub: HubHere, token: Token) -> dict[str, int]:
    """Gives the game up."""
    return await _act(hub, game, token, Resign(type="resign"))


@router.post(
    "/{game}/leave",
    response_model=replies.VersionAnswer | replies.StandUpAnswer,
    responses=refusals(*RUNNING, Code.SEAT_TAKEN),
)
async def leave(game: GameId, hub: HubHere, token: Token) -> dict[str, Any]:
    """Goes away: a computer takes the seat over; before the game has begun, the seat becomes free."""

    def is_open(table: Table) -> bool:
        table.seat_of(token)
        return table.status is Status.OPEN

    if await hub.look(game, is_open):
        return {"invitation": await hub.stand_up(game, token)}
    return {**await _act(hub, game, token, Leave(type="leave"))}


@router.post(
    "/{game}/rematch",
    status_code=201,
    response_model=replies.RematchAnswer,
    responses=refusals(Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_OVER, Code.SEAT_TAKEN),
)
async def rematch(game: GameId, hub: HubHere, token: Token) -> dict[str, Any]:
    """The same people again, the start passed on by one seat: it begins when everybody has asked for it."""
    table, seat = await hub.rematch(game, token)
    return {"table": _info(table), "seat": seat}


@router.websocket("/{game}/socket")
async def socket(socket: WebSocket, game: str) -> None:
    """A viewer's connection; docs/protocol.md says what is said on it."""
    if not re.fullmatch(GAME_ID, game):
        raise Refused(Code.NO_TABLE, "there is no such table")
    await serve(socket, socket.app.state.hub, game)
