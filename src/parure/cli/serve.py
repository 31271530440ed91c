"""`parure serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import argparse
import os
import sys

ENVIRONMENT = "PARURE_DATABASE"
"""The environment variable that names the database, unless `--database` does."""


def add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command to those of `parure`."""
    parser = commands.add_parser("serve", help="serve tables to browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///PATH or postgresql://USER@HOST/NAME (default: ${ENVIRONMENT}, or SQLite in your data folder)",
    )
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    parser.add_argument("--brains", type=int, default=1, help="processes in which the computers of a worker think")
    parser.add_argument("--think", type=float, default=10.0, metavar="SECONDS", help="a computer thinks at most")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="warning")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    parser.add_argument("--rate", type=float, default=50.0, help="requests a second from one address; 0: no limit")
    parser.set_defaults(run=serve)


def serve(options: argparse.Namespace) -> int:
    """Serves until stopped."""
    try:
        from parure.server.run import Options, run  # noqa: PLC0415 - an extra: only whoever serves needs it
        from parure.server.settings import Settings, default_database  # noqa: PLC0415
    except ModuleNotFoundError as error:
        print(f"parure serve needs {error.name}: pip install 'parure[server]'", file=sys.stderr)
        return 2
    settings = Settings(
        database=options.database or os.environ.get(ENVIRONMENT) or default_database(),
        origins=tuple(options.origin),
        brains=max(1, options.brains),
        think_limit=options.think,
    ).limited_to(options.rate)
    print(f"Serving tables on http://{options.host}:{options.port} until Ctrl-C (docs/protocol.md)")
    try:
        run(Options(options.host, options.port, options.workers, options.log_level), settings)
    except ValueError as error:
        print(f"parure: {error}", file=sys.stderr)
        return 2
    return 0
