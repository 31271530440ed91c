"""A position as one line of text; docs/notation.md has the grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from parure.editions import EDITIONS, Card, Edition, Face, edition
from parure.errors import ImpossiblePosition, NotationError
from parure.notation.words import NOTHING, format_gems, format_place, parse_gems, parse_place, quoted
from parure.rules import (
    Claiming,
    Dealing,
    Deck,
    Main,
    Outcome,
    Over,
    Phase,
    Player,
    Returning,
    Seat,
    Slot,
    State,
    Termination,
)
from parure.rules.possible import problems
from parure.rules.score import tally
from parure.view import Facedown, PlayerView, View

_FLAT: dict[str, Phase] = {"main": Main(), "returning": Returning(), "claiming": Claiming()}


def format_position(state: State | View) -> str:
    """The one text form of a position: hidden cards included for a State, by their level alone for a View."""
    game = state.edition
    fields = {
        "turn": str(state.seat + 1),
        "phase": _format_phase(state.phase),
        "passes": str(state.passes),
        "leader": NOTHING if state.leader is None else str(state.leader + 1),
        "bank": format_gems(state.bank, game),
        "tiles": _listed(face.id for face in state.tiles),
    }
    for tier, row in enumerate(state.market):
        fields[f"level{tier + 1}"] = ",".join(card.id if card else NOTHING for card in row)
    players: Sequence[Player | PlayerView] = state.players
    for seat, player in enumerate(players):
        fields[f"player{seat + 1}"] = _format_player(player, game)
    return " ".join((game.tag, *(f"{name}:{value}" for name, value in fields.items())))


def parse_position(text: str, game: Edition | None = None) -> State:
    """The position that a text describes, in an edition of the package unless another is given.

    NotationError for what can't be read; ImpossiblePosition, with every reason, for what can't stand.
    """
    words = text.split()
    if not words:
        raise NotationError("there is no position in an empty text")
    game = parse_tag(words[0]) if game is None else _same(words[0], game)
    fields = _fields(words[1:])
    leads = fields.get("leader", NOTHING)
    leader = None if leads == NOTHING else Seat(_number(leads, "leader", least=1) - 1)
    count = sum(name.startswith("player") for name in fields)
    players = tuple(
        _parse_player(_field(fields, f"player{seat + 1}"), game, leads=leader == seat) for seat in range(count)
    )
    market = tuple(_parse_row(_field(fields, f"level{n}"), game) for n in range(1, len(game.tiers) + 1))
    placed = {card for row in market for card in row if card}
    for player in players:
        placed.update((*player.cards, *player.reserved))
    state = State(
        edition=game,
        players=players,
        bank=parse_gems(_field(fields, "bank"), game),
        market=market,
        decks=tuple(frozenset(tier) - placed for tier in game.tiers),
        tiles=_faces(_field(fields, "tiles"), game),
        phase=_parse_phase(_field(fields, "phase"), game),
        seat=Seat(_number(_field(fields, "turn"), "turn", least=1) - 1),
        leader=leader,
        passes=_number(fields.get("passes", "0"), "passes"),
    )
    known = {"turn", "phase", "passes", "leader", "bank", "tiles"}
    known.update(f"level{tier + 1}" for tier in range(len(game.tiers)))
    known.update(f"player{seat + 1}" for seat in range(count))
    for name in fields:
        if name not in known:
            raise NotationError(f"{quoted(name)} is not a field of a position")
    if found := problems(state):
        raise ImpossiblePosition(found)
    return state


def parse_tag(text: str) -> Edition:
    """The edition of the package that a tag like marvel@1 names."""
    key, at, _ = text.partition("@")
    if key not in EDITIONS:
        raise NotationError(f"{quoted(text)} is not an edition: {', '.join(EDITIONS)}")
    return _same(text, edition(key)) if at else edition(key)


def _same(text: str, game: Edition) -> Edition:
    if text not in (game.tag, game.key):
        raise NotationError(f"{quoted(text)}: written for another edition or version than {game.tag}")
    return game


def _fields(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(f"{quoted(word)} is not a field like turn:1")
        if name in fields:
            raise NotationError(f"the field {quoted(name)} stands there twice")
        fields[name] = value
    return fields


def _field(fields: dict[str, str], name: str) -> str:
    if name not in fields:
        raise NotationError(f"the field {name!r} is missing")
    return fields[name]


def _number(text: str, name: str, *, least: int = 0) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) < least:
        raise NotationError(f"{name}:{quoted(text)} is not a number from {least} to 99")
    return int(text)


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or NOTHING


def _split(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _card(text: str, game: Edition) -> Card:
    if text not in game.card:
        raise NotationError(f"{quoted(text)} is not the id of a card")
    return game.card[text]


def _faces(text: str, game: Edition) -> tuple[Face, ...]:
    for word in _split(text):
        if word not in game.face:
            raise NotationError(f"{quoted(word)} is not the id of a tile")
    return tuple(game.face[word] for word in _split(text))


def _parse_row(text: str, game: Edition) -> tuple[Card | None, ...]:
    row = tuple(None if word == NOTHING else _card(word, game) for word in text.split(","))
    if len(row) != game.columns:
        raise NotationError(f"{quoted(text)} has {len(row)} spaces instead of {game.columns}")
    return row


def _format_player(player: Player | PlayerView, game: Edition) -> str:
    named = [str(card.tier + 1) if isinstance(card, Facedown) else card.id for card in player.reserved]
    hand = [f"?{name}" if blind else name for name, blind in zip(named, player.blind, strict=True)]
    parts = (
        format_gems(player.tokens, game),
        _listed(card.id for card in player.cards),
        _listed(hand),
        _listed(tile.id for tile in player.tiles),
    )
    return "|".join(parts)


def _parse_player(text: str, game: Edition, *, leads: bool) -> Player:
    parts = text.split("|")
    if len(parts) != 4:
        raise NotationError(f"{quoted(text)} is not a player: tokens|cards|hand|tiles")
    tokens, cards, hand, tiles = parts
    held = _split(hand)
    return tally(
        game,
        tokens=parse_gems(tokens, game),
        cards=[_card(word, game) for word in _split(cards)],
        reserved=[_reserved(word, game) for word in held],
        blind=[word.startswith("?") for word in held],
        tiles=_faces(tiles, game),
        leads=leads,
    )


def _reserved(word: str, game: Edition) -> Card:
    if re.fullmatch(r"\?[0-9]", word):
        raise NotationError(f"{quoted(word)} is a card hidden from whom this was written for: it can't be read back")
    return _card(word.removeprefix("?"), game)


def _format_phase(phase: Phase) -> str:
    match phase:
        case Dealing(place):
            return f"dealing@{format_place(place)}"
        case Over(outcome):
            return f"over@{format_outcome(outcome)}"
        case flat:
            return next(name for name, phase in _FLAT.items() if phase == flat)


def _parse_phase(text: str, game: Edition) -> Phase:
    name, _, rest = text.partition("@")
    if text in _FLAT:
        return _FLAT[text]
    if name == "over":
        return Over(parse_outcome(rest))
    place = parse_place(rest) if name == "dealing" else None
    match place:
        case Slot(tier, column) if tier < len(game.tiers) and column < game.columns:
            return Dealing(place)
        case Deck(tier) if tier < len(game.tiers):
            return Dealing(place)
        case _:
            raise NotationError(f"phase:{quoted(text)} is not a phase")


def format_outcome(outcome: Outcome) -> str:
    """An ending in one word: goal:2>1=3 is won by player 2, the others share second place."""
    places = ">".join("=".join(str(seat + 1) for seat in place) for place in outcome.ranking)
    return f"{outcome.termination.value}:{places}"


def parse_outcome(text: str) -> Outcome:
    """The ending that such a word describes."""
    kinds = "|".join(termination.value for termination in Termination)
    found = re.fullmatch(rf"({kinds}):([1-9](?:[>=][1-9])*)", text)
    if not found:
        raise NotationError(f"{quoted(text)} is not an ending like goal:2>1=3")
    places = [sorted(place.split("=")) for place in found[2].split(">")]
    seats = [seat for place in places for seat in place]
    if len(set(seats)) < len(seats):
        raise NotationError(f"{quoted(text)} names a player twice")
    return Outcome(Termination(found[1]), tuple(tuple(Seat(int(seat) - 1) for seat in place) for place in places))
