"""How a game ended, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from parure.cli.pieces import Pieces
from parure.editions import Goal
from parure.rules import Outcome, Seat, Termination
from parure.rules.score import meets_goal
from parure.view import PlayerView, View


def tell_ending(
    view: View, outcome: Outcome, names: Sequence[str], pieces: Pieces, listener: Seat | None = None
) -> Iterator[Text]:
    """The ranking and the reasons for it."""
    return _Ending(view, outcome, names, pieces, listener).lines()


@dataclass(frozen=True, slots=True)
class _Ending:
    view: View
    outcome: Outcome
    names: Sequence[str]
    pieces: Pieces
    listener: Seat | None
    """Who is told of it as the one that he is; None if several hear it."""

    def lines(self) -> Iterator[Text]:
        yield Text(self._headline(), style="bold")
        yield Text(self._why())
        place = 0
        for group in self.outcome.ranking:
            for seat in group:
                rank = self.pieces.say("end-place", place=place + 1)
                rank = self.pieces.say("terminal-place-shared", place=rank) if len(group) > 1 else rank
                line = f"  {rank}  {self.names[seat]}: {self._standing(seat)}"
                yield Text(line, style="bold" if place == 0 else "")
            place += len(group)
        yield from self._ties()

    def _headline(self) -> str:
        say, winners = self.pieces.say, self.outcome.winners
        if len(winners) > 1:
            *others, last = [self.names[seat] for seat in winners]
            first = say("list-comma").join(others)
            return say("terminal-shared", names=say("list-and", first=first, last=last))
        return say("end-win-you") if winners[0] == self.listener else say("terminal-won", name=self.names[winners[0]])

    def _why(self) -> str:
        match self.outcome.termination:
            case Termination.GOAL:
                rule = _rule(self.view.edition.goal)
                return self.pieces.say("end-goal", rules="E3" if rule == "E3" else f"E3, {rule}")
            case Termination.STALEMATE:
                return self.pieces.say("end-stalemate")
            case Termination.RESIGNED:
                return self.pieces.say("end-resigned")

    def _standing(self, seat: Seat) -> str:
        say, player, goal = self.pieces.say, self.view.players[seat], self.view.edition.goal
        parts = [say("end-points", count=player.points), say("cards-count", count=player.card_count)]
        if goal.time or goal.each_bonus:
            parts.append(say("end-meets" if self._meets(player) else "end-misses"))
        if seat == self.view.leader:
            parts.append(say("end-holds-assemble"))
        return say("list-comma").join(parts)

    def _meets(self, player: PlayerView) -> bool:
        return meets_goal(self.view.edition, player)

    def _ties(self) -> Iterator[Text]:
        """What parted the winner from others with as many points."""
        if self.outcome.termination is Termination.RESIGNED:
            return
        first = self.outcome.winners[0]
        best = self.view.players[first]
        for seat in (seat for group in self.outcome.ranking[1:] for seat in group):
            player = self.view.players[seat]
            if player.points != best.points or self._meets(player) != self._meets(best):
                continue
            key = "terminal-tie-assemble" if self.view.leader == first else "terminal-tie-cards"
            rule = _rule(self.view.edition.goal)
            yield Text("  " + self.pieces.say(key, first=self.names[first], second=self.names[seat], rule=rule))


def _rule(goal: Goal) -> str:
    """The rule that ranks the players: another one where the goal asks for more than points."""
    return "E4" if goal.time or goal.each_bonus else "E3"
