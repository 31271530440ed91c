"""PPO with action masks (sb3-contrib's) learns Splendor for two; how it fares against random and greedy is drawn.

    python examples/ppo.py --out ppo    # curve.json, curve.png and model.zip, the best, in the folder ppo

First it imitates: at games of its own it is told what the compiled computer `instinct` would do, and how they ended.
Then PPO takes over, against `artisan`, which is that computer with small slips; what fares best against it is kept.
Greedy it meets in the evaluations alone. Told a folder that has a model already, it goes on where that was.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

from parure import codec
from parure.envs.single import ParureEnv
from parure.envs.vector import ParureVectorEnv
from parure.kernel.features import FEATURES, PIECES, SCALE, start
from parure.kernel.layout import BUY, HAND_SIZE, RESERVE, SLOTS

GAMES = 256
"""Games at once."""
MODEL = "instinct:whim=0"
"""Whom it imitates."""
OPPONENT = "artisan"
"""Whom PPO plays."""
RIVALS = ("random", "greedy")
"""Whom it is measured against."""
LESSON = 96
"""Decisions in each game between two lessons."""
BATCH = 256
"""Positions of a step of imitation."""
RATE = 1.5e-3
"""The highest learning rate of imitation."""
PPO_RATE = 2e-4
"""The learning rate of PPO: small, so that it betters what was imitated rather than forgets it."""


def alike(prefix: str, count: int) -> Tensor:
    """Where in a row the features are of each of so many alike things."""
    pieces = [piece for piece in PIECES if piece.name.startswith(prefix)]
    each = [torch.arange(start(piece.name), start(piece.name) + piece.size).view(count, -1) for piece in pieces]
    return torch.cat(each, 1)


MARKET, HAND = alike("market_", SLOTS), alike("hand_", HAND_SIZE)


class Games(VecEnv):
    """Parure's vector env as Stable-Baselines3 knows them."""

    def __init__(self) -> None:
        self.envs = ParureVectorEnv(GAMES, opponents=OPPONENT)
        self.render_mode = None
        super().__init__(GAMES, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        return observations

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminated, truncated, told = self.envs.step(self._actions)
        done = terminated | truncated
        infos: list[dict[str, Any]] = [{} for _ in range(GAMES)]
        for row in np.flatnonzero(done):
            last = told["final_obs"][row]
            infos[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(truncated[row])}
        return observations, rewards, done, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list(getattr(self.envs, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.envs, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002 - theirs
        return [getattr(self, attr_name)] * GAMES

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("games of a batch have no attributes of their own")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002 - theirs
        return [False] * GAMES

    def close(self) -> None:
        self.envs.close()


class Cards(BaseFeaturesExtractor):
    """A net that looks at every card with the same eyes; the last of its features are a score for each action."""

    def __init__(self, space: Any, actions: int, width: int = 192) -> None:
        super().__init__(space, width + actions)
        self.table = nn.Sequential(nn.Linear(FEATURES, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, actions)
        self.market, self.hand = Eyes(MARKET.shape[1], width), Eyes(HAND.shape[1], width)
        self.register_buffer("scale", torch.as_tensor(SCALE))

    def forward(self, rows: Tensor) -> Tensor:
        rows = rows * self.get_buffer("scale")
        table = self.table(rows)
        market, hand = self.market(rows[:, MARKET], table), self.hand(rows[:, HAND], table)
        scores = self.scores(table)
        scores[:, RESERVE : RESERVE + SLOTS] += market[..., 0]
        scores[:, BUY : BUY + SLOTS + HAND_SIZE] += torch.cat([market[..., 1], hand[..., 1]], 1)
        return torch.cat([table, scores], 1)


class Eyes(nn.Module):
    """What speaks for reserving and for buying each of some cards, given the whole table."""

    def __init__(self, card: int, table: int, width: int = 48) -> None:
        super().__init__()
        self.card, self.table, self.appeal = nn.Linear(card, width), nn.Linear(table, width), nn.Linear(width, 2)

    def forward(self, cards: Tensor, table: Tensor) -> Tensor:
        looked: Tensor = self.appeal(torch.relu(self.card(cards) + self.table(table)[:, None]))
        return looked


def won(model: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """The share of games won against a computer, a draw counting half; all are played side by side."""
    live = [ParureEnv(opponents=opponent, seat=number % 2) for number in range(games)]
    told = [env.reset(seed=seed + number) for number, env in enumerate(live)]
    score = 0.0
    while live:
        rows, masks = np.array([row for row, _ in told]), np.array([info["action_mask"] for _, info in told])
        chosen, _ = model.predict(rows, action_masks=masks, deterministic=True)
        steps = [env.step(action) for env, action in zip(live, chosen, strict=True)]
        score += sum((1 + float(reward)) / 2 for _, reward, over, cut_off, _ in steps if over or cut_off)
        going = [not (over or cut_off) for _, _, over, cut_off, _ in steps]
        live = [env for env, on in zip(live, going, strict=True) if on]
        told = [(row, info) for (row, _, _, _, info), on in zip(steps, going, strict=True) if on]
    return score / games


def won_at_once(model: MaskablePPO, games: int, seed: int) -> float:
    """The same against PPO's opponent, who is compiled: many more games in the same time."""
    envs = ParureVectorEnv(games, opponents=OPPONENT)
    rows, _ = envs.reset(seed=seed)
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        chosen, _ = model.predict(np.asarray(rows), action_masks=envs.action_masks(), deterministic=True)
        rows, rewards, over, cut_off, _ = envs.step(chosen)
        first = (over | cut_off) & np.isnan(scores)
        scores[first] = (1 + rewards[first]) / 2
    return float(scores.mean())


class Curve(BaseCallback):
    """Writes down every so many decisions how the learner fares, and keeps the best."""

    def __init__(self, games: int, out: Path, rows: list[dict[str, Any]]) -> None:
        super().__init__()
        self.every, self.games, self.out, self.rows = 0, games, out, rows
        self.before = rows[-1]["steps"] if rows else 0
        """Decisions before this run, or before PPO."""
        self.not_learning = time.process_time() - (rows[-1]["cpu_s"] if rows else 0)
        """Processor time that went into other things, such as evaluations."""

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        self.look(self.model, self.before + self.num_timesteps, "PPO")

    def look(self, model: Any, steps: int, way: str, *, at_last: bool = False) -> None:
        """Plays the rivals, if it is time to; what fares best against PPO's opponent is kept."""
        if self.rows and steps < self.rows[-1]["steps"] + (1 if at_last else self.every):
            return
        before = time.process_time()
        rates = self.rates(model, self.games, seed=steps)
        self.out.mkdir(parents=True, exist_ok=True)
        model.save(self.out / "last")
        if all(rates[OPPONENT] > row[OPPONENT] for row in self.rows):
            model.save(self.out / "model")
        self.write({"steps": steps, "cpu_s": round(before - self.not_learning), "way": way, **rates})
        self.not_learning += time.process_time() - before

    def examine(self) -> None:
        """Plays the rivals with what was kept: more games, which had no part in the choice."""
        kept, last = MaskablePPO.load(self.out / "model", device="cpu"), self.rows[-1]
        self.write({**last, "way": "kept", **self.rates(kept, 4 * self.games, seed=10**9 + last["steps"])})

    def rates(self, model: Any, games: int, seed: int) -> dict[str, float]:
        """The shares of games won."""
        rates = {rival: won(model, rival, games, seed) for rival in RIVALS}
        rates[OPPONENT] = won_at_once(model, 20 * self.games, seed)
        return {rival: round(rate, 3) for rival, rate in rates.items()}

    def write(self, row: dict[str, Any]) -> None:
        """One more point of the curve."""
        self.rows.append(row)
        (self.out / "curve.json").write_text(json.dumps(self.rows, indent=1) + "\n")
        print(row, flush=True)


class Lesson(NamedTuple):
    """Positions: what is seen, what may be done, what should be done, and what the mover won (NaN: it went on)."""

    rows: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    told: npt.NDArray[Any]
    wins: npt.NDArray[Any]


class School:
    """Games of which the learner plays every other one by itself; at each decision it hears what to do."""

    def __init__(self, seed: int) -> None:
        self.envs = ParureVectorEnv(GAMES)
        self.rows, self.infos = self.envs.reset(seed=seed)

    def attend(self, model: MaskablePPO) -> Lesson:
        """The next decisions of all games."""
        own, seen, ends = slice(0, GAMES, 2), [], []
        for _ in range(LESSON):
            rows, masks, seats = np.asarray(self.rows), self.infos["action_mask"], self.infos["seat"]
            told = self.envs.sample_actions(MODEL)
            seen.append((rows, masks, told, seats))
            chosen = told.copy()
            chosen[own], _ = model.predict(rows[own], action_masks=masks[own])
            self.rows, _, over, cut_off, self.infos = self.envs.step(chosen)
            ends.append((over | cut_off, self.infos["rewards"]))
        every, won = np.arange(GAMES), np.full((GAMES, 2), np.nan)
        wins = []
        for (over, rewards), (*_, seats) in zip(reversed(ends), reversed(seen), strict=True):
            won = np.where(over[:, None], rewards, won)
            wins.append(won[every, seats])
        rows, masks, told, _ = (np.concatenate(part) for part in zip(*seen, strict=True))
        return Lesson(rows, masks, told, np.concatenate(wins[::-1]))


def imitate(model: MaskablePPO, steps: int, seed: int, curve: Curve) -> None:
    """Learns what its model would do, and who wins; each position is seen once."""
    policy, school, shuffle = model.policy, School(seed + curve.before), np.random.default_rng(seed)
    optimizer = torch.optim.Adam(policy.parameters())
    for done in range(curve.before, steps, LESSON * GAMES):
        curve.look(model, done, "imitation")
        lesson = school.attend(model)
        for step, some in enumerate(shuffle.permutation(LESSON * GAMES).reshape(-1, BATCH)):
            share = (done + step * BATCH) / steps
            optimizer.param_groups[0]["lr"] = RATE * min(1, 50 * share) * (1 + math.cos(math.pi * share)) / 2
            optimizer.zero_grad()
            torch.autograd.backward(surprise(policy, Lesson(*(part[some] for part in lesson))))
            optimizer.step()
    curve.before = steps
    curve.look(model, steps, "imitation", at_last=True)


def surprise(policy: Any, lesson: Lesson) -> Tensor:
    """How far the policy is from what was told, and the value from how the games ended."""
    told, known = torch.as_tensor(lesson.told), np.flatnonzero(~np.isnan(lesson.wins))
    values, chances, _ = policy.evaluate_actions(torch.as_tensor(lesson.rows), told, lesson.masks)
    wins = torch.as_tensor(lesson.wins[known], dtype=torch.float32)
    lost: Tensor = -chances.mean() + 0.1 * (values[known, 0] - wins).square().mean()
    return lost


def learner(seed: int, steps: int) -> MaskablePPO:
    """PPO that knows nothing yet."""
    games = Games()
    actions = len(codec.actions(games.envs.edition))
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=min(64, steps // GAMES),
        batch_size=2048,
        n_epochs=3,
        target_kl=0.01,
        learning_rate=PPO_RATE,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.001,
        vf_coef=0.25,
        seed=seed,
        device="cpu",
        policy_kwargs={
            "features_extractor_class": Cards,
            "features_extractor_kwargs": {"actions": actions},
            "net_arch": {"pi": [], "vf": [64]},
            "activation_fn": nn.ReLU,
        },
    )
    with torch.no_grad():  # at first each action's score alone decides
        last = model.policy.get_parameter("action_net.weight")
        last.zero_()
        last[:, -actions:] = torch.eye(actions)
    return model


def draw(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    """The share of games won, by the time that learning took."""
    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - the canvas is chosen first

    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    learning = [row for row in rows if row["way"] != "kept"]
    minutes = [row["cpu_s"] / 60 for row in learning]
    for rival, colour in zip(RIVALS, ("#078456", "#c9203f"), strict=True):
        axes.plot(minutes, [100 * row[rival] for row in learning], color=colour, label=f"against {rival}", marker=".")
    imitated = max(minute for minute, row in zip(minutes, learning, strict=True) if row["way"] == "imitation")
    axes.axvspan(0, imitated, color="#eeeeee", label="imitation; then PPO")
    axes.axhline(50, color="#888888", linewidth=0.8)
    axes.set(xlabel="minutes of one core", ylabel="games won, %", xlim=(0, None), ylim=(0, 102))
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=110)
    plt.close(figure)


def main() -> None:
    """Learns, and leaves curve and model behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--imitate", type=int, default=1_081_344, help="positions to imitate in")
    parser.add_argument("--steps", type=int, default=1_966_080, help="decisions of PPO")
    parser.add_argument("--looks", type=int, default=6, help="evaluations during imitation, and during PPO")
    parser.add_argument("--games", type=int, default=64, help="games of an evaluation against each rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the curve and the model")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    last = arguments.out / "last.zip"
    rows = json.loads((arguments.out / "curve.json").read_text()) if last.exists() else []
    model = (
        MaskablePPO.load(last, Games(), "cpu", learning_rate=PPO_RATE)
        if rows
        else learner(arguments.seed, arguments.steps)
    )
    curve = Curve(arguments.games, arguments.out, rows)
    if curve.before < arguments.imitate:
        curve.every = arguments.imitate // arguments.looks
        imitate(model, arguments.imitate, arguments.seed, curve)
    curve.every = arguments.steps // arguments.looks
    model.learn(arguments.steps, callback=curve)
    curve.look(model, curve.before + model.num_timesteps, "PPO", at_last=True)
    curve.examine()
    draw(curve.rows, arguments.out / "curve.png")


if __name__ == "__main__":
    main()
