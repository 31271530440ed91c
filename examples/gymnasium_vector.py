"""Gymnasium's VectorEnv: a million decisions in a thousand games, and how often the one who starts comes first."""

from parure.envs.vector import ParureVectorEnv

envs = ParureVectorEnv(1000, edition="splendor", players=2)  # or gymnasium.make_vec("parure/Splendor-v0", 1000)
observations, infos = envs.reset(seed=42)
first = games = 0
for _ in range(1000):
    observations, rewards, terminations, truncations, infos = envs.step(envs.sample_actions())
    games += terminations.sum()
    first += (infos["rewards"][terminations, 0] > 0).sum()
print(f"{games} games, {first / games:.1%} won by the one who starts")
