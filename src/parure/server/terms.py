"""Who sits at a table, and what was agreed on before the game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import StrEnum

from parure import Edition

SUBSTITUTE = "greedy"
"""The agent that takes over the seat of a person who leaves, and makes the moves that no other one makes in time."""


class Who(StrEnum):
    """Who a seat is for."""

    PERSON = "person"
    """Whoever made the table, or shares his device."""
    FRIEND = "friend"
    """Whoever has the link."""
    ANYONE = "anyone"
    """Whoever comes first."""
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there."""

    who: Who
    name: str
    agent: str | None = None
    token: bytes | None = None
    """The SHA-256 of the token of whoever sits there; None while the seat is free, or a computer's."""
    invitation: bytes | None = None
    """The SHA-256 of the invitation that a friend needs."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there yet."""
        return self.agent is None and self.token is None


@dataclass(frozen=True, slots=True)
class Clock:
    """So much time for each player, and so much more for each turn; in milliseconds."""

    initial: int
    increment: int


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on before a game begins, and never changes."""

    id: str
    edition: Edition
    players: int
    seed: bytes
    clock: Clock | None
    pace: int
    """How long a computer waits before it moves, in milliseconds."""
    listed: bool
    created: int
    rematch_of: str | None = None


def digest(secret: str) -> bytes:
    """What is kept of a token or an invitation."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()
