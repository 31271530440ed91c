"""Code and catalogue agree: what is asked for is there, and what is there is asked for."""

from __future__ import annotations

from tests.locale.catalogues import messages
from tests.locale.usage import asked, is_used, javascript_arguments


def test_every_message_that_is_asked_for_is_there() -> None:
    assert sorted(key for key in asked() if key not in messages("en")) == []


def test_no_message_is_unused() -> None:
    referred = {name for message in messages("en").values() for name in message.references}
    assert [key for key in messages("en") if key not in referred and not is_used(key)] == []


def test_the_browser_passes_the_arguments_of_a_message() -> None:
    english = messages("en")
    calls = [(file, key, names) for file, key, names in javascript_arguments() if key in english]
    assert len(calls) > 50
    wrong = [
        f"{file}: {key} has {sorted(english[key].variables - {'edition'})}, is given {sorted(names)}"
        for file, key, names in calls
        if not english[key].variables - {"edition"} <= names
    ]
    assert wrong == []
