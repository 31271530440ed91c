"""What is printed on an edition's components, as one row of 64-bit words that compiled code reads.

| words | what |
| --- | --- |
| TAKEABLE + piles | the takes that are legal, as bits; piles: five bits not empty, five bits high enough for two |
| PRICE + card | the cost in five bytes; before the first card, from UNPAYABLE on, four that nobody can afford |
| GAIN + card | what buying it adds to GAINS: bonus, one card, points, tags |
| TIER + card | its tier |
| HOURGLASS + card | the time token that comes with it, as tokens, or nothing (T1) |
| DEMAND + face, AWARD + face | the bonuses it asks for, and its points as GAINS |
| TAKEN + take | what a take moves from the bank |
| FIRST + tier, LEVEL + tier | its first card, and all its cards as bits of a deck |
| COLOURED + 5 · tier + colour | the cards of a tier with that bonus, as bits of a deck |
| POINTS, TAGS + 7 · tier + bit | the cards of a tier in whose points, or tags, that bit is set |
| SIDES + tile | the faces of a tile, as bits |
| SUPPLY + players, DRAWN + players | the bank, and how many tiles (C2 to C5) |
| single words | the goal, limits, and counts |
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np

from parure.codec import actions
from parure.editions import Edition
from parure.errors import SetupError
from parure.gems import COLOURS, TIME, Gems
from parure.kernel import layout
from parure.kernel.compiled import Words
from parure.rules.candidates import all_takes

TAKEABLE: Final = 0
UNPAYABLE: Final = TAKEABLE + 1024
PRICE: Final = UNPAYABLE + 4
GAIN: Final = PRICE + layout.MOST_CARDS
TIER: Final = GAIN + layout.MOST_CARDS
HOURGLASS: Final = TIER + layout.MOST_CARDS
DEMAND: Final = HOURGLASS + layout.MOST_CARDS
AWARD: Final = DEMAND + layout.MOST_FACES
TAKEN: Final = AWARD + layout.MOST_FACES
FIRST: Final = TAKEN + layout.TAKES
LEVEL: Final = FIRST + layout.TIERS
COLOURED: Final = LEVEL + layout.TIERS
POINTS: Final = COLOURED + layout.TIERS * len(COLOURS)
BITS: Final = 7
TAGS: Final = POINTS + layout.TIERS * BITS
SIDES: Final = TAGS + layout.TIERS * BITS
SUPPLY: Final = SIDES + layout.MOST_FACES
DRAWN: Final = SUPPLY + layout.MOST_PLAYERS + 1
GOAL_GAINS: Final = DRAWN + layout.MOST_PLAYERS + 1
GOAL_TOKENS: Final = GOAL_GAINS + 1
ASSEMBLE_TAGS: Final = GOAL_TOKENS + 1
ASSEMBLE_AWARD: Final = ASSEMBLE_TAGS + 1
TOKEN_LIMIT: Final = ASSEMBLE_AWARD + 1
DOUBLE_MINIMUM: Final = TOKEN_LIMIT + 1
PASS: Final = DOUBLE_MINIMUM + 1
ACTIONS: Final = PASS + 1
CARD_COUNT: Final = ACTIONS + 1
FACE_COUNT: Final = CARD_COUNT + 1
TILE_COUNT: Final = FACE_COUNT + 1
MARKED: Final = TILE_COUNT + 1
SIZE: Final = MARKED + 1


@cache
def tables(edition: Edition) -> Words:
    """The tables of an edition, never to be written to; SetupError for one that a board has no room for."""
    _check(edition)
    row = np.zeros(SIZE, np.uint64)
    row[UNPAYABLE:PRICE] = 127
    for number, card in enumerate(edition.cards):
        row[PRICE + number] = _packed(*card.cost.counts[: len(COLOURS)])
        bonus = [int(card.bonus == colour) for colour in COLOURS]
        row[GAIN + number] = _packed(*bonus, 1, card.points, card.tags)
        row[TIER + number] = card.tier
        row[HOURGLASS + number] = _tokens(Gems.one(TIME, int(card.time)))
    for number, face in enumerate(edition.faces):
        row[DEMAND + number] = _packed(*face.demand.counts[: len(COLOURS)])
        row[AWARD + number] = _points(face.points)
    for number, take in enumerate(all_takes()):
        row[TAKEN + number] = _tokens(take.gems)
    for piles in range(1024):
        row[TAKEABLE + piles] = _takeable(piles & 31, piles >> 5)
    for tier, cards in enumerate(edition.tiers):
        row[FIRST + tier] = edition.cards.index(cards[0])
        row[LEVEL + tier] = (1 << len(cards)) - 1
        for colour in COLOURS:
            row[COLOURED + len(COLOURS) * tier + colour] = _chosen([card.bonus == colour for card in cards])
        for bit in range(BITS):
            row[POINTS + BITS * tier + bit] = _chosen([bool(card.points >> bit & 1) for card in cards])
            row[TAGS + BITS * tier + bit] = _chosen([bool(card.tags >> bit & 1) for card in cards])
    for number, tile in enumerate(edition.tiles):
        row[SIDES + number] = sum(1 << edition.faces.index(face) for face in tile.faces)
    for players, supply in edition.supplies.items():
        row[SUPPLY + players] = _tokens(supply.bank)
        row[DRAWN + players] = supply.tiles
    goal, assemble = edition.goal, edition.assemble
    row[GOAL_GAINS] = _packed(*[goal.each_bonus] * len(COLOURS), 0, goal.points)
    row[GOAL_TOKENS] = _packed(*[0] * TIME, goal.time)
    row[ASSEMBLE_TAGS] = assemble.tags if assemble else layout.NO_TAGS
    row[ASSEMBLE_AWARD] = _points(assemble.points if assemble else 0)
    row[TOKEN_LIMIT] = edition.token_limit
    row[DOUBLE_MINIMUM] = edition.double_minimum
    row[ACTIONS] = len(actions(edition))
    row[PASS] = row[ACTIONS] - 1
    row[CARD_COUNT] = len(edition.cards)
    row[FACE_COUNT] = len(edition.faces)
    row[TILE_COUNT] = len(edition.tiles)
    row[MARKED] = zlib.crc32(row.tobytes()) % 127 + 1
    return row


def _packed(*counts: int) -> int:
    """A word with these bytes, the first one lowest."""
    return int.from_bytes(bytes(counts).ljust(8, b"\0"), "little")


def _tokens(gems: Gems) -> int:
    return _packed(*gems.counts, gems.total)


def _points(points: int) -> int:
    return _packed(*[0] * layout.POINTS_BYTE, points)


def _chosen(cards: Sequence[bool]) -> int:
    """The cards that are chosen, as bits."""
    return sum(chosen << number for number, chosen in enumerate(cards))


def _takeable(filled: int, high: int) -> int:
    """The takes that are legal with these piles not empty, and these high enough for two of a colour."""
    legal = 0
    for number, take in enumerate(all_takes()):
        colours = sum(1 << colour for colour in COLOURS if take.gems[colour])
        if max(take.gems) == 2:
            allowed = not colours & ~high  # A2
        else:
            # A1: fewer than three different gems only if fewer than three colours are left
            allowed = not colours & ~filled and (colours.bit_count() == 3 or filled.bit_count() < 3)
        legal |= allowed << number
    return legal


def _check(edition: Edition) -> None:
    """Refuses an edition that a board has no room for."""
    tiers = [card.tier for card in edition.cards]
    assemble = edition.assemble.points if edition.assemble else 0
    most = (
        assemble + max(card.points for card in edition.cards) + max((face.points for face in edition.faces), default=0)
    )
    highest = edition.goal.points + 2 * most  # the features tell what one more card would bring to who meets the goal
    fits = (
        len(edition.tiers) == layout.TIERS
        and edition.columns == layout.COLUMNS
        and edition.hand_limit == layout.HAND_SIZE
        and max(edition.supplies) <= layout.MOST_PLAYERS
        and len(edition.cards) <= layout.MOST_CARDS
        and max(map(len, edition.tiers)) <= 63
        and tiers == sorted(tiers)
        and len(edition.faces) <= layout.MOST_FACES
        and sum(card.tags for card in edition.cards) < 127
        and highest <= 127
        and max(max(card.cost) for card in edition.cards) <= 50
    )
    if not fits:
        raise SetupError(f"{edition.tag} has more of something than the kernel's boards have room for", "C1")
