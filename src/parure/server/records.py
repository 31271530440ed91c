"""Games as a whole, over HTTP: their records, the check of the shuffle, replays, uploads."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

import parure
from parure import Seat
from parure.server import chores, messages, replies
from parure.server.errors import Code, Refused
from parure.server.replies import TEXT, refusals
from parure.server.requests import GameId, HubHere, MaybeToken, Upload
from parure.server.table import Status, Table

router = APIRouter(prefix="/api")

Seen = Annotated[str, Query(pattern=r"^(spectator|all|[0-3])$")]
"""Who looks: somebody beside the table, a seat, or whoever sees every card."""


@router.get(
    "/tables/{game}/record",
    response_class=Response,
    responses={**TEXT, **refusals(Code.NO_TOKEN, Code.WRONG_TOKEN, Code.NOT_STARTED)},
)
async def record(game: GameId, hub: HubHere, token: MaybeToken) -> PlainTextResponse:
    """The game in notation: whole once it is over, before that what the asker may know."""

    def read(table: Table) -> tuple[parure.Record, Seat | None]:
        seat = None if token is None else table.seat_of(token)
        if table.status is Status.OPEN:
            raise Refused(Code.NOT_STARTED, "the game has not begun: seats are still free")
        return _named_record(table), seat

    return PlainTextResponse(await hub.chores.do(chores.written, *await hub.look(game, read)))


def _named_record(table: Table) -> parure.Record:
    """A table's record with the players' names."""
    kept = table.game.record
    people = {f"Seat{seat + 1}": chair.name for seat, chair in enumerate(table.chairs)}
    return parure.Record(kept.start, kept.plies, {**people, **kept.headers}, kept.comment)


def _finished(table: Table) -> parure.Record:
    if table.status is not Status.OVER:
        raise Refused(Code.NOT_OVER, "the shuffle is shown when the game is over")
    return _named_record(table)


@router.get("/tables/{game}/verify", response_model=list[replies.CheckAnswer], responses=refusals(Code.NOT_OVER))
async def verify_shuffle(game: GameId, hub: HubHere) -> list[dict[str, Any]]:
    """The steps that show whether a finished game was dealt as its commitment said."""
    return await hub.chores.do(chores.verified, await hub.look(game, _finished))


@router.get("/tables/{game}/replay", responses=refusals(Code.NOT_OVER))
async def replay_table(game: GameId, hub: HubHere, seen: Seen = chores.SPECTATOR) -> Response:
    """A finished game, position by position, as a spectator, a seat, or whoever sees `all` cards sees it."""
    return _json(await hub.chores.do(chores.replayed, await hub.look(game, _finished), seen))


@router.post("/records", status_code=201, response_model=replies.UploadAnswer, responses=refusals(Code.BAD_RECORD))
async def upload(wanted: Upload, hub: HubHere) -> dict[str, Any]:
    """Keeps a record for replay, if every move in it is legal."""
    if sum(map(wanted.record.count, ";\n{")) > chores.MOST_MARKS:
        raise Refused(Code.BAD_RECORD, "the record is too long to be replayed here")
    kept, plies = await hub.chores.do(chores.checked, wanted.record)
    name = secrets.token_urlsafe(12)
    await hub.store.keep_record(name, kept, messages.now())
    return {"id": name, "plies": plies}


@router.get("/records/{name}", responses=refusals(Code.BAD_RECORD))
async def replay_upload(name: GameId, hub: HubHere, seen: Seen = chores.SPECTATOR) -> Response:
    """An uploaded game, position by position, as a spectator, a seat, or whoever sees `all` cards sees it."""
    return _json(await hub.chores.do(chores.replayed, await hub.store.kept_record(name), seen))


@router.get("/records/{name}/record", response_class=Response, responses={**TEXT, **refusals(Code.BAD_RECORD)})
async def uploaded(name: GameId, hub: HubHere) -> PlainTextResponse:
    """An uploaded game in notation."""
    return PlainTextResponse(await hub.store.kept_record(name))


@router.get("/records/{name}/verify", response_model=list[replies.CheckAnswer], responses=refusals(Code.BAD_RECORD))
async def verify_upload(name: GameId, hub: HubHere) -> list[dict[str, Any]]:
    """The steps that show whether an uploaded game was dealt as its commitment said."""
    return await hub.chores.do(chores.verified, await hub.store.kept_record(name))


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")
