"""Actions as text: what is written is read back, and what people type is understood or refused with a reason."""

from __future__ import annotations

import pytest

from parure import (
    TIME,
    WILD,
    Buy,
    Claim,
    Deck,
    Gems,
    Held,
    Kind,
    NotationError,
    Pass,
    Reserve,
    Return,
    Reveal,
    Slot,
    State,
    Take,
    View,
    edition,
    legal_actions,
    payments,
    view,
)
from parure.codec import actions
from parure.notation import format_action, format_gems, parse_action, parse_gems, parse_move
from parure.notation.words import format_place, parse_place
from tests.notation.games import HEADS, editions, laid, refusal, start, states, tables, with_hidden_card


@editions
def test_every_numbered_action_reads_back(key: str) -> None:
    position = start(key)
    written = [format_action(action, position.edition) for action in actions(position.edition)]
    assert [parse_action(text, position) for text in written] == list(actions(position.edition))
    assert len(set(written)) == len(written)


@tables
def test_every_legal_action_and_payment_reads_back_in_state_and_view(key: str, players: int) -> None:
    for state in states(key, players)[::7]:
        buys = [action for action in legal_actions(state) if isinstance(action, Buy)]
        explicit = [Buy(buy.place, payment) for buy in buys for payment in payments(state, buy.place)]
        for action in (*legal_actions(state), *explicit):
            text = format_action(action, state.edition)
            assert parse_action(text, state) == action
            assert parse_action(text, view(state, state.seat)) == action
            assert parse_action(text, view(state, None)) == action


@editions
def test_a_reveal_reads_back_as_a_move_but_is_no_action(key: str) -> None:
    position = start(key)
    for card in position.edition.cards:
        text = format_action(Reveal(card), position.edition)
        assert parse_move(text, position) == Reveal(card)
        assert "chance's move" in refusal(lambda text=text: parse_action(text, position))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("wug", Take(Gems.of(1, 1, 1))),
        ("W U G", Take(Gems.of(1, 1, 1))),
        ("w,u,g", Take(Gems.of(1, 1, 1))),
        ("g+u+w", Take(Gems.of(1, 1, 1))),
        ("r", Take(Gems.of(0, 0, 0, 1))),
        ("r, u, g", Take(Gems.of(0, 1, 1, 1))),
        ("R and u AND g", Take(Gems.of(0, 1, 1, 1))),
        ("r2", Take(Gems.of(0, 0, 0, 2))),
        ("Take White, Blue and Green", Take(Gems.of(1, 1, 1))),
        ("take diamond sapphire emerald", Take(Gems.of(1, 1, 1))),
        ("  TAKE \t wug\n", Take(Gems.of(1, 1, 1))),
        ("take wh sap gre", Take(Gems.of(1, 1, 1))),
        ("ta rr", Take(Gems.of(0, 0, 0, 2))),
        ("t ruby ruby", Take(Gems.of(0, 0, 0, 2))),
        ("take -", Take(Gems.of())),
        ("take gold", Take(Gems.one(WILD))),
        ("reserve 2c", Reserve(Slot(1, 2))),
        ("RESERVE 2C", Reserve(Slot(1, 2))),
        ("res Deck 3", Reserve(Deck(2))),
        ("reserve 2k3", Reserve(Slot(1, 0))),
        ("reserve 2K3", Reserve(Slot(1, 0))),
        ("buy 1a", Buy(Slot(0, 0))),
        ("b 1g8", Buy(Slot(0, 0))),
        ("b 1g", Buy(Slot(0, 6))),  # a place, though there is no such column: the rules say so
        ("recruit hand 2", Buy(Held(1))),
        ("buy hand10", Buy(Held(9))),
        ("buy 1a paying wwd", Buy(Slot(0, 0), Gems.of(2, 0, 0, 0, 0, 1))),
        ("buy 1a WITH white gold", Buy(Slot(0, 0), Gems.of(1, 0, 0, 0, 0, 1))),
        ("buy 1a for -", Buy(Slot(0, 0), Gems.of())),
        ("return d", Return(WILD)),
        ("return Gold", Return(WILD)),
        ("ret yel", Return(WILD)),
        ("ret black", Return(Kind(4))),
        ("claim n10", Claim(edition("splendor").face["N10"])),
        ("claim N1", Claim(edition("splendor").face["N1"])),
        ("p", Pass()),
        ("Pass", Pass()),
        ("pass.", Pass()),
    ],
)
def test_people_are_understood_in_splendor(text: str, action: object) -> None:
    assert parse_action(text, laid(HEADS["splendor"])) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("yp u", Take(Gems.of(1, 1, 1))),
        ("p u r", Take(Gems.of(0, 1, 1, 1))),
        ("p, u, r", Take(Gems.of(0, 1, 1, 1))),
        ("purple power", Take(Gems.of(0, 2))),
        ("take mind, space and soul", Take(Gems.of(1, 0, 1, 0, 1))),
        ("take shield", Take(Gems.one(WILD))),
        ("t s.h.i.e.l.d.", Take(Gems.one(WILD))),
        ("t", None),
        ("buy spider-woman", Buy(Slot(0, 0))),
        ("recruit SpiderWoman", Buy(Slot(0, 0))),
        ("rec America Chavez paying UUS", Buy(Slot(0, 3), Gems.of(0, 0, 2, 0, 0, 1))),
        ("buy amer", Buy(Slot(0, 3))),
        ("reserve doctor", Reserve(Slot(2, 1))),  # Doctor Strange is not on the table
        ("reserve Spider-Man 2099", Reserve(Slot(0, 1))),
        ("return time", Return(TIME)),
        ("claim asgard", Claim(edition("marvel").face["L1A"])),
        ("claim hell's kitchen", Claim(edition("marvel").face["L2A"])),
        ("pa", Pass()),
    ],
)
def test_people_are_understood_in_marvel(text: str, action: object) -> None:
    position = laid(HEADS["marvel"])
    if action is None:
        assert "is not a set of gems" in refusal(lambda: parse_action(text, position))
    else:
        assert parse_action(text, position) == action


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("splendor", "", "there is no move in an empty text"),
        ("splendor", " \n\t ", "there is no move in an empty text"),
        ("splendor", "!!", "'!!' has no verb (take, reserve, buy, return, claim, pass, reveal) and is not gems"),
        ("splendor", "jump 1a", "'jump 1a' has no verb"),
        ("splendor", "wux", "'wux' is not a kind of token: white, blue, green, red, black, yellow"),
        ("splendor", "bl", "'bl' could be more than one kind of token: blue, black"),
        ("splendor", "re 1a", "'re' could be more than one verb: reserve, recruit, return, reveal"),
        ("splendor", "re", "'re' could be more than one verb: reserve, recruit, return, reveal"),
        ("splendor", "p u r", "'u r' after pass means nothing"),
        ("splendor", "pass please", "'please' after pass means nothing"),
        ("splendor", "take", "'' is not a set of gems"),
        ("splendor", "take W0", "'W0' is not a set of gems"),
        ("splendor", "take W99U1", "'W99U1' is not a set of gems"),
        ("splendor", "take W100", "'W100' is not a kind of token"),
        ("splendor", "take 2", "'2' is not a kind of token"),
        ("splendor", "take W٢", "'W٢' is not a kind of token"),  # an Arabic digit
        ("splendor", "take " + "w " * 100, "is not a set of gems"),
        ("splendor", "take t", "'t' is not a kind of token"),
        ("splendor", "return", "'' is not a kind of token"),
        ("splendor", "return w u", "'w u' is not a kind of token"),
        ("splendor", "claim n", "'n' could be more than one tile: N1, N2, N3, N4, N5, N6, N7, N8 …"),
        ("splendor", "claim", "'' is not a tile: N1"),
        ("splendor", "reveal ?", "'?' is not a card: 1W1"),
        ("splendor", "buy", "'' is not a card, nor a place like 2c, deck3 or hand1"),
        ("splendor", "buy deck1", "'deck1': a card can't be bought from a deck, only reserved (rule A6)"),
        ("splendor", "buy 1a paying", "'' is not a set of gems"),
        ("splendor", "buy paying w", "'' is not a card, nor a place"),
        ("splendor", "reserve hand1", "'hand1': that card is reserved already (rule A4)"),
        ("splendor", "buy 1W1", "'1W1' is not a card on the table or in the hand"),
        ("splendor", "reserve 1W1", "'1W1' is not a card on the table"),
        ("splendor", "buy the lot", "'the lot' is not a card, nor a place like 2c, deck3 or hand1"),
        ("splendor", "buy 0a", "'0a' is not a card, nor a place"),
        ("splendor", "buy hand0", "'hand0' is not a card, nor a place"),
        ("splendor", "x" * 1000, f"'{'x' * 57}…'"),
        ("marvel", "p", "'p' could be more than one move: pass, take P"),
        ("marvel", "take ß", "'ß' is not a kind of token"),
        ("marvel", "buy spider", "'spider' could be more than one card on the table or in the hand: Spider-Woman, "),
        ("marvel", "buy Loki", "'Loki' is not a card on the table or in the hand"),
        ("marvel", "claim a", "'a' could be more than one tile: Asgard, Atlantis, Attilan, Avengers Tower, NYC"),
        ("marvel", "reveal black", "'black' could be more than one card: Black Cat, Black Widow, Black Bolt, Black"),
    ],
)
def test_errors_quote_what_was_wrong_and_list_the_choices(key: str, text: str, message: str) -> None:
    position = laid(HEADS[key])
    assert message in refusal(lambda: parse_move(text, position))


@editions
def test_a_hidden_card_is_spoken_of_like_one_in_the_deck(key: str) -> None:
    """The first player to move asks for a card: in the second's hand unseen, or still in the deck."""
    game = with_hidden_card(key)
    hidden = game.state.players[1].reserved[0]
    deck = [card for card in game.state.decks[2] if card.bonus == hidden.bonus]
    positions: list[State | View] = [game.state, game.view(0), game.view(None)]
    for position in positions:
        for verb in ("buy", "reserve"):
            texts = {
                refusal(lambda v=verb, c=card, p=position: parse_action(f"{v} {c.id}", p)).replace(card.id, "X")  # type: ignore[misc]
                for card in (hidden, *deck)
            }
            assert len(texts) == 1


def test_the_viewers_own_hidden_card_can_be_named() -> None:
    game = with_hidden_card("marvel")
    own = game.state.players[0].reserved[0]
    assert parse_action(f"buy {own.name}", game.view(0)) == Buy(Held(0))
    assert "is not a card on the table or in the hand" in refusal(lambda: parse_action(f"buy {own.name}", game.view(1)))
    assert parse_action("buy hand1", game.view(1)) == Buy(Held(0))


def test_gems_read_back() -> None:
    for key, counts in (("splendor", (0, 1, 2, 3, 99 - 6, 0)), ("marvel", (10, 0, 1, 2, 0, 5, 2))):
        gems = Gems.of(*counts)
        assert parse_gems(format_gems(gems, edition(key)), edition(key)) == gems
    assert format_gems(Gems.of(0, 1, 2, 3), edition("splendor")) == "UGGR3"
    assert format_gems(Gems.of(), edition("splendor")) == "-"


def test_a_token_that_the_edition_lacks_is_not_written_silently_wrong() -> None:
    game = edition("splendor")
    for action in (Return(TIME), Return(Kind(99)), Take(Gems.of(1, 0, 0, 0, 0, 0, 1))):
        with pytest.raises(NotationError, match="Splendor has no token of kind"):
            format_action(action, game)


def test_places_count_from_one_in_text() -> None:
    for place in (Slot(0, 0), Slot(2, 3), Slot(8, 25), Deck(0), Deck(8), Held(0), Held(98)):
        assert parse_place(format_place(place)) == place
    assert format_place(Slot(1, 2)) == "2c"
    for text in ("", "c2", "deck0", "deck10", "hand100", "1aa", "１a", "²a"):
        assert parse_place(text) is None
