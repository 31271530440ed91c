"""How strong the shipped nets are: against the search without a net, without any search, and by how long they think.

It takes hours on a few cores; stopped at any moment it goes on where it was, and `--report` rates what there is. What
docs/learning.md tells of is in `played/strength`, without the records of the games: `--out benchmarks/played/strength`
goes on with it, `tests/arena/test_played.py` compares. With other nets it is to be played anew, or told of no more.

| part | who plays |
| --- | --- |
| policy | the net alone, without a search, and the greedy player, two at the table |
| thinking | the net with more and more simulations, each against the next, two at the table |
| match | the net and the search by instinct, a second a move at most; with three and four one net among such searches |
| leaps | as in thinking, but the fewest simulations against each of the others; the two are rated together |
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count, product
from math import sqrt
from pathlib import Path

import parure
from parure import agents, arena, search
from parure.agents.thinking import SearchAgent
from parure.arena.ratings import Rating, rate
from parure.cli.signals import noticed

EDITIONS = ("splendor", "marvel")
SIMULATIONS = (50, 200, 800, 3200, 12800)
PARTS = ("policy", "thinking", "match", "leaps")
DEALS = {"policy": 100, "thinking": 50, "match": 100, "leaps": 50}
SCHEDULES = {"policy": "ladder", "thinking": "ladder", "leaps": "gauntlet"}
THOUGHT = ("thinking", "leaps")
"""Parts that tell what more thought gives."""
STOPPED = "stopped: the same command goes on"
PACED = 8
"""At every eighth decision of a game it is looked how fast everybody thinks."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long the net and the search think in the match, at most: a second, unless somebody wants it otherwise."""

    net: str = "seconds=1"
    search: str = "seconds=1"


def tournament(part: str, edition: str, players: int, budget: Budget) -> arena.Tournament:
    """The games of one part."""
    if part == "policy":
        names = ["net=net:simulations=1", "greedy"]
    elif part in THOUGHT:
        names = [f"{count}=net:simulations={count}" for count in SIMULATIONS]
    else:
        names = [f"net=net:{budget.net}", *(f"search{seat}=search:{budget.search}" for seat in range(1, players))]
    schedule = SCHEDULES.get(part, "ladder" if players == 2 else "mixed")
    return arena.tournament(*names, edition=edition, players=players, schedule=schedule, seed=100 + PARTS.index(part))


def tables(part: str, counts: list[int]) -> list[int]:
    """How many play: only the match is for more than two."""
    return counts if part == "match" else [count for count in counts if count == 2]


def place(folder: Path, part: str, edition: str, players: int, budget: Budget) -> Path:
    """Where the games of one part are kept."""
    thought = "" if part != "match" or budget == Budget() else f"-{budget.net}-{budget.search}"
    return folder / f"{part}-{edition}-{players}{thought}"


def play(arguments: argparse.Namespace, budget: Budget) -> None:
    """Plays what is missing; arena.Stopped between two games when a signal, or Ctrl-C, asks for it."""
    folder, share = arguments.out, arguments.share
    with noticed() as asked, arena.processes(arguments.jobs) as workers:
        for part, edition in product(arguments.parts, arguments.editions):
            for players in tables(part, arguments.players):
                games = tournament(part, edition, players, budget)
                deals = max(1, round(DEALS[part] * share * 2 / players))
                with arena.Folder(place(folder, part, edition, players, budget), games) as kept:
                    if part == "match" and not (kept.path / "pace.json").exists():
                        kept.write("pace.json", json.dumps(pace(games)).encode())
                    arena.run(games, deals, workers, kept, stop=asked)
                print(f"{part} {edition} {players}: {deals} deals", flush=True)


def pace(games: arena.Tournament) -> dict[str, int]:
    """Simulations a second of the net and of a search, nothing else going on: the median over a game by instinct."""
    thinkers = {kind: one.make("1") for kind, one in zip(("net", "search"), games.contestants, strict=False)}
    found: dict[str, list[float]] = {kind: [] for kind in thinkers}
    game, player = parure.Game(games.edition, games.players, seed=games.seed), agents.create("instinct", 1)
    for decision in count():
        if game.outcome is not None:
            break
        view = game.view(game.state.seat)
        for kind, thinker in thinkers.items():
            if decision % PACED or len(view.legal) == 1:
                continue
            assert isinstance(thinker, SearchAgent)
            thinker.search(view).think(view, search.Budget(simulations=1), 1)  # makes room for the tree
            thinker.search(view).forget()
            thought = thinker.search(view).think(view, search.Budget(seconds=1.0), 1)
            found[kind].append(thought.simulations / thought.seconds)
        game.play(player.choose(view))
    return {kind: round(statistics.median(speeds)) for kind, speeds in found.items()}


def firsts(results: list[arena.Result]) -> tuple[float, float]:
    """Which part of the games the first contestant won, and how uncertain that is: 95 %, deal by deal.

    For the uncertainty a deal that went evenly is added, so that a clean sweep has an interval, too.
    """
    by_deal: dict[int, list[float]] = {}
    for result in results:
        won = sum(result.seats[seat] == 0 for seat in result.ranking[0]) / len(result.ranking[0])
        by_deal.setdefault(result.deal, []).append(won)
    means, even = [statistics.mean(games) for games in by_deal.values()], 1 / len(results[0].seats)
    part = sum(sum(games) for games in by_deal.values()) / len(results)
    return part, 1.96 * statistics.stdev([*means, even]) / sqrt(len(means))


def told(results: list[arena.Result]) -> str:
    """The same in words, for docs."""
    part, error = firsts(results)
    return f"{100 * part:.1f} ± {100 * error:.1f} % of {len(results)}"


def rated(rating: Rating) -> str:
    """A rating in words, for docs; the anchor's is 0."""
    elo, low, high = (round(number) for number in (rating.elo, rating.low, rating.high))
    return "0" if low == high else f"{elo:+} ({low:+} … {high:+})"


def games_of(folder: Path, part: str, edition: str, players: int, budget: Budget) -> list[arena.Result]:
    """What has been played of one part."""
    path = place(folder, part, edition, players, budget)
    if not path.exists():
        return []
    with arena.Folder(path, tournament(part, edition, players, budget)) as kept:
        return list(kept.results.values())


def together(parts: Sequence[Sequence[arena.Result]]) -> list[arena.Result]:
    """The games of several parts as those of one: their deals are different ones."""
    return [replace(game, deal=len(parts) * game.deal + number) for number, games in enumerate(parts) for game in games]


def report(folder: Path, budget: Budget) -> dict[str, float]:
    """All figures that there are games for."""
    figures: dict[str, float] = {}
    for part, edition, players in product(("policy", "match"), EDITIONS, (2, 3, 4)):
        results = games_of(folder, part, edition, players, budget)
        if not results:
            continue
        name = f"{edition}_{part}" + (f"_{players}" if part == "match" else "")
        mean, error = firsts(results)
        figures |= {f"{name}_percent": round(100 * mean, 1), f"{name}_percent_error": round(100 * error, 1)}
        figures[f"{name}_games"] = len(results)
        pace_kept = place(folder, part, edition, players, budget) / "pace.json"
        if pace_kept.exists():
            speeds = json.loads(pace_kept.read_text())
            figures |= {f"{name}_{who}_simulations_per_s": speed for who, speed in speeds.items()}
    for edition in EDITIONS:
        results = together([games_of(folder, part, edition, 2, budget) for part in THOUGHT])
        if not results:
            continue
        name = f"{edition}_thinking"
        for simulations, rating in zip(SIMULATIONS, rate(results, len(SIMULATIONS), anchor=0), strict=True):
            told = {"elo": rating.elo, "low": rating.low, "high": rating.high}
            figures |= {f"{name}_{simulations}_{what}": round(value) for what, value in told.items()}
        figures[f"{name}_games"] = len(results)
    return figures


def draw(figures: dict[str, float], out: Path) -> None:
    """Elo by simulations, as a picture."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - only who wants the picture

    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    for edition in EDITIONS:
        name = f"{edition}_thinking"
        if f"{name}_games" not in figures:
            continue
        elo, low, high = (
            [figures[f"{name}_{count}_{what}"] for count in SIMULATIONS] for what in ("elo", "low", "high")
        )
        (line,) = axes.plot(SIMULATIONS, elo, marker="o", label=edition.capitalize())
        axes.fill_between(SIMULATIONS, low, high, color=line.get_color(), alpha=0.15)
    axes.set(xscale="log", xlabel="simulations a move", ylabel="Elo above 50 simulations", xticks=SIMULATIONS)
    axes.set_xticklabels([f"{count:,}" for count in SIMULATIONS])
    axes.minorticks_off()
    axes.legend(frameon=False)
    figure.savefig(out, dpi=110)


def main() -> None:
    """Plays, then prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--out", type=Path, default=Path("build/strength"), help="where the games are kept")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--editions", nargs="+", choices=EDITIONS, default=list(EDITIONS))
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--share", type=float, default=1.0, help="of a whole measurement: 0.1 is a tenth of the games")
    parser.add_argument("--jobs", type=int, default=2)
    budgets = parser.add_mutually_exclusive_group()
    budgets.add_argument("--seconds", type=float, help="in the match, instead of one: for a quicker look")
    budgets.add_argument(
        "--simulations",
        nargs=2,
        type=int,
        metavar=("NET", "SEARCH"),
        help="in the match, instead of a second: where other work needs the cores",
    )
    parser.add_argument("--report", action="store_true", help="play nothing, rate what there is")
    parser.add_argument("--picture", type=Path, help="draw Elo by simulations")
    arguments = parser.parse_args()
    each = [f"simulations={count}" for count in arguments.simulations or ()]
    if arguments.seconds is not None:
        each = [f"seconds={arguments.seconds:g}"] * 2
    budget = Budget(*each)
    try:
        if not arguments.report:
            play(arguments, budget)
        figures = report(arguments.out, budget)
    except arena.Stopped:
        sys.exit(STOPPED)
    except parure.ParureError as error:  # games of other nets are kept there; no such budget; an extra is missing
        sys.exit(str(error))
    if not figures:
        sys.exit(f"there are no games in {arguments.out}")
    if arguments.picture:
        draw(figures, arguments.picture)
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:40}{value:>10,}")


if __name__ == "__main__":
    main()
