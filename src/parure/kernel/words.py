"""Eight bytes at a time: words of a board, arithmetic on all their bytes at once, and sets of bits.

A byte in such arithmetic is never above 127, so that the eighth bit of each can catch what is borrowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils

from parure.kernel.compiled import Board, compiled, intrinsic
from parure.kernel.layout import BOARD

ONE: Final = np.uint64(1)
NONE: Final = np.uint64(0)
BYTE: Final = np.uint64(0xFF)
ONES: Final = np.uint64(0x0101010101010101)
HIGH: Final = np.uint64(0x8080808080808080)
GATHER: Final = np.uint64(0x0102040810204080)


def _address(context: Any, builder: Any, signature: Any, arguments: Any, bits: int) -> Any:
    """Where in a board's memory a field begins."""
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    start = builder.bitcast(array.data, ir.IntType(8).as_pointer())
    return builder.bitcast(builder.gep(start, [arguments[1]]), ir.IntType(bits).as_pointer())


def _loader(bits: int) -> Any:
    def load(_context: Any, array: Any, _offset: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = builder.load(_address(context, builder, signature, arguments, bits), align=1)
            return value if bits == 64 else builder.zext(value, ir.IntType(64))

        return types.uint64(array, types.intp), emit

    return intrinsic(load)


def _storer(bits: int) -> Any:
    def store(_context: Any, array: Any, _offset: Any, _value: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = arguments[2] if bits == 64 else builder.trunc(arguments[2], ir.IntType(bits))
            builder.store(value, _address(context, builder, signature, arguments, bits), align=1)
            return context.get_dummy_value()

        return types.void(array, types.intp, types.uint64), emit

    return intrinsic(store)


def _bit_counter(name: str) -> Any:
    def count(_context: Any, _value: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if name == "ctpop":
                return builder.ctpop(arguments[0])
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.uint64), emit

    return intrinsic(count)


def _copier(_context: Any, target: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        parts = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, arguments, strict=True)
        ]
        cgutils.raw_memcpy(builder, parts[0].data, parts[1].data, context.get_constant(types.intp, BOARD), 1)
        return context.get_dummy_value()

    return types.void(target, source), emit


if TYPE_CHECKING:

    def copy(target: Board, source: Board) -> None:
        """Writes the bytes of one board over another."""

    def word(board: Board, offset: int) -> np.uint64:
        """The eight bytes of a board from an offset."""

    def put_word(board: Board, offset: int, value: np.uint64) -> None:
        """Writes eight bytes of a board."""

    def half(board: Board, offset: int) -> np.uint64:
        """Two bytes of a board from an offset."""

    def put_half(board: Board, offset: int, value: np.uint64) -> None:
        """Writes two bytes of a board."""

    def count_bits(bits: np.uint64) -> int:
        """How many bits are set."""

    def lowest(bits: np.uint64) -> int:
        """The number of the lowest bit that is set."""

else:
    copy = intrinsic(_copier)
    word, half = _loader(64), _loader(16)
    put_word, put_half = _storer(64), _storer(16)
    count_bits, lowest = _bit_counter("ctpop"), _bit_counter("cttz")


@compiled
def byte(value: np.uint64, number: int) -> int:
    """One byte of a word."""
    return np.int64((value >> np.uint64(8 * number)) & BYTE)


@compiled
def reaches(value: np.uint64, least: np.uint64) -> np.uint64:
    """The eighth bit of each byte of a word that is at least as large as that of another."""
    return ((value | HIGH) - least) & HIGH


@compiled
def lacking(wanted: np.uint64, held: np.uint64) -> np.uint64:
    """Byte by byte how much is wanted above what is held, never below zero."""
    difference = (wanted | HIGH) - held
    kept = difference & HIGH
    return difference & (kept - (kept >> np.uint64(7)))


@compiled
def total(value: np.uint64) -> np.uint64:
    """The sum of a word's bytes, if that is one byte."""
    return (value * ONES) >> np.uint64(56)


@compiled
def gathered(high: np.uint64) -> np.uint64:
    """The eighth bits of the eight bytes, side by side."""
    return ((high >> np.uint64(7)) * GATHER) >> np.uint64(56)


@compiled
def nth_by_steps(bits: np.uint64, number: int) -> int:
    """The place of a set bit, counted from 0 among those that are set: on any processor."""
    place = 0
    for shift in (32, 16, 8, 4, 2, 1):
        low = bits & ((ONE << np.uint64(shift)) - ONE)
        below = count_bits(low)
        if number >= below:
            number -= below
            place += shift
            bits >>= np.uint64(shift)
        else:
            bits = low
    return place


def _deposit(_context: Any, _bits: Any, _number: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word_type = ir.IntType(64)
        kind = ir.FunctionType(word_type, [word_type, word_type])
        instruction = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind)
        one = builder.shl(ir.Constant(word_type, 1), arguments[1])
        return builder.cttz(builder.call(instruction, [one, arguments[0]]), ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64, types.int64), emit


# The x86 processors of the last ten years have one instruction for it. What is kept on disk is kept by processor.
nth = intrinsic(_deposit) if llvm.get_host_cpu_features().get("bmi2") else nth_by_steps
