"""How quick and how heavy the page is, measured in Chromium on this machine.

From opening the page to the first move of a game against a computer, with nothing in the cache; what that fetches; and
from the click that plays a move to its frame being on the screen, over a server on localhost, motion on.
"""

from __future__ import annotations

import argparse
import json
import statistics

from playwright.sync_api import sync_playwright

from tests.server.harness import server, sqlite
from tests.web.chromium import launch
from tests.web.guests import guests
from tests.web.measure import FirstMove, Trips, first_move, round_trips

EDITIONS = ("splendor", "marvel")


def opening(runs: list[FirstMove]) -> dict[str, float]:
    """The figures of opening the page, by name; times are medians."""
    last = runs[-1]
    return {
        "home_s": round(statistics.median(run.home_s for run in runs), 2),
        "first_move_possible_s": round(statistics.median(run.possible_s for run in runs), 2),
        "first_move_made_s": round(statistics.median(run.made_s for run in runs), 2),
        "home_kb": round(last.home.weight / 1000, 1),
        "home_requests": last.home.requests,
        "game_kb": round(last.all.weight / 1000, 1),
        "game_requests": last.all.requests,
        "font_kb": round(last.all.bytes["Font"] / 1000, 1),
        "failed_requests": last.all.failed,
    }


def trips(told: Trips) -> dict[str, float]:
    """The figures of a move's round trip, by name; the work is processor time of the page's main thread."""
    shown = sorted(told.shown)
    return {
        "moves": len(shown),
        "round_trip_median_ms": round(statistics.median(shown), 1),
        "round_trip_p95_ms": round(shown[int(len(shown) * 0.95)], 1),
        "drawn_median_ms": round(statistics.median(told.drawn), 1),
        "page_work_median_ms": round(statistics.median(told.work), 1),
    }


def main() -> None:
    """Measures, and writes a table or JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--moves", type=int, default=40, help="moves of each edition whose round trip is measured")
    parser.add_argument("--runs", type=int, default=3, help="how often the page is opened in each edition")
    arguments = parser.parse_args()
    figures = {}
    with sync_playwright() as playwright, sqlite() as database, server(database) as running:
        browser = launch(playwright, whole=True)  # with all that lies between a page and a screen
        for edition in EDITIONS:
            with guests(browser, running.url) as party:
                kept = {"edition": edition, "home.order": "me"}
                opened = [first_move(party.invite(kept=kept, still=False)) for _ in range(arguments.runs)]
                figures[edition] = opening(opened) | trips(round_trips(party, edition, arguments.moves))
        browser.close()
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"{'':24}" + "".join(f"{edition:>12}" for edition in figures))
    for name in figures[EDITIONS[0]]:
        print(f"{name:24}" + "".join(f"{told[name]:>12}" for told in figures.values()))


if __name__ == "__main__":
    main()
