"""Whether the players who think with compiled code can begin at once: compiling takes half a minute, the first time."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

_PARTS = ("kernel", "search")
"""The packages that are compiled."""


def make_ready() -> None:
    """Compiles it, unless that has been done on this machine since anything changed."""
    if find_spec("numba") is None or _stamp().exists():
        return
    from parure.search.prepare import prepare  # noqa: PLC0415 - NumPy and Numba are an extra

    prepare()
    with contextlib.suppress(OSError):  # where nothing can be kept, it is compiled at each start
        _stamp().parent.mkdir(parents=True, exist_ok=True)
        _stamp().touch()


def _stamp() -> Path:
    """A file that stands for this very code, compiled by these very versions for this very processor."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{sys.version} {metadata.version('numba')} {metadata.version('numpy')}".encode())
    digest.update(_processor())
    for part in _PARTS:
        for source in sorted((package / part).glob("*.py")):
            digest.update(source.read_bytes())
    kept = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(kept) if kept else package / _PARTS[-1] / "__pycache__"
    return folder / f"compiled-{digest.hexdigest()[:16]}"


def _processor() -> bytes:
    """What the machine code depends on: the processor's model and what it can do."""
    with contextlib.suppress(OSError):
        told = Path("/proc/cpuinfo").read_bytes().split(b"\n\n")[0].splitlines()
        return b"\n".join(line for line in told if line.startswith((b"model", b"flags", b"Features")))
    return f"{platform.machine()} {platform.processor()}".encode()
