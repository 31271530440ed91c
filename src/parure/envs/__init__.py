"""The games as environments for learners: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

Importing this makes Gymnasium and PettingZoo know the ids `parure/Splendor-v0` and `parure/Marvel-v0`.
"""

from contextlib import suppress

with suppress(ModuleNotFoundError):  # OpenSpiel does without the other two
    from parure.envs.registration import register_envs

    register_envs()
