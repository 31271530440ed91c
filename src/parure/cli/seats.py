"""Who sits where: people and computer players by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parure.agents import names as agent_names
from parure.cli.complaint import Complaint
from parure.cli.invocation import invocation
from parure.language import Language, language
from parure.rules import Seat

HUMAN = "you"
LONGEST_NAME = 20


class SeatsError(Complaint, ValueError):
    """The seats can't be filled like that."""


def parse_seats(text: str) -> tuple[str, ...]:
    """The kinds of players in a list like `you,greedy,random`."""
    words = text.split(",")
    for word in words:
        if not known_seats([word]):
            name, options, _ = word.strip().casefold().partition(":")
            if options and name in agent_names():
                raise SeatsError("terminal-seat-options", seat=repr(word.strip()), name=name, arena=invocation("arena"))
            choices = ", ".join((HUMAN, *agent_names()))
            raise SeatsError("terminal-seat-unknown", seat=repr(word.strip()), choices=choices)
    return known_seats(words)


def known_seats(words: Sequence[str]) -> tuple[str, ...]:
    """The kinds of players that some words name; none unless all of them do."""
    kinds = tuple(word.strip().casefold() for word in words)
    return kinds if all(kind == HUMAN or kind in agent_names() for kind in kinds) else ()


def default_seats(players: int) -> tuple[str, ...]:
    """One person against greedy players."""
    return (HUMAN, *["greedy"] * (players - 1))


def display_names(seats: Sequence[str], tongue: Language | None = None) -> tuple[str, ...]:
    """What the players are called: one person is You, and whoever is not the only one of his kind has a number."""
    tongue = tongue or language()
    return tuple(_display_name(kind, number, seats, tongue) for number, kind in enumerate(seats, start=1))


def _display_name(kind: str, number: int, seats: Sequence[str], tongue: Language) -> str:
    if kind == HUMAN:
        return tongue.say("you") if seats.count(HUMAN) == 1 else tongue.say("player-number", number=number)
    name = agent_name(kind, tongue)
    return name if seats.count(kind) == 1 else f"{name} {number}"


def agent_name(kind: str, tongue: Language) -> str:
    """What a computer is called at the terminal; one that the catalogue doesn't know yet, by what is typed for it."""
    key = f"agent-{kind}.seat"
    return tongue.say(key) if key in tongue else kind


def recorded_names(headers: Mapping[str, str], players: int, tongue: Language | None = None) -> tuple[str, ...]:
    """What the players of a record are called: by its headers; whoever has no name of his own has a number."""
    tongue = tongue or language()
    names = [_printable(headers.get(f"Seat{number}", "")) for number in range(1, players + 1)]
    return tuple(_recorded_name(name, number, names, tongue) for number, name in enumerate(names, start=1))


def _recorded_name(name: str, number: int, names: Sequence[str], tongue: Language) -> str:
    if name.casefold() in ("", HUMAN):
        return tongue.say("player-number", number=number)
    shown = agent_name(name, tongue) if name in agent_names() else name
    return shown if names.count(name) == 1 else f"{shown} {number}"


def _printable(name: str) -> str:
    """A name from a file, without what a terminal would obey, and no longer than a frame has room for."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()
    return kept if len(kept) <= LONGEST_NAME else f"{kept[: LONGEST_NAME - 1]}…"


def humans(seats: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of people."""
    return tuple(Seat(seat) for seat, kind in enumerate(seats) if kind == HUMAN)
