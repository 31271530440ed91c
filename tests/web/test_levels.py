"""How strong a computer is can be read where it is chosen, at its seat, among the moves and in the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parure.client import Client, computer, me
from tests.web.guests import PHONE, Guests
from tests.web.tables import sit

# The words of a level, and a bit of what is said of it.
WORDS = {
    "en-GB": ("Trader", "Plans a few purchases"),
    "zh-TW": ("商人", "憑感覺規劃"),
    "ru-RU": ("Торговец", "Планирует покупки"),
    "pl-PL": ("Kupiec", "Planuje kilka zakupów"),
    "es-ES": ("Comerciante", "Planea algunas compras"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_level_has_a_name_at_the_table_and_in_the_result(party: Guests, language: str) -> None:
    level, _ = WORDS[language]
    with Client(party.url) as client:
        seats = [me("Ann"), {**computer("trader"), "name": "Zed"}]
        made = client.create_table("splendor", seats, pace=0, listed=False, first=0)
        page = sit(party.invite(language=language), made).open(f"/t/{made.table}")
        expect(page.locator(".other .state")).to_have_text(level)
        expect(page.locator("#log .lineup")).to_contain_text("Zed")
        expect(page.locator("#log .lineup")).to_contain_text(level)
        client.resign(made.table, made.tokens[0])
    expect(page.locator("dialog.ending .rank", has_text="Zed")).to_contain_text(level)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("phone", [False, True])
def test_what_a_level_is_like_stands_beside_it(party: Guests, language: str, phone: bool) -> None:
    name, about = WORDS[language]
    page = party.invite(language=language, phone=PHONE if phone else False, kept={"home.levels": [3, 3, 3]}).open()
    level = page.locator(".chairs .level")
    expect(level.locator(".about")).to_be_visible()
    expect(level.locator(".about")).to_contain_text(name)
    expect(level.locator(".about")).to_contain_text(about)
    if phone:
        level.locator(".step").last.tap()
    else:
        level.locator("label").nth(3).click()
    expect(level.locator(".about")).not_to_contain_text(about)
    expect(level.locator("input").nth(3)).to_be_checked()
