"""What the docs tell of matches of the shipped nets, and of self-play, is what was kept of them."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

from benchmarks import levels, selfplay, strength
from benchmarks.strength import SIMULATIONS, THOUGHT, Budget, rated, together, told
from parure.arena import Result, Tournament
from parure.arena.ratings import rate

ROOT = Path(__file__).parents[2]
PLAYED = ROOT / "benchmarks" / "played"
EDITIONS = ("splendor", "marvel")
COUNTS = (2, 3, 4)


def section(doc: str, title: str) -> str:
    """What a page of the docs says under a title."""
    text = (ROOT / "docs" / doc).read_text(encoding="utf-8")
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def table(text: str) -> list[list[str]]:
    """The cells of every line of tables in it."""
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines() if row[:1] == "|"]


def kept(folder: Path, tournament: Tournament) -> list[Result]:
    """The games that a folder has; nets and players were those of now, whatever the version is called."""
    if not folder.exists():
        return []
    settings = json.loads((folder / "settings.json").read_text())
    assert settings | {"parure": ""} == {**tournament.settings, "parure": ""}, (
        f"{folder.name}: others played these games"
    )
    return [Result.from_json(json.loads(line)) for line in (folder / "results.jsonl").read_text().splitlines()]


def kept_strength(part: str, edition: str, players: int) -> list[Result]:
    """The games of one part of `benchmarks/strength.py`."""
    folder = strength.place(PLAYED / "strength", part, edition, players, Budget())
    return kept(folder, strength.tournament(part, edition, players, Budget()))


def kept_levels(part: str, edition: str, players: int) -> list[Result]:
    """The games of one part of `benchmarks/levels.py`."""
    return kept(levels.place(PLAYED / "levels", part, edition, players), levels.tournament(part, edition, players))


def test_docs_tell_of_the_games_of_nets_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    said = {
        f"{part[1]}-{key}-{part[2]}": cell
        for cells in rows
        if (part := re.search(r"\(`(\w+)-(\d)`\)$", cells[0]))
        for key, cell in zip(EDITIONS, cells[1:], strict=True)
        if cell
    }
    played = {
        f"{part}-{key}-{players}": told(games)
        for part, key, players in product(("policy", "match"), EDITIONS, COUNTS)
        if (games := kept_strength(part, key, players))
    }
    assert said == played
    assert len(said) > 4


def test_docs_tell_of_the_elo_by_simulations_of_the_games_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    for number, key in enumerate(EDITIONS, 1):
        games = together([kept_strength(part, key, 2) for part in THOUGHT])
        ratings = rate(games, len(SIMULATIONS), anchor=0)
        for simulations, rating in list(zip(SIMULATIONS, ratings, strict=True))[1:]:
            assert [rated(rating)] == [cells[number] for cells in rows if cells[0] == f"{simulations:,}"]
        assert [f"{len(games)} games"] == [cells[number] for cells in rows if cells[0] == "of"]


def test_docs_tell_how_fast_both_thought() -> None:
    text = section("learning.md", "How strong the nets are")
    paces = [json.loads(path.read_text()) for path in (PLAYED / "strength").glob("match-*/pace.json")]
    assert all(f" {round(speed, -2):,} |" in text for pace in paces for speed in pace.values())
    assert paces


def test_docs_tell_how_often_the_strongest_levels_come_first() -> None:
    parts = {level: part for part, level in levels.ALONE.items()}
    said = {
        f"{parts[row[1]]}-{row[2].lower()}-{players}": cell
        for cells in table(section("levels.md", "With a net and without"))
        if (row := re.fullmatch(r"`(\w+)`, (\w+)", cells[0]))
        for players, cell in zip(COUNTS, cells[1:], strict=True)
        if cell
    }
    played = {
        f"{part}-{key}-{players}": told(games)
        for part, key, players in product(levels.ALONE, EDITIONS, COUNTS)
        if (games := kept_levels(part, key, players))
    }
    assert said == played
    assert len(said) > 4


def test_docs_tell_of_the_ratings_of_levels() -> None:
    rows = table(section("levels.md", "Measured"))
    for column, (key, players) in enumerate(product(EDITIONS, COUNTS), 1):
        games = levels.all_of({part: kept_levels(part, key, players) for part in levels.TABLES}, players)
        said = {cells[0].strip("`"): cells[column] for cells in rows if cells[0][:1] == "`"}
        assert said == {name: rated(rating) for name, rating in levels.ratings(games).items()}
        assert [str(len(games))] == [cells[column] for cells in rows if cells[0] == "games"]


def test_docs_tell_where_the_time_of_self_play_went() -> None:
    rows = {cells[0]: cells[-1] for cells in table(section("learning.md", "The runs"))}
    figures = selfplay.summary(selfplay.stretches(PLAYED / "self-play" / "splendor.jsonl"))
    for row, name in (
        ("searching", "searching"),
        ("waiting for the net", "waiting_for_net"),
        ("of the waiting: copies to the GPU", "of_waiting_copies_there"),
        ("of the waiting: the net", "of_waiting_net"),
        ("of the waiting: copies back", "of_waiting_copies_back"),
    ):
        least, most = (figures[f"{name}_percent_{which}"] for which in ("least", "most"))
        assert rows[row] == f"{least:.0f} to {most:.0f} %"
