"""Arithmetic on all eight bytes of a word at once.

A byte is never above 127, so that its eighth bit can catch what is borrowed.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parure.kernel.compiled import compiled, whole

NONE: Final = np.uint64(0)
ONE: Final = np.uint64(1)
BYTE: Final = np.uint64(0xFF)
ONES: Final = np.uint64(0x0101010101010101)
"""One in every byte."""
HIGH: Final = np.uint64(0x8080808080808080)
"""The eighth bit of every byte."""
_GATHER: Final = np.uint64(0x0102040810204080)


@compiled
def byte(value: np.uint64, number: int) -> int:
    """One byte of a word."""
    return whole((value >> np.uint64(8 * number)) & BYTE)


@compiled
def reaches(value: np.uint64, least: np.uint64) -> np.uint64:
    """The eighth bit of each byte that is at least as large as that of another word."""
    return ((value | HIGH) - least) & HIGH


@compiled
def lacking(wanted: np.uint64, held: np.uint64) -> np.uint64:
    """Byte by byte how much is wanted above what is held, never below zero."""
    difference = (wanted | HIGH) - held
    kept = difference & HIGH
    return difference & (kept - (kept >> np.uint64(7)))


@compiled
def total(value: np.uint64) -> np.uint64:
    """The sum of a word's bytes, if that is one byte."""
    return (value * ONES) >> np.uint64(56)


@compiled
def gathered(high: np.uint64) -> np.uint64:
    """The eighth bits of the eight bytes, side by side."""
    return ((high >> np.uint64(7)) * _GATHER) >> np.uint64(56)
