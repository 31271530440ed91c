"""PPO with action masks (sb3-contrib's) learns Splendor for two, and draws how it fares on the way.

    python examples/ppo.py --out ppo    # curve.json, curve.png and model.zip in the folder ppo

First it imitates: in games against PPO's opponent it is told what the compiled computer `instinct` would do, and how
they ended. Then PPO takes over. Greedy it meets in the evaluations alone.
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
from parure.kernel.features import FEATURES, PIECES, SCALE
from parure.kernel.layout import BUY, HAND_SIZE, RESERVE, RETURN, SLOTS
from parure.rules import Action, Take

GAMES = 512
"""Games at once."""
MODEL = "instinct:whim=0"
"""Whom it imitates."""
OPPONENT = "artisan"
"""Whom it plays while it learns."""
RIVALS = ("random", "artisan", "greedy")
"""Whom it is measured against."""
LESSON = 48
"""Decisions in each game between two lessons."""
BATCH = 256
"""Positions of a step of imitation."""
RATE = 3e-3
"""The highest learning rate of imitation."""
PPO_RATE = 8e-4
"""The learning rate that PPO begins with."""
COLOURS = 5


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


def pieces(rows: Tensor) -> dict[str, Tensor]:
    """The observations by the names of their pieces, as docs/environments.md lists them."""
    parts = torch.split(rows, [piece.size for piece in PIECES], 1)
    return {piece.name: part.view(-1, *piece.shape) for piece, part in zip(PIECES, parts, strict=True)}


class Eyes(nn.Module):
    """Looks at each of some alike things in the same way, knowing the table and what others say of each."""

    def __init__(self, thing: int, table: int, width: int) -> None:
        super().__init__()
        self.thing, self.table = nn.Linear(thing, width), nn.Linear(table, width)

    def forward(self, things: Tensor, table: Tensor, heard: Tensor | float = 0.0) -> Tensor:
        return torch.relu(self.thing(things) + self.table(table)[:, None] + heard)


class Cards(BaseFeaturesExtractor):
    """A net in which cards and colours look at one another; the last of its features are a score for each action.

    A card tells the colours that it costs, a colour the cards whose bonus it is, and those the colours that are lacking
    for them. So few weights learn what a gem is good for, whichever the cards and the colours.
    """

    scale: Tensor
    place: Tensor
    taken: Tensor

    def __init__(self, space: Any, actions: Sequence[Action], width: int = 64, eyes: int = 48) -> None:
        super().__init__(space, width + len(actions))
        self.table, self.whole = nn.Linear(FEATURES, width), nn.Linear(width + 2 * eyes, width)
        self.card, self.card_at_last = Eyes(10, width, eyes), Eyes(eyes, width, eyes)
        self.colour, self.colour_at_last = Eyes(7, width, eyes), Eyes(eyes, width, eyes)
        self.card_again, self.colour_again = nn.Linear(eyes, eyes), nn.Linear(eyes, eyes)
        self.cost, self.bonus, self.lack, self.lack_two = (nn.Linear(eyes, eyes, bias=False) for _ in range(4))
        self.scores = nn.Linear(width, len(actions))
        self.card_scores, self.gem_scores = nn.Linear(eyes, 2), nn.Linear(eyes, 3)
        self.register_buffer("scale", torch.as_tensor(SCALE))
        self.register_buffer("place", torch.eye(4).repeat_interleave(torch.tensor([4, 4, 4, HAND_SIZE]), 0))
        taken = np.array([action.gems.counts[:COLOURS] for action in actions if isinstance(action, Take)])
        self.register_buffer("taken", torch.tensor(np.hstack([taken > 0, taken > 1]).T, dtype=torch.float32))

    def forward(self, rows: Tensor) -> Tensor:
        seen = pieces(rows)
        bonus, price = (torch.cat([seen[f"market_{what}"], seen[f"hand_{what}"]], 1) for what in ("bonus", "price"))
        lack = torch.relu(price - seen["tokens"][:, :1, :COLOURS])
        costs, lacks, lacks_two = (what.float().transpose(1, 2) for what in (price > 0, lack > 0, lack > 1))
        table = torch.relu(self.table(rows * self.scale))
        cards = self.card(self.of_cards(seen, price, lack), table)
        colours = self.colour(self.of_colours(seen), table, costs @ self.cost(cards))
        cards = torch.relu(self.card_again(cards) + bonus @ self.bonus(colours))
        heard = lacks @ self.lack(cards) + lacks_two @ self.lack_two(cards)
        colours = torch.relu(self.colour_again(colours) + heard)
        table = torch.relu(self.whole(torch.cat([table, 4 * cards.mean(1), colours.mean(1)], 1)))
        scores = self.scores(table)
        cards = self.card_scores(self.card_at_last(cards, table))
        gems = self.gem_scores(self.colour_at_last(colours, table))
        scores[:, : self.taken.shape[1]] += torch.cat([gems[..., 0], gems[..., 1]], 1) @ self.taken
        scores[:, RETURN : RETURN + COLOURS] += gems[..., 2]
        scores[:, RESERVE : RESERVE + SLOTS] += cards[:, :SLOTS, 0]
        scores[:, BUY : BUY + SLOTS + HAND_SIZE] += cards[..., 1]
        return torch.cat([table, scores], 1)

    def of_cards(self, seen: Mapping[str, Tensor], price: Tensor, lack: Tensor) -> Tensor:
        """Of each card: points, price, what is lacking, how near it is to both players, and where it lies."""
        points = torch.cat([seen["market_points"], seen["hand_points"]], 1)
        missing = torch.cat([seen["market_missing"][..., 0], seen["hand_missing"]], 1)
        missed = nn.functional.pad(seen["market_missing"][..., 1], (0, HAND_SIZE))
        numbers = torch.stack([points, price.sum(2), lack.sum(2), lack.amax(2), missing, missed], 2)
        return torch.cat([numbers / 5, self.place.expand(len(points), -1, -1)], 2)

    def of_colours(self, seen: Mapping[str, Tensor]) -> Tensor:
        """Of each colour: gems in the bank, both players' gems and bonuses, and how near tiles are that ask for it."""
        gems, bonuses = seen["tokens"][:, :2, :COLOURS], seen["bonuses"][:, :2]
        asked = seen["tile_demand"][:, None] > bonuses[:, :, None]
        near = asked / (1 + seen["tile_gap"][:, :, :2].transpose(1, 2)[..., None])
        return torch.cat([seen["bank"][:, None, :COLOURS] / 5, gems / 5, bonuses / 5, near.sum(2)], 1).transpose(1, 2)


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
    """Writes down every so many decisions how the learner fares."""

    def __init__(self, games: int, out: Path) -> None:
        super().__init__()
        self.every, self.games, self.out, self.before = 0, games, out, 0
        self.rows: list[dict[str, Any]] = []
        self.not_learning = time.process_time()
        """Processor time that went into other things, such as evaluations."""
        out.mkdir(parents=True, exist_ok=True)

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        self.look(self.model, self.before + self.num_timesteps, "PPO")

    def look(self, model: Any, steps: int, way: str, games: int = 0) -> None:
        """Plays the rivals, if it is time to or a number of games is given."""
        if not games and self.rows and steps < self.rows[-1]["steps"] + self.every:
            return
        before = time.process_time()
        games = games or self.games
        row = {"steps": steps, "cpu_s": round(before - self.not_learning), "way": way, "games": games}
        self.rows.append(row | {rival: round(won(model, rival, games, steps), 3) for rival in RIVALS})
        (self.out / "curve.json").write_text(json.dumps(self.rows, indent=1) + "\n")
        print(self.rows[-1], flush=True)
        self.not_learning += time.process_time() - before


class Lesson(NamedTuple):
    """Positions: what is seen, what may be done, what should be done, and what was won (NaN: the game went on)."""

    rows: npt.NDArray[Any]
    masks: npt.NDArray[Any]
    told: npt.NDArray[Any]
    wins: npt.NDArray[Any]


class School:
    """Games of which the learner plays every other one by itself; at each decision it hears what to do."""

    def __init__(self, seed: int) -> None:
        self.envs = ParureVectorEnv(GAMES, opponents=OPPONENT)
        self.rows, _ = self.envs.reset(seed=seed)

    def attend(self, model: MaskablePPO) -> Lesson:
        """The next decisions of all games."""
        own, seen, ends = slice(0, GAMES, 2), [], []
        for _ in range(LESSON):
            rows, masks, told = np.asarray(self.rows), self.envs.action_masks(), self.envs.sample_actions(MODEL)
            seen.append((rows, masks, told))
            chosen = told.copy()
            chosen[own], _ = model.predict(rows[own], action_masks=masks[own])
            self.rows, rewards, over, cut_off, _ = self.envs.step(chosen)
            ends.append(np.where(over | cut_off, rewards, np.nan))
        for earlier, later in zip(ends[-2::-1], ends[:0:-1], strict=True):
            earlier[:] = np.where(np.isnan(earlier), later, earlier)
        rows, masks, told = (np.concatenate(part) for part in zip(*seen, strict=True))
        return Lesson(rows, masks, told, np.concatenate(ends))


def imitate(model: MaskablePPO, steps: int, seed: int, curve: Curve) -> None:
    """Learns what its model would do, and who wins; each position is seen once."""
    policy, school, shuffle = model.policy, School(seed), np.random.default_rng(seed)
    optimizer = torch.optim.Adam(policy.parameters())
    for done in range(0, steps, LESSON * GAMES):
        curve.look(model, done, "imitation")
        lesson = school.attend(model)
        for step, some in enumerate(shuffle.permutation(LESSON * GAMES).reshape(-1, BATCH)):
            share = (done + step * BATCH) / steps
            optimizer.param_groups[0]["lr"] = RATE * min(1, 50 * share) * (1 + math.cos(math.pi * share)) / 2
            optimizer.zero_grad()
            torch.autograd.backward(surprise(policy, Lesson(*(part[some] for part in lesson))))
            optimizer.step()
    curve.before = steps
    curve.look(model, steps, "imitation", curve.games)


def surprise(policy: Any, lesson: Lesson) -> Tensor:
    """How far the policy is from what was told, and the value from how the games ended."""
    told, known = torch.as_tensor(lesson.told), np.flatnonzero(~np.isnan(lesson.wins))
    values, chances, _ = policy.evaluate_actions(torch.as_tensor(lesson.rows), told, lesson.masks)
    wins = torch.as_tensor(lesson.wins[known], dtype=torch.float32)
    lost: Tensor = -chances.mean() + 0.1 * (values[known, 0] - wins).square().mean()
    return lost


def learner(seed: int, steps: int) -> MaskablePPO:
    """PPO that knows nothing yet; it sees each decision once: for the same time, new games teach more than old ones."""
    games = Games()
    actions = codec.actions(games.envs.edition)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=min(64, steps // GAMES),
        batch_size=2048,
        n_epochs=1,
        learning_rate=lambda left: PPO_RATE * left,
        gamma=1.0,
        gae_lambda=0.97,
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
        last[:, -len(actions) :] = torch.eye(len(actions))
    return model


def draw(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    """The share of games won, by the time that learning took."""
    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - the canvas is chosen first

    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    minutes = [row["cpu_s"] / 60 for row in rows]
    for rival, colour in zip(RIVALS, ("#078456", "#2b6cb0", "#c9203f"), strict=True):
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
    parser.add_argument("--imitate", type=int, default=1_179_648, help="positions to imitate in")
    parser.add_argument("--steps", type=int, default=6_553_600, help="decisions of PPO")
    parser.add_argument("--looks", type=int, default=6, help="evaluations during imitation, and during PPO")
    parser.add_argument("--games", type=int, default=128, help="games of an evaluation against each rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the curve and the model")
    arguments = parser.parse_args()
    if arguments.imitate < LESSON * GAMES or arguments.imitate % (LESSON * GAMES):
        parser.error(f"--imitate: whole lessons, of {LESSON * GAMES} positions each")
    if arguments.steps < GAMES or not 1 <= arguments.looks <= arguments.steps:
        parser.error(f"--steps: at least {GAMES}, a decision in each game; --looks: at least 1")
    torch.set_num_threads(arguments.threads)
    model, curve = learner(arguments.seed, arguments.steps), Curve(arguments.games, arguments.out)
    curve.every = arguments.imitate // arguments.looks
    imitate(model, arguments.imitate, arguments.seed, curve)
    curve.every = arguments.steps // arguments.looks
    model.learn(arguments.steps, callback=curve)
    model.save(arguments.out / "model")
    curve.look(model, curve.before + model.num_timesteps, "PPO", 4 * curve.games)
    draw(curve.rows, arguments.out / "curve.png")


if __name__ == "__main__":
    main()
