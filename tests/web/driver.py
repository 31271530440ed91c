"""Somebody who plays through the page alone: reads what it shows, and clicks, taps or types.

He buys what glows, collects for the card that he lacks least of, and reserves now and then. He knows no rule that the
page does not show him.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

READ = (Path(__file__).parent / "read.js").read_text()
# What the page shows as soon as that is so; it is read again only in frames before which something changed.
WHEN = f"""([condition, mark]) => {{
  const read = {READ};
  const ready = {{
    answered: now => !now.busy && now.mark !== mark,
    mine: now => now.over || (now.mine && !now.busy),
  }}[condition];
  return new Promise((done, fail) => {{
    let waits = false;
    const look = () => {{
      waits = false;
      try {{
        const now = read();
        if (!ready(now)) return;
        done(now);
      }} catch (error) {{
        fail(error);
      }}
      observer.disconnect();
    }};
    const observer = new MutationObserver(() => {{
      if (!waits) requestAnimationFrame(look);
      waits = true;
    }});
    observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
    look();
  }});
}}"""
WILD, TIME = 5, 6
LIMIT = 10
MOST_STEPS = 400

Card = dict[str, Any]


def sees_over(page: Page) -> bool:
    """Whether the page shows a finished game."""
    return page.locator(".board[data-over=true]").count() > 0


@dataclass
class Player:
    """Whoever sits before a page."""

    page: Page
    way: Literal["mouse", "touch", "keys"] = "mouse"
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    done: dict[str, int] = field(default_factory=dict)
    """How often he did what."""

    def read(self) -> dict[str, Any]:
        """What the page shows: cards, piles, tokens, and what can be done."""
        seen: dict[str, Any] = self.page.evaluate(READ)
        return seen

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    @property
    def turns(self) -> int:
        """How many turns he has played."""
        return sum(self.done.get(what, 0) for what in ("take", "buy", "reserve", "pass"))

    # ---- hands

    def press(self, target: str | Locator) -> None:
        """Clicks or taps something."""
        found = self.page.locator(target) if isinstance(target, str) else target
        if self.way == "touch":
            found.tap()
        else:
            found.click()

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose_gem(self, kind: int, letter: str) -> None:
        if self.way == "keys":
            self.type(letter.lower())
        else:
            self.press(f"[data-pile='{kind}']")

    def choose_card(self, place: str) -> None:
        """Chooses what lies at a place: `slot 0-3`, `deck 1`, `held 0-2`."""
        sort, where = place.split(" ")
        if self.way == "keys":
            numbers = [int(part) + 1 for part in where.split("-")]
            keys = {"slot": numbers, "deck": [*numbers, 0], "held": [4, numbers[-1]]}[sort]
            self.type(*map(str, keys))
        else:
            self.press(
                {"slot": f"[data-slot='{where}'] .card", "deck": f"[data-deck='{where}'] .deck"}.get(
                    sort, f".handcard[data-held='{where}'] .card"
                )
            )

    def confirm(self) -> None:
        """Plays what is chosen, and waits until the page has the answer."""
        before = self.read()["mark"]
        if self.way == "keys":
            self.type("Enter")
        else:
            self.press(".bar .btn.yes:not(.dim)")
        self.page.wait_for_function(WHEN, arg=["answered", before])

    # ---- choices

    def wait(self) -> dict[str, Any]:
        """Waits until it is his turn, or the game is over."""
        seen: dict[str, Any] = self.page.wait_for_function(WHEN, arg=["mine", None], timeout=60_000).json_value()
        return seen

    def step(self) -> bool:
        """One decision; False when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        {"return": self.give_back, "claim": self.claim, "pass": self.give_up_turn}.get(seen["stage"], self.act)(seen)
        return True

    def play(self, steps: int = MOST_STEPS) -> None:
        """So many decisions, or to the end."""
        for _ in range(steps):
            if not self.step():
                return
        assert steps < MOST_STEPS, "the game does not end"

    def act(self, seen: dict[str, Any]) -> None:
        if affordable := [card for card in seen["cards"] if card["can"]]:
            best = max(affordable, key=lambda card: (self.worth(seen, card), -sum(card["cost"])))
            self.buy(best)
            return
        held, full = sum(seen["tokens"]), len(seen["hand"]) >= 3
        wanted = self.wanted(seen)
        choices = [card for card in wanted if card["place"].startswith("slot")]
        if not full and choices and (held >= LIMIT - 1 or self.chance.random() < 0.08):
            self.reserve(choices[0]["place"])
        elif any(pile["can"] for pile in seen["piles"]):
            self.take(seen, wanted)
        elif choices and not full:
            self.reserve(choices[0]["place"])
        elif not full and any(seen["decks"]):
            self.reserve(f"deck {max(range(3), key=lambda tier: seen['decks'][tier])}")
        else:
            raise AssertionError(f"there is nothing to do: {seen}")

    def worth(self, seen: dict[str, Any], card: Card) -> float:
        """What a card is worth to him: points, and in Marvel what the Gauntlet asks for."""
        bonus = 4 if seen["marvel"] and not seen["bonuses"][card["bonus"]] else 0
        time = 4 if card["time"] and not seen["tokens"][TIME] else 0
        return float(2 * card["points"] + bonus + time)

    def missing(self, seen: dict[str, Any], card: Card) -> list[int]:
        return [max(0, cost - seen["bonuses"][kind] - seen["tokens"][kind]) for kind, cost in enumerate(card["cost"])]

    def wanted(self, seen: dict[str, Any]) -> list[Card]:
        """The cards in the order in which he would like to have them."""

        def rank(card: Card) -> float:
            short: int = max(0, sum(self.missing(seen, card)) - seen["tokens"][WILD])
            return short - 0.8 * self.worth(seen, card) + 0.1 * sum(card["cost"])

        return sorted(seen["cards"], key=rank)

    def take(self, seen: dict[str, Any], wanted: list[Card]) -> None:
        need = [0.0] * (TIME + 1)
        for weight, card in zip((4, 2, 1), wanted, strict=False):
            for kind, count in enumerate(self.missing(seen, card)):
                need[kind] += weight * count
        for _ in range(3):
            can = [pile for pile in seen["piles"] if pile["can"] and not pile["taken"]]
            if not can:
                break
            best = max(can, key=lambda pile: (need[pile["kind"]], pile["count"]))
            self.choose_gem(best["kind"], best["letter"])
            seen = self.read()
        if not seen["ready"]:  # one colour is left, which gives two, or none
            again = next(pile for pile in seen["piles"] if pile["can"])
            self.choose_gem(again["kind"], again["letter"])
        self.count("take")
        self.confirm()

    def buy(self, card: Card) -> None:
        self.choose_card(card["place"])
        self.count("buy")
        self.confirm()

    def reserve(self, place: str) -> None:
        self.choose_card(place)
        if self.read()["verb"] == "buy":
            self.type("v") if self.way == "keys" else self.press(".bar .btn.ghost >> nth=1")
        self.count("reserve")
        self.confirm()

    def give_back(self, seen: dict[str, Any]) -> None:
        """Gives back what he needs least."""
        wanted = self.wanted(seen)[:2]
        tokens = list(seen["tokens"])
        for _ in range(sum(tokens) - LIMIT):
            need = [sum(max(0, card["cost"][kind] - seen["bonuses"][kind]) for card in wanted) for kind in range(WILD)]
            kind = max((kind for kind in range(WILD) if tokens[kind]), key=lambda kind: tokens[kind] - need[kind])
            tokens[kind] -= 1
            letter = seen["piles"][kind]["letter"]
            self.type(letter.lower()) if self.way == "keys" else self.press(
                f".give .token[aria-keyshortcuts='{letter}']"
            )
        self.count("return")
        self.confirm()

    def claim(self, _: dict[str, Any]) -> None:
        self.type("1") if self.way == "keys" else self.press(".pickrow .tile >> nth=0")
        self.count("claim")
        self.confirm()

    def give_up_turn(self, _: dict[str, Any]) -> None:
        self.count("pass")
        self.confirm()


def play_out(*players: Player, steps: int = MOST_STEPS) -> None:
    """Several people play until the game is over at everybody's."""
    for _ in range(steps):
        for player in players:
            seen = player.read()
            if seen["mine"] and not seen["over"]:
                player.step()
                break
        else:
            if all(sees_over(player.page) for player in players):
                return
            players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def start_solo(page: Page, *, edition: str = "splendor", seats: int = 2, first: bool = True) -> None:
    """From home to a game against computers."""
    page.locator("#door-computer").click()
    choose_edition(page, edition)
    page.locator(f".seats .choice label:has-text('{seats}')").click()
    if first:
        page.locator(".terms select").first.select_option("me")
    page.locator(".start .btn").click()
    expect(page.locator(".board")).to_be_visible()


def choose_edition(page: Page, edition: str) -> None:
    page.locator(f".edition[data-edition={edition}]").click()
    expect(page.locator(f"html[data-edition={edition}]")).to_have_count(1)


def sits_sideways(page: Page) -> float:
    """By how many pixels the page, or anything that shows, reaches beyond the right edge: it would scroll sideways."""
    over: float = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return over
