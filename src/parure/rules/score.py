"""Points, goals and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from parure.editions import Card, Edition, Face
from parure.gems import COLOURS, TIME, Gems
from parure.rules.state import Holdings, Outcome, Player, Seat, State, Termination


def tally(
    edition: Edition,
    *,
    tokens: Gems,
    cards: Sequence[Card],
    reserved: Sequence[Card],
    blind: Sequence[bool],
    tiles: Sequence[Face],
    leads: bool,
) -> Player:
    """The player who has these things, with his bonuses, points and tags added up; `leads`: the Assemble tile."""
    points = sum(card.points for card in cards) + sum(tile.points for tile in tiles)
    if leads and edition.assemble is not None:
        points += edition.assemble.points
    return Player(
        tokens=tokens,
        bonuses=Gems.of(*[sum(card.bonus == colour for card in cards) for colour in COLOURS]),
        cards=tuple(cards),
        reserved=tuple(reserved),
        blind=tuple(blind),
        tiles=tuple(tiles),
        points=points,
        tags=sum(card.tags for card in cards),
    )


def meets_goal(edition: Edition, player: Holdings) -> bool:
    """Whether a player meets what ends the game: points, and in marvel the whole Gauntlet (E1, E2)."""
    goal = edition.goal
    return (
        player.points >= goal.points
        and player.tokens[TIME] >= goal.time
        and all(player.bonuses[colour] >= goal.each_bonus for colour in COLOURS)
    )


def meets_tile(player: Holdings, tile: Face) -> bool:
    """Whether a player's bonuses, without tokens, meet a tile's demand (T4)."""
    return player.bonuses.covers(tile.demand)


def brings_time(player: Holdings, card: Card) -> bool:
    """Whether a time token comes with a card: never more than one each (T1)."""
    return card.time and not player.tokens[TIME]


def takes_assemble(edition: Edition, tags: int, leading: int | None) -> bool:
    """Whether so many tags bring the Assemble tile to who does not have it; `leading`: its holder's, if any (T2)."""
    tile = edition.assemble
    return tile is not None and tags >= tile.tags and (leading is None or tags > leading)


def outcome(state: State, termination: Termination, *, quitter: Seat | None = None) -> Outcome:
    """The ranking of all players by the keys of E3 and E4; one who gave up comes last."""

    def merit(seat: Seat) -> tuple[int, ...]:
        player = state.players[seat]
        return (
            seat != quitter,
            # E4: first those who meet the Gauntlet. In splendor points alone say the same. A11: not at a stalemate.
            termination is not Termination.STALEMATE and meets_goal(state.edition, player),
            player.points,
            seat == state.leader,  # E4; nobody leads in splendor
            -player.card_count,  # E3, E4
        )

    ranked = sorted(map(Seat, range(len(state.players))), key=merit, reverse=True)
    return Outcome(termination, tuple(tuple(place) for _, place in groupby(ranked, key=merit)))
