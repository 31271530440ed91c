"""What the docs tell of matches of the shipped nets is what the kept games say."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import parure
from benchmarks.strength import SIMULATIONS, THOUGHT, firsts, thoughts
from parure.arena import Result
from parure.arena.ratings import rate
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


def test_docs_tell_of_the_games_of_nets_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    folders = [*PLAYED.glob("strength/match-*"), *PLAYED.glob("strength/policy-*")]
    assert folders
    for folder in folders:
        edition, results = kept(folder)
        part = folder.name.replace(f"-{edition.key}", "")
        cells = next((cells for cells in rows if cells[0].endswith(f"(`{part}`)")), None)
        assert cells is not None, f"no row tells of {part}"
        assert cells[1 + EDITIONS.index(edition.key)] == told(results), folder.name


def test_docs_tell_of_the_elo_by_simulations_of_the_games_that_are_kept() -> None:
    rows = table(section("learning.md", "How strong the nets are"))
    for number, key in enumerate(EDITIONS):
        games = thoughts(
            {part: kept(PLAYED / "strength" / f"{part}-{key}-2")[1] for part in THOUGHT},
        )
        ratings = rate(games, len(SIMULATIONS), anchor=0)
        for simulations, rating in list(zip(SIMULATIONS, ratings, strict=True))[1:]:
            cells = next(cells for cells in rows if cells[0] == f"{simulations:,}")
            assert cells[1 + number] == f"{rating.elo:+.0f} ({rating.low:+.0f} … {rating.high:+.0f})"


def test_docs_tell_of_the_games_of_levels_that_are_kept() -> None:
    rows = table(section("levels.md", "With a net and without"))
    folders = list(PLAYED.glob("levels/top-*"))
    assert folders
    for folder in folders:
        edition, results = kept(folder)
        players = int(folder.name.rsplit("-", 1)[1])
        cells = next(cells for cells in rows if cells[0] == edition.key.capitalize())
        assert cells[players - 1] == told(results), folder.name
