"""A tournament: who plays, what, and which games that makes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

import parure
from parure.arena.bout import MOST_DECISIONS, Bout
from parure.arena.contestant import Contestant, contestant
from parure.arena.errors import ArenaError
from parure.arena.schedule import Fixture, Schedule, fixtures
from parure.editions import edition


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that decides the games, but how many of them are played; `tournament` is the way to get one."""

    contestants: tuple[Contestant, ...]
    edition: str
    players: int
    schedule: Schedule
    seed: int
    most_decisions: int

    def __post_init__(self) -> None:
        allowed = edition(self.edition).supplies
        if self.players not in allowed:
            raise ArenaError(f"{self.edition} is for {', '.join(map(str, allowed))} players, not {self.players}")
        if len(self.contestants) < 2:
            raise ArenaError("a tournament needs two contestants or more")
        names = [one.name for one in self.contestants]
        if twice := next((name for name in names if names.count(name) > 1), None):
            one, other, *_ = (one.spec for one in self.contestants if one.name == twice)
            raise ArenaError(f"two contestants are called {twice!r}: name them apart, as in a={one} b={other}")
        if self.schedule is Schedule.MIXED and len(names) < self.players:
            raise ArenaError(f"mixed tables of {self.players} need as many contestants, not {len(names)}")
        if not 0 <= self.seed < 2**64:
            raise ArenaError(f"a seed is a whole number from 0 to 2^64-1, not {self.seed}")
        if self.most_decisions < 1:
            raise ArenaError(f"a game has at least one decision, not {self.most_decisions}")

    @property
    def names(self) -> tuple[str, ...]:
        """What the contestants are called."""
        return tuple(one.name for one in self.contestants)

    @property
    def games_a_deal(self) -> int:
        """How many games are played with the same shuffle."""
        return len(self.fixtures(1))

    def deals(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        if games < 1:
            raise ArenaError(f"a tournament has at least one game, not {games}")
        return -(-games // self.games_a_deal)

    def fixtures(self, deals: int) -> tuple[Fixture, ...]:
        """The games of so many deals."""
        return fixtures(self.schedule, len(self.contestants), self.players, deals)

    def bout(self, fixture: Fixture) -> Bout:
        """A game with everything that a worker needs to play it."""
        seats = tuple(self.contestants[number] for number in fixture.seats)
        return Bout(fixture, seats, self.edition, self.seed, self.most_decisions)

    def check(self) -> None:
        """Raises what keeps a contestant from playing."""
        for one in self.contestants:
            one.check(edition(self.edition))

    @property
    def settings(self) -> Mapping[str, str]:
        """What has to be the same for games to belong together."""
        game = edition(self.edition)
        models = {model for one in self.contestants if (model := one.model(game)) is not None}
        digests = sorted(hashlib.sha256(model.read_bytes()).hexdigest()[:12] for model in models)
        manners = {one.spec: manner for one in self.contestants if (manner := one.manner(game, self.players))}
        return {
            "parure": parure.__version__,
            "edition": game.tag,
            "players": str(self.players),
            "contestants": " ".join(
                one.name if one.name == one.spec else f"{one.name}={one.spec}" for one in self.contestants
            ),
            "schedule": self.schedule.value,
            "seed": str(self.seed),
            "most_decisions": str(self.most_decisions),
            **({"nets": " ".join(digests)} if digests else {}),
            **{
                f"manner of {spec}": " ".join(f"{name}={value}" for name, value in manner.items())
                for spec, manner in manners.items()
            },
        }


def tournament(
    *contestants: str | Contestant,
    edition: str = "splendor",
    players: int = 2,
    schedule: Schedule | str = Schedule.ROUND_ROBIN,
    seed: int = 0,
    most_decisions: int = MOST_DECISIONS,
) -> Tournament:
    """A tournament of players by their names in the registry, or of contestants of your own.

    ArenaError, EditionError, UnknownAgent, AgentOptionError, MissingExtra or NetError if it can't be held.
    """
    invited = tuple(contestant(one) if isinstance(one, str) else one for one in contestants)
    try:
        order = Schedule(schedule)
    except ValueError:
        choices = ", ".join(kind.value for kind in Schedule)
        raise ArenaError(f"there is no schedule {schedule!r}: choose {choices}") from None
    held = Tournament(invited, edition, players, order, seed, most_decisions)
    held.check()
    return held
