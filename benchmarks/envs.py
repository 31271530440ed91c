"""How fast the environments are: steps a second with random legal actions, ours beside PettingZoo's own games.

A step is one decision: choosing a legal action at random, playing it, and having the next mask and the next observation
in hand; games that end are followed by new ones. In the vector env all of that is compiled, choosing included
(`sample_actions`), and what a step returns is copied, as Gymnasium's own vector envs do.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from typing import Any

import gymnasium
from pettingzoo.classic.connect_four import connect_four
from pettingzoo.classic.tictactoe import tictactoe

import parure
from parure.envs import marvel_v0, splendor_v0
from parure.envs.vector import ParureVectorEnv

BAR = 1_000_000
"""Steps a second that the vector env has to make."""
PARTS = 10
"""The time is divided into so many parts; the best counts, since others disturb and nobody helps."""
BOTH = ("steps_per_s", "steps_per_cpu_s")


def best(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """The most steps a second that any part of the time saw, by the clock on the wall and by processor time."""
    work()
    walls, cpus, end = list[float](), list[float](), time.perf_counter() + seconds
    while time.perf_counter() < end or len(walls) < 3:
        done, wall, cpu = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - wall < seconds / PARTS:
            done += work()
        walls.append(done / (time.perf_counter() - wall))
        cpus.append(done / (time.process_time() - cpu))
    return dict(zip(BOTH, (round(max(walls)), round(max(cpus))), strict=True))


def pettingzoo_game(env: Any) -> Callable[[], int]:
    """A whole game at random, in the loop that PettingZoo's docs show."""

    def work() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        return steps

    return work


def gymnasium_game(env: gymnasium.Env[Any, Any]) -> Callable[[], int]:
    """A whole game at random; a step is the learner's, with the opponent's answer."""

    def work() -> int:
        _, info = env.reset()
        steps, ended = 0, False
        while not ended:
            _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            steps, ended = steps + 1, terminated or truncated
        return steps

    return work


def vector_games(env: ParureVectorEnv) -> Callable[[], int]:
    """A step of every game."""
    env.reset(seed=1)

    def work() -> int:
        env.step(env.sample_actions())
        return env.num_envs

    return work


def rows() -> dict[str, Callable[[], int]]:
    """What is measured, by name."""
    found = {
        "PettingZoo's tictactoe_v3": pettingzoo_game(tictactoe.env()),
        "PettingZoo's connect_four_v3": pettingzoo_game(connect_four.env()),
    }
    for module, key in ((splendor_v0, "splendor"), (marvel_v0, "marvel")):
        for players in parure.edition(key).supplies:
            found[f"PettingZoo, {key} for {players}"] = pettingzoo_game(module.env(players=players))
    found["Gymnasium, splendor against random"] = gymnasium_game(gymnasium.make("parure/Splendor-v0"))
    for count in (1, 16, 256, 4096):
        found[f"vector, splendor, {count} at once"] = vector_games(ParureVectorEnv(count))
    for key in parure.EDITIONS:
        for players in parure.edition(key).supplies:
            name = f"vector, {key} for {players}, 1024 at once"
            found[name] = vector_games(ParureVectorEnv(1024, edition=key, players=players))
    for opponent in ("random", "artisan"):
        env = ParureVectorEnv(1024, opponents=opponent)
        found[f"vector, splendor against {opponent}, 1024 at once"] = vector_games(env)
    threads = os.cpu_count() or 1
    found[f"vector, splendor, 4096 at once, {threads} threads"] = vector_games(ParureVectorEnv(4096, threads=threads))
    return found


def main() -> None:
    """Prints the table, or the JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each row")
    arguments = parser.parse_args()
    measured = {name: best(work, arguments.seconds) for name, work in rows().items()}
    if arguments.json:
        print(json.dumps({f"{name}: {unit}": rates[unit] for name, rates in measured.items() for unit in BOTH}))
        return
    print("environments: random legal actions, masks and observations included, on one core unless threads are named")
    print(f"{'':<46}{'steps/s':>12}{'/cpu s':>12}")
    for name, rates in measured.items():
        print(f"{name:<46}" + "".join(f"{rates[unit]:>12,.0f}" for unit in BOTH))
    fastest = max(rates["steps_per_s"] for name, rates in measured.items() if name.startswith("vector"))
    print(f"the vector env's best is {fastest / BAR:.1f} times the bar of {BAR:,} steps a second")


if __name__ == "__main__":
    main()
