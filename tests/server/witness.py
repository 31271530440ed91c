"""A viewer at a table, who looks wherever he can, and notes every byte that he gets to see."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

import parure
from parure.codec import actions
from parure.notation.wire import to_json
from tests.server.talk import PATIENCE
from tests.server.twins import Act, Layout, Script, Stage

LOOKS = 2
"""How often he looks around during a game."""


class Witness:
    """One viewer of one game, played by a script; names, tokens and the like are taken out of what he notes."""

    def __init__(self, stage: Stage, viewer: int | None) -> None:
        self.stage = stage
        self.client = stage.client
        self.viewer = viewer
        self.received: list[str] = []
        self.names: dict[str, str] = {}
        self.tokens: dict[int, str] = {}
        self.game = ""
        self.version = 0
        self.shown = ""
        """What he is shown when the game is over and nothing is secret any more: not compared."""

    @property
    def token(self) -> str | None:
        return None if self.viewer is None else self.tokens[self.viewer]

    @property
    def here(self) -> str:
        return f"/api/tables/{self.game}"

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

    def hear(self, socket: ClientConnection, what: str) -> dict[str, Any]:
        text = str(socket.recv(timeout=PATIENCE))
        message: dict[str, Any] = json.loads(text)
        if message.get("table", {}).get("status") == "over":
            self.names[message["table"]["seed"]] = "SEED"
        self.note(what, text)
        return message

    def say(self, socket: ClientConnection, **message: Any) -> None:
        socket.send(json.dumps(message))

    @contextmanager
    def join(self, game: str, token: str | None) -> Iterator[ClientConnection]:
        address = f"ws{str(self.client.base_url).removeprefix('http').rstrip('/')}/api/tables/{game}/socket"
        with connect(address, max_size=2**22, close_timeout=1) as socket:
            self.say(socket, type="join", token=token)
            self.hear(socket, "join")
            yield socket

    # The game

    def watch(self, mine: Script, layout: Layout) -> None:
        """Plays a game through, beside another table."""
        counted, log_from = self.counts(), self.stage.log.tell()
        # Another table, always the same.
        self.stage.layout = mine.layout
        other, others = self.set_up(mine.edition.key, ("me", "me"), "OTHER")
        self.stage.layout = layout
        self.game, self.tokens = self.set_up(mine.edition.key, mine.company, "GAME")
        left: set[int] = {seat for seat, who in enumerate(mine.company) if who == "computer"}
        with (
            self.join(other, others[0]) as near,
            self.join(other, None) as far,
            self.join(self.game, self.token) as socket,
        ):
            for number, act in enumerate(mine.acts):
                if number % (len(mine.acts) // LOOKS) == 0 and act.seat not in left:
                    self.look_around()
                if mine.is_over and number == len(mine.acts) - 1:
                    self.provoke(mine)
                self.do(act, left, mine.acts[number:], socket)
            if not mine.is_over:
                self.provoke(mine)
                self.say(socket, type="sync")
                self.hear(socket, "sync")
                self.say(socket, type="decide", version=self.version, action="nonsense", ref="x")
                self.hear(socket, "refused")
                self.client.post(f"{self.here}/resign", headers=self.bearer(0)).raise_for_status()
                assert self.hear(socket, "end")["table"]["result"]
            self.look_aside(other, others[0])
            # Nothing at all was told to the other table.
            for bystander in (near, far):
                self.say(bystander, type="ping")
                heard = self.hear(bystander, "bystander")
                assert heard == {"type": "pong"}, f"another table is told of this one: {heard}"
            self.look_at_the_end()
        self.note("log", re.sub(r'"at": "[^"]*"|127.0.0.1:\d+', "", self.stage.log.getvalue()[log_from:]))
        self.note("metrics", str({name: value - counted.get(name, 0) for name, value in self.counts().items()}))

    def set_up(self, key: str, company: tuple[str, ...], name: str) -> tuple[str, dict[int, str]]:
        """A table with all its people; its id and their tokens."""
        seats = [{"who": who, "name": f"P{number}"} for number, who in enumerate(company)]
        made = self.client.post("/api/tables", json={"edition": key, "seats": seats, "pace": 0}).json()
        game, tokens = made["table"]["id"], {seat["seat"]: seat.get("token", "") for seat in made["seats"]}
        for seat in (number for number, who in enumerate(company) if who in ("friend", "anyone")):
            invitations = [each["invitation"] for each in made["seats"] if each["seat"] == seat]
            body = {"name": f"P{seat}", "seat": seat, "invitation": invitations[0] if invitations else None}
            answer = self.client.post(f"/api/tables/{game}/claim", json=body).json()
            tokens[seat] = answer["token"]
        self.names |= {game: name, made["table"]["commitment"]: f"{name} COMMITMENT"}
        self.names |= {token: f"{name} TOKEN{seat}" for seat, token in tokens.items()}
        return game, tokens

    def bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def do(self, act: Act, left: set[int], following: tuple[Act, ...], socket: ClientConnection) -> None:
        """Does what the script says, and hears of it; computers have been told before what they decide."""
        body = {"type": act.kind, "version": self.version} | ({"action": act.text} if act.kind == "decide" else {})
        if act.kind == "leave":
            left.add(act.seat)
        if act.seat not in left or act.kind == "leave":
            # What computers do after this, until a person does something again.
            for later in following[1:]:
                if later.seat not in left or later.kind != "decide":
                    break
                self.stage.computers.append(later.text)
            if act.seat == self.viewer and act.kind != "leave":
                self.say(socket, **body, ref="mine")
            else:
                content = None if act.kind == "leave" else body
                answer = self.client.post(f"{self.here}/{act.kind}", headers=self.bearer(act.seat), json=content)
                assert answer.is_success, (act, answer.text)
        mine = act.seat == self.viewer and act.seat not in left
        heard = [self.hear(socket, "update")]
        while mine and heard[-1]["type"] != "accepted":
            heard.append(self.hear(socket, "update"))
        self.version = max(message["version"] for message in heard)

    # Wherever he can look

    def look_around(self) -> None:
        token = self.token
        for path in ("", "/view", "/record", "/history"):
            self.ask("GET", self.here + path, token)
        for path in ("/view", "/record", "/history", "/replay", "/replay?seen=all", "/verify"):
            self.ask("GET", self.here + path, None)
        for path in ("/view", "/record", "/history"):
            self.ask("GET", self.here + path, "forged")
        for path in ("/api/tables", "/healthz", "/nothing"):
            self.ask("GET", path, token)
        self.ask("POST", f"{self.here}/rematch", token)
        self.ask("POST", f"{self.here}/takeback", token, json={"type": "takeback", "version": 2**30})
        self.ask("POST", f"{self.here}/decide", token, json={"type": "decide", "version": 2**30, "action": "pass"})
        self.ask("POST", f"{self.here}/claim", None, json={"name": "Eve"})
        self.ask("POST", f"{self.here}/resign", "forged")

    def look_aside(self, other: str, token: str) -> None:
        """At the other table, also with a token of this one."""
        for path in ("", "/view", "/record", "/history"):
            for asked in (token, None, self.token):
                self.ask("GET", f"/api/tables/{other}{path}", asked)
        for path in ("/view", "/record", "/history"):
            self.ask("GET", self.here + path, token)

    def look_at_the_end(self) -> None:
        """Once the game is over its record is whole, and nobody's secret: the twins are told apart by it."""
        for token in (None, self.token):
            for path in ("", "/view"):
                self.ask("GET", self.here + path, token)
        self.shown = self.client.get(f"{self.here}/record").text

    def provoke(self, mine: Script) -> None:
        """Looks once more, asks for everything that is not legal, and for every card by its name."""
        self.look_around()
        seen = parure.view(mine.last, self.viewer)
        legal = [to_json(action) for action in seen.legal]
        wrong: list[Any] = [action for action in map(to_json, actions(mine.edition)) if action not in legal]
        wrong += [f"buy {card.id}" for tier in range(3) for card in seen.unseen(tier)]
        wrong += [f"reserve {card.name or card.id}" for tier in range(3) for card in seen.unseen(tier)]
        for action in random.Random(self.version).sample(wrong, 30):
            body = {"type": "decide", "version": self.version, "action": action}
            self.ask("POST", f"{self.here}/decide", self.token, json=body)

    def counts(self) -> dict[str, float]:
        """The metrics, without those that measure time or how soon a connection is seen to be gone."""
        lines = self.client.get("/metrics").text.splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {
            name: float(value) for name, value in pairs if not re.search("_bucket|_sum|_created|_connections", name)
        }
