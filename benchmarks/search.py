"""Simulations a second of the search: by instinct, and with the shipped net at several leaf batches.

One core, positions after 20 rounds of random games: two players, then four, and where a net is asked patiently there,
also one that is asked about every position. Then how much of its time a brisk search takes, at all decisions of a game
by instinct.
"""

from __future__ import annotations

import argparse
import json
import statistics
from random import Random

import parure
from parure.agents import create
from parure.agents.levels import NET_MANNER, at_table
from parure.agents.thinking import SearchAgent
from parure.search import Budget, Search

BATCHES = (1, 8, 32)
POSITIONS = 6


def positions(edition: parure.Edition, players: int) -> list[parure.View]:
    """Views from the middle of games, the same each time."""
    views = []
    for seed in range(POSITIONS):
        game, rng = parure.Game(edition, players, seed=seed), Random(seed)
        while len(game.record.plies) < 20 * players or not game.view(game.state.seat).legal:
            game.play(rng.choice(game.view(game.state.seat).legal))
        views.append(game.view(game.state.seat))
    return views


def speed(search: Search, views: list[parure.View], seconds: float) -> float:
    """Simulations a second, the median over positions."""
    search.think(views[0], Budget(simulations=64), 1)
    speeds = []
    for number, view in enumerate(views):
        search.forget()
        thought = search.think(view, Budget(seconds=seconds), number)
        speeds.append(thought.simulations / thought.seconds)
    return statistics.median(speeds)


def haste(player: SearchAgent, edition: parure.Edition, seconds: float) -> float:
    """Which part of its time a brisk search takes, on average, in percent."""
    game, instinct, parts = parure.Game(edition, 2, seed=3), create("instinct", 1), []
    while game.outcome is None:
        view = game.view(game.state.seat)
        if len(view.legal) > 1:
            player.search(view).forget()
            thought = player.search(view).think(view, Budget(seconds=seconds, brisk=True), 1)
            parts.append(thought.seconds / seconds)
        game.play(instinct.choose(view))
    return 100 * statistics.mean(parts)


def main() -> None:
    """Prints a table, or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each position is thought about")
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    for key in ("splendor", "marvel"):
        edition = parure.edition(key)
        views = positions(edition, 2)
        figures[f"{key}_instinct_per_s"] = round(speed(Search(edition), views, arguments.seconds))
        for batch in BATCHES:
            player = SearchAgent(Random(0), net=True, leaves=batch, **NET_MANNER)
            figures[f"{key}_net_batch_{batch}_per_s"] = round(speed(player.search(views[0]), views, arguments.seconds))
        views = positions(edition, 4)
        figures[f"{key}_4_instinct_per_s"] = round(speed(Search(edition), views, arguments.seconds))
        manners: dict[str, dict[str, int]] = {"net": {}}
        if at_table(NET_MANNER["patience"], edition, 4) > 0:
            manners["net_at_once"] = {"patience": 0}
        for name, further in manners.items():
            player = SearchAgent(Random(0), net=True, **{**NET_MANNER, **further})
            figures[f"{key}_4_{name}_per_s"] = round(speed(player.search(views[0]), views, arguments.seconds))
        for name, player in (
            ("instinct", SearchAgent(Random(0))),
            ("net", SearchAgent(Random(0), net=True, **NET_MANNER)),
        ):
            figures[f"{key}_{name}_brisk_percent"] = round(haste(player, edition, arguments.seconds), 1)
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:32}{value:>10,}")


if __name__ == "__main__":
    main()
