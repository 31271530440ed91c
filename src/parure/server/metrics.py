"""What a host can measure, for Prometheus."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder where the counters of several processes are kept."""


class Metrics:
    """The counters of a server: of all its processes together, where there are several."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self.games = Counter("parure_games", "Tables set up", registry=own)
        self.rows = Counter("parure_rows", "Rows of the log kept", registry=own)
        self.connections = Gauge("parure_connections", "Open connections", registry=own, multiprocess_mode="livesum")
        self.dropped = Counter("parure_dropped", "Connections dropped", ["why"], registry=own)
        self.refused = Counter("parure_refused", "Requests refused", ["code"], registry=own)
        self.decisions = Histogram(
            "parure_decision_seconds",
            "From a decision's arrival to its being kept",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
            registry=own,
        )
        self.registry = own
        if FOLDER in os.environ:  # then the counters are kept in files, and read from all of them
            self.registry = CollectorRegistry()
            MultiProcessCollector(self.registry)  # type: ignore[no-untyped-call]

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        if FOLDER in os.environ:
            _forget_the_dead(Path(os.environ[FOLDER]))
        return generate_latest(self.registry)


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has no connections any more; what it counted stays counted."""
    if sys.platform == "win32":  # there, signal 0 would end the process
        return
    for kept in folder.glob("gauge_live*.db"):
        pid = int(kept.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with contextlib.suppress(FileNotFoundError):  # another worker was faster
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except PermissionError:
            pass  # somebody else's process has got its number
