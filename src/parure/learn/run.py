"""A run: threads play, the learner learns from what they played, and they go on with the net that it has become.

A folder holds all of a run, so that it goes on where it was:

| file | what |
| --- | --- |
| knowledge.npz | the weights, their average and the optimiser's state |
| progress.json | how far it is |
| plan.json | its settings, some of which can't change any more |
| window-*.npy | the positions to learn from, under the number that progress.json names |
| nets/*.npz | the averaged weights at each exam, in half precision |
| log.jsonl | a line for each exam |
"""

from __future__ import annotations

import json
import math
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from parure.editions import edition
from parure.kernel.features import FEATURES, FEATURES_VERSION
from parure.kernel.layout import MOST_PLAYERS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.customs import new_customs
from parure.learn.exam import exam
from parure.learn.export import from_onnx
from parure.learn.growth import grow
from parure.learn.harvest import Bytes, Flags, Floats, Harvest, new_harvest, next_harvest
from parure.learn.learner import STEPS, Learner
from parure.learn.lessons import lesson
from parure.learn.network import Params, judge, judge_both, recast
from parure.learn.orchard import new_orchard
from parure.learn.plan import FIXED, Plan, PlanError
from parure.learn.tend import advance, begin
from parure.learn.window import Window
from parure.search.sprint import new_mind

PUBLISH_SECONDS = 1.0
"""How often those who play get the newest net."""
KEEP_WINDOW_EVERY = 5
"""Exams between two times that the window is written down: it is large."""


@dataclass(slots=True)
class Progress:
    """How far a run is."""

    seconds: float = 0.0
    steps: int = 0
    positions: int = 0
    games: int = 0
    decisions: int = 0
    simulations: int = 0
    exams: int = 0
    lessons: bool = False
    """Whether the first lessons are over."""
    window: int = 0
    """The number under which the window was last written down; 0: not yet."""
    taken: int = 0
    """Positions that it had seen then."""


@dataclass(slots=True)
class Times:
    """Where the groups' time went, in seconds: searching, and waiting for the net, copies included."""

    search: float = 0.0
    net: float = 0.0
    rows: int = 0
    there: float = 0.0
    """Of some rounds that were looked at more closely: copying there,"""
    judging: float = 0.0
    back: float = 0.0


class Gardener:
    """One thread's games of a group; what they ask the net is written into its part of the group's rows."""

    def __init__(self, run: Run, rows: Bytes, flags: Flags, *, past: float) -> None:
        plan = run.plan
        self.run, self.rows, self.flags = run, rows, flags
        self.tables, self.mind = tables(run.edition), new_mind()
        self.customs = new_customs(plan, past=past)
        self.orchard = new_orchard(run.edition, plan, int(np.random.SeedSequence().generate_state(1)[0]))
        self.harvest = new_harvest(run.edition, plan.harvest)
        begin(self.orchard, self.tables, self.customs)

    def tend(self, judged: Floats) -> int:
        """Takes up what the net said, plays and searches on; how many positions the net is asked for."""
        orchard, harvest, room = self.orchard, self.harvest, self.run.plan.harvest
        asked = advance(orchard, self.tables, self.customs, self.mind, judged, self.rows, self.flags, harvest)
        if harvest.counts[0] >= room:
            self.harvest = next_harvest(self.run.edition, harvest, room)
            self.run.harvests.put(harvest)
        return int(asked)


class Run:
    """A run in a folder, which goes on where it was."""

    def __init__(
        self, plan: Plan, folder: Path, *, origin: Path | None = None, tell: Callable[[str], None] = print
    ) -> None:
        """`origin`: a model, no larger than this run's net, with whose knowledge a new run begins."""
        self.plan, self.folder, self.tell = plan, folder, tell
        self.edition = edition(plan.edition)
        self.progress, self.times = Progress(), Times()
        self.learner = Learner(self.edition, plan)
        self.window = Window(self.edition, plan.window, plan.harvest)
        self.harvests: queue.SimpleQueue[Harvest] = queue.SimpleQueue()
        self.format: Any = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
        self._judge, self._judge_both = jax.jit(judge), jax.jit(judge_both)
        self._stop, self._lock = threading.Event(), threading.Lock()
        self._rng = np.random.default_rng([plan.seed, os.getpid()])
        has_begun = (folder / "progress.json").exists()
        if origin is not None and not has_begun:
            self.learner.begin_with(grow(from_onnx(origin, self.edition), self.learner.knowledge.params))
            self.progress.lessons = True
        (folder / "nets").mkdir(parents=True, exist_ok=True)
        self._heed_plan()
        if has_begun:
            self._restore()
            unused = "" if origin is None else f"; {origin} is only for a new one"
            tell(f"going on with the run in {folder} after {self.progress.seconds:.0f} s{unused}")
        self._publish()
        self._past = self.playing

    # Keeping and taking up again.

    def _heed_plan(self) -> None:
        """PlanError if a run that has begun can't go on by this plan."""
        path, now = self.folder / "plan.json", asdict(self.plan) | {"features": FEATURES_VERSION}
        before = json.loads(path.read_text()) if path.exists() else now
        for name in FIXED:
            if before.get(name) != now[name]:
                raise PlanError(
                    f"{name}: the run in {self.folder} has {before.get(name)}, and can't go on with {now[name]}"
                )
        path.write_text(json.dumps(now))

    def _restore(self) -> None:
        self.progress = Progress(**json.loads((self.folder / "progress.json").read_text()))
        with np.load(self.folder / "knowledge.npz") as kept:
            self.learner.restore(dict(kept))
        if self.progress.window:
            self.window.load(self.folder, self.progress.window, self.progress.taken)

    def keep(self, *, window: bool) -> None:
        """Writes everything down; after a stop in the middle of it progress.json names the window before."""
        if window:
            self.progress.taken, self.progress.window = self.window.taken, self.progress.exams
            self.window.save(self.folder, self.progress.window)
        unfinished = self.folder / "unfinished.npz"
        np.savez(unfinished, **self.learner.leaves())
        unfinished.replace(self.folder / "knowledge.npz")
        draft = self.folder / "progress.draft"
        draft.write_text(json.dumps(asdict(self.progress)))
        draft.replace(self.folder / "progress.json")
        for old in self.folder.glob("window-*.npy"):
            if not old.stem.endswith(f"-{self.progress.window}"):
                old.unlink()

    def _publish(self) -> None:
        self.playing: Params = recast(self.learner.knowledge.average, self.format)

    # Playing.

    def _play(self, number: int, pool: ThreadPoolExecutor) -> None:
        """What a group of games does until the run stops: all threads search, then the net judges what they ask for."""
        plan = self.plan
        # The first groups have all the games with a past net: only they ask two nets.
        hosts = math.ceil(plan.past * plan.groups)
        past = plan.past * plan.groups / hosts if number < hosts else 0.0
        room = plan.tables * plan.leaves
        rows, flags = np.zeros((plan.threads * room, FEATURES), np.int8), np.zeros(plan.threads * room, np.uint8)
        parts = [slice(room * part, room * (part + 1)) for part in range(plan.threads)]
        gardeners = [Gardener(self, rows[part], flags[part], past=past) for part in parts]
        judged = np.zeros((len(rows), int(tables(self.edition)[ACTIONS]) + MOST_PLAYERS), np.float32)
        judged.flags.writeable = False  # as what comes from the net: one compiled code for both
        for turn in count(1):
            if self._stop.is_set():
                return
            at = time.perf_counter()
            asked = sum(pool.map(Gardener.tend, gardeners, [judged[part] for part in parts]))
            between = time.perf_counter()
            judged = self._ask(rows, flags if past else None, closely=turn % 64 == 0)
            with self._lock:
                self.times.search += between - at
                self.times.net += time.perf_counter() - between
                self.times.rows += asked

    def _ask(self, rows: Bytes, flags: Any, *, closely: bool) -> Floats:
        """What the net says of some rows; `closely`: to see how long each part of it takes."""
        if flags is not None:
            return np.asarray(self._judge_both(self.playing, self._past, flags, rows))
        if not closely:
            return np.asarray(self._judge(self.playing, rows))
        at = time.perf_counter()
        there = jax.device_put(rows).block_until_ready()
        copied = time.perf_counter()
        answer = self._judge(self.playing, there).block_until_ready()
        judged = time.perf_counter()
        back = np.asarray(answer)
        with self._lock:
            self.times.there += copied - at
            self.times.judging += judged - copied
            self.times.back += time.perf_counter() - judged
        return back

    # Learning.

    def _give_lessons(self) -> None:
        """The first lessons, from games by instinct."""
        plan = self.plan
        if plan.lesson_steps:
            size = max(1, plan.lessons // plan.threads)
            harvests = [new_harvest(self.edition, size) for _ in range(plan.threads)]
            lessons = Window(self.edition, size * plan.threads, size)
            with ThreadPoolExecutor(plan.threads) as pool:
                seeds = range(plan.seed, plan.seed + plan.threads)
                list(pool.map(partial(lesson, self.edition, new_customs(plan)), seeds, harvests))
            for harvest in harvests:
                lessons.add(harvest)
            for step in range(0, plan.lesson_steps, STEPS):
                lost = self.learner.learn(lessons, done=step / plan.lesson_steps)
                if step * 4 // plan.lesson_steps != (step - STEPS) * 4 // plan.lesson_steps:
                    self.tell(f"lessons: step {step}, lost {np.round(np.asarray(lost), 3)}")
        self.progress.lessons = True

    def go_on(self, minutes: float, *, steps: int = 1 << 62) -> None:
        """Plays and learns for so long, or up to so many steps in all, or until it is interrupted.

        The learning rate falls towards the end of the plan or of these steps, whichever comes first.
        """
        if not self.progress.lessons:
            self._give_lessons()
            self._examine(None)
        self._stop.clear()
        with ThreadPoolExecutor(self.plan.threads) as pool, ThreadPoolExecutor(self.plan.groups) as players:
            groups = [players.submit(self._play, group, pool) for group in range(self.plan.groups)]
            try:
                self._learn(60 * minutes, steps, groups)
            except KeyboardInterrupt:
                self.tell("stopped: the same command goes on")
            finally:
                self._stop.set()
        self._examine(None)
        self.keep(window=True)

    def _learn(self, seconds: float, steps: int, groups: list[Future[None]]) -> None:
        plan, lost, before = self.plan, None, self.progress.seconds
        begun = published = examined = time.monotonic()
        # Positions that were learnt from before count as if they had all been learnt from as often as they may.
        credit = plan.reuse * self.window.taken - plan.batch * self.progress.steps
        while (now := time.monotonic()) - begun < seconds and self.progress.steps < steps:
            self.progress.seconds = before + now - begun
            for group in groups:
                if group.done():  # only an error ends it before it is told to stop
                    group.result()
            idle = self._store()
            owed = plan.reuse * self.window.taken - plan.batch * self.progress.steps - credit
            if len(self.window) >= plan.least and owed > 0:
                done = max(self.progress.seconds / (60 * plan.minutes), self.progress.steps / steps)
                lost = self.learner.learn(self.window, done=min(1.0, done))
                lost.block_until_ready()
                self.progress.steps += STEPS
            elif idle:
                time.sleep(0.002)
            if now - published >= PUBLISH_SECONDS:
                self._publish()
                published = now
            if now - examined >= plan.exam_every:
                self._examine(lost)
                examined = time.monotonic()
                self.keep(window=self.progress.exams % KEEP_WINDOW_EVERY == 0)

    def _store(self) -> bool:
        """Takes what was harvested into the window; whether there was nothing."""
        idle = True
        while not self.harvests.empty():
            harvest = self.harvests.get()
            idle = False
            self.progress.positions += int(harvest.counts[0])
            self.progress.games += int(harvest.counts[1])
            self.progress.decisions += int(harvest.counts[2])
            self.progress.simulations += int(harvest.counts[3])
            self.window.add(harvest)
        return idle

    def _examine(self, lost: Any) -> None:
        """Notes how good the net alone is by now, keeps it, and sets one of its later past selves against it."""
        self._publish()
        self.progress.exams += 1
        score = exam(
            self.edition,
            lambda rows: np.asarray(self._judge(self.playing, rows)),
            self.plan.exam_games,
            self.progress.exams,
        )
        progress = self.progress
        line = asdict(progress) | {"against_instinct": round(score, 4)}
        if lost is not None:
            names = ("policy", "winners", "points", "to_go")
            line |= {f"lost_{name}": round(float(part), 4) for name, part in zip(names, lost, strict=True)}
        with self._lock:
            times = self.times
            line |= {f"times_{name}": value for name, value in asdict(times).items()}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        average = {name: np.asarray(value, np.float16) for name, value in self.learner.knowledge.average.items()}
        np.savez(self.folder / "nets" / f"{progress.exams:04}.npz", **average)  # type: ignore[arg-type]
        rate = progress.simulations / max(1e-9, progress.seconds)
        self.tell(
            f"{progress.seconds:6.0f} s  {progress.games} games, {rate:,.0f} simulations/s, {progress.steps} steps, "
            f"wins {score:.1%} against instinct" + ("" if lost is None else f", lost {np.round(np.asarray(lost), 3)}")
        )
        nets = sorted((self.folder / "nets").glob("*.npz"))
        with np.load(nets[int(self._rng.integers(len(nets) // 2, len(nets)))]) as past:
            self._past = recast({name: jnp.asarray(value) for name, value in past.items()}, self.format)
