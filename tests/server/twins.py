"""Games and their twins: for one viewer, every card that lies face down for him is swapped for another such card.

A script says how the cards lie and what everybody does; a stage is a server in this process where the cards of a new
table lie, and the computers decide, as they are told to.
"""

from __future__ import annotations

import contextlib
import io
import logging
import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

import parure
from parure.notation import format_action, parse_action
from parure.server import logs, messages
from parure.server.app import create_app
from parure.server.brains import Brains
from parure.server.chores import Chores
from parure.server.settings import Settings
from parure.server.workers import Workers
from parure.view import is_secret
from tests.server.talk import PATIENCE, inside
from tests.test_leaks import eager

NOON = 1_800_000_000_000
Layout = tuple[tuple[tuple[parure.Card, ...], ...], tuple[parure.Face, ...]]

_shuffled: Callable[[parure.SeededDealer], Layout] = vars(parure.SeededDealer)["layout"].func


@dataclass
class Stage:
    """A server in this process, and the strings that its tables hang on."""

    client: httpx.Client
    log: io.StringIO
    """What is logged at the most talkative level."""
    layout: Layout | None = None
    """How the cards of every new table lie."""
    computers: deque[str] = field(default_factory=deque)
    """What computers decide next."""
    _kept: dict[str, Layout] = field(default_factory=dict)

    def lies(self, dealer: parure.SeededDealer) -> Layout:
        return _shuffled(dealer) if self.layout is None else self._kept.setdefault(dealer.game, self.layout)

    async def choose(self, _agent: str, view: parure.View) -> parure.Action:
        return parse_action(self.computers.popleft(), view)


@contextlib.contextmanager
def stage(database: str) -> Iterator[Stage]:
    settings = Settings(database=database, requests_per_second=1e9, messages_per_second=1e9, sweep_every=3600)
    root, written = logging.getLogger(), io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    ours = logging.getLogger("parure")
    level = ours.level

    async def at_once(_: Chores, chore: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        return chore(*arguments, **named)  # in this process, where the cards lie as they are told to

    async def nothing(_: Workers) -> None:
        pass

    with pytest.MonkeyPatch.context() as patch:
        root.addHandler(handler)
        ours.setLevel(logging.DEBUG)
        try:
            made = Stage(httpx.Client(), written)
            patch.setattr(parure.SeededDealer, "layout", property(made.lies))
            patch.setattr(messages, "now", lambda: NOON)
            patch.setattr(Brains, "choose", made.choose)
            patch.setattr(Chores, "do", at_once)
            patch.setattr(Workers, "warm_up", nothing)
            with inside(create_app(settings)) as url, httpx.Client(base_url=url, timeout=PATIENCE) as client:
                made.client = client
                yield made
        finally:
            root.removeHandler(handler)
            ours.setLevel(level)


@dataclass(frozen=True)
class Act:
    """Something that happens in a game: a decision, or one of those that take back or leave."""

    seat: int
    kind: str
    text: str = ""


@dataclass(frozen=True)
class Script:
    """A game to be played at a table."""

    edition: parure.Edition
    company: tuple[str, ...]
    """Who each seat is for."""
    layout: Layout
    acts: tuple[Act, ...]
    last: parure.State
    """The position in which a person can look around last, and that at the end."""
    final: parure.State
    left: dict[int, tuple[parure.Card, ...]]
    """Who left, and the cards that he had in his hand then."""

    @property
    def is_over(self) -> bool:
        return isinstance(self.final.phase, parure.Over)

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.company) if who != "computer"]


def script(key: str, company: tuple[str, ...], decisions: int | None) -> Script:
    """A short game among many: of so many decisions, or to its end; several players hold what others can't see."""
    found: list[Script] = []
    for number in range(3_000):
        made = _played(key, company, decisions, random.Random(f"{key} {company} {number}"))
        if made is not None and sum(any(player.blind) for player in made.final.players) >= 2:
            found.append(made)
        if len(found) == 5:
            return min(found, key=lambda each: len(each.acts))
    raise AssertionError("such games are not that rare")


def _played(key: str, company: tuple[str, ...], decisions: int | None, rng: random.Random) -> Script | None:
    game = parure.Game(key, len(company), seed=rng.randbytes(32), game_id="leak")
    assert isinstance(game.dealer, parure.SeededDealer)
    acts: list[Act] = []
    left: dict[int, tuple[parure.Card, ...]] = {}
    last, tame = game.state, 0
    people = [seat for seat, who in enumerate(company) if who != "computer"]
    solo, leaver = people == [0], people[1] if len(people) > 2 else None
    # Only what shows nothing may be taken back here: a viewer has seen a hidden card that was bought.
    took_back = not solo
    while game.outcome is None:
        last, seat = game.state, game.state.seat
        begins = isinstance(last.phase, parure.Main)
        if decisions is not None and len(acts) >= decisions and begins and seat == 0:
            break
        if begins and leaver is not None and len(acts) > 12:
            acts.append(Act(leaver, "leave"))
            left[leaver] = last.players[leaver].reserved
            leaver = None
        elif begins and seat == 0 and not took_back and len(acts) > 8 and tame >= len(company):
            undone = 0
            while not undone or game.state.seat != 0:
                game.undo()
                undone += 1
            acts.append(Act(0, "takeback"))
            took_back = True
        else:
            action = eager(rng, parure.legal_actions(last))
            if isinstance(action, parure.Pass):
                return None  # what another seat is forced to do depends on what it holds: such a game has no twin
            tame = tame + 1 if isinstance(action, parure.Take | parure.Return) else 0
            acts.append(Act(seat, "decide", format_action(action, last.edition)))
            game.play(action)
    if not took_back or (game.outcome is None) != (decisions is not None):
        return None
    if game.outcome is not None and (last.seat not in people or last.seat in left):
        return None  # a person moves last, so that he can look around before
    last = game.state if game.outcome is None else last
    return Script(game.state.edition, company, game.dealer.layout, tuple(acts), last, game.state, left)


def twin(mine: Script, viewer: int | None, rng: random.Random) -> Layout:
    """The decks with other cards wherever the viewer can't see them."""
    swap: dict[parure.Card, parure.Card] = {}
    # Whoever left only looks on: he knows what he had then, but not what was drawn for him since.
    known = () if viewer is None else mine.left.get(viewer, ())
    viewer = None if viewer in mine.left else viewer
    for tier in mine.edition.tiers:
        hidden = [card for card in tier if is_secret(mine.final, card, viewer) and card not in known]
        rng.shuffle(hidden)
        swap |= dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))  # each becomes another one
    decks, faces = mine.layout
    return tuple(tuple(swap.get(card, card) for card in deck) for deck in decks), faces
