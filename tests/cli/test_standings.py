"""A tournament's report fits the terminal, in every language: no name is folded or cut."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from rich.cells import cell_len

from parure.agents import levels
from parure.arena import Workers, run, tournament
from parure.arena.report import Report, report
from parure.cli.standings import show_report
from parure.language import LANGUAGES, language

WIDTH = 80
LONG = "explores-half-as-much-for-600-simulations"


def held(*names: str) -> Report:
    """A tournament whose games are broken off at once: only the names matter."""
    meeting = tournament(*(f"{name}=random" for name in names), most_decisions=2)
    with ThreadPoolExecutor(1) as executor:
        return report(meeting, run(meeting, 1, Workers(executor, 1)))


@pytest.fixture(scope="module")
def everybody() -> Report:
    return held(*levels(), "random", "greedy")


def shown(found: Report, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    show_report(found, language(code), color=False)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("code", LANGUAGES)
def test_ten_players_stand_in_whole_lines(
    everybody: Report, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = shown(everybody, code, capsys, monkeypatch)
    assert max(map(cell_len, lines)) <= WIDTH
    for name in (*levels(), "random", "greedy"):
        assert len([line for line in lines if name in line.split()]) == 2, "among the standings and the meetings"
    assert any("OpenSkill" in line for line in lines), "no column has to go"


def test_a_long_name_has_the_room_of_what_matters_less(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = shown(held("greedy", LONG), "en", capsys, monkeypatch)
    assert max(map(cell_len, lines)) <= WIDTH
    assert any(line.startswith(LONG) for line in lines)
    heads = next(line for line in lines if line.startswith("Player")).split()
    assert heads[:2] == ["Player", "Elo"]
    assert "OpenSkill" not in heads
