"""Everything but the connections: making tables, sitting down, records, and what a client must know."""

from __future__ import annotations

import asyncio
import re
import secrets
from random import SystemRandom
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request, Response, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import AfterValidator, Field, WithJsonSchema

import parure
from parure import NotationError, Seat
from parure.agents import describe, names
from parure.dealer import verify
from parure.notation import format_record, parse_record
from parure.notation.wire import to_json
from parure.server import messages, replies
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.messages import WHOLE, Decide, Leave, Resign, TakeBack, Told
from parure.server.replies import TableInfo, refusals, whole_schema
from parure.server.socket import rows, serve
from parure.server.table import Chair, Clock, Row, Status, Table, Who, digest

router = APIRouter(prefix="/api")

RUNNING = (Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_STARTED, Code.GAME_OVER, Code.STALE_VERSION)
"""What anything that changes a game may be refused with."""
MOST_MARKS = 4_000
"""How many semicolons, lines and comments, which part its moves, an uploaded record may have."""

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
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""How an answer in plain text is described."""


def hub_of(request: Request) -> Hub:
    """The hub of the server that answers."""
    hub: Hub = request.app.state.hub
    return hub


HubHere = Annotated[Hub, Depends(hub_of)]


Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]


def bearer(credentials: Credentials) -> str:
    """The token of whoever asks."""
    if credentials is None:
        raise Refused(Code.NO_TOKEN, "this needs a seat's token: Authorization: Bearer …")
    return credentials.credentials


def maybe_bearer(request: Request, credentials: Credentials) -> str | None:
    """The same, if there is one."""
    return bearer(credentials) if "authorization" in request.headers else None


Token = Annotated[str, Depends(bearer)]
MaybeToken = Annotated[str | None, Depends(maybe_bearer)]


class NewSeat(Told):
    """Who a seat of a new table is for."""

    who: Literal["me", "friend", "anyone", "computer"]
    name: Name | None = None
    agent: AgentName | None = None
    """For a computer: which; GET /api/agents lists them."""


class NewClock(Told):
    """Time for each player, and more for each turn, in seconds."""

    initial: Annotated[int, Field(ge=10, le=86_400), WHOLE]
    increment: Annotated[int, Field(ge=0, le=3_600), WHOLE] = 0


class NewTable(Told):
    """A table to be set up; the seats are in the order of play, the first seat starts unless `first` says otherwise."""

    edition: Literal["splendor", "marvel"]
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3), WHOLE] = 0
    clock: NewClock | None = None
    pace: Annotated[int, Field(ge=0, le=10_000), WHOLE] = 700
    """Milliseconds that a computer waits before it moves."""
    listed: bool = True


class Claim(Told):
    """Somebody wants to sit down: with an invitation, or on a seat that is for anyone."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=3), WHOLE] | None = None
    invitation: Annotated[str, Field(max_length=200)] | None = None


class Upload(Told):
    """A record in notation, to be replayed."""

    record: Annotated[str, Field(max_length=1_000_000)]


@router.get("/editions/{key}", responses=refusals())
async def edition(key: Literal["splendor", "marvel"]) -> dict[str, Any]:
    """What is printed on a game's components, and what it calls them."""
    game = parure.edition(key)
    return {
        "tag": game.tag,
        "columns": game.columns,
        "hand_limit": game.hand_limit,
        "token_limit": game.token_limit,
        "goal": {"points": game.goal.points, "each_bonus": game.goal.each_bonus, "time": game.goal.time},
        "assemble": game.assemble and {"points": game.assemble.points, "tags": game.assemble.tags},
        "theme": {
            "title": game.theme.title,
            "card": game.theme.card,
            "tile": game.theme.tile,
            "buy": game.theme.buy,
            "points": game.theme.points,
            "kinds": [
                {"letter": kind.letter, "colour": kind.colour, "name": kind.name, "paint": kind.paint}
                for kind in game.theme.kinds
            ],
        },
        "cards": {
            card.id: {
                "name": card.name,
                "level": card.level,
                "bonus": card.bonus,
                "points": card.points,
                "cost": to_json(card.cost),
                "tags": card.tags,
                "time": card.time,
            }
            for card in game.cards
        },
        "tiles": {
            face.id: {"name": face.name, "tile": face.tile, "points": face.points, "demand": to_json(face.demand)}
            for face in game.faces
        },
    }


@router.get("/agents", response_model=list[replies.Agent], responses=refusals())
async def agents() -> list[dict[str, str]]:
    """The computers that can be asked to a table."""
    return [{"name": name, "description": describe(name)} for name in names()]


@router.get("/schema", responses=refusals())
async def schema() -> dict[str, Any]:
    """The JSON schema of actions, events and views, and of what is said on a connection, both ways."""
    return whole_schema()


@router.get("/tables", response_model=list[TableInfo], responses=refusals())
async def open_tables(hub: HubHere) -> list[dict[str, Any]]:
    """The tables that wait for anyone, newest first."""
    return [await hub.look(game, _info) for game in await hub.store.open_tables()]


@router.post(
    "/tables",
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
    first = SystemRandom().randrange(len(chairs)) if wanted.first == "random" else wanted.first % len(chairs)
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
    name = asked.name or (asked.agent or "greedy" if asked.who == "computer" else f"Player {number + 1}")
    match asked.who:
        case "computer":
            return Chair(Who.COMPUTER, name, asked.agent or "greedy"), {}
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


@router.get("/tables/{game}", response_model=TableInfo, responses=refusals())
async def table(game: GameId, hub: HubHere) -> dict[str, Any]:
    """What everybody may know of a table."""
    info: dict[str, Any] = await hub.look(game, _info)
    return info


@router.get(
    "/tables/{game}/view",
    response_class=JSONResponse,
    responses={200: {"model": replies.Update}, **refusals(Code.NO_TOKEN, Code.WRONG_TOKEN)},
)
async def view(game: GameId, hub: HubHere, token: MaybeToken) -> Response:
    """What a seat, or without a token a spectator, may know now."""

    def read(table: Table) -> str:
        seat = None if token is None else table.seat_of(token)
        return messages.update(table, seat, (), messages.now())

    return Response(await hub.look(game, read), media_type="application/json")


@router.post(
    "/tables/{game}/claim",
    status_code=201,
    response_model=replies.ClaimAnswer,
    responses=refusals(Code.WRONG_TOKEN, Code.SEAT_TAKEN),
)
async def claim(game: GameId, wanted: Claim, hub: HubHere) -> dict[str, Any]:
    """Sits down; the answer has the seat's token, once."""
    token = secrets.token_urlsafe(24)
    asked = None if wanted.seat is None else Seat(wanted.seat)
    seat = await hub.claim(game, wanted.name, token, seat=asked, invitation=wanted.invitation)
    return {"seat": seat, "token": token}


async def _act(hub: Hub, game: str, token: str, message: Decide | TakeBack | Resign | Leave) -> dict[str, int]:
    def make(table: Table) -> tuple[Row, ...]:
        return rows(table, table.seat_of(token), message)

    return {"version": await hub.act(game, make)}


@router.post(
    "/tables/{game}/decide",
    response_model=replies.VersionAnswer,
    responses=refusals(*RUNNING, Code.BAD_ACTION, Code.ILLEGAL_ACTION, Code.NOT_YOUR_TURN),
)
async def decide(game: GameId, message: Decide, hub: HubHere, token: Token) -> dict[str, int]:
    """Decides, as on a connection."""
    return await _act(hub, game, token, message)


@router.post(
    "/tables/{game}/takeback",
    response_model=replies.VersionAnswer,
    responses=refusals(*RUNNING, Code.NO_TAKE_BACK),
)
async def take_back(game: GameId, message: TakeBack, hub: HubHere, token: Token) -> dict[str, int]:
    """Takes back one's last decision, against computers and as long as no card was revealed since."""
    return await _act(hub, game, token, message)


@router.post("/tables/{game}/resign", response_model=replies.VersionAnswer, responses=refusals(*RUNNING))
async def resign(game: GameId, hub: HubHere, token: Token) -> dict[str, int]:
    """Gives the game up."""
    return await _act(hub, game, token, Resign(type="resign"))


@router.post(
    "/tables/{game}/leave",
    response_model=replies.VersionAnswer | replies.StandUpAnswer,
    responses=refusals(*RUNNING),
)
async def leave(game: GameId, hub: HubHere, token: Token) -> dict[str, Any]:
    """Goes away: a computer takes the seat over; before the game has begun, the seat becomes free."""

    def read(table: Table) -> Seat | None:
        seat = table.seat_of(token)
        return seat if table.status is Status.OPEN else None

    seat = await hub.look(game, read)
    if seat is not None:
        return {"invitation": await hub.stand_up(game, token)}
    return {**await _act(hub, game, token, Leave(type="leave"))}


@router.post(
    "/tables/{game}/rematch",
    status_code=201,
    response_model=replies.RematchAnswer,
    responses=refusals(Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_OVER, Code.SEAT_TAKEN),
)
async def rematch(game: GameId, hub: HubHere, token: Token) -> dict[str, Any]:
    """The same people again, the start passed on by one seat; everybody keeps his token."""

    def read(table: Table) -> Table:
        table.seat_of(token)
        if table.status is not Status.OVER:
            raise Refused(Code.NOT_OVER, "a rematch is for when the game is over")
        return table

    old: Table = await hub.look(game, read)
    made = await hub.store.rematch(game)
    if made is None:
        chairs = [_again(chair) for chair in old.chairs[1:] + old.chairs[:1]]
        terms = old.terms
        try:
            table = await hub.create(
                terms.edition, chairs, clock=terms.clock, pace=terms.pace, listed=False, rematch_of=game
            )
            made = table.terms.id
        except Refused:
            made = await hub.store.rematch(game)  # somebody else was faster
            if made is None:
                raise
    info: dict[str, Any] = await hub.look(made, _info)
    seat: int = await hub.look(made, lambda table: table.seat_of(token))
    return {"table": info, "seat": seat}


def _again(chair: Chair) -> Chair:
    """Who sits there in the next game: for whoever left, the computer that took over."""
    return chair if chair.agent is None else Chair(Who.COMPUTER, chair.agent, chair.agent)


@router.get(
    "/tables/{game}/record",
    response_class=Response,
    responses={**TEXT, **refusals(Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_STARTED)},
)
async def record(game: GameId, hub: HubHere, token: MaybeToken) -> PlainTextResponse:
    """The game in notation: whole once it is over, before that what the asker may know."""

    def read(table: Table) -> str:
        seat = None if token is None else table.seat_of(token)
        if table.status is Status.OPEN:
            raise Refused(Code.NOT_STARTED, "the game has not begun: seats are still free")
        return format_record(named_record(table).redacted(seat))

    return PlainTextResponse(await hub.look(game, read))


def named_record(table: Table) -> parure.Record:
    """A table's record with the players' names."""
    kept = table.game.record
    people = {f"Seat{seat + 1}": chair.name for seat, chair in enumerate(table.chairs)}
    return parure.Record(kept.start, kept.plies, {**people, **kept.headers}, kept.comment)


@router.get("/tables/{game}/verify", response_model=list[replies.CheckAnswer], responses=refusals(Code.NOT_OVER))
async def verify_shuffle(game: GameId, hub: HubHere) -> list[dict[str, Any]]:
    """The steps that show whether a finished game was dealt as its commitment said."""
    return [
        {"name": check.name, "passed": check.passed, "detail": check.detail}
        for check in verify(await hub.look(game, _finished))
    ]


def _finished(table: Table) -> parure.Record:
    if table.status is not Status.OVER:
        raise Refused(Code.NOT_OVER, "the shuffle is shown when the game is over")
    return named_record(table)


@router.get("/tables/{game}/replay", responses=refusals(Code.NOT_OVER))
async def replay_table(game: GameId, hub: HubHere) -> JSONResponse:
    """A finished game, position by position, as a spectator sees it."""
    record: parure.Record = await hub.look(game, _finished)
    return await asyncio.to_thread(lambda: JSONResponse(frames(record)))


@router.post("/records", status_code=201, response_model=replies.UploadAnswer, responses=refusals(Code.BAD_RECORD))
async def upload(wanted: Upload, hub: HubHere) -> dict[str, Any]:
    """Keeps a record for replay, if every move in it is legal."""
    if sum(map(wanted.record.count, ";\n{")) > MOST_MARKS:
        raise Refused(Code.BAD_RECORD, "the record is too long to be replayed here")
    record = await asyncio.to_thread(_parsed, wanted.record)
    name = secrets.token_urlsafe(12)
    await hub.store.keep_record(name, format_record(record), messages.now())
    return {"id": name, "plies": len(record.plies)}


def _parsed(text: str) -> parure.Record:
    try:
        record = parse_record(text)
        kept = format_record(record)
        kept.encode()
    except (NotationError, UnicodeEncodeError) as error:
        raise Refused(Code.BAD_RECORD, str(error)) from error
    if "\0" in kept:
        raise Refused(Code.BAD_RECORD, "the record has a NUL in it")
    return record


@router.get("/records/{name}", responses=refusals(Code.BAD_RECORD))
async def replay_upload(name: GameId, hub: HubHere) -> JSONResponse:
    """An uploaded game, position by position."""
    kept = await hub.store.kept_record(name)
    return await asyncio.to_thread(lambda: JSONResponse(frames(_parsed(kept))))


def frames(record: parure.Record) -> dict[str, Any]:
    """A record as positions for a spectator, each with what led to it."""
    shown = [{"view": to_json(parure.view(record.start, None)), "events": [], "seat": None, "comment": record.comment}]
    shown += [
        {
            "view": to_json(parure.view(step.state, None)),
            "events": [to_json(parure.redact(event, None)) for event in step.events],
            "seat": ply.seat,
            "comment": ply.comment,
        }
        for ply, step in zip(record.plies, record.steps(), strict=True)
    ]
    return {"headers": dict(record.headers), "frames": shown}


@router.websocket("/tables/{game}/socket")
async def socket(socket: WebSocket, game: str) -> None:
    """A viewer's connection; docs/protocol.md says what is said on it."""
    if not re.fullmatch(GAME_ID, game):
        raise Refused(Code.NO_TABLE, "there is no such table")
    await serve(socket, socket.app.state.hub, game)
