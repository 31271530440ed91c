from __future__ import annotations

from pathlib import Path

import pytest

from parure.learn.plan import Plan, PlanError, read_plan

PLANS = sorted((Path(__file__).parents[2] / "plans").glob("*.toml"))


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_the_plans_that_come_along_can_be_read(path: Path) -> None:
    assert read_plan(path).edition in {"splendor", "marvel"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('edition = "chess"', "edition: 'chess' is none of splendor, marvel"),
        ("width = 8", "edition is missing"),
        ('edition = "splendor"\nwith = 8', "nobody knows with"),
        ('edition = "splendor"\nthreads = 0', "threads: at least 1, not 0"),
        ('edition = "splendor"\nfull = 8\nquick = 9', "full: a full search has at least the 9 simulations"),
        ('edition = "splendor"\nplayers = [0, 0, 0]', "players: how many"),
        ('edition = "splendor"\nhindsight = 2.0', "hindsight: from 0 to 1, not 2.0"),
        ('edition = "splendor"\nleast = 9\nwindow = 8\nharvest = 8', "least: from 1 to the 8 of the window in whole"),
        ('edition = "splendor"\nleast = 700\nwindow = 1000\nharvest = 600', "least: from 1 to the 600 of the window"),
        ('edition = "splendor"\nplayers = [1, 0]', "players: how many"),
        ('edition = "splendor"\nplayers = 2', "a setting is of the wrong kind"),
        ('edition = "splendor"\nminutes = 0', "minutes: more than 0, not 0"),
        ('edition = "splendor"\npast = 1.5', "past: from 0 to 1, not 1.5"),
        ('edition = "splendor"\ncuriosity = -1', "curiosity: 0 or more, not -1"),
        ('edition = "splendor"\nexam_games = 0', "exam_games: at least 1, not 0"),
        ("edition = ", "can't be read"),
    ],
)
def test_a_plan_that_can_not_be_is_refused(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(text)
    with pytest.raises(PlanError, match=why):
        read_plan(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match=r"nowhere\.toml can't be read"):
        read_plan(tmp_path / "nowhere.toml")


def test_the_usual_settings_are_possible() -> None:
    plan = Plan("marvel")
    assert plan.edition == "marvel"
    assert plan.finish == 99, "values are the net's alone, however many points anybody has"
