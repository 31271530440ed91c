"""How strong the levels are: games between neighbours, rated together, in both editions with two to four players.

It takes hours on a few cores; stopped at any moment it goes on where it was, and `--report` rates what there is.

| part | who plays |
| --- | --- |
| ladder | each level and the next but the strongest, with the random and the greedy player among them |
| top | the two strongest levels |
| greedy | the strongest level and the greedy player, two at the table |
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from itertools import product
from pathlib import Path

from parure import arena
from parure.agents import levels
from parure.arena.ratings import rate

EDITIONS = ("splendor", "marvel")
STRONGEST = levels()[-1]
LADDER = ("random", *levels()[:4], "greedy", *levels()[4:-1])
EVERYBODY = (*LADDER, STRONGEST)
PARTS = {"ladder": LADDER, "top": EVERYBODY[-2:], "greedy": ("greedy", STRONGEST)}
DEALS = {"ladder": 30, "top": 30, "greedy": 40}
ANCHOR = EVERYBODY.index(levels()[0])


def tournament(part: str, edition: str, players: int, simulations: int | None) -> arena.Tournament:
    """The games of one part."""
    seed = list(PARTS).index(part)  # other deals than the other parts'
    names = [
        f"{name}=net:simulations={simulations}" if simulations and name == STRONGEST else name for name in PARTS[part]
    ]
    return arena.tournament(*names, edition=edition, players=players, schedule="ladder", seed=seed)


def place(folder: Path, part: str, edition: str, players: int) -> Path:
    """Where they are kept."""
    return folder / f"{part}-{edition}-{players}"


def play(
    folder: Path, parts: list[str], counts: list[int], share: float, *, jobs: int, simulations: int | None
) -> None:
    """Plays what is missing; `share`: of the deals that a whole measurement has."""
    with arena.processes(jobs) as workers:
        for part, players, edition in product(parts, counts, EDITIONS):
            if part == "greedy" and players > 2:
                continue
            games = tournament(part, edition, players, simulations)
            deals = max(1, round(DEALS[part] * share / (1 if part == "ladder" else (players - 1) ** 2)))
            with arena.Folder(place(folder, part, edition, players), games) as kept:
                arena.run(games, deals, workers, kept)
            print(f"{part} {edition} {players}: {deals} deals", flush=True)


def results(folder: Path, edition: str, players: int, simulations: int | None) -> list[arena.Result]:
    """All games of an edition and a number of players, the contestants numbered as in EVERYBODY."""
    found = []
    for number, part in enumerate(PARTS):
        path = place(folder, part, edition, players)
        if not path.exists():
            continue
        with arena.Folder(path, tournament(part, edition, players, simulations)) as kept:
            for result in kept.results.values():
                seats = tuple(EVERYBODY.index(PARTS[part][seat]) for seat in result.seats)
                found.append(replace(result, seats=seats, deal=len(PARTS) * result.deal + number))
    return found


def report(folder: Path, simulations: int | None) -> dict[str, dict[str, float]]:
    """The ratings, and how often the strongest level comes first against the greedy player."""
    figures: dict[str, dict[str, float]] = {}
    for edition, players in product(EDITIONS, (2, 3, 4)):
        games = results(folder, edition, players, simulations)
        if not games:
            continue
        met = sorted({seat for game in games for seat in game.seats})
        numbers = {contestant: number for number, contestant in enumerate(met)}
        moved = [replace(game, seats=tuple(numbers[seat] for seat in game.seats)) for game in games]
        anchor = numbers.get(ANCHOR, 0)
        row: dict[str, float] = {"games": len(games)}
        for contestant, rating in zip(met, rate(moved, len(met), anchor=anchor), strict=True):
            name = EVERYBODY[contestant]
            row |= {name: round(rating.elo), f"{name}_low": round(rating.low), f"{name}_high": round(rating.high)}
        best, greedy = EVERYBODY.index(STRONGEST), EVERYBODY.index("greedy")
        won = [
            sum(best == game.seats[seat] for seat in game.ranking[0]) / len(game.ranking[0])
            for game in games
            if set(game.seats) == {best, greedy}
        ]
        if won:
            row |= {"strongest_beats_greedy_percent": round(100 * sum(won) / len(won), 1), "of_games": len(won)}
        figures[f"{edition}_{players}"] = row
    return figures


def main() -> None:
    """Plays, then prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--out", type=Path, default=Path("build/levels"), help="where the games are kept")
    parser.add_argument("--parts", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--share", type=float, default=1.0, help="of a whole measurement: 0.1 is a tenth of the games")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--simulations", type=int, help="of the strongest level, instead of a second: where other work needs the cores"
    )
    parser.add_argument("--report", action="store_true", help="play nothing, rate what there is")
    arguments = parser.parse_args()
    if not arguments.report:
        play(
            arguments.out,
            arguments.parts,
            arguments.players,
            arguments.share,
            jobs=arguments.jobs,
            simulations=arguments.simulations,
        )
    figures = report(arguments.out, arguments.simulations)
    if arguments.json:
        print(json.dumps(figures))
        return
    print("| level |" + "".join(f" {key.replace('_', ' ')} |" for key in figures))
    print("| --- |" + " --- |" * len(figures))
    for name in EVERYBODY:
        cells = [
            f" {row[name]:+.0f} ({row[f'{name}_low']:+.0f} … {row[f'{name}_high']:+.0f}) |" if name in row else " |"
            for row in figures.values()
        ]
        print(f"| {name} |" + "".join(cells))
    for key, row in figures.items():
        if "of_games" in row:
            print(f"{key}: {STRONGEST} beats greedy in {row['strongest_beats_greedy_percent']} % of {row['of_games']}")


if __name__ == "__main__":
    main()
