"""How the searches of self-play go: a plan as compiled code reads it, and sequential halving as a table."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parure.editions import edition
from parure.kernel import Words, compiled, draw
from parure.learn.plan import Plan
from parure.search import Manner
from parure.search.grow import Style
from parure.search.habits import Numbers, habits
from parure.search.sprint import UNIT


class Customs(NamedTuple):
    """How the searches go."""

    style: Style
    habits: Numbers
    leaves: int
    full: int
    quick: int
    full_share: float
    considered: int
    luck: float
    curiosity: float
    faith: float
    hindsight: float
    two: float
    """How many of the games are of two,"""
    three: float
    """and how many of two or three."""
    past: float
    """How many of them have a past net at some of the seats."""
    schedule: npt.NDArray[np.int16]
    """For quick and full searches, by how many actions are considered and the number of the simulation: how often
    the action that it tries has been tried before."""


def schedule(considered: int, simulations: int, room: int) -> npt.NDArray[np.int16]:
    """Sequential halving as a table: how often the action of each simulation has been tried before."""
    table = np.zeros((considered + 1, room), np.int16)
    for count in range(1, considered + 1):
        sequence: list[int] = []
        visits, halvings, left = [0] * count, max(1, math.ceil(math.log2(count))), count
        while len(sequence) < simulations:
            for _ in range(max(1, simulations // (halvings * left))):
                sequence += visits[:left]
                visits[:left] = [visit + 1 for visit in visits[:left]]
            left = max(2, left // 2) if count > 1 else 1
        table[count, : min(room, len(sequence))] = sequence[:room]
    return table


def new_customs(plan: Plan, *, past: float = 0.0) -> Customs:
    """The customs of a plan; `past`: how many of the games have a past net at some of the seats."""
    two, three, four = plan.players
    whole_share = two + three + four
    manner = Manner(exploration=plan.exploration, caution=plan.caution, heat=1.0, draws=plan.draws, finish=plan.finish)
    quick, full = (schedule(plan.considered, count, plan.full) for count in (plan.quick, plan.full))
    return Customs(
        style=manner.style,
        habits=habits(edition(plan.edition)),
        leaves=plan.leaves,
        full=plan.full,
        quick=plan.quick,
        full_share=plan.full_share,
        considered=plan.considered,
        luck=plan.luck,
        curiosity=plan.curiosity,
        faith=plan.faith,
        hindsight=plan.hindsight,
        two=two / whole_share,
        three=(two + three) / whole_share,
        past=past,
        schedule=np.stack([quick, full]),
    )


@compiled
def uniform(rng: Words) -> float:
    """A random number above 0, up to 1."""
    return (np.float64(draw(rng) >> np.uint64(11)) + 1.0) * UNIT


@compiled
def how_many(customs: Customs, rng: Words) -> int:
    """For how many the next game is."""
    dice = uniform(rng)
    return 2 if dice <= customs.two else 3 if dice <= customs.three else 4
