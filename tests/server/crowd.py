"""People who play at random, remember what they were promised, and let the database be held to it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from parure import Seat
from parure.client import AsyncClient, AsyncSeat, Made, Question, ServerRefused, Update, anyone, computer, friend, me
from parure.notation import format_action
from parure.notation.positions import parse_tag
from parure.notation.wire import from_json
from parure.rules import Action
from parure.server.table import Kind

FIGURES: list[str] = []
"""What tests counted and measured, for the summary."""

PATIENCE = 120.0
"""Seconds after which something that must happen counts as not happening; far more than it takes."""

COMPANIES: list[tuple[str, list[dict[str, Any]]]] = [
    ("splendor", [me(), me()]),
    ("marvel", [me(), computer("random")]),
    ("marvel", [me(), friend(), anyone()]),
    ("splendor", [me(), computer("greedy"), computer("random")]),
    ("splendor", [me(), anyone(), computer("random"), friend()]),
]
WHIMS = {Kind.RESIGN: 0.01, Kind.LEAVE: 0.015, Kind.TAKEBACK: 0.1}
"""How often somebody does that instead of deciding."""

T = TypeVar("T")


@dataclass(frozen=True)
class Sent:
    """Something that was asked of a game: a decision, or one of the other things that leave a row in its log."""

    game: str
    kind: Kind
    version: int | None
    """The version that it answers; None for what answers none."""
    seat: Seat
    text: str = ""


@dataclass(frozen=True)
class Claimed:
    """A seat that somebody was given."""

    game: str
    seat: Seat
    token: str


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
    claims: list[Claimed] = field(default_factory=list)
    """The seats that the server said yes to, and that were not given up again before the game began."""
    given_up: set[Claimed] = field(default_factory=set)
    rematches: dict[str, set[str]] = field(default_factory=dict)
    """By game: what each of its people was told is its rematch."""
    over: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _promises: list[int] = field(default_factory=list)
    """How much each of the tasks was promised."""

    def start(self, games: int) -> None:
        """Begins so many games; each is followed by another."""
        for number in range(games):
            self._promises.append(0)
            self._tasks.append(asyncio.create_task(self._games(number, *COMPANIES[number % len(COMPANIES)])))

    async def stop(self) -> None:
        """Lets everybody go home, and raises what went wrong."""
        for task in self._tasks:
            task.cancel()
        for outcome in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def all_go_on(self) -> None:
        """Waits until something more is promised to everybody."""
        before = list(self._promises)
        await eventually(lambda: self._check() and all(n > m for n, m in zip(self._promises, before, strict=True)))

    async def hears_more(self) -> None:
        """Waits until anything more is promised."""
        before = sum(self._promises)
        await eventually(lambda: self._check() and sum(self._promises) > before)

    def _check(self) -> bool:
        for task in self._tasks:
            if task.done():
                task.result()
        return True

    async def _games(self, number: int, edition: str, seats: list[dict[str, Any]]) -> None:
        async with AsyncClient(self.url) as client:
            while True:
                made = await insist(lambda: client.create_table(edition, seats, pace=0, listed=False))
                assert made is not None, "no code is excused"
                self.games.append(made.table)
                tokens = [*made.tokens.values(), *await self._fill(client, made, seats)]
                table: str | None = made.table
                while table is not None:
                    async with asyncio.TaskGroup() as group:
                        playing = [group.create_task(self._play(client, number, table, token)) for token in tokens]
                    self.over += 1
                    tokens = [token for token, task in zip(tokens, playing, strict=True) if task.result()]
                    table = await self._rematch(client, table, tokens) if random.random() < 0.5 else None

    # Sitting down

    async def _fill(self, client: AsyncClient, made: Made, seats: list[dict[str, Any]]) -> list[str]:
        """Has somebody sit down on every free seat, all at once; returns their tokens."""
        open_seats = sum(seat["who"] == "anyone" for seat in seats)
        if open_seats and made.invitations and random.random() < 0.3:  # one comes, and goes before the game begins
            early = await self._claim(client, made.table, None)
            await insist(lambda: client.leave(made.table, early.token), "wrong_token")
            self.given_up.add(early)
        claims = [self._claim(client, made.table, None) for _ in range(open_seats)]
        claims += [self._claim(client, made.table, invitation) for invitation in made.invitations.values()]
        return [claimed.token for claimed in await asyncio.gather(*claims)]

    async def _claim(self, client: AsyncClient, table: str, invitation: str | None) -> Claimed:
        """Sits down under a token of his own choice: if the answer is lost, he can ask again."""
        token = secrets.token_urlsafe(24)
        body = {"name": "Guest", "invitation": invitation, "token": token}
        claim = Question("POST", f"/api/tables/{table}/claim", lambda said: int(said.json()["seat"]), body)
        seat = await insist(lambda: client.ask(claim))
        assert seat is not None, "no code is excused"
        claimed = Claimed(table, Seat(seat), token)
        self.claims.append(claimed)
        return claimed

    async def _rematch(self, client: AsyncClient, table: str, tokens: list[str]) -> str | None:
        """Whoever stayed to the end wants another game: it begins when all of them have asked."""
        told = self.rematches.setdefault(table, set())
        asks = (insist(lambda token=token: client.rematch(table, token)) for token in tokens)  # type: ignore[misc]
        told |= {made.table for made in await asyncio.gather(*asks) if made is not None}
        assert len(told) <= 1, f"{table} has several rematches"
        self.games += told
        return next(iter(told), None)

    # Playing

    async def _play(self, client: AsyncClient, number: int, table: str, token: str) -> bool:
        """Plays, and returns whether he stayed to the end."""
        async with client.join(table, token) as seat:
            try:
                async for update in seat:
                    if update.my_turn and update.seat is not None:
                        await asyncio.sleep(random.uniform(0, 2 * self.pause))
                        kind = next((kind for kind, chance in WHIMS.items() if random.random() < chance), Kind.MOVE)
                        if kind is Kind.MOVE or not await self._whim(client, number, kind, update, token):
                            await self._decide(seat, number, update)
                        elif kind is Kind.LEAVE:
                            return False
            except ServerRefused as refused:
                if refused.code != "wrong_token":  # he had left, but not heard so
                    raise
                return False
        return True

    async def _decide(self, seat: AsyncSeat, number: int, update: Update) -> None:
        said = random.choice(update.body["view"]["legal"])
        action: Action = from_json(Action, said, parse_tag(update.table["edition"]), "action")
        assert update.seat is not None, "whoever is to move has a seat"
        text = format_action(action, update.edition)
        sent = Sent(update.table["id"], Kind.MOVE, update.version, update.seat, text)
        self.sent.append(sent)
        self._note(number, sent, await seat.decide(update, said))

    async def _whim(self, client: AsyncClient, number: int, kind: Kind, update: Update, token: str) -> bool:
        """Does something else than deciding; whether it was accepted."""
        assert update.seat is not None, "whoever is to move has a seat"
        sent = Sent(update.table["id"], kind, update.version if kind is Kind.TAKEBACK else None, update.seat)
        self.sent.append(sent)
        body = {"type": "takeback", "version": sent.version} if kind is Kind.TAKEBACK else None
        path = f"/api/tables/{sent.game}/{kind.value}"
        codes = ("no_take_back", "stale_version", "game_over", "wrong_token")
        question = Question("POST", path, lambda said: int(said.json()["version"]), body, token)
        version = await insist(lambda: client.ask(question), *codes)
        self._note(number, sent, version)
        return version is not None

    def _note(self, number: int, sent: Sent, version: int | None) -> None:
        if version is not None:
            assert sent not in self.kept, f"{sent} was accepted twice"
            self.kept[sent] = version
            self._promises[number] += 1


async def eventually(condition: Callable[[], bool]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.02)


async def insist(ask: Callable[[], Awaitable[T]], *codes: str) -> T | None:
    """Asks until the server is there and its database too; None if it was refused with one of some codes."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except (httpx.HTTPError, ServerRefused) as error:
            if isinstance(error, ServerRefused) and error.code in codes:
                return None
            if isinstance(error, ServerRefused) and error.code != "unavailable":
                raise
            assert time.monotonic() < deadline, "the server never came back"
            await asyncio.sleep(0.05)
