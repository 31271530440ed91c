"""Models of random weights: they cost what trained ones do."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import parure
from parure.codec import actions
from parure.kernel.features import FEATURES, FEATURES_VERSION, SCALE
from parure.search.net import EDITION_KEY, FEATURES_KEY


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

    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
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
