"""What can be asked of a server over HTTP: each request once, as a value, for both clients."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import httpx

from parure.client.values import BUSY, History, Made, ServerRefused, Update
from parure.dealer import Check

T = TypeVar("T")

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds to wait before each new try of a question that may be asked again."""
TOKEN_BYTES = 24
"""How much chance is in a token: 192 bits."""


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A request, and how its answer is read."""

    method: str
    path: str
    read: Callable[[httpx.Response], T]
    body: Mapping[str, Any] | None = None
    token: str | None = None
    """The seat's token, where one asks as a seat."""
    pauses: tuple[float, ...] = ()
    """Seconds to wait before each new try when no answer came; none, unless asking twice comes to the same."""

    @property
    def request(self) -> dict[str, Any]:
        """The request, as httpx wants it."""
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        return {"method": self.method, "url": self.path, "json": self.body, "headers": headers}

    def answer(self, response: httpx.Response) -> T:
        """What the answer says; ServerRefused if it is a refusal."""
        if response.is_error:
            raise ServerRefused.read(response.content)
        return self.read(response)


UNANSWERED = (httpx.TransportError, ServerRefused)
"""What is raised, among others, when nobody knows what became of a question."""


def is_unanswered(error: Exception) -> bool:
    """Whether nobody knows what became of a question: the connection broke, or the server itself can't tell."""
    return isinstance(error, httpx.TransportError) or (isinstance(error, ServerRefused) and error.code in BUSY)


# Before one plays


def agents() -> Question[dict[str, str]]:
    """The computers that can be asked to a table: what each is like, by name."""
    return Question("GET", "/api/agents", lambda said: {agent["name"]: agent["description"] for agent in said.json()})


def edition(key: str) -> Question[dict[str, Any]]:
    """What is printed on a game's components, and what it calls them."""
    return Question("GET", f"/api/editions/{key}", _object)


def open_tables() -> Question[list[dict[str, Any]]]:
    """The tables that wait for anyone, newest first."""
    return Question("GET", "/api/tables", _list)


def create_table(wanted: str, seats: list[dict[str, Any]], options: Mapping[str, Any]) -> Question[Made]:
    """A new table."""
    body = {"edition": wanted, "seats": seats, **options}
    return Question("POST", "/api/tables", lambda said: Made.of(said.json()), body)


def claim(table: str, name: str, *, seat: int | None = None, invitation: str | None = None) -> Question[str]:
    """A seat: its token, which is chosen here, so that the question can be asked again if its answer is lost."""
    body = {"name": name, "seat": seat, "invitation": invitation, "token": secrets.token_urlsafe(TOKEN_BYTES)}
    return Question("POST", f"{_at(table)}/claim", lambda said: str(said.json()["token"]), body, pauses=PAUSES)


# At a table


def table(name: str) -> Question[dict[str, Any]]:
    """What everybody may know of a table."""
    return Question("GET", _at(name), _object)


def view(table: str, token: str | None) -> Question[Update]:
    """What a seat or a spectator may know now."""
    return Question("GET", f"{_at(table)}/view", lambda said: Update(said.json()), token=token)


def history(table: str, token: str | None) -> Question[History]:
    """What has happened so far, as far as a seat or a spectator may know it."""
    return Question("GET", f"{_at(table)}/history", lambda said: History.of(said.json()), token=token)


def take_back(table: str, token: str, version: int) -> Question[int]:
    """One's last decision undone: the new version."""
    body = {"type": "takeback", "version": version}
    return Question("POST", f"{_at(table)}/takeback", lambda said: int(said.json()["version"]), body, token)


def resign(table: str, token: str) -> Question[None]:
    """The end of a game that one gives up."""
    return Question("POST", f"{_at(table)}/resign", _nothing, token=token)


def leave(table: str, token: str) -> Question[str | None]:
    """One's seat given away: before the game has begun, the invitation for whoever comes instead."""
    return Question("POST", f"{_at(table)}/leave", lambda said: _object(said).get("invitation"), token=token)


def rematch(table: str, token: str) -> Question[Made]:
    """One's seat at the table where the same people play again; asking twice comes to the same."""

    def read(said: httpx.Response) -> Made:
        body = said.json()
        return Made(body["table"]["id"], {body["seat"]: token}, {})

    return Question("POST", f"{_at(table)}/rematch", read, token=token, pauses=PAUSES)


# Whole games


def record(table: str, token: str | None) -> Question[str]:
    """A game in notation, as far as a seat or a spectator may know it."""
    return Question("GET", f"{_at(table)}/record", lambda said: said.text, token=token)


def verify(table: str) -> Question[tuple[Check, ...]]:
    """The steps that show whether a finished game was dealt as its commitment said."""
    return Question("GET", f"{_at(table)}/verify", lambda said: tuple(Check(**check) for check in said.json()))


def replay(table: str, seen: str) -> Question[dict[str, Any]]:
    """A finished game, position by position."""
    return Question("GET", f"{_at(table)}/replay?seen={seen}", _object)


def upload(text: str) -> Question[str]:
    """A record kept for replay: the name under which it is."""
    return Question("POST", "/api/records", lambda said: str(said.json()["id"]), {"record": text})


def uploaded(name: str, seen: str) -> Question[dict[str, Any]]:
    """An uploaded game, position by position."""
    return Question("GET", f"/api/records/{name}?seen={seen}", _object)


def _at(table: str) -> str:
    return f"/api/tables/{table}"


def _object(said: httpx.Response) -> dict[str, Any]:
    body: dict[str, Any] = said.json()
    return body


def _list(said: httpx.Response) -> list[dict[str, Any]]:
    body: list[dict[str, Any]] = said.json()
    return body


def _nothing(_said: httpx.Response) -> None:
    """There is nothing to be read."""
