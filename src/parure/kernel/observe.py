"""The numbers of `features` worked out from a board, compiled: the same for the same view."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from parure.kernel.compiled import Board, Words, compiled, whole
from parure.kernel.features import FEATURES, SOON, start
from parure.kernel.instructions import count_bits, lowest, word
from parure.kernel.layout import (
    BANK,
    COUNT_BYTE,
    DECKS,
    EMPTY,
    FACEDOWN,
    FACES,
    GAINS,
    HAND,
    HAND_SIZE,
    LEADER,
    MARKET,
    MOST_PLAYERS,
    PASSES,
    PHASE,
    PLAYERS,
    POINTS_BYTE,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    TAGS_BYTE,
    TIERS,
    TILES,
    TIME_BYTE,
    TOKENS,
    WILD_BYTE,
)
from parure.kernel.score import assemble_tags, claims, hourglass, meets_goal, reaches_goal
from parure.kernel.tables import (
    ASSEMBLE_AWARD,
    BITS,
    COLOURED,
    DEMAND,
    FIRST,
    GAIN,
    GOAL_GAINS,
    GOAL_TOKENS,
    POINTS,
    PRICE,
    TAGS,
    TIER,
)
from parure.kernel.words import ONE, byte, lacking, total

_COLOURS: Final = 5
_KINDS: Final = 7
_PLAYERS: Final = start("players")
_POSITION: Final = start("position")
_TURN: Final = start("turn")
_PHASE: Final = start("phase")
_ROUND_LEFT: Final = start("round_left")
_PASSES: Final = start("passes")
_BANK: Final = start("bank")
_DECKS: Final = start("decks")
_UNSEEN_BONUSES: Final = start("unseen_bonuses")
_UNSEEN_POINTS: Final = start("unseen_points")
_UNSEEN_TAGS: Final = start("unseen_tags")
_TOKENS: Final = start("tokens")
_BONUSES: Final = start("bonuses")
_STANDING: Final = start("standing")
_TO_GO: Final = start("to_go")
_TILE_DEMAND: Final = start("tile_demand")
_TILE_GAP: Final = start("tile_gap")
_MARKET_BONUS: Final = start("market_bonus")
_MARKET_POINTS: Final = start("market_points")
_MARKET_TAGS: Final = start("market_tags")
_MARKET_COST: Final = start("market_cost")
_MARKET_PRICE: Final = start("market_price")
_MARKET_MISSING: Final = start("market_missing")
_HAND_TIER: Final = start("hand_tier")
_HAND_BONUS: Final = start("hand_bonus")
_HAND_POINTS: Final = start("hand_points")
_HAND_TAGS: Final = start("hand_tags")
_HAND_PRICE: Final = start("hand_price")
_HAND_MISSING: Final = start("hand_missing")
_RIVAL_TIER: Final = start("rival_tier")
_RIVAL_BONUS: Final = start("rival_bonus")
_RIVAL_POINTS: Final = start("rival_points")
_RIVAL_MISSING: Final = start("rival_missing")
_MARKET_GAIN: Final = start("market_gain")
_MARKET_GOAL: Final = start("market_goal")
_HAND_GAIN: Final = start("hand_gain")
_HAND_GOAL: Final = start("hand_goal")
_RIVAL_GAIN: Final = start("rival_gain")
_RIVAL_GOAL: Final = start("rival_goal")
_RIVAL_TAGS: Final = start("rival_tags")
_NEXT_BUY: Final = start("next_buy")

_GEMS: Final = np.uint64((1 << 8 * _COLOURS) - 1)
"""The bytes of a word that stand for colours."""

Row = npt.NDArray[np.int8]


@compiled
def observe(tables: Words, board: Board, viewer: int, out: Row) -> None:
    """Writes the features of what a seat sees of a board into a row of `FEATURES` numbers."""
    out[:FEATURES] = 0
    players = whole(board[PLAYERS])
    _write_table(board, viewer, out)
    _write_unseen(tables, board, viewer, out)
    for number in range(players):
        seat = _clockwise(viewer, number, players)
        _write_player(tables, board, seat, number, out)
        _write_prospects(tables, board, viewer, seat, number, out)
    _write_tiles(tables, board, viewer, out)
    for slot in range(SLOTS):
        _write_offer(tables, board, viewer, slot, out)
    for index in range(HAND_SIZE):
        _write_held(tables, board, viewer, index, out)
    for number in range(players - 1):
        _write_rival(tables, board, _clockwise(viewer, number + 1, players), number, out)


@compiled
def _clockwise(seat: int, steps: int, players: int) -> int:
    """The seat so many steps further; a division would take longer than all the rest."""
    there = seat + steps
    return there - players if there >= players else there


@compiled
def _write_table(board: Board, viewer: int, out: Row) -> None:
    players, seat = whole(board[PLAYERS]), whole(board[SEAT])
    out[_PLAYERS + players - 2] = 1
    out[_POSITION + viewer] = 1
    out[_TURN + _clockwise(seat, players - viewer, players)] = 1
    out[_PHASE + whole(board[PHASE])] = 1
    out[_ROUND_LEFT] = players - 1 - seat
    out[_PASSES] = board[PASSES]
    for kind in range(_KINDS):
        out[_BANK + kind] = board[BANK + kind]


@compiled
def _write_unseen(tables: Words, board: Board, viewer: int, out: Row) -> None:
    """Counts a deck's cards, and the cards that others drew unseen as if they were there; see FACEDOWN."""
    for tier in range(TIERS):
        unseen, hidden = word(board, DECKS + 8 * tier), 0
        first = whole(tables[FIRST + tier])
        for seat in range(board[PLAYERS]):
            for index in range(HAND_SIZE):
                at = SEATS + SEAT_SIZE * seat + HAND + index
                card = whole(board[at])
                if seat == viewer or card == EMPTY or not board[at + HAND_SIZE]:
                    continue
                if card >= 0 and whole(tables[TIER + card]) == tier:
                    unseen |= ONE << np.uint64(card - first)
                    hidden += 1
                elif card == FACEDOWN - tier:
                    hidden += 1
        out[_DECKS + tier] = count_bits(unseen) - hidden
        for colour in range(_COLOURS):
            coloured = tables[COLOURED + _COLOURS * tier + colour]
            out[_UNSEEN_BONUSES + _COLOURS * tier + colour] = count_bits(unseen & coloured)
        points = tags = 0
        for bit in range(BITS):
            points += count_bits(unseen & tables[POINTS + BITS * tier + bit]) << bit
            tags += count_bits(unseen & tables[TAGS + BITS * tier + bit]) << bit
        out[_UNSEEN_POINTS + tier] = points
        out[_UNSEEN_TAGS + tier] = tags


@compiled
def _write_player(tables: Words, board: Board, seat: int, number: int, out: Row) -> None:
    own = SEATS + SEAT_SIZE * seat
    for kind in range(_KINDS):
        out[_TOKENS + _KINDS * number + kind] = board[own + TOKENS + kind]
    for colour in range(_COLOURS):
        out[_BONUSES + _COLOURS * number + colour] = board[own + GAINS + colour]
    standing = _STANDING + 6 * number
    out[standing] = board[own + GAINS + POINTS_BYTE]
    out[standing + 1] = board[own + GAINS + TAGS_BYTE]
    out[standing + 2] = board[own + GAINS + COUNT_BYTE]
    out[standing + 3] = board[own + HAND + 2 * HAND_SIZE]
    out[standing + 4] = count_bits(word(board, own + FACES))
    out[standing + 5] = board[LEADER] == seat
    gap = lacking(tables[GOAL_GAINS], word(board, own + GAINS))
    to_go = _TO_GO + 4 * number
    out[to_go] = byte(gap, POINTS_BYTE)
    out[to_go + 1] = whole(total(gap & _GEMS))
    out[to_go + 2] = byte(lacking(tables[GOAL_TOKENS], word(board, own + TOKENS)), TIME_BYTE)
    out[to_go + 3] = meets_goal(tables, board, seat)


@compiled
def _write_tiles(tables: Words, board: Board, viewer: int, out: Row) -> None:
    left, place, players = word(board, TILES), 0, whole(board[PLAYERS])
    while left:
        demand = tables[DEMAND + lowest(left)]
        for colour in range(_COLOURS):
            out[_TILE_DEMAND + _COLOURS * place + colour] = byte(demand, colour)
        for number in range(players):
            gains = word(board, SEATS + SEAT_SIZE * _clockwise(viewer, number, players) + GAINS)
            out[_TILE_GAP + MOST_PLAYERS * place + number] = whole(total(lacking(demand, gains)))
        left &= left - ONE
        place += 1


@compiled
def _write_prospects(tables: Words, board: Board, viewer: int, seat: int, number: int, out: Row) -> None:
    """What a player lacks for each card that the viewer knows him to be able to buy, and what he would have with it."""
    own = SEATS + SEAT_SIZE * seat
    tokens, gains = word(board, own + TOKENS), word(board, own + GAINS)
    claim, wanted = claims(tables, board, seat), assemble_tags(tables, board, seat)
    for slot in range(SLOTS):
        card, place = whole(board[MARKET + slot]), MOST_PLAYERS * slot + number
        if card != EMPTY:
            at = (_MARKET_MISSING + place, _MARKET_GAIN + place, _MARKET_GOAL + place)
            _write_prospect(tables, card, tokens, gains, claim, wanted, at, _NEXT_BUY + 4 * number, out)
    for index in range(HAND_SIZE):
        card = whole(board[own + HAND + index])
        if card == EMPTY or (seat != viewer and board[own + HAND + HAND_SIZE + index]):  # drawn unseen by the viewer
            continue
        at = (_HAND_MISSING + index, _HAND_GAIN + index, _HAND_GOAL + index)
        if seat != viewer:
            place = HAND_SIZE * (number - 1) + index
            at = (_RIVAL_MISSING + place, _RIVAL_GAIN + place, _RIVAL_GOAL + place)
        _write_prospect(tables, card, tokens, gains, claim, wanted, at, _NEXT_BUY + 4 * number, out)


@compiled
def _write_prospect(
    tables: Words,
    card: int,
    tokens: np.uint64,
    gains: np.uint64,
    claim: np.uint64,
    wanted: int,
    at: tuple[int, int, int],
    next_buy: int,
    out: Row,
) -> None:
    """A player with such tokens and gains and a card; `claim`, `wanted`: which bonuses and tags bring him tiles."""
    brings = tables[GAIN + card]
    short = whole(total(lacking(tables[PRICE + card], tokens + gains)))
    missing = max(0, short - byte(tokens, WILD_BYTE))
    gain = byte(brings, POINTS_BYTE) + byte(claim, lowest(brings) >> 3)
    if byte(gains + brings, TAGS_BYTE) >= wanted:
        gain += byte(tables[ASSEMBLE_AWARD], POINTS_BYTE)
    points = byte(gains, POINTS_BYTE) + gain
    after = gains + brings + (np.uint64(gain - byte(brings, POINTS_BYTE)) << np.uint64(8 * POINTS_BYTE))
    is_met = reaches_goal(tables, after, tokens + hourglass(tables, tokens, card))
    out[at[0]] = missing
    out[at[1]] = gain
    out[at[2]] = is_met
    for place, most in ((next_buy, 0), (next_buy + 2, SOON)):
        if missing <= most:
            out[place] = max(out[place], gain)
            if is_met:
                out[place + 1] = max(out[place + 1], points)


@compiled
def _write_offer(tables: Words, board: Board, viewer: int, slot: int, out: Row) -> None:
    card = whole(board[MARKET + slot])
    if card == EMPTY:
        return
    gain, cost = tables[GAIN + card], tables[PRICE + card]
    due = lacking(cost, word(board, SEATS + SEAT_SIZE * viewer + GAINS))
    out[_MARKET_BONUS + _COLOURS * slot + (lowest(gain) >> 3)] = 1
    out[_MARKET_POINTS + slot] = byte(gain, POINTS_BYTE)
    out[_MARKET_TAGS + slot] = byte(gain, TAGS_BYTE)
    for colour in range(_COLOURS):
        out[_MARKET_COST + _COLOURS * slot + colour] = byte(cost, colour)
        out[_MARKET_PRICE + _COLOURS * slot + colour] = byte(due, colour)


@compiled
def _write_held(tables: Words, board: Board, viewer: int, index: int, out: Row) -> None:
    own = SEATS + SEAT_SIZE * viewer
    card = whole(board[own + HAND + index])
    if card == EMPTY:
        return
    gain = tables[GAIN + card]
    due = lacking(tables[PRICE + card], word(board, own + GAINS))
    out[_HAND_TIER + index] = whole(tables[TIER + card]) + 1
    out[_HAND_BONUS + _COLOURS * index + (lowest(gain) >> 3)] = 1
    out[_HAND_POINTS + index] = byte(gain, POINTS_BYTE)
    out[_HAND_TAGS + index] = byte(gain, TAGS_BYTE)
    for colour in range(_COLOURS):
        out[_HAND_PRICE + _COLOURS * index + colour] = byte(due, colour)


@compiled
def _write_rival(tables: Words, board: Board, seat: int, number: int, out: Row) -> None:
    for index in range(HAND_SIZE):
        at = SEATS + SEAT_SIZE * seat + HAND + index
        card, place = whole(board[at]), HAND_SIZE * number + index
        if card == EMPTY:
            continue
        out[_RIVAL_TIER + place] = (whole(tables[TIER + card]) if card >= 0 else FACEDOWN - card) + 1
        if board[at + HAND_SIZE]:  # drawn unseen by the viewer
            continue
        gain = tables[GAIN + card]
        out[_RIVAL_BONUS + _COLOURS * place + (lowest(gain) >> 3)] = 1
        out[_RIVAL_POINTS + place] = byte(gain, POINTS_BYTE)
        out[_RIVAL_TAGS + place] = byte(gain, TAGS_BYTE)
