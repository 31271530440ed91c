"""What docs/learning.md tells of matches of the shipped nets is what the kept games say."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import parure
from benchmarks.strength import firsts
from parure.arena import Result
from parure.search.net import shipped_model

ROOT = Path(__file__).parents[2]
PLAYED = ROOT / "benchmarks" / "played" / "strength"


def test_docs_tell_of_the_games_that_are_kept() -> None:
    doc = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    section = re.search(r"^## How strong the nets are$(.*?)^## ", doc, re.MULTILINE | re.DOTALL)
    assert section is not None
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in section[1].splitlines() if row[:1] == "|"]
    for folder in [*PLAYED.glob("match-*"), *PLAYED.glob("policy-*")]:
        settings = json.loads((folder / "settings.json").read_text())
        edition = parure.edition(settings["edition"].split("@")[0])
        digest = hashlib.sha256(shipped_model(edition).read_bytes()).hexdigest()[:12]
        assert settings["nets"] == digest, f"{folder.name}: other nets than the shipped ones played these games"
        results = [Result.from_json(json.loads(line)) for line in (folder / "results.jsonl").read_text().splitlines()]
        mean, error = firsts(results)
        part = folder.name.replace(f"-{edition.key}", "")
        cells = next((cells for cells in rows if cells[0].endswith(f"(`{part}`)")), None)
        assert cells is not None, f"no row tells of {part}"
        said = cells[1 + ("splendor", "marvel").index(edition.key)]
        assert said == f"{100 * mean:.1f} ± {100 * error:.1f} % of {len(results)}", folder.name
