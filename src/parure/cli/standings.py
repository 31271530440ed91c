"""A tournament's report in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parure.arena.report import FEW_DEALS, Report
from parure.arena.result import CAPPED
from parure.language import Language

MOST_FAULTS = 5
"""How many faults are told; the report in the folder has all of them."""


def show_report(report: Report, tongue: Language, *, color: bool) -> None:
    """Prints the standings, who beat whom, and what else is worth knowing."""
    console = Console(no_color=None if color else True, highlight=False, markup=False, emoji=False)
    chosen = report.tournament
    title = tongue.say(f"edition-{chosen.edition}")
    console.print(
        tongue.say("arena-played", game=title, players=chosen.players, games=report.games, deals=report.deals)
    )
    console.print(_standings(report, tongue))
    if len(report.standings) > 2:
        console.print(tongue.say("arena-meetings"))
        console.print(_meetings(report))
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


def _standings(report: Report, tongue: Language) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(tongue.say("arena-column-player"), overflow="fold")
    heads = ("Elo", "95 %", *(tongue.say(f"arena-column-{name}") for name in ("wins", "place", "points")))
    for head in (*heads, "OpenSkill", tongue.say("arena-column-time")):
        table.add_column(head, justify="right", no_wrap=True)
    for one in report.standings:
        rating = one.rating
        table.add_row(
            Text(one.name),
            f"{rating.elo:+.0f}" if rating.elo else "0",
            f"{rating.low:+.0f} … {rating.high:+.0f}" if rating.low != rating.high else "",
            _percent(one.wins),
            f"{one.place:.2f}",
            f"{one.points:.1f}",
            f"{one.skill.mu:.1f} ± {one.skill.sigma:.1f}",
            f"{1000 * one.seconds:.2f}",
        )
    return table


def _meetings(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for one in report.standings:
        table.add_column(Text(one.name), justify="right", overflow="fold")
    for one, row in zip(report.standings, report.meetings, strict=True):
        table.add_row(Text(one.name), *("" if meeting is None else _percent(meeting.score) for meeting in row))
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _printable(text: str) -> str:
    """A message of who knows what, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
