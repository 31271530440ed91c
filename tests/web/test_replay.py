"""A finished game, played back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from parure.client import Client, me
from parure.notation import parse_record
from tests.web.guests import Guests
from tests.web.tables import finished_game, play_game


def turn(page: Page) -> int:
    """Which turn is shown."""
    return int(page.locator(".film-slider input").input_value())


def at_turn(page: Page, number: int) -> None:
    expect(page.locator(".film-slider input")).to_have_value(str(number))


def test_replay_of_a_finished_game(party: Guests, edition: str, tmp_path: Path) -> None:
    made = finished_game(party.url, edition)
    guest = party.invite()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = guest.open(f"/t/{made.table}/replay")
    expect(page.locator(".film-bar")).to_be_visible()
    turns = int(page.locator(".film-slider input").get_attribute("max") or 0)
    assert turns > 20
    at_turn(page, 0)
    # Arrows, by moves and by turns.
    page.keyboard.press("ArrowRight")
    at_turn(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    at_turn(page, 3)
    page.keyboard.press("ArrowLeft")
    at_turn(page, 2)
    # Both ends, by keys and by buttons.
    page.keyboard.press("End")
    at_turn(page, turns)
    expect(page.locator(".turn.other")).to_contain_text("win")
    page.locator(".film-buttons button").first.click()
    at_turn(page, 0)
    page.locator(".film-buttons button").last.click()
    at_turn(page, turns)
    page.keyboard.press("Home")
    at_turn(page, 0)
    # A jump in the list, and one on the slider.
    page.locator(".film-moves li button").nth(10).click()
    at_turn(page, 10)
    page.locator(".film-slider input").fill("15")
    at_turn(page, 15)
    # The list follows, and only the list: the page stays where it is.
    page.locator(".film-slider input").fill(str(turns - 5))
    expect(page.locator(".film-moves [aria-current]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    page.locator(".film-slider input").fill("15")
    at_turn(page, 15)
    # A link to this moment.
    page.locator(".film-top .iconbtn").nth(1).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"/t/{made.table}/replay#\d+$", link)
    expect(page).to_have_url(link)
    other = party.invite().context.new_page()
    other.goto(link)
    at_turn(other, 15)
    assert other.locator(".market").inner_text() == page.locator(".market").inner_text()
    # Autoplay, and its end.
    page.locator(".film-speed select").select_option("4")
    page.locator(".film-play").click()
    page.wait_for_function("() => Number(document.querySelector('.film-slider input').value) >= 17")
    page.locator(".film-play").click()
    stopped = turn(page)
    page.wait_for_timeout(600)
    assert turn(page) == stopped
    page.locator(".film-moves li button").nth(turns - 1).click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    at_turn(page, turns)
    expect(page.locator(".film-play")).to_have_attribute("aria-label", "Play")
    # Downloaded, it is a record that replays; uploaded, it is the same game.
    with page.expect_download() as download:
        page.locator(".film-top .iconbtn").nth(3).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert parse_record(file.read_text()).outcome is not None
    upload = party.invite().open()
    upload.locator("#door-watch").click()
    upload.locator(".drop input[type=file]").set_input_files(file)
    expect(upload).to_have_url(re.compile(r"/r/"))
    expect(upload.locator(".film-slider input")).to_have_attribute("max", str(turns))


def test_the_cards_are_open_or_as_somebody_saw_them(party: Guests) -> None:
    with Client(party.url) as client:
        made = client.create_table("splendor", [me("Ann"), me("Bob")], first=0, listed=False)
        with client.join(made.table, made.tokens[0]) as seat:
            seat.decide(next(iter(seat)), "reserve deck2")
        client.resign(made.table, made.tokens[1])
    page = party.invite().open(f"/t/{made.table}/replay#2")
    held = page.locator("[data-held='0-0']")
    eyes = page.locator(".film-eyes select")
    expect(held.locator(".small-card:not(.back)")).to_be_visible()
    for seen, hidden in (("spectator", True), ("0", False), ("1", True), ("all", False)):
        eyes.select_option(seen)
        expect(held.locator(".back")).to_have_count(int(hidden))
        at_turn(page, 1)
    assert eyes.locator("option").all_inner_texts()[2:] == ["As Ann saw it", "As Bob saw it"]


def test_verify_the_shuffle(party: Guests, edition: str) -> None:
    made = play_game(party.url, edition, decisions=8)
    with Client(party.url) as client:
        client.resign(made.table, made.tokens[0])
    page = party.invite().open(f"/t/{made.table}/replay")
    page.locator(".film-top .iconbtn").nth(2).click()
    expect(page.locator("dialog.verify-steps .verdict.good")).to_be_visible(timeout=20_000)
    steps = page.locator("dialog.verify-steps ol li")
    assert steps.count() >= 6, "the server's steps, and this browser's own"
    assert page.locator("dialog.verify-steps code").count() >= 2


def test_a_game_that_is_not_over_and_one_that_is_not_there(party: Guests) -> None:
    made = play_game(party.url, decisions=2)
    guest = party.invite()
    guest.expect(r"answered 4\d\d", "Failed to load resource")
    page = guest.open(f"/t/{made.table}/replay")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{party.url}/t/nowhere")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{party.url}/r/nothing")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{party.url}/no/such/page")
    expect(page.locator(".notfound h1")).to_be_visible()
    page.locator(".notfound main .btn").click()
    expect(page.locator(".page.home")).to_be_visible()
