"""What can't be done, as a message of the catalogue: said in the language of whoever hears it."""

from __future__ import annotations

import os

from parure.errors import ParureError
from parure.language import Language, language


class Complaint(ParureError):
    """Something can't be done; the key of a message says why."""

    def __init__(self, key: str, /, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def said(self, tongue: Language) -> str:
        """The complaint in a language."""
        return tongue.say(self.key, **self.arguments)

    def __str__(self) -> str:
        try:
            return self.said(language())
        except ModuleNotFoundError:  # a command that needs no extra: the key says it well enough
            return ": ".join([self.key.replace("-", " "), *map(str, self.arguments.values())])


def described(error: OSError) -> Complaint:
    """What is wrong with a file."""
    detail = (error.strerror or str(error)).lower()
    if error.filename is None:
        return Complaint("error-unknown", detail=detail)
    name = repr(os.fspath(error.filename))
    match error:
        case FileNotFoundError():
            return Complaint("no-such-file", name=name)
        case IsADirectoryError():
            return Complaint("that-is-a-folder", name=name)
        case PermissionError():
            return Complaint("no-permission", name=name)
        case _:
            return Complaint("file-trouble", detail=detail, name=name)


def said(error: ParureError | OSError, tongue: Language) -> str:
    """An error in a language, as far as it has words for it: the library's own texts are English."""
    complaint = described(error) if isinstance(error, OSError) else error
    return complaint.said(tongue) if isinstance(complaint, Complaint) else str(complaint)
