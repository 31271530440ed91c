"""How fast the computers are: whole games of each against its like on one core, from the view to the played move."""

from __future__ import annotations

import time
from importlib.util import find_spec

from parure.agents import create
from parure.bench.base import Metrics
from parure.editions import EDITIONS, edition
from parure.game import Game

AGENTS = {"random": "random", "greedy": "greedy"}
"""Who plays, by what the row is called."""
if find_spec("numba") is not None:
    AGENTS |= {"instinct": "instinct", "search_100": "search:simulations=100"}

MOST_DECISIONS = 1_000
UNITS = ("games_per_s", "us_per_decision", "thinking")


def measure(seconds: float) -> Metrics:
    """Games a second, microseconds a decision, and the share of them that is thinking, for each agent and edition."""
    metrics: dict[str, float] = {}
    for name, typed in AGENTS.items():
        for key in EDITIONS:
            for players in edition(key).supplies:
                games = decisions = 0
                thinking = 0.0
                play_out(typed, key, players, 0)  # compiles, and fills what is remembered
                start = time.process_time()
                while time.process_time() - start < seconds:
                    decided, thought = play_out(typed, key, players, games)
                    games, decisions, thinking = games + 1, decisions + decided, thinking + thought
                elapsed = time.process_time() - start
                row = f"{name}_{key}_{players}"
                figures = (round(games / elapsed, 2), round(1e6 * elapsed / decisions, 1), round(thinking / elapsed, 3))
                metrics |= {f"{row}_{unit}": figure for unit, figure in zip(UNITS, figures, strict=True)}
    return metrics


def play_out(name: str, key: str, players: int, seed: int) -> tuple[int, float]:
    """One game of an agent against its like: how many decisions it took, and how long was thought about them."""
    game = Game(key, players, seed=seed, game_id="bench")
    agents = [create(name, f"{seed}/{seat}") for seat in range(players)]
    decisions, thinking = 0, 0.0
    while game.outcome is None and decisions < MOST_DECISIONS:
        view = game.view(game.state.seat)
        start = time.process_time()
        action = agents[view.seat].choose(view)
        thinking += time.process_time() - start
        game.play(action)
        decisions += 1
    return decisions, thinking


def table(metrics: Metrics) -> str:
    """The figures, a row for each agent, edition and number of players."""
    lines = [
        "agents: each against its like on one core, view and move included",
        f"{'agent':<12}{'edition':<10}{'players':>8}{'games/s':>10}{'µs/decision':>13}{'thinking':>10}",
    ]
    for name in AGENTS:
        for key in EDITIONS:
            for players in edition(key).supplies:
                row = f"{name}_{key}_{players}"
                games, spent, thinking = (metrics[f"{row}_{unit}"] for unit in UNITS)
                lines.append(f"{name:<12}{key:<10}{players:>8}{games:>10,.1f}{spent:>13,.0f}{thinking:>10.0%}")
    return "\n".join(lines)
