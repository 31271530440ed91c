"""What holds in the positions of thousands of random games; what takes longest is looked at in some of them."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parure
from parure.codec import action_numbers, actions
from parure.gems import COLOURS
from parure.notation import (
    format_action,
    format_json,
    format_position,
    format_record,
    parse_action,
    parse_json_action,
    parse_json_event,
    parse_json_view,
    parse_position,
    parse_record,
)
from tests.conftest import ENDINGS

GAMES_A_PART = 50
PARTS = {2: 26, 3: 2, 4: 2}
"""How many parts of so many games each: 3,000 games over both editions, mostly short ones."""
CHOICES_SHARE, FORMS_SHARE = 0.5, 0.25
"""In how many of the positions every action is tried, and every text form."""
MOST_DECISIONS = 1_000
"""The rules let players take and return without end, so a cap is the caller's business."""

CASES = [
    pytest.param(key, players, part, id=f"{key}-{players}-{part}")
    for key in parure.EDITIONS
    for players, parts in PARTS.items()
    for part in range(parts)
]


@pytest.mark.games
@pytest.mark.parametrize(("key", "players", "part"), CASES)
@settings(max_examples=GAMES_A_PART)
@given(seed=st.integers(0, 2**64 - 1))
def test_random_game_keeps_every_promise(key: str, players: int, part: int, seed: int) -> None:
    rng = random.Random(f"{key}/{players}/{part}/{seed}")
    game = parure.Game(key, players, seed=rng.randbytes(32), game_id="random")
    check_things(game.state)
    for _ in range(MOST_DECISIONS):
        is_over = game.outcome is not None
        if is_over or rng.random() < CHOICES_SHARE:
            check_choices(game.state)
        viewer = rng.choice([None, *range(players)])
        if is_over or rng.random() < FORMS_SHARE:
            check_forms(game.state, viewer, rng)
        if game.outcome is not None:
            ENDINGS[game.outcome.termination.value] += 1
            break
        chosen = rng.choice(parure.legal_actions(game.state))
        plies = len(game.history)
        game.play(chosen)
        for moment in game.history[plies:]:
            check_things(moment.state)
            for event in moment.events:
                told = parure.redact(event, viewer)
                assert parse_json_event(format_json(told), game.state.edition) == told
            if isinstance(moment.state.phase, parure.Dealing):
                check_chance(moment.state)
                if rng.random() < FORMS_SHARE:
                    check_forms(moment.state, viewer, rng)
    else:
        ENDINGS[f"stopped after {MOST_DECISIONS} decisions"] += 1
    if seed % 5 == 0:  # a record is long: a fifth of the games is enough
        assert parse_record(format_record(game.record)) == game.record


def check_things(state: parure.State) -> None:
    """Nothing is lost, doubled or negative, and what is added up is right."""
    edition = state.edition
    held = state.bank
    cards = [card for row in state.market for card in row if card]
    for deck in state.decks:
        cards += deck
    for seat, player in enumerate(state.players):
        held += player.tokens
        cards += player.cards + player.reserved
        assert len(player.reserved) == len(player.blind) <= edition.hand_limit
        assert player.bonuses == parure.Gems.of(*[sum(c.bonus == colour for c in player.cards) for colour in COLOURS])
        points = sum(c.points for c in player.cards) + sum(tile.points for tile in player.tiles)
        if seat == state.leader:
            assert edition.assemble is not None
            points += edition.assemble.points
        assert player.points == points
        assert player.tags == sum(c.tags for c in player.cards)
        assert player.card_count == len(player.cards)
        assert min(player.tokens) >= 0
    assert min(state.bank) >= 0
    assert held == edition.supply(len(state.players)).bank
    assert len(cards) == len(edition.cards)
    assert {card.id for card in cards} == edition.card.keys()


def check_choices(state: parure.State) -> None:
    """Every legal action applies, every other one is refused, and neither changes the position."""
    before = format_position(state)
    legal = parure.legal_actions(state)
    allowed = {action_numbers(state.edition)[action] for action in legal}
    assert len(allowed) == len(legal)
    assert bool(legal) == (not isinstance(state.phase, parure.Over))
    for number, action in enumerate(actions(state.edition)):
        if number in allowed:
            assert parure.apply(state, action).state != state
        else:
            assert refused(state, action)
    for action in legal:
        if isinstance(action, parure.Buy):
            check_payments(state, action)
    assert format_position(state) == before


def refused(state: parure.State, action: parure.Action) -> bool:
    """Whether the judge refuses an action as it should (pytest.raises would take most of the time here)."""
    try:
        parure.apply(state, action)
    except parure.IllegalAction as error:
        return error.state is state and error.rule == error.reason.rule
    return False


def check_payments(state: parure.State, action: parure.Buy) -> None:
    """Each way to pay is legal and goes to the bank; the first is the default."""
    ways = parure.payments(state, action.place)
    assert len(set(ways)) == len(ways) > 0
    if len(ways) == 1:
        return  # the default, which has been applied already
    after = {way: parure.apply(state, parure.Buy(action.place, way)).state for way in (ways[0], ways[-1])}
    assert after[ways[0]] == parure.apply(state, action).state
    for way, led in after.items():
        assert led.bank[parure.WILD] == state.bank[parure.WILD] + way[parure.WILD]


def check_chance(state: parure.State) -> None:
    """The odds of the cards that may come add up to one, each can come, and no player can act."""
    odds = parure.outcomes(state)
    assert abs(sum(odds.values()) - 1) < 1e-9
    assert isinstance(state.phase, parure.Dealing)
    assert {reveal.card for reveal in odds} == state.decks[state.phase.place.tier]
    for reveal in list(odds)[:2]:
        parure.apply(state, reveal)
    assert parure.legal_actions(state) == ()


def check_forms(state: parure.State, viewer: int | None, rng: random.Random) -> None:
    """Text and JSON lead back to what they were made from, and an imagined position looks the same.

    Reading a position also asks whether it is possible at all.
    """
    assert parse_position(format_position(state)) == state
    seen = parure.view(state, viewer)
    assert parse_json_view(format_json(seen), state.edition) == seen
    assert parure.view(parure.imagine(seen, rng), viewer) == seen
    for action in seen.legal[-3:]:
        assert parse_action(format_action(action, state.edition), seen) == action
        assert parse_json_action(format_json(action), state.edition) == action


def test_parts_make_three_thousand_games() -> None:
    games: Counter[str] = Counter()
    for case in CASES:
        games[str(case.values[0])] += GAMES_A_PART
    assert games.total() >= 3_000
    assert set(games) == set(parure.EDITIONS)
