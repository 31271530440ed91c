"""What the program says to people, in their language: Fluent catalogues, the same that the browser reads."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from parure.errors import ParureError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "pl": "Polski",
    "ru": "Русский",
    "zh-Hant": "繁體中文",
}
"""The languages there are, each by its own name."""
ENGLISH = "en"

MARK = re.compile("\ue000(\\d+)\ue001")
"""Stands in a formatted message for an argument that is no text."""


class UnknownLanguage(ParureError, ValueError):
    """There is no catalogue of that language; the text names those that there are."""


class Language:
    """One language; `language` is the way to get one."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {code!r}: choose {', '.join(LANGUAGES)}")
        self.code = code
        self._bundle = _bundle(code)

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message or attribute: for families that may grow, like the computers."""
        name, _, attribute = key.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def say(self, key: str, /, **arguments: object) -> str:
        """What a message says; `name.attribute` is an attribute. KeyError where there is no such message."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "a message of ours is never attributes alone"
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise KeyError(f"{self.code}: {key}: {problems[0]}")
        return str(text)

    def parts(self, key: str, /, **arguments: object) -> list[object]:
        """The same, cut where arguments stand that are neither text nor number: those stay what they are."""
        things: list[object] = []
        plain: dict[str, object] = {}
        for name, value in arguments.items():
            if isinstance(value, str | int):
                plain[name] = value
            else:
                plain[name] = f"\ue000{len(things)}\ue001"
                things.append(value)
        cut = MARK.split(self.say(key, **plain))
        return [things[int(part)] if at % 2 else part for at, part in enumerate(cut) if part]


@cache
def language(code: str = ENGLISH) -> Language:
    """A language by its code, read once."""
    return Language(code)


@cache
def catalogue(code: str) -> str:
    """The text of a catalogue."""
    return files("parure").joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")


def _bundle(code: str) -> FluentBundle:
    # Only now: Fluent is an extra, and importing this module needs it no more than the rules do.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - an extra

    # No isolation: a terminal shows the marks for it as blanks, and few terminals know directions at all.
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(code)))
    return bundle


def negotiate(wishes: Iterable[str]) -> str:
    """The first of some wished-for languages that there is (`pl`, `zh_TW.UTF-8`); English if there is none.

    Whoever reads simplified characters reads traditional ones rather than English.
    """
    for wish in wishes:
        primary = re.split(r"[-_.@]", wish.casefold())[0]
        for code in LANGUAGES:
            if code.casefold().partition("-")[0] == primary:
                return code
        if primary in ("c", "posix"):
            break
    return ENGLISH


def environment_language() -> str:
    """The language that the environment asks for, in the order that other programs read it."""
    settled = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "C")
    if settled.partition(".")[0] in ("C", "POSIX"):  # then LANGUAGE counts for nothing
        return ENGLISH
    return negotiate([*filter(None, os.environ.get("LANGUAGE", "").split(":")), settled])
