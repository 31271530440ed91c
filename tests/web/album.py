"""Every page in every dress, to be looked at: `python -m tests.web.album FOLDER [--only table-marvel]`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, expect, sync_playwright

from parure.client import Client, Made, computer, me
from tests.server.harness import server, sqlite
from tests.web.chromium import launch
from tests.web.driver import Player
from tests.web.guests import Guest, Guests, guests
from tests.web.pictures import WIDE, buyable
from tests.web.tables import PEOPLE, against_computers, finished_game, play_game, play_on, sit

TABLET = {"width": 820, "height": 1180}
SCREENS: dict[str, bool | dict[str, int]] = {"desktop": False, "phone": True, "tablet": TABLET}


def home(guest: Guest, edition: str) -> Page:
    page = guest.open()
    page.locator(f".edition[data-edition={edition}]").click()
    return page


def friends(guest: Guest, edition: str) -> Page:
    page = home(guest, edition)
    page.locator("#door-friends").click()
    return page


def table(guest: Guest, edition: str) -> Page:
    """The middle of a game of three, with a choice in the making."""
    made = play_game(guest.url, edition, names=PEOPLE[:3], decisions=30)
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    player = Player(page)
    player_ready(page)
    for _ in range(60):
        if best := buyable(player):
            player.choose_card(best)
            break
        play_on(guest.url, made, 1)
        page.wait_for_timeout(100)
    return page


def four(guest: Guest, edition: str) -> Page:
    """A game of four, somebody else to move."""
    made = play_game(guest.url, edition, names=PEOPLE, decisions=42)
    return player_ready(sit(guest, made, 0).open(f"/t/{made.table}"))


def returning(guest: Guest, edition: str) -> Page:
    """More than ten tokens: some have to go back."""
    with Client(guest.url) as client:
        made = client.create_table(edition, [me("Ann"), me("Bob")], first=0, listed=False)
    with httpx.Client(base_url=f"{guest.url}/api/tables/{made.table}", timeout=30) as http:
        for turn in range(7):
            wanted = "take" if turn % 2 == 0 else "reserve"
            decide(http, made, turn % 2, wanted)
    page = player_ready(sit(guest, made, 0).open(f"/t/{made.table}"))
    expect(page.locator(".give")).to_be_visible()
    return page


def decide(http: httpx.Client, made: Made, seat: int, wanted: str) -> None:
    """The first legal action of a kind, for as many gems as can be taken."""
    headers = {"authorization": f"Bearer {made.tokens[seat]}"}
    update = http.get("/view", headers=headers).raise_for_status().json()
    legal = [action for action in update["view"]["legal"] if action["type"] == wanted]
    best = max(legal, key=lambda action: sum(action.get("gems", ())))
    body = {"type": "decide", "version": update["version"], "action": best}
    http.post("/decide", headers=headers, json=body).raise_for_status()


def replay(guest: Guest, edition: str) -> Page:
    made = finished_game(guest.url, edition, PEOPLE[:3])
    page = guest.open(f"/t/{made.table}/replay#40")
    expect(page.locator(".film-bar")).to_be_visible()
    return page


def ended(guest: Guest, edition: str) -> Page:
    made = finished_game(guest.url, edition, PEOPLE[:3])
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator("dialog.ending")).to_be_visible()
    return page


def settings(guest: Guest, edition: str) -> Page:
    page = home(guest, edition)
    page.locator(".page-top .top-item").nth(2).click()
    expect(page.locator("dialog.settings")).to_be_visible()
    return page


def rules(guest: Guest, edition: str) -> Page:
    page = home(guest, edition)
    page.locator(".page-top .top-item").first.click()
    expect(page.locator("dialog.rules ol li").first).to_be_visible()
    return page


def keys(guest: Guest, edition: str) -> Page:
    page = player_ready(table(guest, edition))
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def tutor(guest: Guest, edition: str) -> Page:
    made = against_computers(guest.url, edition)
    page = player_ready(sit(guest, made).open(f"/t/{made.table}"))
    expect(page.locator(".tutor")).to_be_visible()
    return page


def waiting(guest: Guest, edition: str) -> Page:
    with Client(guest.url) as client:
        seats = [me("Ann"), {"who": "friend"}, {"who": "anyone"}, computer()]
        made = client.create_table(edition, seats, first=0, listed=False)
    invitations = [{"seat": seat, "invitation": text} for seat, text in made.invitations.items()]
    own = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    guest.remember({"seats": {made.table: {"seats": own, "invitations": invitations, "at": 1}}})
    page = guest.open(f"/t/{made.table}")
    expect(page.locator(".waiting")).to_be_visible()
    return page


def handover(guest: Guest, edition: str) -> Page:
    made = play_game(guest.url, edition, decisions=3)
    page = sit(guest, made).open(f"/t/{made.table}")
    expect(page.locator(".handover")).to_be_visible()
    return page


def gallery(guest: Guest, edition: str) -> Page:
    return guest.open(f"/gallery?edition={edition}")


def player_ready(page: Page) -> Page:
    expect(page.locator(".bar")).to_be_visible()
    return page


PAGES: dict[str, Callable[[Guest, str], Page]] = {
    page.__name__: page
    for page in (
        home,
        friends,
        table,
        four,
        returning,
        replay,
        ended,
        settings,
        rules,
        keys,
        tutor,
        waiting,
        handover,
        gallery,
    )
}


def album(party: Guests, only: str, language: str) -> Iterator[tuple[str, Page]]:
    """Every page by its name, one after the other."""
    for (name, make), edition, (screen, phone), dark in product(
        PAGES.items(), ("splendor", "marvel"), SCREENS.items(), (False, True)
    ):
        title = f"{name}-{edition}-{screen}-{'dark' if dark else 'light'}"
        if only and only not in title:
            continue
        size: dict[str, Any] = {} if phone else {"viewport": WIDE}
        guest = party.invite(
            phone=phone, dark=dark, tutor=name == "tutor", language=language, kept={"edition": edition}, **size
        )
        page = make(guest, edition)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(350)
        yield title, page
        guest.context.close()


def main() -> None:
    """Takes them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a part of the names to be taken")
    parser.add_argument("--language", default="en-GB")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, sqlite() as database, server(database) as running:
        browser = launch(playwright)
        with guests(browser, running.url) as party:
            for title, page in album(party, arguments.only, arguments.language):
                page.screenshot(path=arguments.folder / f"{title}.png")
                print(title, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
