"""A larger net that begins with what a smaller one knows: both say the same, until the larger one learns more.

What is new listens to all, and at first nobody listens to it. A round that is new hands everything on as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from parure.learn.network import Params, Weights, rounds
from parure.learn.plan import PlanError

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
    "person": (None, "card"),
    "held": (None, "card"),
    "company": ("card", "width"),
    "self": ("card", "card"),
    "reach": ("card", "card"),
    "meet": ("width", "card"),
    "mingle": ("card", "width"),
    "fate": ("card", None),
    "seat": (None, "card"),
    "place": (None, "card"),
    "hue": (None, "card"),
}
"""What the rows and the columns of each layer are, or are several of; None: what is the same in every net."""
HANDED_ON: Final = ("recall", "hear")
"""The layers by which offers and colours come to the next round."""
HEARD: Final = (*HANDED_ON, "regard", "say", "widen", "gather")
"""All layers of a round that somebody outside it listens to: `narrow` is heard by `widen` alone."""
BESIDE: Final = ("points", "to_go")
"""Heads that a model leaves out: they are learnt anew."""
READING_PLAYERS: Final = ("person", "held", "company", "self", "reach", "meet", "mingle", "fate", "seat")
"""What reads the players, which nets did not have in the beginning: nobody listens to it at first."""


class Sizes(NamedTuple):
    """How large a net is."""

    width: int
    neck: int
    card: int
    rounds: int

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> Sizes:
        """How large the net of some weights is; PlanError if they are no net's."""
        if not {"narrow0_weights", "recall0_weights"} <= set(weights):
            raise PlanError("no net to begin with: its weights have other names")
        width, neck = weights["narrow0_weights"].shape
        return cls(width, neck, len(weights["recall0_weights"]), rounds(weights))

    def __str__(self) -> str:
        return ", ".join(f"{name} {size}" for name, size in self._asdict().items())


def grow(small: Weights, larger: Params) -> Params:
    """A new net, as large as `larger` is, that says what a small one says; PlanError if it can't."""
    before, after = Sizes.of(small), Sizes.of(larger)
    if any(now < size for now, size in zip(after, before, strict=True)):
        raise PlanError(f"a net of {before} can't become one of {after}: it can only grow")
    return {name: jnp.asarray(_grown(name, small, np.array(new), before, after)) for name, new in larger.items()}


def _grown(name: str, small: Weights, new: npt.NDArray[Any], before: Sizes, after: Sizes) -> npt.NDArray[Any]:
    """The new weights of one layer, with the old ones in their places."""
    stem = name.rpartition("_")[0]
    layer = stem.rstrip("0123456789")
    is_new = stem != layer and int(stem.removeprefix(layer)) >= before.rounds
    reads_none = layer in READING_PLAYERS and "person_weights" not in small
    if layer in BESIDE or reads_none or (is_new and layer not in HEARD):
        return new
    kinds = KINDS[layer][-new.ndim :]
    sizes = [length if kind is None else getattr(after, kind) for kind, length in zip(kinds, new.shape, strict=True)]
    known = [length if kind is None else getattr(before, kind) for kind, length in zip(kinds, new.shape, strict=True)]
    counts = [length // size for length, size in zip(new.shape, sizes, strict=True)]
    shape = tuple(count * part for count, part in zip(counts, known, strict=True))
    old = _neutral(layer, shape) if is_new else small.get(name)
    if old is None or old.shape != shape:
        raise PlanError(
            f"no net to begin with: its {name} should be {shape}, and is {getattr(old, 'shape', 'missing')}"
        )
    # An axis is so many blocks of one size; of each block the first part is known. Columns that are known hear known
    # rows alone.
    grown = new.reshape([part for pair in zip(counts, sizes, strict=True) for part in pair])
    if new.ndim == 2:
        grown[:, :, :, : known[1]] = 0.0
    places = [part for pair in zip(counts, known, strict=True) for part in pair]
    grown[tuple(slice(part) for part in places)] = old.reshape(places)
    return grown.reshape(new.shape)


def _neutral(layer: str, shape: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """A layer of a new round that leaves everything as it is."""
    weights = np.zeros(shape, np.float32)
    if layer in HANDED_ON and len(shape) == 2:
        np.fill_diagonal(weights[: shape[1]], 1.0)
    return weights
