"""The net: features in, a logit for each action, a win probability for each seat, and what else it learns to foresee.

It reads the table as a player does. What lies in the market and in the mover's hand are offers, all read by the same
weights, so that it makes no difference in which slot a card lies. The five colours are read alike, too. The rest is one
row of numbers. In each round that row thinks about itself; every offer looks at it, at the colours that are lacking for
it and at the one that it brings; every colour looks at it, at the offers for which the mover or the next player lacks
it and at those that bring it; and the row looks at all offers and all colours together. The players are read alike as
well: at first each by himself; after the rounds each looks at the row and at the cards in his reach, and adds to what
the row says of his chances and points. Both times the row hears all players together. Seats are as in the features: the
player to move first, then clockwise.

`think` is written once, for whatever operations: those of JAX, to learn, or those that write an ONNX model (export.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from parure.codec import actions
from parure.editions import EDITIONS, Edition, edition
from parure.gems import COLOURS
from parure.kernel.features import MOST_TILES, PIECES, SCALE, start
from parure.kernel.layout import BUY, COLUMNS, HAND_SIZE, MOST_PLAYERS, RESERVE, RETURN, SLOTS, TAKES, TIERS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.plan import Plan
from parure.rules import Take

Params: TypeAlias = dict[str, jax.Array]
"""Weights by name."""
Weights: TypeAlias = Mapping[str, npt.NDArray[Any]]
"""The same outside of JAX."""
Places: TypeAlias = npt.NDArray[np.int64]

NOBODY: Final = -1e4
"""The logit of a seat where nobody sits."""
EMPTY_SEATS: Final = np.array([[0, 0, NOBODY, NOBODY], [0, 0, 0, NOBODY], [0, 0, 0, 0]], np.float32)
"""By the number of players, which the first three features tell."""
POINTS_SCALE: Final = 15.0
TO_GO_SCALE: Final = 40.0
"""Final points and decisions to go, brought to about 1."""
LACK_SCALE: Final = 0.2
HEARD_SCALE: Final = 0.25
"""The same for gems that are lacking, and for the sum of what some offers say."""
REACH: Final = 5.0
"""A card is the less in a player's reach the more gems he lacks for it, and not at all from so many on."""
HUES: Final = len(COLOURS)


_TOLD: Final = {"tier": 1, "bonus": HUES, "points": 1, "missing": 1, "tags": 1, "gain": 1, "goal": 1}
"""How many features there are of a card in anybody's hand."""


def _piece(name: str) -> Places:
    """Where a piece's features are, in its shape."""
    shape = next(piece.shape for piece in PIECES if piece.name == name)
    return np.arange(start(name), start(name) + int(np.prod(shape))).reshape(shape)


def _alike(prefix: str, count: int) -> Places:
    """The features of each of so many alike things, a row each."""
    return np.concatenate(
        [_piece(piece.name).reshape(count, -1) for piece in PIECES if piece.name.startswith(prefix)], axis=1
    )


MARKET: Final = _alike("market_", SLOTS)
HAND: Final = _alike("hand_", HAND_SIZE)
TILES: Final = _alike("tile_", MOST_TILES)
TABLE: Final = np.setdiff1d(np.arange(len(SCALE)), np.concatenate([MARKET.ravel(), HAND.ravel(), TILES.ravel()]))
"""The features of everything else."""
BONUS: Final = np.concatenate([_piece("market_bonus"), _piece("hand_bonus")])
"""Which colour each offer brings."""
TOKENS: Final = _piece("tokens")[:, :HUES]
HUE: Final = np.concatenate(
    [
        _piece("bank")[None, :HUES],
        TOKENS,
        *(_piece(name) for name in ("bonuses", "unseen_bonuses", "tile_demand")),
    ]
).T
"""The features of each colour: in the bank, everybody's gems and bonuses, cards unseen, and what tiles ask for."""
PERSON: Final = np.concatenate(
    [_piece(name) for name in ("tokens", "bonuses", "standing", "to_go", "next_buy")], axis=1
)
"""The features of each player."""
HELD: Final = np.concatenate(
    [
        np.concatenate([_piece(f"{whose}_{what}").reshape(-1, HAND_SIZE, size) for what, size in _TOLD.items()], axis=2)
        for whose in ("hand", "rival")
    ]
).swapaxes(0, 1)
"""The features of the first card in each player's hand, of the second and of the third."""
MISSING: Final = _piece("market_missing").T
"""How many gems each player lacks for each card in the market."""
SITTING: Final = np.tri(3, MOST_PLAYERS, 1, dtype=np.float32)
"""Who sits there, by the number of players."""
_TAKES: Final = np.array(
    [
        action.gems.counts[:HUES]
        for action in actions(edition(EDITIONS[0]))[:TAKES]
        if isinstance(action, Take)  # all of them, in every edition
    ]
)
PLACES: Final = (*[COLUMNS] * TIERS, HAND_SIZE)
"""How many offers lie in each tier of the market, and in the hand."""
POOL: Final = np.repeat(np.eye(2), [SLOTS, HAND_SIZE], axis=1)
TAKEN: Final = [(gems <= _TAKES).T.astype(np.float32) for gems in (1, 2)]
"""Which takes have a colour in them, and which have it twice."""


def new_params(edition: Edition, plan: Plan) -> Params:
    """A net that knows nothing: its policy is even, so are its win probabilities."""
    rng, params = np.random.default_rng(plan.seed), {}
    width, card = plan.width, plan.card
    shapes = {
        "market": (MARKET.shape[1] + MOST_PLAYERS * HUES, card),
        "hand": (HAND.shape[1] + HUES, card),
        "tiles": (TILES.shape[1], card),
        "colours": (HUE.shape[1], card),
        "stem": (len(TABLE), width),
        "survey": (4 * card, width),
        "person": (PERSON.shape[1], card),
        "held": (HELD.shape[2], card),
        "company": (card, width),
    }
    for number in range(plan.rounds):
        shapes |= {
            f"narrow{number}": (width, plan.neck),
            f"widen{number}": (plan.neck, width),
            f"regard{number}": (width, 2 * card),
            f"recall{number}": (card, card),
            f"say{number}": (card, 2 * card),
            f"hear{number}": (4 * card, card),
            f"gather{number}": (3 * card, width),
        }
    shapes |= {
        "self": (card, card),
        "reach": (card, card),
        "meet": (width, card),
        "mingle": (card, width),
        "fate": (card, 2),
        "policy": (width, int(tables(edition)[ACTIONS])),
        "card": (card, 2),
        "gem": (card, 3),
        "value": (width, MOST_PLAYERS),
        "points": (width, MOST_PLAYERS),
        "to_go": (width, 1),
    }
    # Something else is added to these, or they are 0 where there is nothing,
    unbiased = (
        *("market", "hand", "colours", "stem", "recall", "say", "hear"),
        *("person", "held", "company", "self", "reach", "mingle", "fate"),
    )
    # and these are 0 at first.
    quiet = ("widen", "gather", "company", "mingle", "fate", "policy", "card", "gem", "value", "points", "to_go")
    for name, (rows, columns) in shapes.items():
        spread = 0.0 if name.startswith(quiet) else (2.0 / rows) ** 0.5
        params[f"{name}_weights"] = jnp.asarray(spread * rng.standard_normal((rows, columns)), jnp.float32)
        if not name.startswith(unbiased):
            params[f"{name}_bias"] = jnp.zeros(columns)
    params["place_bias"] = jnp.zeros((len(PLACES), card))
    params["hue_bias"] = jnp.zeros((HUES, card))
    params["seat_bias"] = jnp.zeros((MOST_PLAYERS, card))
    return params


def rounds(params: Mapping[str, Any]) -> int:
    """How many rounds a net has."""
    return sum(name.startswith("narrow") and name.endswith("_weights") for name in params)


def think(op: Any, params: Mapping[str, Any], features: Any) -> dict[str, Any]:
    """For rows of features: logits of actions, logits of winners, final points, decisions to go.

    `op`: the operations, as `Jax` has them; its values know +, -, * and @.
    """

    def link(name: str, x: Any) -> Any:
        return x @ params[f"{name}_weights"]

    def layer(name: str, x: Any) -> Any:
        return link(name, x) + params[f"{name}_bias"]

    # What each player lacks for each card in the market, and the mover for those in his hand.
    gems = op.pick(features, TOKENS)
    lacked = op.relu(op.between(op.pick(features, _piece("market_cost")), gems + op.pick(features, _piece("bonuses"))))
    lacked_held = op.relu(op.between(op.pick(features, _piece("hand_price")), op.cut(gems, 0, 1, axis=1)))
    own, next_ = (op.cut(lacked, HUES * seat, HUES * seat + HUES, axis=2) for seat in (0, 1))
    needs = op.sign(op.join([own, lacked_held], axis=1))
    brings = op.pick(features, BONUS)
    # Nobody else needs what is in the mover's hand.
    next_needs = op.sign(op.join([next_, lacked_held * op.constant(0.0)], axis=1))
    ties = op.join([needs, brings], axis=2)
    ears = op.turn(op.join([ties, next_needs], axis=2)) * op.constant(HEARD_SCALE)

    scaled, lack = features * op.constant(SCALE), op.constant(LACK_SCALE)
    market = link("market", op.join([op.pick(scaled, MARKET), lacked * lack], axis=2))
    hand = link("hand", op.join([op.pick(scaled, HAND), lacked_held * lack], axis=2))
    offers = op.relu(op.join([market, hand], axis=1) + op.repeat(params["place_bias"], PLACES))
    colours = op.relu(link("colours", op.pick(scaled, HUE)) + params["hue_bias"])
    tiles = op.relu(layer("tiles", op.pick(scaled, TILES)))
    seen = op.join([_pooled(op, offers), op.total(tiles), op.total(colours)], axis=1)
    sitting = op.turn(op.row(op.cut(features, 0, len(SITTING), axis=1) @ op.constant(SITTING)))
    persons = op.relu(link("person", op.pick(scaled, PERSON)) + params["seat_bias"])
    for cards in HELD:
        persons = persons + op.relu(link("held", op.pick(scaled, cards)))
    persons = persons * sitting
    company = link("company", op.total(persons))
    x = op.relu(link("stem", op.pick(scaled, TABLE)) + layer("survey", seen) + company)
    for number in range(rounds(params)):
        x = x + layer(f"widen{number}", op.relu(layer(f"narrow{number}", x)))
        to_offers, to_colours = op.split(op.row(layer(f"regard{number}", x)), 2, axis=2)
        said = op.join(op.split(link(f"say{number}", colours), 2, axis=2), axis=1)
        heard = op.join([colours, *op.split(ears @ offers, 3, axis=1)], axis=2)
        offers = op.relu(link(f"recall{number}", offers) + to_offers + ties @ said)
        colours = op.relu(link(f"hear{number}", heard) + to_colours)
        x = x + layer(f"gather{number}", op.join([_pooled(op, offers), op.total(colours)], axis=1))
    near = op.relu(op.constant(1.0) - op.pick(features, MISSING) * op.constant(1 / REACH))
    lying = op.cut(brings, 0, SLOTS, axis=1) @ op.constant(np.ones((HUES, 1)))  # not where no card lies
    reached = link("reach", near @ (op.cut(offers, 0, SLOTS, axis=1) * lying))
    persons = op.relu(link("self", persons) + reached + op.row(layer("meet", x))) * sitting
    x = op.relu(x + link("mingle", op.total(persons)))
    fates = [op.flat(fate) for fate in op.split(link("fate", persons), 2, axis=2)]
    heads = [*op.split(layer("card", offers), 2, axis=2), *op.split(layer("gem", colours), 3, axis=2)]
    return {
        "logits": _policy(op, layer("policy", x), [op.flat(head) for head in heads]),
        "winners": layer("value", x) + fates[0],
        "points": layer("points", x) + fates[1],
        "to_go": layer("to_go", x),
    }


def _pooled(op: Any, offers: Any) -> Any:
    """All offers together: those of the market, those of the hand."""
    return op.merge(op.constant(POOL) @ offers)


def _policy(op: Any, every: Any, heads: Sequence[Any]) -> Any:
    """The logits of actions: what speaks for a card is its offer's own, for a gem its colour's."""
    buy, reserve, gem, gem_again, back = heads
    parts = [
        op.cut(every, 0, RESERVE, axis=1) + gem @ op.constant(TAKEN[0]) + gem_again @ op.constant(TAKEN[1]),
        op.cut(every, RESERVE, RESERVE + 1, axis=1) + op.cut(reserve, 0, SLOTS, axis=1),
        op.cut(every, RESERVE + SLOTS, BUY, axis=1),
        op.cut(every, BUY, BUY + 1, axis=1) + buy,
        op.cut(every, RETURN, RETURN + HUES, axis=1) + back,
        op.cut(every, RETURN + HUES, None, axis=1),
    ]
    return op.join(parts, axis=1)


class Jax:
    """The operations of the net in JAX; the first axis of a value is positions', its second may be alike things'."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def constant(self, value: Any) -> Any:
        """A constant."""
        return jnp.asarray(value, self.kind)

    def pick(self, rows: Any, places: Places) -> Any:
        """Some of the features, in the shape of their places."""
        return rows[:, places]

    def relu(self, x: Any) -> Any:
        """What is above 0."""
        return jax.nn.relu(x)

    def sign(self, x: Any) -> Any:
        """1 for what is above 0."""
        return jnp.sign(x)

    def between(self, x: Any, y: Any) -> Any:
        """Each of alike things less each of others, side by side."""
        return (x[:, :, None] - y[:, None]).reshape(len(x), x.shape[1], -1)

    def join(self, parts: Sequence[Any], axis: int) -> Any:
        """Several as one."""
        return jnp.concatenate(parts, axis=axis)

    def cut(self, x: Any, begin: int, end: int | None, axis: int) -> Any:
        """A part."""
        return jax.lax.slice_in_dim(x, begin, end, axis=axis)

    def split(self, x: Any, count: int, axis: int) -> Any:
        """Equal parts."""
        return jnp.split(x, count, axis=axis)

    def total(self, x: Any) -> Any:
        """The sum of alike things."""
        return x.sum(axis=1)

    def turn(self, x: Any) -> Any:
        """Its last two axes exchanged."""
        return jnp.swapaxes(x, 1, 2)

    def row(self, x: Any) -> Any:
        """The same for each of alike things."""
        return x[:, None]

    def merge(self, x: Any) -> Any:
        """The numbers of alike things in one row."""
        return x.reshape(len(x), -1)

    def flat(self, x: Any) -> Any:
        """The only number of each of alike things."""
        return x[..., 0]

    def repeat(self, x: Any, times: Sequence[int]) -> Any:
        """The rows of a weight, each so many times."""
        return jnp.repeat(x, np.array(times), axis=0, total_repeat_length=sum(times))


def foresee(params: Params, rows: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """For rows of features: logits of actions, logits of winners, final points, decisions to go."""
    kind = params["stem_weights"].dtype
    told = {name: part.astype(jnp.float32) for name, part in think(Jax(kind), params, rows.astype(kind)).items()}
    winners = told["winners"] + rows[:, : len(EMPTY_SEATS)].astype(jnp.float32) @ EMPTY_SEATS
    return told["logits"], winners, told["points"], told["to_go"][:, 0]


def judge(params: Params, rows: jax.Array) -> jax.Array:
    """What a search asks for, in one array: a logit for each action, then for each seat a value from -1 to 1."""
    logits, winners, _, _ = foresee(params, rows)
    return jnp.concatenate([logits, 2.0 * jax.nn.softmax(winners) - 1.0], axis=1)


def judge_both(params: Params, past: Params, guests: jax.Array, rows: jax.Array) -> jax.Array:
    """The same where some rows are a past net's to judge."""
    return jnp.where(guests[:, None] > 0, judge(past, rows), judge(params, rows))


def recast(params: Params, kind: Any) -> Params:
    """The weights in another format, for playing."""
    return {name: value.astype(kind) for name, value in params.items()}
