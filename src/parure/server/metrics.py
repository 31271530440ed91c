"""What a host can measure, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector


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
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # then the counters are kept in files, and read from all of them
            self.registry = CollectorRegistry()
            MultiProcessCollector(self.registry)  # type: ignore[no-untyped-call]

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
