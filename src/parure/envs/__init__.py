"""The games as environments for learners: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

Importing this makes Gymnasium know the ids `parure/Splendor-v0` and `parure/Marvel-v0`.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):  # the OpenSpiel game does without
    from parure.envs.registration import register_envs

    register_envs()
