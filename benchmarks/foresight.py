"""How well nets foresee who wins, and how well quick games by instinct do, in games in which both kinds play.

At each seat sits the shipped net with 50 simulations, asked about every position, or a search of 150 without one, by
chance. What is lost is in nats: how surprised one is by the winner, on average; less is better. Differences have their
standard error by game. All of it once more for the positions in which somebody has many points (`late`): there it is a
matter of reckoning.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, fields
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

import parure
from parure.agents import create
from parure.editions import Edition
from parure.kernel import determinise, observe, stream, tables, to_board, won
from parure.kernel.features import FEATURES, split
from parure.search import Manner, Net, NetError
from parure.search.habits import habits
from parure.search.net import shipped_model
from parure.search.search import LONGEST_SPRINT
from parure.search.sprint import new_mind, sprint

EDITIONS = ("splendor", "marvel")
# The same at every table, whatever levels do there: figures of other times and numbers of players can be compared.
PLAYERS = ("net:simulations=50,patience=0,finish=12,exploration=0.6", "search:simulations=150")
SHARE, OPENING = 0.12, 8
"""Of the decisions after the first few so many are looked at."""
QUICK_GAMES = 60
LATE = 12
"""From so many points on, of whoever has most, a position is a late one."""
LEAST = 1e-4
"""Nobody is thought to have less of a chance."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Positions:
    """A row for each."""

    game: npt.NDArray[np.int64]
    rows: npt.NDArray[np.int8]
    mover: npt.NDArray[np.int64]
    quick: Numbers
    """By seat: which part of the quick games he won, as if each had an equal part of one game more."""
    winners: Numbers
    """By seat: who won the game."""

    def late(self) -> Positions:
        """Those in which somebody has many points."""
        many = split(self.rows)["standing"][:, :, 0].max(axis=1) >= LATE
        return Positions(*(getattr(self, field.name)[many] for field in fields(self)))


class Watcher:
    """Looks at positions."""

    def __init__(self, edition: Edition, seed: int) -> None:
        self.tables, self.habits, self.mind, self.rng = tables(edition), habits(edition), new_mind(), stream(seed)

    def row(self, view: parure.View, seat: int) -> npt.NDArray[np.int8]:
        """What a net is told."""
        row = np.zeros(FEATURES, np.int8)
        observe(self.tables, to_board(view), seat, row)
        return row

    def quick_games(self, view: parure.View, seat: int) -> Numbers:
        """Which part of some quick games each seat wins."""
        wins, players, whim = np.zeros(len(view.players)), len(view.players), Manner().whim
        for _ in range(QUICK_GAMES):
            board = to_board(view)
            determinise(self.tables, board, seat, self.rng)
            sprint(self.tables, board, self.rng, self.habits, whim, LONGEST_SPRINT, self.mind)
            wins += [won(self.tables, board, player) for player in range(players)]
        return (wins + 1 / players) / (QUICK_GAMES + 1)


def watch(edition: Edition, players: int, games: int, seed: int) -> Positions:
    """Positions of new games."""
    chance, watcher = Random(seed), Watcher(edition, seed)
    found: list[tuple[int, npt.NDArray[np.int8], int, Numbers, Numbers]] = []
    for number in range(games):
        agents = [create(chance.choice(PLAYERS), chance.getrandbits(40)) for _ in range(players)]
        game, seen = parure.Game(edition, players, seed=chance.getrandbits(60)), []
        for decision in count():
            if game.outcome is not None:
                break
            seat, view = game.state.seat, game.view(game.state.seat)
            if len(view.legal) > 1 and decision >= OPENING and chance.random() < SHARE:
                seen.append((watcher.row(view, seat), seat, watcher.quick_games(view, seat)))
            game.play(agents[seat].choose(view))
        assert game.outcome is not None, "it has ended"
        winners = np.zeros(players)
        winners[list(game.outcome.winners)] = 1 / len(game.outcome.winners)
        found += [(number, row, seat, quick, winners) for row, seat, quick in seen]
    return Positions(*(np.array(column) for column in zip(*found, strict=True)))


def chances(net: Net, positions: Positions) -> Numbers:
    """Each seat's chance to win, as a net sees it."""
    _, values = net(positions.rows)
    rows, players = positions.winners.shape
    by_seat = (np.arange(players) - positions.mover[:, None]) % players
    told: Numbers = 0.5 + 0.5 * values[np.arange(rows)[:, None], by_seat].astype(np.float64)
    return np.clip(told, LEAST, 1.0)


def surprise(positions: Positions, told: Numbers) -> Numbers:
    """Of each position: how surprised by the winner one is who was told so."""
    return -np.asarray((positions.winners * np.log(told)).sum(axis=1))


def error(positions: Positions, lost: Numbers) -> float:
    """The standard error of a mean: positions of a game have one winner."""
    off = lost - lost.mean()
    by_game = np.array([off[positions.game == game].sum() for game in np.unique(positions.game)])
    return float(np.sqrt((by_game**2).sum()) / len(lost))


def measure(positions: Positions, nets: dict[str, Net]) -> dict[str, float]:
    """What is lost by each, and by how much the other nets and quick games better the first net."""
    told = {name: chances(net, positions) for name, net in nets.items()}
    first = next(iter(told.values()))
    told |= {"quick_games": positions.quick, "half_of_each": 0.5 * first + 0.5 * positions.quick}
    base, figures = surprise(positions, first), {}
    for name, said in told.items():
        lost = surprise(positions, said)
        figures[f"{name}_nats"] = round(float(lost.mean()), 4)
        if said is not first:
            figures[f"{name}_better_by"] = round(float((base - lost).mean()), 4)
            figures[f"{name}_better_by_error"] = round(error(positions, base - lost), 4)
    return figures


def main() -> None:
    """Plays, then prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--edition", choices=EDITIONS, default="splendor", help="(default: %(default)s)")
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4), default=4, help="at each table (default: %(default)s)"
    )
    parser.add_argument("--games", type=int, default=150, help="two seconds each or more (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=3, help="other games (default: %(default)s)")
    parser.add_argument("--models", nargs="+", type=Path, help="nets to compare, instead of the one that is shipped")
    arguments = parser.parse_args()
    edition = parure.edition(arguments.edition)
    models = arguments.models or [shipped_model(edition)]
    try:
        nets = {model.stem if len(models) == 1 else str(model): Net(model, edition) for model in models}
    except NetError as problem:
        parser.error(str(problem))
    if arguments.games < 1:
        parser.error("--games: at least 1")
    positions = watch(edition, arguments.players, arguments.games, arguments.seed)
    figures: dict[str, float] = {"games": arguments.games, "positions": len(positions.game)}
    figures |= measure(positions, nets)
    late = positions.late()
    figures["late_positions"] = len(late.game)
    if len(late.game):
        figures |= {f"late_{name}": value for name, value in measure(late, nets).items()}
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:50}{value:>10,}")


if __name__ == "__main__":
    main()
