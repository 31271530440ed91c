"""`parure bench`: how fast the package is on this machine."""

from __future__ import annotations

import argparse
import json

from parure.bench import BENCHMARKS


def add_bench(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser("bench", help="measure how fast this machine is")
    parser.add_argument(
        "names", nargs="*", metavar="WHAT", help=f"{' or '.join(BENCHMARKS)} (default: all)", default=[]
    )
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="how long to measure each row (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each")
    parser.set_defaults(run=bench, parser=parser)


def bench(options: argparse.Namespace) -> int:
    """Measures, and prints a table or a JSON object."""
    for name in options.names:
        if name not in BENCHMARKS:
            options.parser.error(f"there is nothing called {name!r} to measure: choose {' or '.join(BENCHMARKS)}")
    for name in options.names or BENCHMARKS:
        benchmark = BENCHMARKS[name]
        metrics = benchmark.measure(options.seconds)
        print(json.dumps(dict(metrics)) if options.json else benchmark.table(metrics), flush=True)
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"measuring takes a number of seconds above 0, such as 0.5, not {text!r}")
    return seconds
