"""What can't be done in the arena.

ArenaError
├── OtherTournament   the folder holds games of another tournament
└── FolderInUse       somebody else is playing into the folder right now
"""

from __future__ import annotations

from pathlib import Path

from parure.errors import ParureError


class ArenaError(ParureError, ValueError):
    """A tournament can't be held, or gone on with, like that."""


class OtherTournament(ArenaError):
    """A folder holds the games of another tournament; the text names the first setting that differs."""

    def __init__(self, path: Path, setting: str, there: str, here: str) -> None:
        super().__init__(f"{path} holds another tournament: {setting} is {there} there, and {here} here")
        self.path, self.setting, self.there, self.here = path, setting, there, here


class FolderInUse(ArenaError):
    """Another process is playing into the same folder."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is in use: somebody is playing into it already")
        self.path = path
