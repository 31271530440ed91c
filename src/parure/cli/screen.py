"""The terminal: lines out, lines in, and a size."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from parure.cli.pieces import Pieces
from parure.editions import Edition
from parure.language import Language, language

with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` its line editing, where there is one)


class Screen:
    """Where a game is shown and typed; a pipe does as well as a terminal."""

    def __init__(self, *, color: bool, tongue: Language | None = None) -> None:
        self.language = tongue or language()
        self.console = Console(no_color=None if color else True, highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal
        """Whether a person is looking: then a new table replaces the old one."""

    def pieces(self, edition: Edition) -> Pieces:
        """How an edition's things are drawn here."""
        return Pieces(edition, rich=self.console.encoding.startswith("utf"), language=self.language)

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines there are; None where what scrolls away can be read all the same, as in a pipe."""
        return self.console.height if self.live else None

    def rows(self, lines: Iterable[Text | str]) -> int:
        """How many rows of the screen some lines take, those counted that have to be wrapped."""
        texts = (Text(line) if isinstance(line, str) else line for line in lines)
        return sum(max(1, len(text.wrap(self.console, self.width))) for text in texts)

    def show(self, *lines: Text | str) -> None:
        """Prints lines, wrapped between words where they are too long."""
        for line in lines:
            self.console.print(line)

    def draw(self, lines: Iterable[Text]) -> None:
        """Prints lines that must stay as they are: what doesn't fit is cut off."""
        for line in lines:
            line.rstrip()
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def write(self, text: str) -> None:
        """Prints a text that may be copied: never wrapped, never cut."""
        self.console.out(text, highlight=False)

    def clear(self) -> None:
        """Begins a new page; on a terminal nothing of the last one is left."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def blank(self) -> None:
        """The same, and the lines that have scrolled away are forgotten too."""
        self.clear()
        if self.live:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """A line that is typed; None at the end of the input."""
        try:
            if self.live and sys.stdin.isatty():
                return input(prompt)
            self.console.print(prompt, end="")
            line = sys.stdin.readline()
        except EOFError:
            return None
        except BrokenPipeError:
            raise
        except OSError:  # the terminal was closed
            return None
        if not sys.stdin.isatty():
            self.console.print(line.rstrip("\n"))  # what comes from a pipe does not echo by itself
        return line.rstrip("\n") if line else None
