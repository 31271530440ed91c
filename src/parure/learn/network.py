"""The net: features in, a logit for each action, a win probability for each seat, and what else it learns to foresee.

It reads the table as a player does. What lies in the market and in the mover's hand are offers, all read by the same
weights, so that it makes no difference in which slot a card lies. The rest is one row of numbers. In each round
these think about themselves, every offer looks at them, and they at all offers together. Seats are as in the features:
the player to move first, then clockwise.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from parure.editions import Edition
from parure.kernel.features import PIECES, SCALE, start
from parure.kernel.layout import BUY, COLUMNS, HAND_SIZE, MOST_PLAYERS, RESERVE, SLOTS, TIERS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.plan import Plan

Params: TypeAlias = dict[str, jax.Array]
"""Weights by name."""
Places: TypeAlias = npt.NDArray[np.int64]

NOBODY: Final = -1e4
"""The logit of a seat where nobody sits."""
EMPTY_SEATS: Final = np.array([[0, 0, NOBODY, NOBODY], [0, 0, 0, NOBODY], [0, 0, 0, 0]], np.float32)
"""By the number of players, which the first three features tell."""
POINTS_SCALE: Final = 15.0
TO_GO_SCALE: Final = 40.0
"""Final points and decisions to go, brought to about 1."""


def _columns(prefix: str, count: int) -> Places:
    """The features of each of so many alike things, a row each."""
    pieces = [piece for piece in PIECES if piece.name.startswith(prefix)]
    each = [np.arange(start(piece.name), start(piece.name) + piece.size).reshape(count, -1) for piece in pieces]
    return np.concatenate(each, axis=1)


MARKET: Final = _columns("market_", SLOTS)
HAND: Final = _columns("hand_", HAND_SIZE)
TILES: Final = _columns("tile_", 5)
TABLE: Final = np.setdiff1d(np.arange(len(SCALE)), np.concatenate([MARKET.ravel(), HAND.ravel(), TILES.ravel()]))
"""The features of everything else."""


def new_params(edition: Edition, plan: Plan) -> Params:
    """A net that knows nothing: its policy is even, so are its win probabilities."""
    key, params = jax.random.key(plan.seed), {}
    width, card = plan.width, plan.card
    shapes = {
        "market": (MARKET.shape[1], card),
        "hand": (HAND.shape[1], card),
        "tiles": (TILES.shape[1], card),
        "stem": (len(TABLE), width),
        "survey": (3 * card, width),
    }
    for number in range(plan.rounds):
        shapes |= {
            f"narrow{number}": (width, plan.neck),
            f"widen{number}": (plan.neck, width),
            f"recall{number}": (card, card),
            f"regard{number}": (width, card),
            f"gather{number}": (2 * card, width),
        }
    shapes |= {
        "policy": (width, int(tables(edition)[ACTIONS])),
        "buy": (card, 1),
        "reserve": (card, 1),
        "value": (width, MOST_PLAYERS),
        "points": (width, MOST_PLAYERS),
        "to_go": (width, 1),
    }
    quiet = ("widen", "gather", "policy", "buy", "reserve", "value", "points", "to_go")
    for number, (name, (rows, columns)) in enumerate(shapes.items()):
        spread = 0.0 if name.startswith(quiet) else (2.0 / rows) ** 0.5
        params[f"{name}_weights"] = spread * jax.random.normal(jax.random.fold_in(key, number), (rows, columns))
        params[f"{name}_bias"] = jnp.zeros(columns)
    params["tier_bias"] = jnp.zeros((TIERS, card))
    return params


def rounds(params: Any) -> int:
    """How many rounds a net has."""
    return sum(name.startswith("narrow") and name.endswith("_weights") for name in params)


def foresee(params: Params, rows: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """For rows of features: logits of actions, logits of winners, final points, decisions to go."""
    kind = params["stem_weights"].dtype
    numbers = rows.astype(kind) * jnp.asarray(SCALE, kind)

    def layer(name: str, x: jax.Array) -> jax.Array:
        return x @ params[f"{name}_weights"] + params[f"{name}_bias"]

    tiers = jnp.repeat(params["tier_bias"], COLUMNS, axis=0)
    offers = jax.nn.relu(
        jnp.concatenate([layer("market", numbers[:, MARKET]) + tiers, layer("hand", numbers[:, HAND])], axis=1)
    )
    tiles = jax.nn.relu(layer("tiles", numbers[:, TILES]))
    seen = jnp.concatenate([_pooled(offers), tiles.sum(axis=1)], axis=1)
    x = jax.nn.relu(layer("stem", numbers[:, TABLE]) + layer("survey", seen))
    for number in range(rounds(params)):
        x = x + layer(f"widen{number}", jax.nn.relu(layer(f"narrow{number}", x)))
        offers = jax.nn.relu(layer(f"recall{number}", offers) + layer(f"regard{number}", x)[:, None])
        x = x + layer(f"gather{number}", _pooled(offers))
    x = jax.nn.relu(x)
    winners = layer("value", x).astype(jnp.float32) + rows[:, :3].astype(jnp.float32) @ EMPTY_SEATS
    return (
        _policy(layer("policy", x), layer("buy", offers)[..., 0], layer("reserve", offers)[..., 0]).astype(jnp.float32),
        winners,
        layer("points", x).astype(jnp.float32),
        layer("to_go", x).astype(jnp.float32)[:, 0],
    )


def _pooled(offers: jax.Array) -> jax.Array:
    """All offers together: those of the market, those of the hand."""
    return jnp.concatenate([offers[:, :SLOTS].sum(axis=1), offers[:, SLOTS:].sum(axis=1)], axis=1)


def _policy(every: jax.Array, buy: jax.Array, reserve: jax.Array) -> jax.Array:
    """The logits of actions: those of buying and of reserving a card are its offer's own."""
    parts = [
        every[:, :RESERVE],
        reserve[:, :SLOTS] + every[:, RESERVE : RESERVE + 1],
        every[:, RESERVE + SLOTS : BUY],
        buy + every[:, BUY : BUY + 1],
        every[:, BUY + SLOTS + HAND_SIZE :],
    ]
    return jnp.concatenate(parts, axis=1)


def judge(params: Params, rows: jax.Array) -> jax.Array:
    """What a search asks for, in one array: a logit for each action, then for each seat a value from -1 to 1."""
    logits, winners, _, _ = foresee(params, rows)
    return jnp.concatenate([logits, 2.0 * jax.nn.softmax(winners) - 1.0], axis=1)


def judge_both(params: Params, past: Params, guests: jax.Array, rows: jax.Array) -> jax.Array:
    """The same where some rows are a past net's to judge."""
    return jnp.where(guests[:, None] > 0, judge(past, rows), judge(params, rows))


def halve(params: Params, kind: Any) -> Params:
    """The weights in another format, for playing."""
    return {name: value.astype(kind) for name, value in params.items()}
