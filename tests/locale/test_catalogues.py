"""The catalogues: complete, alike, translated, and right in their plurals."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest
from fluent.syntax import ast

import parure
from parure.agents import names
from parure.language import LANGUAGES, catalogue, language
from parure.server.errors import Code
from tests.locale.catalogues import TRANSLATIONS, entries, messages

PLURALS = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "zh-Hant": {"other"},
}
"""The forms that whole numbers need (in Spanish, `many` is for millions)."""

SAME_ON_PURPOSE = {
    "edition-splendor": "the title on the box",
    "edition-marvel": "the title on the box",
    "gem-marvel-S": "the name on the token",
    "bank": "the same word",
    "sr-pile": "the same word",
    "table-menu": "the same word",
    **{f"computer-name-{number}": "a person's name" for number in range(1, 5)},
}
"""Texts that may be the same as in English, and why."""

WORD = re.compile(r"[^\W\d_]{2,}")


def words(text: str) -> list[str]:
    """The words of a pattern, without what stands in braces."""
    return WORD.findall(re.sub(r"\{[^{}]*\}|\[[a-z0-9]+\]|\$\w+ ->", " ", text))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_can_be_read(code: str) -> None:
    junk = [entry.content for entry in entries(code) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_stands_twice(code: str) -> None:
    keys = Counter(entry.id.name for entry in entries(code) if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_message_is_missing_and_none_is_left_over(code: str) -> None:
    assert sorted(set(messages("en")) - set(messages(code))) == []
    assert sorted(set(messages(code)) - set(messages("en"))) == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_message_is_translated(code: str) -> None:
    english = messages("en")
    same = [
        key
        for key, message in messages(code).items()
        if key in english and words(message.text) and message.text == english[key].text and key not in SAME_ON_PURPOSE
    ]
    assert same == []


def test_what_is_the_same_on_purpose_is_the_same_somewhere() -> None:
    english = messages("en")
    same = {key for code in TRANSLATIONS for key in SAME_ON_PURPOSE if messages(code)[key].text == english[key].text}
    assert same == set(SAME_ON_PURPOSE)


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_has_the_arguments_of_the_english_message(code: str) -> None:
    # `edition` may come in or fall out: both the browser and the terminal pass it to every message.
    different = {
        key: (sorted(message.variables), sorted(messages("en")[key].variables))
        for key, message in messages(code).items()
        if key in messages("en") and (message.variables ^ messages("en")[key].variables) - {"edition"}
    }
    assert different == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_have_every_form_of_the_language(code: str) -> None:
    wrong = [
        key
        for key, message in messages(code).items()
        for argument, cases, _ in message.selectors
        if argument == "count" and not PLURALS[code] <= cases
    ]
    assert wrong == []


@pytest.mark.parametrize("code", ["es", "pl", "ru"])
def test_what_has_a_plural_in_english_has_one_here(code: str) -> None:
    plural = {
        key for key, message in messages("en").items() if any(argument == "count" for argument, *_ in message.selectors)
    }
    here = {
        key for key, message in messages(code).items() if any(argument == "count" for argument, *_ in message.selectors)
    }
    assert sorted(plural - here) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_choice_by_edition_knows_both_games(code: str) -> None:
    for key, message in messages(code).items():
        for argument, cases, default in message.selectors:
            if argument == "edition":
                assert (cases, default) == ({"splendor", "marvel"}, "splendor"), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said_of_both_games_and_any_number(code: str) -> None:
    tongue = language(code)
    for key, message in messages(code).items():
        for edition, count in product(("splendor", "marvel"), (0, 1, 2, 5, 11, 21, 22)):
            arguments: dict[str, object] = dict.fromkeys(message.variables, "X")
            arguments |= {"edition": edition, "count": count, "place": 1 + count % 4}
            said = tongue.say(key, **arguments)
            assert said
            assert "{" not in said, key
            assert said == said.strip() or key == "list-comma"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_is_plain_text(code: str) -> None:
    for key, message in messages(code).items():
        assert not re.search(r"</?\w|&\w+;|\t|[\u2066-\u2069]", message.text), key
    assert catalogue(code).endswith("\n")


FAMILIES = {
    "reason-": {reason.value for reason in parure.Reason},
    "error-": {code.value for code in Code} | {"offline", "unknown"},
    "agent-": {*names(), "strength"},
}


@pytest.mark.parametrize("prefix", FAMILIES)
def test_a_family_has_a_message_for_every_member_and_no_other(prefix: str) -> None:
    there = {key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix) and "." not in key}
    assert there == FAMILIES[prefix]


@pytest.mark.parametrize("reason", parure.Reason)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_names_its_rule(code: str, reason: parure.Reason) -> None:
    for edition in ("splendor", "marvel"):
        assert f" {reason.rule}" in language(code).say(f"reason-{reason.value}", rule=reason.rule, edition=edition)


@pytest.mark.parametrize("name", ["splendor", "marvel"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_token_has_a_name_of_its_own(code: str, name: str) -> None:
    kinds = parure.edition(name).theme.kinds
    called = [language(code).say(f"gem-{name}-{kind.letter}") for kind in kinds]
    assert len(set(called)) == len(kinds)
    assert code != "en" or called == [kind.name for kind in kinds]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_numbered_rule_has_its_text(code: str) -> None:
    numbers = {key for key in messages(code) if key.startswith("rule-")}
    parts = {"C": 9, "A": 11, "T": 4, "E": 5}
    assert numbers == {f"rule-{part}{number}" for part, most in parts.items() for number in range(1, most + 1)}
