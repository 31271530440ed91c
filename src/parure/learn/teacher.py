"""A net that teaches: the edition's shipped model, read in JAX, so that a net of another shape begins where it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import onnx
from onnx import helper, numpy_helper

from parure.editions import Edition
from parure.search.net import NetError, check_model, shipped_model

Array = Any


def _slice(x: Array, begin: Array, end: Array, axis: Array) -> Array:
    first, last = int(begin[0]), min(int(end[0]), x.shape[int(axis[0])])
    return jax.lax.slice_in_dim(x, first, last, axis=int(axis[0]))


def _reshape(x: Array, shape: Array) -> Array:
    return x.reshape([x.shape[axis] if size == 0 else int(size) for axis, size in enumerate(shape)])


OPERATIONS: Final[Mapping[str, Callable[..., Array]]] = {
    "Add": jnp.add,
    "Cast": lambda x, to: x.astype(helper.tensor_dtype_to_np_dtype(to)),
    "Concat": lambda *parts, axis: jnp.concatenate(parts, axis=axis),
    "Flatten": lambda x: x.reshape(len(x), -1),
    "Gather": lambda x, places, axis: jnp.take(x, places, axis=axis),
    "Identity": lambda x: x,
    "MatMul": jnp.matmul,
    "Mul": jnp.multiply,
    "ReduceSum": lambda x, axes, keepdims: x.sum(axis=tuple(axes), keepdims=bool(keepdims)),
    "Relu": jax.nn.relu,
    "Reshape": _reshape,
    "Sign": jnp.sign,
    "Slice": _slice,
    "Softmax": lambda x, axis: jax.nn.softmax(x, axis=axis),
    "Split": lambda x, axis, outputs: jnp.split(x, outputs, axis=axis),
    "Squeeze": lambda x, axes: jnp.squeeze(x, axis=tuple(axes)),
    "Sub": jnp.subtract,
    "Transpose": lambda x, perm: x.transpose(perm),
    "Unsqueeze": lambda x, axes: jnp.expand_dims(x, axis=tuple(axes)),
}
"""The operations of our models (`export.py`), and of nets that were shipped before."""


def teacher(edition: Edition) -> Callable[[npt.NDArray[np.int8]], npt.NDArray[np.float32]]:
    """What the shipped net says of rows, as `network.judge` would: NetError if it is for other features."""
    model = onnx.load(shipped_model(edition))
    check_model({entry.key: entry.value for entry in model.metadata_props}, edition)
    judged = jax.jit(read(model))
    return lambda rows: np.asarray(judged(rows))


def read(model: onnx.ModelProto) -> Callable[[Array], Array]:
    """A model as a function of rows: a logit for each action, then the value of each seat."""
    graph = model.graph
    constants = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}

    def judge(rows: Array) -> Array:
        known: dict[str, Array] = {"rows": rows} | constants
        for node in graph.node:
            manner = {part.name: helper.get_attribute_value(part) for part in node.attribute}
            if len(node.output) > 1:
                manner["outputs"] = len(node.output)
            if node.op_type not in OPERATIONS:
                raise NetError(f"the model can't teach: it has an operation that nobody knows here, {node.op_type}")
            found = OPERATIONS[node.op_type](*(known[name] for name in node.input), **manner)
            known |= zip(node.output, found if len(node.output) > 1 else [found], strict=True)
        return jnp.concatenate([known["logits"], known["values"]], axis=1)

    return judge
