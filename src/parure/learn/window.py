"""What is learnt from: the latest positions, kept where the net is, so that learning waits for no copy."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from parure.editions import Edition
from parure.kernel.features import FEATURES
from parure.kernel.tables import ACTIONS, tables
from parure.learn.harvest import NOTES, Harvest


class Positions(NamedTuple):
    """Positions to learn from, a row each in every array."""

    rows: jax.Array
    policies: jax.Array
    notes: jax.Array


class Window:
    """The latest positions; they come in harvests of one size."""

    def __init__(self, edition: Edition, room: int, harvest: int) -> None:
        room = harvest * max(1, room // harvest)
        self.positions = Positions(
            jnp.zeros((room, FEATURES), jnp.int8),
            jnp.zeros((room, int(tables(edition)[ACTIONS])), jnp.uint16),
            jnp.zeros((room, NOTES), jnp.float32),
        )
        self.room, self.harvest = room, harvest
        self.taken = 0
        """How many there have been in all."""

    def __len__(self) -> int:
        return min(self.taken, self.room)

    def add(self, harvest: Harvest) -> None:
        """Takes a harvest, in place of the oldest one if there is no more room."""
        new = Positions(*(jnp.asarray(array[: self.harvest]) for array in harvest[:3]))
        self.positions = _put(self.positions, new, self.taken % self.room)
        self.taken += self.harvest

    def save(self, folder: Path, number: int) -> None:
        """Writes them down under a number, beside those of another."""
        for name, array in self.positions._asdict().items():
            np.save(folder / f"window-{name}-{number}.npy", np.asarray(array[: len(self)]))

    def load(self, folder: Path, number: int, taken: int) -> None:
        """Reads them again; `taken`: how many there had been in all."""
        # Policies of older runs are in other parts of a whole, which makes no difference.
        kept = Positions(
            *(
                jnp.asarray(np.load(folder / f"window-{name}-{number}.npy"), part.dtype)
                for name, part in self.positions._asdict().items()
            )
        )
        self.positions = _put(self.positions, kept, 0)
        self.taken = taken


@partial(jax.jit, donate_argnums=0)
def _put(window: Positions, new: Positions, at: int) -> Positions:
    return Positions(
        *(jax.lax.dynamic_update_slice_in_dim(old, part, at, 0) for old, part in zip(window, new, strict=True))
    )
