"""Ratings find the strengths that results were made from, and their intervals are honest."""

from __future__ import annotations

import math
import random

import pytest

from parure.arena import Result, Tournament, tournament
from parure.arena.ratings import ELO, rate
from parure.arena.skill import skills
from tests.arena.players import simulated

FOUR = ("random", "greedy", "a=greedy", "b=random")
TRUE = (0.0, 120.0, 60.0, 250.0)


def versus(wins: int, draws: int, losses: int) -> list[Result]:
    """Games of two, each of a deal of its own."""
    rankings = [((0,), (1,))] * wins + [((0, 1),)] * draws + [((1,), (0,))] * losses
    return [Result(n, n, (0, 1), ranking, "goal", (), ()) for n, ranking in enumerate(rankings)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("schedule", ["round-robin", "ladder", "mixed"])
def test_known_strengths_are_found(players: int, schedule: str) -> None:
    held = tournament(*FOUR, players=players, schedule=schedule)
    results = simulated(held, held.deals(12_000), TRUE, random.Random(1), luck=0.0)
    for rating, true in zip(rate(results, 4), TRUE, strict=True):
        assert rating.elo == pytest.approx(true, abs=30)
        assert rating.low <= rating.elo <= rating.high


@pytest.mark.parametrize(("players", "luck"), [(2, 0.0), (2, 1.0), (3, 1.0)])
def test_intervals_hold_the_true_strength_about_as_often_as_they_say(players: int, luck: float) -> None:
    held = tournament("random", "greedy", "a=greedy", players=players)
    # Luck blurs who is better, which is no fault of the intervals: the truth is what very many deals would show.
    truth = [rating.elo for rating in rate(simulated(held, 4_000, TRUE[:3], random.Random(0), luck), 3)]
    rng = random.Random(players)
    held_in = 0
    for _ in range(60):
        ratings = rate(simulated(held, 60, TRUE[:3], rng, luck), 3)
        held_in += sum(rating.low <= true <= rating.high for rating, true in zip(ratings[1:], truth[1:], strict=True))
    assert 0.88 <= held_in / 120 <= 0.995


def test_two_players_have_the_rating_of_their_score() -> None:
    second = rate(versus(300, 100, 100), 2)[1]
    share = (350 + 0.5) / (500 + 1)  # with the drawn game that everybody is given
    assert -second.elo == pytest.approx(ELO * math.log(share / (1 - share)), abs=0.01)


def test_a_draw_is_half_a_win() -> None:
    assert rate(versus(0, 40, 0), 2)[1].elo == pytest.approx(0, abs=1e-6)
    assert rate(versus(10, 20, 10), 2)[1].elo == pytest.approx(0, abs=1e-6)
    assert rate(versus(20, 20, 0), 2)[1].elo == pytest.approx(rate(versus(30, 0, 10), 2)[1].elo, abs=0.01)


def test_who_wins_every_game_has_a_rating_and_an_interval_that_is_not_a_point() -> None:
    first = rate(versus(100, 0, 0), 2, anchor=1)[0]
    # Jeffreys: of 100 games without a loss, fewer than 2.5 in a hundred would be lost.
    assert first.low == pytest.approx(ELO * math.log((100 - 2.5) / 2.5), abs=40)
    assert first.low < first.elo < first.high < 5_000


def test_more_deals_make_narrower_intervals_but_the_same_deal_again_does_not() -> None:
    few, many = (rate(versus(6 * n, 0, 4 * n), 2)[1] for n in (10, 160))
    assert (few.high - few.low) == pytest.approx(4 * (many.high - many.low), rel=0.15)
    same = [
        Result(number, result.deal, result.seats, result.ranking, "goal", (), ())
        for number, result in enumerate(versus(60, 0, 40) * 4)
    ]
    once, again = rate(versus(60, 0, 40), 2)[1], rate(same, 2)[1]
    assert (again.high - again.low) == pytest.approx(once.high - once.low, rel=0.1)


def test_the_anchor_is_zero_and_the_same_seed_gives_the_same_ratings() -> None:
    held: Tournament = tournament(*FOUR)
    results = simulated(held, 50, TRUE, random.Random(3), luck=0.5)
    ratings = rate(results, 4, anchor=3)
    assert (ratings[3].low, ratings[3].elo, ratings[3].high) == (0, 0, 0)
    assert ratings == rate(results, 4, anchor=3)
    moved = rate(results, 4)
    assert moved[1].elo - moved[0].elo == pytest.approx(ratings[1].elo - ratings[0].elo)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openskill_puts_the_stronger_first(players: int) -> None:
    held = tournament(*FOUR, players=players)
    results = simulated(held, held.deals(1_500), (0, 200, 400, 800), random.Random(2), luck=0.0)
    known = skills(results, 4)
    assert sorted(range(4), key=lambda one: known[one].mu) == [0, 1, 2, 3]
    assert all(0 < one.sigma < 3 for one in known)


def test_openskill_shares_ties() -> None:
    one, other = skills(versus(0, 50, 0), 2)
    assert one.mu == pytest.approx(other.mu)
