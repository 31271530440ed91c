"""A server, a browser and guests for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.harness import Server, server
from tests.web.chromium import launch
from tests.web.guests import Guests, guests


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that don't mind each other's tables."""
    folder = tmp_path_factory.mktemp("house")
    with server(f"sqlite:///{folder}/parure.db", log=folder / "server.log") as running:
        yield running


# Playwright keeps an event loop running in this thread as long as it is there, which other tests could not bear: so it
# goes when the last test of a module has.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture
def party(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Guests of that house; the test fails if anything went wrong in anybody's browser."""
    with guests(browser, house.url) as those:
        yield those
        if request.node.stash.get(FAILED, False) and (folder := os.environ.get("PARURE_PICTURES")):
            those.photograph(Path(folder), request.node.name)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(params=["splendor", "marvel"])
def edition(request: pytest.FixtureRequest) -> str:
    """Either game."""
    return str(request.param)
