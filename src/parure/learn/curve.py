"""The curve of a run, as a picture."""

from __future__ import annotations

import json
from pathlib import Path


def draw(logs: dict[str, Path], out: Path) -> None:
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
