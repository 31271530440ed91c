"""The numbers that a net sees: named, the same from both engines, and nothing in them that is hidden."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

import parure
from parure.gems import Gems
from parure.kernel import BoardError, features, observe, split, tables, to_board
from parure.kernel.features import FEATURES, PIECES, SCALE, start
from parure.kernel.layout import COLUMNS
from parure.rules import Buy, Claiming, Held, Main
from parure.rules.score import meets_goal
from tests.kernel.corners import corners
from tests.positions import build, every_edition, every_table, play, stroll


def same_from_both(state: parure.State) -> None:
    """Fails unless judge and kernel give every seat the same numbers, from the position and from its view."""
    out = np.zeros(FEATURES, np.int8)
    for seat in range(len(state.players)):
        view = parure.view(state, seat)
        judged = features(view)
        for board in (to_board(state), to_board(view)):
            out[:] = -1
            observe(tables(state.edition), board, seat, out)
            ours, theirs = split(out), split(judged)
            assert not [name for name in ours if (ours[name] != theirs[name]).any()]


@every_table
def test_both_engines_see_the_same(key: str, players: int) -> None:
    for number, state in enumerate(stroll(key, players, seed=8)):
        if number % 3 == 0 or isinstance(state.phase, parure.Over):
            same_from_both(state)


def test_both_engines_see_the_same_in_hand_made_positions() -> None:
    for name, state in corners():
        if "bank-" not in name:
            same_from_both(state)


def test_the_pieces_fill_the_row_one_after_the_other() -> None:
    row = np.arange(FEATURES, dtype=np.int16)
    pieces = split(row)
    assert list(pieces) == [piece.name for piece in PIECES]
    assert np.concatenate([part.ravel() for part in pieces.values()]).tolist() == row.tolist()
    assert all(pieces[piece.name].shape == piece.shape for piece in PIECES)
    assert all(pieces[piece.name].flat[0] == start(piece.name) for piece in PIECES)
    assert SCALE.shape == (FEATURES,)
    many = split(np.zeros((7, 3, FEATURES), np.float32))
    assert many["market_cost"].shape == (7, 3, 12, 5)


@every_edition
def test_the_viewer_comes_first_and_the_others_clockwise(key: str) -> None:
    state = build(key, 3, tokens={0: Gems.of(1), 1: Gems.of(0, 1), 2: Gems.of(0, 0, 1)}, seat=1)
    for seat in range(3):
        pieces = split(features(parure.view(state, seat)))
        assert [pieces["tokens"][number].argmax() for number in range(3)] == [(seat + n) % 3 for n in range(3)]
        assert not pieces["tokens"][3].any()
        assert pieces["turn"].argmax() == (1 - seat) % 3
        assert pieces["position"].argmax() == seat


@every_edition
def test_a_card_is_told_by_what_it_costs_the_viewer_and_lacks_each(key: str) -> None:
    state = build(key, 2, tokens={0: Gems.of(2, 0, 1)}, market={(1, 1): "2R4"})
    card, slot = state.edition.card["2R4"], 5
    pieces = split(features(parure.view(state, 0)))
    assert pieces["market_bonus"][slot].tolist() == [0, 0, 0, 1, 0]
    assert pieces["market_points"][slot] == card.points
    assert pieces["market_cost"][slot].tolist() == list(card.cost)[:5]
    held = sum(min(a, b) for a, b in zip(card.cost, state.players[0].tokens, strict=True))
    assert pieces["market_missing"][slot].tolist() == [card.cost.total - held, card.cost.total, 0, 0]


@every_table
def test_what_a_card_would_bring_is_what_it_brings(key: str, players: int) -> None:
    """T1, T2, T4, E1, E2: a card's points, those of tiles, and whether its buyer meets the goal."""
    seen = set()
    for state in (state for seed in range(4) for state in stroll(key, players, seed=seed)):
        seat = state.seat
        pieces = split(features(parure.view(state, seat)))
        most = [0, 0]
        for action in parure.legal_actions(state):
            if not isinstance(action, Buy) or action.payment is not None:
                continue
            after = play(state, action).state
            if isinstance(after.phase, Claiming):
                after = play(after, parure.legal_actions(after)[0]).state
            before, buyer = state.players[seat], after.players[seat]
            ends, gain = meets_goal(state.edition, buyer), buyer.points - before.points
            place = action.place
            if isinstance(place, Held):
                told = pieces["hand_gain"][place.index], pieces["hand_goal"][place.index]
            else:
                slot = COLUMNS * place.tier + place.column
                told = pieces["market_gain"][slot, 0], pieces["market_goal"][slot, 0]
            assert told == (gain, ends)
            most = [max(most[0], gain), max(most[1], buyer.points * ends)]
            card = buyer.cards[-1]
            seen |= {(gain > card.points, ends)}
        if isinstance(state.phase, Main):
            assert pieces["next_buy"][0, :2].tolist() == most
            # Everybody sees the same of what lies open.
            other = split(features(parure.view(state, (seat + 1) % players)))
            for name in ("market_gain", "market_goal"):
                assert other[name][:, players - 1].tolist() == pieces[name][:, 0].tolist()
    assert {(True, False), (False, False)} <= seen
    assert any(ends for _, ends in seen)


BARE = dict.fromkeys(product(range(3), range(4)))
"""A market without cards."""


def test_what_each_player_can_buy_now_and_soon() -> None:
    state = build(
        "splendor",
        2,
        cards={0: ["3W4", "3G4"], 1: ["3W1", "3W2", "3W3", "1W8"]},
        reserved={1: ["2W6", "?2U6"]},
        tokens={0: "G3 R4 K3", 1: "W1"},
        market={**BARE, (0, 0): "1R8", (1, 0): "2R6", (2, 0): "3K4", (2, 1): "3U4"},
        check=False,
    )
    pieces = split(features(parure.view(state, 0)))
    same_from_both(state)
    assert pieces["market_missing"][[0, 4, 8, 9], 0].tolist() == [3, 2, 3, 9]
    assert pieces["market_gain"][[0, 4, 8, 9], 0].tolist() == [1, 3, 5, 5]
    assert pieces["market_goal"][[0, 4, 8, 9], 0].tolist() == [0, 0, 1, 1]
    assert pieces["next_buy"][0].tolist() == [0, 0, 5, 15]
    # Of the rival's two cards the viewer knows one: 1 token is missing, and with it he would have 15 points.
    assert pieces["rival_missing"][0].tolist() == [1, 0, 0]
    assert pieces["rival_gain"][0].tolist() == [3, 0, 0]
    assert pieces["rival_goal"][0].tolist() == [1, 0, 0]
    assert pieces["next_buy"][1].tolist() == [1, 0, 3, 15]
    pieces = split(features(parure.view(state, 1)))
    assert pieces["hand_gain"].tolist() == [3, 3, 0]
    assert pieces["hand_goal"].tolist() == [1, 1, 0]


def test_a_card_that_takes_the_assemble_tile_brings_its_points() -> None:
    """T2: from the bank with three tags, then with more tags than its holder; never to him."""
    own = ["3Y4", "1P6", "1U6", "1O5", "1R1"]  # three tags, all colours
    rival = ["1Y6", "1P7", "1U7", "1R5"]  # four, and the tile
    reserved = {1: ["3O1"]}
    market: dict[tuple[int, int], str | None] = {**BARE, (0, 0): "1R6", (2, 0): "3P1"}
    state = build("marvel", 2, cards={0: own, 1: rival}, market=market, reserved=reserved, check=False)
    same_from_both(state)
    pieces = split(features(parure.view(state, 0)))
    assert state.leader == 1
    assert pieces["market_gain"][[0, 8]].tolist() == [[0, 0, 0, 0], [6, 3, 0, 0]]
    assert pieces["rival_tags"][0].tolist() == [2, 0, 0]
    assert pieces["rival_gain"][0].tolist() == [3, 0, 0]


@every_table
def test_nothing_hidden_is_in_the_numbers(key: str, players: int) -> None:
    rng = Random(9)
    for number, state in enumerate(stroll(key, players, seed=10)):
        if number % 9:
            continue
        for seat in range(players):
            other = parure.imagine(parure.view(state, seat), rng)
            one, two = np.zeros((2, FEATURES), np.int8)
            observe(tables(state.edition), to_board(state), seat, one)
            observe(tables(state.edition), to_board(other), seat, two)
            assert one.tobytes() == two.tobytes()


def test_a_spectator_and_rows_of_another_size_are_refused() -> None:
    with pytest.raises(BoardError, match="spectator"):
        features(parure.view(build("splendor", 2), None))
    with pytest.raises(BoardError, match=f"{FEATURES} features"):
        split(np.zeros(FEATURES - 1))


def test_a_finished_game_has_features_too() -> None:
    over = parure.resign(build("marvel", 2), parure.Seat(1)).state
    assert split(features(parure.view(over, 0)))["phase"].tolist() == [0, 0, 0, 0, 1]
