"""No serious or critical finding of axe-core on any page, in either edition and theme."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from parure.client import Client, friend, me
from tests.web.access import stumbles
from tests.web.driver import Player
from tests.web.guests import Guest, Guests
from tests.web.measure import QUIET
from tests.web.tables import against_computers, finished_game, play_game, sit

Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
# Whether the page has put the theme on, and colours that fade in have arrived.
IN_THEME = f"theme => document.documentElement.dataset.theme === theme && ({QUIET})()"


@pytest.fixture
def guest(party: Guests, edition: str) -> Guest:
    """Somebody whose pages open light in one edition and dark in the other."""
    return party.invite(dark=edition == "marvel", kept={"edition": edition})


class Findings(list[str]):
    """What was found, and where."""

    def look(self, page: Page, where: str, *themes: Theme) -> None:
        """Looks at a page as it stands, in both themes if none is named."""
        for theme in themes or THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_function(IN_THEME, arg=theme)
            self += [f"{where}, {theme}: {line}" for line in stumbles(page)]


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_home_and_its_dialogs(guest: Guest) -> None:
    found = Findings()
    page = guest.open()
    for door in ("computer", "friends", "watch"):
        page.locator(f"#door-{door}").click()
        found.look(page, door)
    for name, item in (("rules", 0), ("settings", 2)):
        page.locator(".page-top .top-item").nth(item).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        found.look(page, name)
        close(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    found.look(page, "keys")
    assert found == []


def test_table_in_its_states(guest: Guest, edition: str) -> None:
    found = Findings()
    made = against_computers(guest.url, edition, players=3)
    page = sit(guest, made).open(f"/t/{made.table}")
    player = Player(page)
    seen = player.wait()
    found.look(page, "first turn")
    pile = next(pile for pile in seen["piles"] if pile["can"])
    player.choose_gem(pile["kind"], pile["letter"])
    found.look(page, "a gem chosen")
    player.type("Escape")
    player.press("[data-pile='5']")
    expect(page.locator(".bar .refusal")).to_be_visible()
    found.look(page, "refused")
    player.choose_card("slot 1-1")
    found.look(page, "a card chosen")
    player.type("Escape")
    player.reserve("deck 0")
    while not player.done.get("return"):
        seen = player.wait()
        if seen["stage"] == "return":
            found.look(page, "giving back")
            player.give_back(seen)
        else:
            player.take(seen, player.wanted(seen))
    player.wait()
    found.look(page, "later")
    for name in ("menu", "player"):
        page.locator({"menu": "nav.top .iconbtn >> nth=-1", "player": ".opps .open >> nth=0"}[name]).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        found.look(page, name)
        close(page)
    assert found == []


def test_end_of_game_and_replay(guest: Guest, edition: str) -> None:
    found = Findings()
    made = finished_game(guest.url, edition)
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator("dialog.ending")).to_be_visible()
    found.look(page, "ending")
    page.locator("dialog.ending .after .btn", has_text="shuffle").click()
    expect(page.locator(".verdict")).to_be_visible()
    found.look(page, "shuffle")
    page.goto(f"{guest.url}/t/{made.table}/replay")
    page.keyboard.press("End")
    expect(page.locator(".film-bar")).to_be_visible()
    found.look(page, "replay")
    assert found == []


def test_waiting_sitting_handing_over_and_the_tutor(guest: Guest, party: Guests, edition: str) -> None:
    found = Findings()
    with Client(guest.url) as client:
        made = client.create_table(edition, [me("Ann"), friend()], listed=False)
    page = sit(guest, made).open(f"/t/{made.table}")
    expect(page.locator(".waiting")).to_be_visible()
    found.look(page, "waiting")
    dark = edition == "marvel"
    friendly = party.invite(dark=dark).open(f"/t/{made.table}#{made.invitations[1]}")
    expect(friendly.locator(".sit")).to_be_visible()
    found.look(friendly, "sitting down")
    shared = play_game(guest.url, edition, decisions=4)
    other = sit(party.invite(dark=dark), shared).open(f"/t/{shared.table}")
    expect(other.locator(".handover")).to_be_visible()
    found.look(other, "handing over")
    solo = against_computers(guest.url, edition)
    learner = sit(party.invite(dark=dark, tutor=True), solo).open(f"/t/{solo.table}")
    expect(learner.locator(".tutor")).to_be_visible()
    found.look(learner, "tutor")
    spectator = party.invite(dark=dark).open(f"/t/{solo.table}")
    expect(spectator.locator(".board.watching")).to_be_visible()
    found.look(spectator, "watching")
    assert found == []


def test_gallery_and_lost_pages(guest: Guest) -> None:
    found = Findings()
    guest.expect("404")
    page = guest.open("/gallery")
    expect(page.locator(".gallery .card").first).to_be_visible()
    found.look(page, "gallery")
    page.goto(f"{guest.url}/no/such/page")
    expect(page.locator(".notfound")).to_be_visible()
    found.look(page, "not found")
    assert found == []


def test_phone(party: Guests, edition: str) -> None:
    found = Findings()
    guest = party.invite(phone=True, kept={"edition": edition})
    made = play_game(party.url, edition, decisions=12)
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator(".board")).to_be_visible()
    found.look(page, "table", "light")
    page.goto(party.url)
    expect(page.locator(".page.home")).to_be_visible()
    found.look(page, "home", "light")
    assert found == []
