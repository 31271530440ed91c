"""A reload, a lost network, a server that dies: the game goes on, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server, server
from tests.server.nursery import Nursery
from tests.web.driver import Player
from tests.web.guests import OUTAGE, Guests, guests
from tests.web.tables import play_game, sit
from tests.web.wire import Wire, wire

LOST = ".link.lost"


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Where servers are forked that start quickly."""
    running = Nursery()
    yield running
    running.close()


@pytest.fixture
def shaky(tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """A server that may be killed."""
    with server(f"sqlite:///{tmp_path}/parure.db", log=tmp_path / "server.log", nursery=nursery) as running:
        yield running


def table_of_two(party: Guests, server_url: str, edition: str) -> tuple[Page, Page]:
    """The pages of two people in the middle of a game, the first to move."""
    made = play_game(server_url, edition, decisions=6)
    pages = [sit(party.invite(), made, seat).open(f"/t/{made.table}") for seat in (0, 1)]
    for page in pages:
        expect(page.locator(".bar")).to_be_visible()
    first = next(page for page in pages if Player(page).read()["mine"])
    return first, next(page for page in pages if page is not first)


def begin_taking(page: Page) -> None:
    """Chooses a gem, and stops in the middle of the turn."""
    seen = Player(page).wait()
    pile = next(pile for pile in seen["piles"] if pile["can"])
    page.locator(f"[data-pile='{pile['kind']}']").click()
    expect(page.locator(".pile.taken")).to_have_count(1)


def finish_taking(page: Page) -> None:
    """Chooses the rest of a take, without playing it."""
    for _ in range(3):
        can = [pile for pile in Player(page).read()["piles"] if pile["can"]]
        fresh = [pile for pile in can if not pile["taken"]]
        if not can:
            break
        page.locator(f"[data-pile='{(fresh or can)[0]['kind']}']").click()
    expect(page.locator(".bar .btn.yes:not(.dim)")).to_be_visible()


def go_on(first: Page, second: Page, turns: int = 2) -> None:
    """Plays on a little."""
    for _ in range(turns):
        for page in (first, second):
            while Player(page).read()["mine"]:
                Player(page).step()


def others_tokens(page: Page) -> int:
    """How many tokens the other one has, on this page."""
    return int(page.locator(".other .ten b").inner_text())


def test_reload_in_the_middle_of_a_turn(party: Guests, edition: str) -> None:
    first, second = table_of_two(party, party.url, edition)
    before = Player(first).read()
    begin_taking(first)
    first.reload()
    after = Player(first).wait()
    assert after["mine"]
    assert after["tokens"] == before["tokens"], "what was only chosen is not taken"
    assert first.locator("#log li").count() > 5, "the moves so far are there again"
    go_on(first, second)


def test_lost_network_in_the_middle_of_a_turn(browser: Browser, shaky: Server, edition: str) -> None:
    with wire(shaky.port) as line, guests(browser, line.url) as party:
        first, second = table_of_two(party, line.url, edition)
        party.here[0].expect(*OUTAGE, "WebSocket", "Failed to load")
        party.here[1].expect(*OUTAGE, "WebSocket", "Failed to load")
        begin_taking(first)
        lose(party, line)
        for page in (first, second):
            expect(page.locator(LOST)).to_be_visible()
        # The choice can be completed and confirmed all the same: it is sent when there is somebody to send it to.
        expect(first.locator(".pile.taken")).to_have_count(1)
        finish_taking(first)
        held = others_tokens(second)
        first.locator(".bar .btn.yes").click()
        expect(first.locator(".bar[aria-busy=true]")).to_be_visible()
        find(party, line)
        for page in (first, second):
            expect(page.locator(LOST)).to_have_count(0, timeout=30_000)
        expect(first.locator(".bar[aria-busy=false]")).to_be_visible(timeout=30_000)
        expect(second.locator(".other .ten b")).not_to_have_text(str(held))
        assert 1 <= others_tokens(second) - held <= 3, "taken once"
        go_on(first, second)


def lose(party: Guests, line: Wire) -> None:
    line.cut()
    for guest in party.here:
        guest.context.set_offline(True)


def find(party: Guests, line: Wire) -> None:
    line.mend()
    for guest in party.here:
        guest.context.set_offline(False)


def test_server_killed_in_the_middle_of_a_turn(browser: Browser, shaky: Server, edition: str) -> None:
    with guests(browser, shaky.url) as party:
        first, second = table_of_two(party, shaky.url, edition)
        for guest in party.here:
            guest.expect(*OUTAGE, "WebSocket", "Failed to load")
        begin_taking(first)
        finish_taking(first)
        held = others_tokens(second)
        shaky.kill()
        expect(first.locator(LOST)).to_be_visible()
        first.locator(".bar .btn.yes").click()
        shaky.start()
        for page in (first, second):
            expect(page.locator(LOST)).to_have_count(0, timeout=30_000)
        expect(second.locator(".other .ten b")).not_to_have_text(str(held), timeout=30_000)
        assert 1 <= others_tokens(second) - held <= 3, "taken once"
        go_on(first, second)


def test_a_page_opened_while_the_server_is_away_finds_it_later(browser: Browser, shaky: Server) -> None:
    with guests(browser, shaky.url) as party:
        first, second = table_of_two(party, shaky.url, "splendor")
        for guest in party.here:
            guest.expect(*OUTAGE, "WebSocket", "Failed to load")
        shaky.kill()
        expect(second.locator(LOST)).to_be_visible()
        shaky.start()
        second.evaluate("document.querySelector('.link .btn')?.click()")  # unless it has found it by itself
        expect(second.locator(LOST)).to_have_count(0)
        first.reload()
        go_on(first, second, turns=1)
