"""What a run came to, as pictures."""

from __future__ import annotations

import json
from pathlib import Path

from parure.learn.calibration import Bin


def draw_curve(logs: dict[str, Path], out: Path) -> None:
    """Draws how often the net alone beat instinct, by the minutes of each run; `logs`: log.jsonl by title."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra: only who draws needs it

    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    for title, path in logs.items():
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        minutes = [line["seconds"] / 60 for line in lines]
        axes.plot(minutes, [100 * line["against_instinct"] for line in lines], marker=".", label=title)
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes of self-play", ylabel="games won against instinct, %", ylim=(0, 100))
    axes.legend(frameon=False)
    figure.savefig(out, dpi=110)


def draw_reliability(bins: dict[str, list[Bin]], out: Path) -> None:
    """Draws which part of those won who were given about the same chance; `bins` by title."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra: only who draws needs it

    figure = Figure(figsize=(4.6, 4.4), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="grey", linewidth=0.8)
    for title, parts in bins.items():
        axes.plot([100 * part.said for part in parts], [100 * part.won for part in parts], marker=".", label=title)
    axes.set(xlabel="chance to win that the net gives, %", ylabel="won, %", xlim=(0, 100), ylim=(0, 100))
    axes.legend(frameon=False)
    figure.savefig(out, dpi=110)
