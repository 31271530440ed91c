"""Compiling to machine code: the decorators that the kernel, and what is built on it, are compiled with."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import intrinsic as _intrinsic

Board: TypeAlias = npt.NDArray[np.int8]
"""One position: a row of `layout.BOARD` bytes."""
Boards: TypeAlias = npt.NDArray[np.int8]
"""Many positions: a matrix with one in each row."""
Words: TypeAlias = npt.NDArray[np.uint64]
"""Tables of an edition, or the state of a random number generator."""

Function = TypeVar("Function", bound=Callable[..., Any])

if TYPE_CHECKING:
    whole = int
else:
    whole = np.int64  # in compiled code: a byte or a word as a number to calculate with; int(…) would keep its size


def compiled(function: Function) -> Function:
    """The function compiled by Numba when it is first called, without the interpreter's lock, and kept on disk.

    It can't make arrays: whoever calls it passes them in. In return arrays are not counted as they are handed from
    function to function, which took two thirds of the time.
    """
    return _machine(function, inline=False)


def inlined(function: Function) -> Function:
    """The same, and its code is put wherever compiled code calls it: for what every decision goes through."""
    return _machine(function, inline=True)


def _machine(function: Function, *, inline: bool) -> Function:
    machine = numba.njit(nogil=True, error_model="numpy", boundscheck=False, _nrt=False, forceinline=inline)(function)
    homes = {inspect.getmodule(part) for part in (function, compiled)}
    homes |= {sys.modules[value.__module__] for value in function.__globals__.values() if _is_compiled_in(value)}
    _keep(machine, {Path(inspect.getfile(home)).parent for home in homes if home is not None})
    return cast("Function", machine)


def _is_compiled_in(value: object) -> bool:
    """Whether machine code may have something in it that a module has: a compiled function, the fields of a tuple."""
    return hasattr(value, "py_func") or (isinstance(value, type) and hasattr(value, "_fields"))


def intrinsic(function: Callable[..., Any]) -> Any:
    """A function that writes LLVM's own instructions: see `words`."""
    return _intrinsic(function)


def _keep(machine: Any, folders: set[Path]) -> None:
    """Keeps machine code on disk, as long as no source file changes in the folders that it is made from.

    These are the kernel's, the function's own, and those of the compiled functions and named tuples that its module
    imports: Numba by itself looks only at the function's own file, and would go on using what it inlined from others.
    """
    try:
        machine.enable_caching()
    except RuntimeError:  # neither beside the source nor in the user's own folder: compiled at each start
        return
    machine._cache._cache_file._source_stamp = tuple(_digest(folder) for folder in sorted(folders))


@cache
def _digest(folder: Path) -> str:
    sources = sorted(folder.glob("*.py"))
    return hashlib.sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()
