"""A trained net as an ONNX model, as `search.Net` reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import onnx
from onnx import TensorProto, helper, numpy_helper

from parure.editions import Edition
from parure.kernel.features import FEATURES, FEATURES_VERSION, SCALE
from parure.kernel.layout import BUY, COLUMNS, HAND_SIZE, MOST_PLAYERS, RESERVE, SLOTS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.network import EMPTY_SEATS, HAND, MARKET, TABLE, TILES, rounds
from parure.search.net import EDITION_KEY, FEATURES_KEY

OPSET: Final = 17
Weights = Mapping[str, npt.NDArray[Any]]


class Graph:
    """A graph that grows: each method adds an operation, and returns the name of what comes out."""

    def __init__(self, weights: Weights) -> None:
        self.weights = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def add(self, operation: str, *inputs: str, **attributes: Any) -> str:
        """The output of an operation."""
        output = f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, list(inputs), [output], **attributes))
        return output

    def constant(self, value: npt.NDArray[Any]) -> str:
        """A constant."""
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def layer(self, name: str, x: str, *, scale: npt.NDArray[Any] | None = None, bias: Any = 0.0) -> str:
        """A layer of the net; `scale`: what its inputs were multiplied by, `bias`: what is added to its own."""
        weights = self.weights[f"{name}_weights"]
        weights = weights if scale is None else weights * scale[:, None]
        product = self.add("MatMul", x, self.constant(weights))
        return self.add("Add", product, self.constant(np.asarray(self.weights[f"{name}_bias"] + bias, np.float32)))

    def read(self, name: str, rows: str, places: npt.NDArray[np.int64], *, bias: Any = 0.0) -> str:
        """A first layer, on some of the features; alike things have a row of places each."""
        x = self.add("Gather", rows, self.constant(places.ravel().astype(np.int64)), axis=1)
        if places.ndim == 2:
            x = self.add("Reshape", x, self.constant(np.array([-1, *places.shape], np.int64)))
        first = places[0] if places.ndim == 2 else places
        return self.layer(name, x, scale=SCALE[first], bias=bias)

    def part(self, x: str, first: int, end: int, *, axis: int = 1) -> str:
        """Some columns."""
        bounds = (self.constant(np.array([number], np.int64)) for number in (first, end, axis))
        return self.add("Slice", x, *bounds)

    def pooled(self, offers: str) -> str:
        """The sums of the market's offers and of the hand's."""
        axis = self.constant(np.array([1], np.int64))
        parts = [self.part(offers, 0, SLOTS), self.part(offers, SLOTS, SLOTS + HAND_SIZE)]
        return self.add("Concat", *(self.add("ReduceSum", part, axis, keepdims=0) for part in parts), axis=1)


def to_onnx(edition: Edition, weights: Weights) -> bytes:
    """The model of an edition; `weights` as `network.new_params` names them."""
    graph = Graph(weights)
    rows = graph.add("Cast", "rows", to=TensorProto.FLOAT)
    tiers = np.repeat(graph.weights["tier_bias"], COLUMNS, axis=0)
    offers = graph.add(
        "Relu",
        graph.add("Concat", graph.read("market", rows, MARKET, bias=tiers), graph.read("hand", rows, HAND), axis=1),
    )
    tiles = graph.add("Relu", graph.read("tiles", rows, TILES))
    axis = graph.constant(np.array([1], np.int64))
    seen = graph.add("Concat", graph.pooled(offers), graph.add("ReduceSum", tiles, axis, keepdims=0), axis=1)
    x = graph.add("Relu", graph.add("Add", graph.read("stem", rows, TABLE), graph.layer("survey", seen)))
    for number in range(rounds(weights)):
        thought = graph.layer(f"widen{number}", graph.add("Relu", graph.layer(f"narrow{number}", x)))
        x = graph.add("Add", x, thought)
        regard = graph.add("Unsqueeze", graph.layer(f"regard{number}", x), axis)
        offers = graph.add("Relu", graph.add("Add", graph.layer(f"recall{number}", offers), regard))
        x = graph.add("Add", x, graph.layer(f"gather{number}", graph.pooled(offers)))
    x = graph.add("Relu", x)
    _policy(graph, x, offers)
    absent = graph.add("MatMul", graph.part(rows, 0, len(EMPTY_SEATS)), graph.constant(EMPTY_SEATS))
    chances = graph.add("Softmax", graph.add("Add", graph.layer("value", x), absent), axis=1)
    doubled = graph.add("Mul", chances, graph.constant(np.array(2, np.float32)))
    graph.nodes.append(helper.make_node("Sub", [doubled, graph.constant(np.array(1, np.float32))], ["values"]))
    return bytes(_model(edition, graph).SerializeToString())


def _policy(graph: Graph, x: str, offers: str) -> None:
    """The logits of actions: those of buying and of reserving a card are its offer's own."""
    every = graph.layer("policy", x)
    last = graph.constant(np.array([2], np.int64))
    buy, reserve = (graph.add("Squeeze", graph.layer(name, offers), last) for name in ("buy", "reserve"))
    parts = [
        graph.part(every, 0, RESERVE),
        graph.add("Add", graph.part(reserve, 0, SLOTS), graph.part(every, RESERVE, RESERVE + 1)),
        graph.part(every, RESERVE + SLOTS, BUY),
        graph.add("Add", buy, graph.part(every, BUY, BUY + 1)),
        graph.part(every, BUY + SLOTS + HAND_SIZE, np.iinfo(np.int64).max),
    ]
    graph.nodes.append(helper.make_node("Concat", parts, ["logits"], axis=1))


def _model(edition: Edition, graph: Graph) -> onnx.ModelProto:
    outputs = (("logits", int(tables(edition)[ACTIONS])), ("values", MOST_PLAYERS))
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "parure",
            [helper.make_tensor_value_info("rows", TensorProto.INT8, ["count", FEATURES])],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["count", size]) for name, size in outputs],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=9,
    )
    helper.set_model_props(model, {EDITION_KEY: edition.tag, FEATURES_KEY: str(FEATURES_VERSION)})
    onnx.checker.check_model(model)
    return model
