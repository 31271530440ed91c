"""`parure schema`: the JSON schema of actions, events and views."""

from __future__ import annotations

import argparse
import json

from parure.notation import json_schema


def add_schema(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser("schema", help="print the JSON schema of actions, events and views")
    parser.set_defaults(run=show)


def show(_: argparse.Namespace) -> int:
    """Prints the schema."""
    print(json.dumps(json_schema(), indent=2))
    return 0
