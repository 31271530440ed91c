"""Gymnasium: a learner who plays at random against the greedy computer."""

import gymnasium

import parure.envs  # noqa: F401 - makes the ids known

env = gymnasium.make("parure/Splendor-v0", opponents="greedy")
observation, info = env.reset(seed=42)
env.action_space.seed(42)
ended = False
while not ended:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    ended = terminated or truncated
print("reward", reward, "in seat", info["seat"])
