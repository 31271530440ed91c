"""The ids under which Gymnasium and PettingZoo know the games."""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

IDS: Final = {"parure/Splendor-v0": "splendor", "parure/Marvel-v0": "marvel"}
"""The id of each edition."""


def register_envs() -> None:
    """Makes `gymnasium.make`, `gymnasium.make_vec` and `pettingzoo.make` know the games; twice does no harm."""
    for name, edition in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="parure.envs.single:ParureEnv",
                vector_entry_point="parure.envs.vector:ParureVectorEnv",
                kwargs={"edition": edition},
            )
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"parure.envs.{edition}_v0:env")
