"""PPO with action masks (sb3-contrib's) learns Splendor for two; how it fares against random and greedy is drawn.

    python examples/ppo.py --out ppo    # curve.json, curve.png and model.zip in the folder ppo

First it imitates: at games of its own it is told what the compiled computer `instinct` would do. Then PPO takes over,
against `artisan`, which is that computer with small slips. Greedy it meets in the evaluations alone. Told a folder that
has a model already, it goes on where that was.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

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
from parure.kernel.features import FEATURES, PIECES, SCALE, split, start

GAMES = 64
"""Games at once for PPO; four times as many to imitate in."""
MODEL = "instinct:whim=0"
"""Whom it imitates."""
OPPONENT = "artisan"
"""Whom PPO plays."""
RIVALS = ("random", "greedy")
"""Whom it is measured against."""
GAMMA = 0.99
SHAPES = {piece.name: piece.shape for piece in PIECES}
PLACES = {piece.name: slice(start(piece.name), start(piece.name) + piece.size) for piece in PIECES}
RESERVES, PURCHASES = slice(30, 42), slice(45, 60)
"""The numbers of the actions that reserve a face-up card, and that buy one of the market or the hand."""
MARKET = ("market_bonus", "market_points", "market_tags", "market_cost", "market_price", "market_missing")
HAND = ("hand_tier", "hand_bonus", "hand_points", "hand_tags", "hand_price", "hand_missing")


class Games(VecEnv):
    """Parure's vector env as Stable-Baselines3 knows them, with a reward for what is gained on the way to the end."""

    def __init__(self) -> None:
        self.envs = ParureVectorEnv(GAMES, opponents=OPPONENT)
        self.render_mode = None
        super().__init__(GAMES, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._had = gains(np.asarray(observations))
        return observations

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminated, truncated, told = self.envs.step(self._actions)
        done = terminated | truncated
        has = gains(np.asarray(observations))
        got = has.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(GAMES)]
        for row in np.flatnonzero(done):
            last = told["final_obs"][row]
            got[row] = gains(last)
            infos[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(truncated[row])}
        rewards = rewards + 0.5 * (got - self._had)
        self._had = has
        return observations, rewards, done, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        return list(getattr(self.envs, method_name)())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.envs, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002 - theirs
        return [getattr(self, attr_name)] * GAMES

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002 - theirs
        return [False] * GAMES

    def close(self) -> None:
        self.envs.close()


def gains(observations: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """What the viewer has towards winning: points, and bonuses that make the next ones cheaper."""
    pieces = split(observations.astype(np.float32))
    points = np.minimum(pieces["standing"][..., 0, 0], 15)
    return np.asarray(points / 15 + pieces["bonuses"][..., 0, :].sum(-1) / 40, np.float32)


class Cards(BaseFeaturesExtractor):
    """A net that looks at every card with the same eyes; the last of its features are a score for each action."""

    def __init__(self, space: Any, actions: int, width: int = 128) -> None:
        super().__init__(space, width + actions)
        self.table = nn.Sequential(nn.Linear(FEATURES, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, actions)
        self.market, self.hand = Eyes(21, width), Eyes(14, width)
        self.register_buffer("scale", torch.as_tensor(SCALE))

    def forward(self, rows: Tensor) -> Tensor:
        rows = rows * self.get_buffer("scale")
        table = self.table(rows)
        market, hand = self.market(cards(rows, MARKET), table), self.hand(cards(rows, HAND), table)
        scores = self.scores(table)
        scores[:, RESERVES] += market[..., 0]
        scores[:, PURCHASES] += torch.cat([market[..., 1], hand[..., 1]], 1)
        return torch.cat([table, scores], 1)


class Eyes(nn.Module):
    """What speaks for reserving and for buying each of some cards, given the whole table."""

    def __init__(self, card: int, table: int, width: int = 32) -> None:
        super().__init__()
        self.card, self.table, self.appeal = nn.Linear(card, width), nn.Linear(table, width), nn.Linear(width, 2)

    def forward(self, cards: Tensor, table: Tensor) -> Tensor:
        looked: Tensor = self.appeal(torch.relu(self.card(cards) + self.table(table)[:, None]))
        return looked


def cards(rows: Tensor, names: Sequence[str]) -> Tensor:
    """Some pieces of the observations side by side: what is told of each card."""
    return torch.cat([rows[:, PLACES[name]].view(len(rows), SHAPES[name][0], -1) for name in names], 2)


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


class Curve(BaseCallback):
    """Writes down every so many decisions how the learner fares against the rivals."""

    def __init__(self, every: int, games: int, out: Path, rows: list[dict[str, Any]]) -> None:
        super().__init__()
        self.every, self.games, self.out, self.rows = every, games, out, rows
        self.before = rows[-1]["steps"] if rows else 0
        """Decisions before this run, or before PPO."""
        self.not_learning = time.process_time() - (rows[-1]["cpu_s"] if rows else 0)
        """Processor time that went into other things, such as evaluations."""

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        self.look(self.model, self.before + self.num_timesteps, "PPO")

    def look(self, model: Any, steps: int, way: str) -> None:
        """Plays the rivals and keeps the curve, if it is time to."""
        if self.rows and steps < self.rows[-1]["steps"] + self.every:
            return
        before = time.process_time()
        rates = {rival: round(won(model, rival, self.games, seed=steps), 3) for rival in RIVALS}
        self.rows.append({"steps": steps, "cpu_s": round(before - self.not_learning), "way": way, **rates})
        self.not_learning += time.process_time() - before
        print(self.rows[-1], flush=True)
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "curve.json").write_text(json.dumps(self.rows, indent=1) + "\n")
        model.save(self.out / "model")


def imitate(model: MaskablePPO, steps: int, seed: int, curve: Curve) -> None:
    """Learns what the model would do, at tables where half of the decisions are its own."""
    envs, policy = ParureVectorEnv(4 * GAMES), model.policy
    optimizer = torch.optim.Adam(policy.parameters())
    rows, _ = envs.reset(seed=seed)
    own = np.arange(envs.num_envs) % 2 == 0
    for done in range(0, steps, envs.num_envs):
        curve.look(model, done, "imitation")
        told = envs.sample_actions(MODEL)
        optimizer.param_groups[0]["lr"] = 1.5e-3 * (1 - done / steps)
        choice = policy.get_distribution(torch.as_tensor(np.asarray(rows)), envs.action_masks())
        optimizer.zero_grad()
        torch.autograd.backward(-choice.log_prob(torch.as_tensor(told)).mean())
        optimizer.step()
        rows, *_ = envs.step(np.where(own, choice.sample().numpy(), told))
    curve.before = steps


def learner(seed: int) -> MaskablePPO:
    """PPO that knows nothing yet."""
    games = Games()
    actions = len(codec.actions(games.envs.edition))
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=64,
        batch_size=256,
        n_epochs=3,
        target_kl=0.02,
        learning_rate=2.5e-4,
        gamma=GAMMA,
        ent_coef=0.001,
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
    minutes = [row["cpu_s"] / 60 for row in rows]
    for rival, colour in zip(RIVALS, ("#078456", "#c9203f"), strict=True):
        axes.plot(minutes, [100 * row[rival] for row in rows], color=colour, label=f"against {rival}", marker=".")
    imitated = max(minute for minute, row in zip(minutes, rows, strict=True) if row["way"] == "imitation")
    axes.axvspan(0, imitated, color="#eeeeee", label="imitation; then PPO")
    axes.axhline(50, color="#888888", linewidth=0.8)
    axes.set(xlabel="minutes of one core", ylabel="games won, %", xlim=(0, None), ylim=(0, 102))
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=110)
    plt.close(figure)


def main() -> None:
    """Learns, and leaves curve and model behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--imitate", type=int, default=1_500_000, help="decisions to imitate")
    parser.add_argument("--steps", type=int, default=3_000_000, help="decisions of PPO")
    parser.add_argument("--every", type=int, default=250_000, help="decisions between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="games of an evaluation against each rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the curve and the model")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    kept = arguments.out / "model.zip"
    rows = json.loads((arguments.out / "curve.json").read_text()) if kept.exists() else []
    model = MaskablePPO.load(kept, env=Games(), device="cpu") if rows else learner(arguments.seed)
    curve = Curve(arguments.every, arguments.games, arguments.out, rows)
    if not rows:
        imitate(model, arguments.imitate, arguments.seed, curve)
    model.learn(arguments.steps, callback=curve)
    draw(curve.rows, arguments.out / "curve.png")


if __name__ == "__main__":
    main()
