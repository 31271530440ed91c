"""What can be called only from compiled code, made callable."""

from __future__ import annotations

import numpy as np

from parure.kernel.compiled import compiled
from parure.kernel.instructions import nth


@compiled
def nth_here(bits: np.uint64, number: int) -> int:
    """The place of a set bit, as this processor finds it."""
    return nth(bits, number)
