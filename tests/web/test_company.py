"""Several people, or several tabs: friends, strangers, spectators, one screen for two; going, and playing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Player, choose_edition
from tests.web.guests import Guests
from tests.web.tables import against_computers, play_game, sit


def open_menu(page: Page, item: str) -> None:
    """Opens the menu and chooses from it."""
    page.locator("nav.top .iconbtn").last.click()
    page.locator("dialog.menu .item", has_text=item).click()


def test_two_tabs_of_one_seat(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    guest = sit(party.invite(), made)
    left, right = (guest.open(f"/t/{made.table}") for _ in range(2))

    def look_at(page: Page) -> Player:
        """A browser draws the tab that is looked at; the other one only now and then."""
        page.bring_to_front()
        return Player(page)

    look_at(left).wait()
    # Each tab has a choice in the making; the other one's move makes it a thing of the past.
    seen = look_at(right).wait()
    pile = next(pile for pile in seen["piles"] if pile["can"])
    right.locator(f"[data-pile='{pile['kind']}']").click()
    look_at(left).step()
    held = look_at(left).wait()["tokens"]
    look_at(right).page.wait_for_function(
        "held => document.querySelector('.me .ten b').textContent >= held", arg=str(sum(held))
    )
    right.wait_for_timeout(100)
    assert look_at(right).wait()["tokens"] == held
    right.keyboard.press("Escape")
    for page in (right, left, right):
        look_at(page).step()
        look_at(page).wait()
    assert look_at(right).wait()["tokens"] == look_at(left).wait()["tokens"]
    # A setting made in one tab holds in the other.
    left.keyboard.press("m")
    expect(right.locator(".soundbtn[aria-pressed=true]")).to_have_count(1)


def test_a_spectator_sees_the_game_and_no_secret(party: Guests, edition: str) -> None:
    made = against_computers(party.url, edition)
    player = Player(sit(party.invite(), made).open(f"/t/{made.table}"))
    player.wait()
    watcher = party.invite().open(f"/t/{made.table}")
    expect(watcher.locator(".board.watching")).to_be_visible()
    expect(watcher.locator(".opps .player")).to_have_count(2)
    player.reserve("deck 2")
    secret = player.page.locator(".handcard .spoken")
    expect(secret).to_have_count(1)
    words = secret.inner_text().split(", missing")[0].split(", hidden")[0]
    expect(watcher.locator(".opps .held .back")).to_have_count(1)
    assert words not in watcher.content()
    assert watcher.locator(".bar .btn").count() == 0
    player.step()
    expect(watcher.locator("#log li").first).to_be_visible()
    watcher.locator(".market .card").first.click()
    expect(watcher.locator(".bar .btn")).to_have_count(0)


def test_anyone_comes_from_the_open_list(party: Guests, edition: str) -> None:
    host = party.invite(kept={"names": ["Hostess"]}).open()
    host.locator("#door-friends").click()
    choose_edition(host, edition)
    host.locator(".chair-row select").nth(1).select_option("anyone")
    host.locator(".start .btn").click()
    expect(host.locator(".waiting .chair.free")).to_have_count(1)
    stranger = party.invite(kept={"names": ["Stranger"], "edition": edition}).open()
    stranger.locator("#door-friends").click()
    row = stranger.locator(".open-table", has_text="Hostess").first
    row.locator("a").click()
    stranger.locator(".sit .btn").click()
    for page in (host, stranger):
        expect(page.locator(".board")).to_be_visible()
    Player(next(page for page in (host, stranger) if Player(page).read()["mine"])).step()


def test_somebody_leaves_before_the_game(party: Guests) -> None:
    host = party.invite().open()
    host.locator("#door-friends").click()
    host.locator(".seats .choice label", has_text="3").click()
    host.locator(".start .btn").click()
    expect(host.locator(".waiting .chair.free")).to_have_count(2)
    link = host.locator(".linkrow input").first.input_value()
    friend = party.invite(kept={"names": ["Bob"]}).open("/")
    friend.goto(link)
    friend.locator(".sit .btn").click()
    expect(host.locator(".waiting .chair.free")).to_have_count(1)
    friend.locator(".room .btn", has_text="Leave the table").click()
    expect(friend.locator(".page.home")).to_be_visible()
    expect(host.locator(".waiting .chair.free")).to_have_count(2)


def test_resigning_and_playing_again(party: Guests, edition: str) -> None:
    made = play_game(party.url, edition, decisions=6)
    pages = [sit(party.invite(), made, seat).open(f"/t/{made.table}") for seat in (0, 1)]
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
    open_menu(pages[0], "Give up")
    pages[0].locator("dialog.question .btn.danger").click()
    for page, won in zip(pages, (False, True), strict=True):
        expect(page.locator("dialog.ending")).to_be_visible()
        expect(page.locator("dialog.ending h2")).to_have_text("You win!" if won else "Bob wins")
    for page in pages:
        page.locator("dialog.ending .after > .btn").first.click()
        expect(page).to_have_url(re.compile(rf"/t/(?!{made.table})"))
    assert pages[0].url == pages[1].url
    for page in pages:
        expect(page.locator(".board[data-over=false]")).to_be_visible()
    Player(next(page for page in pages if Player(page).read()["mine"])).step()


def test_leaving_lets_a_computer_play_on(party: Guests) -> None:
    made = play_game(party.url, decisions=4, pace=0)
    pages = [sit(party.invite(), made, seat).open(f"/t/{made.table}") for seat in (0, 1)]
    for page in pages:
        expect(page.locator(".board")).to_be_visible()
    open_menu(pages[0], "Leave the table")
    pages[0].locator("dialog.question .btn.danger").click()
    expect(pages[0].locator(".page.home")).to_be_visible()
    player = Player(pages[1])
    player.wait()
    player.step()
    player.wait()
    expect(pages[1].locator(".other .state")).to_contain_text("has left")
    # The log tells of it after a reload, too, where it happened; but nobody is told the old news again.
    log = pages[1].locator("#log li")
    expect(pages[1].locator("#log .remark")).to_contain_text("Ann has left")
    before = log.all_inner_texts()
    pages[1].reload()
    expect(pages[1].locator("#log .remark")).to_contain_text("Ann has left")
    assert log.all_inner_texts() == before
    assert pages[1].locator("[aria-live]", has_text="Ann has left").count() == 0


def test_taking_back(party: Guests, edition: str) -> None:
    # Only as long as no card has been revealed since: the greedy computer takes gems at its first turn; others may not.
    made = against_computers(party.url, edition)
    page = sit(party.invite(), made).open(f"/t/{made.table}")
    player = Player(page)
    seen = player.wait()
    player.take(seen, player.wanted(seen))
    assert sum(player.wait()["tokens"]) == 3
    open_menu(page, "Take back")
    expect(page.locator(".me .ten b")).to_have_text("0")
    assert player.wait()["mine"]
    assert page.locator("#log li:not(.remark)").count() == 0
    page.reload()
    expect(page.locator("#log .remark")).to_have_text("You take a move back")
    player.play(2)
    assert page.locator("#log li").last.inner_text() == "You take a move back"


def accept(page: Page, name: str) -> None:
    """The next person takes the screen."""
    expect(page.locator(".handover h1")).to_contain_text(name)
    page.locator(".handover .btn").click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_one_screen_for_two(party: Guests, edition: str, way: str) -> None:
    page = party.invite(phone=way == "touch", kept={"names": ["Ann", "Bob"], "home.order": "me"}).open()
    page.locator("#door-friends").click()
    choose_edition(page, edition)
    page.locator(".chair-row select").nth(1).select_option("me")
    page.locator(".start .btn").click()
    expect(page.locator(".handover")).to_be_visible()
    assert page.locator(".card, .player").count() == 0, "before anybody has said who looks, nothing shows"
    accept(page, "Ann")
    player = Player(page, "touch" if way == "touch" else "mouse")
    player.reserve("deck 2")
    expect(page.locator(".handover")).to_be_visible()
    hidden = [page.content()]
    assert page.locator(".card, .player").count() == 0
    accept(page, "Bob")
    expect(page.locator(".handcard")).to_have_count(0)
    hidden.append(page.content())
    player.step()
    expect(page.locator(".handover")).to_be_visible()
    hidden.append(page.content())
    page.reload()
    expect(page.locator(".handover")).to_be_visible()
    hidden.append(page.content())
    accept(page, "Ann")
    secret = page.locator(".handcard .spoken")
    expect(secret).to_have_count(1)
    words = secret.inner_text().split(", missing")[0].split(", hidden")[0]
    assert len(words) > 20
    assert all(words not in html for html in hidden), "the card drawn unseen was nowhere on the page"
    for name in ("Bob", "Ann", "Bob"):
        while page.locator(".handover").count() == 0:
            player.step()
            page.wait_for_timeout(50)
        accept(page, name)
