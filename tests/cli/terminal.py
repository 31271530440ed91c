"""The terminal game driven by a script: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from parure.agents import create
from parure.cli.main import main
from parure.game import Game
from parure.notation import format_action


@dataclass(frozen=True, slots=True)
class Shown:
    """What a command left behind."""

    status: int
    out: str
    err: str


def run(*arguments: str, typed: Iterable[str] = (), encoding: str = "utf-8") -> Shown:
    """Runs a command with these lines typed into a pipe."""
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding=encoding, write_through=True)
    err = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "80")
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
    return Shown(status, raw.getvalue().decode(encoding), err.getvalue())


def script(edition: str, players: int, seed: int, humans: tuple[int, ...] = (0,)) -> list[str]:
    """What to type to play a whole game well from some seats; the others are greedy."""
    game = Game(edition, players, seed=seed, game_id=f"seed-{seed}")
    lines = []
    while game.outcome is None:
        seat = game.state.seat
        action = create("greedy", f"seed-{seed} {len(game.history)}").choose(game.view(seat))
        if seat in humans:
            lines.append(format_action(action, game.state.edition))
        game.play(action)
    return lines
