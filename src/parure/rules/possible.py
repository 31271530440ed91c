"""Whether a position could stand in a game, with every reason why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from parure.gems import KINDS, TIME, WILD
from parure.rules.actions import Deck, Slot
from parure.rules.legal import can_act
from parure.rules.score import meets_goal, meets_tile, outcome
from parure.rules.state import Claiming, Dealing, Main, Outcome, Over, Returning, Seat, State, Termination


def problems(state: State) -> tuple[str, ...]:
    """Everything that makes a position impossible, each with its rule; none means that it may stand.

    That a game could really lead there is not proved: only that no rule speaks against it.
    """
    if len(state.players) not in state.edition.supplies:
        return (f"{len(state.players)} players (C9)",)
    return (
        *_cards(state),
        *_tokens(state),
        *_tiles(state),
        *_assemble(state),
        *_phase(state),
    )


def _broken_off(state: State) -> bool:
    """Whether the game ended in the middle of a turn."""
    return isinstance(state.phase, Over) and state.phase.outcome.termination is Termination.RESIGNED


def _cards(state: State) -> Iterator[str]:
    placed = Counter(card for deck in state.decks for card in deck)
    placed.update(card for row in state.market for card in row if card)
    for player in state.players:
        placed.update((*player.cards, *player.reserved))
    for card in state.edition.cards:
        if placed[card] > 1:
            yield f"card {card.id} stands in {placed[card]} places (C1)"
        if placed[card] == 0:
            yield f"card {card.id} is nowhere (C1)"
    for tier, row in enumerate(state.market):
        for column, laid in enumerate(row):
            if laid is not None and laid.tier != tier:
                yield f"card {laid.id} lies in the row of level {tier + 1} (C7)"
            owed = isinstance(state.phase, Dealing) and state.phase.place == Slot(tier, column)
            if laid is None and state.decks[tier] and not owed and not _broken_off(state):
                yield f"space {column + 1} of level {tier + 1} is empty though its deck is not (A10)"
            if laid is not None and owed:
                yield f"space {column + 1} of level {tier + 1} is to be filled but not empty (A10)"
    for seat, player in enumerate(state.players):
        held = len(player.reserved)
        if held > state.edition.hand_limit:
            yield f"player {seat + 1} has {held} cards in hand (A5)"


def _tokens(state: State) -> Iterator[str]:
    supply = state.edition.supply(len(state.players)).bank
    in_all = sum((player.tokens for player in state.players), state.bank)
    for kind in KINDS:
        if in_all[kind] != supply[kind]:
            name = {WILD: "wild tokens", TIME: "time tokens"}.get(kind, f"tokens of colour {kind + 1}")
            yield f"{in_all[kind]} {name} instead of {supply[kind]} (C2, C3)"
    for seat, player in enumerate(state.players):
        if player.tokens.total > state.edition.token_limit + _above_limit(state, seat):
            yield f"player {seat + 1} holds {player.tokens.total} tokens (T3)"
        drawing = (isinstance(state.phase, Dealing) and isinstance(state.phase.place, Deck)) or _broken_off(state)
        if player.tokens[WILD] > len(player.cards) + len(player.reserved) + (drawing and seat == state.seat):
            yield f"player {seat + 1} has more wild tokens than cards that he can have reserved (A5)"
        due = int(any(card.time for card in player.cards))
        if player.tokens[TIME] != due:
            yield f"player {seat + 1} has {player.tokens[TIME]} time tokens instead of {due} (T1)"


def _above_limit(state: State, seat: int) -> int:
    """How many tokens above the limit a player may hold: what one turn can bring before it is settled."""
    if seat != state.seat:
        return 0
    if isinstance(state.phase, Dealing):
        return 1  # a wild or a time token
    return 3 if isinstance(state.phase, Returning) or _broken_off(state) else 0


def _tiles(state: State) -> Iterator[str]:
    faces = [*state.tiles, *(tile for player in state.players for tile in player.tiles)]
    drawn = state.edition.supply(len(state.players)).tiles
    if len(faces) != drawn:
        yield f"{len(faces)} tiles instead of {drawn} (C4, C5)"
    for number, count in Counter(face.tile for face in faces).items():
        if count > 1:
            yield f"tile {number} is out {count} times (C4, C5)"
    for seat, player in enumerate(state.players):
        for tile in player.tiles:
            if not meets_tile(player, tile):
                yield f"player {seat + 1} has tile {tile.id} without the bonuses for it (T4)"


def _assemble(state: State) -> Iterator[str]:
    tile, leader = state.edition.assemble, state.leader
    most = max(player.tags for player in state.players)
    if tile is None:
        if leader is not None:
            yield "this edition has no Assemble tile (C6)"
    elif leader is None:
        if most >= tile.tags:
            yield f"a player has {most} tags but nobody has the Assemble tile (T2)"
    elif leader not in range(len(state.players)):
        yield f"there is no player {leader + 1} to have the Assemble tile (C6)"
    elif not tile.tags <= state.players[leader].tags == most:
        yield f"player {leader + 1} has the Assemble tile without the most tags (T2)"


def _phase(state: State) -> Iterator[str]:
    count = len(state.players)
    if state.seat not in range(count):
        yield f"there is no player {state.seat + 1} to move (C8)"
        return
    player = state.player
    match state.phase:
        case Main():
            most = count - 1
        case Dealing() | Returning():
            most = 0  # this turn was no pass
        case Claiming() | Over():
            most = count  # a choice of tiles may follow the last pass of all
        case _:
            assert_never(state.phase)
    if not 0 <= state.passes <= most:
        yield f"{state.passes} passes in succession (A11)"
    else:
        yield from _passes(state)
    # Nobody comes to meet the goal in another's turn: who has not moved yet in this round but meets it did so
    # when the last round ended, and that would have ended the game.
    yet_to_move = state.seat if isinstance(state.phase, Main) else state.seat + 1
    for seat in range(yet_to_move, count):
        if meets_goal(state.edition, state.players[seat]):
            yield f"player {seat + 1} met the goal before this round (E3, E4)"
    match state.phase:
        case Main():
            pass
        case Dealing(place):
            if isinstance(place, Slot) and not (player.cards or player.reserved):
                yield f"player {state.seat + 1} has neither bought nor reserved the card that left the table (A10)"
            if not state.decks[place.tier]:
                yield f"a card is to come from the empty deck of level {place.tier + 1} (A10)"
            if not isinstance(place, Slot) and len(player.reserved) >= state.edition.hand_limit:
                yield f"player {state.seat + 1} draws a card with a full hand (A5)"
        case Returning():
            if player.tokens.total <= state.edition.token_limit:
                yield f"player {state.seat + 1} has no token too many to return (T3)"
        case Claiming():
            if sum(meets_tile(player, tile) for tile in state.tiles) < 2:
                yield f"player {state.seat + 1} has no choice of tiles (T4)"
        case Over(result):
            yield from _over(state, result)
        case _:
            assert_never(state.phase)


def _passes(state: State) -> Iterator[str]:
    """Nothing changes while players pass: whoever did still can't do anything."""
    last, count = state.seat, state.passes
    if isinstance(state.phase, Main):
        last = Seat(last - 1)
    elif _broken_off(state):  # before or after the pass of his own turn: only the ones before are sure
        last, count = Seat(last - 1), count - 1
    for back in range(count):
        seat = Seat((last - back) % len(state.players))
        if can_act(replace(state, seat=seat)):
            yield f"player {seat + 1} has passed though he can act (A11)"


def _over(state: State, result: Outcome) -> Iterator[str]:
    seats = sorted(seat for place in result.ranking for seat in place)
    if seats != list(range(len(state.players))) or not all(result.ranking):
        yield "the ranking does not name each player once (E3, E4)"
        return
    match result.termination:
        case Termination.GOAL:
            if state.seat != len(state.players) - 1:
                yield "the game is over before the end of the round (E3)"
            if not any(meets_goal(state.edition, player) for player in state.players):
                yield "the game is over though nobody meets the goal (E1, E2)"
            expected = outcome(state, result.termination)
        case Termination.STALEMATE:
            if state.passes != len(state.players):
                yield "a stalemate without a pass of every player (A11)"
            if state.seat == len(state.players) - 1 and any(meets_goal(state.edition, p) for p in state.players):
                yield "a stalemate though the round ends with the goal met (A11)"
            expected = outcome(state, result.termination)
        case Termination.RESIGNED:
            quitter = result.ranking[-1][0]
            expected = outcome(state, result.termination, quitter=quitter)
        case _:
            assert_never(result.termination)
    if result != expected:
        yield "the ranking is not what the rules give (E3, E4)"
