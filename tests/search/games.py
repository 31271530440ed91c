"""Games to think about."""

from __future__ import annotations

from random import Random

import parure
from parure import Reserve, State, View
from parure.rules import Deck

EDITIONS = ("splendor", "marvel")
COUNTS = (2, 3, 4)


def middle(edition: str, players: int, seed: int, plies: int = 40) -> parure.Game:
    """A game at a decision somewhere in its middle, where cards were reserved unseen."""
    game, rng = parure.Game(edition, players, seed=seed, game_id="test"), Random(seed)
    while len(game.record.plies) < plies or not seen(game).legal:
        legal = seen(game).legal
        blind = [action for action in legal if isinstance(action, Reserve) and isinstance(action.place, Deck)]
        game.play(rng.choice(blind if blind and rng.random() < 0.3 else legal))
    return game


def seen(game: parure.Game) -> View:
    """What the player to move sees."""
    return game.view(game.state.seat)


def hidden(state: State) -> int:
    """How many cards others hold that the player to move can't see."""
    return sum(sum(player.blind) for seat, player in enumerate(state.players) if seat != state.seat)
