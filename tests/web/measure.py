"""What is measured in the browser: weight, requests, the time to the first move, a move's round trip to painted."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.driver import Player
from tests.web.guests import Guest, Guests
from tests.web.tables import play_game, play_others, sit

# Clicks, and waits until the answer is on the screen. A message posted in a frame arrives when the page has drawn that
# frame; the browser itself tells when the first frame with the probe, which comes with the answer, was shown.
ROUND_TRIP = """() => new Promise(done => {
  const bar = document.querySelector(".bar");
  const log = document.querySelector("#log ol");
  const look = () => `${log.children.length} ${log.firstElementChild?.textContent} ${bar.className}`;
  const before = look();
  const probe = document.createElement("p");
  probe.textContent = "painted";
  probe.setAttribute("elementtiming", "probe");
  probe.style.cssText = "position: fixed; left: 0; top: 0; z-index: 99";
  let drawn;
  const start = performance.now();
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    probe.remove();
    done([drawn, list.getEntries()[0].renderTime - start]);
  }).observe({ type: "element" });
  const observer = new MutationObserver(() => {
    if (bar.getAttribute("aria-busy") === "true" || look() === before) return;
    observer.disconnect();
    document.body.append(probe);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (drawn = performance.now() - start);
      channel.port2.postMessage(null);
    });
  });
  observer.observe(bar, { attributes: true });
  observer.observe(log, { subtree: true, childList: true, characterData: true });
  bar.querySelector(".btn.yes").click();
})"""

# Settles when what the page shows now is on the screen.
ON_SCREEN = """() => new Promise(done => {
  const probe = document.createElement("p");
  probe.textContent = "ready";
  probe.setAttribute("elementtiming", "ready");
  probe.style.cssText = "position: fixed; left: 0; top: 0; z-index: 99";
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    probe.remove();
    done();
  }).observe({ type: "element" });
  document.body.append(probe);
})"""

# Whether nothing moves that will come to rest.
QUIET = """() => !document.querySelector(".flights")
  && document.getAnimations().every(each => each.effect.getTiming().iterations === Infinity)"""


@dataclass
class Traffic:
    """What a page has fetched."""

    bytes: Counter[str] = field(default_factory=Counter)
    """By kind of resource: Script, Stylesheet, Font and so on."""
    requests: int = 0
    failed: int = 0
    _kinds: dict[str, str] = field(default_factory=dict)

    def listen(self, page: Page) -> Traffic:
        """Counts from now on."""
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._answer)
        session.on("Network.loadingFinished", self._finish)
        session.on("Network.loadingFailed", self._fail)
        session.send("Network.enable")
        return self

    @property
    def weight(self) -> int:
        """The bytes that came over the wire, headers included, before fonts and sounds."""
        return sum(count for kind, count in self.bytes.items() if kind not in ("Font", "Media"))

    def _answer(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self._kinds[event["requestId"]] = event["type"]
        self.failed += event["response"]["status"] >= 400

    def _finish(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])

    def _fail(self, event: dict[str, Any]) -> None:
        self.failed += not event.get("canceled", False)


@dataclass(frozen=True)
class FirstMove:
    """From opening the page to the first move of a game against a computer, with nothing in the cache."""

    home_s: float
    possible_s: float
    made_s: float
    home: Traffic
    all: Traffic


def first_move(guest: Guest) -> FirstMove:
    """Opens the page, starts the game that it offers, and makes the first move."""
    page = guest.context.new_page()
    traffic = Traffic().listen(page)
    start = time.perf_counter()
    page.goto(guest.url)
    expect(page.locator(".start .btn")).to_be_enabled()
    at_home = time.perf_counter() - start
    home = Traffic(Counter(traffic.bytes), traffic.requests, traffic.failed)
    page.locator(".start .btn").click()
    player = Player(page)
    seen = player.wait()
    possible = time.perf_counter() - start
    player.take(seen, player.wanted(seen))
    return FirstMove(at_home, possible, time.perf_counter() - start, home, traffic)


class Work:
    """The processor time of a page's main thread, which does not depend on what else the machine does."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        """So far, in milliseconds."""
        told = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(metric["value"] for metric in told if metric["name"] == "TaskDuration"))


@dataclass
class Trips:
    """Moves of one person at his page, whose opponent is elsewhere; in milliseconds."""

    drawn: list[float] = field(default_factory=list)
    """From the click that plays a move to the end of the page's work on the frame that shows it."""
    shown: list[float] = field(default_factory=list)
    """From that click to that frame being on the screen."""
    work: list[float] = field(default_factory=list)
    """Processor time of the page's main thread."""


def round_trips(party: Guests, edition: str, moves: int, *, still: bool = False) -> Trips:
    """Measures so many moves in the middle of a game."""
    made = play_game(party.url, edition, decisions=6)
    page = sit(party.invite(still=still), made, 0).open(f"/t/{made.table}")
    clock = Work(page)
    trips = Trips()

    class Timed(Player):
        def confirm(self) -> None:
            # Nobody is as quick as the test: the opponent's move has landed, and one's own choice is on the screen.
            self.page.wait_for_function(QUIET)
            self.page.evaluate(ON_SCREEN)
            before = clock.spent()
            drawn, shown = self.page.evaluate(ROUND_TRIP)
            trips.drawn.append(drawn)
            trips.shown.append(shown)
            trips.work.append(clock.spent() - before)

    player = Timed(page)
    expect(page.locator(".bar")).to_be_visible()
    while len(trips.shown) < moves:
        play_others(party.url, made, 0)
        if not player.step():
            break
    return trips
