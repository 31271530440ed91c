"""`parure play`: a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from parure.agents import describe, names
from parure.cli.complaint import Complaint
from parure.cli.files import STANDARD_INPUT, load_game, new_path, seat_headers
from parure.cli.invocation import invocation
from parure.cli.seats import HUMAN, SeatsError, default_seats, parse_seats
from parure.cli.signals import raised_as
from parure.dealer import SEED_BYTES
from parure.editions import EDITIONS, edition
from parure.game import Game
from parure.language import ENGLISH, LANGUAGES, Language, environment_language, language

if TYPE_CHECKING:
    from parure.cli.prompt import Prompt
    from parure.cli.session import Session

NEEDS_RICH = "parure: the terminal game needs Rich and Fluent; install them with: pip install 'parure[terminal]'"


class OptionError(Complaint, ValueError):
    """The options can't be met."""


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
    add_language(parser)
    parser.set_defaults(run=play)


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option that says in which language a command speaks."""
    named = ", ".join(f"{code}: {name}" for code, name in LANGUAGES.items())
    parser.add_argument(
        "--language", choices=LANGUAGES, metavar="CODE", help=f"{named} (default: the environment's, as in LANG)"
    )


def chosen_language(options: argparse.Namespace) -> Language:
    """The language that was asked for, else the environment's, unless this screen can't write it."""
    asked: str | None = getattr(options, "language", None)
    if asked is not None:
        return language(asked)
    code = environment_language()
    try:
        LANGUAGES[code].encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return language(ENGLISH)
    return language(code)


def play(options: argparse.Namespace) -> int:
    """Plays a game to its end, or until everyone leaves."""
    if not has_rich():
        print(NEEDS_RICH, file=sys.stderr)
        return 2
    # Only now: the other commands do without Rich.
    from rich.text import Text  # noqa: PLC0415

    from parure.cli.guide import marks  # noqa: PLC0415
    from parure.cli.prompt import Prompt  # noqa: PLC0415
    from parure.cli.screen import Screen  # noqa: PLC0415
    from parure.cli.session import Left, Session  # noqa: PLC0415

    tongue = chosen_language(options)
    game, seats, notes = _opened(options, tongue)
    screen = Screen(color=not options.no_color, tongue=tongue)
    session = Session(game, seats, screen, pause=max(0.0, options.pause), path=_path(options))
    if session.looked_at and session.path != options.load:
        session.save()
    session.notes += notes
    if session.humans and not session.looked_at:
        session.notes.append(Text(marks(session.pieces), style="dim"))
    with raised_as(Left):
        try:
            _run(session, Prompt(session))
        except Left:  # a signal came while the player was leaving: it comes only once
            session.leave()
    return 0


def _run(session: Session, prompt: Prompt) -> None:
    """Plays until the game is over or someone leaves."""
    from parure.cli.session import Left  # noqa: PLC0415

    try:
        while (seat := session.advance()) is not None:
            session.seat_down(seat)
            session.screen.clear()
            session.show_table()
            session.show_news()
            prompt.decide(seat)
            session.keep()
        session.finish()
    except (Left, KeyboardInterrupt):
        session.leave()
    except OSError:  # the screen is gone, but the game need not be
        session.leave()
        raise


def _path(options: argparse.Namespace) -> Path | None:
    """Where the game is to be kept: a new file, or the one that it comes from."""
    load: Path | None = options.load
    if options.save is None or (load is not None and options.save.resolve() == load.resolve()):
        return load
    return new_path(options.save)


def has_rich() -> bool:
    """Whether the extra for the terminal is installed."""
    return find_spec("rich") is not None and find_spec("fluent") is not None


def _opened(options: argparse.Namespace, tongue: Language) -> tuple[Game, tuple[str, ...], list[str]]:
    """The game to play, who plays it, and what is to be said first."""
    seats = None if options.seats is None else parse_seats(options.seats)
    if options.load is not None:
        if (options.edition, options.players, options.seed) != (None, None, None):
            raise OptionError("terminal-load-alone")
        if options.load == STANDARD_INPUT:
            raise OptionError("terminal-load-input")
        game, seats = load_game(options.load, seats)
        going_on = f"{tongue.say('terminal-going-on', path=str(options.load))} {tongue.say('terminal-hint-first')}"
        return game, seats, [going_on] if game.outcome is None else []
    if options.seed is not None and not 0 <= options.seed < 2 ** (8 * SEED_BYTES):
        raise OptionError("terminal-seed-range", bits=8 * SEED_BYTES, seed=str(options.seed))
    chosen = edition(options.edition or "splendor")
    players: int = options.players if options.players is not None else len(seats or default_seats(2))
    if players not in chosen.supplies:
        allowed = ", ".join(map(str, chosen.supplies))
        raise OptionError("terminal-players", game=chosen.theme.title, choices=allowed, number=players)
    if seats is not None and len(seats) != players:
        raise SeatsError("terminal-seats-number", seats=len(seats), players=players)
    seats = seats or default_seats(players)
    game = Game(chosen, players, seed=options.seed, headers=seat_headers(seats))
    notes = []
    if options.edition is None and options.players is None and options.seats is None:
        another = invocation("play", "--edition", "marvel", "--seats", "you,greedy,random")
        notes.append(tongue.say("terminal-another", command=another))
    notes.append(tongue.say("terminal-commitment", commitment=str(game.commitment)))
    if HUMAN in seats:
        notes.append(tongue.say("terminal-hint-first"))
    return game, seats, notes
