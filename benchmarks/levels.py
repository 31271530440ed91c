"""How strong the levels are: games between them, rated together, in both editions with two to four players.

It takes hours on a few cores; stopped at any moment it goes on where it was, and `--report` rates what there is. What
docs/levels.md tells of is in `played/levels`, without the records of the games: `--out benchmarks/played/levels` goes
on with it, `tests/arena/test_played.py` compares.

| part | who plays |
| --- | --- |
| ladder | each level and the next but the strongest, with the random and the greedy player among them |
| summit | the two strongest, two at the table |
| top | the strongest level and the strongest that has no net; with three and four one among such |
| second | the second strongest likewise, with three and four: with two the ladder has these games |
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path

from benchmarks.strength import STOPPED, firsts, rated, together
from parure import arena
from parure.agents.levels import LEVELS
from parure.arena.ratings import Rating, rate
from parure.cli.signals import noticed
from parure.errors import ParureError

EDITIONS = ("splendor", "marvel")
LEVEL_NAMES = tuple(level.name for level in LEVELS)
STRONGEST = LEVEL_NAMES[-1]
WITHOUT = next(level.name for level in reversed(LEVELS) if level.kind != "net")
LADDER = ("random", *LEVEL_NAMES[:4], "greedy", *LEVEL_NAMES[4:-1])
EVERYBODY = (*LADDER, STRONGEST)
TABLES = {"ladder": (2, 3, 4), "summit": (2,), "top": (2, 3, 4), "second": (3, 4)}
"""How many play, by part."""
DEALS = {"ladder": 30, "summit": 30, "top": 100, "second": 100}
SEEDS = {"ladder": 101, "summit": 102, "top": 103, "second": 104}
ALONE = {"top": STRONGEST, "second": LADDER[-1]}
"""Who sits among the strongest without a net."""
ANCHOR = EVERYBODY.index(LEVEL_NAMES[0])


def who(part: str, players: int) -> tuple[str, ...]:
    """The players of one part, by their levels."""
    if part in ALONE:
        return (ALONE[part], *[WITHOUT] * (players - 1))
    return LADDER if part == "ladder" else (LADDER[-1], STRONGEST)


def tournament(part: str, edition: str, players: int) -> arena.Tournament:
    """The games of one part."""
    names, schedule = who(part, players), "ladder"
    if part in ALONE:
        names = (names[0], *(f"{name}{seat}={name}" for seat, name in enumerate(names[1:], 1)))
        schedule = "ladder" if players == 2 else "mixed"
    return arena.tournament(*names, edition=edition, players=players, schedule=schedule, seed=SEEDS[part])


def place(folder: Path, part: str, edition: str, players: int) -> Path:
    """Where they are kept."""
    return folder / f"{part}-{edition}-{players}"


def deals_of(part: str, players: int, share: float) -> int:
    """Of how many deals a part is; `share`: of a whole measurement. With more seats a deal has more games."""
    return max(1, round(DEALS[part] * share * (2 / players if part in ALONE else 1 / (players - 1))))


def play(arguments: argparse.Namespace) -> None:
    """Plays what is missing; arena.Stopped between two games when a signal, or Ctrl-C, asks for it."""
    folder: Path = arguments.out
    with noticed() as asked, arena.processes(arguments.jobs) as workers:
        for part, players, edition in product(arguments.parts, arguments.players, arguments.editions):
            if players not in TABLES[part]:
                continue
            deals = deals_of(part, players, arguments.share)
            with arena.Folder(place(folder, part, edition, players), tournament(part, edition, players)) as kept:
                arena.run(kept.tournament, deals, workers, kept, stop=asked)
            print(f"{part} {edition} {players}: {deals} deals", flush=True)


def games_of(folder: Path, part: str, edition: str, players: int) -> list[arena.Result]:
    """What has been played of one part."""
    path = place(folder, part, edition, players)
    if not path.exists():
        return []
    with arena.Folder(path, tournament(part, edition, players)) as kept:
        return list(kept.results.values())


def all_of(parts: Mapping[str, Iterable[arena.Result]], players: int) -> list[arena.Result]:
    """The games of several parts as those of one, the contestants numbered as in EVERYBODY."""
    return together([renumbered(part, players, results) for part, results in parts.items()])


def renumbered(part: str, players: int, results: Iterable[arena.Result]) -> list[arena.Result]:
    """The games of one part, the contestants numbered as in EVERYBODY."""
    numbers = [EVERYBODY.index(name) for name in who(part, players)]
    return [replace(result, seats=tuple(numbers[seat] for seat in result.seats)) for result in results]


def ratings(games: list[arena.Result]) -> dict[str, Rating]:
    """How strong everybody is who plays in some games, by name."""
    met = sorted({seat for game in games for seat in game.seats})
    moved = [replace(game, seats=tuple(met.index(seat) for seat in game.seats)) for game in games]
    anchor = met.index(ANCHOR) if ANCHOR in met else 0
    found = rate(moved, len(met), anchor=anchor)
    return {EVERYBODY[contestant]: rating for contestant, rating in zip(met, found, strict=True)}


def report(folder: Path) -> dict[str, float]:
    """The ratings, and how often the strongest level comes first against the strongest without a net."""
    figures: dict[str, float] = {}
    for edition, players in product(EDITIONS, (2, 3, 4)):
        parts = {part: games_of(folder, part, edition, players) for part in TABLES}
        games = all_of(parts, players)
        if not games:
            continue
        column = f"{edition}_{players}"
        figures[f"{column}_games"] = len(games)
        for name, rating in ratings(games).items():
            told = {"elo": rating.elo, "low": rating.low, "high": rating.high}
            figures |= {f"{column}_{name}_{what}": round(value) for what, value in told.items()}
        for part, level in ALONE.items():
            against = parts[part]
            if not against:
                continue
            mean, error = firsts(against)
            name = f"{column}_{level}_against_{WITHOUT}"
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
            found = [figures[told] for what in ("elo", "low", "high") if (told := f"{column}_{name}_{what}") in figures]
            row += f" {rated(Rating(*found))} |" if found else " |"
        lines.append(row)
    lines.append("| games |" + "".join(f" {figures[f'{column}_games']} |" for column in columns))
    return lines


def main() -> None:
    """Plays, then prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--out", type=Path, default=Path("build/levels"), help="where the games are kept")
    parser.add_argument("--parts", nargs="+", choices=list(TABLES), default=list(TABLES))
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
    except ParureError as error:  # games of other nets are kept there; an extra is missing
        sys.exit(str(error))
    if not figures:
        sys.exit(f"there are no games in {arguments.out}")
    if arguments.json:
        print(json.dumps(figures))
        return
    print("\n".join(table(figures)))
    for name, value in figures.items():
        if "against" in name:
            print(f"{name:56}{value:>8,}")


if __name__ == "__main__":
    main()
