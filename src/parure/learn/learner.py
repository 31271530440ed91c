"""The learner: one step after another towards what the searches found and how the games ended."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax  # type: ignore[import-untyped]

from parure.editions import Edition
from parure.kernel.layout import MOST_PLAYERS
from parure.learn.harvest import POINTS, TO_GO, VALUES, WEIGHT
from parure.learn.network import POINTS_SCALE, TO_GO_SCALE, Params, foresee, new_params
from parure.learn.plan import Plan
from parure.learn.window import Positions, Window

STEPS = 8
"""Steps between two looks at the clock."""
FIRST_STEPS = 200
"""Steps in which the learning rate rises to its own."""
FORGOTTEN = 9
"""Over a ninth of its steps the average goes at first, so that it soon forgets the net that knew nothing."""
FORESIGHT = 0.05
"""How much it counts to foresee final points and the length of the game."""


class Knowledge(NamedTuple):
    """All that a learner has: the weights, their average, and the optimiser's state."""

    params: Params
    average: Params
    momentum: Any
    step: jax.Array


class Learner:
    """Learns by a plan."""

    def __init__(self, edition: Edition, plan: Plan) -> None:
        self.plan = plan
        optimiser = optax.chain(
            optax.clip_by_global_norm(1.0),
            optax.scale_by_adam(b2=0.99),
            optax.add_decayed_weights(plan.decay),
        )
        params = new_params(edition, plan)
        self.knowledge = Knowledge(params, params, optimiser.init(params), jnp.zeros((), jnp.int32))
        self._steps = jax.jit(partial(learn, optimiser, plan.average, plan.batch))

    def begin_with(self, params: Params) -> None:
        """Takes these weights instead of those of a net that knows nothing, and keeps their average close to them."""
        settled = round(FORGOTTEN / max(1e-6, 1.0 - self.plan.average))
        self.knowledge = Knowledge(params, params, self.knowledge.momentum, jnp.asarray(settled, jnp.int32))

    def learn(self, window: Window, *, done: float) -> jax.Array:
        """STEPS steps; `done`: how much of the run is over, 0 to 1. What is lost: policy, winners, points, to go."""
        rate = self.plan.last_rate + 0.5 * (self.plan.rate - self.plan.last_rate) * (1.0 + float(np.cos(np.pi * done)))
        lost: jax.Array
        self.knowledge, lost = self._steps(self.knowledge, window.positions, len(window), rate)
        return lost

    def weights(self) -> dict[str, npt.NDArray[Any]]:
        """The averaged weights: the net that plays."""
        return {name: np.asarray(value) for name, value in self.knowledge.average.items()}

    def leaves(self) -> dict[str, Any]:
        """Everything as named arrays, to be kept."""
        return {str(number): np.asarray(leaf) for number, leaf in enumerate(jax.tree.leaves(self.knowledge))}

    def restore(self, leaves: dict[str, Any]) -> None:
        """Takes them up again."""
        tree = jax.tree.structure(self.knowledge)
        self.knowledge = jax.tree.unflatten(tree, [jnp.asarray(leaves[str(number)]) for number in range(len(leaves))])


def losses(params: Params, rows: jax.Array, policies: jax.Array, notes: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What a net has still to learn, in all and by subject."""
    logits, winners, points, to_go = foresee(params, rows)
    seats = (winners > -1e3).astype(jnp.float32)
    weight = notes[:, WEIGHT]
    target = policies / jnp.maximum(1.0, policies.sum(axis=1, keepdims=True))
    surprise = (jax.scipy.special.xlogy(target, target) - target * jax.nn.log_softmax(logits)).sum(axis=1)
    policy = (surprise * weight).sum() / jnp.maximum(1.0, weight.sum())
    value = -(notes[:, VALUES : VALUES + MOST_PLAYERS] * jax.nn.log_softmax(winners)).sum(axis=1).mean()
    margin = (seats * jnp.square(points - notes[:, POINTS : POINTS + MOST_PLAYERS] / POINTS_SCALE)).sum(axis=1).mean()
    length = jnp.square(to_go - notes[:, TO_GO] / TO_GO_SCALE).mean()
    return policy + value + FORESIGHT * (margin + length), jnp.stack([policy, value, margin, length])


def learn(
    optimiser: optax.GradientTransformation,
    average: float,
    batch: int,
    knowledge: Knowledge,
    window: Positions,
    count: int,
    rate: float,
) -> tuple[Knowledge, jax.Array]:
    """Some steps, each on positions drawn from the first `count` of the window; returns the mean of what is lost."""

    def step(knowledge: Knowledge, _: None) -> tuple[Knowledge, jax.Array]:
        places = jax.random.randint(jax.random.fold_in(jax.random.key(1), knowledge.step), (batch,), 0, count)
        rows, policies, notes = (array[places] for array in window)
        gradient, lost = jax.grad(losses, has_aux=True)(knowledge.params, rows, policies.astype(jnp.float32), notes)
        towards, momentum = optimiser.update(gradient, knowledge.momentum, knowledge.params)
        taken = optax.tree_utils.tree_get(knowledge.momentum, "count")
        careful = rate * jnp.minimum(1.0, (taken + 1) / FIRST_STEPS)
        params = optax.apply_updates(knowledge.params, jax.tree.map(lambda part: -careful * part, towards))
        slow = jnp.minimum(average, (1.0 + knowledge.step) / (1.0 + FORGOTTEN + knowledge.step))
        mean = jax.tree.map(lambda old, new: slow * old + (1.0 - slow) * new, knowledge.average, params)
        return Knowledge(params, mean, momentum, knowledge.step + 1), lost

    knowledge, lost = jax.lax.scan(step, knowledge, length=STEPS)
    return knowledge, lost.mean(axis=0)
