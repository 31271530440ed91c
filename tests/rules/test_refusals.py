"""Every reason for which an action is refused, and every kind of nonsense: IllegalAction, and nothing has changed."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from parure.editions import EDITIONS, edition
from parure.errors import ParureError
from parure.gems import TIME, WILD, Gems, Kind
from parure.rules import (
    Buy,
    Claim,
    Claiming,
    Dealing,
    Deck,
    Held,
    IllegalAction,
    Over,
    Pass,
    Reason,
    Reserve,
    Return,
    Returning,
    Reveal,
    Slot,
    State,
    Take,
    apply,
    legal_actions,
    payments,
    resign,
)
from tests.positions import (
    PASTIME,
    bonus_cards,
    brink,
    build,
    empty_first_deck,
    every_edition,
    finish,
    gems,
    refused,
)


def dealing(key: str) -> State:
    """A card is to be dealt."""
    return apply(build(key, 4), Reserve(Slot(0, 0))).state


def returning(key: str) -> State:
    """A token is to be returned; the player holds a time token in marvel, and no wild."""
    cards = {0: ["3O2"]} if key == "marvel" else {}
    return finish(build(key, 4, cards=cards, tokens={0: Gems.of(3, 3, 3)}), Take(Gems.of(1, 1, 1)))


def claiming(key: str) -> State:
    """A tile is to be chosen."""
    owned = bonus_cards(key, (4, 0, 4, 3, 0) if key == "marvel" else (3, 3, 3, 3, 0))
    tiles = ["L3A", "L4B"] if key == "marvel" else ["N6", "N9"]
    return finish(build(key, 4, cards={0: owned}, tiles=tiles), PASTIME)


def over(key: str) -> State:
    """The game has ended."""
    return finish(brink(key, 2, 1), Buy(Slot(0, 0)))


PHASES: list[Callable[[str], State]] = [lambda key: build(key, 4), dealing, returning, claiming, over]
every_phase = pytest.mark.parametrize("phase", PHASES, ids=["main", "dealing", "returning", "claiming", "over"])


def holding(key: str, tokens: Gems, *hand: str) -> State:
    """A player with some tokens and a hand."""
    return build(key, 4, tokens={0: tokens}, reserved={0: hand})


def cost(key: str, name: str) -> Gems:
    """What a card costs."""
    return edition(key).card[name].cost


def unmet(key: str) -> Claim:
    """The claim of a tile that lies there but is not met."""
    return Claim(next(face for face in claiming(key).tiles if face.id not in ("L3A", "L4B", "N6", "N9")))


CASES: dict[Reason, Callable[[str], tuple[State, object]]] = {
    Reason.NOT_AN_ACTION: lambda key: (build(key, 2), "take WUG"),
    Reason.GAME_OVER: lambda key: (over(key), PASTIME),
    Reason.DEAL_FIRST: lambda key: (dealing(key), PASTIME),
    Reason.RETURN_FIRST: lambda key: (returning(key), PASTIME),
    Reason.CLAIM_FIRST: lambda key: (claiming(key), PASTIME),
    Reason.NOTHING_TO_DEAL: lambda key: (build(key, 2), Reveal(next(iter(build(key, 2).decks[0])))),
    Reason.NOTHING_TO_RETURN: lambda key: (build(key, 2, tokens={0: Gems.of(2)}), Return(Kind(0))),
    Reason.NOTHING_TO_CLAIM: lambda key: (build(key, 2), Claim(build(key, 2).tiles[0])),
    Reason.NO_GEMS: lambda key: (build(key, 2), Take(Gems.of())),
    Reason.SPECIAL_TOKEN: lambda key: (build(key, 2), Take(Gems.one(WILD))),
    Reason.PILE_EMPTY: lambda key: (build(key, 2, tokens={1: Gems.of(4)}), PASTIME),
    Reason.TOO_MANY: lambda key: (build(key, 2), Take(Gems.of(1, 1, 1, 1))),
    Reason.TOO_FEW: lambda key: (build(key, 2), Take(Gems.of(1, 1))),
    Reason.PILE_LOW: lambda key: (build(key, 2, tokens={1: Gems.of(1)}), Take(Gems.of(2))),
    Reason.NO_SUCH_PLACE: lambda key: (build(key, 2), Reserve(Slot(3, 0))),
    Reason.SLOT_EMPTY: lambda key: (finish(empty_first_deck(key, 2), Reserve(Slot(0, 0))), Reserve(Slot(0, 0))),
    Reason.DECK_EMPTY: lambda key: (empty_first_deck(key, 2), Reserve(Deck(0))),
    Reason.NOT_RESERVABLE: lambda key: (holding(key, Gems.of(), "1R2"), Reserve(Held(0))),  # type: ignore[arg-type]
    Reason.HAND_FULL: lambda key: (holding(key, Gems.of(), "1R1", "1R2", "?1R3"), Reserve(Slot(0, 0))),
    Reason.NOT_FOR_SALE: lambda key: (holding(key, Gems.of(3, 3, 3)), Buy(Deck(0))),  # type: ignore[arg-type]
    Reason.NOT_IN_HAND: lambda key: (holding(key, cost(key, "1R2"), "1R2"), Buy(Held(1))),
    Reason.TOO_DEAR: lambda key: (holding(key, Gems.of()), Buy(Slot(0, 0))),
    Reason.TIME_PAYS_NOTHING: lambda key: (
        holding(key, cost(key, "1R2"), "1R2"),
        Buy(Held(0), cost(key, "1R2") + Gems.one(TIME)),
    ),
    Reason.NOT_HELD: lambda key: (
        holding(key, Gems.one(WILD, 3), "1R2", "2R4", "3R1"),
        Buy(Held(0), cost(key, "1R2")),
    ),
    Reason.OVERPAID: lambda key: (
        holding(key, cost(key, "1R2") + Gems.one(WILD), "1R2"),
        Buy(Held(0), cost(key, "1R2") + Gems.one(WILD)),
    ),
    Reason.UNDERPAID: lambda key: (holding(key, cost(key, "1R2"), "1R2"), Buy(Held(0), Gems.of())),
    Reason.TIME_STAYS: lambda key: (returning(key), Return(TIME)),
    Reason.NONE_TO_RETURN: lambda key: (returning(key), Return(WILD)),
    Reason.TILE_NOT_OUT: lambda key: (
        claiming(key),
        Claim(next(face for face in edition(key).faces if face not in claiming(key).tiles)),
    ),
    Reason.TILE_NOT_MET: lambda key: (claiming(key), unmet(key)),
    Reason.MUST_ACT: lambda key: (build(key, 2), Pass()),
    Reason.NOT_IN_DECK: lambda key: (dealing(key), Reveal(edition(key).tiers[2][0])),
}


def test_every_reason_is_reached() -> None:
    assert set(CASES) == set(Reason) - {Reason.NO_SUCH_SEAT}  # that is for one who gives up: see below


@every_edition
@pytest.mark.parametrize("reason", CASES, ids=lambda reason: str(reason.value))
def test_each_reason_with_its_rule_and_the_position_unchanged(key: str, reason: Reason) -> None:
    state, move = CASES[reason](key)
    before = copy.deepcopy(state)
    assert refused(state, move) is reason
    assert state == before
    assert move not in legal_actions(state)


RULES = {
    Reason.TOO_FEW: "A1",
    Reason.PILE_LOW: "A2",
    Reason.SPECIAL_TOKEN: "A3",
    Reason.NOT_RESERVABLE: "A4",
    Reason.HAND_FULL: "A5",
    Reason.TOO_DEAR: "A6",
    Reason.OVERPAID: "A8",
    Reason.TIME_PAYS_NOTHING: "A9",
    Reason.SLOT_EMPTY: "A10",
    Reason.MUST_ACT: "A11",
    Reason.TIME_STAYS: "T3",
    Reason.TILE_NOT_MET: "T4",
    Reason.GAME_OVER: "E3",
}


@pytest.mark.parametrize("reason", RULES)
def test_the_error_names_the_rule(reason: Reason) -> None:
    state, move = CASES[reason]("marvel")
    with pytest.raises(IllegalAction) as caught:
        apply(state, move)  # type: ignore[arg-type]
    error = caught.value
    assert isinstance(error, ParureError)
    assert (error.rule, error.reason) == (RULES[reason], reason)
    assert str(error) == f"{move!r}: {reason.text} (rule {RULES[reason]})"


def test_reasons_have_stable_codes_and_can_be_pickled() -> None:
    for reason in Reason:
        assert reason.value == reason.name.lower()
        assert Reason(reason.value) is reason  # type: ignore[call-arg]
        assert pickle.loads(pickle.dumps(reason)) is reason  # noqa: S301


@every_edition
def test_the_text_of_an_error_tells_no_hidden_card(key: str) -> None:
    state = build(key, 2, reserved={1: ["?1R2"]})
    with pytest.raises(IllegalAction) as caught:
        apply(state, Pass())
    for text in (str(caught.value), repr(caught.value), repr([caught.value]), repr(caught.value.args)):
        assert "1R2" not in text
        assert "frozenset" not in text


@every_edition
def test_the_args_of_an_error_are_its_code_alone(key: str) -> None:
    for reason, case in CASES.items():
        state, move = case(key)
        with pytest.raises(IllegalAction) as caught:
            apply(state, move)  # type: ignore[arg-type]
        assert caught.value.args == (reason.value,)  # what a log or a crash report writes down: no position


@every_edition
def test_an_error_travels_whole_to_another_process(key: str) -> None:
    state, move = CASES[Reason.TOO_DEAR](key)
    with pytest.raises(IllegalAction) as caught:
        apply(state, move)  # type: ignore[arg-type]
    error = caught.value
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301
        assert type(again) is IllegalAction
        assert (again.action, again.state, again.rule, again.reason) == (move, state, "A6", Reason.TOO_DEAR)
        assert (again.args, str(again), repr(again)) == (error.args, str(error), repr(error))


# Nonsense of every kind


class Agreeable:
    """Something that claims to equal everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    99,
    10**30,
    0.0,
    1.0,
    math.nan,
    math.inf,
    "",
    "0",
    "W",
    b"0",
    (),
    (0, 0),
    [],
    {},
    {0},
    object(),
    Agreeable(),
    int,
    Take,
    Gems,
    Slot,
    PASTIME,
    Slot(0, 0),
    Deck(-1),
    Held(-1),
    Gems.of(),
    edition("splendor"),
    Reason.NO_GEMS,
]

SHAPES: dict[str, Callable[[Any], Any]] = {
    "take": Take,
    "reserve": Reserve,
    "reserve tier": lambda junk: Reserve(Slot(junk, 0)),
    "reserve column": lambda junk: Reserve(Slot(0, junk)),
    "reserve deck": lambda junk: Reserve(Deck(junk)),
    "buy": Buy,
    "buy tier": lambda junk: Buy(Slot(junk, 0)),
    "buy column": lambda junk: Buy(Slot(0, junk)),
    "buy held": lambda junk: Buy(Held(junk)),
    "pay": lambda junk: Buy(Held(0), junk),
    "return": Return,
    "claim": Claim,
    "reveal": Reveal,
}


@every_edition
@every_phase
def test_nonsense_instead_of_a_move_is_refused(key: str, phase: Callable[[str], State]) -> None:
    state = phase(key)
    for junk in JUNK:
        if junk is not PASTIME:
            assert refused(state, junk) is Reason.NOT_AN_ACTION


@every_edition
@every_phase
@pytest.mark.parametrize("shape", SHAPES)
def test_nonsense_inside_a_move_is_refused(key: str, phase: Callable[[str], State], shape: str) -> None:
    state = phase(key)
    if phase is PHASES[0]:
        state = holding(key, Gems.of(2, 2, 2, 2, 2), "1R2")
    for junk in JUNK:
        if (shape in ("reserve", "buy") and isinstance(junk, Slot)) or (shape == "pay" and junk is None):
            continue  # not nonsense there
        refused(state, SHAPES[shape](junk))


@every_edition
@pytest.mark.parametrize(
    ("tier", "column"), [(-1, 0), (3, 0), (0, -1), (0, 4), (True, 0), (0, False), (0.0, 0), ("0", 0), (None, 0)]
)
def test_a_place_out_of_range_is_no_place(key: str, tier: Any, column: Any) -> None:
    state = build(key, 2)
    assert refused(state, Reserve(Slot(tier, column))) is Reason.NO_SUCH_PLACE
    assert refused(state, Buy(Slot(tier, column))) is Reason.NO_SUCH_PLACE
    if column == 0 and column is not False:
        assert refused(state, Reserve(Deck(tier))) is Reason.NO_SUCH_PLACE


@every_edition
@pytest.mark.parametrize("index", [-1, 1, 3, True, False, 0.0, "0", None])
def test_an_index_out_of_range_is_not_in_the_hand(key: str, index: Any) -> None:
    state = holding(key, cost(key, "1R2"), "1R2")
    assert refused(state, Buy(Held(index))) is Reason.NOT_IN_HAND


@every_edition
@pytest.mark.parametrize("kind", [-1, 7, True, False, 0.0, "W", None])
def test_a_kind_out_of_range_is_not_an_action(key: str, kind: Any) -> None:
    assert refused(returning(key), Return(kind)) is Reason.NOT_AN_ACTION


@every_edition
@pytest.mark.parametrize("place", JUNK)
def test_payments_for_nonsense_are_refused(key: str, place: Any) -> None:
    state = build(key, 2)
    if isinstance(place, Slot):
        assert payments(state, place) == ()
        return
    with pytest.raises(IllegalAction) as caught:
        payments(state, place)
    assert caught.value.reason in (Reason.NOT_FOR_SALE, Reason.NOT_IN_HAND)


def test_a_card_or_tile_of_the_other_edition_is_not_there() -> None:
    for key, other in (EDITIONS, EDITIONS[::-1]):
        assert all(refused(dealing(key), Reveal(card)) is Reason.NOT_IN_DECK for card in edition(other).cards)
        assert all(refused(claiming(key), Claim(face)) is Reason.TILE_NOT_OUT for face in edition(other).faces)


@every_edition
def test_what_is_owed_in_each_phase_comes_first(key: str) -> None:
    face, card = edition(key).faces[0], edition(key).cards[0]
    owed = {
        Dealing: (dealing(key), Reason.DEAL_FIRST),
        Returning: (returning(key), Reason.RETURN_FIRST),
        Claiming: (claiming(key), Reason.CLAIM_FIRST),
        Over: (over(key), Reason.GAME_OVER),
    }
    for phase, (state, reason) in owed.items():
        assert isinstance(state.phase, phase)
        for move in (PASTIME, Reserve(Deck(0)), Buy(Slot(0, 0)), Pass()):
            assert refused(state, move) is reason
        if phase is not Returning:
            assert refused(state, Return(Kind(0))) is reason
        if phase is not Claiming:
            assert refused(state, Claim(face)) is reason
        if phase is not Dealing:
            assert refused(state, Reveal(card)) is Reason.NOTHING_TO_DEAL


@every_edition
def test_paying_in_another_editions_tokens_is_just_not_held(key: str) -> None:
    state = holding(key, cost(key, "1R2"), "1R2")
    assert refused(state, Buy(Held(0), gems("S3", "marvel"))) is Reason.NOT_HELD


# Giving up


@every_edition
@pytest.mark.parametrize("seat", [-1, 4, 99, True, False, 1.0, "1", None, (), [], Agreeable()])
def test_giving_up_for_a_seat_that_is_not_there_is_refused(key: str, seat: Any) -> None:
    state = build(key, 4)
    with pytest.raises(IllegalAction) as caught:
        resign(state, seat)
    assert (caught.value.reason, caught.value.rule) == (Reason.NO_SUCH_SEAT, "C9")
    assert caught.value.state is state


@every_edition
def test_giving_up_a_game_that_is_over_is_refused(key: str) -> None:
    state = over(key)
    with pytest.raises(IllegalAction) as caught:
        resign(state, state.seat)
    assert (caught.value.reason, caught.value.rule) == (Reason.GAME_OVER, "E3")
