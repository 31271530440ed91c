"""Positions of the judge as boards and back: the only file that knows both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import assert_never

import numpy as np

from parure.editions import Card, Edition, Face
from parure.gems import COLOURS, KINDS, Gems
from parure.kernel import layout
from parure.kernel.compiled import Board
from parure.kernel.refusal import BoardError, check_boards
from parure.kernel.tables import MARKED, tables
from parure.rules import (
    Claiming,
    Dealing,
    Deck,
    Main,
    Over,
    Phase,
    Player,
    Returning,
    Seat,
    Slot,
    State,
    Termination,
)
from parure.rules.score import outcome
from parure.view import Facedown, PlayerView, View

_ENDINGS = {
    Termination.GOAL: layout.GOAL,
    Termination.STALEMATE: layout.STALEMATE,
    Termination.RESIGNED: layout.RESIGNED,
}
_TERMINATIONS = {number: termination for termination, number in _ENDINGS.items()}


def to_board(position: State | View) -> Board:
    """The board of a position, or of what a view shows of it: then cards may lie face down, see `determinise`."""
    game, board = position.edition, np.zeros(layout.BOARD, np.int8)
    number = card_numbers(game)
    board[layout.MARK] = tables(game)[MARKED]
    board[layout.PLAYERS] = len(position.players)
    board[layout.SEAT] = position.seat
    board[layout.LEADER] = layout.NOBODY if position.leader is None else position.leader
    board[layout.PASSES] = position.passes
    _write_phase(board, position.phase)
    _write_tokens(board, layout.BANK, position.bank)
    _write_bits(board, layout.TILES, _face_numbers(game, position.tiles))
    there = 0
    for tier, row in enumerate(position.market):
        for column, card in enumerate(row):
            slot = layout.COLUMNS * tier + column
            board[layout.MARKET + slot] = layout.EMPTY if card is None else number[card]
            there |= (card is not None) << slot
        first = number[game.tiers[tier][0]]
        unseen: Iterable[Card] = position.decks[tier] if isinstance(position, State) else position.unseen(tier)
        _write_bits(board, layout.DECKS + 8 * tier, [number[card] - first for card in unseen])
        there |= bool(position.decks[tier]) << (layout.SLOTS + tier)
    board[layout.OPEN : layout.OPEN + 2].view(np.uint16)[0] = there
    players: Sequence[Player | PlayerView] = position.players
    for seat, player in enumerate(players):
        _write_player(_own(board, seat), player, game)
    return board


def to_state(edition: Edition, board: Board) -> State:
    """The position on a board; of what a board does not hold, cards and tiles are in table order."""
    check_boards(edition, board)
    market = board[layout.MARKET : layout.MARKET + layout.SLOTS].reshape(layout.TIERS, layout.COLUMNS)
    leader = int(board[layout.LEADER])
    state = State(
        edition=edition,
        players=tuple(_read_player(edition, _own(board, seat)) for seat in range(board[layout.PLAYERS])),
        bank=_read_tokens(board, layout.BANK),
        market=tuple(tuple(None if card == layout.EMPTY else edition.cards[card] for card in row) for row in market),
        decks=tuple(
            frozenset(cards[index] for index in _read_bits(board, layout.DECKS + 8 * tier))
            for tier, cards in enumerate(edition.tiers)
        ),
        tiles=tuple(edition.faces[number] for number in _read_bits(board, layout.TILES)),
        phase=Main(),
        seat=Seat(int(board[layout.SEAT])),
        leader=None if leader == layout.NOBODY else Seat(leader),
        passes=int(board[layout.PASSES]),
    )
    return replace(state, phase=_read_phase(board, state))


@cache
def card_numbers(edition: Edition) -> Mapping[Card, int]:
    """The number of each card: its place in the edition's list."""
    return {card: number for number, card in enumerate(edition.cards)}


def _face_numbers(edition: Edition, faces: Iterable[Face]) -> list[int]:
    return [edition.faces.index(face) for face in faces]


def _own(board: Board, seat: int) -> Board:
    """The bytes of one player."""
    start = layout.SEATS + layout.SEAT_SIZE * seat
    return board[start : start + layout.SEAT_SIZE]


def _write_phase(board: Board, phase: Phase) -> None:
    board[layout.PLACE] = layout.NOBODY
    board[layout.QUITTER] = layout.NOBODY
    match phase:
        case Main():
            board[layout.PHASE] = layout.MAIN
        case Dealing(place):
            board[layout.PHASE] = layout.DEALING
            board[layout.PLACE] = _place(place)
        case Returning():
            board[layout.PHASE] = layout.RETURNING
        case Claiming():
            board[layout.PHASE] = layout.CLAIMING
        case Over(result):
            board[layout.PHASE] = layout.OVER
            board[layout.ENDING] = _ENDINGS[result.termination]
            if result.termination is Termination.RESIGNED:
                board[layout.QUITTER] = result.ranking[-1][0]
        case _:
            assert_never(phase)


def _place(place: Slot | Deck) -> int:
    return layout.SLOTS + place.tier if isinstance(place, Deck) else layout.COLUMNS * place.tier + place.column


def _read_phase(board: Board, state: State) -> Phase:
    """The phase; the ranking of a finished game is worked out anew."""
    place = int(board[layout.PLACE])
    match int(board[layout.PHASE]):
        case layout.MAIN:
            return Main()
        case layout.DEALING if place < layout.SLOTS:
            return Dealing(Slot(*divmod(place, layout.COLUMNS)))
        case layout.DEALING:
            return Dealing(Deck(place - layout.SLOTS))
        case layout.RETURNING:
            return Returning()
        case layout.CLAIMING:
            return Claiming()
        case _:
            quitter = int(board[layout.QUITTER])
            termination = _TERMINATIONS[int(board[layout.ENDING])]
            return Over(outcome(state, termination, quitter=None if quitter == layout.NOBODY else Seat(quitter)))


def _write_player(own: Board, player: Player | PlayerView, game: Edition) -> None:
    number = card_numbers(game)
    _write_tokens(own, layout.TOKENS, player.tokens)
    own[layout.GAINS : layout.GAINS + len(COLOURS)] = player.bonuses.counts[: len(COLOURS)]
    own[layout.GAINS + layout.COUNT_BYTE] = player.card_count
    own[layout.GAINS + layout.POINTS_BYTE] = player.points
    own[layout.GAINS + layout.TAGS_BYTE] = player.tags
    own[layout.HAND : layout.HAND + layout.HAND_SIZE] = layout.EMPTY
    for index, (card, blind) in enumerate(zip(player.reserved, player.blind, strict=True)):
        own[layout.HAND + index] = layout.FACEDOWN - card.tier if isinstance(card, Facedown) else number[card]
        own[layout.HAND + layout.HAND_SIZE + index] = blind
    own[layout.HAND + 2 * layout.HAND_SIZE] = len(player.reserved)
    _write_bits(own, layout.FACES, _face_numbers(game, player.tiles))
    for half in range(2):
        bits = [number[card] - 64 * half for card in player.cards if number[card] // 64 == half]
        _write_bits(own, layout.CARDS + 8 * half, bits)


def _read_player(edition: Edition, own: Board) -> Player:
    held = int(own[layout.HAND + 2 * layout.HAND_SIZE])
    hand = own[layout.HAND : layout.HAND + held]
    if (hand < 0).any():
        raise BoardError("a card lies face down: draw it first (determinise)")
    return Player(
        tokens=_read_tokens(own, layout.TOKENS),
        bonuses=Gems.of(*map(int, own[layout.GAINS : layout.GAINS + len(COLOURS)])),
        cards=tuple(
            edition.cards[64 * half + bit] for half in range(2) for bit in _read_bits(own, layout.CARDS + 8 * half)
        ),
        reserved=tuple(edition.cards[card] for card in hand),
        blind=tuple(map(bool, own[layout.HAND + layout.HAND_SIZE :][:held])),
        tiles=tuple(edition.faces[number] for number in _read_bits(own, layout.FACES)),
        points=int(own[layout.GAINS + layout.POINTS_BYTE]),
        tags=int(own[layout.GAINS + layout.TAGS_BYTE]),
    )


def _write_tokens(board: Board, at: int, gems: Gems) -> None:
    board[at : at + len(KINDS)] = gems.counts
    board[at + layout.SUM_BYTE] = gems.total


def _read_tokens(board: Board, at: int) -> Gems:
    return Gems(tuple(map(int, board[at : at + len(KINDS)])))


def _write_bits(board: Board, at: int, bits: Iterable[int]) -> None:
    board[at : at + 8].view(np.uint64)[0] = sum(1 << bit for bit in bits)


def _read_bits(board: Board, at: int) -> list[int]:
    value = int(board[at : at + 8].view(np.uint64)[0])
    return [bit for bit in range(64) if value >> bit & 1]
