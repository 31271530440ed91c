"""Sixteen cards at once: one vector instruction looks at the prices of all that a player could buy.

LLVM makes of it what the processor has; one card after the other took three times as long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from llvmlite import ir
from numba import types

from parure.kernel.compiled import Board, Words, intrinsic
from parure.kernel.layout import HAND, HAND_SIZE, MARKET, SLOTS
from parure.kernel.tables import PRICE

_LANES: Final = 16
_WORD: Final = ir.IntType(64)
_VECTOR: Final = ir.VectorType(_WORD, _LANES)
_BYTES: Final = ir.VectorType(ir.IntType(8), 8 * _LANES)
_PLACES: Final = SLOTS + HAND_SIZE


def _within_reach(_context: Any, tables: Any, board: Any, _own: Any, _power: Any, _wild: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        table, row = (context.make_array(signature.args[n])(context, builder, arguments[n]).data for n in range(2))
        own, power, wild = arguments[2:]
        prices = _spread(builder, _WORD(0))
        for place in range(_PLACES):
            here = _WORD(MARKET + place) if place < SLOTS else builder.add(own, _WORD(HAND + place - SLOTS))
            card = builder.sext(builder.load(builder.gep(row, [here])), _WORD)
            price = builder.load(builder.gep(table, [builder.add(card, _WORD(PRICE))]))
            prices = builder.insert_element(prices, price, ir.IntType(32)(place))
        lacking = _lacking(builder, prices, _spread(builder, power))
        enough = builder.icmp_unsigned("<=", _totals(builder, lacking), _spread(builder, wild))
        bits = builder.zext(builder.bitcast(enough, ir.IntType(_LANES)), _WORD)
        return builder.and_(bits, _WORD((1 << _PLACES) - 1))

    return types.uint64(tables, board, types.intp, types.uint64, types.uint64), emit


def _spread(builder: Any, word: Any) -> Any:
    """The same word in every lane."""
    first = builder.insert_element(_VECTOR(ir.Undefined), word, ir.IntType(32)(0))
    return builder.shuffle_vector(first, first, ir.VectorType(ir.IntType(32), _LANES)([0] * _LANES))


def _lacking(builder: Any, wanted: Any, held: Any) -> Any:
    """Byte by byte how much is wanted above what is held, never below zero."""
    kind = ir.FunctionType(_BYTES, [_BYTES, _BYTES])
    subtract = builder.module.declare_intrinsic(f"llvm.usub.sat.v{_BYTES.count}i8", fnty=kind)
    difference = builder.call(subtract, [builder.bitcast(wanted, _BYTES), builder.bitcast(held, _BYTES)])
    return builder.bitcast(difference, _VECTOR)


def _totals(builder: Any, words: Any) -> Any:
    """In each lane the sum of its bytes."""
    for shift in (32, 16, 8):
        words = builder.add(words, builder.lshr(words, _VECTOR([shift] * _LANES)))
    return builder.and_(words, _VECTOR([0xFF] * _LANES))


if TYPE_CHECKING:

    def within_reach(tables: Words, board: Board, own: int, power: np.uint64, wild: np.uint64) -> np.uint64:
        """The cards, as bits, of which no more is lacking than there is wild: slots, then the hand of a player.

        `own` is where the player's bytes begin, `power` his tokens and bonuses added up.
        """

else:
    within_reach = intrinsic(_within_reach)
