"""PettingZoo: a whole game of Marvel for three who play at random."""

from parure.envs import marvel_v0

env = marvel_v0.env(players=3, render_mode="ansi")
env.reset(seed=42)
for number, agent in enumerate(env.agents):
    env.action_space(agent).seed(number)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "gets", reward)
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
print(env.render())
