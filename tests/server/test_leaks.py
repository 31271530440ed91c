"""Nobody can tell over the network what he may not know: shuffle all that is hidden, and every byte stays the same.

As in tests/test_leaks.py a game gets a twin for one viewer: every card that lies face down for him is swapped for
another such card of its level. Both are played, decision by decision, at two tables of one server. All that the viewer
can get hold of must be equal, once the tables' names, tokens and commitments are taken out.
"""

from __future__ import annotations

import io
import json
import logging
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import parure
from parure.codec import actions
from parure.notation import format_action
from parure.notation.wire import to_json
from parure.server import logs, messages
from parure.server.app import create_app
from parure.server.errors import Code, Refused
from parure.server.settings import Settings
from parure.view import is_secret
from tests.server.harness import server
from tests.server.talk import PATIENCE, hear_of, inside, say, seated
from tests.test_leaks import eager

CASES = list(product(parure.EDITIONS, (2, 3, 4)))
DECISIONS = 24
NOON = 1_800_000_000_000

Layout = tuple[tuple[tuple[parure.Card, ...], ...], tuple[parure.Face, ...]]


_shuffled: Callable[[parure.SeededDealer], Layout] = vars(parure.SeededDealer)["layout"].func


class Shuffle:
    """Stands for the shuffle of every new table: the cards lie as they are told to."""

    def __init__(self) -> None:
        self.next: Layout | None = None
        self._kept: dict[str, Layout] = {}

    def layout(self, dealer: parure.SeededDealer) -> Layout:
        return _shuffled(dealer) if self.next is None else self._kept.setdefault(dealer.game, self.next)


@pytest.fixture
def shuffle(monkeypatch: pytest.MonkeyPatch) -> Shuffle:
    chosen = Shuffle()
    monkeypatch.setattr(parure.SeededDealer, "layout", property(chosen.layout))
    monkeypatch.setattr(messages, "now", lambda: NOON)
    return chosen


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged at the most talkative level."""
    root, written = logging.getLogger(), io.StringIO()
    handler, level = logging.StreamHandler(written), root.level
    handler.setFormatter(logs.JsonLines())
    root.addHandler(handler)
    logging.getLogger("parure").setLevel(logging.DEBUG)
    yield written
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def client(tmp_path: Path, shuffle: Shuffle, log: io.StringIO) -> Iterator[httpx.Client]:
    settings = Settings(
        database=f"sqlite:///{tmp_path}/leaks.db", requests_per_second=1e9, messages_per_second=1e9, sweep_every=3600
    )
    with inside(create_app(settings)) as url, httpx.Client(base_url=url, timeout=PATIENCE) as running:
        yield running


@dataclass(frozen=True)
class Script:
    """A game to be played at a table: how the cards lie, and what is decided."""

    edition: parure.Edition
    players: int
    layout: Layout
    decisions: tuple[tuple[int, str], ...]
    final: parure.State


def script(key: str, players: int, rng: random.Random) -> Script:
    game = parure.Game(key, players, seed=rng.randbytes(32), game_id="leak")
    assert isinstance(game.dealer, parure.SeededDealer)
    decisions: list[tuple[int, str]] = []
    while len(decisions) < DECISIONS or not isinstance(game.state.phase, parure.Main):
        action = eager(rng, parure.legal_actions(game.state))
        decisions.append((game.state.seat, format_action(action, game.state.edition)))
        game.play(action)
        if game.outcome is not None:
            return script(key, players, rng)
    return Script(game.state.edition, players, game.dealer.layout, tuple(decisions), game.state)


def twin(mine: Script, viewer: int | None, rng: random.Random) -> Layout:
    """The decks with other cards wherever the viewer can't see them."""
    swap: dict[parure.Card, parure.Card] = {}
    for tier in mine.edition.tiers:
        hidden = [card for card in tier if is_secret(mine.final, card, viewer)]
        swap |= dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    decks, faces = mine.layout
    return tuple(tuple(swap.get(card, card) for card in deck) for deck in decks), faces


@dataclass
class Witness:
    """A viewer at a table, and everything that he gets to see there."""

    client: httpx.Client
    log: io.StringIO
    viewer: int | None
    received: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, text: str) -> None:
        text = f"{what}: {text}"
        for name, plain in self.names.items():
            text = text.replace(name, plain)
        self.received.append(text)

    def ask(self, method: str, path: str, token: str | None, **options: Any) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = self.client.request(method, path, headers=headers, **options)
        shown = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.note(f"{method} {path}", f"{answer.status_code} {shown} {answer.text}")

    def watch(self, mine: Script) -> bool:
        """Plays a game through; false if the cards allow it no longer."""
        counted, self.log_from = self.counts(), self.log.tell()
        body = {"edition": mine.edition.key, "seats": [{"who": "me", "name": f"P{n}"} for n in range(mine.players)]}
        made = self.client.post("/api/tables", json=body).json()
        table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
        game, token = table["id"], None if self.viewer is None else tokens[self.viewer]
        self.names = {game: "GAME", table["commitment"]: "COMMITMENT"} | {t: f"TOKEN{n}" for n, t in enumerate(tokens)}
        address = f"ws{str(self.client.base_url).removeprefix('http').rstrip('/')}/api/tables/{game}/socket"
        with connect(address, max_size=2**22) as socket:
            socket.send(json.dumps({"type": "join", "token": token}))
            self.note("join", str(socket.recv(timeout=PATIENCE)))
            version = 0
            for number, (seat, action) in enumerate(mine.decisions):
                answer = self.client.post(
                    f"/api/tables/{game}/decide",
                    headers={"authorization": f"Bearer {tokens[seat]}"},
                    json={"type": "decide", "version": version, "action": action},
                )
                if answer.status_code == 409:
                    return False  # a forced pass of another seat is not forced with other cards: no twin
                version = answer.json()["version"]
                self.note("decided", answer.text)
                self.note("update", str(socket.recv(timeout=PATIENCE)))
                if number % 10 == 9:
                    self.look_around(game, token)
            self.provoke(mine, game, token, version)
            socket.send(json.dumps({"type": "sync"}))
            self.note("sync", str(socket.recv(timeout=PATIENCE)))
            socket.send(json.dumps({"type": "decide", "version": version, "action": "nonsense", "ref": "x"}))
            self.note("refused", str(socket.recv(timeout=PATIENCE)))
        self.note("metrics", str({name: value - counted.get(name, 0) for name, value in self.counts().items()}))
        self.note("log", re.sub(r'"at": "[^"]*"|127.0.0.1:\d+', "", self.log.getvalue()[self.log_from :]))
        return True

    def look_around(self, game: str, token: str | None) -> None:
        here = f"/api/tables/{game}"
        for path in (here, f"{here}/view", f"{here}/record", "/api/tables", "/healthz"):
            self.ask("GET", path, token)
        for path in (f"{here}/view", f"{here}/record", f"{here}/replay", f"{here}/verify"):
            self.ask("GET", path, None)
        self.ask("GET", f"{here}/view", "forged")
        self.ask("POST", f"{here}/rematch", token)
        self.ask("POST", f"{here}/takeback", token, json={"type": "takeback", "version": 0})
        self.ask("POST", f"{here}/claim", None, json={"name": "Eve"})

    def provoke(self, mine: Script, game: str, token: str | None, version: int) -> None:
        """Asks for everything that is not legal, and for every card by its name."""
        legal = [to_json(action) for action in parure.view(mine.final, self.viewer).legal]
        wrong: list[Any] = [to_json(action) for action in actions(mine.edition)]
        wrong = [action for action in wrong if action not in legal]
        seen = parure.view(mine.final, self.viewer)
        wrong += [f"buy {card.id}" for tier in range(3) for card in seen.unseen(tier)]
        wrong += [f"reserve {card.name or card.id}" for tier in range(3) for card in seen.unseen(tier)]
        for action in random.Random(version).sample(wrong, 30):
            body = {"type": "decide", "version": version, "action": action}
            self.ask("POST", f"/api/tables/{game}/decide", token, json=body)

    def counts(self) -> dict[str, float]:
        """The metrics, without those that measure time or how soon a connection is seen to be gone."""
        lines = self.client.get("/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {
            name: float(value) for name, value in pairs if not re.search("_bucket|_sum|_created|_connections", name)
        }


def compare(client: httpx.Client, log: io.StringIO, shuffle: Shuffle, mine: Script, viewer: int | None) -> bool | None:
    """Whether a viewer's game and its twin look the same to him; None if there is no twin."""
    other = twin(mine, viewer, random.Random(f"twin {viewer}"))
    assert other != mine.layout
    witnesses = []
    for layout in (mine.layout, other):
        shuffle.next = layout
        witness = Witness(client, log, viewer)
        if not witness.watch(mine):
            return None
        witnesses.append(witness.received)
    assert len(witnesses[0]) > DECISIONS * 2
    different = [pair for pair in zip(*witnesses, strict=True) if pair[0] != pair[1]]
    for one, two in different[:1]:
        print(f"viewer {viewer} sees a difference:\n{one[:4000]}\n{two[:4000]}")
    return not different


@pytest.mark.parametrize(("key", "players"), CASES)
def test_hidden_cards_leave_no_trace(
    key: str, players: int, client: httpx.Client, log: io.StringIO, shuffle: Shuffle
) -> None:
    mine = script(key, players, random.Random(f"server {key} {players}"))
    assert any(any(player.blind) for player in mine.final.players)  # somebody hides something
    # The seat that is to move at the end, which hears why the rules refuse things, the one after it, and a spectator.
    seats = (mine.final.seat, (mine.final.seat + 1) % players)
    seen = [compare(client, log, shuffle, mine, viewer) for viewer in (None, *seats)]
    assert False not in seen
    assert seen.count(True) >= 2


@pytest.mark.parametrize("leak", ["events", "view", "log", "error"])
def test_comparison_sees_a_leak(
    leak: str, client: httpx.Client, log: io.StringIO, shuffle: Shuffle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail, wherever something is given away."""
    tell = messages.update
    match leak:
        case "events":
            monkeypatch.setattr(parure, "redact", lambda event, _: event)
        case "view":
            monkeypatch.setattr(messages, "update", lambda table, _, *rest: tell(table, table.game.state.seat, *rest))
        case "log":

            def logged(table: Any, *rest: Any) -> str:
                logging.getLogger("parure.server").debug("told", extra={"decks": table.game.dealer.layout[0]})
                return tell(table, *rest)

            monkeypatch.setattr(messages, "update", logged)
        case "error":

            def explained(error: parure.IllegalAction) -> Refused:
                return Refused(Code.ILLEGAL_ACTION, str(sorted(card.id for deck in error.state.decks for card in deck)))

            monkeypatch.setattr(Refused, "by_rules", explained)
    mine = script("splendor", 2, random.Random("server splendor 2"))
    assert compare(client, log, shuffle, mine, mine.final.seat) is False


@pytest.mark.parametrize("key", parure.EDITIONS)
def test_logs_and_metrics_hold_no_secrets(key: str, tmp_path: Path) -> None:
    """A real server at its most talkative: no seed, token, invitation or card in what it writes for its host."""
    database, written = tmp_path / "parure.db", tmp_path / "log"
    with server(f"sqlite:///{database}", log=written) as running:
        table = seated(running.url, key, 3, first="random")
        secrets = list(table.tokens)
        answers = [table.ask("GET", path, token=table.tokens[0]).text for path in ("", "/view", "/record")]
        with table.join(0) as socket:
            for turn in range(12):
                seat = turn % 3
                move = {"type": "decide", "action": f"reserve deck {turn % 3 + 1}" if turn < 9 else "take w"}
                version = table.state()[0]
                answers.append(
                    table.ask("POST", "/decide", token=table.tokens[seat], json=move | {"version": version}).text
                )
            say(socket, type="sync")
            answers.append(str(hear_of(socket, "update")))
            say(socket, type="nonsense", token=table.tokens[1])
            hear_of(socket, "error")
        body = {"edition": key, "seats": [{"who": "me"}, {"who": "friend"}, {"who": "computer"}], "pace": 0}
        made = httpx.post(f"{running.url}/api/tables", json=body, timeout=PATIENCE).json()
        secrets += [seat.get("token") or seat["invitation"] for seat in made["seats"]]
        table.ask("POST", f"/../{made['table']['id']}/claim", json={"name": "F", "invitation": secrets[-1]})
        answers.append(table.ask("GET", f"/../{made['table']['id']}").text)
        metrics = httpx.get(f"{running.url}/metrics", timeout=PATIENCE).text
    with sqlite3.connect(database) as kept:
        seeds = [bytes(row[0]) for row in kept.execute("SELECT seed FROM game")]
        plies = kept.execute("SELECT count(*) FROM ply").fetchone()[0]
    kept.close()
    assert len(seeds) == 2
    assert plies > 15
    host = written.read_text() + metrics
    for seed in seeds:
        for shown in (seed.hex(), repr(seed), seed.hex().upper()):
            assert shown not in host + "".join(answers)
    for secret in secrets:
        assert secret not in host
    cards = {card.id for card in parure.edition(key).cards} | {card.name for card in parure.edition(key).cards}
    assert not cards & set(re.findall(r"[\w' -]+", host))
    assert not cards & set(re.findall(r"\w+", host))
