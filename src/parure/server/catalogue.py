"""What a client must know before it plays: what is printed on the components, who the computers are, the schema."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter

import parure
from parure.agents import describe, levels
from parure.notation.wire import to_json
from parure.server import replies
from parure.server.replies import refusals, whole_schema

router = APIRouter(prefix="/api")


@router.get("/editions/{key}", responses=refusals())
async def edition(key: Literal["splendor", "marvel"]) -> dict[str, Any]:
    """What is printed on a game's components, and what it calls them."""
    game = parure.edition(key)
    return {
        "tag": game.tag,
        "columns": game.columns,
        "hand_limit": game.hand_limit,
        "token_limit": game.token_limit,
        "goal": {"points": game.goal.points, "each_bonus": game.goal.each_bonus, "time": game.goal.time},
        "assemble": game.assemble and {"points": game.assemble.points, "tags": game.assemble.tags},
        "theme": {
            "title": game.theme.title,
            "card": game.theme.card,
            "tile": game.theme.tile,
            "buy": game.theme.buy,
            "points": game.theme.points,
            "kinds": [
                {"letter": kind.letter, "colour": kind.colour, "name": kind.name, "paint": kind.paint}
                for kind in game.theme.kinds
            ],
        },
        "cards": {
            card.id: {
                "name": card.name,
                "level": card.level,
                "bonus": card.bonus,
                "points": card.points,
                "cost": to_json(card.cost),
                "tags": card.tags,
                "time": card.time,
            }
            for card in game.cards
        },
        "tiles": {
            face.id: {"name": face.name, "tile": face.tile, "points": face.points, "demand": to_json(face.demand)}
            for face in game.faces
        },
    }


@router.get("/agents", response_model=list[replies.Agent], responses=refusals())
async def agents() -> list[dict[str, str]]:
    """The computers that people are offered, weakest first."""
    return [{"name": name, "description": describe(name)} for name in levels()]


@router.get("/schema", responses=refusals())
async def schema() -> dict[str, Any]:
    """The JSON schema of actions, events and views, and of what is said on a connection, both ways."""
    return whole_schema()
