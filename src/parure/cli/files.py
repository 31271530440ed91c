"""Games in files: the record with its seed, and who sits where."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from parure.cli.complaint import Complaint
from parure.cli.seats import default_seats, known_seats
from parure.errors import NotationError, ParureError
from parure.game import Game
from parure.notation import format_record, parse_record
from parure.record import Record

STANDARD_INPUT = Path("-")


class FileError(Complaint):
    """A file can't be what was asked of it."""


def seat_headers(seats: Sequence[str]) -> Mapping[str, str]:
    """The headers of a record that say who sits where."""
    return {f"Seat{number}": kind for number, kind in enumerate(seats, start=1)}


def read_record(path: Path) -> Record:
    """The record in a file, or for `-` on standard input; OSError or FileError, which name it, if there is none."""
    name = "standard input" if path == STANDARD_INPUT else str(path)
    try:
        return parse_record(sys.stdin.read() if path == STANDARD_INPUT else path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise FileError("not-text", path=name, detail=error.reason) from error
    except NotationError as error:
        raise FileError("broken-record", path=name, detail=str(error)) from error


def load_game(path: Path, seats: Sequence[str] | None) -> tuple[Game, tuple[str, ...]]:
    """A saved game, to be gone on with, and its seats: those given, else those it was saved with, else usual ones."""
    record = read_record(path)
    try:
        game = Game.from_record(record)
    except ParureError as error:
        raise FileError("broken-record", path=str(path), detail=str(error)) from error
    count = len(game.start.players)
    named = [game.headers.get(f"Seat{number}", "") for number in range(1, count + 1)]
    if seats is None:
        seats = known_seats(named) or default_seats(count)
    elif len(seats) != count:
        raise FileError("wrong-seats", path=str(path), players=count, seats=len(seats))
    if known_seats(named) or not any(named):  # people's names, in a record from elsewhere, stay
        game.headers.update(seat_headers(seats))
    return game, tuple(seats)


def new_path(path: Path) -> Path:
    """The path of a file that is yet to be written; FileError if there is one already or can't be one."""
    try:
        path.open("x").close()
    except FileExistsError:
        raise FileError("file-exists", path=str(path)) from None
    except OSError as error:
        if not path.parent.is_dir():
            raise FileError("no-folder", path=str(path), folder=repr(str(path.parent))) from None
        detail = (error.strerror or str(error)).lower()
        raise FileError("not-writable", path=str(path), detail=detail) from None
    path.unlink()
    return path


def save_game(game: Game, path: Path) -> Path:
    """Writes a game so that it can be gone on with, and says where; what was there stays until all is written."""
    target = path.resolve()
    fresh = target.with_name(f".{target.name}.new")
    fresh.write_text(format_record(game.secret_record), encoding="utf-8")
    fresh.replace(target)
    return path


def save_somewhere(game: Game) -> Path:
    """Writes a game to a new file in this folder, or where that can't be, in the one for temporary files."""
    for folder in (Path(), Path(tempfile.gettempdir())):
        for number in range(1, 1000):
            path = folder / f"{_stem(game)}{'' if number == 1 else f'-{number}'}.parure"
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(format_record(game.secret_record))
            except FileExistsError:
                continue
            except OSError:
                break
            return path
    raise FileError("not-saved-anywhere")


def _stem(game: Game) -> str:
    return f"parure-{game.start.edition.key}-{(game.game_id or 'game')[:20]}"
