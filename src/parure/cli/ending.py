"""How a game ended, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from parure.rules import Outcome, Seat, Termination
from parure.rules.score import meets_goal
from parure.view import PlayerView, View

ORDINALS = ("1st", "2nd", "3rd", "4th")


def tell_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Iterator[Text]:
    """The ranking and the reasons for it."""
    yield Text(_headline(outcome, names), style="bold")
    yield Text(_why(outcome))
    place = 0
    for group in outcome.ranking:
        for seat in group:
            shared = " (shared)" if len(group) > 1 else ""
            line = f"  {ORDINALS[place]}{shared}  {names[seat]}: {_standing(view, seat)}"
            yield Text(line, style="bold" if place == 0 else "")
        place += len(group)
    yield from _ties(view, outcome, names)


def _headline(outcome: Outcome, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win."
    return "You win!" if winners == ["You"] else f"{winners[0]} wins."


def _why(outcome: Outcome) -> str:
    match outcome.termination:
        case Termination.GOAL:
            return "The goal was met, and the round has been played to its end (E3, E4)."
        case Termination.STALEMATE:
            return "Every player in succession had to pass: a stalemate, ranked as the players stand (A11)."
        case Termination.RESIGNED:
            return "A player gave up and comes last; the others rank as they stand."


def _standing(view: View, seat: Seat) -> str:
    player, goal = view.players[seat], view.edition.goal
    parts = [f"{player.points} {view.edition.theme.points}", _counted(player)]
    if goal.time or goal.each_bonus:
        parts.append("meets the Gauntlet" if _meets(view, player) else "doesn't meet the Gauntlet")
    if seat == view.leader:
        parts.append("holds Avengers Assemble")
    return ", ".join(parts)


def _counted(player: PlayerView) -> str:
    return f"{player.card_count} card{'' if player.card_count == 1 else 's'}"


def _meets(view: View, player: PlayerView) -> bool:
    return meets_goal(view.edition, player)


def _ties(view: View, outcome: Outcome, names: Sequence[str]) -> Iterator[Text]:
    """What parted the winner from others with as many points."""
    if outcome.termination is Termination.RESIGNED:
        return
    first = outcome.winners[0]
    best = view.players[first]
    for seat in (seat for group in outcome.ranking[1:] for seat in group):
        player = view.players[seat]
        if player.points != best.points or _meets(view, player) != _meets(view, best):
            continue
        why = "Avengers Assemble (E4)" if view.leader == first else "fewer cards (E3, E4)"
        yield Text(f"  {names[first]} and {names[seat]} are tied on points: {why} decides.")
