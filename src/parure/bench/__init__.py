"""How fast the package is where it is installed: what `parure bench` and the scripts in benchmarks/ measure.

A benchmark is a module with `measure(seconds) -> metrics`, numbers by name, and `table(metrics) -> str` for people.
"""

from importlib.util import find_spec

from parure.bench import agents, judge
from parure.bench.base import Benchmark

BENCHMARKS: dict[str, Benchmark] = {"judge": judge, "agents": agents}
if find_spec("numba") is not None:
    from parure.bench import kernel

    BENCHMARKS["kernel"] = kernel
"""Those that there are, in the order in which they run."""

__all__ = ["BENCHMARKS", "Benchmark"]
