"""Pictures of a table, in the modes that Gymnasium and PettingZoo have names for."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parure.agents import MissingExtra
from parure.envs.text import written
from parure.view import View

MODES: Final = ("human", "ansi", "rgb_array")
"""Printed, as text, as a picture."""

Picture = npt.NDArray[np.uint8]


def check_mode(mode: Any) -> None:
    """Complains of a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {', '.join(map(repr, MODES))} or None, not {mode!r}")


def render(view: View, mode: str | None, *, cut_off: bool = False) -> str | Picture | None:
    """The table in a mode; `human` prints the text. `cut_off`: the move cap has ended the game."""
    match mode:
        case "rgb_array":
            try:
                from parure.envs.drawing import drawn  # noqa: PLC0415 - Pillow is an extra
            except ImportError as error:
                raise MissingExtra("pictures need Pillow: pip install 'parure[render]'") from error
            return drawn(view, cut_off=cut_off)
        case "ansi":
            return written(view, cut_off=cut_off)
        case "human":
            print(written(view, cut_off=cut_off))
            return None
        case _:
            return None
