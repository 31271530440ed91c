"""What a benchmark is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

Metrics = Mapping[str, float]


class Benchmark(Protocol):
    """Something that can be measured; a module does as well as an object."""

    def measure(self, seconds: float) -> Metrics:
        """Numbers by name; each row is measured for so long."""
        ...

    def table(self, metrics: Metrics) -> str:
        """The same for people."""
        ...
