"""PPO with action masks (sb3-contrib's) learns Splendor: first to beat random, then greedy; and the curve is drawn.

    python examples/ppo.py --steps 4000000 --out ppo    # curve.json, curve.png and model.zip in the folder ppo

Told a folder that has them already, it goes on where it was.

It plays random until that is beaten, then the compiled computer `artisan`, which is about as strong as greedy and a
thousand times as fast. Greedy itself it meets in the evaluations alone.
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
"""Games at once."""
LADDER = ("random", "artisan")
"""Whom it learns from, one after the other."""
CLIMBS_AT = 0.9
"""The share of wins at which it goes on to the next."""
RIVALS = ("random", "greedy")
"""Whom it is measured against."""
GAMMA = 0.98
SHAPES = {piece.name: piece.shape for piece in PIECES}
PLACES = {piece.name: slice(start(piece.name), start(piece.name) + piece.size) for piece in PIECES}
RESERVES, PURCHASES = slice(30, 42), slice(45, 60)
"""The numbers of the actions that reserve a face-up card, and that buy one of the market or the hand."""
MARKET = ("market_bonus", "market_points", "market_tags", "market_cost", "market_price", "market_missing")
HAND = ("hand_tier", "hand_bonus", "hand_points", "hand_tags", "hand_price", "hand_missing")


class Games(VecEnv):
    """Parure's vector env as Stable-Baselines3 knows them, with a reward for what is gained on the way to the end."""

    def __init__(self, opponents: str) -> None:
        self.envs = ParureVectorEnv(GAMES, opponents=opponents)
        self.render_mode = None
        self.wins = self.ended = 0
        super().__init__(GAMES, self.envs.single_observation_space, self.envs.single_action_space)

    def play_against(self, opponents: str) -> Any:
        """Begins anew with other opponents."""
        self.envs.play_against(opponents)
        self.wins = self.ended = 0
        return self.reset()

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
        self.wins += int((rewards[terminated] > 0).sum())
        self.ended += int(done.sum())
        has = gains(np.asarray(observations))
        got = has.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(GAMES)]
        for row in np.flatnonzero(done):
            last = told["final_obs"][row]
            got[row] = gains(last)
            infos[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(truncated[row])}
        rewards = 0.5 * rewards + got - self._had
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
    """Climbs the ladder, and writes down every so many steps how it fares against the rivals."""

    def __init__(self, every: int, games: int, out: Path, rows: list[dict[str, Any]]) -> None:
        super().__init__()
        self.every, self.games, self.out, self.rows = every, games, out, rows
        self.rung = LADDER.index(rows[-1]["against"]) if rows else 0
        self.not_learning = time.process_time() - (rows[-1]["cpu_s"] if rows else 0)
        """Processor time that went into other things, such as evaluations."""

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        games = self.training_env
        assert isinstance(games, Games)
        if games.ended > 500:
            if games.wins > CLIMBS_AT * games.ended and self.rung + 1 < len(LADDER):
                self.rung += 1
                self.model._last_obs = games.play_against(LADDER[self.rung])
                self.model._last_episode_starts = np.ones(GAMES, np.bool_)
            games.wins = games.ended = 0
        if not self.rows or self.num_timesteps >= self.rows[-1]["steps"] + self.every:
            self.measure()

    def measure(self) -> None:
        """Plays the rivals, and keeps the curve."""
        before = time.process_time()
        assert isinstance(self.model, MaskablePPO)
        rates = {rival: round(won(self.model, rival, self.games, seed=1), 3) for rival in RIVALS}
        learnt_from = LADDER[self.rung]
        row = {"steps": self.num_timesteps, "cpu_s": round(before - self.not_learning), "against": learnt_from, **rates}
        self.not_learning += time.process_time() - before
        self.rows[:] = [*(old for old in self.rows if old["steps"] < row["steps"]), row]
        print(row, flush=True)
        self.out.mkdir(parents=True, exist_ok=True)
        (self.out / "curve.json").write_text(json.dumps(self.rows, indent=1) + "\n")
        self.model.save(self.out / "model")


def learner(seed: int) -> MaskablePPO:
    """PPO at a table with the first of the ladder."""
    games = Games(LADDER[0])
    actions = len(codec.actions(games.envs.edition))
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=64,
        batch_size=256,
        n_epochs=3,
        learning_rate=5e-4,
        gamma=GAMMA,
        ent_coef=0.003,
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


def resumed(out: Path) -> tuple[MaskablePPO, list[dict[str, Any]]]:
    """A model that was left in a folder, where it was on the ladder, and its curve."""
    rows = json.loads((out / "curve.json").read_text())
    return MaskablePPO.load(out / "model", env=Games(rows[-1]["against"]), device="cpu"), rows


def draw(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    """The share of games won, by decisions learnt from."""
    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - the canvas is chosen first

    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    steps = [row["steps"] / 1e6 for row in rows]
    for rival, colour in zip(RIVALS, ("#078456", "#c9203f"), strict=True):
        axes.plot(steps, [100 * row[rival] for row in rows], color=colour, label=f"against {rival}", marker=".")
    axes.axhline(50, color="#888888", linewidth=0.8)
    axes.set(
        xlabel="million decisions", ylabel="games won, %", ylim=(0, 102), title="Splendor for two, PPO on one core"
    )
    marks = rows[:: max(1, len(rows) // 6)]
    minutes = axes.secondary_xaxis("top")
    minutes.set_xticks([row["steps"] / 1e6 for row in marks], [f"{row['cpu_s'] / 60:.0f}" for row in marks])
    minutes.set_xlabel("minutes of one core")
    axes.legend(loc="center right")
    figure.savefig(path, dpi=110)
    plt.close(figure)


def main() -> None:
    """Learns, and leaves curve and model behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--steps",
        type=int,
        default=4_000_000,
        help="decisions to learn from in this run",
    )
    parser.add_argument("--every", type=int, default=250_000, help="decisions between two evaluations")
    parser.add_argument("--games", type=int, default=100, help="games of an evaluation against each rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the curve and the model")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    left = (arguments.out / "model.zip").exists()
    model, rows = resumed(arguments.out) if left else (learner(arguments.seed), [])
    curve = Curve(arguments.every, arguments.games, arguments.out, rows)
    model.learn(arguments.steps, callback=curve, reset_num_timesteps=not left)
    curve.measure()
    draw(curve.rows, arguments.out / "curve.png")


if __name__ == "__main__":
    main()
