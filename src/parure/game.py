"""A game in progress: positions, dealer and record together."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from parure.dealer import SEED_BYTES, Dealer, RandomDealer, SeededDealer, new_seed
from parure.editions import Edition, edition
from parure.errors import ParureError, SetupError
from parure.notation import parse_action
from parure.record import Ply, Record, Resign
from parure.rules import (
    Action,
    Dealing,
    Outcome,
    Over,
    Reveal,
    Seat,
    State,
    Step,
    apply,
    resign,
)
from parure.rules.events import Event
from parure.view import View, view


@dataclass(frozen=True, slots=True)
class Moment:
    """One ply of a game's history: what was done, and what it led to."""

    ply: Ply
    state: State
    events: tuple[Event, ...]


class Game:
    """A game in progress.

    `play` takes an action or its text; chance's cards are dealt by themselves. The same seed and game id deal the
    same game; a seed that is a whole number gives the game its id, unless it has another. Nothing here knows which seat
    is asking: give out `view(seat)`, `record.redacted(seat)` and `parure.redact(event, seat)`.
    """

    def __init__(
        self,
        edition: Edition | str,
        players: int,
        *,
        seed: bytes | int | None = None,
        game_id: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        edition = _edition(edition)
        dealer = SeededDealer(edition, _seed(seed), _id(seed) if game_id is None else game_id)
        self._begin(dealer.start(edition, players), dealer, headers or {})

    def __repr__(self) -> str:
        return f"<Game {self.game_id or 'dealt at random'}: {len(self._moments)} plies, {self.state!r}>"

    def _begin(self, start: State, dealer: Dealer, headers: Mapping[str, str], moments: Iterable[Moment] = ()) -> None:
        self.start = start
        self.dealer = dealer
        self.headers = dict(headers)
        self.comment = ""
        self._moments = list(moments)
        self._moments += self._dealt(self.state)

    @classmethod
    def from_position(cls, state: State, *, dealer: Dealer | None = None) -> Game:
        """A game that goes on from any position; cards are dealt at random unless a dealer is given."""
        game = cls.__new__(cls)
        game._begin(state, dealer or RandomDealer(secrets.SystemRandom()), {})
        return game

    @classmethod
    def from_record(cls, record: Record) -> Game:
        """A game replayed from a record, to be gone on with: with its seed if the record has it, else at random.

        SetupError if the seed can't be used, or is not the one that was committed to.
        """
        dealer = _dealer(record) or RandomDealer(secrets.SystemRandom())
        # A game that goes on with other cards than were committed to must not claim that commitment.
        kept = record.headers.keys() - ({"Seed"} if isinstance(dealer, SeededDealer) else {"Seed", "Commitment"})
        headers = {name: value for name, value in record.headers.items() if name in kept}
        replayed = zip(record.plies, record.steps(), strict=True)
        game = cls.__new__(cls)
        game._begin(record.start, dealer, headers, [Moment(ply, step.state, step.events) for ply, step in replayed])
        game.comment = record.comment
        return game

    @property
    def state(self) -> State:
        """The position now, hidden cards included."""
        return self._moments[-1].state if self._moments else self.start

    @property
    def history(self) -> tuple[Moment, ...]:
        """Every ply up to now, chance's included."""
        return tuple(self._moments)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        phase = self.state.phase
        return phase.outcome if isinstance(phase, Over) else None

    @property
    def game_id(self) -> str | None:
        """The name that the game is dealt under; None for a game dealt at random."""
        return self.dealer.game if isinstance(self.dealer, SeededDealer) else None

    @property
    def commitment(self) -> str | None:
        """The hash of the secret seed, to be shown before the first move; None for a game dealt at random."""
        return self.dealer.commitment if isinstance(self.dealer, SeededDealer) else None

    def view(self, seat: Seat | int | None) -> View:
        """What a seat, or None for a spectator, may know now."""
        return view(self.state, seat)

    def play(self, action: Action | str, *, comment: str = "") -> Step:
        """Plays an action, or the text of one, of the player to move, and deals the cards that follow.

        NotationError or IllegalAction if it can't be read or played; then nothing has changed.
        """
        before = self.state
        if isinstance(action, str):
            action = parse_action(action, before)
        return self._keep(Ply(before.seat, action, comment), apply(before, action))

    def resign(self, seat: Seat | int) -> Step:
        """Ends the game because a player gives up; he comes last."""
        before = self.state
        return self._keep(Ply(before.seat, Resign(Seat(seat))), resign(before, Seat(seat)))

    def undo(self) -> State:
        """Takes back the last decision and the cards that were dealt after it; ParureError if there is none."""
        for at in range(len(self._moments) - 1, -1, -1):
            if not isinstance(self._moments[at].ply.move, Reveal):
                del self._moments[at:]
                return self.state
        raise ParureError("there is no decision to take back")

    @property
    def record(self) -> Record:
        """The game written down, hidden reveals included; the seed is in it once the game is over."""
        headers = dict(self.headers)
        if isinstance(self.dealer, SeededDealer):
            headers |= {"Game": self.dealer.game, "Commitment": self.dealer.commitment}
            headers.pop("Seed", None)
            if self.outcome is not None:
                headers["Seed"] = self.dealer.seed.hex()
        return Record(self.start, tuple(moment.ply for moment in self._moments), headers, self.comment)

    @property
    def secret_record(self) -> Record:
        """The record with the seed in it, for whoever keeps the game: it gives every secret away."""
        record = self.record
        if isinstance(self.dealer, SeededDealer):
            record = replace(record, headers={**record.headers, "Seed": self.dealer.seed.hex()})
        return record

    def _keep(self, ply: Ply, step: Step) -> Step:
        """Adds a decision and the cards that follow, all or none."""
        dealt = self._dealt(step.state)
        self._moments += (Moment(ply, step.state, step.events), *dealt)
        return Step(self.state, step.events + tuple(event for moment in dealt for event in moment.events))

    def _dealt(self, state: State) -> list[Moment]:
        """What the dealer plays from a position on, while it is chance's turn."""
        moments: list[Moment] = []
        while isinstance(state.phase, Dealing):
            reveal = self.dealer.next(state)
            step = apply(state, reveal)
            moments.append(Moment(Ply(state.seat, reveal), step.state, step.events))
            state = step.state
        return moments


def _edition(game: Edition | str) -> Edition:
    return edition(game) if isinstance(game, str) else game


def _seed(seed: bytes | int | None) -> bytes:
    match seed:
        case None:
            return new_seed()
        case int() if 0 <= seed < 2 ** (8 * SEED_BYTES):
            return seed.to_bytes(SEED_BYTES, "big")
        case bytes():
            return seed
        case _:
            raise SetupError(f"a seed is {SEED_BYTES} bytes or a whole number of as many", "C7")


def _id(seed: bytes | int | None) -> str:
    """Whoever repeats a number wants the same game again; any other is one of its kind."""
    return f"seed-{seed}"[:64] if isinstance(seed, int) else secrets.token_urlsafe(12)


def _dealer(record: Record) -> SeededDealer | None:
    """The dealer whose seed a record tells; None if it tells none."""
    headers = record.headers
    if "Seed" not in headers:
        return None
    if "Game" not in headers:
        raise SetupError("the record has a seed but no header Game with the id that belongs to it", "C7")
    try:
        seed = bytes.fromhex(headers["Seed"])
    except ValueError as error:
        raise SetupError(f"the record's seed is not hex: {error}", "C7") from error
    dealer = SeededDealer(record.start.edition, seed, headers["Game"])
    if headers.get("Commitment", dealer.commitment).lower() != dealer.commitment:
        raise SetupError("the record's seed is not the one that its commitment was made for", "C7")
    return dealer
