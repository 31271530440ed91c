"""`parure play`: a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from parure.agents import describe, names
from parure.cli.files import load_game, new_path, seat_headers
from parure.cli.seats import HUMAN, SeatsError, default_seats, parse_seats
from parure.editions import EDITIONS
from parure.game import Game

NEEDS_RICH = "parure: the terminal game draws with Rich; install it with: pip install 'parure[terminal]'"


def add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describes the command."""
    players = "; ".join(f"{name}: {describe(name)}" for name in names())
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal, against the computer or at one keyboard. Type help in the game.",
    )
    parser.add_argument("--edition", choices=EDITIONS, help="which game (default: splendor)")
    parser.add_argument("--players", type=int, help="how many, 2 to 4 (default: 2, or as many as there are seats)")
    parser.add_argument("--seats", metavar="A,B,…", help=f"who plays, from the first: {HUMAN}, a person; {players}")
    parser.add_argument("--seed", type=int, help="a number that decides the deal, for playing the same game again")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--pause", type=float, default=0.0, metavar="SECONDS", help="between moves when you only watch")
    parser.add_argument("--no-color", action="store_true", help="draw without colours")
    parser.set_defaults(run=play)


def play(options: argparse.Namespace) -> int:
    """Plays a game to its end, or until everyone leaves."""
    if not has_rich():
        print(NEEDS_RICH, file=sys.stderr)
        return 2
    # Only now: the other commands do without Rich.
    from parure.cli.prompt import Prompt  # noqa: PLC0415
    from parure.cli.screen import Screen  # noqa: PLC0415
    from parure.cli.session import Left, Session  # noqa: PLC0415

    game, seats, notes = _opened(options)
    path = options.load if options.save is None else new_path(options.save)
    if game.outcome is not None:
        path = options.save  # a finished game that is only looked at stays as it is
    session = Session(
        game,
        seats,
        Screen(color=not options.no_color),
        pause=max(0.0, options.pause),
        path=path,
    )
    session.notes += notes
    prompt = Prompt(session)
    try:
        while (seat := session.advance()) is not None:
            session.seat_down(seat)
            session.screen.clear()
            session.show_table()
            session.show_news()
            prompt.decide(seat)
        session.finish()
    except (Left, KeyboardInterrupt):
        session.leave()
    return 0


def has_rich() -> bool:
    """Whether the extra for the terminal is installed."""
    return find_spec("rich") is not None


def _opened(options: argparse.Namespace) -> tuple[Game, tuple[str, ...], list[str]]:
    """The game to play, who plays it, and what is to be said first."""
    seats = None if options.seats is None else parse_seats(options.seats)
    if options.load is not None:
        if options.edition or options.players or options.seed is not None:
            raise SeatsError("a saved game brings its edition, players and seed: --load goes with none of them")
        game, seats = load_game(options.load, seats)
        return game, seats, [f"Going on with {options.load}. Type ? for your moves, help for help."]
    players = options.players or (len(seats) if seats else 2)
    seats = seats or default_seats(players)
    if len(seats) != players:
        raise SeatsError(f"{len(seats)} seats are filled, but {players} are to play")
    game = Game(
        options.edition or "splendor",
        players,
        seed=options.seed,
        game_id=None if options.seed is None else f"seed-{options.seed}"[:64],
        headers=seat_headers(seats),
    )
    notes = []
    if options.edition is None and options.players is None and options.seats is None:
        notes.append("Another game: parure play --edition marvel --players 3 --seats you,greedy,random")
    notes.append(f"Commitment {game.commitment}")
    if HUMAN in seats:
        notes.append("Type ? for your moves, help for help.")
    return game, seats, notes
