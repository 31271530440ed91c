"""Draws docs/terminal.svg, the picture of the terminal game: `python docs/picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import parure
from parure.agents import create
from parure.cli.pieces import Pieces
from parure.cli.table import Table

WIDTH = 100
NAMES = ("You", "Mira", "Tomek")


def main() -> None:
    """Plays a game between computers to its middle and draws the table as the first seat sees it."""
    game = parure.Game("marvel", 3, seed=11, game_id="picture")
    while game.outcome is None and (len(game.history) < 110 or game.state.seat != 0):
        agent = create("greedy", len(game.history))
        game.play(agent.choose(game.view(game.state.seat)))
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in Table(game.view(0), NAMES, Pieces(game.state.edition, rich=True), WIDTH).lines():
        console.print(line, no_wrap=True, crop=True)
    picture = console.export_svg(title="parure play --edition marvel --players 3", theme=MONOKAI)
    # The fonts of whoever looks at it will do: nothing is fetched from anywhere.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE).replace("Fira Code", "DejaVu Sans Mono")
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
