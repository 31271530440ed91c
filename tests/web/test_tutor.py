"""The first game: shown round in a few steps, never in the way, and left at will."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.driver import Player
from tests.web.guests import Guests
from tests.web.tables import against_computers, sit


def test_the_tutor_goes_along_and_can_be_left(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    guest = sit(party.invite(tutor=True, kept={"edition": edition}), made)
    page = guest.open(f"/t/{made.table}")
    tutor = page.locator(".tutor")
    expect(tutor).to_be_visible()
    player = Player(page)
    seen = player.wait()
    welcome = tutor.locator(".what").inner_text()
    tutor.locator("footer .btn").click()
    expect(tutor.locator(".what")).not_to_have_text(welcome)
    expect(tutor.locator(".why")).to_be_visible()
    # Doing what it speaks of is an answer, too; every click goes past it.
    player.take(seen, player.wanted(seen))
    expect(tutor.locator(".praise")).to_be_visible()
    step = tutor.locator(".what").inner_text()
    page.reload()
    expect(tutor.locator(".what")).to_have_text(step)
    player.play(4)
    expect(tutor).to_be_visible()
    tutor.locator("header button").last.click()
    expect(tutor).to_have_count(0)
    page.goto(party.url)
    page.locator(".start .btn").click()
    expect(page.locator(".board")).to_be_visible()
    expect(tutor).to_have_count(0)


def test_on_a_phone_every_move_stays_possible_beside_the_tutor(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    page = sit(party.invite(tutor=True, phone=True), made).open(f"/t/{made.table}")
    expect(page.locator(".tutor")).to_be_visible()
    player = Player(page, "touch")
    player.play(4)
    assert player.turns >= 3
