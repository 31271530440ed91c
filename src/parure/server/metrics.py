"""What a host can measure, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.games = Counter("parure_games", "Tables set up", registry=self.registry)
        self.rows = Counter("parure_rows", "Rows of the log kept", registry=self.registry)
        self.connections = Gauge("parure_connections", "Open connections", registry=self.registry)
        self.dropped = Counter("parure_dropped", "Connections dropped", ["why"], registry=self.registry)
        self.refused = Counter("parure_refused", "Requests refused", ["code"], registry=self.registry)
        self.decisions = Histogram(
            "parure_decision_seconds",
            "From a decision's arrival to its being kept",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
            registry=self.registry,
        )

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
