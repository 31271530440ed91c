"""Single instructions of the processor as functions for compiled code: words of a board, copies, bits.

They can't be called from Python. A board's fields are read and written as the layout has them: mixing sizes would make
the processor wait until what it wrote has arrived in memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from parure.kernel.compiled import Board, compiled, intrinsic
from parure.kernel.layout import BOARD

_WORD: Final = ir.IntType(64)
_NO: Final = ir.IntType(1)(0)


def _address(context: Any, builder: Any, signature: Any, arguments: Any, bits: int) -> Any:
    """Where in a board's memory a field begins."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    start = builder.bitcast(array.data, ir.IntType(8).as_pointer())
    return builder.bitcast(builder.gep(start, [arguments[1]]), ir.IntType(bits).as_pointer())


def _loader(bits: int) -> Any:
    def load(_context: Any, array: Any, _offset: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = builder.load(_address(context, builder, signature, arguments, bits), align=1)
            return value if bits == _WORD.width else builder.zext(value, _WORD)

        return types.uint64(array, types.intp), emit

    return intrinsic(load)


def _storer(bits: int) -> Any:
    def store(_context: Any, array: Any, _offset: Any, _value: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = arguments[2] if bits == _WORD.width else builder.trunc(arguments[2], ir.IntType(bits))
            builder.store(value, _address(context, builder, signature, arguments, bits), align=1)
            return context.get_dummy_value()

        return types.void(array, types.intp, types.uint64), emit

    return intrinsic(store)


def _copier(_context: Any, target: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pairs = zip(signature.args, arguments, strict=True)
        to, come_from = (context.make_array(kind)(context, builder, value).data for kind, value in pairs)
        cgutils.raw_memcpy(builder, to, come_from, context.get_constant(types.intp, BOARD), 1)
        return context.get_dummy_value()

    return types.void(target, source), emit


def _bits(compute: Callable[[Any, Any], Any]) -> Any:
    """A function from a word of bits to a number."""

    def count(_context: Any, _value: Any) -> Any:
        def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return compute(builder, arguments[0])

        return types.int64(types.uint64), emit

    return intrinsic(count)


def _deposit(_context: Any, _bits: Any, _number: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        instruction = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind)
        one = builder.shl(_WORD(1), arguments[1])
        return builder.cttz(builder.call(instruction, [one, arguments[0]]), _NO)

    return types.int64(types.uint64, types.int64), emit


if TYPE_CHECKING:

    def word(board: Board, offset: int) -> np.uint64:
        """The eight bytes of a board from an offset."""

    def put_word(board: Board, offset: int, value: np.uint64) -> None:
        """Writes eight bytes of a board."""

    def half(board: Board, offset: int) -> np.uint64:
        """Two bytes of a board from an offset."""

    def put_half(board: Board, offset: int, value: np.uint64) -> None:
        """Writes two bytes of a board."""

    def copy(target: Board, source: Board) -> None:
        """Writes one board over another."""

    def count_bits(bits: np.uint64) -> int:
        """How many bits are set."""

    def lowest(bits: np.uint64) -> int:
        """The number of the lowest bit that is set."""

    def nth(bits: np.uint64, number: int) -> int:
        """The place of a set bit, counted from 0 among those that are set."""

else:
    word, half = _loader(64), _loader(16)
    put_word, put_half = _storer(64), _storer(16)
    copy = intrinsic(_copier)
    count_bits = _bits(lambda builder, value: builder.ctpop(value))
    lowest = _bits(lambda builder, value: builder.cttz(value, _NO))


@compiled
def nth_by_steps(bits: np.uint64, number: int) -> int:
    """The place of a set bit, counted from 0 among those that are set: on any processor."""
    place = 0
    for shift in (32, 16, 8, 4, 2, 1):
        low = bits & ((np.uint64(1) << np.uint64(shift)) - np.uint64(1))
        below = count_bits(low)
        if number >= below:
            number -= below
            place += shift
            bits >>= np.uint64(shift)
        else:
            bits = low
    return place


if not TYPE_CHECKING:
    # The x86 processors of the last ten years have one instruction for it. Machine code on disk is kept by processor.
    nth = intrinsic(_deposit) if llvm.get_host_cpu_features().get("bmi2") else nth_by_steps
