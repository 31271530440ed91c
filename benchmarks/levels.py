"""How strong the levels are: games between them, rated together, in both editions with two to four players.

It takes hours on a few cores; stopped at any moment it goes on where it was, and `--report` rates what there is. What
docs/levels.md tells of is in `played/levels`, without the records of the games: `--out benchmarks/played/levels` goes
on with it, `tests/arena/test_played.py` compares.

| part | who plays |
| --- | --- |
| ladder | each level and the next but the strongest, with the random and the greedy player among them |
| summit | the two strongest, two at the table |
| top | the strongest level and the strongest that has no net; with three and four one among such |
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from pathlib import Path

from benchmarks.strength import STOPPED, firsts, together
from parure import arena
from parure.agents import levels
from parure.agents.levels import LEVELS
from parure.arena.ratings import Rating, rate
from parure.cli.signals import noticed

EDITIONS = ("splendor", "marvel")
STRONGEST = levels()[-1]
WITHOUT = next(level.name for level in reversed(LEVELS) if level.kind != "net")
LADDER = ("random", *levels()[:4], "greedy", *levels()[4:-1])
EVERYBODY = (*LADDER, STRONGEST)
PARTS = ("ladder", "summit", "top")
DEALS = {"ladder": 30, "summit": 30, "top": 100}
SEEDS = {"ladder": 101, "summit": 102, "top": 103}
ANCHOR = EVERYBODY.index(levels()[0])


def who(part: str, players: int) -> tuple[str, ...]:
    """The players of one part, by their levels."""
    if part == "top":
        return (STRONGEST, *[WITHOUT] * (players - 1))
    return LADDER if part == "ladder" else (LADDER[-1], STRONGEST)


def tournament(part: str, edition: str, players: int) -> arena.Tournament:
    """The games of one part."""
    names, schedule = who(part, players), "ladder"
    if part == "top":
        names = (names[0], *(f"{name}{seat}={name}" for seat, name in enumerate(names[1:], 1)))
        schedule = "ladder" if players == 2 else "mixed"
    return arena.tournament(*names, edition=edition, players=players, schedule=schedule, seed=SEEDS[part])


def place(folder: Path, part: str, edition: str, players: int) -> Path:
    """Where they are kept."""
    return folder / f"{part}-{edition}-{players}"


def deals_of(part: str, players: int, share: float) -> int:
    """Of how many deals a part is; `share`: of a whole measurement. With more seats a deal has more games."""
    return max(1, round(DEALS[part] * share * (2 / players if part == "top" else 1 / (players - 1))))


def play(arguments: argparse.Namespace) -> None:
    """Plays what is missing; arena.Stopped between two games when a signal, or Ctrl-C, asks for it."""
    folder: Path = arguments.out
    with noticed() as asked, arena.processes(arguments.jobs) as workers:
        for part, players, edition in product(arguments.parts, arguments.players, arguments.editions):
            if part == "summit" and players > 2:
                continue
            deals = deals_of(part, players, arguments.share)
            with arena.Folder(place(folder, part, edition, players), tournament(part, edition, players)) as kept:
                arena.run(kept.tournament, deals, workers, kept, stop=asked)
            print(f"{part} {edition} {players}: {deals} deals", flush=True)


def games_of(folder: Path, edition: str, players: int) -> list[arena.Result]:
    """All games of an edition and a number of players, the contestants numbered as in EVERYBODY."""
    found: list[list[arena.Result]] = []
    for part in PARTS:
        path = place(folder, part, edition, players)
        if path.exists():
            with arena.Folder(path, tournament(part, edition, players)) as kept:
                found.append(renumbered(part, players, kept.results.values()))
    return together(found)


def renumbered(part: str, players: int, results: Iterable[arena.Result]) -> list[arena.Result]:
    """The games of one part, the contestants numbered as in EVERYBODY."""
    numbers = [EVERYBODY.index(name) for name in who(part, players)]
    return [replace(result, seats=tuple(numbers[seat] for seat in result.seats)) for result in results]


def ratings(games: list[arena.Result]) -> dict[str, Rating]:
    """How strong everybody is who plays in some games, by name."""
    met = sorted({seat for game in games for seat in game.seats})
    moved = [replace(game, seats=tuple(met.index(seat) for seat in game.seats)) for game in games]
    anchor = met.index(ANCHOR) if ANCHOR in met else 0
    rated = rate(moved, len(met), anchor=anchor)
    return {EVERYBODY[contestant]: rating for contestant, rating in zip(met, rated, strict=True)}


def strongest_against(games: list[arena.Result]) -> list[arena.Result]:
    """The games of the strongest level against the strongest without a net, the strongest numbered 0."""
    best, number = EVERYBODY.index(STRONGEST), EVERYBODY.index(WITHOUT)
    against = [game for game in games if set(game.seats) == {best, number}]
    return [replace(game, seats=tuple(int(seat != best) for seat in game.seats)) for game in against]


def report(folder: Path) -> dict[str, float]:
    """The ratings, and how often the strongest level comes first against the strongest without a net."""
    figures: dict[str, float] = {}
    for edition, players in product(EDITIONS, (2, 3, 4)):
        games = games_of(folder, edition, players)
        if not games:
            continue
        column = f"{edition}_{players}"
        figures[f"{column}_games"] = len(games)
        for name, rating in ratings(games).items():
            told = {"elo": rating.elo, "low": rating.low, "high": rating.high}
            figures |= {f"{column}_{name}_{what}": round(value) for what, value in told.items()}
        against = strongest_against(games)
        if against:
            mean, error = firsts(against)
            name = f"{column}_{STRONGEST}_against_{WITHOUT}"
            figures |= {f"{name}_percent": round(100 * mean, 1), f"{name}_percent_error": round(100 * error, 1)}
            figures[f"{name}_games"] = len(against)
    return figures


def table(figures: dict[str, float]) -> list[str]:
    """The ratings as a table, a row for each player."""
    columns = [f"{edition}_{players}" for edition, players in product(EDITIONS, (2, 3, 4))]
    columns = [column for column in columns if f"{column}_games" in figures]
    lines = ["| level |" + "".join(f" {column.replace('_', ', ')} |" for column in columns)]
    lines.append("| --- |" + " --- |" * len(columns))
    for name in EVERYBODY:
        row = f"| `{name}` |"
        for column in columns:
            elo, low, high = (figures.get(f"{column}_{name}_{what}") for what in ("elo", "low", "high"))
            row += " |" if elo is None else " 0 |" if low == high else f" {elo:+.0f} ({low:+.0f} … {high:+.0f}) |"
        lines.append(row)
    lines.append("| games |" + "".join(f" {figures[f'{column}_games']} |" for column in columns))
    return lines


def main() -> None:
    """Plays, then prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--out", type=Path, default=Path("build/levels"), help="where the games are kept")
    parser.add_argument("--parts", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--editions", nargs="+", choices=EDITIONS, default=list(EDITIONS))
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--share", type=float, default=1.0, help="of a whole measurement: 0.1 is a tenth of the games")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="play nothing, rate what there is")
    arguments = parser.parse_args()
    try:
        if not arguments.report:
            play(arguments)
        figures = report(arguments.out)
    except arena.Stopped:
        sys.exit(STOPPED)
    except arena.ArenaError as error:  # games of other nets are kept there
        sys.exit(str(error))
    if arguments.json:
        print(json.dumps(figures))
        return
    print("\n".join(table(figures)))
    for name, value in figures.items():
        if STRONGEST in name and "against" in name:
            print(f"{name:56}{value:>8,}")


if __name__ == "__main__":
    main()
