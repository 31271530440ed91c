"""The latest positions."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import parure
from parure.learn.harvest import new_harvest
from parure.learn.plan import Plan
from parure.learn.window import Window


def test_policies_that_were_kept_as_bytes_are_read(tmp_path: Path) -> None:
    edition, plan = parure.edition("splendor"), Plan("splendor", harvest=16, window=32, least=16)
    window, harvest = Window(edition, plan.window, plan.harvest), new_harvest(edition, plan.harvest)
    harvest.policies[:, :3] = (200, 50, 5)
    window.add(harvest)
    window.save(tmp_path, 1)
    file = tmp_path / "window-policies-1.npy"
    np.save(file, np.load(file).astype(np.uint8))  # as 255ths were kept
    again = Window(edition, plan.window, plan.harvest)
    again.load(tmp_path, 1, 16)
    assert again.positions.policies.dtype == window.positions.policies.dtype
    assert np.array_equal(again.positions.policies, window.positions.policies)
