"""Dealing: docs/fairness.md written again without the dealer, and every way to cheat found out."""

from __future__ import annotations

import csv
import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parure import (
    Dealer,
    Dealing,
    Game,
    IllegalAction,
    RandomDealer,
    Record,
    Reveal,
    SeededDealer,
    SetupError,
    State,
    Take,
    apply,
    edition,
    legal_actions,
    outcomes,
    verify,
)
from parure.dealer import SEED_BYTES, new_seed
from parure.gems import Gems
from parure.notation import parse_record
from parure.view import Facedown
from tests.notation.games import editions, play_random, tables

ROOT = Path(__file__).parents[1]
SEED = bytes(range(32))


# docs/fairness.md, written again: nothing but hashes and the tables


def rows(key: str, name: str) -> list[dict[str, str]]:
    with (ROOT / "src/parure/editions" / key / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def deal_again(key: str, seed: bytes, game: str) -> tuple[str, list[list[str]], list[str]]:
    """The commitment, the decks from the top and the tiles in order, all by id."""
    label = f"{game}\n{key}\n1\n".encode()
    taken = 0

    def word() -> int:
        nonlocal taken
        block = hmac.new(seed, label + str(taken // 8).encode("ascii"), hashlib.sha256).digest()
        start = taken % 8 * 4
        taken += 1
        return int.from_bytes(block[start : start + 4], "big")

    def below(bound: int) -> int:
        while True:
            number = word()
            if number < (1 << 32) // bound * bound:
                return number % bound

    def shuffle(things: list[Any]) -> list[Any]:
        things = list(things)
        n = len(things)
        while n > 1:
            k = below(n)
            n -= 1
            things[n], things[k] = things[k], things[n]
        return things

    decks = [shuffle([row["id"] for row in rows(key, "cards.csv") if row["level"] == level]) for level in "123"]
    tiles: dict[str, list[str]] = {}
    for row in rows(key, "tiles.csv"):
        tiles.setdefault(row["tile"], []).append(row["id"])
    faces = [sides[below(len(sides))] for sides in shuffle(list(tiles.values()))]
    return hashlib.sha256(label + seed).hexdigest(), decks, faces


VECTORS = [
    (
        ("splendor", bytes(32), "first"),
        "1017c248b7ef8166d3a3daf11cdc11a2460b5f9545ac6b19401bd843946c9169",
        ["1G6 1G4 1W2 1W7 1K4 1U4", "2K4 2G3 2W2 2R6 2R3 2G2", "3U4 3K2 3G3 3W3 3G2 3U3"],
        "N7 N2 N4 N6 N5 N8 N3 N1 N9 N10",
    ),
    (
        ("splendor", SEED, "game-1"),
        "82d09aecac4602252064af368b13758b6fcb45a9770feb4e674afed170faff08",
        ["1R2 1W4 1G8 1R4 1W1 1K6", "2U5 2U4 2K1 2G1 2U6 2G2", "3W2 3R4 3U4 3G4 3W1 3U3"],
        "N10 N3 N7 N4 N1 N6 N2 N8 N9 N5",
    ),
    (
        ("marvel", SEED, "game-1"),
        "fa28d53cc2da496ea8bbe117719d7e883c9460cb4e08cf3f8d2df4e43f084532",
        ["1Y3 1P6 1O6 1U2 1O4 1P8", "2O1 2R2 2Y4 2U4 2R4 2Y2", "3R1 3U3 3P3 3U1 3P1 3R4"],
        "L4B L1B L3B L2B",
    ),
]
"""Seed and game id; commitment, the first six cards of each deck from the top, all tiles in order."""


@pytest.mark.parametrize(("given", "commitment", "decks", "tiles"), VECTORS)
def test_fixed_vectors(given: tuple[str, bytes, str], commitment: str, decks: list[str], tiles: str) -> None:
    expected = commitment, decks, tiles
    again = deal_again(*given)
    assert (again[0], [" ".join(deck[:6]) for deck in again[1]], " ".join(again[2])) == expected
    key, seed, game = given
    dealer = SeededDealer(edition(key), seed, game)
    dealt, faces = dealer.layout
    found = [" ".join(card.id for card in deck[:6]) for deck in dealt]
    assert (dealer.commitment, found, " ".join(face.id for face in faces)) == expected


def test_the_vectors_stand_in_the_documentation() -> None:
    text = " ".join((ROOT / "docs/fairness.md").read_text(encoding="utf-8").replace("|", " ").split())
    for (_, seed, game), commitment, decks, tiles in VECTORS:
        for part in (seed.hex(), game, commitment, *decks, tiles):
            assert part in text


@editions
def test_every_layout_is_that_of_the_documentation(key: str) -> None:
    rng = Random(7)
    for number in range(20):
        seed, game = rng.randbytes(32), f"g_{number}"
        dealer = SeededDealer(edition(key), seed, game)
        decks, faces = dealer.layout
        ids = [[card.id for card in deck] for deck in decks], [face.id for face in faces]
        assert (dealer.commitment, *ids) == deal_again(key, seed, game)


@tables
def test_the_table_is_set_and_refilled_from_the_top(key: str, players: int) -> None:
    _, decks, faces = deal_again(key, SEED, "table")
    game = Game(key, players, seed=SEED, game_id="table")
    assert [[card and card.id for card in row] for row in game.start.market] == [deck[:4] for deck in decks]
    assert [face.id for face in game.start.tiles] == faces[: len(game.start.tiles)]
    game.play("reserve deck2")
    game.play("reserve 2a")
    game.play("reserve deck1")
    revealed = [moment.ply.move.card.id for moment in game.history if isinstance(moment.ply.move, Reveal)]
    assert revealed == [decks[1][4], decks[1][5], decks[0][4]]


def test_another_game_edition_or_seed_is_another_deal() -> None:
    game = edition("splendor")
    dealers = [
        SeededDealer(game, SEED, "a"),
        SeededDealer(game, SEED, "b"),
        SeededDealer(game, SEED[::-1], "a"),
        SeededDealer(replace(game, version=2), SEED, "a"),
        SeededDealer(replace(game, key="house"), SEED, "a"),
    ]
    assert len({dealer.commitment for dealer in dealers}) == len(dealers)
    assert len({dealer.layout for dealer in dealers}) == len(dealers)


def test_words_that_would_favour_some_cards_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """40 does not divide 2^32, so the highest words are passed over when a deck of 40 is shuffled."""
    limit = 2**32 // 40 * 40
    words = [Random(3).randrange(2**31) for _ in range(200)]

    def layout(*first: int) -> object:
        def numbers(_: SeededDealer) -> Iterator[int]:
            return iter((*first, *words))

        monkeypatch.setattr(SeededDealer, "_numbers", numbers)
        return SeededDealer(edition("splendor"), SEED, "x").layout

    assert layout(limit, 2**32 - 1) == layout()
    assert layout(limit - 1) == layout(39) != layout()


@editions
def test_every_card_is_equally_likely_on_top(key: str) -> None:
    """Over 2,000 seeds: chi-square with 19 degrees of freedom stays far below 60 (one in a million)."""
    rounds = 2000
    tops: Counter[str] = Counter()
    bottoms: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    rng = Random(11)
    for number in range(rounds):
        decks, faces = SeededDealer(edition(key), rng.randbytes(32), str(number)).layout
        tops[decks[2][0].id] += 1
        bottoms[decks[2][-1].id] += 1
        sides[faces[0].id] += 1
    for counts, kinds in ((tops, 20), (bottoms, 20), (sides, len(edition(key).faces))):
        expected = rounds / kinds
        assert len(counts) == kinds
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60


# Dealers


def test_a_seed_never_shows() -> None:
    dealer = SeededDealer(edition("marvel"), SEED, "quiet")
    for text in (repr(dealer), str(dealer), f"{dealer}", repr([dealer])):
        assert text.strip("[]") == "<SeededDealer of game 'quiet'>"
    assert SEED.hex() not in dealer.commitment


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, bytearray(32), 5, None])
def test_a_seed_is_32_bytes(seed: Any) -> None:
    with pytest.raises(SetupError, match="a seed is 32 bytes") as caught:
        SeededDealer(edition("splendor"), seed, "game")
    assert repr(seed) not in str(caught.value)


@pytest.mark.parametrize("game", ["", "x" * 65, "two words", "naïve", "a\n", "a/b", None, 7, b"id"])
def test_a_game_id_is_short_and_plain(game: Any) -> None:
    with pytest.raises(SetupError, match=re.escape(f"1 to 64 letters, digits, - or _, not {game!r}")):
        SeededDealer(edition("splendor"), SEED, game)


def test_a_fresh_seed_is_fresh() -> None:
    assert len(new_seed()) == SEED_BYTES
    assert new_seed() != new_seed()


def test_a_dealer_deals_its_own_edition_only() -> None:
    dealer = SeededDealer(edition("splendor"), SEED, "x")
    with pytest.raises(SetupError, match="this dealer deals splendor@1, not marvel@1"):
        dealer.start(edition("marvel"), 2)
    with pytest.raises(SetupError, match="C9"):
        dealer.start(edition("splendor"), 5)


def test_a_dealer_is_asked_only_when_a_card_is_due() -> None:
    dealer = SeededDealer(edition("splendor"), SEED, "x")
    with pytest.raises(AssertionError):
        dealer.next(dealer.start(edition("splendor"), 2))


@tables
def test_a_random_dealer_deals_by_its_generator(key: str, players: int) -> None:
    def deal(seed: int) -> tuple[State, Reveal]:
        dealer: Dealer = RandomDealer(Random(seed))
        state = dealer.start(edition(key), players)
        owed = apply(state, next(a for a in legal_actions(state) if "Deck" in repr(a))).state
        assert isinstance(owed.phase, Dealing)
        reveal = dealer.next(owed)
        assert reveal in outcomes(owed)
        return state, reveal

    assert deal(1) == deal(1)
    assert deal(1) != deal(2)


# Verification


def failed(record: Record) -> dict[str, str]:
    return {check.name: check.detail for check in verify(record) if not check.passed}


@tables
def test_an_honest_game_passes_every_check(key: str, players: int) -> None:
    record = play_random(key, players).record
    checks = verify(record)
    assert [check.name for check in checks] == ["headers", "commitment", "table", "reveals", "moves", "end"]
    assert all(check.passed for check in checks)
    assert f"{key}@1, {players} players" in checks[0].detail
    assert record.headers["Commitment"] in checks[1].detail
    reveals = sum(isinstance(ply.move, Reveal) for ply in record.plies)
    assert checks[3].detail == f"{reveals} cards came from the top of their deck"
    assert checks[4].detail == f"{len(record.plies)} plies, all legal"
    shouted = replace(record, headers={**record.headers, "Commitment": record.headers["Commitment"].upper()})
    assert not failed(shouted)


def honest() -> Record:
    return play_random("marvel", 3).record


def with_headers(**headers: str) -> Record:
    return replace(honest(), headers={**honest().headers, **headers})


@pytest.mark.parametrize(
    ("headers", "name", "detail"),
    [
        ({"Commitment": "0" * 64}, "commitment", "SHA-256 of game, edition, version and seed is"),
        ({"Seed": "xyz"}, "headers", "non-hexadecimal number"),
        ({"Seed": "é" * 64}, "headers", "non-hexadecimal number"),
        ({"Seed": "00" * 31}, "headers", "a seed is 32 bytes"),
        ({"Seed": ""}, "headers", "a seed is 32 bytes"),
        ({"Game": "no such id!"}, "headers", "a game's id is"),
    ],
)
def test_a_header_that_was_changed_is_named(headers: dict[str, str], name: str, detail: str) -> None:
    found = failed(with_headers(**headers))
    assert list(found) == [name]
    assert detail in found[name]


def test_another_seed_or_game_fails_wherever_it_shows() -> None:
    for record in (with_headers(Seed="11" * 32), with_headers(Game="another")):
        assert {"commitment", "table", "reveals"} == set(failed(record))


@pytest.mark.parametrize("names", [("Game",), ("Commitment",), ("Seed",), ("Game", "Commitment", "Seed")])
def test_missing_headers_are_named(names: tuple[str, ...]) -> None:
    headers = {name: value for name, value in honest().headers.items() if name not in names}
    assert failed(replace(honest(), headers=headers)) == {"headers": f"the record has no {', '.join(names)}"}


def test_another_table_is_found_out() -> None:
    record = honest()
    row = record.start.market[0]
    start = replace(record.start, market=((*row[1:], row[0]), *record.start.market[1:]))
    assert "table" in failed(replace(record, start=start))


def test_a_table_for_no_number_of_players_is_named() -> None:
    record = honest()
    start = replace(record.start, players=record.start.players * 3)
    assert "is for 2, 3, 4 players" in failed(replace(record, start=start))["headers"]


def reveals_of(record: Record) -> list[int]:
    return [n for n, ply in enumerate(record.plies) if isinstance(ply.move, Reveal)]


def with_move(record: Record, at: int, move: Any) -> Record:
    plies = (*record.plies[:at], replace(record.plies[at], move=move), *record.plies[at + 1 :])
    return replace(record, plies=plies)


def test_a_swapped_reveal_is_named() -> None:
    record = honest()
    at = reveals_of(record)[-1]
    due = record.plies[at].move
    assert isinstance(due, Reveal)
    state = list(record.steps())[at - 1].state
    other = next(reveal for reveal in outcomes(state) if reveal != due)
    swapped = with_move(record, at, other)
    assert failed(swapped)["reveals"] == f"ply {at + 1} reveals {other.card.id} where {due.card.id} was on top"
    assert "table" not in failed(swapped)
    assert "commitment" not in failed(swapped)


def test_the_first_of_several_swapped_reveals_is_named() -> None:
    record = honest()
    first, second = [n for n in reveals_of(record) if record.plies[n].move.card.tier == 0][:2]  # type: ignore[union-attr]
    a, b = record.plies[first].move, record.plies[second].move
    swapped = with_move(with_move(record, first, b), second, a)
    assert failed(swapped)["reveals"].startswith(f"ply {first + 1} reveals ")


def test_an_illegal_move_is_named() -> None:
    greedy = with_move(honest(), 0, Take(Gems.of(5)))
    found = failed(greedy)
    assert list(found) == ["moves", "end"]
    assert found["moves"].startswith("ply 1: ")
    assert "three different gems at most" in found["moves"]
    with pytest.raises(IllegalAction):
        _ = greedy.final


def test_a_record_that_breaks_off_is_named() -> None:
    record = honest()
    assert failed(replace(record, plies=record.plies[:-5])) == {"end": "the game is not over where the record ends"}


def test_a_record_with_hidden_cards_is_no_proof() -> None:
    record = honest()
    at = reveals_of(record)[0]
    assert "written for one viewer" in failed(with_move(record, at, Facedown(0)))["moves"]


def test_a_game_that_was_given_up_is_verified_too() -> None:
    game = Game("splendor", 2)
    game.play("reserve deck1")
    game.resign(0)
    assert not failed(game.record)


def test_the_documented_record_is_verified() -> None:
    text = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
    records = re.findall(r"```record\n(.*?)```", text, re.DOTALL)
    assert records
    for record in records:
        assert not failed(parse_record(record))
