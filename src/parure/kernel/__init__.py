"""The rules again, compiled: boards of bytes, many games at once. `layout` says what a board holds."""

from parure.kernel.chance import chance_count, deal, determinise, drawn, new_game, outcomes
from parure.kernel.compiled import Board, Boards, Words, compiled, inlined, whole
from parure.kernel.convert import card_numbers, to_board, to_state
from parure.kernel.features import FEATURES, FEATURES_VERSION, features, split
from parure.kernel.games import Games, new_games, playouts
from parure.kernel.instructions import copy
from parure.kernel.legal import choices, is_legal, legal, pick
from parure.kernel.observe import observe
from parure.kernel.play import play, resign, reveal
from parure.kernel.refusal import BoardError
from parure.kernel.rng import below, draw, stream, streams
from parure.kernel.rollout import playout
from parure.kernel.score import meets_goal, merit, place, share, tiles_met, won
from parure.kernel.tables import tables

__all__ = [
    "FEATURES",
    "FEATURES_VERSION",
    "Board",
    "BoardError",
    "Boards",
    "Games",
    "Words",
    "below",
    "card_numbers",
    "chance_count",
    "choices",
    "compiled",
    "copy",
    "deal",
    "determinise",
    "draw",
    "drawn",
    "features",
    "inlined",
    "is_legal",
    "legal",
    "meets_goal",
    "merit",
    "new_game",
    "new_games",
    "observe",
    "outcomes",
    "pick",
    "place",
    "play",
    "playout",
    "playouts",
    "resign",
    "reveal",
    "share",
    "split",
    "stream",
    "streams",
    "tables",
    "tiles_met",
    "to_board",
    "to_state",
    "whole",
    "won",
]
