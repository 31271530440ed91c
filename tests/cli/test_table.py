"""The drawing of the table: it fits, it says everything without colours, and it hides what is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import parure
from parure.agents import create
from parure.cli.market import Market
from parure.cli.narrate import Narrator
from parure.cli.pieces import Pieces
from parure.cli.table import Table
from parure.view import View

TABLES = [(edition, players) for edition in ("splendor", "marvel") for players in (2, 3, 4)]


def drawn(view: View, width: int, *, rich: bool = True) -> list[str]:
    names = [f"Player {seat + 1}" for seat in range(len(view.players))]
    return [line.plain for line in Table(view, names, Pieces(view.edition, rich=rich), width).lines()]


def middle(edition: str, players: int, plies: int) -> parure.Game:
    """A game that has gone on for a while, with cards unseen in many hands."""
    game = parure.Game(edition, players, seed=players, game_id="table")
    for _ in range(plies):
        if game.outcome is None:
            view = game.view(game.state.seat)
            deck = parure.Reserve(parure.Deck(len(game.history) % 3))
            draws = deck in view.legal and len(game.history) < 4 * players
            game.play(deck if draws else create("greedy", 1).choose(view))
    return game


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_no_line_is_wider_than_the_screen(edition: str, players: int) -> None:
    for plies in (0, 20, 60):
        view = middle(edition, players, plies).view(0)
        for width in (80, 100, 140):
            assert max(map(len, drawn(view, width))) <= width
            assert max(map(len, drawn(view, width, rich=False))) <= width


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_is_hidden_does_not_change_a_byte(edition: str, players: int) -> None:
    rng = Random(1)
    for plies in (6, 12, 30):
        game = middle(edition, players, plies)
        for seat in (*range(players), None):
            view = game.view(seat)
            other = parure.view(parure.imagine(view, rng), seat)
            assert drawn(other, 100) == drawn(view, 100)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_news_of_others_never_name_an_unseen_card(edition: str, players: int) -> None:
    game = middle(edition, players, 12)
    names = [f"Player {seat + 1}" for seat in range(players)]
    events = [event for moment in game.history for event in moment.events]
    hidden = [card for player in game.state.players[1:] for card in player.reserved]
    assert hidden
    heard = [parure.redact(event, 0) for event in events]
    told = "\n".join(line.plain for line in Narrator(Pieces(game.state.edition), names, parure.Seat(0)).tell(heard))
    assert not any(f"{card.name or card.id} " in told for card in hidden)


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_price_is_shown_whole(edition: str, width: int) -> None:
    view = middle(edition, 2, 0).view(0)
    pieces = Pieces(view.edition)
    for tier, cards in enumerate(view.edition.tiers):
        for card in cards:
            row = (card, *view.market[tier][1:])
            people = (replace(view.players[0], reserved=(card,), blind=(True,)), *view.players[1:])
            table = replace(view, market=(*view.market[:tier], row, *view.market[tier + 1 :]), players=people)
            text = "\n".join(drawn(table, width))
            assert text.count(pieces.chips(card.cost).plain) >= 2


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
def test_each_kind_of_token_has_its_own_letter_and_shape(edition: str) -> None:
    pieces = Pieces(parure.edition(edition))
    shapes = {pieces.shape(kind) for kind in pieces.kinds}
    letters = {pieces.edition.theme.letter(kind) for kind in pieces.kinds}
    assert len(shapes) == len(letters) == len(pieces.kinds)


def test_cards_that_can_be_paid_for_are_ticked() -> None:
    game = middle("splendor", 2, 30)
    view = game.view(game.state.seat)
    bought = [action for action in view.legal if isinstance(action, parure.Buy)]
    marks = "".join(drawn(view, 100)).count("✓")
    assert marks == len(bought) > 0


def test_marvel_shows_the_gauntlet_and_who_holds_the_assemble_tile() -> None:
    game = middle("marvel", 2, 70)
    text = "\n".join(drawn(game.view(0), 100))
    assert text.count("Gauntlet") == 2
    assert ("Assemble ★" in text) == (game.state.leader is not None)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_low_screen_still_shows_the_whole_table(edition: str, players: int) -> None:
    for plies in (0, 12, 60):
        view = middle(edition, players, plies).view(0)
        names = [f"Player {seat + 1}" for seat in range(players)]
        for width in (60, 70, 80, 100):
            lines = [line.plain for line in Table(view, names, Pieces(view.edition), width, 24).lines()]
            assert len(lines) <= 20
            assert max(map(len, lines)) <= width
            assert view.edition.theme.title in lines[0]
            for place in ("3a", "2b", "1d", "deck1"):
                assert any(place in line for line in lines)


@pytest.mark.parametrize("edition", ["splendor", "marvel"])
@pytest.mark.parametrize("width", [60, 80])
def test_every_price_is_shown_whole_on_a_low_screen(edition: str, width: int) -> None:
    view = middle(edition, 2, 0).view(0)
    pieces = Pieces(view.edition)
    for tier, cards in enumerate(view.edition.tiers):
        for card in cards:
            market = (*view.market[:tier], (card, *view.market[tier][1:]), *view.market[tier + 1 :])
            text = "\n".join(
                line.plain for line in Market(replace(view, market=market), pieces).bare(width, named=True)
            )
            assert pieces.chips(card.cost).plain in text or pieces.chips(card.cost, gap="").plain in text
            assert "…" not in text or width < 80


@pytest.mark.parametrize("width", [80, 100])
def test_no_name_of_a_card_is_cut(width: int) -> None:
    view = middle("marvel", 2, 0).view(0)
    for tier, cards in enumerate(view.edition.tiers):
        for card in cards:
            market = (*view.market[:tier], (card, *view.market[tier][1:]), *view.market[tier + 1 :])
            assert card.name in "\n".join(drawn(replace(view, market=market), width))


def test_a_screen_that_is_too_narrow_says_so() -> None:
    (line,) = drawn(middle("splendor", 2, 0).view(0), 50)
    assert line == "Too narrow: the table needs 60 columns."
