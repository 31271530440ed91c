"""The exceptions that Parure raises on purpose.

ParureError
├── EditionError         an edition's files are broken, or no such edition
├── SetupError           a game can't be set up like that (also a ValueError)
├── NotationError        a text or JSON form can't be read (also a ValueError)
│   └── ImpossiblePosition   it can be read, but no game could stand so
└── IllegalAction        the rules refuse an action (rules/refusal.py)
"""

from __future__ import annotations


class ParureError(Exception):
    """The root of every error that Parure raises on purpose."""


class EditionError(ParureError):
    """An edition's files are broken, or there is no such edition; the text names file, row and field."""


class SetupError(ParureError, ValueError):
    """A game can't be set up like that."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message} (rule {self.rule})"


class NotationError(ParureError, ValueError):
    """A text or JSON form can't be read; the text quotes what was wrong."""


class ImpossiblePosition(NotationError):
    """A position that can be read but that no game could reach, with every reason why not."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "impossible position: " + "; ".join(self.problems)
