"""The words, letters and colours of an edition: for people and notation, never for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from parure.gems import Kind


@dataclass(frozen=True, slots=True)
class KindTheme:
    """How one kind of token is called and drawn."""

    letter: str
    """One capital, unique in the edition: W."""
    colour: str
    """The colour's word, also the column of the card tables: white."""
    name: str
    """The stone's word: diamond."""
    paint: str
    """The base colour as #rrggbb."""


@dataclass(frozen=True, slots=True)
class Theme:
    """What a game calls its things."""

    title: str
    card: str
    tile: str
    buy: str
    points: str
    goal: str
    """What a player meets who ends the game: the goal, or the Gauntlet."""
    assemble: str
    """The name of the Assemble tile; empty in a game without one."""
    tags: str
    """What its tags are called; empty in a game without them."""
    kinds: tuple[KindTheme, ...]
    """In the order of `parure.gems.KINDS`; an edition without time tokens has six."""

    def letter(self, kind: Kind) -> str:
        """The letter of a kind of token."""
        return self.kinds[kind].letter
