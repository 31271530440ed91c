"""Positions as text: what is written is read back, and what can't stand is refused with every reason."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from parure import (
    Claiming,
    ImpossiblePosition,
    NotationError,
    Outcome,
    Over,
    Seat,
    Termination,
    edition,
    load_edition,
    view,
)
from parure.notation import format_outcome, format_position, parse_outcome, parse_position
from tests.notation.games import HEADS, editions, laid, refusal, states, swap, tables, with_hidden_card

SPLENDOR, MARVEL = HEADS["splendor"], HEADS["marvel"]


@tables
def test_every_position_of_a_game_reads_back(key: str, players: int) -> None:
    for state in states(key, players):
        text = format_position(state)
        assert "\n" not in text
        assert parse_position(text) == state
        assert parse_position(text, state.edition) == state


@editions
def test_the_order_of_the_fields_and_the_white_space_are_free(key: str) -> None:
    for state in states(key, 3)[::20]:
        tag, *fields = format_position(state).split()
        random.Random(1).shuffle(fields)
        assert parse_position(" \n" + "\t ".join((tag, *fields)) + "\n") == state


@editions
def test_what_is_usual_may_be_left_out(key: str) -> None:
    text = HEADS[key]
    assert laid(text, passes="", leader="") == laid(text)
    bare = text.replace("@1", "", 1)
    assert parse_position(bare) == parse_position(bare, edition(key)) == laid(text)


@tables
def test_a_view_is_written_like_the_state_where_nothing_is_hidden(key: str, players: int) -> None:
    state = states(key, players)[0]
    assert format_position(view(state, None)) == format_position(state)


@editions
def test_a_view_hides_cards_and_can_then_not_be_read_back(key: str) -> None:
    game = with_hidden_card(key)
    for seat in (0, 1, None):
        text = format_position(game.view(seat))
        for other, player in enumerate(game.state.players):
            assert (player.reserved[0].id in text) == (seat == other)
        assert "?3" in text
        assert "'?3' is a card hidden from whom this was written for" in refusal(lambda t=text: parse_position(t))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"turn": ""}, "the field 'turn' is missing"),
        ({"phase": ""}, "the field 'phase' is missing"),
        ({"bank": ""}, "the field 'bank' is missing"),
        ({"tiles": ""}, "the field 'tiles' is missing"),
        ({"level2": ""}, "the field 'level2' is missing"),
        ({"player1": ""}, "the field 'player1' is missing"),
        ({"turn": "0"}, "turn:'0' is not a number from 1 to 99"),
        ({"turn": "x"}, "turn:'x' is not a number from 1 to 99"),
        ({"turn": "٢"}, "turn:'٢' is not a number"),
        ({"turn": "1" * 5000}, "is not a number from 1 to 99"),
        ({"passes": "-1"}, "passes:'-1' is not a number from 0 to 99"),
        ({"leader": "0"}, "leader:'0' is not a number from 1 to 99"),
        ({"bank": "W4X"}, "'W4X' is not a kind of token"),
        ({"tiles": "N5,N99"}, "'N99' is not the id of a tile"),
        ({"tiles": "N5,,N8"}, "'' is not the id of a tile"),
        ({"level1": "1G8,1U4,1K5"}, "'1G8,1U4,1K5' has 3 spaces instead of 4"),
        ({"level1": "1G8,1U4,1K5,1R2,1W1"}, "has 5 spaces instead of 4"),
        ({"level1": "1G8,1U4,1K5,9X9"}, "'9X9' is not the id of a card"),
        ({"level1": "1G8,1U4,1K5,1r2"}, "'1r2' is not the id of a card"),
        ({"player2": "-|-|-"}, "'-|-|-' is not a player: tokens|cards|hand|tiles"),
        ({"player2": "-|-|-|-|-"}, "is not a player"),
        ({"player2": "-|1W1,|-|-"}, "'' is not the id of a card"),
        ({"player2": "-|-|??1W1|-"}, "'?1W1' is not the id of a card"),
        ({"player2": "-|-|-|X"}, "'X' is not the id of a tile"),
        ({"phase": "mainly"}, "phase:'mainly' is not a phase"),
        ({"phase": "main@"}, "phase:'main@' is not a phase"),
        ({"phase": "dealing"}, "phase:'dealing' is not a phase"),
        ({"phase": "dealing@9a"}, "phase:'dealing@9a' is not a phase"),
        ({"phase": "dealing@1e"}, "phase:'dealing@1e' is not a phase"),
        ({"phase": "dealing@deck4"}, "phase:'dealing@deck4' is not a phase"),
        ({"phase": "dealing@hand1"}, "phase:'dealing@hand1' is not a phase"),
        ({"phase": "over"}, "'' is not an ending like goal:2>1=3"),
        ({"phase": "over@goal:1>x"}, "'goal:1>x' is not an ending"),
        ({"weather": "fine"}, "'weather' is not a field of a position"),
        ({"level4": "-,-,-,-"}, "'level4' is not a field of a position"),
    ],
)
def test_what_cant_be_read_is_quoted(fields: dict[str, str], message: str) -> None:
    assert message in refusal(lambda: laid(SPLENDOR, **fields))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no position in an empty text"),
        ("chess@1 turn:1", "'chess@1' is not an edition: splendor, marvel"),
        ("splendor@ turn:1", "'splendor@': written for another edition or version than splendor@1"),
        ("splendor@2 turn:1", "'splendor@2': written for another edition or version than splendor@1"),
        ("splendor turn", "'turn' is not a field like turn:1"),
        ("splendor turn:", "'turn:' is not a field like turn:1"),
        ("splendor turn:1 turn:1", "the field 'turn' stands there twice"),
    ],
)
def test_what_is_no_position_at_all_is_quoted(text: str, message: str) -> None:
    assert message in refusal(lambda: parse_position(text))


def test_a_position_of_another_edition_is_refused() -> None:
    for tag in ("splendor@1", "splendor", "marvel@2", "marvel@"):
        text = SPLENDOR.replace("splendor@1", tag)
        assert f"'{tag}': written for another edition" in refusal(lambda: parse_position(text, edition("marvel")))  # noqa: B023


def test_an_edition_from_a_folder_is_read_with_that_edition(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/parure/editions/splendor"
    for file in source.iterdir():
        (tmp_path / file.name).write_text(file.read_text().replace('key = "splendor"', 'key = "house"'))
    house = load_edition(tmp_path)
    state = parse_position(SPLENDOR.replace("splendor@1", "house@1"), house)
    assert state.edition is house
    assert parse_position(format_position(state), house) == state
    assert parse_position(SPLENDOR.replace("splendor@1", "house"), house) == state
    assert "'house@1' is not an edition" in refusal(lambda: parse_position(format_position(state)))


def test_every_reason_is_given_at_once() -> None:
    text = swap(
        SPLENDOR,
        turn="2",
        phase="returning",
        passes="7",
        leader="1",
        bank="W4U4G4R4K4D4",
        tiles="N5,N5",
        level1="1G8,1G8,-,2R4",
        player1="W11|1W1|1W2,1W3,1W4,?1W5|N8",
    )
    with pytest.raises(ImpossiblePosition) as caught:
        parse_position(text)
    assert set(caught.value.problems) == {
        "card 1G8 stands in 2 places (C1)",
        "space 3 of level 1 is empty though its deck is not (A10)",
        "card 2R4 lies in the row of level 1 (C7)",
        "player 1 has 4 cards in hand (A5)",
        "15 tokens of colour 1 instead of 4 (C2, C3)",
        "4 wild tokens instead of 5 (C2, C3)",
        "player 1 holds 11 tokens (T3)",
        "tile 5 is out 2 times (C4, C5)",
        "player 1 has tile N8 without the bonuses for it (T4)",
        "this edition has no Assemble tile (C6)",
        "7 passes in succession (A11)",
        "player 2 has no token too many to return (T3)",
    }
    assert str(caught.value) == "impossible position: " + "; ".join(caught.value.problems)
    assert isinstance(caught.value, NotationError)


def test_the_leader_of_marvel_gets_the_points_of_the_tile() -> None:
    state = laid(MARVEL, leader="2", player2="-|1U7,1R5,2P1|-|-")
    assert state.leader == 1
    assert state.players[1].points == 1 + 3
    assert "there is no player 9 to have the Assemble tile" in refusal(lambda: laid(MARVEL, leader="9"))


@pytest.mark.parametrize("count", [0, 1, 5, 7])
def test_a_number_of_players_that_the_game_is_not_made_for_is_impossible(count: int) -> None:
    text = swap(SPLENDOR, player1="", player2="") + "".join(f" player{n + 1}:-|-|-|-" for n in range(count))
    assert f"{count} players (C9)" in refusal(lambda: parse_position(text))


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("goal:2>1=3", Outcome(Termination.GOAL, ((Seat(1),), (Seat(0), Seat(2))))),
        ("stalemate:1=2", Outcome(Termination.STALEMATE, ((Seat(0), Seat(1)),))),
        ("resigned:4>3>1>2", Outcome(Termination.RESIGNED, ((Seat(3),), (Seat(2),), (Seat(0),), (Seat(1),)))),
    ],
)
def test_an_ending_reads_back(text: str, outcome: Outcome) -> None:
    assert parse_outcome(text) == outcome
    assert format_outcome(outcome) == text


def test_those_who_share_a_place_may_be_named_in_any_order() -> None:
    assert parse_outcome("goal:3=1>2") == parse_outcome("goal:1=3>2")


@pytest.mark.parametrize(
    "text", ["", "goal", "goal:", "goal:0", "goal:1>", "goal:1 > 2", "draw:1=2", "goal:1\n", "goal:１"]
)
def test_what_is_no_ending_is_refused(text: str) -> None:
    assert f"{text!r} is not an ending like goal:2>1=3" in refusal(lambda: parse_outcome(text))


def test_an_ending_names_a_player_once() -> None:
    assert "'goal:1>2=1' names a player twice" in refusal(lambda: parse_outcome("goal:1>2=1"))


def test_a_choice_of_tiles_reads_back() -> None:
    cards = ",".join(f"1{letter}{n}" for letter in "WUK" for n in range(1, 5))
    row = "1G1,1G2,1G3,1G4"
    state = laid(SPLENDOR, phase="claiming", tiles="N1,N2,N3", level1=row, player1=f"-|{cards}|-|-")
    assert state.phase == Claiming()
    assert parse_position(format_position(state)) == state


def test_an_ended_game_is_read_with_its_ending() -> None:
    state = states("splendor", 2)[-1]
    assert isinstance(state.phase, Over)
    text = format_position(state)
    assert f"phase:over@{format_outcome(state.phase.outcome)}" in text
    wrong = swap(text, phase="over@resigned:2")
    assert "the ranking does not name each player once" in refusal(lambda: parse_position(wrong))
