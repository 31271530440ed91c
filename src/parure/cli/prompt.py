"""What a person types: a move in notation, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from parure.cli.complaint import Complaint, said
from parure.cli.files import new_path
from parure.cli.guide import SECTIONS, complete, guide, rules_of, unread
from parure.cli.moves import explain, list_moves, list_payments
from parure.cli.session import Left, Session
from parure.errors import NotationError, ParureError
from parure.notation import format_record, parse_action
from parure.notation.words import quoted
from parure.rules import Buy, Claiming, IllegalAction, Returning, Seat, payments


class Prompt:
    """Asks the person who is present until he has decided."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._moves,
            "moves": self._moves,
            "pay": self._pay,
            "table": self._table,
            "undo": self._undo,
            "resign": self._resign,
            "save": self._save,
            "record": self._record,
            "help": self._help,
            "rules": self._rules,
            "quit": self._quit,
            "exit": self._quit,
        }
        """Each says whether the position has changed."""

    def decide(self, seat: Seat) -> None:
        """Takes one decision of a seat, or what a command leads to; Left when the person goes."""
        while True:
            typed = self.screen.ask(f"{self._owed()} ")
            if typed is None:
                raise Left
            if typed.strip() and self._obey(seat, typed.strip()):
                return

    def _owed(self) -> str:
        view, say = self.session.view(), self.session.pieces.say
        match view.phase:
            case Returning():
                return say("terminal-ask-return", count=view.player.tokens.total - view.edition.token_limit)
            case Claiming():
                return say("terminal-ask-claim")
            case _:
                return say("terminal-ask", name=self.session.names[view.seat])

    def _obey(self, seat: Seat, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        try:
            if command is not None:
                return command(rest.strip())
            self.session.game.play(parse_action(typed, self.session.view()))
        except IllegalAction as error:
            self._complain(explain(error, typed, self.session.game.view(seat), self.session.pieces))
        except NotationError:
            view, pieces = self.session.view(), self.session.pieces
            trouble = complete(typed, view, pieces) or unread(typed, view, pieces)
            self._complain(Text(f"{trouble} {pieces.say('terminal-hint')}"))
        except (ParureError, OSError) as error:
            self._complain(Text(said(error, self.screen.language)))
        else:
            return True
        return False

    def _complain(self, text: Text) -> None:
        self.screen.show(Text.assemble(("! ", "bold red"), text))

    # Commands

    def _moves(self, _: str) -> bool:
        self.screen.show(*list_moves(self.session.view(), self.session.pieces))
        return False

    def _pay(self, text: str) -> bool:
        if not text:
            raise Complaint("terminal-pay-which", first="pay 2c", second="pay hand1")
        view = self.session.view()
        action = parse_action(f"buy {text}", view)
        assert isinstance(action, Buy), "what starts with buy is a purchase"
        ways = payments(self.session.game.state, action.place)
        self.screen.show(*list_payments(view, action.place, ways, self.session.pieces))
        return False

    def _table(self, _: str) -> bool:
        return True

    def _undo(self, _: str) -> bool:
        self.session.take_back()
        self.session.notes.append(self.session.pieces.say("terminal-taken-back"))
        return True

    def _resign(self, _: str) -> bool:
        answer = self.screen.ask(self.session.pieces.say("terminal-ask-resign") + " ") or ""
        if not answer.strip().casefold().startswith("y"):
            return False
        self.session.game.resign(self.session.game.state.seat)
        return True

    def _save(self, text: str) -> bool:
        path = self.session.save(self._path(text) if text else None)
        self.screen.show(self.session.pieces.say("terminal-saved-to", path=str(path)))
        return False

    def _path(self, text: str) -> Path:
        path = Path(text).expanduser()
        return path if path == self.session.path else new_path(path)

    def _record(self, _: str) -> bool:
        record = self.session.game.record.redacted(self.session.present)
        self.screen.write(format_record(record))
        return False

    def _help(self, _: str) -> bool:
        self.screen.show(guide(self.session.view(), self.session.pieces))
        return False

    def _rules(self, text: str) -> bool:
        wanted, pieces, part = text.strip().upper(), self.session.pieces, ""
        found = [rule for rule in rules_of(pieces.edition) if wanted in ("", rule)]
        if not found:
            raise Complaint("terminal-no-rule", typed=quoted(text))
        for rule in found:
            if not wanted and rule[0] != part:
                part = rule[0]
                self.screen.show(Text(pieces.say(SECTIONS[part]), style="bold"))
            self.screen.show(f"  {rule:<4}{pieces.say(f'rule-{rule}')}")
        self.screen.show(pieces.say("terminal-rules-all"))
        return False

    def _quit(self, _: str) -> bool:
        raise Left
