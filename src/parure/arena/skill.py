"""OpenSkill ratings: what somebody who watched the games one by one would believe by now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from parure.arena.result import Result


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a contestant: how good, and how sure that is."""

    mu: float
    sigma: float


def skills(results: Iterable[Result], contestants: int) -> list[Skill]:
    """The skill of each contestant after all games, in order.

    Who has several seats of a game learns from each of them.
    """
    model = PlackettLuce()
    known = [Skill(model.mu, model.sigma)] * contestants
    for result in results:
        before = [known[contestant] for contestant in result.seats]
        after = model.rate([[model.rating(one.mu, one.sigma)] for one in before], ranks=list(result.places))
        for contestant, old, (new,) in zip(result.seats, before, after, strict=True):
            one = known[contestant]
            known[contestant] = Skill(one.mu + new.mu - old.mu, one.sigma * new.sigma / old.sigma)
    return known
