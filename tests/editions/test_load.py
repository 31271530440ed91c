"""Reading an edition: every complaint names file, row and field; a good one of one's own plays to an end."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from parure.editions import EDITIONS, edition, load_edition
from parure.errors import EditionError
from parure.rules import Over, Slot, apply, legal_actions, new_game, outcomes
from parure.rules.possible import problems
from tests.editions.folders import changed, text_of, write
from tests.positions import every_edition, stroll


def complaint(folder: Path) -> str:
    """What is wrong with the edition in a folder."""
    with pytest.raises(EditionError) as caught:
        load_edition(folder)
    return str(caught.value)


@every_edition
def test_a_copy_of_an_edition_is_that_edition(key: str, tmp_path: Path) -> None:
    assert load_edition(write(tmp_path / "copy", key)) == edition(key)


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
def test_line_ends_of_either_kind_will_do(ending: str, tmp_path: Path) -> None:
    texts = {
        name.partition(".")[0]: text_of("marvel", name).replace("\n", ending)
        for name in ("edition.toml", "cards.csv", "tiles.csv")
    }
    assert load_edition(write(tmp_path / "copy", **texts)) == edition("marvel")


# edition.toml: (old, new, what follows "mine/edition.toml")

DEEP = ".".join(["key", *"a" * 3000])

TOML_FAULTS = {
    "not toml": ("columns = 4 ", "columns = = 4", ": not TOML"),
    "nested too deep": ("columns = 4 ", f"columns = {'[' * 5000}", ": not TOML"),
    "a number of 5000 digits": ("columns = 4 ", f"columns = {'9' * 5000} ", ": not TOML"),
    "a number of 5000 hex digits": ("columns = 4 ", f"columns = 0x{'f' * 5000} ", ", field 'columns'"),
    "a table of 3000 floors": ('key = "splendor"', f"{DEEP} = 1", ", field 'key'"),
    "no key": ('key = "splendor"\n', "", ", field 'key': is missing"),
    "empty key": ('key = "splendor"', 'key = " "', ", field 'key': ' ' is not a word"),
    "key with a space": ('key = "splendor"', 'key = "my game"', ", field 'key': 'my game' is not made of letters"),
    "key with an at sign": ('key = "splendor"', 'key = "a@1"', ", field 'key': 'a@1' is not made of letters"),
    "key a number": ('key = "splendor"', "key = 3", ", field 'key': 3 is not a word"),
    "a long word is cut": ('key = "splendor"', f"key = [{'1, ' * 99}]", ", field 'key': [1, 1"),
    "no version": ("version = 1 ", "", ", field 'version': is missing"),
    "version 0": ("version = 1 ", "version = 0 ", ", field 'version': 0 is not a whole number from 1 to 99"),
    "no columns": ("columns = 4 ", "columns = 0 ", ", field 'columns': 0 is not a whole number from 1 to 26"),
    "27 columns": ("columns = 4 ", "columns = 27 ", ", field 'columns': 27 is not a whole number"),
    "columns true": ("columns = 4 ", "columns = true ", ", field 'columns': True is not a whole number"),
    "columns a fraction": ("columns = 4 ", "columns = 4.0 ", ", field 'columns': 4.0 is not a whole number"),
    "columns negative": ("columns = 4 ", "columns = -4 ", ", field 'columns': -4 is not a whole number"),
    "columns a date": ("columns = 4 ", "columns = 2024-01-01 ", ", field 'columns'"),
    "hand limit": ("hand_limit = 3 ", "hand_limit = 100 ", ", field 'hand_limit': 100 is not a whole number"),
    "no token limit": ("token_limit = 10 ", "token_limit = 0 ", ", field 'token_limit': 0 is not"),
    "double minimum": ("double_minimum = 4 ", "double_minimum = 1 ", ", field 'double_minimum': 1 is not"),
    "unknown field": ("columns = 4 ", "rows = 3\ncolumns = 4 ", ", field 'rows': is not a field that is known"),
    "goal not a table": ("[goal] ", "[aim] ", ", field 'goal': is missing"),
    "goal a number": ("[goal]             # (E1)\npoints = 15", "[aim]", ", field 'goal': is missing"),
    "goal of nothing": ("points = 15", "points = 0", ", field 'goal.points': 0 is not"),
    "goal of two times": ("points = 15", "points = 15\ntime = 2", ", field 'goal.time': 2 is not"),
    "unknown goal": ("points = 15", "points = 15\nspeed = 1", ", field 'goal.speed': is not a field"),
    "assemble not a table": ("columns = 4 ", "assemble = 3\ncolumns = 4 ", ", field 'assemble': 3 is not a table"),
    "assemble unfinished": ("[goal] ", "[assemble]\npoints = 3\n[goal] ", ", field 'assemble.tags': is missing"),
    "assemble too much": (
        "[goal] ",
        "[assemble]\npoints = 3\ntags = 3\nx = 1\n[goal] ",
        ", field 'assemble.x': is not a field",
    ),
    "one player": ("[players.2]", "[players.1]", ", field 'players.1': is not a number of players from 2 to 6"),
    "some players": ("[players.2]", "[players.two]", ", field 'players.two': is not a number of players"),
    "no colour": ("colour = 4\n", "", ", field 'players.2.colour': is missing"),
    "no gems": ("colour = 4\n", "colour = 0\n", ", field 'players.2.colour': 0 is not"),
    "no tiles": ("tiles = 4\n", "", ", field 'players.3.tiles': is missing"),
    "unknown supply": ("tiles = 4\n", "tiles = 4\nboats = 1\n", ", field 'players.3.boats': is not a field"),
    "supply not a table": ("[players.2] ", "[players]\n2 = 4\n[other] ", ", field 'players.2': 4 is not a table"),
    "too many tiles": ("tiles = 5\n", "tiles = 11\n", ", field 'players.4.tiles': there are only 10 tiles"),
    "time without time": ("tiles = 5\n", "tiles = 5\ntime = 4\n", ", field 'players.4.time': must be one a player"),
    "no title": ('title = "Splendor"\n', "", ", field 'theme.title': is missing"),
    "unknown word": ('tile = "noble"', 'tile = "noble"\nboat = "x"', ", field 'theme.boat': is not a field"),
    "unknown in a kind": ('letter = "U"', 'letter = "U"\nx = 1', ", field 'theme.kinds[1].x': is not a field"),
    "no letter": ('letter = "G"\n', "", ", field 'theme.kinds[2].letter': is missing"),
    "small letter": ('letter = "G"', 'letter = "g"', ", field 'theme.kinds': letter 'g' is not one capital"),
    "two letters": ('letter = "G"', 'letter = "GG"', ", field 'theme.kinds': letter 'GG' is not one capital"),
    "no paint": ('paint = "#078456"', 'paint = "green"', ", field 'theme.kinds': paint 'green' is not a colour"),
    "letter twice": ('letter = "G"', 'letter = "W"', ", field 'theme.kinds': two kinds have the same letter"),
    "colour twice": ('colour = "green"', 'colour = "White"', ", field 'theme.kinds': two kinds have the same colour"),
    "name twice": ('name = "ruby"', 'name = "onyx"', ", field 'theme.kinds': two kinds have the same name"),
    "no hand for wild": ("hand_limit = 3 ", "hand_limit = 0 ", ", field 'hand_limit': wild tokens could never"),
    "a date that is none": ("columns = 4 ", "columns = 2024-13-45 ", ": not TOML"),
}


@pytest.mark.parametrize("case", TOML_FAULTS)
def test_a_fault_in_edition_toml_is_named_with_its_field(case: str, tmp_path: Path) -> None:
    old, new, expected = TOML_FAULTS[case]
    text = complaint(write(tmp_path / "mine", edition=changed("splendor", "edition.toml", old, new)))
    assert text.startswith(f"mine/edition.toml{expected}")
    assert len(text) < 250


def test_the_theme_needs_six_or_seven_kinds(tmp_path: Path) -> None:
    text = text_of("splendor", "edition.toml")
    five = text[: text.rindex("[[theme.kinds]]")]
    assert "5 kinds; five colours, wild and maybe time" in complaint(write(tmp_path / "mine", edition=five))
    kind = '[[theme.kinds]]\nletter = "{0}"\ncolour = "{0}"\nname = "{0}"\npaint = "#000000"\n'
    seven = text + kind.format("A")
    assert load_edition(write(tmp_path / "mine", edition=seven)).theme.kinds[6].letter == "A"
    assert "8 kinds;" in complaint(write(tmp_path / "mine", edition=seven + kind.format("B")))


@pytest.mark.parametrize("kinds", ["kinds = 3", "kinds = [1, 2]", 'kinds = "W"'])
def test_the_kinds_are_a_list_of_tables(kinds: str, tmp_path: Path) -> None:
    text = text_of("splendor", "edition.toml")
    text = text[: text.index("[[theme.kinds]]")] + kinds
    assert complaint(write(tmp_path / "mine", edition=text)).endswith("field 'theme.kinds': is not a list of tables")


def test_some_number_of_players_is_needed(tmp_path: Path) -> None:
    text = text_of("splendor", "edition.toml")
    start, end = text.index("[players.2]"), text.index("[theme]")
    bare = text[:start] + "[players]\n" + text[end:]
    expected = "mine/edition.toml, field 'players': has no number of players"
    assert complaint(write(tmp_path / "mine", edition=bare)) == expected


# cards.csv and tiles.csv: (edition, file, old, new, what follows "mine/cards.csv")

CSV_FAULTS = {
    "too few fields": ("splendor", "cards", "1W2,1,white,0,0,3,0,0,0", "1W2,1,white", ", row 3: 9 fields are needed"),
    "too many fields": ("splendor", "cards", "1W2,1,white", "1W2,1,white,9", ", row 3: 9 fields are needed"),
    "not csv": ("splendor", "cards", "1W2,1,white", '"1W2"x,1,white', ", row 3: not CSV"),
    "an open quote": ("splendor", "cards", "3K4,3,black", '"3K4,3,black', ", row 91: not CSV"),
    "a huge field": ("splendor", "cards", "1W2,1,white", f"{'x' * 140000},1,white", ", row 3: not CSV"),
    "a column twice": (
        "splendor",
        "cards",
        "red,black\n1W1,1,white,0,0,0,0,2,1\n",
        "red,black,black\n1W1,1,white,0,0,0,0,2,1,9\n",
        ", row 1, field 'black': stands there twice",
    ),
    "no such column": ("splendor", "cards", "id,level,", "id,tier,", ", row 2, field 'level': is missing"),
    "no id column": ("splendor", "cards", "id,level,", "x,level,", ", row 2, field 'id': is missing"),
    "unknown column": (
        "splendor",
        "tiles",
        "id,tile,points,white,blue,green,red,black\nN1,1,3,4,4,0,0,0\n",
        "id,tile,points,white,blue,green,red,black,x\nN1,1,3,4,4,0,0,0,0\n",
        ", row 2, field 'x': is not a field that is known",
    ),
    "empty id": ("splendor", "cards", "1W2,1,white", ",1,white", ", row 3, field 'id': '' is not a word"),
    "strange id": ("splendor", "cards", "1W2,1,white", "1-2,1,white", ", row 3, field 'id': '1-2' is not made of"),
    "foreign id": ("splendor", "cards", "1W2,1,white", "1Ж2,1,white", ", row 3, field 'id': '1Ж2' is not made of"),
    "id twice": ("splendor", "cards", "1W2,1,white", "1W1,1,white", ", row 3, field 'id': '1W1' is not made of"),
    "id twice in small": ("splendor", "cards", "1W2,1,white", "1w1,1,white", ", row 3, field 'id': '1w1' is not"),
    "unknown bonus": (
        "splendor",
        "cards",
        "1W2,1,white",
        "1W2,1,pink",
        ", row 3, field 'bonus': 'pink' is not one of white, blue, green, red, black",
    ),
    "wild bonus": (
        "splendor",
        "cards",
        "1W2,1,white",
        "1W2,1,yellow",
        ", row 3, field 'bonus': 'yellow' is not one of",
    ),
    "level 0": ("splendor", "cards", "1W2,1,", "1W2,0,", ", row 3, field 'level': 0 is not a whole number from 1 to 9"),
    "level 10": ("splendor", "cards", "1W2,1,", "1W2,10,", ", row 3, field 'level': 10 is not"),
    "level one": ("splendor", "cards", "1W2,1,", "1W2,one,", ", row 3, field 'level': 'one' is not"),
    "points": ("splendor", "cards", "1W2,1,white,0", "1W2,1,white,-1", ", row 3, field 'points': '-1' is not"),
    "cost": ("splendor", "cards", "1W2,1,white,0,0,3", "1W2,1,white,0,0,3.5", ", row 3, field 'blue': '3.5' is not"),
    "foreign digit": ("splendor", "cards", "1W2,1,white,0,0,3", "1W2,1,white,0,0,٣", ", row 3, field 'blue': '٣' is"),
    "huge cost": ("splendor", "cards", "1W2,1,white,0,0,3", "1W2,1,white,0,0,100", ", row 3, field 'blue': 100 is not"),
    "9 digits": ("splendor", "cards", "1W2,1,white,0,0,3", "1W2,1,white,0,0,000000003", ", row 3, field 'blue': '00"),
    "tags": ("marvel", "cards", "Spider-Woman,1,yellow,0,1", "Spider-Woman,1,yellow,0,x", ", row 7, field 'tags': 'x'"),
    "time": ("marvel", "cards", "3Y1,Iron Man,3,yellow,3,2,1", "3Y1,Iron Man,3,yellow,3,2,2", ", row 72, field 'time'"),
    "no name": ("marvel", "cards", "1Y2,Rocket", "1Y2,", ", row 3, field 'name': '' is not a word"),
    "tile number": ("marvel", "tiles", "L1B,1,", "L1B,0,", ", row 3, field 'tile': 0 is not"),
    "tile id twice": ("marvel", "tiles", "L1B,1,", "L1A,1,", ", row 3, field 'id': 'L1A' is not made of"),
    "demand": ("marvel", "tiles", "Asgard,3,3", "Asgard,3,", ", row 2, field 'yellow': '' is not"),
    "tile points": ("marvel", "tiles", "Wakanda,3", "Wakanda,x", ", row 3, field 'points': 'x' is not"),
}


@pytest.mark.parametrize("case", CSV_FAULTS)
def test_a_fault_in_a_table_is_named_with_its_row_and_field(case: str, tmp_path: Path) -> None:
    key, name, old, new, expected = CSV_FAULTS[case]
    text = complaint(write(tmp_path / "mine", key, **{name: changed(key, f"{name}.csv", old, new)}))
    assert text.startswith(f"mine/{name}.csv{expected}")
    assert len(text) < 250


@pytest.mark.parametrize("name", ["edition", "cards", "tiles"])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    file = f"mine/{name}.{'toml' if name == 'edition' else 'csv'}"
    assert complaint(write(tmp_path / "mine", **{name: None})).startswith(f"{file}: can't be read")
    assert complaint(write(tmp_path / "mine", **{name: b"\xff\xfe\x00"})).startswith(f"{file}: can't be read")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere").startswith("nowhere/edition.toml: can't be read")


# The whole


@pytest.mark.parametrize("cards", ["", "id,level,bonus,points,white,blue,green,red,black\n"])
def test_a_game_without_cards_is_none(cards: str, tmp_path: Path) -> None:
    expected = "mine/edition.toml: the levels of cards.csv are not 1, 2, … without a gap"
    assert complaint(write(tmp_path / "mine", cards=cards)) == expected


@pytest.mark.parametrize("level", ["1", "2"])
def test_levels_without_a_gap_are_needed(level: str, tmp_path: Path) -> None:
    cards = re.sub(rf"^{level}.*\n", "", text_of("splendor", "cards.csv"), flags=re.MULTILINE)
    assert "without a gap" in complaint(write(tmp_path / "mine", cards=cards))


def test_a_time_token_for_each_player_is_needed_where_cards_show_time(tmp_path: Path) -> None:
    for old, new in (("time = 3\n", "time = 2\n"), ("time = 3\n", "")):
        toml = changed("marvel", "edition.toml", old, new)
        text = complaint(write(tmp_path / "mine", "marvel", edition=toml))
        assert text.startswith("mine/edition.toml, field 'players.3.time': must be one a player")


def test_time_tokens_need_a_seventh_kind(tmp_path: Path) -> None:
    toml = text_of("marvel", "edition.toml")
    toml = toml[: toml.rindex("[[theme.kinds]]")]
    text = complaint(write(tmp_path / "mine", "marvel", edition=toml))
    assert text == "mine/edition.toml, field 'theme.kinds': there are time tokens but no seventh kind"


def test_a_game_without_tiles_is_one(tmp_path: Path) -> None:
    toml = re.sub("^tiles = .*", "tiles = 0", text_of("splendor", "edition.toml"), flags=re.MULTILINE)
    game = load_edition(write(tmp_path / "mine", edition=toml, tiles=""))
    assert not game.tiles
    assert not game.faces
    *_, last = stroll(game, 2, seed=1)
    assert isinstance(last.phase, Over)


def test_names_may_be_left_out(tmp_path: Path) -> None:
    cards = re.sub(r"^(\w+),[^,]*,(?=\d)", r"\1,", text_of("marvel", "cards.csv"), flags=re.MULTILINE)
    cards = cards.replace("id,name,", "id,")
    game = load_edition(write(tmp_path / "mine", "marvel", cards=cards))
    assert {card.name for card in game.cards} == {""}


# Editions of one's own


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_edition_with_five_columns_and_five_players_plays_to_an_end(players: int, tmp_path: Path) -> None:
    toml = changed("splendor", "edition.toml", 'key = "splendor"', 'key = "wide-splendor"')
    toml = toml.replace("columns = 4 ", "columns = 5 ")
    toml = toml.replace("[theme]\n", "[players.5]\ncolour = 8\nwild = 6\ntiles = 6\n\n[theme]\n")
    game = load_edition(write(tmp_path / "wide", edition=toml))
    assert game.tag == "wide-splendor@1"
    states = list(stroll(game, players, seed=players))
    assert [len(row) for row in states[0].market] == [5, 5, 5]
    assert len(states[0].tiles) == players + 1
    assert any(action.place == Slot(1, 4) for action in legal_actions(states[0]) if hasattr(action, "place"))
    assert isinstance(states[-1].phase, Over)
    assert all(problems(state) == () for state in states[:: len(states) // 20])


def test_a_small_edition_with_other_limits_plays_to_an_end(tmp_path: Path) -> None:
    """Fewer cards than spaces, one level, a hand of one, three tokens, a goal of three points, tags without time."""
    toml = text_of("marvel", "edition.toml")
    for old, new in (
        ('key = "marvel"', 'key = "tiny"'),
        ("hand_limit = 3 ", "hand_limit = 1 "),
        ("token_limit = 10 ", "token_limit = 3 "),
        ("columns = 4 ", "columns = 26 "),
        ("points = 16\neach_bonus = 1\ntime = 1", "points = 3"),
    ):
        assert old in toml
        toml = toml.replace(old, new)
    toml = re.sub("^time = .*\n", "", toml, flags=re.MULTILINE)
    cards = re.sub("^[23].*\n", "", text_of("marvel", "cards.csv"), flags=re.MULTILINE)
    game = load_edition(write(tmp_path / "tiny", "marvel", edition=toml, cards=cards))
    start = new_game(game, 2, Random(1))
    assert len(start.decks) == 1
    assert len(start.decks[0]) == 14
    for seed in range(5):
        state = new_game(game, 3, Random(seed))
        rng = Random(seed)
        for _ in range(3000):
            if isinstance(state.phase, Over):
                break
            state = apply(state, rng.choice([*legal_actions(state), *outcomes(state)])).state
        assert problems(state) == ()


def test_an_edition_that_differs_in_anything_is_another(tmp_path: Path) -> None:
    toml = changed("splendor", "edition.toml", "points = 15", "points = 21")
    other = load_edition(write(tmp_path / "copy", edition=toml))
    assert other != edition("splendor")
    assert replace(other, goal=edition("splendor").goal) == edition("splendor")
    assert EDITIONS == ("splendor", "marvel")
