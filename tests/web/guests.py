"""Browsers as people have them: each with a store of its own, and everything that goes wrong in it written down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebError

from parure.client import Client, Made

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}

OUTAGE = (
    r"ERR_INTERNET_DISCONNECTED",
    r"ERR_CONNECTION_(REFUSED|RESET)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_SOCKET_NOT_CONNECTED",
)
"""What a browser says while there is no network, or no server."""


@dataclass
class Guest:
    """One browser, with its own store."""

    context: BrowserContext
    url: str
    troubles: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    company: ExitStack = field(default_factory=ExitStack)
    """Connections of others, who sit at the same table somewhere else."""

    def accompany(self, made: Made, *seats: int) -> None:
        """Others are at the table too: without it the page would show that they are away."""
        client = self.company.enter_context(Client(self.url))
        for seat in seats:
            connection = self.company.enter_context(client.join(made.table, made.tokens[seat]))
            next(iter(connection))  # it is made when somebody listens

    def close(self) -> None:
        """He goes, and so do the others."""
        self.company.close()
        self.context.close()

    def open(self, path: str = "/") -> Page:
        """A page of it."""
        page = self.context.new_page()
        page.goto(self.url + path)
        return page

    def remember(self, memory: dict[str, Any]) -> None:
        """Puts into its store what it would have from before; what is there already stays."""
        texts = json.dumps({f"parure.{name}": json.dumps(value) for name, value in memory.items()})
        self.context.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" for (const [name, text] of Object.entries({texts}))"
            " if (localStorage.getItem(name) === null) localStorage.setItem(name, text);"
        )

    def expect(self, *patterns: str) -> None:
        """Says what may go wrong from now on, or has already."""
        self.expected += patterns

    def surprises(self) -> list[str]:
        """What went wrong and should not have."""
        return [line for line in self.troubles if not any(re.search(pattern, line) for pattern in self.expected)]

    def listen(self) -> None:
        """Writes down errors of the console and of scripts, and requests that fail."""
        self.context.on("console", self._hear)
        self.context.on("weberror", self._catch)
        self.context.on("requestfailed", self._miss)
        self.context.on("response", self._look)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            place = message.location or {}
            self.troubles.append(f"console {message.type}: {message.text} ({place.get('url', '')})")

    def _catch(self, error: WebError) -> None:
        self.troubles.append(f"error: {error.error}")

    def _miss(self, request: Request) -> None:
        # What a page no longer waits for when it is left has not failed.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self.troubles.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _look(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answered {response.status}: {response.request.method} {response.url}")


@dataclass
class Guests:
    """Whoever comes to a house."""

    browser: Browser
    url: str
    here: list[Guest] = field(default_factory=list)

    def invite(
        self,
        *,
        phone: bool | dict[str, int] = False,
        still: bool = True,
        language: str = "en-GB",
        dark: bool = False,
        tutor: bool = False,
        kept: dict[str, Any] | None = None,
        **more: Any,
    ) -> Guest:
        """A new browser. `kept` is what it remembers from before; without `tutor`, that it has been shown round."""
        size = phone if isinstance(phone, dict) else PHONE if phone else DESKTOP
        if phone:
            more = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **more}
        context = self.browser.new_context(
            **{
                "viewport": size,
                "locale": language,
                "color_scheme": "dark" if dark else "light",
                "reduced_motion": "reduce" if still else "no-preference",
                **more,
            }
        )
        context.set_default_timeout(20_000)
        memory = {} if tutor else {"tutor.splendor": "seen", "tutor.marvel": "seen"}
        guest = Guest(context, self.url)
        guest.remember({"names": ["Ann"], "home.pace": "fast", "sound": False, **memory, **(kept or {})})
        guest.listen()
        self.here.append(guest)
        return guest

    def photograph(self, folder: Path, name: str) -> None:
        """What everybody sees, for whoever looks into a failed test (PARURE_PICTURES=folder)."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(page for guest in self.here for page in guest.context.pages):
            page.screenshot(path=folder / f"{name}-{number}.png")

    def leave(self) -> list[str]:
        """Everybody goes; what went wrong at anybody's."""
        for guest in self.here:
            guest.close()
        return [line for guest in self.here for line in guest.surprises()]


@contextmanager
def guests(browser: Browser, url: str) -> Iterator[Guests]:
    """A party at which nothing may go wrong unseen."""
    party = Guests(browser, url)
    try:
        yield party
    finally:
        wrong = party.leave()
    assert wrong == [], "\n".join(wrong)
