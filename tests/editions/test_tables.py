"""The card and tile tables: totals that any transcription must have, and what the rulebooks show of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from parure.editions import EDITIONS, Card, edition
from parure.errors import EditionError
from parure.gems import COLOURS, NO_GEMS, TIME, WILD, Gems, Kind
from tests.positions import every_edition, gems


@every_edition
def test_eight_six_and_four_cards_of_each_bonus_by_level(key: str) -> None:
    for level, count in zip(edition(key).tiers, (8, 6, 4), strict=True):
        assert Counter(card.bonus for card in level) == dict.fromkeys(COLOURS, count)


@every_edition
def test_140_points_in_each_deck(key: str) -> None:
    assert sum(card.points for card in edition(key).cards) == 140


@every_edition
def test_points_by_level(key: str) -> None:
    by_level = [Counter(card.points for card in level) for level in edition(key).tiers]
    assert by_level == [{0: 35, 1: 5}, {1: 10, 2: 15, 3: 5}, {3: 5, 4: 10, 5: 5}]
    assert [sum(points * count for points, count in level.items()) for level in by_level] == [5, 55, 80]


@every_edition
def test_no_two_cards_are_alike_unless_the_game_prints_them_so(key: str) -> None:
    same = Counter((card.bonus, card.cost, card.points, card.tags) for card in edition(key).cards)
    twice = [face for face, count in same.items() if count > 1]
    assert len(twice) == (1 if key == "marvel" else 0)  # Kingpin and Spider-Ham
    assert sum(same.values()) == 90


@every_edition
def test_ids_are_level_letter_and_number(key: str) -> None:
    game = edition(key)
    for card in game.cards:
        assert card.id[0] == str(card.level)
        assert card.id[1] == game.theme.letter(card.bonus)
        assert card.id[2:].isdigit()
        assert game.card[card.id] is card
    assert len(game.card) == 90


def test_splendor_has_no_tags_no_time_and_no_names() -> None:
    assert not any(card.tags or card.time or card.name for card in edition("splendor").cards)


def test_marvel_has_35_tags_7_of_each_bonus() -> None:
    marvel = edition("marvel")
    tags: Counter[Kind] = Counter()
    for card in marvel.cards:
        tags[card.bonus] += card.tags
    assert tags == dict.fromkeys(COLOURS, 7)
    assert tags.total() == 35
    assert [Counter(card.tags for card in level if card.tags) for level in marvel.tiers] == [
        {1: 10},
        {1: 10},
        {2: 5, 1: 5},
    ]


def test_every_marvel_card_of_level_3_and_no_other_shows_time() -> None:
    assert all(card.time == (card.level == 3) for card in edition("marvel").cards)


def test_every_marvel_card_has_a_name_of_its_own() -> None:
    names = [card.name for card in edition("marvel").cards]
    assert all(names)
    assert len(set(names)) == 90


def named(name: str) -> Card:
    """The character of that name."""
    (card,) = [card for card in edition("marvel").cards if card.name == name]
    return card


def test_the_cards_that_the_marvel_rulebook_shows() -> None:
    marvel = edition("marvel")
    ghost_rider = named("Ghost Rider")
    assert ghost_rider.cost == gems("YYU4P", "marvel")
    assert (ghost_rider.points, marvel.theme.letter(ghost_rider.bonus)) == (2, "R")
    assert named("Rocket").cost == gems("YRR", "marvel")
    assert named("Wasp").tags == 1
    assert named("Captain America").tags == 2
    (knowhere,) = [face for face in marvel.faces if face.name == "Knowhere"]
    assert knowhere.demand == gems("Y3U3R3", "marvel")


def test_the_marvel_deck_is_not_a_recolouring_of_the_splendor_deck() -> None:
    def bag(key: str, order: tuple[int, ...]) -> Counter[object]:
        return Counter(
            (card.level, order.index(card.bonus), card.points, tuple(card.cost[c] for c in order))
            for card in edition(key).cards
        )

    base = bag("splendor", (0, 1, 2, 3, 4))
    best = max((bag("marvel", order) & base).total() for order in permutations(range(5)))
    assert best == 18


def test_the_ten_nobles() -> None:
    demands = [face.demand.counts[:5] for face in edition("splendor").faces]
    assert sorted(demands) == sorted(
        [
            (4, 4, 0, 0, 0),
            (0, 4, 4, 0, 0),
            (0, 0, 4, 4, 0),
            (0, 0, 0, 4, 4),
            (4, 0, 0, 0, 4),
            (3, 3, 3, 0, 0),
            (0, 3, 3, 3, 0),
            (0, 0, 3, 3, 3),
            (3, 0, 0, 3, 3),
            (3, 3, 0, 0, 3),
        ]
    )
    assert all(len(tile.faces) == 1 and tile.faces[0].points == 3 for tile in edition("splendor").tiles)


def test_c5_which_faces_share_a_tile() -> None:
    pairs = {frozenset(face.name for face in tile.faces) for tile in edition("marvel").tiles}
    assert pairs == {
        frozenset({"Asgard", "Wakanda"}),
        frozenset({"Hell's Kitchen, NYC", "Triskelion"}),
        frozenset({"Knowhere", "Atlantis"}),
        frozenset({"Attilan", "Avengers Tower, NYC"}),
    }
    demands = {face.name: face.demand for face in edition("marvel").faces}
    assert demands == {
        "Asgard": gems("Y3P3O3", "marvel"),
        "Wakanda": gems("U4R4", "marvel"),
        "Hell's Kitchen, NYC": gems("Y4O4", "marvel"),
        "Triskelion": gems("P4O4", "marvel"),
        "Knowhere": gems("Y3U3R3", "marvel"),
        "Atlantis": gems("P3U3R3", "marvel"),
        "Attilan": gems("P4R4", "marvel"),
        "Avengers Tower, NYC": gems("Y4U4", "marvel"),
    }


@every_edition
def test_every_tile_is_worth_three_and_asks_for_eight_or_nine_bonuses(key: str) -> None:
    for face in edition(key).faces:
        assert face.points == 3
        assert face.demand.total in (8, 9)
        assert face.demand[WILD] == face.demand[TIME] == 0
        assert edition(key).face[face.id] is face


@pytest.mark.parametrize(
    ("key", "letters", "names"),
    [
        ("splendor", "WUGRKD", ["diamond", "sapphire", "emerald", "ruby", "onyx", "gold"]),
        ("marvel", "YPUROST", ["Mind", "Power", "Space", "Reality", "Soul", "S.H.I.E.L.D.", "Time"]),
    ],
)
def test_the_kinds_in_their_order(key: str, letters: str, names: list[str]) -> None:
    theme = edition(key).theme
    assert "".join(kind.letter for kind in theme.kinds) == letters
    assert [kind.name for kind in theme.kinds] == names
    assert [theme.letter(Kind(number)) for number in range(len(letters))] == list(letters)


def test_the_limits_are_the_same_in_both_games() -> None:
    for key in EDITIONS:
        game = edition(key)
        assert (game.columns, game.hand_limit, game.token_limit, game.double_minimum) == (4, 3, 10, 4)
        assert list(game.supplies) == [2, 3, 4]
        assert game.tag == f"{key}@{game.version}"
        assert repr(game) == f"<Edition {key}@{game.version}>"
    assert edition("splendor") is edition("splendor")
    assert edition("splendor") != edition("marvel")
    assert len({edition(key) for key in (*EDITIONS, *EDITIONS)}) == 2
    assert len({card for key in EDITIONS for card in edition(key).cards}) == 180
    assert len({face for key in EDITIONS for face in edition(key).faces}) == 18


@pytest.mark.parametrize("key", ["", "Splendor", "duel", "../splendor", "splendor/", None])
def test_an_edition_that_is_not_there_is_an_error(key: str) -> None:
    with pytest.raises(EditionError, match="there are: splendor, marvel"):
        edition(key)


def test_splendor_costs_are_all_different_within_a_level_and_bonus() -> None:
    for level in edition("splendor").tiers:
        for colour in COLOURS:
            costs = [card.cost for card in level if card.bonus == colour]
            assert len(set(costs)) == len(costs)
    assert NO_GEMS not in {card.cost for card in edition("splendor").cards}
    assert max(card.cost.total for card in edition("splendor").cards) == Gems.of(3, 3, 5, 3).total
