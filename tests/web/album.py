"""Every page in every dress, to be looked at: `python -m tests.web.album FOLDER [--only table-marvel]`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Page, WebSocketRoute, expect, sync_playwright

from parure.client import Client, Made, computer, me
from tests.server.harness import server, sqlite
from tests.web.chromium import launch
from tests.web.driver import Player
from tests.web.guests import OUTAGE, Guest, Guests, guests
from tests.web.tables import PEOPLE, against_computers, finished_game, play_game, play_on, sit
from tests.web.wire import Wire

DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
SCREENS: dict[str, bool | dict[str, int]] = {"desktop": False, "phone": True, "tablet": TABLET}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOST_GAMES = 20
LATE = 24
"""Decisions after which a game is not in its middle any more."""


# ---- home


def home(guest: Guest, edition: str) -> Page:
    page = guest.open()
    page.locator(f".edition[data-edition={edition}]").click()
    return page


def crowd(guest: Guest, edition: str) -> Page:
    """Three computers of different levels."""
    guest.remember({"home.seats": 4, "home.levels": [1, 4, 8], "home.clock": "own"})
    return home(guest, edition)


def friends(guest: Guest, edition: str) -> Page:
    page = home(guest, edition)
    page.locator("#door-friends").click()
    return page


def watch(guest: Guest, edition: str) -> Page:
    made = middle(guest.url, edition)
    page = home(sit(guest, made, 0), edition)
    page.locator("#door-watch").click()
    expect(page.locator(".my-games li")).to_be_visible()
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


# ---- before the game


def waiting(guest: Guest, edition: str) -> Page:
    with Client(guest.url) as client:
        seats = [me("Ann"), {"who": "friend"}, {"who": "anyone"}, computer("jeweller")]
        made = client.create_table(edition, seats, first=0, listed=False)
    invitations = [{"seat": seat, "invitation": text} for seat, text in made.invitations.items()]
    own = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    guest.remember({"seats": {made.table: {"seats": own, "invitations": invitations, "at": 1}}})
    page = guest.open(f"/t/{made.table}")
    expect(page.locator(".waiting")).to_be_visible()
    return page


def invited(guest: Guest, edition: str) -> Page:
    """Somebody comes by a link."""
    with Client(guest.url) as client:
        made = client.create_table(edition, [me("Ann"), {"who": "friend"}], first=0, listed=False)
    page = guest.open(f"/t/{made.table}#{made.invitations[1]}")
    expect(page.locator(".sit")).to_be_visible()
    return page


# ---- at play


@cache
def middle(url: str, edition: str) -> Made:
    """A game of three at which the first can buy something in several ways, for whoever only looks at it."""
    for _ in range(MOST_GAMES):
        made = play_game(url, edition, names=PEOPLE[:3], decisions=27)
        for _ in range(LATE):
            if ways_of(url, made):
                return made
            play_on(url, made, 1)
    raise AssertionError("nothing could ever be paid in two ways")


def ways_of(url: str, made: Made) -> list[dict[str, Any]]:
    """What the first player can pay for in several ways; empty when it is not his turn."""
    with Client(url) as client:
        ways: list[dict[str, Any]] = client.view(made.table, made.tokens[0]).body["payments"]
    return [each for each in ways if each["place"]["type"] == "slot"]


def seated(guest: Guest, made: Made, seats: int) -> Page:
    """The first seat of a table, with all others there too."""
    guest.accompany(made, *range(1, seats))
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator(".bar")).to_be_visible()
    expect(page.locator(".avatar.away")).to_have_count(0)
    return page


def turn(guest: Guest, edition: str) -> Page:
    """One's own turn, with nothing chosen."""
    return seated(guest, middle(guest.url, edition), 3)


def payment(guest: Guest, edition: str) -> Page:
    """A card chosen that can be paid in several ways."""
    page = turn(guest, edition)
    place = ways_of(guest.url, middle(guest.url, edition))[0]["place"]
    Player(page).choose_card(f"slot {place['tier']}-{place['column']}")
    return page


def tokens(guest: Guest, edition: str) -> Page:
    """Tokens chosen, at the beginning of a game."""
    page = player_ready(sit(guest, made := against_computers(guest.url, edition)).open(f"/t/{made.table}"))
    for kind in (0, 1):
        page.locator(f"[data-pile='{kind}']").click()
    return page


def refused(guest: Guest, edition: str) -> Page:
    """What can't be done, and why."""
    page = turn(guest, edition)
    page.locator("[data-pile='5']").click()
    expect(page.locator(".bar .refusal")).to_be_visible()
    return page


def four(guest: Guest, edition: str) -> Page:
    """A game of four, somebody else to move."""
    made = play_game(guest.url, edition, names=PEOPLE, decisions=42)
    return seated(guest, made, 4)


def returning(guest: Guest, edition: str) -> Page:
    """More than ten tokens: some have to go back."""
    with Client(guest.url) as client:
        made = client.create_table(edition, [me("Ann"), me("Bob")], first=0, listed=False)
    with httpx.Client(base_url=f"{guest.url}/api/tables/{made.table}", timeout=30) as http:
        for turn in range(7):
            wanted = "take" if turn % 2 == 0 else "reserve"
            decide(http, made, turn % 2, wanted)
    page = seated(guest, made, 2)
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


def claiming(guest: Guest, edition: str) -> Page:
    """Two tiles to choose from: it happens too seldom to wait for, so the page is told that it does."""

    def tell(route: WebSocketRoute) -> None:
        far = route.connect_to_server()
        far.on_message(lambda text: route.send(choosing(str(text))))

    guest.context.route_web_socket("**/socket", tell)
    page = turn(guest, edition)
    expect(page.locator(".pickrow .tile")).to_have_count(2)
    return page


def choosing(text: str) -> str:
    """A message of the server, with a choice of tiles in the place of the turn."""
    message = json.loads(text)
    if message["type"] == "update":
        view = message["view"]
        view["phase"] = {"type": "claiming"}
        view["legal"] = [{"type": "claim", "tile": tile} for tile in view["tiles"][:2]]
    return json.dumps(message)


def tutor(guest: Guest, edition: str) -> Page:
    page = offer(guest, edition)
    page.locator(".tutor .btn").last.click()
    expect(page.locator(".tutor-steps")).to_be_visible()
    return page


def offer(guest: Guest, edition: str) -> Page:
    made = against_computers(guest.url, edition)
    page = player_ready(sit(guest, made).open(f"/t/{made.table}"))
    expect(page.locator(".tutor.offer")).to_be_visible()
    return page


def handover(guest: Guest, edition: str) -> Page:
    made = play_game(guest.url, edition, decisions=3)
    page = sit(guest, made).open(f"/t/{made.table}")
    expect(page.locator(".handover")).to_be_visible()
    return page


def spectator(guest: Guest, edition: str) -> Page:
    made = middle(guest.url, edition)
    guest.accompany(made, 0, 1, 2)
    return player_ready(guest.open(f"/t/{made.table}"))


def lost(guest: Guest, edition: str) -> Page:
    """The network is gone."""
    wire = Wire(int(guest.url.rpartition(":")[2]))
    guest.company.callback(wire.close)
    guest.expect(*OUTAGE)
    made = middle(guest.url, edition)
    guest.accompany(made, 1, 2)
    page = sit(guest, made, 0).context.new_page()
    page.goto(f"{wire.url}/t/{made.table}")
    player_ready(page).evaluate("document.fonts.ready")
    wire.cut()
    expect(page.locator(".link.lost")).to_be_visible()
    return page


def dialog(guest: Guest, edition: str, opener: str) -> Page:
    """Something that opens over the table."""
    page = turn(guest, edition)
    page.locator(opener).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


def menu(guest: Guest, edition: str) -> Page:
    return dialog(guest, edition, "nav.top .iconbtn >> nth=-1")


def details(guest: Guest, edition: str) -> Page:
    return dialog(guest, edition, ".opps .open")


def keys(guest: Guest, edition: str) -> Page:
    page = turn(guest, edition)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    return page


# ---- after the game


def ended(guest: Guest, edition: str) -> Page:
    made = finished_game(guest.url, edition, PEOPLE[:3])
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator("dialog.ending")).to_be_visible()
    return page


def beaten(guest: Guest, edition: str) -> Page:
    """The end of a game against computers."""
    made = against_computers(guest.url, edition, players=4)
    with Client(guest.url) as client:
        client.resign(made.table, made.tokens[0])
    page = sit(guest, made).open(f"/t/{made.table}")
    expect(page.locator("dialog.ending")).to_be_visible()
    return page


def verify(guest: Guest, edition: str) -> Page:
    page = ended(guest, edition)
    page.locator("dialog.ending .after .btn >> nth=2").click()
    expect(page.locator(".verdict")).to_be_visible()
    return page


def replay(guest: Guest, edition: str) -> Page:
    made = finished_game(guest.url, edition, PEOPLE[:3])
    page = guest.open(f"/t/{made.table}/replay#40")
    expect(page.locator(".film-bar")).to_be_visible()
    return page


def shuffle(guest: Guest, edition: str) -> Page:
    """The steps that prove the shuffle, in a replay."""
    page = replay(guest, edition)
    page.locator("nav.top .iconbtn:has(+ .iconbtn + .film-rules)").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.wait_for_timeout(1_500)  # they come one after the other
    return page


# ---- beside it


def gallery(guest: Guest, edition: str) -> Page:
    return guest.open(f"/gallery?edition={edition}")


def nowhere(guest: Guest, _: str) -> Page:
    """An address that leads nowhere."""
    guest.expect("404")
    page = guest.open("/nowhere")
    expect(page.locator(".notfound")).to_be_visible()
    return page


def gone(guest: Guest, _: str) -> Page:
    """A table that is not there."""
    guest.expect("404", "403", "WebSocket")
    page = guest.open("/t/nothing")
    expect(page.locator(".notfound h1")).to_be_visible()
    return page


def player_ready(page: Page) -> Page:
    expect(page.locator(".bar")).to_be_visible()
    return page


PAGES: dict[str, Callable[[Guest, str], Page]] = {
    page.__name__: page
    for page in (
        home,
        crowd,
        friends,
        watch,
        settings,
        rules,
        waiting,
        invited,
        turn,
        payment,
        tokens,
        refused,
        four,
        returning,
        claiming,
        offer,
        tutor,
        handover,
        spectator,
        lost,
        menu,
        details,
        keys,
        ended,
        beaten,
        verify,
        replay,
        shuffle,
        gallery,
        nowhere,
        gone,
    )
}


def album(party: Guests, only: str, language: str) -> Iterator[tuple[str, Page]]:
    """Every page by its name, one after the other."""
    for (name, make), edition, (screen, phone) in product(PAGES.items(), ("splendor", "marvel"), SCREENS.items()):
        title = f"{name}-{edition}-{screen}"
        if not any(part in title for part in only.split(",")):
            continue
        size: dict[str, Any] = {} if phone else {"viewport": DESKTOP}
        guest = party.invite(
            phone=phone, tutor=name in ("tutor", "offer"), language=language, kept={"edition": edition}, **size
        )
        page = make(guest, edition)
        page.evaluate("document.fonts.ready")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(250)
            yield f"{title}-{theme}", page
        guest.close()


def main() -> None:
    """Takes them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="parts of the names to be taken, with commas between them")
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
