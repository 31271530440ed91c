"""How this program was started, so that what it says to type runs as it is printed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def invocation(*arguments: str | Path) -> str:
    """A command line of this very program with other arguments, quoted for a shell."""
    return " ".join([_program(), *(shlex.quote(str(argument)) for argument in arguments)])


def _program() -> str:
    started = shutil.which(sys.argv[0])
    if started is not None and Path(started).stem == "parure":
        return _shortest(Path(started).absolute())
    return f"{_shortest(Path(sys.executable or 'python3').absolute())} -m parure"


def _shortest(program: Path) -> str:
    """The name alone where a shell would find the same file by it, else the shorter of its paths."""
    found = shutil.which(program.name)
    if found is not None and Path(found).absolute() == program:
        return shlex.quote(program.name)
    try:
        near = os.path.relpath(program)
    except ValueError:  # on another drive
        near = str(program)
    near = near if os.sep in near else f"{os.curdir}{os.sep}{near}"
    return shlex.quote(min(near, str(program), key=len))
