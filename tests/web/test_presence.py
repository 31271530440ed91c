"""Who is there and who is away; who sits at the screen; whose seat it is though no answer came."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from parure.client import Client, friend, me
from tests.web.driver import Player
from tests.web.guests import Guests
from tests.web.tables import against_computers, play_game, play_others, sit
from tests.web.test_company import accept


def test_an_opponent_who_has_no_connection_is_shown_to_be_away(party: Guests, edition: str) -> None:
    made = play_game(party.url, edition, decisions=4)
    page = sit(party.invite(), made, 0).open(f"/t/{made.table}")
    other = page.locator(".other")
    expect(other.locator(".state")).to_contain_text("away")
    expect(other.locator(".avatar.away")).to_be_visible()
    guest = sit(party.invite(), made, 1)
    opposite = guest.open(f"/t/{made.table}")
    expect(other.locator(".avatar.away")).to_have_count(0)
    expect(opposite.locator(".other .avatar.away")).to_have_count(0)
    opposite.close()
    expect(other.locator(".avatar.away")).to_be_visible()
    expect(page.locator("[aria-live]", has_text="Bob has lost the connection")).to_have_count(1)
    expect(other.locator(".state")).to_contain_text("away")
    player = Player(page)
    player.step()  # it is his turn now who is not there: nobody says that he thinks
    expect(page.locator(".bar")).to_contain_text("Bob is away")
    expect(page.locator(".bar .think")).to_have_count(0)
    # A page that is loaded again was never away.
    guest.open(f"/t/{made.table}").reload()
    expect(other.locator(".avatar.away")).to_have_count(0)
    expect(page.locator(".bar")).to_contain_text("Bob is thinking")


def test_a_computer_is_never_away(party: Guests) -> None:
    made = against_computers(party.url, players=3)
    page = sit(party.invite(), made).open(f"/t/{made.table}")
    Player(page).wait()
    assert page.locator(".avatar.away").count() == 0


def test_one_screen_for_two_loaded_again_while_somebody_elsewhere_moves(party: Guests) -> None:
    with Client(party.url) as client:
        made = client.create_table("splendor", [me("Ann"), me("Bob"), me("Cy")], first=0, listed=False)
    page = sit(party.invite(), made, 0, 1).open(f"/t/{made.table}")
    player = Player(page)
    accept(page, "Ann")
    player.reserve("deck 2")
    accept(page, "Bob")
    player.reserve("deck 2")
    # Cy, elsewhere, is to move: Bob has the screen still.
    secret = page.locator(".handcard .spoken")
    expect(secret).to_have_count(1)
    page.reload()
    expect(page.locator(".handover")).to_be_visible()
    assert page.locator(".card, .player").count() == 0, "nobody has said who looks"
    accept(page, "Ann")
    expect(page.locator(".bar.idle")).to_be_visible()
    words = secret.inner_text().split(", missing")[0].split(", hidden")[0]
    page.reload()
    expect(page.locator(".handover")).to_be_visible()
    assert words not in page.content()
    play_others(party.url, made, 0)
    accept(page, "Ann")
    assert player.wait()["mine"]


def test_a_claim_whose_answer_is_lost_is_made_again(party: Guests, edition: str) -> None:
    with Client(party.url) as client:
        made = client.create_table(edition, [me("Ann"), friend("Bob")], first=0, listed=False)
    host = sit(party.invite(), made).open(f"/t/{made.table}")
    guest = party.invite(kept={"names": ["Bob"]})
    guest.expect("failed: POST .*/claim", "Failed to load resource", "ERR_FAILED")
    page = guest.open(f"/t/{made.table}#{made.invitations[1]}")
    lost: list[int] = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().status)
        route.abort()

    page.route("**/claim", lose, times=1)
    page.locator(".sit .btn").click()
    # The server heard it, the page did not: it finds its seat by itself.
    expect(page.locator(".board")).to_be_visible()
    assert lost == [201]
    expect(page.locator(".me .name").first).to_be_visible()
    expect(host.locator(".board")).to_be_visible()
    expect(host.locator(".other .name").first).to_have_text("Bob")
    Player(host).step()
    Player(page).wait()
    assert Player(page).step()


def test_a_claim_that_never_arrived_is_made_again(party: Guests) -> None:
    with Client(party.url) as client:
        made = client.create_table("splendor", [me("Ann"), friend("Bob"), friend("Cy")], listed=False)
    guest = party.invite(kept={"names": ["Bob"]})
    guest.expect("failed: POST .*/claim", "Failed to load resource", "ERR_FAILED")
    page = guest.open(f"/t/{made.table}#{made.invitations[1]}")
    page.route("**/claim", lambda route: route.abort(), times=1)
    page.locator(".sit .btn").click()
    expect(page.locator(".waiting .chair", has_text=re.compile("Bob"))).to_have_count(1)
    expect(page.locator(".waiting .chair.free")).to_have_count(1)
