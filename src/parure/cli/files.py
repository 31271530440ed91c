"""Games in files: the record with its seed, and who sits where."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from parure.cli.seats import default_seats, parse_seats
from parure.errors import ParureError
from parure.game import Game
from parure.notation import format_record, parse_record
from parure.record import Record


class FileError(ParureError):
    """A file can't be what was asked of it."""


def seat_headers(seats: Sequence[str]) -> Mapping[str, str]:
    """The headers of a record that say who sits where."""
    return {f"Seat{number}": kind for number, kind in enumerate(seats, start=1)}


def read_record(path: Path) -> Record:
    """The record in a file; OSError or NotationError, which name the file, if there is none."""
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise FileError(f"{path} is not a record: it is not text ({error.reason})") from error


def load_game(path: Path, seats: Sequence[str] | None) -> tuple[Game, tuple[str, ...]]:
    """A saved game, to be gone on with, and its seats: those given, else the ones it was saved with."""
    game = Game.from_record(read_record(path))
    count = len(game.start.players)
    if seats is None:
        saved = [game.headers.get(f"Seat{number}", "") for number in range(1, count + 1)]
        seats = parse_seats(",".join(saved)) if all(saved) else default_seats(count)
    if len(seats) != count:
        raise FileError(f"{path} is a game of {count} players, not of {len(seats)}")
    game.headers.update(seat_headers(seats))
    return game, tuple(seats)


def new_path(path: Path) -> Path:
    """The path of a file that is yet to be written; FileError if there is one already."""
    if path.exists():
        raise FileError(f"{path} exists already: choose another name")
    return path


def save_game(game: Game, path: Path) -> Path:
    """Writes a game so that it can be gone on with, and says where."""
    path.write_text(format_record(game.secret_record), encoding="utf-8")
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
    raise OSError("the game could not be saved: neither this folder nor the temporary one can be written to")


def _stem(game: Game) -> str:
    name = game.secret_record.headers.get("Game", "game")
    return f"parure-{game.start.edition.key}-{name[:20]}"
