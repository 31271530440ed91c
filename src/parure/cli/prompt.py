"""What a person types: a move in notation, or one of a few commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from parure.cli.files import describe, new_path
from parure.cli.guide import complete, guide, reasons
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
            typed = self.screen.ask(f"{self._owed()}> ")
            if typed is None:
                raise Left
            if typed.strip() and self._obey(seat, typed.strip()):
                return

    def _owed(self) -> str:
        view = self.session.view()
        match view.phase:
            case Returning():
                spare = view.player.tokens.total - view.edition.token_limit
                return f"return {spare} token{'' if spare == 1 else 's'} "
            case Claiming():
                return f"claim a {view.edition.theme.tile} "
            case _:
                return f"{self.session.names[view.seat]} "

    def _obey(self, seat: Seat, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        try:
            if command is not None:
                return command(rest.strip())
            self.session.game.play(parse_action(typed, self.session.view()))
        except IllegalAction as error:
            self._complain(explain(error, typed, self.session.game.view(seat), self.session.pieces))
        except NotationError as error:
            said = complete(typed, self.session.view()) or str(error).replace(", reveal", "")  # chance's verb
            self._complain(Text(f"{said}. Type ? for what you may do, help for the rest."))
        except ParureError as error:
            self._complain(Text(str(error)))
        except OSError as error:
            self._complain(Text(describe(error)))
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
            raise ParureError("pay for which card? For example: pay 2c, or pay hand1")
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
        self.session.notes.append("Taken back. The decks keep their order: cards that you have seen come again.")
        return True

    def _resign(self, _: str) -> bool:
        answer = self.screen.ask("Give up? yes or no: ") or ""
        if not answer.strip().casefold().startswith("y"):
            return False
        self.session.game.resign(self.session.game.state.seat)
        return True

    def _save(self, text: str) -> bool:
        path = self.session.save(self._path(text) if text else None)
        self.screen.show(f"Saved to {path}. The file holds the order of the decks: don't peek.")
        return False

    def _path(self, text: str) -> Path:
        path = Path(text).expanduser()
        return path if path == self.session.path else new_path(path)

    def _record(self, _: str) -> bool:
        record = self.session.game.record.redacted(self.session.present)
        self.screen.write(format_record(record))
        return False

    def _help(self, _: str) -> bool:
        self.screen.show(guide(self.session.view(), self.session.pieces.symbol("✓", "ok")))
        return False

    def _rules(self, text: str) -> bool:
        wanted = text.strip().upper()
        found = [reason for reason in reasons(self.session.view()) if wanted in ("", reason.rule)]
        if not found:
            raise ParureError(f"{quoted(text)} is not the number of a rule that refuses a move: type rules for those")
        for reason in found:
            self.screen.show(f"  {reason.rule:<4}{reason.text}")
        self.screen.show("All the rules, by number: docs/rules.md")
        return False

    def _quit(self, _: str) -> bool:
        raise Left
