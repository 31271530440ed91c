"""Simulations a second of the search: by instinct, and with a net of random weights at several leaf batches.

One core, two players, positions from the middle of games. A net of random weights has the cost of a trained one: its
size is the one that the search is meant for.
"""

from __future__ import annotations

import argparse
import json
import statistics
from random import Random

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import parure
from parure.codec import actions
from parure.kernel.features import FEATURES, FEATURES_VERSION, SCALE
from parure.search import Budget, Manner, Net, Search
from parure.search.net import EDITION_KEY, FEATURES_KEY

LAYERS = (512, 512, 256)
BATCHES = (1, 8, 32)
POSITIONS = 6


def random_model(edition: parure.Edition, layers: tuple[int, ...]) -> bytes:
    """A model of random weights."""
    rng = np.random.default_rng(1)
    weights, nodes = [numpy_helper.from_array(SCALE, "scale")], []
    nodes.append(helper.make_node("Cast", ["rows"], ["cast"], to=TensorProto.FLOAT))
    nodes.append(helper.make_node("Mul", ["cast", "scale"], ["x0"]))
    sizes = (FEATURES, *layers)

    def layer(source: str, target: str, inputs: int, outputs: int) -> None:
        matrix = rng.standard_normal((inputs, outputs)).astype(np.float32) / inputs**0.5
        weights.append(numpy_helper.from_array(matrix, f"{target}_w"))
        weights.append(numpy_helper.from_array(np.zeros(outputs, np.float32), f"{target}_b"))
        nodes.append(helper.make_node("Gemm", [source, f"{target}_w", f"{target}_b"], [target]))

    for number, (inputs, outputs) in enumerate(zip(sizes, sizes[1:], strict=False)):
        layer(f"x{number}", f"y{number}", inputs, outputs)
        nodes.append(helper.make_node("Relu", [f"y{number}"], [f"x{number + 1}"]))
    last = f"x{len(layers)}"
    layer(last, "logits", layers[-1], len(actions(edition)))
    layer(last, "raw", layers[-1], 4)
    nodes.append(helper.make_node("Tanh", ["raw"], ["values"]))
    graph = helper.make_graph(
        nodes,
        "random",
        [helper.make_tensor_value_info("rows", TensorProto.INT8, ["n", FEATURES])],
        [
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", len(actions(edition))]),
            helper.make_tensor_value_info("values", TensorProto.FLOAT, ["n", 4]),
        ],
        weights,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    for key, value in ((EDITION_KEY, edition.tag), (FEATURES_KEY, str(FEATURES_VERSION))):
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.checker.check_model(model)
    data: bytes = model.SerializeToString()
    return data


def positions(edition: parure.Edition) -> list[parure.View]:
    """Views from the middle of games, the same each time."""
    views = []
    for seed in range(POSITIONS):
        game, rng = parure.Game(edition, 2, seed=seed), Random(seed)
        while len(game.record.plies) < 40 or not game.view(game.state.seat).legal:
            game.play(rng.choice(game.view(game.state.seat).legal))
        views.append(game.view(game.state.seat))
    return views


def speed(search: Search, views: list[parure.View], seconds: float) -> float:
    """Simulations a second, the median over positions."""
    search.think(views[0], Budget(simulations=64), 1)
    speeds = []
    for number, view in enumerate(views):
        search.forget()
        thought = search.think(view, Budget(seconds=seconds), number)
        speeds.append(thought.simulations / thought.seconds)
    return statistics.median(speeds)


def main() -> None:
    """Prints a table, or the JSON object."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each position is thought about")
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    for key in ("splendor", "marvel"):
        edition = parure.edition(key)
        views = positions(edition)
        figures[f"{key}_instinct_per_s"] = round(speed(Search(edition), views, arguments.seconds))
        net = Net(random_model(edition, LAYERS), edition)
        for batch in BATCHES:
            search = Search(edition, manner=Manner(leaves=batch, heat=1.0), judge=net)
            figures[f"{key}_net_batch_{batch}_per_s"] = round(speed(search, views, arguments.seconds))
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:32}{value:>10,.0f}")


if __name__ == "__main__":
    main()
