"""Chance: what may be dealt, dealing it, setting the table, and drawing again what a seat can't see."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from parure.kernel.compiled import Board, Words, compiled, inlined, whole
from parure.kernel.instructions import count_bits, lowest, nth, put_half, put_word, word
from parure.kernel.layout import (
    BANK,
    COLUMNS,
    DEALING,
    DECKS,
    EMPTY,
    FACEDOWN,
    HAND,
    HAND_SIZE,
    LEADER,
    MARK,
    MARKET,
    NOBODY,
    OPEN,
    PHASE,
    PLACE,
    PLAYERS,
    QUITTER,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    TIERS,
    TILES,
)
from parure.kernel.play import owed_tier, reveal
from parure.kernel.rng import below
from parure.kernel.tables import DRAWN, FIRST, LEVEL, MARKED, SIDES, SUPPLY, TIER, TILE_COUNT
from parure.kernel.words import NONE, ONE


@compiled
def chance_count(board: Board) -> int:
    """How many cards chance may deal now, each as likely as another; 0 when a player acts."""
    return count_bits(word(board, DECKS + 8 * owed_tier(board))) if board[PHASE] == DEALING else 0


@compiled
def outcomes(tables: Words, board: Board, out: npt.NDArray[np.int16]) -> int:
    """Writes the cards that chance may deal now into `out`, in rising order, and returns how many they are."""
    if board[PHASE] != DEALING:
        return 0
    tier, count = owed_tier(board), 0
    deck = word(board, DECKS + 8 * tier)
    while deck:
        out[count] = whole(tables[FIRST + tier]) + lowest(deck)
        deck &= deck - ONE
        count += 1
    return count


@compiled
def drawn(tables: Words, board: Board, rng: Words) -> int:
    """A card of the deck that is dealt from, at random; it stays there until it is revealed."""
    tier = owed_tier(board)
    deck = word(board, DECKS + 8 * tier)
    return whole(tables[FIRST + tier]) + nth(deck, below(rng, count_bits(deck)))


@inlined
def deal(tables: Words, board: Board, rng: Words) -> None:
    """Plays chance's move at random."""
    reveal(tables, board, drawn(tables, board, rng))


@compiled
def determinise(tables: Words, board: Board, seat: int, rng: Words) -> None:
    """Draws again, each possibility as likely, what a seat can't see: the cards that others drew unseen.

    NOBODY: a spectator, who sees no such card at all. Cards that lie face down in a view's board are drawn as well.
    """
    for pas in range(2):  # first they all go back, then each is drawn
        for other in range(board[PLAYERS]):
            if other == seat:
                continue
            for index in range(HAND_SIZE):
                at = SEATS + SEAT_SIZE * other + HAND + index
                card = whole(board[at])
                if card == EMPTY or not board[at + HAND_SIZE]:
                    continue
                tier = whole(tables[TIER + card]) if card >= 0 else FACEDOWN - card
                deck = word(board, DECKS + 8 * tier)
                first = whole(tables[FIRST + tier])
                if pas == 0:
                    if card >= 0:
                        deck |= ONE << np.uint64(card - first)
                    board[at] = FACEDOWN - tier
                else:
                    place = nth(deck, below(rng, count_bits(deck)))
                    board[at] = first + place
                    deck ^= ONE << np.uint64(place)
                put_word(board, DECKS + 8 * tier, deck)


@compiled
def new_game(tables: Words, board: Board, players: int, rng: Words) -> None:
    """Sets the table at random: cards dealt, seat 0 to move (C2 to C8)."""
    board[:] = 0
    board[PLAYERS] = players
    board[PLACE] = NOBODY
    board[LEADER] = NOBODY  # C6
    board[QUITTER] = NOBODY
    board[MARK] = whole(tables[MARKED])
    put_word(board, BANK, tables[SUPPLY + players])  # C2, C3
    there = NONE
    for tier in range(TIERS):  # C7
        deck = tables[LEVEL + tier]
        for column in range(COLUMNS):
            board[MARKET + COLUMNS * tier + column] = EMPTY
            if deck:
                place = nth(deck, below(rng, count_bits(deck)))
                deck ^= ONE << np.uint64(place)
                board[MARKET + COLUMNS * tier + column] = whole(tables[FIRST + tier]) + place
                there |= ONE << np.uint64(COLUMNS * tier + column)
        if deck:
            there |= ONE << np.uint64(SLOTS + tier)
        put_word(board, DECKS + 8 * tier, deck)
    put_half(board, OPEN, there)
    left = (ONE << tables[TILE_COUNT]) - ONE
    faces = NONE
    for _ in range(whole(tables[DRAWN + players])):  # C4, C5: so many tiles, each on a random side
        tile = nth(left, below(rng, count_bits(left)))
        left ^= ONE << np.uint64(tile)
        sides = tables[SIDES + tile]
        faces |= ONE << np.uint64(nth(sides, below(rng, count_bits(sides))))
    put_word(board, TILES, faces)
    for seat in range(players):
        for index in range(HAND_SIZE):
            board[SEATS + SEAT_SIZE * seat + HAND + index] = EMPTY
