"""Whole games, through the page alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Player, choose_edition, play_out, start_solo
from tests.web.guests import Guest, Guests


def set_up_with_friend(page: Page, edition: str) -> str:
    """A table with a friend's link; the link."""
    page.locator("#door-friends").click()
    choose_edition(page, edition)
    page.locator(".start .btn").click()
    link: str = page.locator(".linkrow input").input_value()
    return link


def sit_down(guest: Guest, link: str, name: str) -> Page:
    """Comes by a link, and sits down."""
    page = guest.context.new_page()
    page.goto(link)
    page.locator(".sit input").fill(name)
    page.locator(".sit .btn").click()
    expect(page.locator(".board")).to_be_visible()
    return page


def test_two_browsers_play_a_game_to_its_end(party: Guests, edition: str) -> None:
    host, friend = party.invite(), party.invite(kept={"names": ["Bob"]})
    table = host.open()
    link = set_up_with_friend(table, edition)
    other = sit_down(friend, link, "Bob")
    assert "#" not in other.url, "the invitation is gone from the address"
    expect(table.locator(".board")).to_be_visible()
    players = Player(table, chance=random.Random(1)), Player(other, chance=random.Random(2))
    play_out(*players)
    for page in (table, other):
        expect(page.locator("dialog.ending .ranks li")).to_have_count(2)
        scores = [int(text) for text in page.locator("dialog.ending .rank .score").all_inner_texts()]
        assert max(scores) >= (16 if edition == "marvel" else 15)
    won = [page.locator("dialog.ending h2").inner_text() for page in (table, other)]
    assert won.count("You win!") <= 1
    assert abs(players[0].turns - players[1].turns) <= 1


@pytest.mark.parametrize(("seats", "game", "steps"), [(2, "marvel", 400), (3, "splendor", 8), (4, "marvel", 6)])
def test_games_against_computers(party: Guests, seats: int, game: str, steps: int) -> None:
    page = party.invite().open()
    start_solo(page, edition=game, seats=seats)
    expect(page.locator(".opps .player")).to_have_count(seats - 1)
    player = Player(page)
    player.play(steps)
    if steps == 400:
        expect(page.locator("dialog.ending")).to_be_visible()
    else:
        assert player.turns >= steps // 2
        assert player.wait()["mine"], "the computers have answered"
