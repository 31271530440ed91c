"""Where things stand in a board: one position in 256 bytes, the same for every edition and number of players.

| bytes | name | what |
| --- | --- | --- |
| 0 | PLAYERS | how many play |
| 1 | SEAT | whose turn it is; in a finished game, whose turn was the last |
| 2 | PHASE | MAIN, DEALING, RETURNING, CLAIMING or OVER |
| 3 | PLACE | where chance owes a card: slot 0 to 11, or 12 + tier for a deck; else NOBODY |
| 4 | LEADER | who holds the Assemble tile, or NOBODY (T2) |
| 5 | PASSES | turns in succession that were passes (A11) |
| 6-7 | OPEN | the places that have a card, as bits: slots 0 to 11, decks 12 to 14 |
| 8-15 | BANK | tokens: five colours, wild, time, their sum |
| 16-23 | TILES | the faces on the table, as bits |
| 24-47 | DECKS | for each tier a word: the cards in its deck, as bits counted from the tier's first card |
| 48-59 | MARKET | the card in each slot, tier by tier, or EMPTY |
| 60 | ENDING | why the game is over: RUNNING, GOAL, STALEMATE or RESIGNED |
| 61 | QUITTER | who gave up, or NOBODY |
| 62 | MARK | of which edition's tables it is |
| 63 | | nothing |
| 64 + 48 · seat | SEATS | a player, see below; all zero where nobody sits |

A player's 48 bytes:

| bytes | name | what |
| --- | --- | --- |
| 0-7 | TOKENS | as BANK |
| 8-15 | GAINS | bonuses of five colours, cards bought, points, tags |
| 16-18 | HAND | the reserved cards in the order in which they came, or EMPTY |
| 19-21 | | for each of them 1 if it was drawn unseen by the others |
| 22 | | how many there are |
| 24-31 | FACES | the tiles he has taken, as bits |
| 32-47 | CARDS | the cards he has bought, as bits of two words |

A card is its number in the edition's list (0 to 89), a face likewise. A card in a hand of which only the tier is known
is FACEDOWN - tier; its tier's deck then holds every card that it could be, until `determinise` has drawn it.

Not in a board: in which order a player bought his cards and got his tiles, and in which order the tiles lie on the
table. No rule asks. So one position is one row of bytes, and equal rows are equal positions.
"""

from __future__ import annotations

from typing import Final

BOARD: Final = 256
"""The bytes of a board."""

PLAYERS: Final = 0
SEAT: Final = 1
PHASE: Final = 2
PLACE: Final = 3
LEADER: Final = 4
PASSES: Final = 5
OPEN: Final = 6
BANK: Final = 8
TILES: Final = 16
DECKS: Final = 24
MARKET: Final = 48
ENDING: Final = 60
QUITTER: Final = 61
MARK: Final = 62
SEATS: Final = 64

SEAT_SIZE: Final = 48
TOKENS: Final = 0
GAINS: Final = 8
HAND: Final = 16
FACES: Final = 24
CARDS: Final = 32

MAIN: Final = 0
DEALING: Final = 1
RETURNING: Final = 2
CLAIMING: Final = 3
OVER: Final = 4

RUNNING: Final = 0
GOAL: Final = 1
STALEMATE: Final = 2
RESIGNED: Final = 3

NOBODY: Final = -1
NO_TAGS: Final = 127
"""More tags than anybody ever has."""
EMPTY: Final = -1
FACEDOWN: Final = -2

# Bytes of a word of tokens, and of gains.
WILD_BYTE: Final = 5
TIME_BYTE: Final = 6
SUM_BYTE: Final = 7
COUNT_BYTE: Final = 5
POINTS_BYTE: Final = 6
TAGS_BYTE: Final = 7

# What the kernel is made for; `tables` refuses an edition that needs more.
TIERS: Final = 3
COLUMNS: Final = 4
SLOTS: Final = TIERS * COLUMNS
HAND_SIZE: Final = 3
MOST_PLAYERS: Final = 4
MOST_CARDS: Final = 120
MOST_FACES: Final = 16

# The numbers of actions, as `codec.actions` has them.
TAKE: Final = 0
TAKES: Final = 30
RESERVE: Final = TAKE + TAKES
BUY: Final = RESERVE + SLOTS + TIERS
BUY_HELD: Final = BUY + SLOTS
RETURN: Final = BUY_HELD + HAND_SIZE
CLAIM: Final = RETURN + 6
MOST_ACTIONS: Final = CLAIM + MOST_FACES + 1
"""Room for the legal list of any edition."""
