"""Running a server: one process, or several on one PostgreSQL database."""

from __future__ import annotations

import gc
import os
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from parure.server import logs
from parure.server.app import create_app
from parure.server.settings import ENVIRONMENT, Settings, default_database

LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Options:
    """How `parure serve` was asked to run."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    workers: int = 1
    log_level: str = "warning"
    origins: tuple[str, ...] = ()
    rate: float = 50.0
    """Requests a second from one address; 0: no limit, nor one to what is said on a connection."""


def run(options: Options) -> None:
    """Serves until stopped; ValueError if it can't be set up like that."""
    database = options.database or os.environ.get(ENVIRONMENT) or default_database()
    settings = Settings(database=database, origins=options.origins)
    if settings.is_sqlite and options.workers > 1:
        raise ValueError("SQLite serves one worker; several need PostgreSQL: --database postgresql://…")
    _ = settings.url  # complains of an address that is no database's
    # Worker processes are started anew: they read their settings from the environment.
    os.environ[ENVIRONMENT] = database
    os.environ["PARURE_ORIGINS"] = " ".join(options.origins)
    os.environ["PARURE_LOG_LEVEL"] = options.log_level
    os.environ["PARURE_RATE"] = str(options.rate)
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
        server_header=False,
    )


def from_environment() -> FastAPI:
    """The application as the environment describes it."""
    # Positions are many small values without cycles. Looking through all of them for garbage, as Python likes to do
    # every few thousand, stops everybody's game for tenths of a second.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    logs.set_up(os.environ.get("PARURE_LOG_LEVEL", "warning"))
    origins = tuple(os.environ.get("PARURE_ORIGINS", "").split())
    rate = float(os.environ.get("PARURE_RATE", "50"))
    database = os.environ.get(ENVIRONMENT) or default_database()
    if rate:
        return create_app(Settings(database=database, origins=origins, requests_per_second=rate))
    return create_app(Settings(database=database, origins=origins, requests_per_second=1e9, messages_per_second=1e9))
