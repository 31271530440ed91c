"""The first game: shown round in a few steps, never in the way, and left at will."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.driver import Player, start_solo
from tests.web.guests import Guests
from tests.web.tables import against_computers, sit


def test_the_tutor_goes_along_and_can_be_left(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    guest = sit(party.invite(tutor=True, kept={"edition": edition}), made)
    page = guest.open(f"/t/{made.table}")
    tutor = page.locator(".tutor")
    tutor.locator("footer .btn").last.click()
    expect(tutor.locator(".tutor-steps")).to_be_visible()
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


def test_the_tutor_is_offered_once(party: Guests) -> None:
    guest = party.invite(tutor=True)
    page = guest.open()
    offer = page.locator(".tutor.offer")

    def start(edition: str) -> None:
        page.goto(party.url)
        start_solo(page, edition=edition)

    # Whoever makes a move instead of an answer is not asked again; at home it stands as long as it was not refused.
    start("splendor")
    expect(offer).to_be_visible()
    Player(page).step()
    expect(page.locator(".tutor")).to_have_count(0)
    start("splendor")
    Player(page).wait()
    expect(page.locator(".tutor")).to_have_count(0)
    page.goto(party.url)
    expect(page.locator(".learn")).to_be_visible()
    start("marvel")
    offer.locator(".btn.ghost").click()
    expect(page.locator(".tutor")).to_have_count(0)
    for edition in ("marvel", "splendor"):
        start(edition)
        Player(page).wait()
        expect(page.locator(".tutor")).to_have_count(0)
    page.goto(party.url)
    expect(page.locator(".learn")).to_have_count(0)


def test_whoever_leaves_in_the_middle_of_the_tutor_is_not_shown_round_again(party: Guests) -> None:
    page = party.invite(tutor=True).open()
    page.locator(".learn").click()
    expect(page.locator(".tutor-steps")).to_be_visible()
    page.goto(party.url)
    start_solo(page)
    Player(page).wait()
    expect(page.locator(".tutor")).to_have_count(0)


def test_on_a_phone_every_move_stays_possible_beside_the_tutor(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    page = sit(party.invite(tutor=True, phone=True), made).open(f"/t/{made.table}")
    page.locator(".tutor.offer .btn").last.tap()
    expect(page.locator(".tutor-steps")).to_be_visible()
    player = Player(page, "touch")
    player.play(4)
    assert player.turns >= 3
