"""Who sits where: people and computer players by name."""

from __future__ import annotations

from collections.abc import Sequence

from parure.agents import names as agent_names
from parure.errors import ParureError
from parure.rules import Seat

HUMAN = "you"


class SeatsError(ParureError, ValueError):
    """The seats can't be filled like that."""


def parse_seats(text: str) -> tuple[str, ...]:
    """The kinds of players in a list like `you,greedy,random`."""
    kinds = tuple(word.strip().casefold() for word in text.split(","))
    known = (HUMAN, *agent_names())
    for kind in kinds:
        if kind not in known:
            raise SeatsError(f"{kind!r} can't sit at the table: choose {', '.join(known)}")
    return kinds


def default_seats(players: int) -> tuple[str, ...]:
    """One person against greedy players."""
    return (HUMAN, *["greedy"] * (players - 1))


def display_names(seats: Sequence[str]) -> tuple[str, ...]:
    """What the players are called: one person is You, and whoever is not the only one of his kind has a number."""
    shown = {HUMAN: "You" if seats.count(HUMAN) == 1 else "Player"}
    return tuple(
        shown.get(kind, kind) if seats.count(kind) == 1 else f"{shown.get(kind, kind)} {number}"
        for number, kind in enumerate(seats, start=1)
    )


def humans(seats: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of people."""
    return tuple(Seat(seat) for seat, kind in enumerate(seats) if kind == HUMAN)
