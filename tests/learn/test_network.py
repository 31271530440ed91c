"""The net: what it can't tell apart, what it knows of empty seats, and that the exported model is the same net."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.kernel import Games
from parure.kernel.features import PIECES, start
from parure.kernel.layout import BUY, BUY_HELD, COLUMNS, HAND_SIZE, RESERVE, SLOTS
from parure.learn.export import from_onnx, to_onnx
from parure.learn.growth import Sizes, grow
from parure.learn.network import Params, foresee, judge, new_params
from parure.learn.plan import Plan
from parure.search import Net
from parure.search.net import shipped_model

EDITIONS = ("splendor", "marvel")
SMALL = replace(Plan("splendor"), width=24, neck=12, card=16, rounds=2)


def positions(edition: str, players: int) -> npt.NDArray[np.int8]:
    """Some positions in the middle of random games, reserved cards included."""
    games, rng = Games(parure.edition(edition), players, 40, seed=5), np.random.default_rng(1)
    for _ in range(30):
        games.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in games.masks], np.int16))
    return games.observations


def some_params(edition: str) -> Params:
    """A net with weights everywhere, those that are 0 in the beginning too; a model keeps them as they are."""
    params, rng = new_params(parure.edition(edition), replace(SMALL, edition=edition)), np.random.default_rng(3)
    values = {name: value + 0.1 * rng.standard_normal(value.shape) for name, value in params.items()}
    return {name: jnp.asarray(value, jnp.float16).astype(jnp.float32) for name, value in values.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_a_card_lies_changes_only_the_number_of_its_action(edition: str) -> None:
    rows, params, rng = positions(edition, 3), some_params(edition), np.random.default_rng(2)
    slots = np.concatenate([COLUMNS * tier + rng.permutation(COLUMNS) for tier in range(3)])
    hand = rng.permutation(HAND_SIZE)
    turned = rows.copy()
    for prefix, order in (("market_", slots), ("hand_", hand)):
        for piece in PIECES:
            if piece.name.startswith(prefix):
                part = slice(start(piece.name), start(piece.name) + piece.size)
                turned[:, part] = rows[:, part].reshape(len(rows), len(order), -1)[:, order].reshape(len(rows), -1)
    (logits, winners, *_), (other, same, *_) = foresee(params, jnp.asarray(rows)), foresee(params, jnp.asarray(turned))
    assert not np.array_equal(rows, turned)
    assert np.allclose(winners, same, atol=1e-3)
    moved = np.arange(logits.shape[1])
    moved[RESERVE : RESERVE + SLOTS] = RESERVE + slots
    moved[BUY : BUY + SLOTS] = BUY + slots
    moved[BUY_HELD : BUY_HELD + HAND_SIZE] = BUY_HELD + hand
    assert np.allclose(np.asarray(logits)[:, moved], other, atol=1e-3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_those_who_sit_there_add_up_to_one(players: int) -> None:
    judged = np.asarray(judge(some_params("splendor"), jnp.asarray(positions("splendor", players))))
    chances = 0.5 + 0.5 * judged[:, -4:]
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-5)
    assert np.allclose(chances[:, players:], 0, atol=1e-6)
    assert chances[:, :players].max() > 1 / players


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_listens_to_a_seat_where_nobody_sits(players: int) -> None:
    rows, params = jnp.asarray(positions("marvel", players)), some_params("marvel")
    for seats, same in ((slice(players, None), True), (slice(players - 1, None), False)):
        other = {**params, "seat_bias": params["seat_bias"].at[seats].add(1.0)}
        for before, now in zip(foresee(params, rows), foresee(other, rows), strict=True):
            assert np.array_equal(before, now) is same


def test_nobody_reaches_for_a_card_where_none_lies() -> None:
    rows, params = positions("splendor", 4), some_params("splendor")
    bare = rows.copy()
    for piece in PIECES:
        if piece.name.startswith("market_"):
            bare[:, start(piece.name) : start(piece.name) + piece.size] = 0
    other = {**params, "reach_weights": 2.0 * params["reach_weights"]}
    for shown, same in ((bare, True), (rows, False)):
        before, now = (np.asarray(foresee(one, jnp.asarray(shown))[1]) for one in (params, other))
        assert np.array_equal(before, now) is same


def test_a_net_that_knows_nothing_prefers_nothing() -> None:
    params = new_params(parure.edition("marvel"), replace(SMALL, edition="marvel"))
    judged = np.asarray(judge(params, jnp.asarray(positions("marvel", 4))))
    assert not judged[:, :-4].any()
    assert np.allclose(judged[:, -4:], -0.5)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_exported_model_says_the_same(edition: str, players: int) -> None:
    rows, params, game = positions(edition, players), some_params(edition), parure.edition(edition)
    net = Net(to_onnx(game, {name: np.asarray(value) for name, value in params.items()}), game)
    logits, values = net(rows)
    judged = np.asarray(judge(params, jnp.asarray(rows)))
    assert np.allclose(logits, judged[:, :-4], atol=1e-3)
    assert np.allclose(values, judged[:, -4:], atol=1e-4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_half_precision_changes_hardly_anything(edition: str) -> None:
    """The shipped net, its weights changed by less than half precision can tell apart."""
    game, rng = parure.edition(edition), np.random.default_rng(3)
    shipped = from_onnx(shipped_model(game), game)
    plan = replace(SMALL, edition=edition, **Sizes.of(shipped)._asdict())
    params = grow(shipped, new_params(game, plan))
    params = {name: value * (1.0 + 2e-4 * rng.uniform(-1, 1, value.shape)) for name, value in params.items()}
    rows = positions(edition, 2)
    _, values = Net(to_onnx(game, {name: np.asarray(value) for name, value in params.items()}), game)(rows)
    judged = np.asarray(judge(params, jnp.asarray(rows)))[:, -4:]
    assert not np.allclose(values, judged, atol=1e-5)
    assert np.allclose(values, judged, atol=2e-3)
