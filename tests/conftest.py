"""What every test shares: Hypothesis without chance, and the count of random games in the summary."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

os.environ["LC_ALL"] = "C.UTF-8"  # what the terminal says is English, whoever runs the tests

ENDINGS: Counter[str] = Counter()
"""How the random games of test_properties.py ended."""


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["endings"] = dict(ENDINGS)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    ENDINGS.update(getattr(node, "workeroutput", {}).get("endings", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if ENDINGS:
        parts = ", ".join(f"{count} {ending}" for ending, count in sorted(ENDINGS.items()))
        terminalreporter.write_line(f"random games: {ENDINGS.total()} played: {parts}")
