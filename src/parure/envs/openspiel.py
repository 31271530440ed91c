"""OpenSpiel: the games as a Python game called `parure`, every card and tile dealt by an explicit chance node.

After `import parure.envs.openspiel`, `pyspiel.load_game("parure(edition=marvel,players=3)")` loads one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from parure.codec import actions
from parure.editions import Edition
from parure.editions import edition as load_edition
from parure.envs.checks import MAX_CYCLES, check_cycles, refuse
from parure.kernel import (
    Board,
    BoardError,
    card_numbers,
    is_legal,
    legal,
    observe,
    outcomes,
    play,
    reveal,
    share,
    split,
)
from parure.kernel import tables as tables_of
from parure.kernel.convert import to_board, to_state
from parure.kernel.features import FEATURES
from parure.kernel.layout import (
    DEALING,
    HAND,
    HAND_SIZE,
    MOST_ACTIONS,
    OVER,
    PHASE,
    PLACE,
    SEAT,
    SEAT_SIZE,
    SEATS,
    SLOTS,
)
from parure.notation import format_action, format_position
from parure.rules import Pass, Reveal
from parure.rules.setup import lay_out
from parure.view import view

NAME: Final = "parure"
ATTEMPTS: Final = 100
"""How often a past is drawn again: only where several had to pass may the cards fail to go round."""
CHANCE: Final = 0
PUBLIC: Final = 0
"""As the owner of a card in the log: everybody saw it."""

Log = Iterator[tuple[int, int, int]]

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Splendor and Splendor: Marvel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "splendor", "players": 2, "max_cycles": MAX_CYCLES},
)


class Setting:
    """What all states of a game share. Chance's numbers are those of the cards, then one for each face of a tile."""

    def __init__(self, edition: str, players: int, max_cycles: int) -> None:
        self.edition: Edition = load_edition(edition)
        self.players = players
        self.tiles = self.edition.supply(players).tiles  # C9
        self.most = check_cycles(max_cycles) * players
        """Decisions after which a game is cut off."""
        self.actions = actions(self.edition)
        self.passing = self.actions.index(Pass())
        self.tables = tables_of(self.edition)
        self.spaces = [tier for tier in range(len(self.edition.tiers)) for _ in range(self.edition.columns)]
        """The level of each card that is laid out before the first turn, in that order (C7)."""
        self.setup = len(self.spaces) + self.tiles
        """How many chance nodes the set-up takes."""
        self.longest = self.setup + 2 * self.most
        """Entries of the longest history: after each decision at most one card is dealt."""

    def dealt_next(self, laid: Sequence[int]) -> list[tuple[int, float]]:
        """What may be laid out next in the set-up, with its probability."""
        cards = self.edition.cards
        if len(laid) < len(self.spaces):
            tier = self.spaces[len(laid)]
            left = [number for number, card in enumerate(cards) if card.tier == tier and number not in laid]
            return [(number, 1 / len(left)) for number in left]
        gone = {self.edition.faces[number - len(cards)].tile for number in laid[len(self.spaces) :]}
        tiles = [tile for tile in self.edition.tiles if tile.number not in gone]
        return [  # C4, C5: each tile as likely, then each side
            (len(cards) + self.edition.faces.index(face), 1 / len(tiles) / len(tile.faces))
            for tile in tiles
            for face in tile.faces
        ]

    def laid_out(self, laid: Sequence[int]) -> Board:
        """The table before the first turn."""
        columns, cards = self.edition.columns, self.edition.cards
        market = [
            [cards[number] for number in laid[columns * tier : columns * (tier + 1)]]
            for tier in range(len(self.edition.tiers))
        ]
        tiles = [self.edition.faces[number - len(cards)] for number in laid[len(self.spaces) :]]
        return to_board(lay_out(self.edition, self.players, market, tiles))

    def chance_text(self, number: int) -> str:
        """A card that is dealt, or a tile."""
        cards = self.edition.cards
        if number < len(cards):
            return format_action(Reveal(cards[number]), self.edition)
        return f"lay out {self.edition.faces[number - len(cards)].id}"


setting = cache(Setting)


class ParureGame(pyspiel.Game):  # type: ignore[misc] # it has no types
    """The game with its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {"edition": "splendor", "players": 2, "max_cycles": MAX_CYCLES, **(params or {})}
        self.key = (str(chosen["edition"]), int(chosen["players"]), int(chosen["max_cycles"]))
        self.setting = setting(*self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=len(self.setting.edition.cards) + len(self.setting.edition.faces),
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.most,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> ParureState:
        """The empty table: chance lays it out first."""
        return ParureState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ParureObserver:
        """What sees a state for a seat: with perfect recall the history too, else the features alone."""
        return ParureObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The set-up, and at most one card after each decision."""
        return self.setting.setup + self.setting.most


class ParureState(pyspiel.State):  # type: ignore[misc] # it has no types
    """A position and how it came about; OpenSpiel copies and serialises its attributes."""

    def __init__(self, game: ParureGame) -> None:
        super().__init__(game)
        self._key = game.key
        self._laid: tuple[int, ...] = ()
        """What has been laid out, until the table is set."""
        self._board: Board | None = None
        self._moves = 0
        self._log = b""
        """Three bytes an entry: who (0 is chance, a seat one more), what (its number), and whose secret it was then."""

    @property
    def setting(self) -> Setting:
        """What all states of the game share."""
        return setting(*self._key)

    @property
    def board(self) -> Board:
        """The kernel's board; the table has to be set."""
        assert self._board is not None, "chance still lays out the table"
        return self._board

    # What OpenSpiel asks of every game

    def current_player(self) -> int:
        """Whose decision it is; chance's while a card is owed."""
        if self._board is None or self._board[PHASE] == DEALING:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self._board[SEAT])

    def is_terminal(self) -> bool:
        """Whether the game has ended, by its rules or by the move cap."""
        if self._board is None or self._board[PHASE] == DEALING:
            return False
        return bool(self._board[PHASE] == OVER) or self._moves >= self.setting.most

    def returns(self) -> list[float]:
        """What each seat's place is worth, 1 to -1; 0 before the end and for a game that was cut off."""
        if self._board is None or self._board[PHASE] != OVER:
            return [0.0] * self.setting.players
        return [share(self.setting.tables, self._board, seat) for seat in range(self.setting.players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards, or tiles, that may be dealt now, with their probabilities."""
        if self._board is None:
            return self.setting.dealt_next(self._laid)
        room = np.zeros(len(self.setting.edition.cards), np.int16)
        count = outcomes(self.setting.tables, self._board, room)
        return [(int(card), 1 / count) for card in room[:count]]

    def __str__(self) -> str:
        """The whole position, hidden cards included; while the table is being set, what lies there."""
        if self._board is None:
            return "setting the table: " + ", ".join(map(self.setting.chance_text, self._laid))
        cut_off = " cut off" if self.is_terminal() and self._board[PHASE] != OVER else ""
        return format_position(to_state(self.setting.edition, self._board)) + cut_off

    def _legal_actions(self, player: int) -> list[int]:
        assert player >= 0
        room = np.zeros(MOST_ACTIONS, np.int16)
        return [int(number) for number in room[: legal(self.setting.tables, self.board, room)]]

    def _apply_action(self, action: int) -> None:
        self._check(action)
        if self._board is None:
            self._note(CHANCE, action)
            self._laid += (action,)
            if len(self._laid) == self.setting.setup:
                self._board = self.setting.laid_out(self._laid)
        elif self._board[PHASE] == DEALING:
            blind = self._board[PLACE] >= SLOTS  # from a deck into a hand
            self._note(CHANCE, action, int(self._board[SEAT]) + 1 if blind else PUBLIC)
            reveal(self.setting.tables, self._board, action)
        else:
            self._note(int(self._board[SEAT]) + 1, action)
            play(self.setting.tables, self._board, action)
            self._moves += 1

    def _check(self, action: int) -> None:
        """Complains of what the rules refuse, or chance can't deal: OpenSpiel itself plays whatever it is told."""
        if self.is_chance_node():
            if action not in dict(self.chance_outcomes()):
                raise BoardError(f"chance can't deal {action} now: chance_outcomes() tells what it can")
        elif not is_legal(self.setting.tables, self.board, action):
            refuse(self.setting.edition, self.board, action)
        elif self.is_terminal():
            raise BoardError(f"the game was cut off after {self._moves} decisions")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.setting.chance_text(action)
        return format_action(self.setting.actions[action], self.setting.edition)

    # What a seat knows

    def seen_log(self, player: int) -> Log:
        """The history as a seat knows it: who, what, and 1 if it saw that; else what is 0."""
        for who, what, owner in self._entries():
            seen = owner in (PUBLIC, player + 1) or what not in self._hand(owner - 1)
            yield who, what if seen else 0, int(seen)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ParureState:
        """A state with another past that the seat could not tell from this one.

        Cards that others drew unseen and still hold are drawn again, those that might be the fewest first, so that they
        go round. Each past is as likely, unless somebody passed: then one whose cards are rarer may be likelier. The
        same draws of the sampler give the same past, whatever is hidden. BoardError if they don't go round: never are
        they left as they are.
        """
        might_be = self._might_be(player)
        for _ in range(ATTEMPTS):
            drawn: dict[int, int] = {}
            for card in sorted(might_be, key=lambda card: len(might_be[card])):
                left = [other for other in might_be[card] if other not in drawn.values()]
                if not left:
                    break
                drawn[card] = left[int(sampler() * len(left))]
            else:
                return self._replayed(drawn)
        raise BoardError(f"no other past was found in {ATTEMPTS} attempts")

    def _might_be(self, player: int) -> dict[int, list[int]]:
        """For each card that others drew unseen and hold, all that it might be for the seat.

        Those are the cards that it can't place, but for such as the holder could have bought when he had to pass (A11).
        """
        if self._board is None:
            return {}
        held = [
            what
            for _, what, owner in self._entries()
            if owner not in (PUBLIC, player + 1) and what in self._hand(owner - 1)
        ]
        state, number = to_state(self.setting.edition, self._board), card_numbers(self.setting.edition)
        unseen = [sorted(number[card] for card in deck) for deck in state.decks]
        tiers = {card: self.setting.edition.cards[card].tier for card in held}
        for card, tier in tiers.items():
            unseen[tier].append(card)
        # In order, so that where a card stands does not tell which ones are held.
        might_be = {card: sorted(unseen[tier]) for card, tier in tiers.items()}
        if held and any(who != CHANCE and what == self.setting.passing for who, what, _ in self._entries()):
            self._heed_passes(might_be)
        return might_be

    def _heed_passes(self, might_be: dict[int, list[int]]) -> None:
        """Strikes what a holder could not have had when he passed."""
        state: ParureState = self.get_game().new_initial_state()
        for who, what, _ in self._entries():
            if who != CHANCE and what == self.setting.passing:
                for place, card in enumerate(state._hand(who - 1)):
                    if card in might_be:
                        might_be[card] = [other for other in might_be[card] if state._may_pass_with(place, other)]
            state.apply_action(what)

    def _may_pass_with(self, place: int, card: int) -> bool:
        """Whether the seat to move might pass if it had another card in its hand."""
        board = self.board.copy()
        board[SEATS + SEAT_SIZE * int(board[SEAT]) + HAND + place] = card
        return is_legal(self.setting.tables, board, self.setting.passing)

    def _replayed(self, swap: Mapping[int, int]) -> ParureState:
        """The same history with some cards for others."""
        state: ParureState = self.get_game().new_initial_state()
        for _, what, owner in self._entries():
            state.apply_action(what if owner == PUBLIC else swap.get(what, what))
        return state

    def _entries(self) -> Log:
        """The log: who, what, and whose secret it was."""
        return zip(self._log[::3], self._log[1::3], self._log[2::3], strict=True)

    def _hand(self, seat: int) -> list[int]:
        at = SEATS + SEAT_SIZE * seat + HAND
        return [int(card) for card in self.board[at : at + HAND_SIZE]]

    def _note(self, who: int, what: int, owner: int = PUBLIC) -> None:
        self._log += bytes((who, what, owner))


class ParureObserver:
    """What a seat sees, as numbers and as text."""

    def __init__(self, setting: Setting, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of {NAME} has no parameters, not {params}")
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"an observer of {NAME} sees what one seat may know: public_info and SINGLE_PLAYER")
        self.setting = setting
        self.perfect_recall = bool(wanted.perfect_recall)
        history = 3 * setting.longest if self.perfect_recall else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(FEATURES + history, np.float32)
        self.dict = split(self.tensor[:FEATURES])
        if self.perfect_recall:
            self.dict["history"] = self.tensor[FEATURES:].reshape(setting.longest, 3)

    def set_from(self, state: ParureState, player: int) -> None:
        """Writes what a seat sees into `tensor`, of which `dict` shows the pieces."""
        self.tensor.fill(0)
        if state._board is not None:
            row = np.zeros(FEATURES, np.int8)
            observe(self.setting.tables, state.board, player, row)
            self.tensor[:FEATURES] = row
        if self.perfect_recall:
            for entry, (who, what, seen) in enumerate(state.seen_log(player)):
                self.dict["history"][entry] = who, what, seen

    def string_from(self, state: ParureState, player: int) -> str:
        """The position as a seat sees it; with perfect recall the history instead, from which it follows."""
        if self.perfect_recall:
            known = " ".join(f"{who}:{what if seen else '?'}" for who, what, seen in state.seen_log(player))
            return f"player {player} {known}"
        if state._board is None:
            return str(state)
        return f"player {player} " + format_position(view(to_state(self.setting.edition, state.board), player))


pyspiel.register_game(_TYPE, ParureGame)
