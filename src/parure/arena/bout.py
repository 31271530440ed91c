"""One game of a tournament, played to its end in whatever process: nothing that a player does stops it."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from parure.agents import Agent
from parure.arena.contestant import Contestant
from parure.arena.result import CAPPED, Fault, Result
from parure.arena.schedule import Fixture
from parure.game import Game
from parure.notation import format_record
from parure.rules import Termination
from parure.rules.score import outcome

MOST_DECISIONS = 1_000
"""After so many decisions of all players together a game is stopped: the rules let it go on without end."""
LONGEST_MESSAGE = 300


@dataclass(frozen=True, slots=True)
class Bout:
    """A game with everything that a worker needs to play it."""

    fixture: Fixture
    seats: tuple[Contestant, ...]
    edition: str
    seed: int
    most_decisions: int

    def deal(self) -> Game:
        """The table of this deal: the same in every game that is played with it."""
        deal = self.fixture.deal
        secret = hashlib.sha256(f"parure arena\n{self.seed}\n{deal}\n".encode()).digest()
        headers = {"Number": str(self.fixture.number), "Deal": str(deal)}
        headers |= {f"Seat{number}": one.name for number, one in enumerate(self.seats, start=1)}
        name = f"arena-{self.seed}-{deal}"
        return Game(self.edition, len(self.seats), seed=secret, game_id=name, headers=headers)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its result, and its record as text."""

    result: Result
    record: str


def play(bout: Bout) -> Played:
    """Plays a game. Who raises an error or wants what is not legal gives up, and comes last."""
    game = bout.deal()
    seconds = [0.0] * len(bout.seats)
    decisions = [0] * len(bout.seats)
    fault = _play(game, bout, seconds, decisions)
    over = game.outcome
    if over is None:  # E3, E4: as if the game had ended here
        ranking = outcome(game.state, Termination.GOAL).ranking
        game.comment = f"stopped after {bout.most_decisions} decisions"
    else:
        ranking = over.ranking
    if fault is not None:
        game.comment = f"seat {fault.seat + 1}, {bout.seats[fault.seat].name}, loses: {fault.message}"
    result = Result(
        game=bout.fixture.number,
        deal=bout.fixture.deal,
        seats=bout.fixture.seats,
        ranking=ranking,
        ending=CAPPED if over is None else over.termination.value,
        points=tuple(player.points for player in game.state.players),
        decisions=tuple(decisions),
        fault=fault,
        seconds=tuple(round(spent, 6) for spent in seconds),
    )
    return Played(result, format_record(game.secret_record))


def _play(game: Game, bout: Bout, seconds: list[float], decisions: list[int]) -> Fault | None:
    """Plays to the end or to the most decisions; the fault of whoever could not go on."""
    seat = 0
    try:
        players: list[Agent] = []
        for seat, one in enumerate(bout.seats):
            players.append(one.make(f"{bout.seed}/{bout.fixture.number}/{seat}"))
        while game.outcome is None and sum(decisions) < bout.most_decisions:
            seat = game.state.seat
            view = game.view(seat)
            start = time.perf_counter()
            action = players[seat].choose(view)
            seconds[seat] += time.perf_counter() - start
            if isinstance(action, str):  # a game reads notation, too, but a player has to give an action
                raise TypeError(f"{action!r} is not an action")
            game.play(action)
            decisions[seat] += 1
    except (Exception, SystemExit) as error:
        game.resign(seat)
        return Fault(seat, _message(error))
    return None


def _message(error: BaseException) -> str:
    """What an error says, on one line that can be written to a file."""
    try:
        said = str(error)
    except Exception:
        said = ""
    text = " ".join(f"{type(error).__name__}: {said}".encode(errors="replace").decode().split())
    return text if len(text) <= LONGEST_MESSAGE else f"{text[: LONGEST_MESSAGE - 1]}…"
