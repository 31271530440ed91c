"""How honest a net's win probabilities are: what it says in games that it has not learnt from, and who wins them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.errors import ParureError
from parure.kernel.features import FEATURES
from parure.kernel.layout import MOST_PLAYERS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.customs import new_customs
from parure.learn.harvest import VALUES, Bytes, Floats, new_harvest
from parure.learn.orchard import new_orchard
from parure.learn.plan import Plan
from parure.learn.tend import advance, begin
from parure.search import Net
from parure.search.sprint import new_mind

COUNTS: Final = (2, 3, 4)
SHARPNESS: Final = np.arange(0.5, 2.005, 0.01)
"""By how much the logits of winners may be multiplied."""
BINS: Final = 10
STRETCHES: Final = 20
LEAST: Final = 5 * STRETCHES
"""Positions of games of two, of three and of four that there have to be."""
TABLES: Final = 32


class CalibrationError(ParureError, ValueError):
    """A net can't be calibrated like that; the text says why."""


class Told(NamedTuple):
    """Positions of games that are over: how many played, what the net said of each seat's chances, who won."""

    players: npt.NDArray[np.int64]
    chances: Floats
    wins: Floats


class Bin(NamedTuple):
    """The seats that were given about the same chance: how many, what was said on average, how many of them won."""

    seats: int
    said: float
    won: float


def hold_out(edition: Edition, plan: Plan, net: Net, positions: int, seed: int) -> Told:
    """Games of two, three and four that the net plays with itself by quick searches; none is learnt from.

    Few tables: of games that begin together the short ones are over first. CalibrationError if so few positions tell
    nothing.
    """
    plan = replace(plan, hindsight=1.0, players=(1.0, 1.0, 1.0), full_share=0.0, tables=min(plan.tables, TABLES))
    table, customs, mind = tables(edition), new_customs(plan), new_mind()
    orchard, harvest = new_orchard(edition, plan, seed), new_harvest(edition, positions)
    rows, flags = (
        np.zeros((plan.tables * plan.leaves, FEATURES), np.int8),
        np.zeros(plan.tables * plan.leaves, np.uint8),
    )
    judged = np.zeros((1, int(table[ACTIONS]) + MOST_PLAYERS), np.float32)
    judged.flags.writeable = False  # as what comes from the net: one compiled code for both
    begin(orchard, table, customs)
    while harvest.counts[0] < positions:
        asked = advance(orchard, table, customs, mind, judged, rows, flags, harvest)
        judged = np.concatenate(net(rows[:asked]), axis=1)
        judged.flags.writeable = False
    seen, wins = harvest.rows[:positions], harvest.notes[:positions, VALUES : VALUES + MOST_PLAYERS]
    players = 2 + seen[:, : len(COUNTS)].argmax(axis=1)
    for count in COUNTS:
        found = int((players == count).sum())
        if found < LEAST:
            raise CalibrationError(
                f"{positions} positions are too few: {found} of them are of games of {count}, and {LEAST} are needed"
            )
    chances = np.concatenate([_chances(net, seen[at : at + 1024]) for at in range(0, positions, 1024)])
    return Told(players, chances, wins)


def _chances(net: Net, rows: Bytes) -> Floats:
    chances: Floats = 0.5 + 0.5 * net(rows)[1]
    return chances


def sharpness(told: Told, players: int) -> float:
    """By what the logits of winners are to be multiplied, so that the games that ended are the least surprising.

    1 where that may be chance: positions of one game end alike, so whole stretches of games are compared.
    """
    here = told.players == players
    logits = np.log(np.maximum(told.chances[here, :players], 1e-7)).astype(np.float64)
    wins = told.wins[here, :players]
    surprises = [_surprise(factor * logits, wins) for factor in SHARPNESS]
    best = int(np.argmin([surprise.mean() for surprise in surprises]))
    gains = [stretch.mean() for stretch in np.array_split(_surprise(logits, wins) - surprises[best], STRETCHES)]
    is_certain = np.mean(gains) > 2 * np.std(gains, ddof=1) / math.sqrt(STRETCHES)
    return round(float(SHARPNESS[best]), 2) if is_certain else 1.0


def _surprise(logits: npt.NDArray[np.float64], wins: Floats) -> npt.NDArray[np.float64]:
    """How surprising each position's winner is."""
    surprise: npt.NDArray[np.float64] = -(wins * (logits - np.logaddexp.reduce(logits, axis=1)[:, None])).sum(axis=1)
    return surprise


def reliability(told: Told, players: int) -> list[Bin]:
    """What was said and what came of it, in bins of about the same chance; empty ones are left out."""
    here = told.players == players
    said, won = told.chances[here, :players].ravel(), told.wins[here, :players].ravel()
    bins = np.minimum((BINS * said).astype(np.int64), BINS - 1)
    return [
        Bin(int((bins == number).sum()), float(said[bins == number].mean()), float(won[bins == number].mean()))
        for number in range(BINS)
        if (bins == number).any()
    ]


def error(bins: list[Bin]) -> float:
    """By how much what was said differs from what came of it, on average over seats."""
    return sum(part.seats * abs(part.said - part.won) for part in bins) / sum(part.seats for part in bins)


def mover_lead(told: Told, players: int) -> tuple[float, float]:
    """How much more often whoever is to move won than the net said, and how sure that is (95 %).

    Bins of all seats can't show it: what one seat is given too little, another is given too much.
    """
    here = told.players == players
    leads = np.array_split(told.wins[here, 0].astype(np.float64) - told.chances[here, 0], STRETCHES)
    means = [float(stretch.mean()) for stretch in leads]
    return float(np.mean(means)), 1.96 * float(np.std(means, ddof=1)) / math.sqrt(STRETCHES)
