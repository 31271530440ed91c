"""What a practised player would do without thinking ahead: a number for each legal action.

It steers the quick games that a search plays to their end, and says where a search looks first. It follows habits,
whose strengths were found by having rows of them play against each other (`benchmarks/habits.py`).
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from parure.kernel import Board, Words, compiled
from parure.kernel.compiled import whole
from parure.kernel.instructions import lowest, word
from parure.kernel.layout import (
    BANK,
    BUY,
    CLAIM,
    GAINS,
    HAND,
    HAND_SIZE,
    LEADER,
    MARKET,
    PLAYERS,
    POINTS_BYTE,
    RESERVE,
    RETURN,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SLOTS,
    SUM_BYTE,
    TAGS_BYTE,
    TILES,
    TIME_BYTE,
    TOKENS,
    WILD_BYTE,
)
from parure.kernel.tables import (
    ASSEMBLE_AWARD,
    ASSEMBLE_TAGS,
    AWARD,
    DEMAND,
    GAIN,
    GOAL_GAINS,
    GOAL_TOKENS,
    HOURGLASS,
    PRICE,
    TAKEN,
    TOKEN_LIMIT,
)
from parure.kernel.words import HIGH, NONE, ONE, ONES, byte, gathered, lacking, reaches, total
from parure.search.habits import (
    BLIND,
    BUY_NOW,
    CROWDED,
    EACH,
    ENGINE,
    FADING,
    HOPES,
    HOUR,
    KEEPING,
    LEAD,
    MOST_LONGEST,
    MOST_MISSING,
    MOST_SHORT,
    NEAR,
    OVERFLOW,
    POINT,
    PROMISE,
    RESERVING,
    SECOND,
    SPENT,
    TAG,
    TAKING,
    WILD_GOT,
    WILD_SPENT,
    Numbers,
)

COLOURS: Final = 5
GEMS: Final = np.uint64(0xFF_FFFF_FFFF)
"""The five bytes of the colours in a word."""

# A sketch of a position, as its mover sees it.
FIRST_GEM: Final = 0
SECOND_GEM: Final = 5
HELD_GEM: Final = 10
WORTH: Final = 15
HOPE: Final = WORTH + SLOTS + HAND_SIZE
ENGINE_OF: Final = HOPE + SLOTS + HAND_SIZE
SKETCH: Final = ENGINE_OF + COLOURS
"""How many numbers a sketch has."""

WINNING: Final = 60.0
"""What is felt about an action that meets the goal."""
WILD_KEPT: Final = 4.0
"""What a wild token is missed for when it goes back, as if it were a gem."""
MOST_PAID: Final = 10
"""A card that costs more can't be paid for with the tokens that one may hold."""
TWOS: Final = np.uint64(0x0202020202)


@compiled
def some(value: np.uint64) -> np.uint64:
    """The colours of which a word has any, as bits."""
    return gathered(reaches(value, ONES)) & np.uint64(31)


@compiled
def card_at(board: Board, own: int, place: int) -> int:
    """The card in a slot, or from SLOTS on in a player's hand; negative where there is none."""
    return whole(board[MARKET + place]) if place < SLOTS else whole(board[own + HAND + place - SLOTS])


@compiled
def _add(out: Numbers, start: int, colours: np.uint64, amount: float) -> None:
    """Adds something to the numbers of some colours, which are given as bits."""
    while colours:
        out[start + lowest(colours)] += amount
        colours &= colours - ONE


@compiled
def sketch(tables: Words, board: Board, habits: Numbers, out: Numbers) -> None:
    """Writes what the player to move thinks of the cards in sight and of the gems, into `out`."""
    seat = whole(board[SEAT])
    most, tags = 0, 0
    for other in range(board[PLAYERS]):
        theirs = word(board, SEATS + SEAT_SIZE * other + GAINS)
        most = max(most, byte(theirs, POINTS_BYTE))
        if other != seat:
            tags = max(tags, byte(theirs, TAGS_BYTE))
    ahead = min(1.0, most / byte(tables[GOAL_GAINS], POINTS_BYTE))
    for place in range(SKETCH):
        out[place] = 0.0
    _sketch_bonuses(tables, board, habits, ahead, out)
    _sketch_cards(tables, board, habits, ahead, tags, out)
    _sketch_gems(tables, board, habits, out)


@compiled
def _sketch_bonuses(tables: Words, board: Board, habits: Numbers, ahead: float, out: Numbers) -> None:
    """What one more bonus of each colour is worth: cheaper cards, tiles, and what the goal asks for."""
    own = SEATS + SEAT_SIZE * whole(board[SEAT])
    gains = word(board, own + GAINS)
    fading = habits[ENGINE] * max(0.0, 1.0 - habits[FADING] * ahead)
    for place in range(SLOTS + HAND_SIZE):
        card = card_at(board, own, place)
        if card >= 0:
            price = tables[PRICE + card]
            saved = fading * (0.5 + byte(tables[GAIN + card], POINTS_BYTE)) / max(5.0, float(total(price)))
            _add(out, ENGINE_OF, some(lacking(price, gains)), saved)
    _add(out, ENGINE_OF, some(lacking(tables[GOAL_GAINS] & GEMS, gains)), habits[EACH] + ahead)
    left = word(board, TILES)
    while left:
        face = lowest(left)
        left &= left - ONE
        missing = lacking(tables[DEMAND + face], gains)
        near = habits[NEAR + min(MOST_MISSING - 1, whole(total(missing)))]
        _add(out, ENGINE_OF, some(missing), near * byte(tables[AWARD + face], POINTS_BYTE))


@compiled
def _sketch_cards(tables: Words, board: Board, habits: Numbers, ahead: float, tags: int, out: Numbers) -> None:
    """What each card in sight is worth, whatever it costs; `tags`: the most that another player has."""
    seat = whole(board[SEAT])
    own = SEATS + SEAT_SIZE * seat
    enough = max(whole(tables[ASSEMBLE_TAGS]), tags + 1) - byte(word(board, own + GAINS), TAGS_BYTE)
    if whole(board[LEADER]) == seat:
        enough = 127  # he has the tile already
    hourless = tables[GOAL_TOKENS] != NONE and board[own + TOKENS + TIME_BYTE] == 0
    for place in range(SLOTS + HAND_SIZE):
        card = card_at(board, own, place)
        if card < 0:
            continue
        gain = tables[GAIN + card]
        marks = byte(gain, TAGS_BYTE)
        worth = habits[POINT] * byte(gain, POINTS_BYTE) + out[ENGINE_OF + lowest(gain & GEMS) // 8]
        worth += habits[TAG] * marks
        if marks and marks >= enough:
            worth += habits[LEAD] * byte(tables[ASSEMBLE_AWARD], POINTS_BYTE)
        if hourless and tables[HOURGLASS + card]:
            worth += habits[HOUR] + ahead
        out[WORTH + place] = worth


@compiled
def _sketch_gems(tables: Words, board: Board, habits: Numbers, out: Numbers) -> None:
    """What each card promises from where it is, and what one more or one less of each gem means for that."""
    own = SEATS + SEAT_SIZE * whole(board[SEAT])
    gains, tokens = word(board, own + GAINS), word(board, own + TOKENS)
    wild = byte(tokens, WILD_BYTE)
    for place in range(SLOTS + HAND_SIZE):
        card = card_at(board, own, place)
        if card < 0:
            continue
        due = lacking(tables[PRICE + card], gains)
        cost = whole(total(due))
        if cost > MOST_PAID:
            continue
        lack = lacking(due, tokens)
        short = whole(total(lack)) - wild
        longest, colours = 0, some(lack)
        while colours:
            longest = max(longest, byte(lack, lowest(colours)))
            colours &= colours - ONE
        away = MOST_LONGEST * min(MOST_SHORT - 1, max(0, short)) + min(MOST_LONGEST - 1, max(0, longest - wild))
        hope = out[WORTH + place] * habits[HOPES + away]
        out[HOPE + place] = hope
        if short > 0:
            _add(out, FIRST_GEM, some(lack), hope / short)
            _add(out, SECOND_GEM, gathered(reaches(lack, TWOS)) & np.uint64(31), hope / short)
        if cost:
            # Those of which there are not more than the card costs: they would be missed.
            _add(out, HELD_GEM, some(due) & gathered(reaches(due, tokens)), hope / cost)


@compiled
def feelings(
    tables: Words,
    board: Board,
    habits: Numbers,
    actions: npt.NDArray[np.int16],
    count: int,
    seen: Numbers,
    out: Numbers,
) -> None:
    """Writes what the player to move feels about each of the legal actions; `seen` is room for a sketch."""
    sketch(tables, board, habits, seen)
    own = SEATS + SEAT_SIZE * whole(board[SEAT])
    tokens, gains = word(board, own + TOKENS), word(board, own + GAINS)
    room = whole(tables[TOKEN_LIMIT]) - byte(tokens, SUM_BYTE)
    reserving = _reserving(board, own, room, habits)
    for number in range(count):
        action = whole(actions[number])
        if action < RESERVE:
            out[number] = _taking(tables[TAKEN + action], room, habits, seen)
        elif action < BUY:
            place = action - RESERVE
            out[number] = reserving + (habits[PROMISE] * seen[HOPE + place] if place < SLOTS else habits[BLIND])
        elif action < RETURN:
            place = action - BUY
            out[number] = _buying(tables, card_at(board, own, place), seen[WORTH + place], tokens, gains, habits)
        elif action < CLAIM:
            kind = action - RETURN
            out[number] = -habits[KEEPING] * (seen[HELD_GEM + kind] if kind < COLOURS else WILD_KEPT)
        else:
            out[number] = 0.0


@compiled
def _taking(taken: np.uint64, room: int, habits: Numbers, seen: Numbers) -> float:
    """What is felt about taking gems: what each brings nearer, less what has to go back for want of room."""
    nearer, colours = 0.0, some(taken)
    while colours:
        colour = lowest(colours)
        nearer += seen[FIRST_GEM + colour]
        if byte(taken, colour) > 1:
            nearer += habits[SECOND] * seen[SECOND_GEM + colour]
        colours &= colours - ONE
    feeling: float = habits[TAKING] * nearer - habits[OVERFLOW] * max(0, byte(taken, SUM_BYTE) - room)
    return feeling


@compiled
def _reserving(board: Board, own: int, room: int, habits: Numbers) -> float:
    """What is felt about reserving, whatever the card: the place in the hand that it takes, and the wild token."""
    feeling: float = habits[RESERVING]
    if board[own + HAND + HAND_SIZE - 2] >= 0:
        feeling -= habits[CROWDED]
    if board[BANK + WILD_BYTE] > 0:
        feeling += habits[WILD_GOT] - (habits[OVERFLOW] if room < 1 else 0.0)
    return feeling


@compiled
def _buying(tables: Words, card: int, worth: float, tokens: np.uint64, gains: np.uint64, habits: Numbers) -> float:
    """What is felt about buying a card: its worth, less what is paid; and the goal, if that is met."""
    due = lacking(tables[PRICE + card], gains)
    feeling: float = habits[BUY_NOW] + worth - habits[SPENT] * float(total(due))
    feeling -= habits[WILD_SPENT] * float(total(lacking(due, tokens)))
    if reaches(gains + tables[GAIN + card], tables[GOAL_GAINS]) == HIGH and (
        tables[GOAL_TOKENS] == NONE or byte(tokens, TIME_BYTE) or tables[HOURGLASS + card]
    ):
        feeling += WINNING
    return feeling
