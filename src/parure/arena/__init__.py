"""Matches and tournaments between computer players: who is how much stronger, and how sure that is.

>>> from parure import arena
>>> tournament = arena.tournament("random", "greedy", edition="marvel", players=3)
>>> len(tournament.fixtures(deals=1))
6

Playing it takes workers (`arena.processes`, `arena.dask`) and, to keep the games, a `Folder`; `arena.report` needs the
extra `parure[arena]`. docs/arena.md tells the rest.
"""

from parure.arena.bout import MOST_DECISIONS
from parure.arena.contestant import Contestant, contestant
from parure.arena.errors import ArenaError, FolderInUse, OtherTournament
from parure.arena.folder import Folder
from parure.arena.result import Fault, Result
from parure.arena.run import Stopped, run
from parure.arena.schedule import Fixture, Schedule
from parure.arena.tournament import Tournament, tournament
from parure.arena.workers import Workers, dask, processes

__all__ = [
    "MOST_DECISIONS",
    "ArenaError",
    "Contestant",
    "Fault",
    "Fixture",
    "Folder",
    "FolderInUse",
    "OtherTournament",
    "Result",
    "Schedule",
    "Stopped",
    "Tournament",
    "Workers",
    "contestant",
    "dask",
    "processes",
    "run",
    "tournament",
]
