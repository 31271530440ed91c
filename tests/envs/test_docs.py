"""docs/environments.md says what the environments tell and ask, as the code does."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import parure
from parure.codec import actions
from parure.envs.checks import MAX_CYCLES
from parure.gems import Gems
from parure.kernel.features import FEATURES, FEATURES_VERSION, PIECES, start

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
ENVIRONMENTS = ("PettingZoo", "Gymnasium", "Gymnasium, vectorised", "OpenSpiel")


def test_every_piece_of_an_observation_stands_there() -> None:
    told = [line for line in PAGE.splitlines() if re.match(r"\| \d+ \| `", line)]
    cells = [(start(p.name), f"`{p.name}`", " × ".join(map(str, p.shape)), p.scale, p.meaning) for p in PIECES]
    assert told == [f"| {' | '.join(map(str, row))} |" for row in cells]
    assert f"{FEATURES} whole numbers (`int8`)" in PAGE
    assert f"`parure.kernel.FEATURES_VERSION` ({FEATURES_VERSION})" in PAGE
    assert f"`max_cycles` ({MAX_CYCLES})" in PAGE


def kind(action: parure.Action) -> tuple[object, ...]:
    """What the actions of one line of the table have in common."""
    gems = action.gems if isinstance(action, parure.Take) else Gems.of()
    place = getattr(action, "place", None)
    return type(action), type(place), sorted(gems, reverse=True)


def test_every_action_stands_there() -> None:
    columns = []
    for key in parure.EDITIONS:
        sizes = [len(list(group)) for _, group in groupby(actions(parure.edition(key)), kind)]
        ends = [sum(sizes[: number + 1]) - 1 for number in range(len(sizes))]
        columns.append(
            [f"{end - size + 1} to {end}" if size > 1 else str(end) for size, end in zip(sizes, ends, strict=True)]
        )
    told = re.findall(r"^\| (\d+(?: to \d+)?) \| (\d+(?: to \d+)?) \| [a-z]", PAGE, re.MULTILINE)
    assert told == list(zip(*columns, strict=True))
    assert all(f"Discrete({len(actions(parure.edition(key)))})" in PAGE for key in parure.EDITIONS)


def test_every_environment_is_told_of_in_the_same_shape() -> None:
    sections = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
    for name in ENVIRONMENTS:
        told = re.findall(r"^- \*\*(\w+)", sections[name], re.MULTILINE)
        wanted = ["Usage", "Observations", "Actions", "Rewards", "Termination"]
        assert told[:5] == wanted
        assert told[-1] == "Versions"


def test_what_it_shows_are_the_examples_which_are_run() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names = ("pettingzoo_game", "gymnasium_game", "gymnasium_vector", "openspiel_game")
    for block, name in zip(shown, names, strict=True):
        example = (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
        assert [line for line in block.splitlines() if line] == [
            line.partition("  # noqa")[0] for line in example.splitlines() if line
        ]
