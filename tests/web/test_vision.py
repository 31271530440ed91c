"""Every gem can be told from every other, whatever colours one sees."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.tables import play_game, sit
from tests.web.vision import VISIONS, Eyes

LEAST = 12.0
"""How much two gems differ at least, on average over their pixels, of 255."""


def test_outline_and_letter_of_each_gem_are_its_own(party: Guests) -> None:
    page = party.invite().open()
    expect(page.locator("#stones")).to_have_count(1)
    for edition, kinds in (("s", 6), ("m", 7)):
        names = [f"{edition}{kind}" for kind in range(kinds)]
        outlines = [page.locator(f"#edge-{name} path").get_attribute("d") for name in names]
        letters = [page.locator(f"#flat-{name} text").text_content() for name in names]
        assert len(set(outlines)) == kinds
        assert len(set(letters)) == kinds


@pytest.mark.parametrize("vision", VISIONS)
def test_gems_differ_in_every_vision(party: Guests, edition: str, vision: str) -> None:
    page = party.invite(kept={"edition": edition}).open("/gallery")
    expect(page.locator(".gallery-stones").first).to_be_visible()
    eyes = Eyes(page)
    eyes.see(vision)
    for row, size in (("nth=0", "large"), ("nth=2", "small"), ("nth=3", "flat")):
        pairs = eyes.alike(f".gallery-stones >> {row} >> css=span > .gem:first-child")
        kinds = 7 if edition == "marvel" else 6
        assert len(pairs) == kinds * (kinds - 1) / 2
        assert {pair: round(much, 1) for pair, much in pairs.items() if much < LEAST} == {}, size


def test_pictures_of_the_table(party: Guests, edition: str, tmp_path: Path) -> None:
    made = play_game(party.url, edition, decisions=24)
    page = sit(party.invite(), made, 0).open(f"/t/{made.table}")
    expect(page.locator(".board")).to_be_visible()
    eyes = Eyes(page)
    folder = Path(os.environ.get("PARURE_PICTURES", tmp_path))
    seen = set()
    for vision in VISIONS:
        eyes.see(vision)
        picture = folder / f"vision-{edition}-{vision}.webp"
        eyes.photograph(picture)
        seen.add(picture.read_bytes())
    assert len(seen) == len(VISIONS)
