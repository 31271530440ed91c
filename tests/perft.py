"""Perft with chance: how many lines of play there are to a depth, every reveal counted as a move of its own.

`python -m tests.perft` writes tests/data/perft.txt anew; look at the difference before you keep it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import parure
from parure.notation import format_position, parse_position

FILE = Path(__file__).parent / "data" / "perft.txt"
DEPTH = 3


@dataclass(frozen=True)
class Entry:
    """A line of the file: a position and how many lines of play lead from it, by depth."""

    name: str
    state: parure.State
    counts: tuple[int, ...]


def moves(state: parure.State) -> tuple[parure.Move, ...]:
    """What can happen next: a player's actions or chance's reveals."""
    return parure.legal_actions(state) or tuple(parure.outcomes(state))


def perft(state: parure.State, depth: int) -> int:
    """How many lines of exactly `depth` plies there are, and shorter ones that end the game."""
    following = moves(state)
    if depth == 1 or not following:
        return max(len(following), 1)
    return sum(perft(parure.apply_unchecked(state, move).state, depth - 1) for move in following)


def read() -> Iterator[Entry]:
    """The entries of the file."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, counts, position = line.split(" ; ")
            yield Entry(name, parse_position(position), tuple(map(int, counts.split())))


def positions() -> Iterator[tuple[str, parure.State]]:
    """The positions of the file: starts, and for each kind of turn one met in a random game."""
    for key in parure.EDITIONS:
        edition = parure.edition(key)
        for players in edition.supplies:
            rng = random.Random(f"{key}-{players}")
            state = parure.new_game(edition, players, rng)
            yield f"{key}-{players}-start", state
            wanted = {"returning", "claiming", "dealing", "full hand", "empty deck", "last round"}
            while wanted:
                state = parure.new_game(edition, players, rng)
                while not isinstance(state.phase, parure.Over):
                    state = parure.apply(state, rng.choice(moves(state))).state
                    for kind in sorted(wanted & set(_kinds(state))):
                        wanted.remove(kind)
                        yield f"{key}-{players}-{kind.replace(' ', '-')}", state


def _kinds(state: parure.State) -> Iterator[str]:
    match state.phase:
        case parure.Returning():
            yield "returning"
        case parure.Claiming():
            yield "claiming"
        case parure.Dealing(parure.Deck()):
            yield "dealing"
        case parure.Main():
            if len(state.player.reserved) == state.edition.hand_limit:
                yield "full hand"
            if not all(state.decks):
                yield "empty deck"
            if any(player.points >= state.edition.goal.points for player in state.players):
                yield "last round"


def write() -> None:
    """Writes the file anew."""
    lines = [f"# name ; lines of play to depth 1, 2, {DEPTH} ; position"]
    for name, state in positions():
        counts = " ".join(str(perft(state, depth)) for depth in range(1, DEPTH + 1))
        lines.append(f"{name} ; {counts} ; {format_position(state)}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
