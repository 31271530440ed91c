"""The ids under which Gymnasium knows the games."""

from __future__ import annotations

import gymnasium

IDS = {"parure/Splendor-v0": "splendor", "parure/Marvel-v0": "marvel"}


def register_envs() -> None:
    """Makes `gymnasium.make` and `gymnasium.make_vec` know the games; once is enough, twice does no harm."""
    for name, edition in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="parure.envs.single:ParureEnv",
                vector_entry_point="parure.envs.vector:ParureVectorEnv",
                kwargs={"edition": edition},
            )
