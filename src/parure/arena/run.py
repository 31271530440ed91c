"""Holding a tournament: every game that is missing is given to the workers, and kept as it comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from itertools import islice

from parure.arena.bout import Bout, Played, play
from parure.arena.errors import ArenaError
from parure.arena.folder import Folder
from parure.arena.result import Result
from parure.arena.tournament import Tournament
from parure.arena.workers import Workers

AHEAD = 4
"""How many games each worker has been given, so that none waits for the next."""

LOOK = 0.2
"""Seconds between two looks whether to stop, while no game ends."""

Progress = Callable[[int, int], None]
"""Told how many games have been played, and how many there are."""


class Stopped(Exception):
    """The tournament was asked to stop; what is kept is kept."""


def run(
    tournament: Tournament,
    deals: int,
    workers: Workers,
    folder: Folder | None = None,
    progress: Progress | None = None,
    *,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Result, ...]:
    """The results of so many deals, in order; games that the folder has already are not played again.

    Stopped is raised soon after `stop` says so: between two games, where nothing is half done. An exception that comes
    just anywhere, as Ctrl-C's does, can leave the workers' locks behind.
    """
    fixtures = tournament.fixtures(deals)
    results = {} if folder is None else folder.results
    missing = [tournament.bout(fixture) for fixture in fixtures if fixture.number not in results]
    done = len(fixtures) - len(missing)
    if progress is not None:
        progress(done, len(fixtures))
    for played in _played(missing, workers, stop):
        if folder is not None:
            folder.keep(played)
        results[played.result.game] = played.result
        done += 1
        if progress is not None:
            progress(done, len(fixtures))
    return tuple(results[fixture.number] for fixture in fixtures)


def _played(bouts: list[Bout], workers: Workers, stop: Callable[[], bool]) -> Iterator[Played]:
    """Games as they end; a few more than there are workers are on their way at any time."""
    waiting = iter(bouts)
    running: dict[Future[Played], Bout] = {}
    try:
        for bout in islice(waiting, AHEAD * workers.count):
            running[workers.executor.submit(play, bout)] = bout
        while running:
            ended, _ = wait(running, timeout=LOOK, return_when=FIRST_COMPLETED)
            if stop():
                raise Stopped
            for future in ended:
                yield _outcome(future, running.pop(future))
                for bout in islice(waiting, 1):
                    running[workers.executor.submit(play, bout)] = bout
    except BrokenExecutor as error:
        raise ArenaError("a process died in the middle of a game; the games that are kept stay") from error


def _outcome(future: Future[Played], bout: Bout) -> Played:
    """What came back; nothing that a player does is an error here, so any other is about the workers."""
    try:
        return future.result()
    except BrokenExecutor:
        raise
    except Exception as error:
        number = bout.fixture.number
        raise ArenaError(f"game {number} could not be played: {type(error).__name__}: {error}") from error
