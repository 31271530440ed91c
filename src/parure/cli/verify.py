"""`parure verify`: whether a game was dealt as promised, and played by the rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parure.cli.files import read_record
from parure.dealer import verify


def add_verify(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser(
        "verify",
        help="check a game's deal and moves against its commitment",
        description="Check a record: exit 0 if everything holds, 1 if something doesn't, 2 if it can't be read.",
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file, or - for standard input")
    parser.set_defaults(run=check)


def check(options: argparse.Namespace) -> int:
    """Prints each step of the verification."""
    good, bad = ("✓", "✗") if (sys.stdout.encoding or "").lower().startswith("utf") else ("ok", "NO")
    checks = verify(read_record(options.record))
    for step in checks:
        print(f"{good if step.passed else bad} {step.name:<11} {step.detail}")
    return 0 if all(step.passed for step in checks) else 1
