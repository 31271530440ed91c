"""OpenSpiel: a random game of Marvel for two, chance's moves included."""

import numpy as np
import pyspiel

import parure.envs.openspiel  # noqa: F401 - registers the game

state = pyspiel.load_game("parure(edition=marvel,players=2)").new_initial_state()
rng = np.random.default_rng(42)
while not state.is_terminal():
    if state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(numbers, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))
print(len(state.history()), "moves, returns", state.returns())
