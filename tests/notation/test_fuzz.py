"""Whatever is given to a parser, it answers with a value or a NotationError, and soon."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from parure import EDITIONS, NotationError, edition
from parure.codec import actions
from parure.notation import (
    format_action,
    format_gems,
    format_json,
    format_outcome,
    format_position,
    format_record,
    parse_action,
    parse_gems,
    parse_json_action,
    parse_json_event,
    parse_json_view,
    parse_move,
    parse_outcome,
    parse_position,
    parse_record,
)
from parure.rules import Buy, Over, State, legal_actions, payments
from parure.view import View, view
from tests.notation.games import play_random, states, with_hidden_card

Parser = Callable[[str], object]


@cache
def position(key: str) -> State:
    return states(key, 3)[60]


@cache
def spectator(key: str) -> View:
    return view(position(key), None)


def parsers(key: str) -> dict[str, Parser]:
    game = edition(key)
    return {
        "action": lambda text: parse_action(text, position(key)),
        "action in a view": lambda text: parse_action(text, spectator(key)),
        "move": lambda text: parse_move(text, position(key)),
        "position": parse_position,
        "record": parse_record,
        "outcome": parse_outcome,
        "gems": lambda text: parse_gems(text, game),
        "json action": lambda text: parse_json_action(text, game),
        "json event": lambda text: parse_json_event(text, game),
        "json view": lambda text: parse_json_view(text, game),
    }


NAMES = tuple(parsers("splendor"))
CASES = [(key, name) for key in EDITIONS for name in NAMES]

every_parser = pytest.mark.parametrize(("key", "name"), CASES)


@cache
def valid(key: str, name: str) -> tuple[str, ...]:
    """Texts that the parser accepts."""
    game, history = edition(key), play_random(key, 3).history
    if name in ("action", "action in a view", "move"):
        named = [f"buy {card.name or card.id} for UUR" for row in position(key).market for card in row if card]
        buys = [action for action in legal_actions(position(key)) if isinstance(action, Buy)]
        paid = [Buy(buy.place, payment) for buy in buys for payment in payments(position(key), buy.place)]
        return (*(format_action(action, game) for action in (*actions(game), *paid)), *named)
    if name == "position":
        return tuple(format_position(state) for state in states(key, 3)[::10])
    if name == "record":
        short = [play_random(key, 2, number, turns=8).record for number in range(4)]
        hidden = with_hidden_card(key)
        return tuple(format_record(record) for record in (*short, hidden.record, hidden.record.redacted(0)))
    if name == "outcome":
        phase = states(key, 3)[-1].phase
        assert isinstance(phase, Over)
        return (format_outcome(phase.outcome), "stalemate:1=2>3", "resigned:4>3>2>1")
    if name == "gems":
        return tuple(format_gems(state.bank, game) for state in states(key, 3)[::10])
    if name == "json action":
        return tuple(format_json(action) for action in actions(game))
    if name == "json event":
        return tuple(format_json(event) for moment in history for event in moment.events)
    return tuple(format_json(view(state, 0)) for state in states(key, 3)[::10])


CHUNKS = [
    *' -?:@|,;{}[]=>01\n\r\t\0\x1b\x85"\\\u2028\ufeff\ud800\udfff٣²½①ⅫßſİﬁＡ💎',
    *("\\u", "\\ud800", "99", "100", "9" * 50, "9" * 5000, "null", "NaN", "1e999", "true", "{}", "{x}", "1.1 "),
    *("resign 1", "reveal ?", "pass", "turn:1", "player9:-|-|-|-", " paying ", " and ", "hand1", "deck1", "1a"),
    '[Result "goal:1>2"]\n',
]


def mutate(text: str, rng: Random) -> str:
    """A text with a chunk deleted, inserted, doubled, swapped with another or changed in one character."""
    for _ in range(rng.randint(1, 4)):
        a, b, c = sorted(rng.randint(0, len(text)) for _ in range(3))
        b, c = min(b, a + rng.randint(0, 12)), min(c, b + rng.randint(0, 12))
        match rng.randrange(6):
            case 0:
                text = text[:a] + text[b:]
            case 1:
                text = text[:a] + rng.choice(CHUNKS) + text[a:]
            case 2:
                text = text[:b] + text[a:b] * rng.randint(1, 3) + text[b:]
            case 3 if b < c:
                text = text[:a] + text[b:c] + text[a:b] + text[c:]
            case 4:
                text = text[:a] + rng.choice(CHUNKS) + text[a + 1 :]
            case _:
                text = text[:a] + text[a:b].swapcase() + text[b:]
    return text


def assert_answered(parse: Parser, text: str) -> None:
    with suppress(NotationError):
        parse(text)


@every_parser
def test_the_texts_to_be_mutated_are_valid(key: str, name: str) -> None:
    texts = valid(key, name)
    read = 0
    for text in texts:
        with suppress(NotationError):
            parsers(key)[name](text)
            read += 1
    assert read >= 0.6 * len(texts)


@every_parser
@settings(max_examples=60)
@given(text=st.text(st.characters()) | st.lists(st.sampled_from(CHUNKS)).map("".join))
@example(text="\ud800")
@example(text="[" * 100_000)
@example(text='{"type":' * 100_000)
@example(text="9" * 100_000)
def test_any_text_is_answered(key: str, name: str, text: str) -> None:
    assert_answered(parsers(key)[name], text)


@every_parser
@settings(max_examples=120)
@given(seed=st.integers(0, 2**64))
def test_any_mutation_of_a_valid_text_is_answered(key: str, name: str, seed: int) -> None:
    rng = Random(seed)
    assert_answered(parsers(key)[name], mutate(rng.choice(valid(key, name)), rng))


@pytest.mark.parametrize("key", EDITIONS)
@settings(max_examples=60)
@given(
    text=st.text(),
    verb=st.sampled_from(["take ", "reserve ", "buy ", "buy 1a for ", "return ", "claim ", "reveal ", "p"]),
)
def test_any_text_after_a_verb_is_answered(key: str, verb: str, text: str) -> None:
    assert_answered(lambda whole: parse_move(whole, position(key)), verb + text)


@pytest.mark.parametrize("key", EDITIONS)
@settings(max_examples=60)
@given(text=st.text(), tail=st.text())
def test_any_text_in_a_header_or_body_is_answered(key: str, text: str, tail: str) -> None:
    game = play_random(key, 2, turns=3)
    assert_answered(parse_record, f"[Seat1 {text}]\n{format_record(game.record)}{tail}")


@pytest.mark.parametrize("depth", range(850, 1050, 7))
def test_deep_json_is_answered_at_any_depth(depth: int) -> None:
    for opening, closing in (("[", "]"), ('{"type":', "}"), ('{"a":[', "]}")):
        text = opening * depth + "1" + closing * depth
        for parse in (parse_json_action, parse_json_event, parse_json_view):
            with pytest.raises(NotationError):
                parse(text, edition("splendor"))
        wrapped = f'{{"type":"take","gems":{text}}}'
        with pytest.raises(NotationError):
            parse_json_action(wrapped, edition("splendor"))


LONG = 100_000
HEAD = {key: f'[Start "{format_position(states(key, 2)[0])}"]\n' for key in EDITIONS}
PATHOLOGICAL = {
    "spaces": " " * LONG + "x",
    "spaces in a purchase": "buy 1a" + " " * LONG + "x",
    "letters": "W" * LONG,
    "letters and digits": "W1" * LONG + "!",
    "words": "white " * (LONG // 6),
    "commas": "w," * (LONG // 2),
    "and": "and " * (LONG // 4),
    "payments": "buy 1a" + " for w" * (LONG // 6),
    "dots": "reveal " + "." * LONG,
    "digits": "1" * LONG,
    "players": "splendor " + " ".join(f"player{n}:-|-|-|-" for n in range(1, LONG // 20)),
    "cards": "splendor level1:" + "1W1," * (LONG // 4),
    "fields": "splendor " + " ".join(f"a{n}:b" for n in range(LONG // 8)),
    "places": "goal:1" + ">1" * (LONG // 2),
    "headers": "".join(f'[A{n} ""]\n' for n in range(LONG // 10)),
    "header of backslashes": '[A "' + "\\" * LONG + '"]',
    "header of quotes": '[A "' + '\\"' * LONG,
    "open comment": HEAD["splendor"] + "{" + "\\a" * (LONG // 2),
    "comments": HEAD["splendor"] + "{}" * (LONG // 2),
    "comments after a move": HEAD["splendor"] + "take WUG" + "{}" * (LONG // 2),
    "semicolons": HEAD["splendor"] + "; " * (LONG // 2),
    "label": HEAD["splendor"] + "1" * LONG + ".",
    "labels": HEAD["splendor"] + "1.1 " * (LONG // 4),
    "json array": "[" + "0," * (LONG // 2) + "0]",
    "json text": '{"type":"' + "a" * LONG + '"}',
    "json keys": '{"type":"pass",' + ",".join(f'"a{n}":0' for n in range(LONG // 8)) + "}",
}


@pytest.mark.parametrize("case", PATHOLOGICAL)
def test_a_long_text_is_answered_in_time(case: str) -> None:
    """Ten times what it takes on a slow machine: what is wrong here takes minutes."""
    for name, parse in parsers("splendor").items():
        begun = time.process_time()
        assert_answered(parse, PATHOLOGICAL[case])
        assert time.process_time() - begun < 3, name
