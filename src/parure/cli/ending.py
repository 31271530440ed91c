"""How a game ended, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from parure.editions import Goal, Theme
from parure.rules import Outcome, Seat, Termination
from parure.rules.score import meets_goal
from parure.view import PlayerView, View

ORDINALS = ("1st", "2nd", "3rd", "4th")


def tell_ending(view: View, outcome: Outcome, names: Sequence[str]) -> Iterator[Text]:
    """The ranking and the reasons for it."""
    yield Text(_headline(outcome, names), style="bold")
    yield Text(_why(outcome, view.edition.goal))
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


def _why(outcome: Outcome, goal: Goal) -> str:
    match outcome.termination:
        case Termination.GOAL:
            rules = "E3" if _rule(goal) == "E3" else f"E3, {_rule(goal)}"
            return f"The goal was met, and the round has been played to its end ({rules})."
        case Termination.STALEMATE:
            return "Every player in succession had to pass: a stalemate, ranked as the players stand (A11)."
        case Termination.RESIGNED:
            return "A player gave up and comes last; the others rank as they stand."


def _rule(goal: Goal) -> str:
    """The rule that ranks the players: another one where the goal asks for more than points."""
    return "E4" if goal.time or goal.each_bonus else "E3"


def _standing(view: View, seat: Seat) -> str:
    player, goal = view.players[seat], view.edition.goal
    parts = [f"{player.points} {view.edition.theme.points}", _counted(player, view.edition.theme)]
    if goal.time or goal.each_bonus:
        meets = "meets" if _meets(view, player) else "doesn't meet"
        parts.append(f"{meets} the {view.edition.theme.goal}")
    if seat == view.leader:
        parts.append(f"holds {view.edition.theme.assemble}")
    return ", ".join(parts)


def _counted(player: PlayerView, theme: Theme) -> str:
    return f"{player.card_count} {theme.card}{'' if player.card_count == 1 else 's'}"


def _meets(view: View, player: PlayerView) -> bool:
    return meets_goal(view.edition, player)


def _ties(view: View, outcome: Outcome, names: Sequence[str]) -> Iterator[Text]:
    """What parted the winner from others with as many points."""
    if outcome.termination is Termination.RESIGNED:
        return
    theme, rule = view.edition.theme, _rule(view.edition.goal)
    first = outcome.winners[0]
    best = view.players[first]
    for seat in (seat for group in outcome.ranking[1:] for seat in group):
        player = view.players[seat]
        if player.points != best.points or _meets(view, player) != _meets(view, best):
            continue
        why = theme.assemble if view.leader == first else f"fewer {theme.card}s"
        yield Text(f"  {names[first]} and {names[seat]} are tied on points: {why} decides ({rule}).")
