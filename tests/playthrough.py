"""Golden playthroughs: one whole game for each edition and number of players, told so that a difference reads well.

`python -m tests.playthrough` writes tests/data/playthroughs/ anew; look at the difference before you keep it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import parure
from parure.notation import format_action, format_json, format_outcome, format_position

FOLDER = Path(__file__).parent / "data" / "playthroughs"

CASES = [(key, players) for key in parure.EDITIONS for players in parure.edition(key).supplies]


def file(key: str, players: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{key}-{players}.txt"


def tell(key: str, players: int) -> Iterator[str]:
    """The lines of a playthrough: position and choices at the start of each round, then every move and its events."""
    rng = random.Random(f"{key}-{players}")
    game = parure.Game(key, players, seed=rng.randbytes(32), game_id=f"{key}-{players}")
    edition = game.state.edition
    yield f"commitment {game.commitment}"
    turn_before: object = None
    while game.outcome is None:
        state = game.state
        legal = parure.legal_actions(state)
        if (state.seat == 0) and isinstance(state.phase, parure.Main) and turn_before != 0:
            yield ""
            yield format_position(state)
            yield "  may " + ", ".join(format_action(action, edition) for action in legal)
        turn_before = state.seat
        # Purchases first, so that the game gets somewhere.
        chosen = rng.choice([action for action in legal if isinstance(action, parure.Buy)] or legal)
        told = len(game.history)
        game.play(chosen)
        for moment in game.history[told:]:
            assert not isinstance(moment.ply.move, parure.Resign | parure.Facedown)
            yield f"{state.seat + 1} {format_action(moment.ply.move, edition)}"
            yield from (f"    {format_json(event)}" for event in moment.events)
    yield ""
    yield format_position(game.state)
    yield f"  {format_outcome(game.outcome)}"


def write() -> None:
    """Writes the files anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key, players in CASES:
        file(key, players).write_text("\n".join(tell(key, players)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
