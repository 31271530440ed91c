"""A tournament's report in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from parure.arena.ratings import Rating
from parure.arena.report import FEW_DEALS, Report
from parure.arena.result import CAPPED
from parure.language import Language

MOST_FAULTS = 5
"""How many faults are told; the report in the folder has all of them."""
SPARE = ("OpenSkill", "time", "points", "place")
"""Columns that are left out, the first one first, where long names need their room; report.json has them."""


def show_report(report: Report, tongue: Language, *, color: bool) -> None:
    """Prints the standings, who beat whom, and what else is worth knowing."""
    console = Console(no_color=None if color else True, highlight=False, markup=False, emoji=False)
    chosen = report.tournament
    title = tongue.say(f"edition-{chosen.edition}")
    console.print(
        tongue.say("arena-played", game=title, players=chosen.players, games=report.games, deals=report.deals)
    )
    console.print()
    shortened = (_standings(report, tongue, SPARE[:count]) for count in range(len(SPARE) + 1))
    console.print(_fitting(console, shortened))
    console.print()
    if len(report.standings) > 2:
        console.print(tongue.say("arena-meetings"))
        console.print(_fitting(console, (_meetings(report, digits) for digits in (1, 0))))
        console.print()
    shares = "  ".join(f"{seat}: {_percent(share)}" for seat, share in enumerate(report.seats, start=1))
    console.print(tongue.say("arena-seats", shares=shares))
    console.print(tongue.say("arena-length", decisions=f"{report.decisions:.0f}"))
    if capped := report.endings.get(CAPPED, 0):
        console.print(tongue.say("arena-capped", count=capped, most=str(chosen.most_decisions)))
    if report.deals < FEW_DEALS:
        console.print(tongue.say("arena-few", least=FEW_DEALS))
    if report.faults:
        console.print(tongue.say("arena-faults", count=len(report.faults)))
        for fault in report.faults[:MOST_FAULTS]:
            console.print(Text(f"  {_printable(fault)}"))
        if len(report.faults) > MOST_FAULTS:
            console.print("  …")


def _fitting(console: Console, tables: Iterable[Table]) -> Table:
    """The first table that is not wider than the terminal; if each is, the last."""
    unlimited = console.options.update(max_width=10_000)
    for table in tables:
        if Measurement.get(console, unlimited, table).maximum <= console.width:
            break
    return table


def _new_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))


def _standings(report: Report, tongue: Language, left_out: Iterable[str]) -> Table:
    columns = {
        "Elo": [f"{one.rating.elo:+.0f}" if one.rating.elo else "0" for one in report.standings],
        "95 %": [_interval(one.rating) for one in report.standings],
        "wins": [_percent(one.wins) for one in report.standings],
        "place": [f"{one.place:.2f}" for one in report.standings],
        "points": [f"{one.points:.1f}" for one in report.standings],
        "OpenSkill": [f"{one.skill.mu:.1f} ± {one.skill.sigma:.1f}" for one in report.standings],
        "time": [f"{1000 * one.seconds:.2f}" for one in report.standings],
    }
    for name in left_out:
        del columns[name]
    table = _new_table()
    table.add_column(tongue.say("arena-column-player"), no_wrap=True)
    for name in columns:
        head = tongue.say(f"arena-column-{name}") if name in ("wins", "place", "points", "time") else name
        table.add_column(head, justify="right", no_wrap=True)
    for one, *cells in zip(report.standings, *columns.values(), strict=True):
        table.add_row(Text(one.name), *cells)
    return table


def _interval(rating: Rating) -> str:
    return f"{rating.low:+.0f} … {rating.high:+.0f}" if rating.low != rating.high else ""


def _meetings(report: Report, digits: int) -> Table:
    """Rows have numbers, and columns only these: names would not stand side by side."""
    table = _new_table()
    table.add_column("", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for number in range(1, len(report.standings) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, (one, row) in enumerate(zip(report.standings, report.meetings, strict=True), start=1):
        shares = ("" if meeting is None else f"{100 * meeting.score:.{digits}f}" for meeting in row)
        table.add_row(str(number), Text(one.name), *shares)
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _printable(text: str) -> str:
    """A message of who knows what, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
