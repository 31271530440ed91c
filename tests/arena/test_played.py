"""What the docs tell of matches of the shipped nets is what the kept games say."""

from __future__ import annotations

import hashlib
import json
import re
from itertools import product
from pathlib import Path

import parure
from benchmarks.levels import PARTS, ratings, renumbered
from benchmarks.strength import SIMULATIONS, THOUGHT, firsts, together
from parure.arena import Result
from parure.arena.ratings import Rating, rate
from parure.editions import Edition
from parure.search.net import shipped_model

ROOT = Path(__file__).parents[2]
PLAYED = ROOT / "benchmarks" / "played"
EDITIONS = ("splendor", "marvel")


def section(doc: str, title: str) -> str:
    """What a page of the docs says under a title."""
    text = (ROOT / "docs" / doc).read_text(encoding="utf-8")
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def table(text: str) -> list[list[str]]:
    """The cells of every line of tables in it."""
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in text.splitlines() if row[:1] == "|"]


def kept(folder: Path) -> tuple[Edition, list[Result]]:
    """The edition and the games that a folder has; they were played with the shipped nets."""
    settings = json.loads((folder / "settings.json").read_text())
    edition = parure.edition(settings["edition"].split("@")[0])
    digest = hashlib.sha256(shipped_model(edition).read_bytes()).hexdigest()[:12]
    assert settings["nets"] == digest, f"{folder.name}: other nets than the shipped ones played these games"
    return edition, [Result.from_json(json.loads(line)) for line in (folder / "results.jsonl").read_text().splitlines()]


def told(results: list[Result]) -> str:
    """How docs tell how often the first contestant won."""
    mean, error = firsts(results)
    return f"{100 * mean:.1f} ± {100 * error:.1f} % of {len(results)}"


def rated(rating: Rating) -> str:
    """How docs tell a rating."""
    return "0" if rating.low == rating.high else f"{rating.elo:+.0f} ({rating.low:+.0f} … {rating.high:+.0f})"


def test_docs_tell_of_the_games_of_nets_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    said = {
        f"{part[1]}-{key}-{part[2]}": cell
        for cells in rows
        if (part := re.search(r"\(`(\w+)-(\d)`\)$", cells[0]))
        for key, cell in zip(EDITIONS, cells[1:], strict=True)
    }
    folders = [*PLAYED.glob("strength/match-*"), *PLAYED.glob("strength/policy-*")]
    assert said == {folder.name: told(kept(folder)[1]) for folder in folders}


def test_docs_tell_of_the_elo_by_simulations_of_the_games_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    for number, key in enumerate(EDITIONS, 1):
        games = together([kept(PLAYED / "strength" / f"{part}-{key}-2")[1] for part in THOUGHT])
        ratings = rate(games, len(SIMULATIONS), anchor=0)
        for simulations, rating in list(zip(SIMULATIONS, ratings, strict=True))[1:]:
            assert [rated(rating)] == [cells[number] for cells in rows if cells[0] == f"{simulations:,}"]
        assert [f"{len(games)} games"] == [cells[number] for cells in rows if cells[0] == "of"]


def test_docs_tell_how_often_the_strongest_level_comes_first() -> None:
    rows = table(section("levels.md", "With a net and without"))
    said = {
        f"top-{cells[0].lower()}-{players}": cell
        for cells in rows
        if cells[0].lower() in EDITIONS
        for players, cell in enumerate(cells[1:], 2)
    }
    assert said == {folder.name: told(kept(folder)[1]) for folder in PLAYED.glob("levels/top-*")}


def test_docs_tell_of_the_ratings_of_levels() -> None:
    rows = table(section("levels.md", "Measured"))
    for column, (key, players) in enumerate(product(EDITIONS, (2, 3, 4)), 1):
        folders = {part: PLAYED / "levels" / f"{part}-{key}-{players}" for part in PARTS}
        kept_games = {part: kept(folder)[1] for part, folder in folders.items() if folder.exists()}
        games = together([renumbered(part, players, results) for part, results in kept_games.items()])
        said = {cells[0].strip("`"): cells[column] for cells in rows if cells[0][:1] == "`"}
        assert said == {name: rated(rating) for name, rating in ratings(games).items()}
        assert [str(len(games))] == [cells[column] for cells in rows if cells[0] == "games"]
