"""Rows of the database as values, and values as rows."""

from __future__ import annotations

from sqlalchemy import RowMapping

from parure import Seat, edition
from parure.server.errors import Code, Refused
from parure.server.table import Kind, Row
from parure.server.terms import Chair, Clock, Terms, Who


def read_terms(row: RowMapping) -> Terms:
    """What was agreed on for a game; Refused if its edition has changed since."""
    game = edition(row["edition"])
    if game.version != row["edition_version"]:
        raise Refused(Code.TROUBLE, f"this game was begun with version {row['edition_version']} of {game.key}")
    clock = None if row["clock_initial"] is None else Clock(row["clock_initial"], row["clock_increment"])
    return Terms(
        id=row["id"],
        edition=game,
        players=row["players"],
        seed=bytes(row["seed"]),
        clock=clock,
        pace=row["pace"],
        listed=row["listed"],
        created=row["created"],
        rematch_of=row["rematch_of"],
    )


def terms_values(terms: Terms) -> dict[str, object]:
    """What was agreed on for a game, to be kept."""
    return {
        "id": terms.id,
        "edition": terms.edition.key,
        "edition_version": terms.edition.version,
        "players": terms.players,
        "seed": terms.seed,
        "clock_initial": terms.clock and terms.clock.initial,
        "clock_increment": terms.clock and terms.clock.increment,
        "pace": terms.pace,
        "listed": terms.listed,
        "created": terms.created,
        "rematch_of": terms.rematch_of,
    }


def read_chair(row: RowMapping) -> Chair:
    """A seat."""
    return Chair(Who(row["who"]), row["name"], row["agent"], _bytes(row["token"]), _bytes(row["invitation"]))


def _bytes(value: bytes | memoryview | None) -> bytes | None:
    return None if value is None else bytes(value)


def chair_values(game: str, seat: int, chair: Chair) -> dict[str, object]:
    """A seat, to be kept."""
    return {
        "game": game,
        "seat": seat,
        "who": chair.who.value,
        "name": chair.name,
        "agent": chair.agent,
        "token": chair.token,
        "invitation": chair.invitation,
    }


def read_row(row: RowMapping) -> Row:
    """A row of the log."""
    return Row(row["ply"], Kind(row["kind"]), Seat(row["seat"]), row["text"], row["at"])


def row_values(game: str, row: Row) -> dict[str, object]:
    """A row of the log, to be kept."""
    return {
        "game": game,
        "ply": row.ply,
        "kind": row.kind.value,
        "seat": row.seat,
        "text": row.text,
        "at": row.at,
    }
