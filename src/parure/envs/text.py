"""A table as text: what `render_mode="ansi"` gives."""

from __future__ import annotations

from parure.editions import Card, Edition, Face
from parure.notation import format_gems
from parure.rules import Over
from parure.view import Facedown, PlayerView, View

_WIDTH = 20


def written(view: View, *, cut_off: bool = False) -> str:
    """The table, a line for each level and each player; `cut_off`: the move cap has ended the game."""
    game = view.edition
    lines = [f"{game.theme.title} · {_whose(view, cut_off)}"]
    if view.tiles:
        lines.append(f"{game.theme.tile}s: " + ", ".join(_face(face, game) for face in view.tiles))
    for tier in reversed(range(len(view.market))):  # level 3 on top, as it lies on a real table
        cards = [_card(card, game) if card else "·" for card in view.market[tier]]
        lines.append(f"{tier + 1} ({view.decks[tier]:>2}) " + " ".join(card.ljust(_WIDTH) for card in cards).rstrip())
    lines.append(f"bank {format_gems(view.bank, game)}")
    mover = None if cut_off or isinstance(view.phase, Over) else view.seat
    lines += [_player(view, seat, player, moves=seat == mover) for seat, player in enumerate(view.players)]
    return "\n".join(lines)


def _whose(view: View, cut_off: bool) -> str:
    if isinstance(view.phase, Over):
        return "won by " + ", ".join(f"player_{seat}" for seat in view.phase.outcome.winners)
    if cut_off:
        return "cut off, nobody won"
    return f"player_{view.seat} to move ({type(view.phase).__name__.lower()})"


def _card(card: Card | Facedown, game: Edition) -> str:
    """A card: its name in notation, its points, a star for each tag, and what it costs."""
    if isinstance(card, Facedown):
        return f"level {card.tier + 1} face down"
    return f"{card.id} {card.points}p{'*' * card.tags} [{format_gems(card.cost, game)}]"


def _face(face: Face, game: Edition) -> str:
    return f"{face.id} {face.points}p [{format_gems(face.demand, game)}]"


def _player(view: View, seat: int, player: PlayerView, *, moves: bool) -> str:
    game = view.edition
    parts = [
        f"{'>' if moves else ' '} player_{seat}: {player.points} points",
        f"tokens {format_gems(player.tokens, game)}",
        f"bonuses {format_gems(player.bonuses, game)}",
    ]
    if player.reserved:
        parts.append("hand " + ", ".join(_card(card, game) for card in player.reserved))
    if player.tiles:
        parts.append(f"{game.theme.tile}s " + ", ".join(face.id for face in player.tiles))
    if seat == view.leader:
        parts.append(game.theme.assemble)
    return ", ".join(parts)
