"""Records as text: a game is written down, read back, and every move on the way checked."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parure import (
    Game,
    IllegalAction,
    NotationError,
    Ply,
    RandomDealer,
    Record,
    Resign,
    Reveal,
    Seat,
    State,
    legal_actions,
)
from parure.notation import format_record, parse_record, records
from parure.view import Facedown
from tests.notation.games import (
    HEADS,
    editions,
    laid,
    new_random,
    play_random,
    refusal,
    states,
    tables,
    with_hidden_card,
)

HEAD = f'[Start "{HEADS["splendor"]}"]\n\n'
CHARACTERS = st.characters(codec="utf-8")


def read(body: str) -> Record:
    return parse_record(HEAD + body)


@tables
@pytest.mark.parametrize("turns", [0, 9, 1000])
def test_a_game_reads_back(key: str, players: int, turns: int) -> None:
    game = play_random(key, players, turns=turns)
    text = format_record(game.record)
    record = parse_record(text)
    assert record == game.record
    assert format_record(record) == text
    assert record.final == game.state
    assert record.outcome == game.outcome
    assert ("[Result " in text) == (game.outcome is not None)


def test_turns_are_numbered_by_round_and_player() -> None:
    game = Game.from_position(laid(HEADS["splendor"]))
    for text in ("take WUG", "take UGR", "take KK", "reserve deck1"):
        game.play(text)
    lines = format_record(game.record).splitlines()
    assert lines[:5] == [HEAD.strip(), "", "1.1 take WUG", "1.2 take UGR", "2.1 take KK"]
    assert lines[5].startswith("2.2 reserve deck1; reveal 1")
    assert len(lines) == 6


@editions
def test_a_record_may_start_from_any_position(key: str) -> None:
    for state in states(key, 3)[1::9]:
        game = Game.from_position(state)
        if actions := legal_actions(game.state):
            game.play(actions[-1], comment="from the middle")
        text = format_record(game.record)
        assert parse_record(text) == game.record
        if game.history:
            assert f"\n1.{state.seat + 1} " in text


def test_rounds_count_on_when_the_first_player_comes_round() -> None:
    state = next(state for state in states("splendor", 3)[5:] if state.seat == 2 and legal_actions(state))
    game = Game.from_position(state)
    while game.state.seat != 1:
        game.play(legal_actions(game.state)[0])
    body = format_record(game.record).split("\n\n")[1]
    assert [line.split()[0] for line in body.splitlines()] == ["1.3", "2.1"]
    assert parse_record(format_record(game.record)) == game.record


@given(
    headers=st.dictionaries(
        st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,39}", fullmatch=True).filter(
            lambda name: name not in ("Start", "Result")
        ),
        st.text(CHARACTERS),
        max_size=4,
    ),
    comments=st.tuples(st.text(CHARACTERS), st.text(CHARACTERS), st.text(CHARACTERS)),
)
def test_headers_and_comments_hold_any_text(headers: dict[str, str], comments: tuple[str, str, str]) -> None:
    game = Game.from_position(laid(HEADS["marvel"]))
    game.headers, game.comment = headers, comments[0]
    game.play("take YPU", comment=comments[1])
    game.play("reserve 1a", comment=comments[2])
    assert parse_record(format_record(game.record)) == game.record


def test_headers_are_json_strings_and_their_order_is_kept() -> None:
    game = Game.from_position(laid(HEADS["splendor"]))
    game.headers = {"Zeta": 'a "quoted" word', "Alpha": "two\nlines", "Seat1": "Łucja 💎", "Start": "x", "Result": "y"}
    lines = format_record(game.record).splitlines()
    assert lines[:3] == [r'[Zeta "a \"quoted\" word"]', r'[Alpha "two\nlines"]', '[Seat1 "Łucja 💎"]']
    assert parse_record("\n".join(lines)).headers == {name: game.headers[name] for name in ("Zeta", "Alpha", "Seat1")}


def test_a_file_from_windows_is_read() -> None:
    game = play_random("splendor", 2)
    text = "\ufeff\n" + format_record(game.record)
    assert parse_record(text.replace("\n", "\r\n")) == game.record


def test_white_space_labels_and_line_breaks_are_free() -> None:
    record = read("1.1 take WUG\n1.2 Take  ugr\n")
    assert record == read("wug;ugr") == read("\n\n take WUG ;\n\t; \r\n 1.2\n1.2 UGR\n;") == read("1.1 wug\nugr")
    assert read("wug\n1.2").plies == record.plies[:1]


def test_comments_stand_anywhere_between_moves() -> None:
    record = read(r"{before {all\}} 1.1 {} wug {after \\ the\nfirst}; {} 1.2 ugr" + "{a\nb\\\nc}")
    assert record.comment == "before {all}"
    assert [ply.comment for ply in record.plies] == ["after \\ the\nfirst", "a\nb\nc"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("1.2 take WUG", "the turn is 1.1, not '1.2'"),
        ("2.1 take WUG", "the turn is 1.1, not '2.1'"),
        ("take WUG\n1.1 take WUG", "the turn is 1.2, not '1.1'"),
        ("1.1 take WUG {open", "a comment is not closed, or not opened, at '{open'"),
        ("1.1 take WUG }", "a comment is not closed, or not opened, at '}'"),
        ("{one} {two}", "a second comment in one place: 'two'"),
        ("wug {one} 1.2 {two}", "a second comment in one place: 'two'"),
        ("1.1 take WUX", "turn 1.1, 'take WUX': 'WUX' is not a kind of token"),
        ("1.1 take WU", "turn 1.1, 'take WU': three different gems have to be taken while three colours"),
        ("wug\n1.2 take WU", "turn 1.2, 'take WU': three different"),
        ("1.1 buy 1a", "turn 1.1, 'buy 1a': gems and wild tokens together don't cover the price (rule A6)"),
        ("1.1 pass", "turn 1.1, 'pass': one who can do something may not pass (rule A11)"),
        ("1.1 reveal 1W1", "turn 1.1, 'reveal 1W1': no card is to be dealt now (rule A10)"),
        ("1.1 reserve deck1; reveal 2W1", "'reveal 2W1': that card is not in the deck that is dealt from (rule A10)"),
        ("1.1 reserve deck1; reveal ?", "'reveal ?': the card was hidden from whom this record was written for"),
        ("1.1 reserve deck1; wug", "turn 1.1, 'wug': a card has to be dealt first (rule A10)"),
        ("1.1 resign 3", "turn 1.1, 'resign 3': there is no such seat at this table (rule C9)"),
        ("1.1 resign", "turn 1.1, 'resign': 'resign' has no verb"),
        ("resign 1; wug", "turn 1.1, 'wug': the game is over (rule E3)"),
        ("resign 1; resign 2", "turn 1.1, 'resign 2': the game is over (rule E3)"),
    ],
)
def test_what_is_wrong_is_named_by_turn_reason_and_rule(body: str, message: str) -> None:
    assert message in refusal(lambda: read(body))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a record needs a header Start"),
        ('[Game "x"]', "a record needs a header Start"),
        (HEAD.strip() + "\n" + HEAD, "the header 'Start' stands there twice"),
        ("[Game x]\n" + HEAD, """'[Game x]' is not a header like [Seat1 "Ada"]"""),
        ('[1Game "x"]\n' + HEAD, "is not a header"),
        ('[Game "x]\n' + HEAD, "is not a header"),
        ('[Game "x"] y\n' + HEAD, "is not a header"),
        (r'[Game "\x"]' + "\n" + HEAD, "Invalid \\escape"),
        (r'[Game "\ud800"]' + "\n" + HEAD, r"'\ud800' is not a character"),
        (HEAD + "{\udfff}", r"'\udfff' is not a character"),
        ('[Start "splendor"]', "the field 'level1' is missing"),
        ('[Result "goal:1>2"]\n' + HEAD, "the moves don't lead to the result 'goal:1>2'"),
        ('[Result "resigned:1>2"]\n' + HEAD + "resign 1", "the moves don't lead to the result 'resigned:1>2'"),
        ('[Result "nonsense"]\n' + HEAD + "resign 1", "'nonsense' is not an ending"),
        (HEAD + "wug\n" + '[Game "late"]', "turn 1.2, '[Game \"late\"]'"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    assert message in refusal(lambda: parse_record(text))


def test_the_result_is_checked_against_the_moves() -> None:
    assert parse_record('[Result "resigned:2>1"]\n' + HEAD + "resign 1").outcome is not None


def test_a_player_may_resign_in_anothers_turn() -> None:
    game = new_random("marvel", 4)
    game.play("take YPU")
    game.resign(3)
    text = format_record(game.record)
    assert text.endswith("\n1.2 resign 4\n")
    record = parse_record(text)
    assert record == game.record
    assert record.plies[-1] == Ply(Seat(1), Resign(Seat(3)))
    assert record.outcome is not None
    assert record.outcome.ranking[-1] == (3,)
    assert parse_record(text.replace("resign 4", "RESIGN   4")) == record


def test_a_record_replays_without_a_seed() -> None:
    game = play_random("splendor", 4)
    bare = Record(game.record.start, game.record.plies)
    assert parse_record(format_record(bare)).final == game.state


def test_a_record_with_too_many_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_PLIES", 2)
    assert len(read("wug; ugr").plies) == 2
    assert "a record has at most 2 moves" in refusal(lambda: read("wug; ugr; wug"))


@pytest.mark.parametrize("name", ["", "two words", 'quo"te', "1st", "é", "x" * 41, "line\nbreak"])
def test_a_header_with_a_bad_name_is_not_written(name: str) -> None:
    record = Record(laid(HEADS["splendor"]), headers={name: "value"})
    assert "can't be the name of a header" in refusal(lambda: format_record(record))


def test_half_a_character_is_not_written() -> None:
    state = laid(HEADS["splendor"])
    for record in (Record(state, comment="\ud800"), Record(state, headers={"Seat1": "\udcff"})):
        with pytest.raises(NotationError, match="is not a character"):
            format_record(record)


def test_a_record_that_the_rules_refuse_is_not_written() -> None:
    state = laid(HEADS["splendor"])
    with pytest.raises(IllegalAction):
        format_record(Record(state, (Ply(Seat(0), Resign(Seat(9))),)))


# Redaction


@tables
def test_a_running_games_text_never_shows_anothers_blind_cards_nor_the_seed(key: str, players: int) -> None:
    game = with_hidden_card(key, players)
    secret = game.secret_record
    assert game.record.headers == {name: value for name, value in secret.headers.items() if name != "Seed"}
    drawn = [player.reserved[0].id for player in game.state.players]
    for seat in (*range(players), None):
        text = format_record(secret.redacted(seat))
        shown = [card for card in drawn if card in text]
        assert shown == ([] if seat is None else [drawn[seat]])
        assert secret.headers["Seed"] not in text
        assert text.count("reveal ?") == players - len(shown)
        assert "can't be replayed" in refusal(lambda t=text: parse_record(t))  # type: ignore[misc]


@tables
def test_a_finished_games_text_shows_everything(key: str, players: int) -> None:
    game = with_hidden_card(key, players)
    game.resign(1)
    for seat in (*range(players), None):
        record = game.record.redacted(seat)
        assert record == game.record == game.secret_record
        assert parse_record(format_record(record)) == record


@editions
def test_a_record_that_starts_with_hidden_cards_hides_them_too(key: str) -> None:
    game = Game.from_position(with_hidden_card(key).state)
    game.play("reserve deck1")
    hidden = [player.reserved[0].id for player in game.state.players]
    drawn = game.state.players[0].reserved[1].id
    assert [card in format_record(game.record.redacted(0)) for card in (*hidden, drawn)] == [True, False, True]
    assert [card in format_record(game.record.redacted(1)) for card in (*hidden, drawn)] == [False, True, False]
    assert [card in format_record(game.record.redacted(None)) for card in (*hidden, drawn)] == [False] * 3


@editions
def test_what_hides_nothing_reads_back_as_the_record(key: str) -> None:
    game = play_random(key, 2, turns=0)
    game.play("reserve 1a", comment="seen by all")
    game.comment = "at the start"
    assert parse_record(format_record(game.record.redacted(None))) == game.record


class Stacked(RandomDealer):
    """A dealer who always has the same card, which two red and a black gem buy."""

    def next(self, state: State) -> Reveal:
        return Reveal(state.edition.card["1W1"])


def test_a_blind_card_that_was_bought_is_no_secret_any_more() -> None:
    state = laid(HEADS["splendor"], bank="W4U4G4KKD4", player1="R4KK|-|-|-", player2="D|-|2W1|-")
    game = Game.from_position(state, dealer=Stacked(Random(1)))
    game.play("reserve deck1")
    game.play("take WUG")
    assert "1W1" not in format_record(game.record.redacted(1))
    assert "reveal 1W1" in format_record(game.record.redacted(0))
    game.play("buy hand1")
    assert "reveal 1W1" in format_record(game.record.redacted(1))


def test_a_record_with_a_card_face_down_does_not_replay() -> None:
    record = Record(laid(HEADS["splendor"]), (Ply(Seat(0), Facedown(0)),))
    with pytest.raises(NotationError, match="written for one viewer"):
        _ = record.final
