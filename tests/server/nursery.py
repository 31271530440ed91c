"""Servers that start quickly: forked from a process that has read all their modules already.

Most of the two seconds that a server takes to start it spends on imports. Tests that start very many have a nursery
read the modules once; what is forked from it is a process of its own, started by `parure serve`'s own function.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

import psutil

ROOT = Path(__file__).parents[2]
MAIN = "from tests.server.nursery import main; main()"


class Forked:
    """A server that was forked from a nursery; has what is used of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._process: psutil.Process | None = None
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process = psutil.Process(pid)

    def poll(self) -> int | None:
        """None as long as it runs."""
        gone = self._process is None or not self._process.is_running()
        return 0 if gone else None

    def wait(self, timeout: float | None = None) -> int:
        """Waits until it is gone; its exit status is its nursery's to know."""
        if self._process is not None:
            with contextlib.suppress(psutil.NoSuchProcess):
                self._process.wait(timeout)
        return 0

    def terminate(self) -> None:
        """Asks it to stop."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


class Nursery:
    """A process that forks servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", MAIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def fork(self, arguments: list[str], log: Path | None) -> Forked:
        """A new process that runs `parure` with some arguments."""
        assert self._process.stdin is not None, "it is a pipe"
        assert self._process.stdout is not None, "it is a pipe"
        self._process.stdin.write(json.dumps([arguments, str(log or os.devnull)]) + "\n")
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        """Ends it; what it forked lives on."""
        self._process.communicate()


def main() -> None:
    """Reads what servers need, then forks one for every line that comes in."""
    import parure.cli.main  # noqa: PLC0415 - imported once, before it forks
    import parure.server.run  # noqa: PLC0415 - imported once, before it forks
    import parure.server.store  # noqa: PLC0415 - imported once, before it forks

    def reap(_signal: int, _frame: FrameType | None) -> None:
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass

    signal.signal(signal.SIGCHLD, reap)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # some tests open thousands of connections
    for line in sys.stdin:
        arguments, log = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            files = [os.open(os.devnull, os.O_RDWR), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)]
            for number, file in ((0, files[0]), (1, files[0]), (2, files[1])):
                os.dup2(file, number)
            os._exit(parure.cli.main.main(arguments))
        print(pid, flush=True)
