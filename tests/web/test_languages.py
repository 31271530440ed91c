"""Each language on each page: complete, and switched at once."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from parure.language import LANGUAGES, language
from tests.locale.catalogues import messages
from tests.web.driver import Player
from tests.web.guests import Guests
from tests.web.tables import against_computers, finished_game, sit

BROWSERS = {"en": "en-US", "es": "es-MX", "pl": "pl", "ru": "ru-RU", "zh-Hant": "zh-TW"}

TEXTS = """() => {
  const texts = new Set();
  const walk = element => {
    if (element.matches("script, style, noscript, [lang]:not(html), .name, kbd, code, select option, #stones")) return;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (element.hasAttribute(name)) texts.add(element.getAttribute(name).trim());
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.textContent.trim()) texts.add(child.textContent.trim());
      else if (child.nodeType === Node.ELEMENT_NODE) walk(child);
    }
  };
  walk(document.documentElement);
  return [...texts];
}"""


@cache
def english(code: str) -> frozenset[str]:
    """What the page would say in English, where another language says something else."""
    words = set()
    for key, message in messages("en").items():
        if message.variables - {"edition"}:
            continue
        for edition in ("splendor", "marvel"):
            text = language("en").say(key, edition=edition)
            if len(text) > 3 and text != language(code).say(key, edition=edition):
                words.add(text)
    return frozenset(words)


@cache
def keys() -> frozenset[str]:
    return frozenset(key for key in messages("en") if "-" in key)


def check_words(page: Page, code: str, where: str) -> None:
    """No key, no placeholder, no English."""
    expect(page.locator("html")).to_have_attribute("lang", code)
    texts: list[str] = page.evaluate(TEXTS)
    assert len(texts) > 5
    raw = [text for text in texts if re.search(r"[{}]|\?\?\?|undefined|\[object|NaN", text) or text in keys()]
    assert raw == [], where
    if code != "en":
        assert [text for text in texts if text in english(code)] == [], where


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_speaks_it(party: Guests, code: str) -> None:
    edition = "marvel" if code in ("pl", "zh-Hant") else "splendor"
    guest = party.invite(language=BROWSERS[code], kept={"edition": edition})
    finished = finished_game(party.url, edition)
    made = against_computers(party.url, edition)
    page = sit(guest, made).open()
    for door in ("computer", "friends", "watch"):
        page.locator(f"#door-{door}").click()
        check_words(page, code, door)
    page.locator(".page-top .top-item").first.click()
    expect(page.locator("dialog.rules ol li").first).to_be_visible()
    check_words(page, code, "rules")
    page.keyboard.press("Escape")
    page.locator(".page-top .top-item").nth(2).click()
    expect(page.locator("dialog.settings")).to_be_visible()
    check_words(page, code, "settings")
    page.goto(f"{party.url}/t/{made.table}")
    player = Player(page)
    player.wait()
    check_words(page, code, "table")
    player.choose_card("slot 0-0")
    check_words(page, code, "a card chosen")
    player.type("Escape")
    player.press("[data-pile='5']")
    expect(page.locator(".bar .refusal")).to_be_visible()
    check_words(page, code, "refused")
    player.play(3)
    player.wait()
    check_words(page, code, "later")
    player.type("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    check_words(page, code, "keys")
    player.type("Escape")
    page.goto(f"{party.url}/t/{finished.table}/replay")
    expect(page.locator(".film-bar")).to_be_visible()
    page.keyboard.press("End")
    check_words(page, code, "replay")


def test_switching_is_immediate(party: Guests) -> None:
    page = party.invite().open()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("window.stayed = true")
    title = page.locator("h1")
    said = {title.inner_text()}
    for code in ("es", "pl", "ru", "zh-Hant"):
        page.locator(".language-switch select").select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        check_words(page, code, "home")
        said.add(title.inner_text())
    assert len(said) == 5
    assert page.evaluate("window.stayed"), "the page was not loaded again"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")


def test_switching_at_the_table(party: Guests) -> None:
    made = against_computers(party.url, "marvel")
    page = sit(party.invite(), made).open(f"/t/{made.table}")
    Player(page).wait()
    page.locator("nav.top .iconbtn").last.click()
    page.locator("dialog.menu .item", has_text="Settings").click()
    page.locator("dialog.settings select").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("dialog.settings h2")).to_have_text(language("ru").say("settings-title"))
    page.keyboard.press("Escape")
    expect(page.locator(".bar b").first).to_have_text(language("ru").say("table-your-turn"))


@pytest.mark.parametrize(("wish", "shown"), [("pt-BR", "en"), ("zh-CN", "zh-Hant"), ("es-419", "es"), ("de", "en")])
def test_the_browsers_language_is_the_first_choice(party: Guests, wish: str, shown: str) -> None:
    page = party.invite(language=wish).open()
    expect(page.locator("html")).to_have_attribute("lang", shown)
    expect(page.locator("h1")).to_have_text(language(shown).say("home-title"))
