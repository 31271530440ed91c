"""One game as the environments play it: decisions by number, on the kernel's board."""

from __future__ import annotations

from typing import Any

import numpy as np

from parure.codec import action_numbers, actions
from parure.editions import edition as load_edition
from parure.envs.checks import action_number, check_cycles, refuse
from parure.envs.machine import deal_out, play_on, write_mask
from parure.envs.spaces import Form, Observation, Row, formed
from parure.kernel import BoardError, is_legal, new_game, observe, share, stream, tables, to_board, to_state
from parure.kernel.features import FEATURES
from parure.kernel.layout import BOARD, OVER, PHASE, PLAYERS, SEAT
from parure.rules import Action, State, apply
from parure.view import View, view


class Table:
    """A game in progress, with a move cap."""

    def __init__(self, edition: str, players: int, max_cycles: int, form: Form) -> None:
        self.edition = load_edition(edition)
        self.edition.supply(players)  # C9
        self.players = players
        self.actions = actions(self.edition)
        """What each number stands for."""
        self.moves = 0
        """Decisions taken."""
        self._most = check_cycles(max_cycles) * players
        self._form = form
        self._tables = tables(self.edition)
        self._board = np.zeros(BOARD, np.int8)
        self._rng = stream(0)

    def begin(self, seed: int) -> None:
        """Sets the table; the same seed gives the same game to the same decisions."""
        self._rng, self.moves = stream(seed), 0
        new_game(self._tables, self._board, self.players, self._rng)

    @property
    def seat(self) -> int:
        """Who is to move; in a finished game, who moved last."""
        return int(self._board[SEAT])

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return bool(self._board[PHASE] == OVER)

    @property
    def cut_off(self) -> bool:
        """Whether the move cap ended it."""
        return not self.over and self.moves >= self._most

    @property
    def state(self) -> State:
        """The position as the judge has it, hidden cards included."""
        if not self._board[PLAYERS]:
            raise BoardError("no game has begun: call reset first")
        return to_state(self.edition, self._board)

    def view(self, seat: int | None) -> View:
        """What a seat, or None for a spectator, may know."""
        return view(self.state, seat)

    def mask(self, seat: int) -> Row:
        """1 for each action that a seat may take now, else 0."""
        row = np.zeros(len(self.actions), np.int8)
        if seat == self.seat and not self.cut_off:
            write_mask(self._tables, self._board, row)
        return row

    def observation(self, seat: int) -> Observation:
        """The features of what a seat sees."""
        row = np.zeros(FEATURES, np.int8)
        observe(self._tables, self._board, seat, row)
        return formed(row, self._form)

    def reward(self, seat: int) -> float:
        """What a seat's place is worth, 1 to -1, once the game has ended by its rules; else 0."""
        return share(self._tables, self._board, seat) if self.over else 0.0

    def allows(self, number: Any) -> bool:
        """Whether the rules allow an action now; BoardError if there is none of that number."""
        return is_legal(self._tables, self._board, action_number(self.edition, number))

    def play(self, number: Any) -> None:
        """Plays an action, and deals; IllegalAction, with the rule, if it is refused: then nothing has changed."""
        if not self.allows(number):
            refuse(self.edition, self._board, number)
        play_on(self._tables, self._board, self._rng, int(number))
        self.moves += 1

    def play_action(self, action: Action) -> None:
        """The same for an action that may have no number: paying with wild where a gem would do."""
        number = action_numbers(self.edition).get(action)
        if number is not None:
            self.play(number)
            return
        self._board[:] = to_board(apply(self.state, action).state)
        deal_out(self._tables, self._board, self._rng)
        self.moves += 1
