"""`parure arena`: computers against each other, and who is how much stronger."""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

from parure import agents
from parure.arena.bout import MOST_DECISIONS
from parure.arena.errors import FolderInUse, OtherTournament
from parure.arena.folder import Folder
from parure.arena.result import Result
from parure.arena.run import Progress, Stopped, run
from parure.arena.schedule import Schedule
from parure.arena.tournament import Tournament, tournament
from parure.arena.workers import LOCAL, Workers, dask, processes
from parure.cli.complaint import Complaint
from parure.cli.invocation import invocation
from parure.cli.play import OptionError, add_language, chosen_language
from parure.cli.signals import noticed
from parure.editions import EDITIONS, edition
from parure.language import Language

GAMES = 100
NEEDED = {"arena": ("numpy", "openskill", "matplotlib", "rich", "fluent"), "dask": ("distributed",)}
"""The packages of each extra that are asked for before the first game rather than after the last."""
STOPPED = 130
"""The exit status of a program that was told to stop."""


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    parser = commands.add_parser(
        "arena",
        help="let computers play each other, and rate them",
        description="Let computers play each other, and rate them. Every shuffle is played once in\n"
        "each rotation of the seats. docs/arena.md tells how ratings are made.",
        epilog=f"players, and their options:\n{_players()}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("agents", nargs="+", metavar="PLAYER", help="NAME, NAME:OPTION=VALUE,… or TITLE=NAME:…")
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="which game (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2, help="how many at a table, 2 to 4 (default: %(default)s)")
    parser.add_argument(
        "--games", type=int, default=GAMES, help="at least so many, in whole deals (default: %(default)s)"
    )
    parser.add_argument(
        "--schedule",
        choices=[kind.value for kind in Schedule],
        default=Schedule.ROUND_ROBIN.value,
        help="who meets: each two; the first and each other; each and the next; all at once (default: %(default)s)",
    )
    parser.add_argument("--seed", type=int, default=0, help="a number that decides every game (default: %(default)s)")
    parser.add_argument(
        "--most-decisions",
        type=int,
        default=MOST_DECISIONS,
        metavar="N",
        help="a game that takes more is stopped, and ranked as it stands (default: %(default)s)",
    )
    parser.add_argument("--anchor", metavar="NAME", help="whose rating is 0 (default: that of the first)")
    parser.add_argument("--jobs", type=int, default=_cores(), help="processes to play in (default: %(default)s)")
    parser.add_argument("--dask", metavar="ADDRESS", help=f"play on a Dask cluster; {LOCAL}: one of --jobs workers")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="keep games and report here; the same command goes on if stopped"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    add_language(parser)
    parser.set_defaults(run=hold)


def _players() -> str:
    """Everybody who may play, with what may be chosen about him, as lines."""
    lines, deep = [], 16 * " "
    for name in agents.names():
        lines += textwrap.wrap(f"  {name:<13} {agents.describe(name)}", subsequent_indent=deep)
        for key, option in agents.options(name).items():
            lines += textwrap.wrap(f"{key}: {option.wanted}", initial_indent=deep, subsequent_indent=deep + "  ")
    return "\n".join(lines)


def hold(options: argparse.Namespace) -> int:
    """Plays the games that are missing, and shows what all of them have shown."""
    for extra in ("arena", "dask") if options.dask else ("arena",):
        if missing := next((name for name in NEEDED[extra] if find_spec(name) is None), None):
            print(f"parure arena needs {missing}; install it with: pip install 'parure[{extra}]'", file=sys.stderr)
            return 2
    tongue = chosen_language(options)
    held = _tournament(options)
    deals = held.deals(options.games)
    counted = _Counted()
    try:
        with noticed() as asked, _folder(options.out, held) as folder:
            with _workers(options) as workers, _bar(tongue) as bar:
                results = run(held, deals, workers, folder, counted.following(bar), stop=asked)
            return _tell(options, held, results, folder, tongue)
    except (Stopped, KeyboardInterrupt):
        if options.out is None:
            said = tongue.say("arena-stopped-lost")
        else:
            command = invocation(*sys.argv[1:])
            said = tongue.say("arena-stopped", done=counted.done, games=counted.games, command=command)
        print(said, file=sys.stderr)
        return STOPPED


def _tell(
    options: argparse.Namespace,
    held: Tournament,
    results: tuple[Result, ...],
    folder: Folder | None,
    tongue: Language,
) -> int:
    # Only now: these need the extra.
    from parure.arena.plot import plot  # noqa: PLC0415 - the extra
    from parure.arena.report import report  # noqa: PLC0415 - the same
    from parure.cli.standings import show_report  # noqa: PLC0415 - the same

    found = report(held, results, anchor=options.anchor)
    written = json.dumps(found.to_json())
    if folder is not None:
        folder.write("report.json", f"{written}\n".encode())
        folder.write("report.png", plot(found))
    if options.json:
        print(written)
    else:
        show_report(found, tongue, color=not options.no_color)
        if folder is not None:
            print(tongue.say("arena-kept", path=str(folder.path)))
    return 0


def _tournament(options: argparse.Namespace) -> Tournament:
    """The tournament that was asked for; what can't be is said in the reader's language, as far as it is usual."""
    allowed = edition(options.edition).supplies
    if options.players not in allowed:
        choices = ", ".join(map(str, allowed))
        title = edition(options.edition).theme.title
        raise OptionError("terminal-players", game=title, choices=choices, number=options.players)
    for option in ("games", "jobs", "most_decisions"):
        if (number := getattr(options, option)) < 1:
            raise OptionError("arena-number", option=f"--{option.replace('_', '-')}", number=str(number))
    if not 0 <= options.seed < 2**64:
        raise OptionError("terminal-seed-range", bits=64, seed=str(options.seed))
    if len(options.agents) < 2:
        raise OptionError("arena-two", choices=", ".join(agents.names()))
    try:
        held = tournament(
            *options.agents,
            edition=options.edition,
            players=options.players,
            schedule=options.schedule,
            seed=options.seed,
            most_decisions=options.most_decisions,
        )
    except agents.UnknownAgent as error:
        raise OptionError("arena-unknown", name=repr(error.name), choices=", ".join(agents.names())) from error
    if options.anchor is not None and options.anchor not in held.names:
        raise OptionError("arena-anchor", name=repr(options.anchor), choices=", ".join(held.names))
    return held


@contextmanager
def _folder(path: Path | None, held: Tournament) -> Iterator[Folder | None]:
    if path is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(Folder(path, held))
        except OtherTournament as error:
            there, here = (repr(value) for value in (error.there, error.here))
            raise Complaint("arena-other", path=str(path), setting=error.setting, there=there, here=here) from error
        except FolderInUse as error:
            raise Complaint("arena-in-use", path=str(path)) from error
        yield folder


def _workers(options: argparse.Namespace) -> AbstractContextManager[Workers]:
    return processes(options.jobs) if options.dask is None else dask(options.dask, options.jobs)


@contextmanager
def _bar(tongue: Language) -> Iterator[Progress | None]:
    """A bar that grows with the games, where a person is looking."""
    from rich.console import Console  # noqa: PLC0415 - an extra
    from rich.progress import (  # noqa: PLC0415 - the same
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(tongue.say("arena-playing"), total=None)
        yield lambda done, games: bar.update(task, completed=done, total=games)


class _Counted:
    """How far the games have come."""

    done = games = 0

    def following(self, other: Progress | None) -> Progress:
        """Counts, and passes the count on."""

        def count(done: int, games: int) -> None:
            self.done, self.games = done, games
            if other is not None:
                other(done, games)

        return count


def _cores() -> int:
    """How many processes this one may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
