"""A small fast random number generator whose state is an array: SplitMix64, one stream a thread or game."""

from __future__ import annotations

from typing import Final

import numpy as np

from parure.kernel.compiled import Words, compiled, whole

STREAM: Final = 2
"""The words of one generator: its state, and the odd number that it steps by."""


def stream(seed: int, number: int = 0) -> Words:
    """The generator of a seed; other numbers give others of the same seed."""
    row: Words = streams(seed, number + 1)[number]
    return row


def streams(seed: int, count: int) -> Words:
    """So many generators of one seed, a row each."""
    rows = np.random.SeedSequence(seed).generate_state(STREAM * count, np.uint64).astype(np.uint64)
    rows = rows.reshape(count, STREAM)
    rows[:, 1] |= np.uint64(1)
    return rows


@compiled
def draw(rng: Words) -> np.uint64:
    """The next 64 random bits."""
    bits = np.uint64(rng[0] + rng[1])
    rng[0] = bits
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(rng: Words, bound: int) -> int:
    """A number from 0 to bound - 1; none is likelier than another by more than bound / 2**32."""
    return whole(((draw(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))
