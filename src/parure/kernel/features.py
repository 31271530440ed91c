"""What a seat may know, as small whole numbers for a net: the pieces, and their values worked out from a View.

`observe.observe` works out the same numbers from a board, compiled. A piece's first axis over players begins with the
viewer and goes clockwise; where nobody sits, and where there is no card or tile, all numbers are 0.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from parure.editions import Card
from parure.gems import COLOURS, KINDS, NO_GEMS, TIME, WILD
from parure.kernel.layout import COLUMNS, HAND_SIZE, MOST_PLAYERS, SLOTS, TIERS
from parure.kernel.refusal import BoardError
from parure.rules import Claiming, Dealing, Main, Over, Returning, Seat
from parure.rules.legal import price, shortfall
from parure.rules.score import meets_goal
from parure.view import Facedown, PlayerView, View

FEATURES_VERSION: Final = 2
"""Raised whenever the numbers change: a net is of use only with those that it was trained on."""

MOST_TILES: Final = 5
RIVALS: Final = MOST_PLAYERS - 1
_PHASES: Final = (Main, Dealing, Returning, Claiming, Over)


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of the numbers."""

    name: str
    shape: tuple[int, ...]
    scale: int
    """About its largest value: divided by it, a net sees numbers from 0 to 1."""
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


SOON: Final = 3
"""Who lacks so many tokens for a card may have it after one more turn."""
PROSPECT: Final = ("missing", "gain", "goal")
"""What is told of a player and a card that he may buy."""

PIECES: Final = (
    Piece("players", (3,), 1, "one of them 1: two, three or four play"),
    Piece("position", (MOST_PLAYERS,), 1, "one of them 1: the viewer's seat, who starts being the first"),
    Piece("turn", (MOST_PLAYERS,), 1, "one of them 1: whose turn it is, the viewer being the first"),
    Piece("phase", (len(_PHASES),), 1, "one of them 1: main, dealing, returning, claiming, over"),
    Piece("round_left", (1,), 3, "how many still have a turn in this round after the one to move"),
    Piece("passes", (1,), 4, "turns in succession that were passes"),
    Piece("bank", (len(KINDS),), 7, "tokens in the bank: five colours, wild, time"),
    Piece("decks", (TIERS,), 40, "cards in each deck"),
    Piece("unseen_bonuses", (TIERS, len(COLOURS)), 8, "cards that the viewer can't place, by tier and bonus"),
    Piece("unseen_points", (TIERS,), 80, "the points of those cards, by tier"),
    Piece("unseen_tags", (TIERS,), 20, "the tags of those cards, by tier"),
    Piece("tokens", (MOST_PLAYERS, len(KINDS)), 7, "tokens of each player"),
    Piece("bonuses", (MOST_PLAYERS, len(COLOURS)), 7, "bonuses of each player"),
    Piece("standing", (MOST_PLAYERS, 6), 16, "points, tags, cards bought, cards in hand, tiles, the Assemble tile"),
    Piece("to_go", (MOST_PLAYERS, 4), 16, "to the goal: points, bonuses and time that are lacking, and 1 if it is met"),
    Piece("tile_demand", (MOST_TILES, len(COLOURS)), 4, "what each tile on the table asks for, in table order"),
    Piece("tile_gap", (MOST_TILES, MOST_PLAYERS), 12, "how many bonuses each player lacks for it"),
    Piece("market_bonus", (SLOTS, len(COLOURS)), 1, "one of them 1: the bonus of the card in each slot"),
    Piece("market_points", (SLOTS,), 5, "its points"),
    Piece("market_tags", (SLOTS,), 2, "its tags"),
    Piece("market_cost", (SLOTS, len(COLOURS)), 7, "its printed cost"),
    Piece("market_price", (SLOTS, len(COLOURS)), 7, "what it costs the viewer after his bonuses"),
    Piece(
        "market_missing", (SLOTS, MOST_PLAYERS), 14, "how many tokens each player lacks for it, wild counted as held"
    ),
    Piece("hand_tier", (HAND_SIZE,), 3, "the level, 1 to 3, of each card in the viewer's hand"),
    Piece("hand_bonus", (HAND_SIZE, len(COLOURS)), 1, "one of them 1: its bonus"),
    Piece("hand_points", (HAND_SIZE,), 5, "its points"),
    Piece("hand_tags", (HAND_SIZE,), 2, "its tags"),
    Piece("hand_price", (HAND_SIZE, len(COLOURS)), 7, "what it costs the viewer after his bonuses"),
    Piece("hand_missing", (HAND_SIZE,), 14, "how many tokens he lacks for it"),
    Piece("rival_tier", (RIVALS, HAND_SIZE), 3, "the level of each card in the others' hands, clockwise"),
    Piece("rival_bonus", (RIVALS, HAND_SIZE, len(COLOURS)), 1, "one of them 1: its bonus, if the viewer knows it"),
    Piece("rival_points", (RIVALS, HAND_SIZE), 5, "its points, if he knows it"),
    Piece("rival_missing", (RIVALS, HAND_SIZE), 14, "how many tokens its holder lacks for it, if the viewer knows it"),
    Piece(
        "market_gain",
        (SLOTS, MOST_PLAYERS),
        6,
        "the points that the card in each slot would bring each player, with a tile and the Assemble tile",
    ),
    Piece("market_goal", (SLOTS, MOST_PLAYERS), 1, "1 if he would meet the goal with it"),
    Piece("hand_gain", (HAND_SIZE,), 6, "the points that each card in the viewer's hand would bring him, likewise"),
    Piece("hand_goal", (HAND_SIZE,), 1, "1 if he would meet the goal with it"),
    Piece("rival_gain", (RIVALS, HAND_SIZE), 6, "those that each card in the others' hands would, if he knows it"),
    Piece("rival_goal", (RIVALS, HAND_SIZE), 1, "1 if its holder would meet the goal with it, if the viewer knows it"),
    Piece("rival_tags", (RIVALS, HAND_SIZE), 2, "its tags, if he knows it"),
    Piece(
        "next_buy",
        (MOST_PLAYERS, 4),
        16,
        "of the cards that each player can pay for: the most points that one brings, and the most that he would meet "
        "the goal with, if he would; then the same of those for which he lacks three tokens at most",
    ),
)
"""All pieces in the order in which they stand in the flat row of numbers."""

FEATURES: Final = sum(piece.size for piece in PIECES)
"""How many numbers there are."""


def start(name: str) -> int:
    """Where a piece begins in the flat row."""
    before = [piece.name for piece in PIECES].index(name)
    return sum(piece.size for piece in PIECES[:before])


SCALE: Final[npt.NDArray[np.float32]] = np.concatenate(
    [np.full(piece.size, 1 / piece.scale, np.float32) for piece in PIECES]
)
"""What to multiply the flat row by, so that a net sees numbers from 0 to about 1."""


def split(row: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The pieces of a flat row, or of many at once, by name: the same memory in its shapes."""
    if row.shape[-1] != FEATURES:
        raise BoardError(f"{FEATURES} features are needed, not {row.shape[-1]}")
    parts = np.split(row, np.cumsum([piece.size for piece in PIECES])[:-1], axis=-1)
    return {piece.name: part.reshape(*row.shape[:-1], *piece.shape) for piece, part in zip(PIECES, parts, strict=True)}


def features(view: View) -> npt.NDArray[np.int8]:
    """The flat row of numbers of a seat's view."""
    if view.viewer is None:
        raise BoardError("a spectator has no seat from which the features could be seen")
    row = np.zeros(FEATURES, np.int8)
    pieces = split(row)
    count = len(view.players)
    circle = [view.players[(view.viewer + step) % count] for step in range(count)]
    _write_table(pieces, view, count)
    for number, player in enumerate(circle):
        _write_player(pieces, view, player, number)
    _write_tiles(pieces, view, circle)
    for tier, cards in enumerate(view.market):
        for column, card in enumerate(cards):
            if card is not None:
                _write_offer(pieces, view, card, COLUMNS * tier + column, circle)
    _write_hands(pieces, view, circle)
    return row


def _write_table(pieces: dict[str, npt.NDArray[Any]], view: View, count: int) -> None:
    assert view.viewer is not None, "a spectator has been refused"
    pieces["players"][count - 2] = 1
    pieces["position"][view.viewer] = 1
    pieces["turn"][(view.seat - view.viewer) % count] = 1
    pieces["phase"][_PHASES.index(type(view.phase))] = 1
    pieces["round_left"][0] = count - 1 - view.seat
    pieces["passes"][0] = view.passes
    pieces["bank"][:] = view.bank.counts
    pieces["decks"][:] = view.decks
    for tier in range(TIERS):
        for card in view.unseen(tier):
            pieces["unseen_bonuses"][tier, card.bonus] += 1
            pieces["unseen_points"][tier] += card.points
            pieces["unseen_tags"][tier] += card.tags


def _write_player(pieces: dict[str, npt.NDArray[Any]], view: View, player: PlayerView, number: int) -> None:
    assert view.viewer is not None, "a spectator has been refused"
    goal = view.edition.goal
    leads = view.leader is not None and (view.leader - view.viewer) % len(view.players) == number
    lacking = sum(max(0, goal.each_bonus - player.bonuses[colour]) for colour in COLOURS)
    pieces["tokens"][number] = player.tokens.counts
    pieces["bonuses"][number] = player.bonuses.counts[:WILD]
    pieces["standing"][number] = (
        player.points,
        player.tags,
        player.card_count,
        len(player.reserved),
        len(player.tiles),
        leads,
    )
    pieces["to_go"][number] = (
        max(0, goal.points - player.points),
        lacking,
        max(0, goal.time - player.tokens[TIME]),
        meets_goal(view.edition, player),
    )


def _write_tiles(pieces: dict[str, npt.NDArray[Any]], view: View, circle: Sequence[PlayerView]) -> None:
    for place, face in enumerate(sorted(view.tiles, key=view.edition.faces.index)):
        pieces["tile_demand"][place] = face.demand.counts[:WILD]
        for number, player in enumerate(circle):
            gaps = [max(0, face.demand[colour] - player.bonuses[colour]) for colour in COLOURS]
            pieces["tile_gap"][place, number] = sum(gaps)


def _write_offer(
    pieces: dict[str, npt.NDArray[Any]], view: View, card: Card, slot: int, circle: Sequence[PlayerView]
) -> None:
    pieces["market_bonus"][slot, card.bonus] = 1
    pieces["market_points"][slot] = card.points
    pieces["market_tags"][slot] = card.tags
    pieces["market_cost"][slot] = card.cost.counts[:WILD]
    pieces["market_price"][slot] = price(circle[0], card)
    for number in range(len(circle)):
        for name, value in zip(PROSPECT, _prospect(pieces, view, number, card), strict=True):
            pieces[f"market_{name}"][slot, number] = value


def _write_hands(pieces: dict[str, npt.NDArray[Any]], view: View, circle: Sequence[PlayerView]) -> None:
    for index, card in enumerate(circle[0].reserved):
        assert isinstance(card, Card), "one's own cards are known"
        pieces["hand_tier"][index] = card.level
        pieces["hand_bonus"][index, card.bonus] = 1
        pieces["hand_points"][index] = card.points
        pieces["hand_tags"][index] = card.tags
        pieces["hand_price"][index] = price(circle[0], card)
        for name, value in zip(PROSPECT, _prospect(pieces, view, 0, card), strict=True):
            pieces[f"hand_{name}"][index] = value
    for number, rival in enumerate(circle[1:]):
        for index, held in enumerate(rival.reserved):
            pieces["rival_tier"][number, index] = held.tier + 1
            if isinstance(held, Facedown):
                continue
            pieces["rival_bonus"][number, index, held.bonus] = 1
            pieces["rival_points"][number, index] = held.points
            pieces["rival_tags"][number, index] = held.tags
            for name, value in zip(PROSPECT, _prospect(pieces, view, number + 1, held), strict=True):
                pieces[f"rival_{name}"][number, index] = value


def _prospect(pieces: dict[str, npt.NDArray[Any]], view: View, number: int, card: Card) -> tuple[int, int, bool]:
    """What a player lacks for a card, the points that it would bring, and whether he would meet the goal."""
    assert view.viewer is not None, "a spectator has been refused"
    seat = Seat((view.viewer + number) % len(view.players))
    player, next_buy = view.players[seat], pieces["next_buy"][number]
    after, missing = view.bought(seat, player, card, NO_GEMS), _missing(player, card)
    gain, is_met = after.points - player.points, meets_goal(view.edition, after)
    for place, most in ((0, 0), (2, SOON)):
        if missing <= most:
            next_buy[place] = max(next_buy[place], gain)
            next_buy[place + 1] = max(next_buy[place + 1], after.points * is_met)
    return missing, gain, is_met


def _missing(player: PlayerView, card: Card) -> int:
    """How many tokens a player lacks for a card when his wild ones are spent."""
    return max(0, shortfall(player, card) - player.tokens[WILD])
