"""Playing a move: the turn, its end, and the end of the game. The caller has it from the legal list."""

from __future__ import annotations

import numpy as np

from parure.kernel.compiled import Board, Words, compiled, inlined, whole
from parure.kernel.instructions import half, lowest, put_half, put_word, word
from parure.kernel.layout import (
    BANK,
    BUY,
    CARDS,
    CLAIM,
    CLAIMING,
    COLUMNS,
    DEALING,
    DECKS,
    EMPTY,
    ENDING,
    FACES,
    GAINS,
    GOAL,
    HAND,
    HAND_SIZE,
    LEADER,
    MAIN,
    MARKET,
    NOBODY,
    OPEN,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    PLAYERS,
    QUITTER,
    RESERVE,
    RESIGNED,
    RETURN,
    RETURNING,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    STALEMATE,
    SUM_BYTE,
    TAGS_BYTE,
    TILES,
    TOKENS,
    WILD_BYTE,
)
from parure.kernel.score import assemble_tags, hourglass, meets_goal, tiles_met
from parure.kernel.tables import (
    ASSEMBLE_AWARD,
    AWARD,
    FIRST,
    GAIN,
    PASS,
    PRICE,
    TAKEN,
    TOKEN_LIMIT,
)
from parure.kernel.words import BYTE, NONE, ONE, byte, lacking, total


@inlined
def play(tables: Words, board: Board, action: int) -> None:
    """Plays an action of the player to move, which is on the legal list: for any other the result means nothing."""
    seat = whole(board[SEAT])
    if action < RESERVE:
        board[PASSES] = 0
        _get(board, seat, tables[TAKEN + action])
        _settle(tables, board, seat)
    elif action < BUY:
        board[PASSES] = 0
        _reserve(tables, board, seat, action - RESERVE)
    elif action < RETURN:
        board[PASSES] = 0
        _buy(tables, board, seat, action - BUY)
    elif action < CLAIM:
        _give(board, seat, _token(action - RETURN))
        _settle(tables, board, seat)
    elif action < whole(tables[PASS]):
        _claim(tables, board, seat, action - CLAIM)
        _end_turn(tables, board, seat)
    else:
        board[PASSES] += 1
        _settle(tables, board, seat)


@compiled
def owed_tier(board: Board) -> int:
    """The tier of the deck that chance deals from, when it is chance's move."""
    place = whole(board[PLACE])
    return place // COLUMNS if place < SLOTS else place - SLOTS


@inlined
def reveal(tables: Words, board: Board, card: int) -> None:
    """Plays chance's move: a card of the deck that is dealt from comes to where it is owed."""
    place, seat, tier = whole(board[PLACE]), whole(board[SEAT]), owed_tier(board)
    deck = word(board, DECKS + 8 * tier) ^ (ONE << np.uint64(card - whole(tables[FIRST + tier])))
    put_word(board, DECKS + 8 * tier, deck)
    there = half(board, OPEN)
    if deck == NONE:
        there ^= ONE << np.uint64(SLOTS + tier)
    if place < SLOTS:
        board[MARKET + place] = card
        there |= ONE << np.uint64(place)
    else:
        _hold(board, seat, card, 1)
    put_half(board, OPEN, there)
    board[PLACE] = NOBODY
    _settle(tables, board, seat)


@compiled
def resign(board: Board, seat: int) -> None:
    """Ends the game: a player gives up."""
    board[PHASE] = OVER
    board[ENDING] = RESIGNED
    board[QUITTER] = seat


@compiled
def _token(kind: int) -> np.uint64:
    """One token of a kind, as tokens."""
    return (ONE << np.uint64(8 * kind)) + (ONE << np.uint64(8 * SUM_BYTE))


@compiled
def _get(board: Board, seat: int, tokens: np.uint64) -> None:
    """Tokens go from the bank to a player."""
    own = SEATS + SEAT_SIZE * seat + TOKENS
    put_word(board, own, word(board, own) + tokens)
    put_word(board, BANK, word(board, BANK) - tokens)


@compiled
def _give(board: Board, seat: int, tokens: np.uint64) -> None:
    """Tokens go from a player to the bank."""
    own = SEATS + SEAT_SIZE * seat + TOKENS
    put_word(board, own, word(board, own) - tokens)
    put_word(board, BANK, word(board, BANK) + tokens)


@compiled
def _hold(board: Board, seat: int, card: int, blind: int) -> None:
    """A card goes into a player's hand."""
    own = SEATS + SEAT_SIZE * seat + HAND
    hand = word(board, own)
    at = np.uint64(8 * byte(hand, 2 * HAND_SIZE))
    hand ^= (BYTE ^ np.uint64(card)) << at  # an empty place is a byte of ones
    hand |= np.uint64(blind) << (at + np.uint64(8 * HAND_SIZE))
    put_word(board, own, hand + (ONE << np.uint64(16 * HAND_SIZE)))


@compiled
def _drop(board: Board, seat: int, index: int) -> int:
    """A card leaves a player's hand; those behind it move up."""
    own = SEATS + SEAT_SIZE * seat + HAND
    card = whole(board[own + index])
    count = whole(board[own + 2 * HAND_SIZE]) - 1
    hand = word(board, own)
    below = (ONE << np.uint64(8 * index)) - ONE
    cards = hand & np.uint64(0xFFFFFF)
    blind = hand >> np.uint64(8 * HAND_SIZE) & np.uint64(0xFFFFFF)
    cards = cards & below | cards >> np.uint64(8) & ~below | np.uint64(0xFF0000)
    blind = blind & below | blind >> np.uint64(8) & ~below
    put_word(board, own, cards | blind << np.uint64(8 * HAND_SIZE) | np.uint64(count) << np.uint64(16 * HAND_SIZE))
    return card


@inlined
def _reserve(tables: Words, board: Board, seat: int, place: int) -> None:
    if word(board, BANK) >> np.uint64(8 * WILD_BYTE) & BYTE:  # A4: one wild token if the bank has one
        _get(board, seat, _token(WILD_BYTE))
    if place >= SLOTS:
        board[PHASE] = DEALING
        board[PLACE] = place
        return
    _hold(board, seat, whole(board[MARKET + place]), 0)
    _leave_table(tables, board, seat, place)


@inlined
def _buy(tables: Words, board: Board, seat: int, place: int) -> None:
    own = SEATS + SEAT_SIZE * seat
    card = whole(board[MARKET + place]) if place < SLOTS else _drop(board, seat, place - SLOTS)
    tokens, gains = word(board, own + TOKENS), word(board, own + GAINS)
    due = lacking(tables[PRICE + card], gains)  # A7
    missing = lacking(due, tokens)
    # A8: gems first, wild for what is missing.
    paid = due - missing + (total(missing) << np.uint64(8 * WILD_BYTE)) + (total(due) << np.uint64(8 * SUM_BYTE))
    paid -= hourglass(tables, tokens, card)
    put_word(board, own + TOKENS, tokens - paid)
    put_word(board, BANK, word(board, BANK) + paid)
    put_word(board, own + GAINS, gains + tables[GAIN + card])
    bought = own + CARDS + (card >> 6 << 3)
    put_word(board, bought, word(board, bought) | ONE << np.uint64(card & 63))
    _assemble(tables, board, seat)
    if place < SLOTS:
        _leave_table(tables, board, seat, place)
    else:
        _settle(tables, board, seat)


@compiled
def _assemble(tables: Words, board: Board, seat: int) -> None:
    """T2: the Assemble tile goes to the first player with enough tags, then to one with more than its holder."""
    own = SEATS + SEAT_SIZE * seat + GAINS
    if byte(word(board, own), TAGS_BYTE) < assemble_tags(tables, board, seat):
        return
    leader = whole(board[LEADER])
    if leader != NOBODY:
        holder = SEATS + SEAT_SIZE * leader + GAINS
        put_word(board, holder, word(board, holder) - tables[ASSEMBLE_AWARD])
    put_word(board, own, word(board, own) + tables[ASSEMBLE_AWARD])
    board[LEADER] = seat


@inlined
def _leave_table(tables: Words, board: Board, seat: int, slot: int) -> None:
    """A10: a card that leaves the table is replaced at once; when the deck is empty the space stays empty."""
    board[MARKET + slot] = EMPTY
    there = half(board, OPEN) ^ (ONE << np.uint64(slot))
    put_half(board, OPEN, there)
    if there >> np.uint64(SLOTS + slot // COLUMNS) & ONE:
        board[PHASE] = DEALING
        board[PLACE] = slot
    else:
        _settle(tables, board, seat)


@compiled
def _settle(tables: Words, board: Board, seat: int) -> None:
    """The end of a turn: too many tokens (T3), then tiles (T4), then the next player."""
    if word(board, SEATS + SEAT_SIZE * seat + TOKENS) >> np.uint64(8 * SUM_BYTE) > tables[TOKEN_LIMIT]:
        board[PHASE] = RETURNING
        return
    met = tiles_met(tables, board, seat)
    if met & (met - ONE):
        board[PHASE] = CLAIMING
        return
    if met:
        _claim(tables, board, seat, lowest(met))
    _end_turn(tables, board, seat)


@compiled
def _claim(tables: Words, board: Board, seat: int, face: int) -> None:
    own, bit = SEATS + SEAT_SIZE * seat, ONE << np.uint64(face)
    put_word(board, own + GAINS, word(board, own + GAINS) + tables[AWARD + face])
    put_word(board, own + FACES, word(board, own + FACES) | bit)
    put_word(board, TILES, word(board, TILES) ^ bit)


@compiled
def _end_turn(tables: Words, board: Board, seat: int) -> None:
    players = whole(board[PLAYERS])
    if seat == players - 1:
        # E3, E4, E5: does anyone meet the goal now that the last seat of the round has played?
        for other in range(players):
            if meets_goal(tables, board, other):
                board[PHASE] = OVER
                board[ENDING] = GOAL
                return
    if board[PASSES] == players:  # A11
        board[PHASE] = OVER
        board[ENDING] = STALEMATE
        return
    board[SEAT] = seat + 1 if seat + 1 < players else 0  # C8: clockwise
    board[PHASE] = MAIN
