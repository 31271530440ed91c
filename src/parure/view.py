"""What a seat or a spectator may know: the one place where secrets are taken out.

Secret are the order of the decks, which a State doesn't hold anyway, and the cards that other players drew unseen
(RULES corner 6). Everything else is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from parure.editions import Card, Edition, Face
from parure.errors import SetupError
from parure.gems import TIME, Gems
from parure.rules import Action, Held, Phase, Place, Player, Seat, Slot, State, legal_actions
from parure.rules.events import Drew, Event
from parure.rules.score import brings_time, meets_tile, takes_assemble


@dataclass(frozen=True, slots=True)
class Facedown:
    """A card of which only the level is known."""

    tier: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as others or he himself may see him: as `Player`, but unknown cards lie face down."""

    tokens: Gems
    bonuses: Gems
    cards: tuple[Card, ...]
    reserved: tuple[Card | Facedown, ...]
    blind: tuple[bool, ...]
    """For each card in hand, whether it was drawn unseen by the others."""
    tiles: tuple[Face, ...]
    points: int
    tags: int

    @property
    def card_count(self) -> int:
        """How many cards he has bought."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, may know it."""

    edition: Edition
    viewer: Seat | None
    """Whose view it is; None is a spectator's."""
    players: tuple[PlayerView, ...]
    bank: Gems
    market: tuple[tuple[Card | None, ...], ...]
    decks: tuple[int, ...]
    """How many cards each deck still has."""
    tiles: tuple[Face, ...]
    phase: Phase
    seat: Seat
    leader: Seat | None
    passes: int
    legal: tuple[Action, ...]
    """What the viewer may do now: empty when it is not his move."""

    @property
    def player(self) -> PlayerView:
        """The player whose turn it is."""
        return self.players[self.seat]

    def card_at(self, place: Place) -> Card | None:
        """The card that the viewer sees at a place, a hand being that of the player to move; None if he sees none."""
        match place:
            case Slot(tier, column) if 0 <= tier < len(self.market) and 0 <= column < len(self.market[tier]):
                return self.market[tier][column]
            case Held(index) if 0 <= index < len(self.player.reserved):
                card = self.player.reserved[index]
                return card if isinstance(card, Card) else None
            case _:
                return None

    def bought(self, seat: Seat, player: PlayerView, card: Card, payment: Gems) -> PlayerView:
        """The player of a seat as he would be with a card: with the best tile that he would meet, too (T1, T2, T4)."""
        after = replace(
            player,
            tokens=player.tokens - payment + Gems.one(TIME, int(brings_time(player, card))),
            bonuses=player.bonuses + Gems.one(card.bonus),
            cards=(*player.cards, card),
            tags=player.tags + card.tags,
        )
        gain = card.points + max((tile.points for tile in self.tiles if meets_tile(after, tile)), default=0)
        leading, assemble = None if self.leader is None else self.players[self.leader].tags, self.edition.assemble
        if assemble is not None and seat != self.leader and takes_assemble(self.edition, after.tags, leading):
            gain += assemble.points
        return replace(after, points=player.points + gain)

    def unseen(self, tier: int) -> tuple[Card, ...]:
        """The cards of a level that the viewer can't place: in the deck, or face down in someone's hand."""
        seen = self._seen()
        return tuple(card for card in self.edition.tiers[tier] if card not in seen)

    def _seen(self) -> set[Card]:
        seen = {card for row in self.market for card in row if card}
        for player in self.players:
            seen.update(player.cards)
            seen.update(card for card in player.reserved if isinstance(card, Card))
        return seen


def view(state: State, seat: Seat | int | None) -> View:
    """What a seat may know of a position; None: a spectator."""
    if seat is not None and not (type(seat) is int and 0 <= seat < len(state.players)):
        raise SetupError(f"there is no seat {seat!r} at a table of {len(state.players)}", "C9")
    viewer = None if seat is None else Seat(seat)
    return View(
        edition=state.edition,
        viewer=viewer,
        players=tuple(_player_view(player, own=viewer == number) for number, player in enumerate(state.players)),
        bank=state.bank,
        market=state.market,
        decks=tuple(len(deck) for deck in state.decks),
        tiles=state.tiles,
        phase=state.phase,
        seat=state.seat,
        leader=state.leader,
        passes=state.passes,
        legal=legal_actions(state) if viewer == state.seat else (),
    )


def _player_view(player: Player, *, own: bool) -> PlayerView:
    return PlayerView(
        tokens=player.tokens,
        bonuses=player.bonuses,
        cards=player.cards,
        reserved=tuple(
            Facedown(card.tier) if blind and not own else card
            for card, blind in zip(player.reserved, player.blind, strict=True)
        ),
        blind=player.blind,
        tiles=player.tiles,
        points=player.points,
        tags=player.tags,
    )


def redact(event: Event, seat: Seat | int | None) -> Event:
    """An event as a seat, or None for a spectator, may hear of it."""
    match event:
        case Drew() if event.seat != seat:
            return replace(event, card=None)
        case _:
            return event


def imagine(view: View, rng: Random) -> State:
    """A full position that looks the same to the viewer: what he can't see is drawn at random."""
    seen = view._seen()
    unseen = [[card for card in tier if card not in seen] for tier in view.edition.tiers]
    if any(isinstance(card, Facedown) for player in view.players for card in player.reserved):
        for cards in unseen:
            rng.shuffle(cards)
    players = []
    for shown in view.players:
        hand = tuple(unseen[card.tier].pop() if isinstance(card, Facedown) else card for card in shown.reserved)
        players.append(
            Player(
                tokens=shown.tokens,
                bonuses=shown.bonuses,
                cards=shown.cards,
                reserved=hand,
                blind=shown.blind,
                tiles=shown.tiles,
                points=shown.points,
                tags=shown.tags,
            )
        )
    return State(
        edition=view.edition,
        players=tuple(players),
        bank=view.bank,
        market=view.market,
        decks=tuple(map(frozenset, unseen)),
        tiles=view.tiles,
        phase=view.phase,
        seat=view.seat,
        leader=view.leader,
        passes=view.passes,
    )


def is_secret(state: State, card: Card, seat: Seat | int | None) -> bool:
    """Whether a card lies face down for a seat: in a deck, or drawn unseen into another's hand."""
    if card in state.decks[card.tier]:
        return True
    return any(
        card in player.reserved and player.blind[player.reserved.index(card)]
        for number, player in enumerate(state.players)
        if number != seat
    )
