"""A trained net as the judge of positions, run by ONNX Runtime.

A model has one input, rows of features as int8, and two outputs: a logit for each action, a value for each seat. Its
metadata names the edition and the version of the features that it was trained on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from parure.codec import actions
from parure.editions import Edition
from parure.errors import ParureError
from parure.kernel.features import FEATURES_VERSION
from parure.kernel.layout import MOST_PLAYERS

EDITION_KEY: Final = "parure.edition"
FEATURES_KEY: Final = "parure.features"


class NetError(ParureError, ValueError):
    """A model can't be used here; the text says why."""


def check_model(metadata: Mapping[str, str], edition: Edition) -> None:
    """NetError unless a model was trained on the edition as it is, and on the features as they are."""
    for key, needed in ((EDITION_KEY, edition.tag), (FEATURES_KEY, str(FEATURES_VERSION))):
        if metadata.get(key) != needed:
            raise NetError(f"the model was trained on {key} {metadata.get(key, 'unknown')}, and {needed} is needed")


class Net:
    """A model for one edition, on one processor core."""

    def __init__(self, model: Path | bytes, edition: Edition) -> None:
        try:
            import onnxruntime  # type: ignore[import-untyped] # noqa: PLC0415 - an extra: only who uses a net needs it
        except ImportError as error:
            raise NetError("a net needs ONNX Runtime: pip install 'parure[net]'") from error
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        source = model if isinstance(model, bytes) else str(model)
        try:
            self._session = onnxruntime.InferenceSession(source, options, providers=["CPUExecutionProvider"])
        except Exception as error:  # its errors have no common class
            raise NetError(f"{'the model' if isinstance(model, bytes) else model} can't be read: {error}") from error
        check_model(self._session.get_modelmeta().custom_metadata_map, edition)
        self.edition = edition
        self._input = self._session.get_inputs()[0].name
        outputs = [output.shape[-1] for output in self._session.get_outputs()]
        if outputs != [len(actions(edition)), MOST_PLAYERS]:
            raise NetError(
                f"the model's outputs have {outputs} columns: {len(actions(edition))} logits and 4 values are needed"
            )

    def __call__(self, rows: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The logits of each row's actions, and the values of its seats."""
        logits, values = self._session.run(None, {self._input: rows})
        return logits, values


def shipped_model(edition: Edition) -> Path:
    """The model that comes with the package; NetError for an edition that has none."""
    model = Path(__file__).parent / "nets" / f"{edition.key}.onnx"
    if not model.exists():
        raise NetError(f"there is no net for {edition.tag} yet: train one (docs/learning.md)")
    return model


@cache
def shipped(edition: Edition) -> Net:
    """The net that comes with the package, read once; NetError for an edition that has none."""
    return Net(shipped_model(edition), edition)
