"""A game of a tournament always ends, whoever plays."""

from __future__ import annotations

import pytest

from parure import verify
from parure.arena import Contestant, tournament
from parure.arena.bout import Played, play
from parure.arena.contestant import contestant
from parure.arena.result import CAPPED, Result
from parure.notation import parse_record
from tests.arena.players import failing


def played(*contestants: Contestant, edition: str = "marvel", most: int = 1000) -> Played:
    """The first game, in which the first contestant has the first seat."""
    held = tournament(*contestants, edition=edition, players=len(contestants), most_decisions=most)
    fixture = next(fixture for fixture in held.fixtures(1) if fixture.seats[0] == 0)
    return play(held.bout(fixture))


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_says_who_played_and_verifies(edition: str, players: int) -> None:
    held = tournament("random", "greedy", edition=edition, players=players)
    game = play(held.bout(held.fixtures(2)[-1]))
    record = parse_record(game.record)
    assert all(check.passed for check in verify(record))
    seats = [record.headers[f"Seat{number}"] for number in range(1, players + 1)]
    assert seats == [held.names[number] for number in game.result.seats]
    assert record.headers["Deal"] == "1"
    assert record.outcome is not None
    assert record.outcome.ranking == game.result.ranking
    assert game.result.points == tuple(player.points for player in record.final.players)
    assert len(game.result.seconds) == players


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("raises", "RuntimeError: no idea \x1b[31m ?"),
        ("leaves", "SystemExit: gone"),
        ("illegal", "(rule A1)"),
        ("text", "TypeError: 'pass' is not an action"),
        ("nothing", ""),
        ("unmade", "OSError: no such net"),
    ],
)
def test_who_fails_loses_and_the_message_is_kept(how: str, said: str) -> None:
    game = played(failing(how), contestant("random"))
    assert game.result.fault is not None
    assert game.result.fault.seat == game.result.seats.index(0)
    assert said in game.result.fault.message
    assert game.result.ranking[-1] == (game.result.fault.seat,)
    assert game.result.ending == "resigned"
    record = parse_record(game.record)
    assert "loses: " in record.comment
    assert all(check.passed for check in verify(record))


def test_a_game_without_end_is_stopped_and_ranked_as_it_stands() -> None:
    game = played(contestant("random"), contestant("greedy"), edition="splendor", most=30)
    record = parse_record(game.record)
    assert (game.result.ending, sum(game.result.decisions)) == (CAPPED, 30)
    assert record.comment == "stopped after 30 decisions"
    assert [check.name for check in verify(record) if not check.passed] == ["end"]
    first = game.result.ranking[0][0]
    assert game.result.points[first] == max(game.result.points)


def test_a_result_is_the_same_after_json() -> None:
    for how in ("raises", "nothing"):
        result = played(failing(how), contestant("random")).result
        again = Result.from_json(result.to_json())
        assert again == result
        assert again.seconds == result.seconds


def test_who_shares_places_gets_their_mean() -> None:
    result = Result(0, 0, (0, 1, 1, 0), ((2,), (0, 3), (1,)), "goal", (), ())
    assert result.places == (2.5, 4.0, 1.0, 2.5)
