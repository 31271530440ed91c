"""Random games for the tests of everything that is written down."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from parure import (
    EDITIONS,
    Buy,
    Deck,
    Game,
    IllegalAction,
    NotationError,
    Reserve,
    State,
    apply,
    legal_actions,
    outcomes,
)
from parure.notation import parse_position

TABLES = [(key, players) for key in EDITIONS for players in (2, 3, 4)]

tables = pytest.mark.parametrize(("key", "players"), TABLES)
editions = pytest.mark.parametrize("key", EDITIONS)


def play_on(game: Game, rng: Random, turns: int = 1000) -> Game:
    """The game with so many random decisions more: purchases preferred, so that it ends, then cards drawn unseen."""
    for _ in range(turns):
        if game.outcome is not None:
            break
        actions = legal_actions(game.state)
        buys = [action for action in actions if isinstance(action, Buy)]
        blind = [action for action in actions if isinstance(action, Reserve) and isinstance(action.place, Deck)]
        game.play(rng.choice([*actions, *buys * 20, *blind * 2]))
    return game


def new_random(key: str, players: int, number: int = 0) -> Game:
    return Game(key, players, seed=number, game_id=f"{key}-{players}-{number}")


def play_random(key: str, players: int, number: int = 0, turns: int = 1000) -> Game:
    """A game of so many random decisions, or to its end."""
    return play_on(new_random(key, players, number), Random(f"{key} {players} {number}"), turns)


@cache
def states(key: str, players: int) -> tuple[State, ...]:
    """Every position of a random game, those where chance is to move included."""
    game = play_random(key, players)
    return (game.start, *(moment.state for moment in game.history))


def with_hidden_card(key: str, players: int = 2) -> Game:
    """A running game in which each player has drawn a card unseen; the first is to move."""
    game = new_random(key, players)
    for _ in range(players):
        game.play("reserve deck3")
    return game


def after(state: State, rng: Random) -> State:
    """A position one random move on, chance's moves included; the same once it is over."""
    moves = [*legal_actions(state), *outcomes(state)]
    return apply(state, rng.choice(moves)).state if moves else state


def start(key: str = "splendor", players: int = 2) -> State:
    return new_random(key, players).state


def refusal(read: Callable[[], object]) -> str:
    """What a NotationError or IllegalAction says of something that must be refused."""
    with pytest.raises((NotationError, IllegalAction)) as caught:
        read()
    return str(caught.value)


HEADS = {
    "splendor": "splendor@1 turn:1 phase:main passes:0 leader:- bank:W4U4G4R4K4D5 tiles:N5,N10,N8 "
    "level1:1G8,1U4,1K5,1R2 level2:2K3,2U2,2R3,2G6 level3:3K3,3K2,3W2,3G1 player1:-|-|-|- player2:-|-|-|-",
    "marvel": "marvel@1 turn:1 phase:main passes:0 leader:- bank:Y4P4U4R4O4S5TT tiles:L1A,L3B "
    "level1:1Y6,1U2,1O3,1P6 level2:2Y3,2U2,2R3,2O6 level3:3Y1,3Y2,3Y3,3Y4 player1:-|-|-|- player2:-|-|-|-",
}
"""Positions written by hand: nothing here depends on a dealer."""


def laid(text: str, **fields: str) -> State:
    """The position that a text describes, some of its fields replaced."""
    return parse_position(swap(text, **fields))


def swap(text: str, **fields: str) -> str:
    """A position's text with some fields replaced; an empty value takes the field out."""
    head, *words = text.split()
    values = dict(word.split(":", 1) for word in words) | fields
    return " ".join((head, *(f"{name}:{value}" for name, value in values.items() if value)))
