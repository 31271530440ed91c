"""Whether a position could stand: every complaint is heard somewhere, and no position of a real game has any."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from parure.editions import edition
from parure.gems import WILD, Gems
from parure.rules import (
    Claiming,
    Dealing,
    Deck,
    Main,
    Outcome,
    Over,
    Pass,
    Returning,
    Seat,
    Slot,
    State,
    Termination,
    possible,
    resign,
)
from parure.rules.possible import problems
from parure.rules.score import outcome
from tests.positions import (
    PASTIME,
    bonus_cards,
    build,
    empty_first_deck,
    every_edition,
    every_table,
    finish,
    stroll,
    stuck,
)
from tests.rules.endings import SIXTEEN


def with_player(state: State, seat: int, **changes: object) -> State:
    """The position with something changed about a player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)  # type: ignore[arg-type]
    return replace(state, players=tuple(players))


def with_space(state: State, tier: int, column: int, name: str | None) -> State:
    """The position with another card on a space."""
    rows = [list(row) for row in state.market]
    rows[tier][column] = None if name is None else state.edition.card[name]
    return replace(state, market=tuple(map(tuple, rows)))


def ended(state: State, termination: Termination, *places: tuple[int, ...]) -> State:
    """The position as the end of a game with this ranking."""
    ranking = tuple(tuple(map(Seat, place)) for place in places)
    return replace(state, phase=Over(Outcome(termination, ranking)))


def won(**more: int) -> State:
    """The end of a game that seat 0 has won."""
    state = build("splendor", 2, cards={0: ["3W4", "3U4", "3G4"]}, seat=1)
    return replace(finish(state, PASTIME), **more)  # type: ignore[arg-type]


SPLENDOR = build("splendor", 3)
MARVEL = build("marvel", 3)
FULL = Gems.of(2, 2, 2, 2, 2)
TAGS = ["1Y6", "1Y7", "1P6"]

CASES: dict[str, Callable[[], State]] = {
    "1 players (C9)": lambda: replace(SPLENDOR, players=SPLENDOR.players[:1]),
    "card 1W1 stands in 2 places (C1)": lambda: build(cards={0: ["1W1"], 1: ["1W1"]}, check=False),
    "card 1W5 is nowhere (C1)": lambda: replace(
        SPLENDOR, decks=(SPLENDOR.decks[0] - {SPLENDOR.edition.card["1W5"]}, *SPLENDOR.decks[1:])
    ),
    "card 2W1 lies in the row of level 1 (C7)": lambda: with_space(SPLENDOR, 0, 1, "2W1"),
    "space 2 of level 3 is empty though its deck is not (A10)": lambda: with_space(SPLENDOR, 2, 1, None),
    "space 3 of level 2 is to be filled but not empty (A10)": lambda: replace(SPLENDOR, phase=Dealing(Slot(1, 2))),
    "player 2 has 4 cards in hand (A5)": lambda: build(reserved={1: ["1W1", "1U1", "1G1", "?1R1"]}, check=False),
    "6 tokens of colour 1 instead of 5 (C2, C3)": lambda: replace(SPLENDOR, bank=SPLENDOR.bank + Gems.of(1)),
    "4 wild tokens instead of 5 (C2, C3)": lambda: replace(SPLENDOR, bank=SPLENDOR.bank - Gems.of(0, 0, 0, 0, 0, 1)),
    "2 time tokens instead of 3 (C2, C3)": lambda: replace(MARVEL, bank=MARVEL.bank - Gems.of(0, 0, 0, 0, 0, 0, 1)),
    "player 1 holds 11 tokens (T3)": lambda: build("splendor", 4, tokens={0: FULL + Gems.of(1)}, check=False),
    "player 2 holds 11 tokens (T3)": lambda: build(
        "splendor", 4, tokens={0: FULL + Gems.of(1), 1: FULL + Gems.of(1)}, phase=Returning(), check=False
    ),
    "player 1 holds 12 tokens (T3)": lambda: build(
        "splendor", 4, tokens={0: FULL + Gems.of(1, 1)}, cards={0: ["1W1"]}, phase=Dealing(Slot(0, 0)), check=False
    ),
    "player 1 holds 14 tokens (T3)": lambda: build(
        "splendor", 4, tokens={0: FULL + Gems.of(1, 1, 1, 1)}, phase=Returning(), check=False
    ),
    "player 1 has more wild tokens than cards that he can have reserved (A5)": lambda: build(
        tokens={0: "DD"}, reserved={0: ["2R4"]}, check=False
    ),
    "player 2 has more wild tokens than cards that he can have reserved (A5)": lambda: build(
        tokens={0: "D", 1: "D"}, phase=Dealing(Deck(0)), check=False
    ),
    "player 3 has more wild tokens than cards that he can have reserved (A5)": lambda: build(
        "splendor", 3, tokens={2: "D4"}, cards={2: ["1W1"]}, reserved={2: ["2R4", "?3R1"]}, check=False
    ),
    "player 1 has 1 time tokens instead of 0 (T1)": lambda: with_player(
        replace(MARVEL, bank=MARVEL.bank - Gems.of(0, 0, 0, 0, 0, 0, 1)), 0, tokens=Gems.of(0, 0, 0, 0, 0, 0, 1)
    ),
    "player 3 has 0 time tokens instead of 1 (T1)": lambda: with_player(
        build("marvel", 3, cards={2: ["3O2"]}, bank=MARVEL.bank, check=False), 2, tokens=Gems.of()
    ),
    "3 tiles instead of 4 (C4, C5)": lambda: replace(SPLENDOR, tiles=SPLENDOR.tiles[1:]),
    "tile 1 is out 2 times (C4, C5)": lambda: build("marvel", 3, tiles=["L1A", "L1B"], check=False),
    "player 1 has tile N1 without the bonuses for it (T4)": lambda: build(tiles_of={0: ["N1"]}, check=False),
    "this edition has no Assemble tile (C6)": lambda: replace(SPLENDOR, leader=Seat(0)),
    "a player has 3 tags but nobody has the Assemble tile (T2)": lambda: build(
        "marvel", 3, cards={1: TAGS}, leader=None, check=False
    ),
    "there is no player 4 to have the Assemble tile (C6)": lambda: build(
        "marvel", 3, cards={1: TAGS}, leader=3, check=False
    ),
    "player 3 has the Assemble tile without the most tags (T2)": lambda: build(
        "marvel", 3, cards={1: TAGS}, leader=2, check=False
    ),
    "player 1 has the Assemble tile without the most tags (T2)": lambda: build(
        "marvel", 3, cards={0: TAGS[:2]}, leader=0, check=False
    ),
    "there is no player 4 to move (C8)": lambda: replace(SPLENDOR, seat=Seat(3)),
    "3 passes in succession (A11)": lambda: replace(SPLENDOR, passes=3),
    "-1 passes in succession (A11)": lambda: replace(SPLENDOR, passes=-1),
    "4 passes in succession (A11)": lambda: replace(ended(SPLENDOR, Termination.RESIGNED, (0, 1), (2,)), passes=4),
    "1 passes in succession (A11)": lambda: build(
        "splendor", 4, tokens={0: FULL + Gems.of(1)}, phase=Returning(), passes=1, check=False
    ),
    "2 passes in succession (A11)": lambda: build(phase=Dealing(Slot(0, 0)), passes=2, check=False),
    "player 3 has passed though he can act (A11)": lambda: replace(SPLENDOR, passes=1),
    "player 2 has passed though he can act (A11)": lambda: with_player(
        stuck("splendor", 3, passes=2), 1, tokens=Gems.of(7, 7, 7, 7, 7)
    ),
    "player 1 has passed though he can act (A11)": lambda: replace(
        build(cards={0: bonus_cards("splendor", (3, 3, 3, 3, 0))}, tiles=["N6", "N9"], phase=Claiming()), passes=1
    ),
    "player 1 met the goal before this round (E3, E4)": lambda: build(
        "splendor", 2, cards={0: ["3W4", "3U4", "3G4"]}, check=False
    ),
    "player 3 met the goal before this round (E3, E4)": lambda: build(
        "marvel", 3, cards={2: SIXTEEN}, seat=1, phase=Dealing(Deck(0)), check=False
    ),
    "player 2 has neither bought nor reserved the card that left the table (A10)": lambda: build(
        cards={0: ["1W1"]}, seat=1, phase=Dealing(Slot(0, 0)), check=False
    ),
    "a card is to come from the empty deck of level 1 (A10)": lambda: replace(
        empty_first_deck("splendor", 2), phase=Dealing(Deck(0))
    ),
    "player 1 draws a card with a full hand (A5)": lambda: build(
        reserved={0: ["1W1", "1U1", "1G1"]}, phase=Dealing(Deck(0)), check=False
    ),
    "player 1 has no token too many to return (T3)": lambda: build(tokens={0: FULL}, phase=Returning(), check=False),
    "player 1 has no choice of tiles (T4)": lambda: replace(SPLENDOR, phase=Claiming()),
    "the ranking does not name each player once (E3, E4)": lambda: ended(SPLENDOR, Termination.RESIGNED, (0,), (1,)),
    "the game is over before the end of the round (E3)": lambda: won(seat=0),
    "the game is over though nobody meets the goal (E1, E2)": lambda: ended(
        replace(SPLENDOR, seat=Seat(2)), Termination.GOAL, (0, 1, 2)
    ),
    "a stalemate without a pass of every player (A11)": lambda: ended(
        replace(SPLENDOR, passes=2), Termination.STALEMATE, (0, 1, 2)
    ),
    "a stalemate though the round ends with the goal met (A11)": lambda: ended(
        won(passes=2), Termination.STALEMATE, (0,), (1,)
    ),
    "the ranking is not what the rules give (E3, E4)": lambda: ended(won(), Termination.GOAL, (1,), (0,)),
}


def skeletons() -> Iterator[str]:
    """Every complaint in the source, or a part of one, as a pattern with a gap where a value stands."""
    for node in ast.walk(ast.parse(inspect.getsource(possible))):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            yield "".join(parts)
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant):
            yield re.escape(str(node.value.value))


@pytest.mark.parametrize("complaint", CASES)
def test_each_complaint(complaint: str) -> None:
    assert complaint in problems(CASES[complaint]())


def test_every_complaint_of_the_source_is_among_them() -> None:
    patterns = list(skeletons())
    assert len(patterns) > 25
    for pattern in patterns:
        assert any(re.search(pattern, complaint) for complaint in CASES), pattern


def test_every_complaint_names_its_rule() -> None:
    assert all(re.search(r" \([CATE]\d+(, [CATE]\d+)*\)$", complaint) for complaint in CASES)


def test_all_that_is_wrong_is_told_at_once() -> None:
    state = replace(SPLENDOR, tiles=SPLENDOR.tiles[1:], passes=7, leader=Seat(1))
    assert len(problems(state)) == 3


def test_a_ranking_with_an_empty_place_or_two_who_gave_up_is_told() -> None:
    (told,) = problems(ended(SPLENDOR, Termination.RESIGNED, (0, 1), (), (2,)))
    assert told.startswith("the ranking does not name")
    (told,) = problems(ended(SPLENDOR, Termination.RESIGNED, (0,), (1, 2)))
    assert told.startswith("the ranking is not")


@every_table
def test_no_position_of_a_game_is_impossible(key: str, players: int) -> None:
    for seed in range(2):
        for number, state in enumerate(stroll(key, players, seed)):
            if number % 2 == seed:
                assert problems(state) == ()


@every_edition
def test_no_game_that_is_given_up_is_impossible(key: str) -> None:
    for state in stroll(key, 3, seed=31):
        if not isinstance(state.phase, Over):
            assert problems(resign(state, Seat((state.seat + 1) % 3)).state) == ()


@every_table
def test_no_stalemate_is_impossible(key: str, players: int) -> None:
    state = stuck(key, players)
    for _ in range(players):
        assert problems(state) == ()
        state = finish(state, Pass())
    assert isinstance(state.phase, Over)
    assert problems(state) == ()


def test_a_choice_of_tiles_may_follow_the_last_pass_of_all() -> None:
    owned = bonus_cards("splendor", (0, 0, 3, 4, 4))
    state = stuck("splendor", 4, cards={3: owned}, tiles=["N5", "N10"], seat=3, passes=3)
    here = finish(state, Pass())
    assert here.phase == Claiming()
    assert here.passes == 4
    assert problems(here) == ()
    assert problems(resign(here, Seat(0)).state) == ()


def test_a_goal_met_in_a_stalemate_in_the_middle_of_a_round_may_stand() -> None:
    cards = [*bonus_cards("splendor", (3, 3, 3, 0, 0)), "3W4", "3U4", "2W3"]
    state = stuck("splendor", 2, cards={0: cards}, tiles=["N6"], passes=1)
    over = finish(state, Pass())
    assert isinstance(over.phase, Over)
    assert over.phase.outcome == outcome(over, Termination.STALEMATE)
    assert problems(over) == ()


@every_edition
def test_phases_that_a_game_reaches_may_stand(key: str) -> None:
    assert problems(build(key, 2, reserved={0: ["2R4"]}, phase=Dealing(Slot(1, 1)))) == ()
    assert problems(build(key, 2, cards={0: ["1R1"]}, phase=Dealing(Slot(1, 1)))) == ()
    assert problems(build(key, 2, phase=Dealing(Deck(2)))) == ()
    assert problems(build(key, 4, tokens={0: FULL + Gems.of(1)}, phase=Returning())) == ()
    assert problems(build(key, 4, tokens={0: FULL + Gems.of(1, 1, 1)}, phase=Returning())) == ()
    eleven = {0: FULL + Gems.one(WILD)}
    assert problems(build(key, 4, tokens=eleven, reserved={0: ["?2R4"]}, phase=Dealing(Slot(0, 0)))) == ()
    assert problems(build(key, 4, tokens=eleven, phase=Dealing(Deck(0)))) == ()
    assert problems(stuck(key, 3, passes=2)) == ()
    assert build(key, 2).phase == Main()
    assert edition(key).hand_limit == 3


@every_edition
def test_a_wild_token_may_stay_of_every_card_that_was_reserved(key: str) -> None:
    for bought, hand in (("1R1 1R2 1R3 1R4 1R5", ""), ("1R1 1R2", "2R4 ?3R1 ?1R3"), ("", "2R4 ?3R1 ?1R3")):
        count = min(5, len(f"{bought} {hand}".split()))
        tokens = {1: Gems.one(WILD, count)}
        assert problems(build(key, 2, tokens=tokens, cards={1: bought.split()}, reserved={1: hand.split()})) == ()
    drawing: dict[str, Any] = {"reserved": {0: ["2R4", "?3R1"]}, "phase": Dealing(Deck(0))}
    assert problems(build(key, 2, tokens={0: Gems.one(WILD, 3)}, **drawing)) == ()
    assert len(problems(build(key, 2, tokens={0: Gems.one(WILD, 4)}, **drawing, check=False))) == 1


@every_edition
def test_a_turn_that_is_given_up_may_have_brought_all_that_a_turn_can(key: str) -> None:
    drawn = build(key, 4, tokens={0: FULL + Gems.one(WILD)}, phase=Dealing(Deck(0)))
    taken = build(key, 4, tokens={0: FULL + Gems.of(1, 1, 1)}, phase=Returning())
    for state in (drawn, taken):
        assert problems(resign(state, Seat(2)).state) == ()
    most = resign(taken, Seat(2)).state
    more = Gems.of(0, 0, 0, 1)
    above = with_player(replace(most, bank=most.bank - more), 0, tokens=most.players[0].tokens + more)
    assert problems(above) == ("player 1 holds 14 tokens (T3)",)


def test_who_passed_before_a_game_was_given_up_could_do_nothing() -> None:
    given_up = ended(SPLENDOR, Termination.RESIGNED, (0, 1), (2,))
    assert problems(given_up) == ()
    assert problems(replace(given_up, passes=1)) == ()  # his own pass, perhaps: that is not asked
    assert problems(replace(given_up, passes=2)) == ("player 3 has passed though he can act (A11)",)
    for passes in range(3):
        assert problems(resign(stuck("splendor", 3, passes=passes), Seat(1)).state) == ()


@every_table
def test_every_player_who_is_said_to_have_passed_is_asked(key: str, players: int) -> None:
    for seat in range(players):
        state = build(key, players, seat=seat)
        for passes in range(players):
            names = [f"player {(seat - back - 1) % players + 1}" for back in range(passes)]
            assert problems(replace(state, passes=passes)) == tuple(
                f"{name} has passed though he can act (A11)" for name in names
            )
