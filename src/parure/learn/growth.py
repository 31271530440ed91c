"""A larger net that begins with what a smaller one knows: both say the same, until the larger one learns more.

What is new listens to all, and at first nobody listens to it. A round that is new hands everything on as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from parure.learn.network import Params, rounds
from parure.learn.plan import PlanError

Weights = Mapping[str, npt.NDArray[Any]]

KINDS: Final = {
    "market": (None, "card"),
    "hand": (None, "card"),
    "tiles": (None, "card"),
    "colours": (None, "card"),
    "stem": (None, "width"),
    "survey": ("card", "width"),
    "narrow": ("width", "neck"),
    "widen": ("neck", "width"),
    "regard": ("width", "card"),
    "recall": ("card", "card"),
    "say": ("card", "card"),
    "hear": ("card", "card"),
    "gather": ("card", "width"),
    "policy": ("width", None),
    "card": ("card", None),
    "gem": ("card", None),
    "value": ("width", None),
    "points": ("width", None),
    "to_go": ("width", None),
    "place": (None, "card"),
    "hue": (None, "card"),
}
"""What the rows and the columns of each layer are, or are several of; None: what is the same in every net."""
HANDED_ON: Final = ("recall", "hear")
"""The layers of a round by which offers and colours come to the next one."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large a net is."""

    width: int
    neck: int
    card: int

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> Sizes:
        """How large the net of some weights is."""
        width, neck = weights["narrow0_weights"].shape
        return cls(width, neck, len(weights["recall0_weights"]))

    def blocks(self, kind: str | None, length: int) -> tuple[int, int]:
        """How many of a kind there are on an axis, and how long each is."""
        size = length if kind is None else getattr(self, kind)
        return length // size, size


def grow(small: Weights, larger: Params) -> Params:
    """A new net, as large as `larger` is, that says what a small one says; PlanError if it is not as large."""
    if any(name not in larger for name in small):
        raise PlanError(f"a net of {rounds(small)} rounds can't become one of {rounds(larger)}")
    before, after = Sizes.of(small), Sizes.of(larger)
    return {name: jnp.asarray(_grown(name, small, np.array(value), before, after)) for name, value in larger.items()}


def _grown(name: str, small: Weights, new: npt.NDArray[Any], before: Sizes, after: Sizes) -> npt.NDArray[Any]:
    layer = name.rpartition("_")[0].rstrip("0123456789")
    kinds = KINDS[layer][-new.ndim :]
    old = np.asarray(small[name], np.float32) if name in small else None
    counts, sizes = zip(
        *(after.blocks(kind, length) for kind, length in zip(kinds, new.shape, strict=True)), strict=True
    )
    kept = [size if kind is None else getattr(before, kind) for kind, size in zip(kinds, sizes, strict=True)]
    if any(part > size for part, size in zip(kept, sizes, strict=True)):
        raise PlanError(f"a larger net can't be smaller than the one it begins with: {name} has {new.shape}")
    if old is None:
        old = np.zeros([count * part for count, part in zip(counts, kept, strict=True)], np.float32)
        if layer in HANDED_ON and new.ndim == 2:
            np.fill_diagonal(old[: kept[1]], 1.0)
    # An axis is so many blocks of one size; of each block the first part is known.
    blocks = [part for pair in zip(counts, sizes, strict=True) for part in pair]
    known = [part for pair in zip(counts, kept, strict=True) for part in pair]
    grown = new.reshape(blocks)
    if new.ndim == 2:
        grown[:, :, :, : kept[1]] = 0.0
    grown[tuple(slice(part) for part in known)] = old.reshape(known)
    return grown.reshape(new.shape)
