"""Tables set up beside the page: games in the middle, games that are over, without a click."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx

from parure.agents import create
from parure.client import Client, Made, Update, computer, me
from parure.client.values import decide
from tests.web.guests import Guest

PEOPLE = ("Ann", "Bob", "Cy", "Dee")
MOST = 1_000


def play_game(
    url: str, edition: str = "splendor", *, names: tuple[str, ...] = PEOPLE[:2], decisions: int = MOST, **options: Any
) -> Made:
    """A table on which greedy players have made so many decisions, or have come to the end."""
    with Client(url) as client:
        made = client.create_table(edition, list(map(me, names)), **{"listed": False, "first": 0, **options})
    play_on(url, made, decisions)
    return made


@cache
def finished_game(url: str, edition: str, names: tuple[str, ...] = PEOPLE[:2]) -> Made:
    """A game that came to its end, for whoever only looks at it: played once."""
    return play_game(url, edition, names=names)


def play_on(url: str, made: Made, decisions: int = MOST) -> None:
    """Plays on at a table whose seats are all one's own."""
    _play(url, made, decisions, stop_at=None)


def play_others(url: str, made: Made, seat: int) -> None:
    """Plays for everybody else until it is a seat's turn, or the game is over."""
    _play(url, made, MOST, stop_at=seat)


def _play(url: str, made: Made, decisions: int, stop_at: int | None) -> None:
    agent, seat = create("greedy", 1), 0
    with httpx.Client(base_url=f"{url}/api/tables/{made.table}", timeout=30) as http:
        while decisions:
            update = Update(http.get("/view", headers=_bearer(made, seat)).raise_for_status().json())
            if update.over or update.table["to_move"] == stop_at:
                return
            if update.my_turn:
                assert update.view is not None
                message = decide(update.version, agent.choose(update.view), "")
                http.post("/decide", headers=_bearer(made, seat), content=message).raise_for_status()
                decisions -= 1
            else:
                seat = int(update.table["to_move"])


def _bearer(made: Made, seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {made.tokens[seat]}", "content-type": "application/json"}


def against_computers(url: str, edition: str = "splendor", *, players: int = 2, **options: Any) -> Made:
    """A table against computers that answer at once."""
    with Client(url) as client:
        seats = [me("Ann"), *({**computer("greedy"), "name": name} for name in ("Zed", "Yan", "Xia")[: players - 1])]
        return client.create_table(edition, seats, **{"pace": 0, "listed": False, "first": 0, **options})


def sit(guest: Guest, made: Made, *seats: int) -> Guest:
    """Gives a browser the seats of a table, as if it had sat down there."""
    own = [{"seat": seat, "token": made.tokens[seat]} for seat in seats or made.tokens]
    guest.remember({"seats": {made.table: {"seats": own, "invitations": [], "at": 1}}})
    return guest
