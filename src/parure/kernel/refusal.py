"""What the kernel says to arrays that it can't work on; compiled code itself asks nothing."""

from __future__ import annotations

from typing import Any

import numpy as np

from parure.editions import Edition
from parure.errors import ParureError
from parure.kernel.compiled import Words
from parure.kernel.layout import BOARD, MARK
from parure.kernel.tables import MARKED, tables


class BoardError(ParureError, ValueError):
    """An array is no board, is of another edition, or can't be played on."""


def check_boards(game: Edition | Words, boards: Any, *lengths: int | None) -> None:
    """Complains of anything but a board of the edition, or so many of them: None is any number."""
    row = tables(game) if isinstance(game, Edition) else game
    check_array("boards", boards, np.int8, *lengths, BOARD)
    if (boards[..., MARK] != int(row[MARKED])).any():
        raise BoardError("a board belongs to another edition than the tables")


def check_array(name: str, array: Any, kind: type[np.generic], *lengths: int | None) -> None:
    """Complains of anything but an array of a kind with these lengths, in one piece of memory; None: any length."""
    if not isinstance(array, np.ndarray) or array.dtype != kind or not array.flags.c_contiguous:
        raise BoardError(f"{name}: an array of {kind.__name__} in one piece is needed, not {type(array).__name__}")
    fits = len(array.shape) == len(lengths)
    if not fits or any(length not in (None, have) for length, have in zip(lengths, array.shape, strict=True)):
        wanted = ", ".join("any" if length is None else str(length) for length in lengths)
        raise BoardError(f"{name}: shape ({wanted}) is needed, not {array.shape}")
