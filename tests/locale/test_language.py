"""Languages: which one is chosen, and how they speak."""

from __future__ import annotations

import pytest

from parure.language import Language, UnknownLanguage, environment_language, language, negotiate


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["pl"], "pl"),
        (["pl_PL.UTF-8"], "pl"),
        (["es-419", "en"], "es"),
        (["zh_TW"], "zh-Hant"),
        (["zh-Hans-CN"], "zh-Hant"),
        (["de", "ru-RU"], "ru"),
        (["de", "fr"], "en"),
        (["C.UTF-8", "pl"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_there_is_is_taken(wishes: list[str], code: str) -> None:
    assert negotiate(wishes) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:zh_TW:en"}, "zh-Hant"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_environment_is_read_as_other_programs_read_it(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == code


def test_plurals_are_those_of_the_language() -> None:
    said = [language("ru").say("points-count", count=count) for count in (1, 2, 5, 11, 21, 22)]
    assert said == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]
    said = [language("pl").say("points-count", count=count) for count in (1, 2, 5, 12, 22)]
    assert said == ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]


def test_parts_keep_what_is_no_text() -> None:
    thing = object()
    assert language().parts("event-took", name="Ann", gems=thing) == ["Ann takes ", thing]
    assert language("zh-Hant").parts("event-took-you", gems=thing) == ["你拿取 ", thing]


def test_an_attribute_is_asked_for_with_a_dot() -> None:
    assert language().say("gem-splendor-R.count", count=2) == "2 rubies"
    assert "agent-greedy.seat" in language()
    assert "agent-greedy.shoe" not in language()
    assert "agent-nobody" not in language()


@pytest.mark.parametrize("key", ["no-such-message", "agent-greedy.shoe"])
def test_a_message_that_is_not_there_is_an_error(key: str) -> None:
    with pytest.raises(KeyError):
        language().say(key)


def test_a_message_without_its_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="event-took"):
        language().say("event-took", name="Ann")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh'.*zh-Hant"):
        Language("tlh")
