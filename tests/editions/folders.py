"""Folders of editions for tests: copies of those in the package, with something changed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

FILES = ("edition.toml", "cards.csv", "tiles.csv")


def text_of(key: str, name: str) -> str:
    """A file of an edition of the package."""
    return (files("parure.editions") / key / name).read_text(encoding="utf-8")


def write(folder: Path, key: str = "splendor", /, **contents: str | bytes | None) -> Path:
    """A copy of an edition in a folder, with other contents for `edition`, `cards` or `tiles`; None: no such file."""
    folder.mkdir(exist_ok=True)
    for name in FILES:
        content = contents.get(name.partition(".")[0], text_of(key, name))
        (folder / name).unlink(missing_ok=True)
        if isinstance(content, bytes):
            (folder / name).write_bytes(content)
        elif content is not None:
            (folder / name).write_text(content, encoding="utf-8", newline="")
    return folder


def changed(key: str, name: str, old: str, new: str) -> str:
    """A file of an edition with one piece of its text replaced, which must be there."""
    text = text_of(key, name)
    assert old in text, old
    return text.replace(old, new, 1)
