"""A report as a picture: ratings with their intervals, and who beat whom."""

from __future__ import annotations

import io

import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from parure.arena.report import Report
from parure.editions import edition

INK, ACCENT, GRID = "#22252b", "#1f6f8b", "#d5d9df"
WIDEST = 3.0
"""An interval is drawn as far as this many times the spread of the ratings: one of a clean sweep has no end."""


def plot(report: Report) -> bytes:
    """The picture, as a PNG."""
    rows = len(report.standings)
    figure = Figure(figsize=(4.2 + 1.0 * rows + 3.0, 1.6 + 0.5 * rows), layout="constrained", facecolor="white")
    FigureCanvasAgg(figure)
    ratings, meetings = figure.subplots(1, 2, width_ratios=(4.2, 1.0 * rows + 1.0))
    title, players = edition(report.tournament.edition).theme.title, report.tournament.players
    figure.suptitle(f"{title}, {players} players: {report.games} games of {report.deals} deals", color=INK)
    _draw_ratings(ratings, report)
    _draw_meetings(meetings, report)
    image = io.BytesIO()
    figure.savefig(image, format="png", dpi=144, metadata={"Software": None})
    return image.getvalue()


def _draw_ratings(axes: Axes, report: Report) -> None:
    elo = np.array([standing.rating.elo for standing in report.standings])
    low = np.array([standing.rating.low for standing in report.standings])
    high = np.array([standing.rating.high for standing in report.standings])
    rows = np.arange(len(elo))
    axes.errorbar(elo, rows, xerr=(elo - low, high - elo), fmt="o", color=ACCENT, capsize=3)
    reach = WIDEST * max(float(np.ptp(elo)), 50.0)
    left, right = axes.get_xlim()
    axes.set_xlim(max(left, elo.min() - reach), min(right, elo.max() + reach))
    axes.set_yticks(rows, [_short(standing.name) for standing in report.standings])
    axes.set_ylim(len(elo) - 0.5, -0.5)
    axes.set_xlabel("Elo, with 95 % intervals")
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)


def _draw_meetings(axes: Axes, report: Report) -> None:
    scores = np.array([[np.nan if meeting is None else meeting.score for meeting in row] for row in report.meetings])
    axes.imshow(scores, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    for (row, column), score in np.ndenumerate(scores):
        if not np.isnan(score):
            colour = "white" if abs(score - 0.5) > 0.35 else INK
            axes.text(column, row, f"{100 * score:.0f}", ha="center", va="center", color=colour)
    names = [_short(standing.name) for standing in report.standings]
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title("row comes before column, %", fontsize="medium", color=INK)


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"
