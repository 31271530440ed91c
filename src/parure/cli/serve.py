"""`parure serve`: tables for everyone who can reach this machine."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

PORTS = range(8000, 8020)
"""Where the page is, unless `--port` says otherwise: on the first of these that is free."""
ENVIRONMENT = "PARURE_DATABASE"
"""The environment variable that names the database, unless `--database` does."""


def add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command to those of `parure`."""
    parser = commands.add_parser("serve", help="serve tables to browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, help=f"default: {PORTS[0]}, or the next that is free")
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in your browser"
    )
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
        from parure.server.settings import Settings, default_database  # noqa: PLC0415 - the same
    except ModuleNotFoundError as error:
        print(f"parure serve needs {error.name}: pip install 'parure[server]'", file=sys.stderr)
        return 2
    if options.think <= 0 or options.rate < 0 or not 0 <= (options.port or 0) <= 65_535:
        print("parure: --think is more than 0 seconds, --rate 0 or more, --port 0 to 65535", file=sys.stderr)
        return 2
    settings = Settings(
        database=options.database or os.environ.get(ENVIRONMENT) or default_database(),
        origins=tuple(options.origin),
        brains=max(1, options.brains),
        think_limit=options.think,
    ).limited_to(options.rate)
    port = options.port or _free_port(options.host)
    shown = "127.0.0.1" if options.host in ("0.0.0.0", "::", "") else options.host  # noqa: S104 - only compared
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    print(f"Parure is at {address} (Ctrl-C stops it; games are kept)", flush=True)
    if options.open:
        threading.Thread(target=_open_page, args=(address,), daemon=True).start()
    try:
        run(Options(options.host, port, options.workers, options.log_level), settings)
    except ValueError as error:
        print(f"parure: {error}", file=sys.stderr)
        return 2
    return 0


def _free_port(host: str) -> int:
    """The first port that nobody listens on; if there is none, the first, whose trouble the server then tells."""
    for port in PORTS:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((host, port))
                return port
    return PORTS[0]


def _open_page(address: str) -> None:
    """Opens the page once the server answers, if this machine has a browser to open it in."""
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1):  # noqa: S310 - ours
            webbrowser.open(address)
            return
        time.sleep(0.1)
