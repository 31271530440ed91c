"""Running a server: one process, or several on one PostgreSQL database."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import sys
import tempfile
from dataclasses import asdict, dataclass

import uvicorn
from fastapi import FastAPI

from parure.server import logs, metrics
from parure.server.app import create_app
from parure.server.settings import Settings

SETTINGS, LOG_LEVEL = "PARURE_SETTINGS", "PARURE_LOG_LEVEL"
"""The environment variables by which worker processes, which are started anew, are told what they need."""

MOST_FILES = 65_536
"""How many files, connections above all, the process asks the system for."""


@dataclass(frozen=True, slots=True)
class Options:
    """How the web server is to run; what the application needs to know is in its settings."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    log_level: str = "warning"


def run(options: Options, settings: Settings) -> None:
    """Serves until stopped; ValueError if it can't be set up like that."""
    if settings.is_sqlite and options.workers > 1:
        raise ValueError("SQLite serves one worker; several need PostgreSQL: --database postgresql://…")
    _ = settings.url  # complains of an address that is no database's
    _raise_file_limit()
    os.environ[SETTINGS] = json.dumps(asdict(settings))
    os.environ[LOG_LEVEL] = options.log_level
    with contextlib.ExitStack() as folders:
        if options.workers > 1:
            os.environ[metrics.FOLDER] = folders.enter_context(tempfile.TemporaryDirectory(prefix="parure-metrics-"))
        _serve(options, settings)


def _serve(options: Options, settings: Settings) -> None:
    uvicorn.run(
        "parure.server.run:from_environment",
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.workers,
        log_config=None,
        access_log=False,
        ws="parure.server.cutting:CuttableProtocol",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # messages are small, and compressing them took a tenth of the time
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=65,  # longer than clients and proxies keep theirs: they close first, and nothing is lost
        server_header=False,
    )


def from_environment() -> FastAPI:
    """The application as the environment describes it."""
    # Positions are many small values without cycles. Looking through all of them for garbage, as Python likes to do
    # now and then, stops everybody's game for tenths of a second. The newest few are looked through in two
    # milliseconds, and are all that is left when a cycle has to be found.
    gc.freeze()
    gc.set_threshold(2_000, 100, 1_000)
    logs.set_up(os.environ.get(LOG_LEVEL, "warning"))
    chosen = json.loads(os.environ.get(SETTINGS, "{}"))
    return create_app(Settings(**{**chosen, "origins": tuple(chosen.get("origins", ()))}))


def _raise_file_limit() -> None:
    """Asks for as many open files as thousands of connections need; the system's default is often 1,024."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
