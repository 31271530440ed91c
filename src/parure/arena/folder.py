"""Where a tournament is kept, so that it can be stopped at any moment and gone on with.

    settings.json     what was played; games of another tournament are refused
    results.jsonl     a line a game, in the order in which they ended
    records/          every game, as `parure replay` and `parure verify` read it: 000017.parure

A game counts once its line is whole. Its record was written before, so there is none without.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

from parure.arena.bout import Played
from parure.arena.errors import ArenaError, FolderInUse, OtherTournament
from parure.arena.result import Result
from parure.arena.tournament import Tournament


class Folder:
    """A folder that is open for one tournament, and closed to everybody else until this one is done."""

    def __init__(self, path: Path | str, tournament: Tournament) -> None:
        self.path = Path(path)
        self.tournament = tournament
        self.records = self.path / "records"
        self._settings = self.path / "settings.json"
        self._lines: IO[bytes] | None = None
        self._results: dict[int, Result] = {}

    def __enter__(self) -> Folder:
        self._refuse_others()
        self.records.mkdir(parents=True, exist_ok=True)
        self._lines = (self.path / "results.jsonl").open("a+b")
        try:
            _lock(self._lines, self.path)
            self._refuse_others()  # somebody may have come first
            if not self._settings.exists():
                self.write("settings.json", f"{json.dumps(dict(self.tournament.settings), indent=2)}\n".encode())
            self._results = self._read()
        except BaseException:
            self._lines.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._lines is not None:
            self._lines.close()

    @property
    def results(self) -> dict[int, Result]:
        """The games that were played up to now, by their numbers."""
        return dict(self._results)

    def keep(self, played: Played) -> None:
        """Keeps a game for good."""
        assert self._lines is not None, "a folder is open while games are played into it"
        number = played.result.game
        assert number not in self._results, "no game is played twice"
        self.write(f"records/{number:06}.parure", played.record.encode())
        self._lines.write(json.dumps(played.result.to_json()).encode() + b"\n")
        self._lines.flush()
        self._results[number] = played.result

    def write(self, name: str, content: bytes) -> Path:
        """Writes a file; what was there stays until all is written."""
        target = self.path / name
        fresh = target.with_name(f".{target.name}.new")
        fresh.write_bytes(content)
        fresh.replace(target)
        return target

    def _refuse_others(self) -> None:
        if not self._settings.exists():
            if (self.path / "results.jsonl").exists() and (self.path / "results.jsonl").stat().st_size:
                raise ArenaError(f"{self.path} has games but no settings.json: nobody knows what they are games of")
            return
        try:
            there = json.loads(self._settings.read_bytes())
            there = {str(key): str(value) for key, value in there.items()}
        except (ValueError, AttributeError) as error:
            raise ArenaError(f"{self._settings} can't be read: {error}") from error
        here = self.tournament.settings
        for key in (*here, *there):
            if there.get(key) != here.get(key):
                raise OtherTournament(self.path, key, there.get(key, "not set"), here.get(key, "not set"))

    def _read(self) -> dict[int, Result]:
        """The results in the file; a last line that was cut short is cut off."""
        assert self._lines is not None, "the file is open"
        self._lines.seek(0)
        content = self._lines.read()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            self._lines.truncate(len(whole))
        results: dict[int, Result] = {}
        for at, line in enumerate(whole.splitlines(), start=1):
            try:
                result = Result.from_json(json.loads(line))
            except (KeyError, TypeError, ValueError) as error:
                raise ArenaError(f"{self.path / 'results.jsonl'}, line {at}, is not a result: {error}") from error
            results[result.game] = result
        self._check(results)
        return results

    def _check(self, results: dict[int, Result]) -> None:
        """ArenaError unless every result is of a game of this tournament."""
        deals = 1 + max((result.deal for result in results.values()), default=-1)
        known = {fixture.number: fixture for fixture in self.tournament.fixtures(deals)}
        for result in results.values():
            if known.get(result.game) != result.fixture:
                raise ArenaError(f"{self.path / 'results.jsonl'}: game {result.game} is not one of this tournament")


def _lock(file: IO[bytes], path: Path) -> None:
    """Keeps others out for as long as the file is open; the system lets go of it however this process ends."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - each system has its own

        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise FolderInUse(path) from None
    else:
        import fcntl  # noqa: PLC0415 - the same

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderInUse(path) from None
