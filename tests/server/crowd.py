"""People who play at random, remember what they were promised, and hold the database to it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa

from parure import Seat
from parure.client import AsyncClient, ServerRefused, computer, me
from parure.dealer import verify
from parure.notation import format_action
from parure.notation.positions import parse_tag
from parure.notation.wire import from_json
from parure.rules import Action
from parure.server.schema import plies
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Kind, Status

FIGURES: list[str] = []
"""What the kill tests counted, for the summary."""

PATIENCE = 120.0
"""Seconds after which something that must happen counts as not happening; far more than it takes."""


@dataclass(frozen=True)
class Sent:
    """A decision that was sent."""

    game: str
    version: int
    seat: Seat
    text: str


@dataclass
class Crowd:
    """Games at once, each played by its people until told to stop."""

    url: str
    pause: float = 0.03
    """Seconds that somebody thinks on average."""
    games: list[str] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    kept: dict[Sent, int] = field(default_factory=dict)
    """What the server said yes to, and the version that it made."""
    refused: list[ServerRefused] = field(default_factory=list)
    over: int = 0
    stopping: bool = False
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def start(self, games: int) -> None:
        """Begins so many games; each is followed by another."""
        kinds = [("splendor", [me(), me()]), ("marvel", [me(), computer("random")]), ("marvel", [me(), me(), me()])]
        for number in range(games):
            edition, seats = kinds[number % len(kinds)]
            self._tasks.append(asyncio.create_task(self._games(edition, seats)))

    async def stop(self) -> None:
        """Lets everybody go home, and raises what went wrong."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for outcome in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def all_go_on(self) -> None:
        """Waits until something more is promised in every game that is not over."""
        before = set(self.kept)
        running = set(self.games[-len(self._tasks) :])

        def done() -> bool:
            self._check()
            news = {sent.game for sent in set(self.kept) - before}
            return running <= news | set(self.games[: -len(self._tasks)]) and bool(news)

        await eventually(done)

    async def hears_more(self) -> None:
        """Waits until anything more is promised."""
        before = len(self.kept)
        await eventually(lambda: self._check() or len(self.kept) > before)

    def _check(self) -> bool:
        for task in self._tasks:
            if task.done():
                task.result()
        return False

    async def _games(self, edition: str, seats: list[dict[str, Any]]) -> None:
        async with AsyncClient(self.url) as client:
            while True:
                made = await insist(lambda: client.create_table(edition, seats, pace=0, listed=False))
                self.games.append(made.table)
                async with asyncio.TaskGroup() as group:
                    for token in made.tokens.values():
                        group.create_task(self._play(client, made.table, token))
                self.over += 1

    async def _play(self, client: AsyncClient, table: str, token: str) -> None:
        async with client.join(table, token) as seat:
            async for update in seat:
                if update.my_turn:
                    await asyncio.sleep(random.uniform(0, 2 * self.pause))
                    said = random.choice(update.body["view"]["legal"])
                    action: Action = from_json(Action, said, parse_tag(update.table["edition"]), "action")
                    assert update.seat is not None, "whoever is to move has a seat"
                    sent = Sent(table, update.version, update.seat, format_action(action, update.edition))
                    self.sent.append(sent)
                    version = await seat.decide(update, said)
                    if version is not None:
                        assert sent not in self.kept, f"{sent} was accepted twice"
                        self.kept[sent] = version

    async def hold_to_account(self, database: str) -> str:
        """Compares what was promised with what the database has, replays every game, and returns the figures."""
        store = Store(Settings(database=database))
        try:
            async with store.database.engine.connect() as connection:
                rows = (await connection.execute(sa.select(plies).order_by(plies.c.game, plies.c.ply))).mappings().all()
            logs: dict[str, list[Any]] = {}
            for row in rows:
                logs.setdefault(row["game"], []).append(row)
            for log in logs.values():
                assert [row["ply"] for row in log] == list(range(len(log))), "a log has every ply once"
            lost = [sent for sent in self.kept if not _is_in(sent, logs.get(sent.game, []))]
            assert not lost, f"{len(lost)} acknowledged decisions are not in the log: {lost[:3]}"
            tries = {(sent.game, sent.version, sent.seat, sent.text) for sent in self.sent}
            people = 0
            for game in self.games:
                table = await store.load(game)  # folds the log through the judge, and checks what was dealt
                checks = verify(table.game.secret_record)
                wrong = [check for check in checks if not check.passed and check.name != "end"]  # many still go on
                assert not wrong, wrong
                for row in logs.get(game, []):
                    if row["kind"] == Kind.MOVE.value and table.chairs[row["seat"]].agent is None:
                        people += 1
                        wanted = (game, row["ply"], row["seat"], row["text"])
                        assert wanted in tries, f"nobody sent {wanted}: it was doubled or made up"
                for sent, version in self.kept.items():
                    assert sent.game != game or version <= table.version, "a promised version is there"
                assert (table.status is Status.OVER) == (table.outcome is not None)
            return (
                f"{len(self.games)} games ({self.over} finished), {len(self.sent)} decisions sent, "
                f"{len(self.kept)} acknowledged, {people} in the log; lost 0, doubled 0"
            )
        finally:
            await store.database.engine.dispose()


def _is_in(sent: Sent, log: list[Any]) -> bool:
    if sent.version >= len(log):
        return False
    row = log[sent.version]
    return bool(row["kind"] == Kind.MOVE.value and row["seat"] == sent.seat and row["text"] == sent.text)


async def eventually(condition: Callable[[], bool]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.02)


async def insist(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Asks until the server is there and its database too."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except (httpx.HTTPError, ServerRefused) as error:
            if isinstance(error, ServerRefused) and error.code != "unavailable":
                raise
            assert time.monotonic() < deadline, "the server never came back"
            await asyncio.sleep(0.1)
