"""Hand-made positions for tests: a test names what matters, the rest of the table is filled in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

import pytest

from parure.editions import EDITIONS, Card, Edition, Face, edition
from parure.gems import COLOURS, TIME, WILD, Gems, Kind
from parure.notation.words import parse_gems
from parure.rules import (
    Dealing,
    IllegalAction,
    Main,
    Move,
    Over,
    Phase,
    Player,
    Reason,
    Reveal,
    Seat,
    Slot,
    State,
    Step,
    Take,
    apply,
    legal_actions,
    new_game,
    outcomes,
)
from parure.rules.events import Event
from parure.rules.possible import problems
from parure.rules.score import tally

TABLES: Final = [(key, players) for key in EDITIONS for players in (2, 3, 4)]
"""Every edition at every number of players."""

every_table: Final = pytest.mark.parametrize(("key", "players"), TABLES)
every_edition: Final = pytest.mark.parametrize("key", EDITIONS)
every_number: Final = pytest.mark.parametrize("players", [2, 3, 4])

PASTIME: Final = Take(Gems.of(1, 1, 1))
"""A turn that changes nothing that matters."""

MOST_TAGS: Final = -1
"""As `leader`: whoever has the most tags, if that is enough for the Assemble tile."""

Coins = str | Gems
"""Tokens in notation ("WUG", "R4") or as a value."""

_NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


def build(
    game: str | Edition = "splendor",
    players: int = 2,
    *,
    tokens: Mapping[int, Coins] = _NOTHING,
    cards: Mapping[int, Iterable[str]] = _NOTHING,
    reserved: Mapping[int, Iterable[str]] = _NOTHING,
    tiles_of: Mapping[int, Iterable[str]] = _NOTHING,
    tiles: Iterable[str] = (),
    market: Mapping[tuple[int, int], str | None] = _NOTHING,
    thin: Mapping[int, int] = _NOTHING,
    bank: Coins | None = None,
    seat: int = 0,
    leader: int | None = MOST_TAGS,
    passes: int = 0,
    phase: Phase | None = None,
    check: bool = True,
) -> State:
    """A position with these things in it, by seat; the rest follows or is filled in, in table order.

    A hand card drawn unseen has a question mark: `reserved={0: ["2R4", "?3K1"]}`. Tiles on the table are `tiles` and,
    as far as more belong there, such as nobody meets. `market` names the cards of some spaces, None being an empty
    one. `thin={0: 5}` leaves five cards in the first deck: players in turn have bought the others, those with fewest
    points first. The time token of one who has a card that shows it is added. `check` asks `rules.possible` whether
    the position could stand.
    """
    table = edition(game) if isinstance(game, str) else game
    bought = {n: [table.card[name] for name in cards.get(n, ())] for n in range(players)}
    hands = {n: list(reserved.get(n, ())) for n in range(players)}
    placed = {card for own in bought.values() for card in own}
    placed.update(table.card[name.removeprefix("?")] for own in hands.values() for name in own)
    placed.update(table.card[name] for name in market.values() if name)
    phase = Main() if phase is None else phase
    empty = {place for place, name in market.items() if name is None}
    if isinstance(phase, Dealing) and isinstance(phase.place, Slot):
        empty.add((phase.place.tier, phase.place.column))

    rows, decks = [], []
    for tier, level in enumerate(table.tiers):
        spaces = [(tier, column) for column in range(table.columns)]
        free = [place for place in spaces if place not in market and place not in empty]
        left = [card for card in level if card not in placed]
        if tier in thin:
            left.sort(key=lambda card: card.points)
            gone = left[: len(left) - len(free) - thin[tier]]
            for number, card in enumerate(gone):
                bought[number % players].append(card)
            left = left[len(gone) :]
        named = {place: table.card[name] for place in spaces if (name := market.get(place))}
        filled = named | dict(zip(free, left, strict=False))
        rows.append(tuple(filled.get(place) for place in spaces))
        decks.append(frozenset(left[len(free) :]))

    taken = {n: [table.face[name] for name in tiles_of.get(n, ())] for n in range(players)}
    if leader == MOST_TAGS:
        leader = _most_tags(table, bought)
    seated = [
        tally(
            table,
            tokens=_coins(tokens.get(n, Gems.of()), table) + Gems.one(TIME, int(any(c.time for c in bought[n]))),
            cards=bought[n],
            reserved=[table.card[name.removeprefix("?")] for name in hands[n]],
            blind=[name.startswith("?") for name in hands[n]],
            tiles=taken[n],
            leads=leader == n,
        )
        for n in range(players)
    ]
    state = State(
        edition=table,
        players=tuple(seated),
        bank=_rest(table, seated) if bank is None else _coins(bank, table),
        market=tuple(rows),
        decks=tuple(decks),
        tiles=_tiles(table, seated, tiles),
        phase=phase,
        seat=Seat(seat),
        leader=None if leader is None else Seat(leader),
        passes=passes,
    )
    if check:
        found = problems(state)
        assert not found, found
    return state


def _coins(coins: Coins, table: Edition) -> Gems:
    return coins if isinstance(coins, Gems) else parse_gems(coins, table)


def _rest(table: Edition, seated: Sequence[Player]) -> Gems:
    """What the players leave in the bank."""
    bank = table.supply(len(seated)).bank
    for player in seated:
        bank -= player.tokens
    return bank


def _most_tags(table: Edition, bought: Mapping[int, Sequence[Card]]) -> int | None:
    tags = {n: sum(card.tags for card in own) for n, own in bought.items()}
    if table.assemble is None or max(tags.values()) < table.assemble.tags:
        return None
    best = [n for n, count in tags.items() if count == max(tags.values())]
    assert len(best) == 1, f"players {best} have as many tags: name the leader"
    return best[0]


def _tiles(table: Edition, seated: Sequence[Player], named: Iterable[str]) -> tuple[Face, ...]:
    out = [table.face[name] for name in named]
    used = {face.tile for face in (*out, *(face for player in seated for face in player.tiles))}
    wanted = table.supply(len(seated)).tiles - sum(len(player.tiles) for player in seated)
    for face in table.faces:
        met = any(player.bonuses.covers(face.demand) for player in seated)
        if len(out) < wanted and face.tile not in used and not met:
            out.append(face)
            used.add(face.tile)
    return tuple(out)


def gems(text: str, game: str | Edition = "splendor") -> Gems:
    """Tokens from notation."""
    return parse_gems(text, edition(game) if isinstance(game, str) else game)


def where(state: State, name: str) -> Slot:
    """The space in which a card lies."""
    for tier, row in enumerate(state.market):
        for column, card in enumerate(row):
            if card is not None and card.id == name:
                return Slot(tier, column)
    raise AssertionError(f"{name} is not in the market")


def play(state: State, *moves: Move) -> Step:
    """What some moves lead to, with all their events; cards that are to be dealt come in table order."""
    events: tuple[Event, ...] = ()
    for move in moves:
        if not isinstance(move, Reveal):
            state, events = _dealt(state, events)
        step = apply(state, move)
        state, events = step.state, events + step.events
    return Step(*_dealt(state, events))


def _dealt(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    while isinstance(state.phase, Dealing):
        step = apply(state, next(iter(outcomes(state))))
        state, events = step.state, events + step.events
    return state, events


def refused(state: State, move: object) -> Reason:
    """Why a move is refused; the error must carry the very move and position."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, move)  # type: ignore[arg-type]
    error = caught.value
    assert error.action is move
    assert error.state is state
    assert error.rule == error.reason.rule
    return error.reason


def finish(state: State, *moves: Move) -> State:
    """The position after some moves; see `play`."""
    return play(state, *moves).state


def stroll(game: str | Edition, players: int, seed: int) -> Iterator[State]:
    """Every position of a game in which all choose at random, from the first to the last."""
    rng = Random(seed)
    state = new_game(edition(game) if isinstance(game, str) else game, players, rng)
    yield state
    while not isinstance(state.phase, Over):
        state = apply(state, rng.choice([*legal_actions(state), *outcomes(state)])).state
        yield state


def stuck(
    game: str = "splendor",
    players: int = 2,
    *,
    cards: Mapping[int, Sequence[str]] = _NOTHING,
    tiles_of: Mapping[int, Iterable[str]] = _NOTHING,
    tiles: Iterable[str] = (),
    **more: Any,
) -> State:
    """A table at which nobody can do anything: all gems are held, all hands full, every card too dear for all."""
    table = edition(game)
    held = _spread(table, players)
    bonuses = {
        n: [sum(table.card[name].bonus == colour for name in cards.get(n, ())) for colour in COLOURS]
        for n in range(players)
    }

    def dear(card: Card) -> bool:
        return all(
            any(card.cost[colour] > bonuses[n][colour] + held[n][colour] for colour in COLOURS) for n in range(players)
        )

    owned = {name for own in cards.values() for name in own}
    too_dear = [[card.id for card in level if card.id not in owned and dear(card)] for level in table.tiers]
    market = {(tier, column): too_dear[tier].pop(0) for tier in range(len(too_dear)) for column in range(table.columns)}
    spare = [name for level in reversed(too_dear) for name in level]
    hands = {n: [spare.pop(0) for _ in range(table.hand_limit)] for n in range(players)}
    return build(
        game,
        players,
        tokens=held,
        cards=cards,
        reserved=hands,
        tiles_of=tiles_of,
        tiles=tiles,
        market=market,
        **more,
    )


def _spread(table: Edition, players: int) -> dict[int, Gems]:
    """All gems of the bank, dealt out so that each player holds few colours."""
    pool = [kind for kind in COLOURS for _ in range(table.supply(players).bank[kind])]
    share = -(-len(pool) // players)
    counts = {n: [0] * (WILD + 1) for n in range(players)}
    for number, kind in enumerate(pool):
        counts[number // share][kind] += 1
    return {n: Gems.of(*count) for n, count in counts.items()}


def bonus_cards(game: str, wanted: Mapping[int, int] | Sequence[int], skip: Iterable[str] = ()) -> list[str]:
    """Cards without points or tags, cheapest level first, that give so many bonuses of each colour."""
    counts = dict(enumerate(wanted)) if isinstance(wanted, Sequence) else wanted
    found: list[str] = []
    for colour, count in counts.items():
        plain = [
            card.id
            for card in edition(game).cards
            if card.bonus == Kind(colour) and not card.points and not card.tags and card.id not in {*skip, *found}
        ]
        assert len(plain) >= count, f"only {len(plain)} plain cards of colour {colour}"
        found += plain[:count]
    return found


def brink(game: str, players: int, seat: int, **more: Any) -> State:
    """A position in which a seat, to move, meets the goal by buying the first card of level 1."""
    if game == "marvel":
        own, card, coins = ["3Y4", "3P4", "3U4", "1R1"], "1O8", "P3"  # 15 points; 1O8: the sixteenth, and orange
    else:
        own, card, coins = ["3W4", "3U4", "3W2"], "1W8", "G4"  # 14 points; 1W8: the fifteenth
    cards = {seat: own, **more.pop("cards", {})}
    tokens = {seat: coins, **more.pop("tokens", {})}
    return build(game, players, cards=cards, tokens=tokens, market={(0, 0): card}, seat=seat, **more)


def empty_first_deck(key: str, players: int, left: int = 0) -> State:
    """A table whose first deck has so few cards; all tiles that the players would meet are taken."""
    table = edition(key)
    rich = build(key, players, thin={0: left}, leader=0 if key == "marvel" else None, check=False)
    met = {
        face.tile: (number, face)
        for number, player in enumerate(rich.players)
        for face in table.faces
        if player.bonuses.covers(face.demand)
    }
    wanted = table.supply(players).tiles
    tiles_of: dict[int, list[str]] = {}
    for number, face in list(met.values())[:wanted]:
        tiles_of.setdefault(number, []).append(face.id)
    leader = max(range(players), key=lambda n: rich.players[n].tags) if key == "marvel" else None
    return build(key, players, thin={0: left}, tiles_of=tiles_of, leader=leader)
