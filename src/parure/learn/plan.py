"""What a run does: one file of settings, in TOML."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from parure.editions import EDITIONS
from parure.errors import ParureError


class PlanError(ParureError, ValueError):
    """A run can't go like that; the text says why."""


POSITIVE: Final = (
    *("width", "neck", "card", "rounds", "threads", "groups", "tables", "harvest"),
    *("leaves", "quick", "considered", "draws", "batch", "exam_games"),
)
FIXED: Final = ("edition", "width", "neck", "card", "rounds", "window", "harvest", "features")
"""What can't change while a run goes on; `features`: their version, which the program has."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a run."""

    edition: str
    seed: int = 0
    """Decides the first weights and the first lessons; self-play is different every time."""
    minutes: float = 10.0
    """How long the whole run is; the learning rate falls towards its end."""

    # The net.
    width: int = 384
    """Numbers for the table as a whole."""
    neck: int = 192
    """Numbers in which it thinks about itself."""
    card: int = 64
    """Numbers for each offer."""
    rounds: int = 2
    """How often the table, the offers and the colours look at one another."""

    # Self-play.
    threads: int = 1
    """Threads that search; as many as there are cores."""
    groups: int = 2
    """Groups of games: one is searched while the net judges another."""
    tables: int = 64
    """Games for each thread and group."""
    harvest: int = 512
    """Positions that are handed over at once."""
    leaves: int = 4
    """Positions of one search that are judged at once."""
    full: int = 96
    """Simulations of the searches whose findings are learnt."""
    quick: int = 24
    """Simulations of the others: they bring the game on."""
    full_share: float = 0.25
    """How many of the searches are full ones."""
    considered: int = 16
    """Actions that a search tries at first."""
    exploration: float = 1.25
    caution: float = 0.1
    draws: int = 3
    finish: int = 99
    """See `search.Manner`. With 99 values are the net's alone: searches as short as these may have too few quick games
    for chance to even out, which was not tried."""
    luck: float = 1.0
    """How large the random bonus of each action at the root is: at 1 what is played is a random choice by the bettered
    policy, at 0 always its best, and the less, the better the games that values are learnt from."""
    curiosity: float = 1.0
    """How large that bonus is when it is decided which actions a full search tries at all. With less they are nearly
    always those that the net likes best, and others may stay underrated."""
    faith: float = 0.2
    """How much the values that a search found count against the net's own policy."""
    players: tuple[float, float, float] = (0.5, 0.25, 0.25)
    """How many of the games are of two, of three and of four."""

    # Learning.
    lessons: int = 0
    """Positions of games by instinct that are learnt from before self-play begins."""
    lesson_steps: int = 0
    """Steps of learning on them."""
    window: int = 1_000_000
    """Positions that are remembered; the oldest are forgotten first."""
    least: int = 20_000
    """Positions before learning begins."""
    batch: int = 1024
    """Positions of a step."""
    reuse: float = 6.0
    """How often a position is learnt from."""
    rate: float = 1e-3
    """The learning rate in the beginning."""
    last_rate: float = 1e-4
    """And in the end."""
    decay: float = 1e-4
    """How strongly weights are drawn towards 0."""
    average: float = 0.999
    """How slowly the averaged net, which plays, follows the one that learns."""
    hindsight: float = 0.9
    """How much what came later counts against what a search expected, from each choice to the next, when two play; with
    more each step counts for less, so that a round counts the same. At 1 a value is learnt from the game's outcome
    alone, at 0 from the position's own search alone."""
    past: float = 0.1
    """How many of the games have a past net at some of the seats."""

    # Stopping to look.
    exam_every: float = 60.0
    """Seconds between two exams."""
    exam_games: int = 256
    """Games of an exam, by the net alone against instinct."""

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise PlanError(f"edition: {self.edition!r} is none of {', '.join(EDITIONS)}")
        for name in POSITIVE:
            if getattr(self, name) < 1:
                raise PlanError(f"{name}: at least 1, not {getattr(self, name)}")
        if self.full < self.quick:
            raise PlanError(f"full: a full search has at least the {self.quick} simulations of a quick one")
        if len(self.players) != 3 or not sum(self.players) > 0 or min(self.players) < 0:
            raise PlanError("players: how many of the games are of two, of three and of four; one of them above 0")
        for name in ("full_share", "hindsight", "average", "past"):
            if not 0 <= getattr(self, name) <= 1:
                raise PlanError(f"{name}: from 0 to 1, not {getattr(self, name)}")
        for name in ("luck", "curiosity"):
            if getattr(self, name) < 0:
                raise PlanError(f"{name}: 0 or more, not {getattr(self, name)}")
        if not self.minutes > 0:
            raise PlanError(f"minutes: more than 0, not {self.minutes}")
        room = self.window // self.harvest * self.harvest
        if not 0 < self.least <= room:
            raise PlanError(f"least: from 1 to the {room} of the window in whole harvests, not {self.least}")


def read_plan(path: Path) -> Plan:
    """The settings of a file; PlanError if there is one that nobody knows or that can't be."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise PlanError(f"{path} can't be read: {error}") from error
    known = {field.name for field in fields(Plan)}
    unknown = sorted(set(told) - known)
    if unknown:
        raise PlanError(f"{path}: nobody knows {', '.join(unknown)}")
    if "edition" not in told:
        raise PlanError(f"{path}: edition is missing")
    if isinstance(told.get("players"), list):
        told["players"] = tuple(told["players"])
    try:
        return Plan(**told)
    except TypeError as error:
        raise PlanError(f"{path}: a setting is of the wrong kind: {error}") from error
