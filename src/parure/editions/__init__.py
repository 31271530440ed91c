"""The games as data: what is printed on their components."""

from parure.editions.load import EDITIONS, edition, load_edition
from parure.editions.schema import Assemble, Card, CardId, Edition, Face, FaceId, Goal, Supply, Tile
from parure.editions.theme import KindTheme, Theme

__all__ = [
    "EDITIONS",
    "Assemble",
    "Card",
    "CardId",
    "Edition",
    "Face",
    "FaceId",
    "Goal",
    "KindTheme",
    "Supply",
    "Theme",
    "Tile",
    "edition",
    "load_edition",
]
