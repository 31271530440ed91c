"""How long a server process that has just been started takes to its first moves, the compiled code being on disk.

For each of the levels that think ahead: from starting the process to the computer's first move at a table that is made
as soon as the server answers, the thinking itself included; and the same for its second move.
"""

from __future__ import annotations

import argparse
import json
import time

from parure.agents import levels
from parure.agents.readiness import make_ready
from parure.client import Client, computer
from tests.server.harness import server, sqlite

LEVELS = levels()[-3:]
EDITIONS = ("splendor", "marvel")


def first_moves(edition: str, level: str) -> dict[str, float]:
    """Seconds: from the start until the server answers, from then to the first move, and on to the second."""
    with sqlite() as database:
        begun = time.perf_counter()
        with server(database) as running, Client(running.url) as client:
            answered = time.perf_counter()
            made = client.create_table(edition, [computer(level), computer(level)], pace=0)
            moves: list[float] = []
            with client.join(made.table) as spectator:
                for update in spectator:
                    moves += [time.perf_counter()] * bool(update.events)
                    if len(moves) == 2:
                        break
    return {
        "answers_s": round(answered - begun, 2),
        "first_move_s": round(moves[0] - answered, 2),
        "second_move_s": round(moves[1] - moves[0], 2),
    }


def main() -> None:
    """Measures, and prints a table or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    make_ready()
    figures: dict[str, float] = {}
    for edition in EDITIONS:
        for level in LEVELS:
            told = first_moves(edition, level)
            figures |= {f"{edition}_{level}_{name}": value for name, value in told.items()}
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:40}{value:>8.2f}")


if __name__ == "__main__":
    main()
