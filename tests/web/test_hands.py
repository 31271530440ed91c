"""Playing by keys, by touch, and with clicks that are refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver import Player, start_solo
from tests.web.guests import Guests


def tab_to(page: Page, target: str) -> None:
    """Goes on with the Tab key until something has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(target).evaluate_all("found => found.includes(document.activeElement)"):
            return
    raise AssertionError(f"the Tab key does not reach {target}")


def hoard(player: Player) -> None:
    """Takes what there is until something has to go back."""
    while not player.done.get("return"):
        seen = player.wait()
        if seen["stage"] == "return":
            player.give_back(seen)
        else:
            player.take(seen, player.wanted(seen))


def test_a_game_by_keys_alone(party: Guests) -> None:
    page = party.invite(kept={"home.order": "me"}).open()
    expect(page.locator("#door-computer")).to_be_visible()
    tab_to(page, ".start .btn")
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible()
    player = Player(page, "keys")
    player.wait()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # A choice is begun and put back, by letters and by arrows.
    letter = next(pile["letter"] for pile in player.read()["piles"] if pile["can"])
    player.type(letter.lower())
    expect(page.locator(".pile.taken")).to_have_count(1)
    player.type("Escape")
    expect(page.locator(".pile.taken")).to_have_count(0)
    player.type("ArrowDown", "ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-nav]')")
    player.type("v")
    expect(page.locator(".space.reserve")).to_have_count(1)
    player.type("Escape")
    expect(page.locator(".space.reserve")).to_have_count(0)
    # The menu: opened, read and left.
    tab_to(page, "nav.top .iconbtn:last-child")
    player.type("Enter")
    expect(page.locator("dialog.menu")).to_be_visible()
    player.type("Escape")
    expect(page.locator("dialog.menu")).to_have_count(0)
    # A typed move, a bad one first.
    player.type("/")
    page.keyboard.type("fly to the moon")
    player.type("Enter")
    expect(page.locator(".bar .refusal")).to_be_visible()
    page.locator(".typing input").fill("")
    letters = "".join(pile["letter"] for pile in player.read()["piles"][:3])
    page.keyboard.type(f"take {letters.lower()}")
    player.type("Enter")
    expect(page.locator(".me .ten b")).to_have_text("3")  # until the answer is here, it is still his turn
    hoard(player)
    player.reserve("deck 2")
    steps = 0
    while steps < 60 and player.step() and (player.turns < 16 or not player.done.get("buy")):
        steps += 1
    assert {"take", "buy", "reserve", "return"} <= set(player.done), player.done


BEYOND = """() => {
  const wide = Math.max(document.documentElement.scrollWidth, window.innerWidth);
  const out = [...document.querySelectorAll("button, a, input, select, .card, .tile, .player")].filter(element => {
    const box = element.getBoundingClientRect();
    if (!box.width || getComputedStyle(element).visibility === "hidden") return false;
    if (element.matches(".skip, .spoken *")) return false;
    const scroller = element.closest(".pickrow, .doors, .body");
    return !scroller && (box.right > screen.width + 1 || box.left < -1);
  });
  return [wide - screen.width, out.map(element => element.outerHTML.slice(0, 120))];
}"""


def check_width(page: Page) -> None:
    """Nothing reaches beyond the screen, so nothing scrolls sideways."""
    assert page.evaluate(BEYOND) == [0, []]


@pytest.mark.parametrize(
    ("game", "width", "steps"), [("splendor", 390, 400), ("marvel", 390, 14), ("splendor", 360, 6), ("marvel", 360, 10)]
)
def test_a_game_on_a_phone_by_touch(party: Guests, game: str, width: int, steps: int) -> None:
    size = {"width": width, "height": 844 if width == 390 else 640}
    page = party.invite(phone=size, screen=size, kept={"edition": game, "home.order": "me"}).open()
    expect(page.locator("#door-computer")).to_be_visible()
    for door in ("friends", "watch", "computer"):
        page.locator(f"#door-{door}").tap()
        check_width(page)
    page.locator(".start .btn").tap()
    expect(page.locator(".board")).to_be_visible()
    check_width(page)
    player = Player(page, "touch")
    for step in range(steps):
        if not player.step():
            break
        if step < 30:
            check_width(page)
    page.locator(".movesbtn").tap() if steps < 400 else None
    expect(page.locator("dialog[open]")).to_be_visible()
    check_width(page)


def test_a_refused_click_is_answered_with_the_reason_and_the_rule(party: Guests, edition: str) -> None:
    page = party.invite().open()
    start_solo(page, edition=edition)
    player = Player(page)
    seen = player.wait()
    dear = next(card for card in seen["cards"] if not card["can"])
    player.press("[data-pile='5']")
    expect(page.locator(".bar .refusal")).to_contain_text("rule")
    player.choose_card(dear["place"])
    # It is said to be impossible, which keeps nobody from a click.
    page.locator(".bar .btn.dim", has_text="Recruit" if edition == "marvel" else "Buy").click(force=True)
    expect(page.locator(".bar .refusal")).to_contain_text("rule")
    assert sum(player.read()["tokens"]) == 0, "nothing has changed"
    player.type("Escape")
    player.step()
    assert player.turns == 1
