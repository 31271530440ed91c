"""Takes the pictures of docs/pictures: `python -m tests.web.pictures`. `--vision` adds the tables as others see."""

from __future__ import annotations

import argparse
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.harness import server, sqlite
from tests.web.chromium import launch
from tests.web.driver import Player
from tests.web.guests import Guests, guests
from tests.web.tables import play_game, play_on, sit
from tests.web.vision import VISIONS, Eyes

FOLDER = Path(__file__).parents[2] / "docs/pictures"
MOST_BYTES = 150_000
WIDE = {"width": 1360, "height": 850}


def take(page: Page, path: Path) -> None:
    """Keeps a picture of a page, as good as its size allows."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    for quality in (86, 76, 66, 50):
        Eyes(page).photograph(path, quality=quality)
        if path.stat().st_size < MOST_BYTES:
            break
    print(f"{path.name:40} {path.stat().st_size / 1000:6.1f} kB")
    assert path.stat().st_size < MOST_BYTES


def table(party: Guests, edition: str, *, phone: bool, dark: bool) -> Page:
    """The middle of a game, with a choice in the making."""
    names = ("Mira", "Otto") if phone else ("Mira", "Otto", "Ida")
    made = play_game(party.url, edition, names=names, decisions=14 * len(names))
    guest = party.invite(phone=True, dark=dark) if phone else party.invite(dark=dark, viewport=WIDE)
    guest.accompany(made, *range(1, len(names)))
    page = sit(guest, made, 0).open(f"/t/{made.table}")
    expect(page.locator(".board")).to_be_visible()
    player = Player(page)
    while not (best := buyable(player)):
        play_on(party.url, made, 1)
        page.wait_for_timeout(200)
    player.choose_card(best)
    return page


def buyable(player: Player) -> str | None:
    """Where the best card lies that he can buy now; None while there is none."""
    seen = player.read()
    can = [card for card in seen["cards"] if card["can"] and card["place"].startswith("slot")]
    if seen["stage"] != "main" or not can:
        return None
    return str(max(can, key=lambda card: int(card["points"]))["place"])


def main() -> None:
    """Takes them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--vision", action="store_true", help="the tables in four colour visions too")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    with sync_playwright() as playwright, sqlite() as database, server(database) as running:
        browser: Browser = launch(playwright)
        with guests(browser, running.url) as party:
            home = party.invite(viewport=WIDE).open()
            expect(home.locator(".page.home")).to_be_visible()
            take(home, folder / "home.webp")
            for edition, phone, dark in (
                ("splendor", False, False),
                ("marvel", False, True),
                ("splendor", True, True),
                ("marvel", True, False),
            ):
                page = table(party, edition, phone=phone, dark=dark)
                take(page, folder / f"{edition}-{'phone' if phone else 'desktop'}.webp")
            if arguments.vision:
                for edition in ("splendor", "marvel"):
                    page = table(party, edition, phone=False, dark=False)
                    for vision in VISIONS[1:]:
                        Eyes(page).see(vision)
                        take(page, folder / f"vision-{edition}-{vision}.webp")
        browser.close()


if __name__ == "__main__":
    main()
