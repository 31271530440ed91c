"""Reads an edition from its folder (edition.toml, cards.csv, tiles.csv) and says what is wrong with it."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from parure.editions.schema import Assemble, Card, CardId, Edition, Face, FaceId, Goal, Supply, Tile
from parure.editions.theme import KindTheme, Theme
from parure.errors import EditionError
from parure.gems import COLOURS, KINDS, TIME, WILD, Gems, Kind

EDITIONS = ("splendor", "marvel")
"""The keys of the editions in the package."""

MOST = 99
"""The largest number accepted in a table: far above any printed one."""


@cache
def edition(key: str) -> Edition:
    """The edition of the package with that key: "splendor" or "marvel"."""
    if key not in EDITIONS:
        raise EditionError(f"no edition {key!r}; there are: {', '.join(EDITIONS)}")
    return load_edition(files("parure.editions") / key)


def load_edition(folder: Traversable | str) -> Edition:
    """The edition in a folder, given as a path or as its name; EditionError names file, row and field."""
    folder = Path(folder) if isinstance(folder, str) else folder
    top = Fields.of_toml(folder, "edition.toml")
    theme = _theme(top.table("theme"))
    colours = [kind.colour for kind in theme.kinds[: len(COLOURS)]]
    players = top.table("players")
    result = Edition(
        key=_key(top),
        version=top.number("version", least=1),
        columns=top.number("columns", least=1, most=26),
        hand_limit=top.number("hand_limit"),
        token_limit=top.number("token_limit", least=1),
        double_minimum=top.number("double_minimum", least=2),
        goal=_goal(top.table("goal")),
        assemble=_assemble(top.table("assemble")) if "assemble" in top.values else None,
        supplies={int(count): _supply(players.table(count)) for count in _player_counts(players)},
        cards=_cards(folder, colours),
        tiles=_tiles(folder, colours),
        theme=theme,
    )
    top.finish()
    _check_whole(result, top)
    return result


@dataclass(slots=True)
class Fields:
    """The fields of one TOML table or CSV row, read with the place named in every complaint."""

    values: dict[str, object]
    place: str
    """How an error starts: the file and the table or row."""
    prefix: str = ""
    """How the table's own name stands before a field's."""

    @classmethod
    def of_toml(cls, folder: Traversable, name: str) -> Fields:
        """The top table of a TOML file."""
        try:
            return cls(tomllib.loads(_read(folder, name)), f"{folder.name}/{name}")
        except (ValueError, RecursionError) as error:  # ValueError: also for a number of thousands of digits
            raise EditionError(f"{folder.name}/{name}: not TOML: {error}") from error

    def fault(self, field: str, message: str) -> EditionError:
        """The error that names this place and a field."""
        name = f"{self.prefix}{field}".removesuffix(".")
        return EditionError(f"{self.place}, field '{name}': {message}")

    def take(self, field: str) -> object:
        """The raw value of a field, which must be there; it can be taken once."""
        if field not in self.values:
            raise self.fault(field, "is missing")
        return self.values.pop(field)

    def text(self, field: str) -> str:
        """A field with a word in it."""
        value = self.take(field)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(field, f"{_shown(value)} is not a word")
        return value

    def number(self, field: str, *, least: int = 0, most: int = MOST) -> int:
        """A field with a whole number in it, written as one or as text."""
        value = self.take(field)
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 9:
            value = int(value)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(field, f"{_shown(value)} is not a whole number from {least} to {most}")
        return value

    def table(self, field: str) -> Fields:
        """A field that is a table."""
        value = self.take(field)
        if not isinstance(value, dict):
            raise self.fault(field, f"{_shown(value)} is not a table")
        return Fields(value, self.place, f"{self.prefix}{field}.")

    def tables(self, field: str) -> list[Fields]:
        """A field that is a list of tables."""
        value = self.take(field)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.fault(field, "is not a list of tables")
        return [Fields(entry, self.place, f"{self.prefix}{field}[{n}].") for n, entry in enumerate(value)]

    def finish(self) -> None:
        """Complains of a field that nobody asked for."""
        for field in self.values:
            raise self.fault(field, "is not a field that is known here")


def _shown(value: object) -> str:
    """A value as errors quote it: cut to a bearable length."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, tables within tables
        text = "this"
    return text if len(text) <= 60 else text[:57] + "…"


def _read(folder: Traversable, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(f"{folder.name}/{name}: can't be read: {error}") from error


def _key(top: Fields) -> str:
    key = top.text("key")
    if not re.fullmatch("[A-Za-z0-9_-]+", key):  # it stands in positions and records as one word
        raise top.fault("key", f"{_shown(key)} is not made of letters, digits, - and _")
    return key


def _theme(fields: Fields) -> Theme:
    kinds = []
    for entry in fields.tables("kinds"):
        kinds.append(KindTheme(entry.text("letter"), entry.text("colour"), entry.text("name"), entry.text("paint")))
        entry.finish()
    if len(kinds) not in (len(KINDS) - 1, len(KINDS)):
        raise fields.fault("kinds", f"{len(kinds)} kinds; five colours, wild and maybe time are needed")
    for column in ("letter", "colour", "name"):
        different = {getattr(kind, column).casefold() for kind in kinds}
        if len(different) < len(kinds):
            raise fields.fault("kinds", f"two kinds have the same {column}")
    for kind in kinds:
        if len(kind.letter) != 1 or not ("A" <= kind.letter <= "Z"):
            raise fields.fault("kinds", f"letter {_shown(kind.letter)} is not one capital from A to Z")
        if not re.fullmatch("#[0-9a-f]{6}", kind.paint):
            raise fields.fault("kinds", f"paint {_shown(kind.paint)} is not a colour like #1f57d6")
    words = {field: fields.text(field) for field in ("title", "card", "tile", "buy", "points", "goal")}
    words |= {field: fields.text(field) if field in fields.values else "" for field in ("assemble", "tags")}
    fields.finish()
    return Theme(**words, kinds=tuple(kinds))


def _goal(fields: Fields) -> Goal:
    goal = Goal(
        points=fields.number("points", least=1),
        each_bonus=fields.number("each_bonus") if "each_bonus" in fields.values else 0,
        time=fields.number("time", most=1) if "time" in fields.values else 0,
    )
    fields.finish()
    return goal


def _assemble(fields: Fields) -> Assemble:
    assemble = Assemble(points=fields.number("points"), tags=fields.number("tags", least=1))
    fields.finish()
    return assemble


def _player_counts(fields: Fields) -> list[str]:
    counts = sorted(fields.values)
    for count in counts:
        if count not in ("2", "3", "4", "5", "6"):
            raise fields.fault(count, "is not a number of players from 2 to 6")
    if not counts:
        raise fields.fault("", "has no number of players")
    return counts


def _supply(fields: Fields) -> Supply:
    colour = fields.number("colour", least=1)
    wild = fields.number("wild")
    time = fields.number("time") if "time" in fields.values else 0
    supply = Supply(bank=Gems.of(*[colour] * len(COLOURS), wild, time), tiles=fields.number("tiles"))
    fields.finish()
    return supply


def _rows(folder: Traversable, name: str) -> Iterator[Fields]:
    """The rows of a CSV file; a row is numbered by its line, the header being row 1."""
    reader = csv.DictReader(io.StringIO(_read(folder, name)), strict=True)
    place = f"{folder.name}/{name}"
    try:
        columns = reader.fieldnames or ()
        for column in columns:
            if columns.count(column) > 1:
                raise EditionError(f"{place}, row 1, field '{column}': stands there twice")
        for row in reader:
            here = f"{place}, row {reader.line_num}"
            if None in row or None in row.values():
                raise EditionError(f"{here}: {len(columns)} fields are needed")
            yield Fields(dict(row), here)
    except csv.Error as error:
        raise EditionError(f"{place}, row {reader.reader.line_num}: not CSV: {error}") from error


def _gems(row: Fields, colours: list[str]) -> Gems:
    return Gems.of(*[row.number(colour) for colour in colours])


def _name(row: Fields) -> str:
    return row.text("name") if "name" in row.values else ""


def _identity(row: Fields, seen: Mapping[str, object]) -> str:
    """The row's id, which must be letters and digits and nobody else's."""
    name = row.text("id")
    if not (name.isascii() and name.isalnum()) or name.casefold() in seen:
        raise row.fault("id", f"{_shown(name)} is not made of letters and digits, or stands in an earlier row")
    return name


def _cards(folder: Traversable, colours: list[str]) -> tuple[Card, ...]:
    cards: dict[str, Card] = {}
    for row in _rows(folder, "cards.csv"):
        name = _identity(row, cards)
        bonus = row.text("bonus")
        if bonus not in colours:
            raise row.fault("bonus", f"{_shown(bonus)} is not one of {', '.join(colours)}")
        cards[name.casefold()] = Card(
            id=CardId(name),
            name=_name(row),
            tier=row.number("level", least=1, most=9) - 1,
            bonus=Kind(colours.index(bonus)),
            points=row.number("points"),
            cost=_gems(row, colours),
            tags=row.number("tags") if "tags" in row.values else 0,
            time=bool(row.number("time", most=1)) if "time" in row.values else False,
        )
        row.finish()
    return tuple(cards.values())


def _tiles(folder: Traversable, colours: list[str]) -> tuple[Tile, ...]:
    faces: dict[str, Face] = {}
    for row in _rows(folder, "tiles.csv"):
        name = _identity(row, faces)
        faces[name.casefold()] = Face(
            id=FaceId(name),
            name=_name(row),
            tile=row.number("tile", least=1),
            points=row.number("points"),
            demand=_gems(row, colours),
        )
        row.finish()
    numbers = dict.fromkeys(face.tile for face in faces.values())
    return tuple(Tile(n, tuple(face for face in faces.values() if face.tile == n)) for n in numbers)


def _check_whole(edition: Edition, top: Fields) -> None:
    """Complains of parts that are each well formed but don't make a game together."""
    tiers = {card.tier for card in edition.cards}
    if not tiers or tiers != set(range(max(tiers) + 1)):
        raise EditionError(f"{top.place}: the levels of cards.csv are not 1, 2, … without a gap")
    for players, supply in edition.supplies.items():
        if supply.tiles > len(edition.tiles):
            raise top.fault(f"players.{players}.tiles", f"there are only {len(edition.tiles)} tiles")
        wants_time = any(card.time for card in edition.cards)
        if supply.bank[TIME] != (players if wants_time else 0):
            raise top.fault(f"players.{players}.time", "must be one a player if a card shows time, else none")
        if supply.bank[TIME] and len(edition.theme.kinds) <= TIME:
            raise top.fault("theme.kinds", "there are time tokens but no seventh kind")
        if not edition.hand_limit and supply.bank[WILD]:
            raise top.fault("hand_limit", "wild tokens could never be taken")
