"""A game at the terminal, from the first move or a saved one to its end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from parure.agents import create
from parure.cli.complaint import Complaint, described
from parure.cli.ending import tell_ending
from parure.cli.files import FileError, save_game, save_somewhere
from parure.cli.invocation import invocation
from parure.cli.narrate import Narrator
from parure.cli.screen import Screen
from parure.cli.seats import display_names, humans
from parure.cli.table import Table
from parure.dealer import SeededDealer
from parure.game import Game
from parure.rules import Reveal, Seat
from parure.view import View, redact

NEWS, FEWEST_NEWS = 14, 2
"""How many lines of news are shown at most, and even where the table has to scroll for them."""


class Left(Exception):
    """The player leaves the table."""


class Session:
    """A game, who plays it, and the screen that it is played at."""

    def __init__(
        self, game: Game, seats: Sequence[str], screen: Screen, *, pause: float = 0.0, path: Path | None = None
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.screen = screen
        self.pause = pause
        self.path = path
        """Where the game is kept; None until someone asks or leaves."""
        self.names = display_names(seats, screen.language)
        self.humans = humans(seats)
        self.pieces = screen.pieces(game.start.edition)
        self.notes: list[str | Text] = []
        """What has to be said below the next table."""
        self.present: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        """The person who sits before the screen; None when nobody may see anything hidden."""
        self.looked_at = game.outcome is not None
        """Whether the game was over before: then it is only shown, and its file stays as it is."""
        self._drawn = 0
        """How many lines the table took."""
        self._told = dict.fromkeys((*self.humans, None), len(game.history))
        """How much of the history each person, and a spectator, has heard of."""

    @property
    def shared(self) -> bool:
        """Whether several people sit before one screen."""
        return len(self.humans) > 1

    # What is shown

    def view(self) -> View:
        """What may be shown now."""
        return self.game.view(self.present)

    def show_table(self) -> None:
        """Draws the table for whoever is present."""
        screen = self.screen
        lines = Table(self.view(), self.names, self.pieces, screen.width, screen.height).lines()
        screen.draw(lines)
        self._drawn = len(lines)

    def show_news(self) -> None:
        """Tells what happened since the one who is present heard last."""
        narrator = Narrator(self.pieces, self.names, self.present)
        moments = self.game.history[self._told[self.present] :]
        events = [redact(event, self.present) for moment in moments for event in moment.events]
        lines = list(narrator.tell(events))
        shown = lines[len(lines) - self._room(lines) :] if self.humans else lines  # who only watches hears all
        if len(shown) < len(lines):
            earlier = self.pieces.say("terminal-earlier", count=len(lines) - len(shown))
            self.screen.show(Text(earlier, style="dim"))
        self.screen.show(*shown)
        self._told[self.present] = len(self.game.history)
        self.screen.show(*self.notes)
        self.notes.clear()

    def _room(self, lines: Sequence[Text]) -> int:
        """How many lines of news, the last ones, can be shown without the table scrolling away."""
        screen = self.screen
        if screen.height is None:
            return min(len(lines), NEWS)
        free = screen.height - self._drawn - screen.rows(self.notes) - 1
        count = min(len(lines), NEWS)
        while count > FEWEST_NEWS and screen.rows(lines[len(lines) - count :]) + (count < len(lines)) > free:
            count -= 1
        return count

    # Turns

    def advance(self) -> Seat | None:
        """Lets the computers play until a person is to decide, and says who; None when the game is over."""
        while self.game.outcome is None:
            seat = self.game.state.seat
            if seat in self.humans:
                return seat
            turn = len(self.game.history)
            # Seeded by where the game stands, so that a game that was left, or taken back, goes on just the same.
            agent = create(self.seats[seat], f"{self.game.game_id} {turn}")
            self.game.play(agent.choose(self.game.view(seat)))
            if not self.humans:
                self._watch()
        return None

    def _watch(self) -> None:
        if self.screen.live:
            self.screen.clear()
            self.show_table()
        self.show_news()
        time.sleep(self.pause)

    def seat_down(self, seat: Seat) -> None:
        """Makes room for another person: the screen is blank until he says that he is there."""
        if self.present == seat:
            return
        self.present = None
        self.screen.blank()
        if self.screen.ask(self.pieces.say("terminal-ask-seat", name=self.names[seat]) + " ") is None:
            raise Left
        self.present = seat

    def take_back(self) -> None:
        """Goes back to the last decision of a person; Complaint if there is none."""
        plies = [moment.ply for moment in self.game.history]
        decisions = [at for at, ply in enumerate(plies) if ply.seat in self.humans and not isinstance(ply.move, Reveal)]
        if not decisions:
            raise Complaint("terminal-nothing-back")
        while len(self.game.history) > decisions[-1]:
            self.game.undo()
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self.game.history))

    # The end

    def save(self, path: Path | None = None) -> Path:
        """Writes the game to a file: the one named, the one it is kept in, or a new one."""
        path = path or self.path
        self.path = save_somewhere(self.game) if path is None else save_game(self.game, path)
        return self.path

    def keep(self) -> None:
        """Writes the game to the file that it is kept in, if it is kept in one: so a crash loses nothing."""
        if self.path is not None and (self.game.history or self.path.exists()):
            self.save_safely()

    def save_safely(self) -> Path | None:
        """The same as `save`, but better elsewhere than nowhere; None if it can be nowhere."""
        try:
            return self.save()
        except OSError as error:
            detail = described(error).said(self.screen.language)
            self.notes.append(self.pieces.say("terminal-not-kept", detail=detail))
        except FileError as error:
            self.notes.append(error.said(self.screen.language))
            return None
        try:
            self.path = save_somewhere(self.game)
        except FileError as error:
            self.notes.append(error.said(self.screen.language))
            return None
        self.notes.append(self.pieces.say("terminal-now-in", path=str(self.path)))
        return self.path

    def leave(self) -> None:
        """Saves what has been played and says how to go on with it, if there is still a screen to say it on."""
        nothing = not self.game.history and (self.path is None or not self.path.exists())
        path = None if nothing else self.save_safely()
        with suppress(OSError):
            self.screen.show("", *self.notes)
            if nothing:
                self.screen.show(self.pieces.say("terminal-not-saved"))
            elif path is not None:
                self.screen.write(self.pieces.say("terminal-saved", command=invocation("play", "--load", path)))

    def finish(self) -> None:
        """Shows how the game ended, saves it, and says what it can be verified with."""
        outcome = self.game.outcome
        assert outcome is not None, "the game is over"
        if self.shared:
            self.present = None
        path = self.path if self.looked_at and self.path is not None else self.save_safely()
        self.screen.clear()
        self.show_table()
        if self.humans:
            self.show_news()
        ending = tell_ending(self.view(), outcome, self.names, self.pieces, self.present)
        self.screen.show(*self.notes, "", *ending, "")
        if isinstance(self.game.dealer, SeededDealer):
            self.screen.write(self.pieces.say("terminal-commitment", commitment=str(self.game.commitment)))
            self.screen.write(self.pieces.say("terminal-seed", seed=self.game.dealer.seed.hex()))
        if path is not None:
            self.screen.write(self.pieces.say("terminal-record-in", path=str(path)))
            self.screen.write(f"  {invocation('verify', path)}\n  {invocation('replay', path)}")
