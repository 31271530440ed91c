"""`parure replay`: a recorded game told from its start, and the table where it stops."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parure.cli.files import read_record
from parure.cli.play import NEEDS_RICH, has_rich
from parure.view import redact, view


def add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser("replay", help="tell a recorded game and show its table")
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument("--ply", type=int, metavar="N", help="stop after so many plies, reveals included")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    parser.set_defaults(run=replay)


def replay(options: argparse.Namespace) -> int:
    """Prints the moves in words, as a spectator saw them, then the table."""
    if not has_rich():
        print(NEEDS_RICH, file=sys.stderr)
        return 2
    from parure.cli.narrate import Narrator  # noqa: PLC0415
    from parure.cli.screen import Screen  # noqa: PLC0415
    from parure.cli.table import Table  # noqa: PLC0415

    record = read_record(options.record)
    screen = Screen(color=not options.no_color)
    pieces = screen.pieces(record.start.edition)
    names = [f"Player {number}" for number in range(1, len(record.start.players) + 1)]
    steps = list(record.steps())
    stop = len(steps) if options.ply is None else max(0, options.ply)
    events = [redact(event, None) for step in steps[:stop] for event in step.events]
    screen.show(*Narrator(pieces, names, None).tell(events))
    state = steps[:stop][-1].state if steps[:stop] else record.start
    screen.draw(Table(view(state, None), names, pieces, screen.width).lines())
    return 0
