"""What a seat may know: nothing secret gets out, nothing public is lost."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any, get_args

import pytest

from parure import (
    Deck,
    Facedown,
    Held,
    Outcome,
    Seat,
    SetupError,
    Slot,
    State,
    Termination,
    edition,
    imagine,
    legal_actions,
    view,
)
from parure.gems import COLOURS, TIME, Gems
from parure.rules import Place, events
from parure.rules.events import Drew, Event
from parure.rules.legal import card_at
from parure.rules.possible import problems
from parure.view import is_secret, redact
from tests.notation.games import play_random, states, tables, with_hidden_card
from tests.positions import bonus_cards, build

PUBLIC = ("edition", "bank", "market", "tiles", "phase", "seat", "leader", "passes")
OPEN = ("tokens", "bonuses", "cards", "blind", "tiles", "points", "tags", "card_count")


def seats(players: int) -> tuple[int | None, ...]:
    return (*range(players), None)


@tables
def test_everything_public_is_in_every_view(key: str, players: int) -> None:
    for state in states(key, players)[::9]:
        for seat in seats(players):
            seen = view(state, seat)
            assert seen.viewer == seat
            assert all(getattr(seen, name) == getattr(state, name) for name in PUBLIC)
            assert seen.decks == tuple(map(len, state.decks))
            assert seen.player == seen.players[state.seat]
            for shown, player in zip(seen.players, state.players, strict=True):
                assert all(getattr(shown, name) == getattr(player, name) for name in OPEN)


@tables
def test_a_hand_is_open_to_its_owner_and_to_others_where_they_saw_it(key: str, players: int) -> None:
    for state in states(key, players)[::9]:
        for seat in seats(players):
            for other, (shown, player) in enumerate(zip(view(state, seat).players, state.players, strict=True)):
                for card, real, blind in zip(shown.reserved, player.reserved, player.blind, strict=True):
                    hidden = blind and other != seat
                    assert card == (Facedown(real.tier) if hidden else real)
                    assert is_secret(state, real, seat) == hidden


@tables
def test_only_the_player_to_move_is_told_what_he_may_do(key: str, players: int) -> None:
    for state in states(key, players)[::9]:
        for seat in seats(players):
            assert view(state, seat).legal == (legal_actions(state) if seat == state.seat else ())


@tables
def test_the_unseen_are_the_deck_and_the_cards_face_down(key: str, players: int) -> None:
    for state in states(key, players)[::9]:
        for seat in seats(players):
            seen = view(state, seat)
            for tier, deck in enumerate(state.decks):
                hidden = {
                    card
                    for other, player in enumerate(state.players)
                    for card, blind in zip(player.reserved, player.blind, strict=True)
                    if blind and other != seat and card.tier == tier
                }
                assert set(seen.unseen(tier)) == deck | hidden
                assert all(is_secret(state, card, seat) for card in seen.unseen(tier))


@tables
def test_a_card_on_the_table_or_bought_is_no_secret(key: str, players: int) -> None:
    state = states(key, players)[-1]
    shown = [card for row in state.market for card in row if card]
    for card in (*shown, *(card for player in state.players for card in player.cards)):
        assert not any(is_secret(state, card, seat) for seat in seats(players))


@tables
def test_what_is_imagined_looks_the_same_and_can_stand(key: str, players: int) -> None:
    rng = Random(5)
    for state in states(key, players)[::9]:
        for seat in seats(players):
            imagined = imagine(view(state, seat), rng)
            assert view(imagined, seat) == view(state, seat)
            assert problems(imagined) == ()


@tables
def test_what_is_imagined_varies_in_what_is_hidden_and_only_there(key: str, players: int) -> None:
    state = with_hidden_card(key, players).state
    seen = view(state, 0)
    hands = {imagine(seen, Random(number)).players[1].reserved for number in range(30)}
    assert len(hands) > 5
    assert {imagine(seen, Random(number)).players[0].reserved for number in range(30)} == {state.players[0].reserved}


def exchanged(state: State, seat: int) -> State:
    """The position with a hidden card of a seat exchanged for another of its deck."""
    player = state.players[seat]
    hidden = player.reserved[0]
    spare = min(state.decks[hidden.tier], key=lambda card: card.id)
    deck = state.decks[hidden.tier] - {spare} | {hidden}
    return replace(
        state,
        players=tuple(replace(p, reserved=(spare,)) if n == seat else p for n, p in enumerate(state.players)),
        decks=(*state.decks[: hidden.tier], deck, *state.decks[hidden.tier + 1 :]),
    )


@tables
def test_a_view_does_not_depend_on_what_it_hides(key: str, players: int) -> None:
    state = with_hidden_card(key, players).state
    for owner in range(players):
        other = exchanged(state, owner)
        for seat in seats(players):
            assert (view(other, seat) == view(state, seat)) == (seat != owner)
            assert (repr(view(other, seat)) == repr(view(state, seat))) == (seat != owner)


@pytest.mark.parametrize("seat", [2, -1, 99, "0", 0.5, 1.0, True, False])
def test_there_is_no_view_from_a_seat_that_there_is_not(seat: Any) -> None:
    with pytest.raises(SetupError, match=f"there is no seat {seat!r} at a table of 2"):
        view(states("splendor", 2)[0], seat)


# A card by its place


@tables
def test_a_card_is_found_by_its_place_as_far_as_the_viewer_sees_it(key: str, players: int) -> None:
    for state in (*states(key, players)[::9], with_hidden_card(key, players).state):
        for seat in seats(players):
            seen = view(state, seat)
            for tier, row in enumerate(state.market):
                assert tuple(seen.card_at(Slot(tier, column)) for column in range(len(row))) == row
                assert seen.card_at(Deck(tier)) is None
            for index, (card, blind) in enumerate(zip(state.player.reserved, state.player.blind, strict=True)):
                assert seen.card_at(Held(index)) == (None if blind and seat != state.seat else card)


@pytest.mark.parametrize(
    "place",
    [Slot(3, 0), Slot(0, 4), Slot(-1, 0), Slot(0, -1), Held(1), Held(3), Held(-1), Deck(3), Deck(-1)],
)
def test_there_is_no_card_out_of_range(place: Place) -> None:
    state = with_hidden_card("splendor").state
    assert len(state.player.reserved) == 1
    for seat in seats(2):
        assert view(state, seat).card_at(place) is None
    assert card_at(state, place) is None


# Events


def sample(kind: type[Any]) -> Event:
    """An event of a type with something in every field."""
    game = edition("marvel")
    values: dict[str, Any] = {
        "seat": Seat(1),
        "previous": Seat(0),
        "gems": Gems.of(1, 1, 1),
        "payment": Gems.of(2),
        "kind": COLOURS[0],
        "tier": 2,
        "place": Slot(0, 0),
        "card": game.cards[0],
        "tile": game.faces[0],
        "outcome": Outcome(Termination.GOAL, ((Seat(0),), (Seat(1),))),
    }
    event: Event = kind(**{field.name: values[field.name] for field in fields(kind)})
    return event


EVENTS = get_args(Event)


def test_there_are_fourteen_events() -> None:
    assert len(EVENTS) == 14
    assert all(hasattr(events, kind.__name__) for kind in EVENTS)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_only_a_drawn_card_is_taken_out_of_an_event(kind: type[Any]) -> None:
    event = sample(kind)
    assert redact(event, 1) == event
    for seat in (0, None):
        expected = replace(event, card=None) if isinstance(event, Drew) else event
        assert redact(event, seat) == expected


@tables
def test_no_event_of_a_game_tells_another_a_hidden_card(key: str, players: int) -> None:
    for moment in play_random(key, players).history:
        for seat in seats(players):
            for event in moment.events:
                shown = repr(redact(event, seat))
                hidden = [
                    card
                    for player in moment.state.players
                    for card in player.reserved
                    if is_secret(moment.state, card, seat)
                ]
                assert not any(f"CardId({card.id!r})" in shown or f"id={card.id!r}" in shown for card in hidden)


def test_who_buys_a_card_has_its_tile_its_time_and_the_assemble_tile() -> None:
    """T1, T2, T4: what is thought of a card is what it brings."""
    own, rival = ["3Y4", "1P6", "1U6", "1O5", "1R1"], ["1Y6", "1P7", "1U7", "1R5"]  # three tags, four and the tile
    state = build("marvel", 2, cards={0: own, 1: rival}, market={(2, 0): "3P1", (0, 0): "1R6"})
    seen, card = view(state, 0), state.edition.card
    me, other = seen.players
    for name, points, tags in (("3P1", 6, 5), ("1R6", 0, 4)):
        after = seen.bought(Seat(0), me, card[name], Gems.of())
        assert (after.points - me.points, after.tags) == (points, tags)
        assert after.tokens == me.tokens, "he has a time token already"
        assert after.bonuses == me.bonuses + Gems.one(card[name].bonus)
    after = seen.bought(Seat(1), other, card["3P1"], Gems.of())
    assert (after.points - other.points, after.tokens) == (3, other.tokens + Gems.one(TIME))
    state = build("splendor", 2, cards={0: bonus_cards("splendor", [3, 3, 2])}, tiles=["N6"], tokens={0: "U1"})
    seen = view(state, 0)
    green = next(card for card in state.edition.tiers[0] if card.bonus == 2 and not card.points)
    after = seen.bought(Seat(0), seen.players[0], green, Gems.of(0, 1))
    assert (after.points - seen.players[0].points, after.tokens.total) == (3, 0)
