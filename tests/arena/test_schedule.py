"""Schedules are fair: the same seats and the same deals for everybody who meets."""

from __future__ import annotations

from collections import Counter

import pytest

from parure.arena import ArenaError, Schedule, tournament
from parure.arena.bout import play
from parure.notation import format_position

FOUR = ("random", "greedy", "a=greedy", "b=random")
ALL = [(kind, count, players) for kind in Schedule for count in (2, 3, 4) for players in (2, 3, 4)]
POSSIBLE = [(kind, count, players) for kind, count, players in ALL if kind is not Schedule.MIXED or count >= players]


@pytest.mark.parametrize(("kind", "count", "players"), POSSIBLE)
def test_each_contestant_has_every_seat_of_every_deal_equally_often(kind: Schedule, count: int, players: int) -> None:
    held = tournament(*FOUR[:count], players=players, schedule=kind)
    for deal in range(3):
        games = [fixture for fixture in held.fixtures(3) if fixture.deal == deal]
        taken = Counter((one, seat) for fixture in games for seat, one in enumerate(fixture.seats))
        for one in range(count):
            assert len({taken[one, seat] for seat in range(players)}) == 1
            assert taken[one, 0] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_robin_all_meet_all_others_equally_often(players: int) -> None:
    held = tournament(*FOUR, players=players)
    met: Counter[tuple[int, int]] = Counter()
    for fixture in held.fixtures(2):
        assert len(set(fixture.seats)) == 2
        first, second = sorted(set(fixture.seats))
        met[first, second] += 1
    assert len(met) == 6
    assert set(met.values()) == {2 * (2 if players == 2 else 2 * players)}


def test_one_meets_the_others_and_the_others_meet_one() -> None:
    games = [fixture.seats for fixture in tournament("random", "greedy", players=3).fixtures(1)]
    assert games == [(0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)]
    assert [fixture.seats for fixture in tournament("random", "greedy").fixtures(1)] == [(0, 1), (1, 0)]


def test_a_gauntlet_and_a_ladder_leave_out_the_rest() -> None:
    gauntlet = {frozenset(game.seats) for game in tournament(*FOUR, schedule="gauntlet").fixtures(1)}
    ladder = {frozenset(game.seats) for game in tournament(*FOUR, schedule="ladder").fixtures(1)}
    assert gauntlet == {frozenset({0, other}) for other in (1, 2, 3)}
    assert ladder == {frozenset({one, one + 1}) for one in range(3)}


def test_mixed_tables_take_every_order_round_the_table() -> None:
    held = tournament(*FOUR, players=4, schedule="mixed")
    assert {game.seats[game.seats.index(0) :] + game.seats[: game.seats.index(0)] for game in held.fixtures(6)} == {
        (0, *rest) for rest in ((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    }
    assert all(len(set(game.seats)) == 4 for game in held.fixtures(6))


def test_more_deals_begin_with_the_games_of_fewer() -> None:
    held = tournament(*FOUR, players=3, schedule="mixed")
    assert held.fixtures(7)[: len(held.fixtures(4))] == held.fixtures(4)
    assert [fixture.number for fixture in held.fixtures(7)] == list(range(len(held.fixtures(7))))


def test_so_many_games_are_whole_deals() -> None:
    held = tournament("random", "greedy", players=3)
    assert held.games_a_deal == 6
    assert [held.deals(games) for games in (1, 6, 7, 200)] == [1, 1, 2, 34]


def test_games_of_a_deal_have_the_same_shuffle_and_those_of_another_have_not() -> None:
    held = tournament("random", "greedy", edition="marvel", players=3)
    dealt = [held.bout(fixture).deal() for fixture in held.fixtures(2)]
    same, other = dealt[:6], dealt[6:]
    assert len({format_position(game.state) for game in same}) == 1
    assert len({game.commitment for game in same}) == 1
    assert format_position(same[0].state) != format_position(other[0].state)


def test_players_decide_anew_in_each_game_of_a_deal() -> None:
    held = tournament("random", "r=random")
    one, other = (play(held.bout(fixture)) for fixture in held.fixtures(1))
    assert one.record.partition("\n\n")[2] != other.record.partition("\n\n")[2]


@pytest.mark.parametrize(
    ("agents", "options", "said"),
    [
        (("random",), {}, "needs two contestants"),
        (("random", "random"), {}, r"two contestants are called 'random': name them apart, as in a=random b=random"),
        (("random", "greedy"), {"players": 5}, "splendor is for 2, 3, 4 players, not 5"),
        (("random", "greedy"), {"players": 1}, "splendor is for 2, 3, 4 players, not 1"),
        (
            ("random", "greedy"),
            {"players": 3, "schedule": "mixed"},
            "mixed tables of 3 need as many contestants, not 2",
        ),
        (
            ("random", "greedy"),
            {"schedule": "swiss"},
            "no schedule 'swiss': choose round-robin, gauntlet, ladder, mixed",
        ),
        (("random", "greedy"), {"seed": -1}, "a seed is a whole number"),
        (("random", "greedy"), {"most_decisions": 0}, "at least one decision"),
    ],
)
def test_a_tournament_that_can_not_be_held_is_refused(
    agents: tuple[str, ...], options: dict[str, int], said: str
) -> None:
    with pytest.raises(ArenaError, match=said):
        tournament(*agents, **options)  # type: ignore[arg-type]


def test_a_tournament_of_no_games_is_refused() -> None:
    with pytest.raises(ArenaError, match="at least one game, not 0"):
        tournament("random", "greedy").deals(0)


def test_a_contestant_may_have_a_name_of_its_own() -> None:
    assert tournament("slow=greedy", "greedy").names == ("slow", "greedy")
