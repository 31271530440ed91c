"""The page is light and quick. Time has loose limits here, as the machine may be busy; benchmarks/page.py tells."""

from __future__ import annotations

from statistics import median

from tests.web.guests import Guests
from tests.web.measure import first_move, round_trips


def test_weight_and_first_move(party: Guests, edition: str) -> None:
    told = first_move(party.invite(kept={"edition": edition, "home.order": "me"}, still=False))
    assert told.all.weight < 500_000, told.all.bytes
    assert told.all.failed == 0
    assert told.made_s < 60


def test_a_move_is_painted_soon(party: Guests) -> None:
    assert median(round_trips(party, "splendor", 6).shown) < 2_000
