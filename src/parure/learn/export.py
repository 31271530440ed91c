"""A trained net as an ONNX model, as `search.Net` reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import onnx
from google.protobuf.message import DecodeError  # type: ignore[import-untyped]
from onnx import TensorProto, helper, numpy_helper

from parure.editions import Edition
from parure.kernel.features import FEATURES, FEATURES_VERSION
from parure.kernel.layout import MOST_PLAYERS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.network import EMPTY_SEATS, Places, Weights, think
from parure.search.net import EDITION_KEY, FEATURES_KEY, NetError, check_model

OPSET: Final = 17
ALL: Final = np.iinfo(np.int64).max


class Value:
    """Something that a model works out; what is done with it becomes part of the model."""

    def __init__(self, graph: Graph, name: str) -> None:
        self.graph, self.name = graph, name

    def __add__(self, other: Value) -> Any:
        return self.graph.add("Add", self, other)

    def __sub__(self, other: Value) -> Any:
        return self.graph.add("Sub", self, other)

    def __mul__(self, other: Value) -> Any:
        return self.graph.add("Mul", self, other)

    def __matmul__(self, other: Value) -> Any:
        return self.graph.add("MatMul", self, other)


class Graph:
    """The operations of the net (see `network.Jax`), written down as a model."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, npt.NDArray[Any]] = {}

    def add(self, operation: str, *inputs: Value, outputs: int = 1, **attributes: Any) -> Any:
        """What comes out of an operation, or each of its outputs."""
        names = [f"x{len(self.nodes)}_{number}" for number in range(outputs)]
        self.nodes.append(helper.make_node(operation, [value.name for value in inputs], names, **attributes))
        values = [Value(self, name) for name in names]
        return values if outputs > 1 else values[0]

    def keep(self, value: npt.NDArray[Any]) -> Value:
        """A constant, as it is."""
        name = f"c{len(self.constants)}"
        self.constants[name] = np.ascontiguousarray(value)
        return Value(self, name)

    def weight(self, name: str, value: npt.NDArray[Any]) -> Any:
        """A constant that keeps its name, so that it can be learnt on from (`from_onnx`), in half precision.

        That makes a model half as large. ONNX Runtime turns it into single precision once, when it is loaded.
        """
        self.constants[name] = np.ascontiguousarray(value, np.float16)
        return self.add("Cast", Value(self, name), to=TensorProto.FLOAT)

    def whole(self, *numbers: int) -> Value:
        """Whole numbers that say how an operation goes."""
        return self.keep(np.array(numbers, np.int64))

    def constant(self, value: Any) -> Value:
        """A constant number, or many."""
        return self.keep(np.asarray(value, np.float32))

    def pick(self, rows: Value, places: Places) -> Any:
        """Some of the features, in the shape of their places."""
        if (np.diff(places.ravel()) == 1).all():  # side by side: that is faster
            found = self.cut(rows, int(places.min()), int(places.max()) + 1, axis=1)
            return self.add("Reshape", found, self.whole(0, *places.shape)) if places.ndim > 1 else found
        return self.add("Gather", rows, self.keep(places.astype(np.int64)), axis=1)

    def relu(self, x: Value) -> Any:
        """What is above 0."""
        return self.add("Relu", x)

    def sign(self, x: Value) -> Any:
        """1 for what is above 0."""
        return self.add("Sign", x)

    def between(self, x: Value, y: Value) -> Any:
        """Each of alike things less each of others, side by side."""
        differences = self.add("Unsqueeze", x, self.whole(2)) - self.row(y)
        return self.add("Reshape", differences, self.whole(0, 0, -1))

    def join(self, parts: Sequence[Value], axis: int) -> Any:
        """Several as one."""
        return self.add("Concat", *parts, axis=axis)

    def cut(self, x: Value, begin: int, end: int | None, axis: int) -> Any:
        """A part."""
        return self.add("Slice", x, *(self.whole(number) for number in (begin, ALL if end is None else end, axis)))

    def split(self, x: Value, count: int, axis: int) -> Any:
        """Equal parts."""
        return self.add("Split", x, outputs=count, axis=axis)

    def total(self, x: Value) -> Any:
        """The sum of alike things."""
        return self.add("ReduceSum", x, self.whole(1), keepdims=0)

    def turn(self, x: Value) -> Any:
        """Its last two axes exchanged."""
        return self.add("Transpose", x, perm=[0, 2, 1])

    def row(self, x: Value) -> Any:
        """The same for each of alike things."""
        return self.add("Unsqueeze", x, self.whole(1))

    def merge(self, x: Value) -> Any:
        """The numbers of alike things in one row."""
        return self.add("Flatten", x)

    def flat(self, x: Value) -> Any:
        """The only number of each of alike things."""
        return self.add("Squeeze", x, self.whole(2))

    def repeat(self, x: Value, times: Sequence[int]) -> Any:
        """The rows of a weight, each so many times."""
        return self.add("Gather", x, self.keep(np.repeat(np.arange(len(times)), times)), axis=0)


def to_onnx(edition: Edition, weights: Weights, *, sharpness: Sequence[float] = (1.0, 1.0, 1.0)) -> bytes:
    """The model of an edition; `weights` as `network.new_params` names them.

    `sharpness`: what the logits of winners are multiplied by with two, three and four players (calibration.py).
    """
    graph = Graph()
    rows = graph.add("Cast", Value(graph, "rows"), to=TensorProto.FLOAT)
    told = think(graph, {name: graph.weight(name, value) for name, value in weights.items()}, rows)
    players = graph.cut(rows, 0, len(EMPTY_SEATS), axis=1)
    sharp = players @ graph.constant(np.array(sharpness)[:, None])
    winners = told["winners"] * sharp + players @ graph.constant(EMPTY_SEATS)
    values = graph.add("Softmax", winners, axis=1) * graph.constant(2.0) - graph.constant(1.0)
    return bytes(_model(edition, graph, {"logits": told["logits"], "values": values}).SerializeToString())


def from_onnx(path: Path, edition: Edition) -> dict[str, npt.NDArray[Any]]:
    """The weights of a model that `to_onnx` wrote, but for the heads that it left out; NetError if it can't be read."""
    try:
        model = onnx.load(path)
    except (OSError, DecodeError) as error:
        raise NetError(f"{path} can't be read: {error}") from error
    check_model({prop.key: prop.value for prop in model.metadata_props}, edition)
    found = {part.name: numpy_helper.to_array(part) for part in model.graph.initializer}
    return {name: value.astype(np.float32) for name, value in found.items() if name.endswith(("_weights", "_bias"))}


def _model(edition: Edition, graph: Graph, told: Mapping[str, Value]) -> onnx.ModelProto:
    """Only what leads to what is told: that which was learnt beside it is left out."""
    needed = {value.name for value in told.values()}
    nodes = []
    for node in reversed(graph.nodes):
        if needed & set(node.output):
            needed |= set(node.input)
            nodes.append(node)
    nodes = nodes[::-1] + [helper.make_node("Identity", [value.name], [name]) for name, value in told.items()]
    sizes = {"logits": int(tables(edition)[ACTIONS]), "values": MOST_PLAYERS}
    model = helper.make_model(
        helper.make_graph(
            nodes,
            "parure",
            [helper.make_tensor_value_info("rows", TensorProto.INT8, ["count", FEATURES])],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["count", size]) for name, size in sizes.items()],
            [numpy_helper.from_array(array, name) for name, array in graph.constants.items() if name in needed],
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=9,
    )
    helper.set_model_props(model, {EDITION_KEY: edition.tag, FEATURES_KEY: str(FEATURES_VERSION)})
    onnx.checker.check_model(model)
    return model
