"""Whether the players who think with compiled code can begin at once: compiling takes half a minute, the first time."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

_PARTS = ("kernel", "search")
"""The packages that are compiled."""


def is_ready() -> bool:
    """Whether all has been compiled on this machine since it last changed, or needs no compiling."""
    return find_spec("numba") is None or _stamp().exists()


def make_ready() -> None:
    """Compiles it; at once done when it has been."""
    if is_ready():
        return
    from parure.search.prepare import prepare  # noqa: PLC0415 - NumPy and Numba are an extra

    prepare()
    with contextlib.suppress(OSError):  # where nothing can be kept, it is compiled at each start
        _stamp().parent.mkdir(exist_ok=True)
        _stamp().touch()


def _stamp() -> Path:
    """A file that stands for this very code, compiled by these very versions."""
    folder = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{sys.version} {metadata.version('numba')} {metadata.version('numpy')}".encode())
    for part in _PARTS:
        for source in sorted((folder / part).glob("*.py")):
            digest.update(source.read_bytes())
    return folder / _PARTS[-1] / "__pycache__" / f"compiled-{digest.hexdigest()[:16]}"
