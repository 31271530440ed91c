"""`parure replay`: a recorded game told from its start, and the table where it stops."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from parure.cli.complaint import Complaint
from parure.cli.files import read_record
from parure.cli.play import NEEDS_RICH, add_language, chosen_language, has_rich
from parure.cli.seats import recorded_names
from parure.rules import Over, State
from parure.view import View, redact, view


class PlyError(Complaint, ValueError):
    """A record has no such ply."""


def add_replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser("replay", help="tell a recorded game and show its table")
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file, or - for standard input")
    parser.add_argument("--ply", type=int, metavar="N", help="stop after so many plies, reveals included")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    add_language(parser)
    parser.set_defaults(run=replay)


def replay(options: argparse.Namespace) -> int:
    """Prints the moves in words, then the table: of a running game as spectators see it, of a finished one all."""
    if not has_rich():
        print(NEEDS_RICH, file=sys.stderr)
        return 2
    from parure.cli.ending import tell_ending  # noqa: PLC0415
    from parure.cli.narrate import Narrator  # noqa: PLC0415
    from parure.cli.screen import Screen  # noqa: PLC0415
    from parure.cli.table import Table  # noqa: PLC0415

    record = read_record(options.record)
    screen = Screen(color=not options.no_color, tongue=chosen_language(options))
    pieces = screen.pieces(record.start.edition)
    names = recorded_names(record.headers, len(record.start.players), screen.language)
    steps = list(record.steps())
    stop = len(steps) if options.ply is None else options.ply
    if not 0 <= stop <= len(steps):
        raise PlyError("no-such-ply", ply=str(stop), plies=str(len(steps)))
    told = steps[:stop]
    hides = record.outcome is None  # once a game is over nothing of it is secret
    events = [redact(event, None) if hides else event for step in told for event in step.events]
    screen.show(*Narrator(pieces, names, None).tell(events))
    state = told[-1].state if told else record.start
    shown = view(state, None) if hides else _open_view(state)
    screen.draw(Table(shown, names, pieces, screen.width).lines())
    if isinstance(state.phase, Over):
        screen.show("", *tell_ending(shown, state.phase.outcome, names, pieces))
    return 0


def _open_view(state: State) -> View:
    """A spectator's view with every hand laid open: each as its owner sees it."""
    seats = range(len(state.players))
    return replace(view(state, None), players=tuple(view(state, seat).players[seat] for seat in seats))
