"""A table: who sits there, and the game as the fold of its log."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

import parure
from parure import Game, IllegalAction, NotationError, Outcome, Seat
from parure.notation import format_action, parse_action
from parure.rules.events import Event
from parure.server.errors import Code, Refused
from parure.server.terms import SUBSTITUTE, Chair, Terms, digest


class Status(StrEnum):
    """Where a table stands."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class Kind(StrEnum):
    """What a row of the log tells."""

    MOVE = "move"
    """A decision of a seat, in notation."""
    REVEAL = "reveal"
    """A card that was dealt, in notation."""
    RESIGN = "resign"
    FLAG = "flag"
    """A seat's time ran out."""
    LEAVE = "leave"
    """A person went away; the text names the agent that took the seat over."""
    TAKEBACK = "takeback"
    """So many decisions were taken back."""
    PAUSE = "pause"
    """No server was up for so many milliseconds, in which nobody's clock ran."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log."""

    ply: int
    kind: Kind
    seat: Seat
    text: str
    at: int
    """Milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What happened beside the moves: somebody left, or took moves back."""

    kind: Kind
    """LEAVE or TAKEBACK."""
    seat: Seat
    after: int
    """How many plies of the history it comes after."""
    version: int
    """The version that it made."""


class Table:
    """A table as its log tells it; `decide` and its like make rows, `fold` takes them in once they are kept."""

    def __init__(self, terms: Terms, chairs: Iterable[Chair], started: int | None = None) -> None:
        self.terms = terms
        self.chairs = list(chairs)
        self.started = started
        self.version = 0
        self.game = Game(terms.edition, terms.players, seed=terms.seed, game_id=terms.id)
        clock = terms.clock
        self.left = None if clock is None else [clock.initial] * terms.players
        """The time that each player has, as it was when the turn began."""
        self._turns: list[tuple[int, Seat]] = []
        """For each turn that is over: after how many plies it was, and whose it was."""
        self.turn_began = started or terms.created
        self.paused = 0
        """Up to when time has been given back."""
        self.flagged: Seat | None = None
        self.remarks: list[Remark] = []
        self.rematch: str | None = None
        """The table at which the same people go on."""
        self.connected: frozenset[Seat] = frozenset()
        """The seats that somebody is connected to just now: this is in no log, the room keeps it up to date."""
        self._reveals: list[str] = []
        """The reveals that must follow in the log, since the seed says so."""

    # What is so

    @property
    def status(self) -> Status:
        """Open until every seat is taken, then playing until the game is over."""
        if self.outcome is not None:
            return Status.OVER
        return Status.OPEN if self.started is None else Status.PLAYING

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.game.outcome

    @property
    def to_move(self) -> Seat | None:
        """The seat that owes a decision; None before and after the game."""
        return self.game.state.seat if self.status is Status.PLAYING else None

    @property
    def thinker(self) -> str | None:
        """The agent that owes a decision, if a computer does."""
        seat = self.to_move
        return None if seat is None else self.chairs[seat].agent

    @property
    def standing(self) -> tuple[object, ...]:
        """What tells whether another copy of this table knows more."""
        return self.version, self.started, self.rematch, tuple(self.chairs)

    @property
    def has_people(self) -> bool:
        """Whether anybody but computers sits here, or may still sit down."""
        return any(chair.agent is None for chair in self.chairs)

    def clocks(self, now: int) -> list[int] | None:
        """The milliseconds that each player has left."""
        if self.left is None:
            return None
        left = list(self.left)
        if self.to_move is not None:
            left[self.to_move] = max(0, left[self.to_move] - max(0, now - self.turn_began))
        return left

    def due(self) -> int | None:
        """When somebody must look after this table: a computer owes a move, or a clock runs out.

        Computers among themselves play as long as somebody watches: nobody else must look after them.
        """
        seat = self.to_move
        if seat is None or not self.has_people:
            return None
        if self.thinker is not None:
            return self.turn_began + self.terms.pace
        return None if self.left is None else self.turn_began + self.left[seat]

    def sitting(self, token: str) -> Seat | None:
        """The seat whose token this is; None if it is nobody's here."""
        kept = digest(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token is not None and hmac.compare_digest(chair.token, kept):
                return Seat(seat)
        return None

    def seat_of(self, token: str) -> Seat:
        """The same; Refused if it is nobody's here."""
        seat = self.sitting(token)
        if seat is None:
            raise Refused(Code.WRONG_TOKEN, "this token is nobody's at this table")
        return seat

    # What may happen: each of these returns the rows to keep, and changes nothing

    def decide(self, seat: Seat, version: int, action: parure.Action | str, now: int) -> tuple[Row, ...]:
        """The rows of a seat's decision and of the cards that follow it."""
        self._check_running(version)
        self._check_time(now)
        state = self.game.state
        if state.seat != seat:
            raise Refused(Code.NOT_YOUR_TURN, f"it is the turn of player {state.seat + 1}")
        edition = self.terms.edition
        try:
            if isinstance(action, str):
                action = parse_action(action, parure.view(state, seat))
            step = parure.apply(state, action)
        except NotationError as error:
            raise Refused.unreadable(error) from error
        except IllegalAction as error:
            raise Refused.by_rules(error) from error
        texts = [(Kind.MOVE, format_action(action, edition))]
        while isinstance(step.state.phase, parure.Dealing):
            reveal = self.game.dealer.next(step.state)
            texts.append((Kind.REVEAL, format_action(reveal, edition)))
            step = parure.apply_unchecked(step.state, reveal)
        return tuple(Row(self.version + number, kind, seat, text, now) for number, (kind, text) in enumerate(texts))

    def resign(self, seat: Seat, now: int) -> tuple[Row, ...]:
        """The row of a seat that gives up."""
        self._check_running()
        self._check_time(now)
        return (self._row(Kind.RESIGN, seat, "", now),)

    def flag(self, now: int) -> tuple[Row, ...]:
        """The row of the seat whose time has run out; none if it has not."""
        clocks, seat = self.clocks(now), self.to_move
        if clocks is None or seat is None or self.thinker is not None or clocks[seat] > 0:
            return ()
        return (self._row(Kind.FLAG, seat, "", now),)

    def leave(self, seat: Seat, now: int) -> tuple[Row, ...]:
        """The row of a person who goes away: a computer takes the seat over."""
        self._check_running()
        self._check_time(now)
        return (self._row(Kind.LEAVE, seat, SUBSTITUTE, now),)

    def take_back(self, seat: Seat, version: int, now: int) -> tuple[Row, ...]:
        """The row that takes back a person's last decision and what computers did after it."""
        self._check_running(version)
        self._check_time(now)
        others = [chair for number, chair in enumerate(self.chairs) if number != seat]
        if any(chair.agent is None for chair in others):
            raise Refused(Code.NO_TAKE_BACK, "decisions are taken back only against computers")
        for decisions, moment in enumerate(reversed(self.game.history), start=1):
            if isinstance(moment.ply.move, parure.Reveal):
                raise Refused(Code.NO_TAKE_BACK, "a card has been revealed since your last decision")
            if moment.ply.seat == seat:
                return (self._row(Kind.TAKEBACK, seat, str(decisions), now),)
        raise Refused(Code.NO_TAKE_BACK, "you have not decided anything yet")

    def pause(self, since: int, now: int) -> tuple[Row, ...]:
        """The row that gives back the time since a moment, in which nobody could decide."""
        lost = now - max(since, self.turn_began, self.paused)
        if self.left is None or self.to_move is None or lost <= 0:
            return ()
        return (self._row(Kind.PAUSE, self.to_move, str(lost), now),)

    def _check_running(self, version: int | None = None) -> None:
        match self.status:
            case Status.OPEN:
                raise Refused(Code.NOT_STARTED, "the game has not begun: seats are still free")
            case Status.OVER:
                raise Refused(Code.GAME_OVER, "the game is over", rule="E3")
            case Status.PLAYING:
                if version is not None and version != self.version:
                    raise Refused(Code.STALE_VERSION, f"the game is at version {self.version}, not {version}")

    def _check_time(self, now: int) -> None:
        """A decision that comes too late is none, even if nobody has looked at the clock yet."""
        if self.flag(now):
            raise Refused(Code.GAME_OVER, "the time has run out")

    def _row(self, kind: Kind, seat: Seat, text: str, now: int) -> Row:
        return Row(self.version, kind, seat, text, now)

    # What has happened

    def fold(self, rows: Iterable[Row]) -> tuple[Event, ...]:
        """Takes rows of the log in, in order, and returns what happened."""
        events: tuple[Event, ...] = ()
        for row in rows:
            if row.ply != self.version:
                raise ValueError(f"row {row.ply} of game {self.terms.id} does not follow version {self.version}")
            before = self.game.state.seat
            events += self._fold_one(row)
            self.version += 1
            self._run_clock(row, before)
        return events

    def _fold_one(self, row: Row) -> tuple[Event, ...]:
        match row.kind:
            case Kind.MOVE:
                known = len(self.game.history) + 1
                step = self.game.play(row.text)  # the cards that follow are dealt with it
                dealt = [moment.ply.move for moment in self.game.history[known:]]
                self._reveals = [format_action(m, self.terms.edition) for m in dealt if isinstance(m, parure.Reveal)]
                return step.events
            case Kind.REVEAL:
                if not self._reveals or self._reveals.pop(0) != row.text:
                    raise ValueError(f"row {row.ply} of game {self.terms.id} is not the card that its seed deals")
                return ()
            case Kind.RESIGN:
                return self.game.resign(row.seat).events
            case Kind.FLAG:
                self.flagged = row.seat
                return self.game.resign(row.seat).events
            case Kind.LEAVE:
                self.chairs[row.seat] = replace(self.chairs[row.seat], agent=row.text, token=None)
                self._remark(row)
                return ()
            case Kind.TAKEBACK:
                for _ in range(int(row.text)):
                    self.game.undo()
                self._remark(row)
                return ()
            case Kind.PAUSE:
                self.turn_began += int(row.text)
                self.paused = row.at
                return ()

    def _remark(self, row: Row) -> None:
        """Notes what happened beside the moves; what was noted before still comes before it."""
        after = len(self.game.history)
        self.remarks = [replace(remark, after=min(remark.after, after)) for remark in self.remarks]
        self.remarks.append(Remark(row.kind, row.seat, after, row.ply + 1))

    def _run_clock(self, row: Row, before: Seat) -> None:
        """Takes the time of a turn off its player's clock once the turn has passed on."""
        after = self.game.state.seat
        if after == before and self.outcome is None:
            return
        if self.left is not None and self.terms.clock is not None:
            plies = len(self.game.history)
            if row.kind is Kind.TAKEBACK:  # what was spent stays spent, what was gained is lost
                while self._turns and self._turns[-1][0] > plies:
                    _, seat = self._turns.pop()
                    self.left[seat] = max(0, self.left[seat] - self.terms.clock.increment)
            else:
                self._turns.append((plies, before))
                elapsed = max(0, row.at - self.turn_began)  # clocks of two machines may disagree
                gain = self.terms.clock.increment if self.outcome is None else 0
                self.left[before] = max(0, self.left[before] - elapsed) + gain
        self.turn_began = row.at
