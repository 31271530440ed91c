"""The command `parure`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import parure
from parure.cli.arena import add_arena
from parure.cli.bench import add_bench
from parure.cli.complaint import described, said
from parure.cli.play import add_play, chosen_language
from parure.cli.replay import add_replay
from parure.cli.schema import add_schema
from parure.cli.serve import add_serve
from parure.cli.verify import add_verify
from parure.errors import ParureError


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; the exit status is 0, 1 for a record that doesn't hold, or 2 for what can't be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without a sign shows ? instead of stopping the game
    options = _parser().parse_args(argv)
    try:
        status: int = options.run(options)
    except BrokenPipeError:  # the reader of our output has gone: nothing more to say, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (ParureError, OSError) as error:
        print(f"parure: {_said(error, options)}", file=sys.stderr)
        return 2
    return status


def _said(error: ParureError | OSError, options: argparse.Namespace) -> str:
    try:
        return said(error, chosen_language(options))
    except ModuleNotFoundError:  # the catalogues need an extra: without it there is English, as far as it goes
        return str(described(error) if isinstance(error, OSError) else error)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="parure", description="Splendor and Splendor: Marvel, exact.")
    parser.add_argument("--version", action="version", version=f"parure {parure.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (add_play, add_serve, add_verify, add_replay, add_arena, add_bench, add_schema):
        add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
