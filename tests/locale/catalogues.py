"""The catalogues taken apart: messages, their attributes, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from parure.language import LANGUAGES, catalogue

TRANSLATIONS = tuple(code for code in LANGUAGES if code != "en")


class _Inside(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[tuple[str, set[str], str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by Fluent
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by Fluent
        assert isinstance(node.selector, ast.VariableReference), "a selector is an argument"
        keys = {_key(variant): variant.default for variant in node.variants}
        default = next(key for key, is_default in keys.items() if is_default)
        self.selectors.append((node.selector.id.name, set(keys), default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a catalogue: a message, or an attribute of one as `message.attribute`."""

    key: str
    text: str
    """As it is written."""
    variables: frozenset[str]
    references: frozenset[str]
    selectors: tuple[tuple[str, set[str], str], ...]
    """The argument, the cases, the default."""


@cache
def entries(code: str) -> tuple[ast.EntryType, ...]:
    """What stands in a catalogue, junk included."""
    return tuple(FluentParser().parse(catalogue(code)).body)


@cache
def messages(code: str) -> Mapping[str, Message]:
    """Every text of a catalogue by its key."""
    return {message.key: message for message in _messages(code)}


def _messages(code: str) -> Iterator[Message]:
    for entry in entries(code):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield _message(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield _message(f"{entry.id.name}.{attribute.id.name}", attribute.value)


def _message(key: str, pattern: ast.Pattern) -> Message:
    inside = _Inside()
    inside.visit(pattern)
    text = serialize_pattern(pattern)
    return Message(key, text, frozenset(inside.variables), frozenset(inside.references), tuple(inside.selectors))


def written(code: str) -> str:
    """A catalogue as Fluent itself would write it."""
    return serialize(FluentParser().parse(catalogue(code)))
