"""Agents that no table should have, and chores that nobody should do, to be run in workers."""

from __future__ import annotations

import os
import time
from pathlib import Path

from parure import Action, Pass, View
from parure.agents import create


def hang(agent: str, seed: int, view: View) -> Action:
    """Never answers, unless it is the substitute who is asked."""
    if agent != "greedy":
        time.sleep(3_600)
    return create(agent, seed).choose(view)


def hang_always(agent: str, seed: int, view: View) -> Action:
    time.sleep(3_600)
    return view.legal[0]


def die(agent: str, seed: int, view: View) -> Action:
    os._exit(1)


def fail(agent: str, seed: int, view: View) -> Action:
    raise ArithmeticError(agent)


def cheat(agent: str, seed: int, view: View) -> Action:
    return Pass()


def dawdle(agent: str, seed: int, view: View) -> Action:
    time.sleep(0.2)
    return create(agent, seed).choose(view)


def fail_to_start() -> None:
    raise MemoryError


def start_at_second_try(tried: Path) -> None:
    if not tried.exists():
        tried.touch()
        raise MemoryError


def die_at_work() -> None:
    os._exit(1)


def never_end() -> None:
    time.sleep(3_600)


def wait_for_another(pid: int) -> int:
    """Ends only in another process than this one, and says in which."""
    if os.getpid() == pid:
        time.sleep(3_600)
    return os.getpid()
