"""Everything but the connections: making tables, sitting down, records, and what a client must know."""

from __future__ import annotations

import secrets
from random import SystemRandom
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from pydantic import Field

import parure
from parure import NotationError, Seat
from parure.agents import describe, names
from parure.dealer import verify
from parure.notation import format_record, json_schema, parse_record
from parure.notation.wire import to_json
from parure.server import messages
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.messages import Decide, Leave, Resign, TakeBack, Told
from parure.server.socket import rows, serve
from parure.server.table import Chair, Clock, Row, Status, Table, Who, digest

router = APIRouter(prefix="/api")

GameId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(min_length=1, max_length=40)]


def hub_of(request: Request) -> Hub:
    """The hub of the server that answers."""
    hub: Hub = request.app.state.hub
    return hub


HubHere = Annotated[Hub, Depends(hub_of)]


def bearer(authorization: Annotated[str | None, Header()] = None) -> str:
    """The token of whoever asks."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused(Code.NO_TOKEN, "this needs a seat's token: Authorization: Bearer …")
    return token


def maybe_bearer(authorization: Annotated[str | None, Header()] = None) -> str | None:
    """The same, if there is one."""
    return None if authorization is None else bearer(authorization)


Token = Annotated[str, Depends(bearer)]
MaybeToken = Annotated[str | None, Depends(maybe_bearer)]


class NewSeat(Told):
    """Who a seat of a new table is for."""

    who: Literal["me", "friend", "anyone", "computer"]
    name: Name | None = None
    agent: Annotated[str, Field(max_length=32)] | None = None
    """For a computer: which; GET /api/agents lists them."""


class NewClock(Told):
    """Time for each player, and more for each turn, in seconds."""

    initial: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class NewTable(Told):
    """A table to be set up; the seats are in the order of play, the first seat starts unless `first` says otherwise."""

    edition: Literal["splendor", "marvel"]
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    first: Literal["random"] | Annotated[int, Field(ge=0, le=3)] = 0
    clock: NewClock | None = None
    pace: Annotated[int, Field(ge=0, le=10_000)] = 700
    """Milliseconds that a computer waits before it moves."""
    listed: bool = True


class Claim(Told):
    """Somebody wants to sit down: with an invitation, or on a seat that is for anyone."""

    name: Name
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    invitation: Annotated[str, Field(max_length=200)] | None = None


class Upload(Told):
    """A record in notation, to be replayed."""

    record: Annotated[str, Field(max_length=1_000_000)]


@router.get("/editions/{key}")
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


@router.get("/agents")
async def agents() -> list[dict[str, str]]:
    """The computers that can be asked to a table."""
    return [{"name": name, "description": describe(name)} for name in names()]


@router.get("/schema")
async def schema() -> dict[str, Any]:
    """The JSON schema of actions, events and views, and of what a client says on a connection."""
    whole = json_schema()
    whole["ClientMessage"] = messages.client_message.json_schema()
    return whole


@router.get("/tables")
async def open_tables(hub: HubHere) -> list[dict[str, Any]]:
    """The tables that wait for anyone, newest first."""
    return [await hub.look(game, _info) for game in await hub.store.open_tables()]


@router.post("/tables", status_code=201)
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
            agent = asked.agent or "greedy"
            if agent not in names():
                raise Refused(Code.BAD_REQUEST, f"there is no computer of that name; there are: {', '.join(names())}")
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


@router.get("/tables/{game}")
async def table(game: GameId, hub: HubHere) -> dict[str, Any]:
    """What everybody may know of a table."""
    info: dict[str, Any] = await hub.look(game, _info)
    return info


@router.get("/tables/{game}/view")
async def view(game: GameId, hub: HubHere, token: MaybeToken) -> Response:
    """What a seat, or without a token a spectator, may know now."""

    def read(table: Table) -> str:
        seat = None if token is None else table.seat_of(token)
        return messages.update(table, seat, (), messages.now())

    return Response(await hub.look(game, read), media_type="application/json")


@router.post("/tables/{game}/claim", status_code=201)
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


@router.post("/tables/{game}/decide")
async def decide(game: GameId, message: Decide, hub: HubHere, token: Token) -> dict[str, int]:
    """Decides, as on a connection."""
    return await _act(hub, game, token, message)


@router.post("/tables/{game}/takeback")
async def take_back(game: GameId, message: TakeBack, hub: HubHere, token: Token) -> dict[str, int]:
    """Takes back one's last decision, against computers and as long as no card was revealed since."""
    return await _act(hub, game, token, message)


@router.post("/tables/{game}/resign")
async def resign(game: GameId, hub: HubHere, token: Token) -> dict[str, int]:
    """Gives the game up."""
    return await _act(hub, game, token, Resign(type="resign"))


@router.post("/tables/{game}/leave")
async def leave(game: GameId, hub: HubHere, token: Token) -> dict[str, Any]:
    """Goes away: a computer takes the seat over; before the game has begun, the seat becomes free."""

    def read(table: Table) -> Seat | None:
        seat = table.seat_of(token)
        return seat if table.status is Status.OPEN else None

    seat = await hub.look(game, read)
    if seat is not None:
        return {"invitation": await hub.stand_up(game, seat)}
    return {**await _act(hub, game, token, Leave(type="leave"))}


@router.post("/tables/{game}/rematch", status_code=201)
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
        chairs = old.chairs[1:] + old.chairs[:1]
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


@router.get("/tables/{game}/record", response_class=PlainTextResponse)
async def record(game: GameId, hub: HubHere, token: MaybeToken) -> PlainTextResponse:
    """The game in notation: whole once it is over, before that what the asker may know."""

    def read(table: Table) -> str:
        seat = None if token is None else table.seat_of(token)
        return format_record(named_record(table).redacted(seat))

    return PlainTextResponse(await hub.look(game, read))


def named_record(table: Table) -> parure.Record:
    """A table's record with the players' names."""
    kept = table.game.record
    people = {f"Seat{seat + 1}": chair.name for seat, chair in enumerate(table.chairs)}
    return parure.Record(kept.start, kept.plies, {**people, **kept.headers}, kept.comment)


@router.get("/tables/{game}/verify")
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


@router.get("/tables/{game}/replay")
async def replay_table(game: GameId, hub: HubHere) -> dict[str, Any]:
    """A finished game, position by position, as a spectator sees it."""
    return frames(await hub.look(game, _finished))


@router.post("/records", status_code=201)
async def upload(wanted: Upload, hub: HubHere) -> dict[str, Any]:
    """Keeps a record for replay, if every move in it is legal."""
    try:
        record = parse_record(wanted.record)
    except NotationError as error:
        raise Refused(Code.BAD_RECORD, str(error)) from error
    name = secrets.token_urlsafe(12)
    await hub.store.keep_record(name, format_record(record), messages.now())
    return {"id": name, "plies": len(record.plies)}


@router.get("/records/{name}")
async def replay_upload(name: GameId, hub: HubHere) -> dict[str, Any]:
    """An uploaded game, position by position."""
    return frames(parse_record(await hub.store.kept_record(name)))


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
    await serve(socket, socket.app.state.hub, game)
