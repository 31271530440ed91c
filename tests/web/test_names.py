"""Names are somebody else's words: whatever they are, they do no harm."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Player
from tests.web.guests import Guests
from tests.web.tables import play_game, sit

NAMES = {
    "markup": "<img src=x onerror=alert(1)><script>x()",
    "braces": "{ $name } &amp; \"'`</b> ${1} {edition}",
    "long": "W" * 40,
    "words": "Wolfeschlegelsteinhausenbergerdorff  Ann",
    "rtl": "שרה בת־אשר علي بن أبي طالب 123",
    "emoji": "👩\u200d🚀👨\u200d👩\u200d👧\u200d👦🏳\ufe0f\u200d🌈 Zoë ﷽",
    "marks": "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢Lͨͧͩ͘G̴",
}


def check_harmless(page: Page, name: str) -> None:
    """No element came out of the name, nothing ran, nothing is wider than the screen."""
    expect(page.locator("img, script:not([src]):not([type])")).to_have_count(0)
    wide = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide[0] <= wide[1]
    out = page.evaluate(
        """() => [...document.querySelectorAll(".name, .player, .turn, .bar")].filter(one => {
          const box = one.getBoundingClientRect();
          return box.width && (box.right > innerWidth + 1 || box.left < -1);
        }).map(one => one.outerHTML.slice(0, 200))"""
    )
    assert out == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", NAMES)
def test_names_are_shown_harmlessly(party: Guests, kind: str, phone: bool) -> None:
    name = NAMES[kind][:40]
    made = play_game(party.url, "marvel" if phone else "splendor", names=(name, "Bob", name), decisions=5)
    guest = sit(party.invite(phone=phone), made, 1)
    page = guest.open(f"/t/{made.table}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".opps .name").first).to_be_visible()
    check_harmless(page, name)
    if kind == "markup":
        assert name in page.locator(".opps .name").first.inner_text()
    page.locator(".opps .open").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check_harmless(page, name)
    page.keyboard.press("Escape")
    page.goto(party.url)
    page.locator("#door-watch").click()
    expect(page.locator(".my-games .open-table").first).to_be_visible()
    check_harmless(page, name)


def test_a_name_typed_at_home(party: Guests) -> None:
    page = party.invite(kept={"names": []}).open()
    field = page.locator(".chair-row input").first
    field.fill(NAMES["markup"] + "x" * 60)
    assert len(field.input_value()) == 40
    page.locator(".start .btn").click()
    expect(page.locator(".board")).to_be_visible()
    check_harmless(page, "")
    assert Player(page).wait()


def test_a_name_that_turns_the_line_round_is_refused_in_words(party: Guests) -> None:
    guest = party.invite(kept={"names": ["\u202eevil\u202c"]})
    guest.expect("400")
    page = guest.open()
    page.locator(".start .btn").click()
    expect(page.locator(".trouble")).to_be_visible()
    expect(page.locator(".start .btn")).to_be_enabled()
