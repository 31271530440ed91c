"""Positions that random games hardly ever reach: ties, stalemates, empty decks, and what happens at once."""

from __future__ import annotations

from collections.abc import Iterator

from parure.gems import COLOURS, Gems, Kind
from parure.rules import Claim, Pass, Reserve, Return, Seat, Slot, State, Take, apply, legal_actions, resign
from tests.positions import PASTIME, bonus_cards, brink, build, empty_first_deck, finish, stuck
from tests.rules.endings import LACKING, SIXTEEN, SIXTEEN_TOO, SIXTEEN_WITH_SIX, THIRTEEN_AND_TAGS, falling

FULL = Gems.of(2, 2, 2, 2, 2)
"""Ten tokens."""


def corners() -> Iterator[tuple[str, State]]:
    """Each with a name."""
    for key in ("splendor", "marvel"):
        for players in (2, 3, 4):
            for name, state in _of_both(key, players):
                yield f"{key}-{players}-{name}", state
    for name, state in (*_splendor_ties(), *_marvel_ties(), *_of_marvel()):
        yield name, state


def _of_both(key: str, players: int) -> Iterator[tuple[str, State]]:
    for seat in range(players):
        yield f"brink-{seat}", brink(key, players, seat)
    for left in (0, 1, 2):
        yield f"deck-of-{left}", empty_first_deck(key, players, left)
    emptied = finish(empty_first_deck(key, players), Reserve(Slot(0, 1)))
    yield "empty-space", emptied
    deadlock = stuck(key, players)
    yield "stuck", deadlock
    yield "stalemate-next", finish(deadlock, *[Pass()] * (players - 1))
    yield "after-a-pass", build(key, players, tokens={1: FULL}, reserved={1: ["1R2"]}, seat=1, passes=1, check=False)
    owned = bonus_cards(key, (4, 0, 4, 3, 0) if key == "marvel" else (3, 3, 3, 3, 0))
    tiles = ["L3A", "L4B"] if key == "marvel" else ["N6", "N9"]
    yield "two-tiles", build(key, players, cards={0: owned}, tiles=tiles)
    yield "two-tiles-at-ten", build(key, players, cards={0: owned}, tiles=tiles, tokens={0: FULL})
    claiming = finish(build(key, players, cards={0: owned}, tiles=tiles), PASTIME)
    yield "claiming", claiming
    yield "second-tile-later", finish(claiming, next(a for a in legal_actions(claiming) if isinstance(a, Claim)))
    yield "tile-by-itself", build(key, players, cards={0: owned}, tiles=tiles[:1], tiles_of={0: tiles[1:]})
    stuck_with_tiles = stuck(key, players, cards={0: owned}, tiles=tiles)
    yield "claiming-after-a-pass", finish(stuck_with_tiles, Pass())
    yield "twelve-tokens", finish(build(key, players, tokens={0: Gems.of(2, 2, 2, 2, 1)}), PASTIME)
    wild = Gems.of(1, 1, 0, 0, 0, 3)
    hand = ["2R4", "?3W1" if key == "splendor" else "?3Y1", "?1R2"]
    yield "wild-in-hand", build(key, players, tokens={0: wild}, reserved={0: hand})
    yield "no-wild-left", build(key, players, tokens={1: Gems.of(0, 0, 0, 0, 0, 5)}, cards={1: owned}, tiles=tiles)
    for piles in ((1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (1, 1, 1, 0, 0), (0, 0, 0, 0, 4), (3, 0, 0, 0, 4), (0,) * 5):
        yield f"bank-{''.join(map(str, piles))}", _with_piles(key, players, piles)
    for seat in range(players):
        yield f"resigned-{seat}", resign(build(key, players, cards={0: owned}), Seat(seat)).state


def _with_piles(key: str, players: int, piles: tuple[int, ...]) -> State:
    """A table whose bank has so few of each colour, as if the rest had got lost."""
    return build(key, players, bank=Gems.of(*piles, 2), check=False)


def _splendor_ties() -> Iterator[tuple[str, State]]:
    few, many = ["3W4", "3U4", "3G4"], ["3R4", "3K4", "3W2", "1W8"]
    shared = {0: ["3W4", "3U4", "3G4", "1U8"], 2: ["3R4", "3K4", "3W3", "2W3"]}
    for number, cards in enumerate(({0: few, 1: many}, {0: many, 1: few}, shared, {1: few}, {0: few, 1: ["1W8"]})):
        yield f"splendor-tie-{number}", build("splendor", 4, cards=cards, seat=3)
    for number, held in enumerate(({0: ["1W8", "1U1"], 1: ["2W3"], 2: ["1R8"]}, {1: ["1W8"], 2: ["1R8"]})):
        yield f"splendor-stalemate-{number}", finish(stuck("splendor", 3, cards=held), Pass(), Pass())


def _marvel_ties() -> Iterator[tuple[str, State]]:
    rich = ["3R4", "3O4", "3Y3", "3P3", "1Y8"]  # 19 points, no blue
    tables: list[tuple[dict[int, list[str]], int | None]] = [
        ({0: SIXTEEN, 1: SIXTEEN_TOO}, None),
        ({0: SIXTEEN, 1: SIXTEEN_WITH_SIX}, None),
        ({0: SIXTEEN_WITH_SIX, 1: SIXTEEN}, None),
        ({0: [*SIXTEEN, "1P8"], 1: SIXTEEN_TOO}, None),
        ({0: SIXTEEN, 1: THIRTEEN_AND_TAGS}, 1),
        ({0: SIXTEEN, 1: SIXTEEN_TOO, 2: THIRTEEN_AND_TAGS}, 2),
        ({0: SIXTEEN, 1: LACKING["time"][:-1]}, None),
        ({0: SIXTEEN, 1: ["1Y6", "1Y7", "1U6"], 2: ["2O6"]}, 1),
        ({0: SIXTEEN, 1: rich}, None),
    ]
    for number, (cards, leader) in enumerate(tables):
        yield f"marvel-tie-{number}", build("marvel", 4, cards=cards, leader=leader, seat=3)
    for name, lacking in LACKING.items():
        yield f"marvel-lacking-{name}", build("marvel", 2, cards={0: lacking}, seat=1)
    held = {0: ["2Y3", "1U8"], 2: ["1Y6", "1Y7", "1U6"]}  # 3 points each, one by the tile
    yield "marvel-stalemate", finish(stuck("marvel", 3, cards=held), Pass(), Pass())
    # A11: the Gauntlet is met in a round that is not over, and does not count
    met = stuck("marvel", 3, cards={0: SIXTEEN, 2: rich}, seat=1, passes=2, check=False)
    yield "marvel-stalemate-with-the-gauntlet", met


def _of_marvel() -> Iterator[tuple[str, State]]:
    free = [*bonus_cards("marvel", {0: 5}), "2Y3", "2Y4"]
    tagged = {0: ["1Y6", "1Y7", "1P6"], 1: ["1U6", "1U7", "1R5"]}
    for players in (2, 3, 4):
        yield f"marvel-{players}-falling", falling(players)
        yield f"marvel-{players}-falling-in-hand", finish(falling(players), PASTIME)
        yield (
            f"marvel-{players}-time-at-ten",
            build("marvel", players, cards={0: free}, tokens={0: FULL}, market={(2, 0): "3O2"}),
        )
        yield (
            f"marvel-{players}-second-time",
            build("marvel", players, cards={0: [*free, "3Y2"]}, tokens={0: "YY"}, reserved={0: ["3O2"]}),
        )
        for name, owned in (("more", tagged), ("equal", {**tagged, 0: [*tagged[0], "1P7"]})):
            state = build("marvel", players, cards=owned, leader=0, tokens={1: "PPYUU"}, reserved={1: ["1O5"]}, seat=1)
            yield f"marvel-{players}-tags-{name}", state
        first = {0: ["1Y6", "1Y7"]}
        yield (
            f"marvel-{players}-tags-first",
            build("marvel", players, cards=first, tokens={0: "YPPUU"}, reserved={0: ["1O5"]}),
        )
    everything = ["1Y6", "1R5", *bonus_cards("marvel", (2, 5, 3, 2, 0))]
    tiles = ["L4A", "L1A", "L2A"]
    yield (
        "marvel-all-at-once",
        build("marvel", 3, cards={0: everything}, tiles=tiles, tokens={0: FULL}, market={(2, 1): "3R1"}),
    )
    returning = build("marvel", 3, cards={0: ["3O2"]}, tokens={0: Gems.of(3, 3, 3)})
    taken = finish(returning, Take(Gems.of(0, 0, 1, 1, 1)))
    yield "marvel-time-stays", taken
    yield "marvel-one-returned", apply(taken, Return(Kind(COLOURS[2]))).state
