"""Real servers and real databases for tests and benchmarks, each in processes of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil

from tests.server.nursery import Forked, Nursery

STARTS_WITHIN = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _program(name: str) -> str:
    """A program of PostgreSQL: on PATH, or where Debian keeps those that it leaves off PATH."""
    found = shutil.which(name) or max(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), default=None)
    if found is None:
        raise FileNotFoundError(f"these tests need PostgreSQL ({name}): on Debian or Ubuntu, apt install postgresql")
    return found


class Postgres:
    """A PostgreSQL of one's own, from the binaries on PATH."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="parure-pg-"))
        self.port = free_port()
        # PostgreSQL refuses to run as root.
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", "data", "-U", "parure", "--auth=trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = (_program(program), *arguments)
        with (self.folder / "commands").open("ab") as log:
            subprocess.run(command, check=True, user=self._user, stdout=log, stderr=log, cwd=self.folder)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._run("pg_ctl", "-D", "data", "-o", options, "-l", "log", "-w", "start")

    def stop(self) -> None:
        """Stops it at once, as a crash would."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def create(self, name: str) -> str:
        """A new, empty database: its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "parure", name)
        return f"postgresql://parure@127.0.0.1:{self.port}/{name}"

    def cut_connections(self) -> None:
        """Ends every connection to it."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "parure", "-d", "postgres", "-c", query)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, removed afterwards."""
    database = Postgres()
    try:
        database.start()
        yield database
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            database.stop()
        shutil.rmtree(database.folder, ignore_errors=True)


class Server:
    """A server in a process of its own, on a port that it keeps when it is started again."""

    def __init__(
        self,
        database: str,
        *,
        workers: int = 1,
        rate: float = 0,
        log: Path | None = None,
        nursery: Nursery | None = None,
    ) -> None:
        self.database = database
        self.workers = workers
        self.rate = rate
        self.port = free_port()
        self.log = log
        self.nursery = nursery
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process is not None, "the server has been started"
        return self._process.pid

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Starts it."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        arguments += ["--workers", str(self.workers), "--rate", str(self.rate), "--log-level", "debug"]
        if self.nursery is not None:
            self._process = self.nursery.fork(arguments, self.log)
            return
        command = [sys.executable, "-m", "parure", *arguments]
        with contextlib.ExitStack() as files:
            output = files.enter_context(self.log.open("ab")) if self.log else subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=output, start_new_session=True)

    def wait(self) -> None:
        """Waits until it answers."""
        assert self._process is not None, "the server has been started"
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=2).is_success:
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log and self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Kills it and all its workers at once."""
        assert self._process is not None, "the server has been started"
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def brains(self) -> list[int]:
        """The process ids of the workers in which computers think."""
        children = psutil.Process(self.pid).children(recursive=True)
        return [child.pid for child in children if "multiprocessing.spawn" in " ".join(child.cmdline())]

    def stop(self) -> int:
        """Asks it to stop, and returns its exit status."""
        assert self._process is not None, "the server has been started"
        self._process.terminate()
        try:
            return self._process.wait(20)
        finally:
            self.kill()


@contextlib.contextmanager
def server(
    database: str, *, workers: int = 1, rate: float = 0, log: Path | None = None, nursery: Nursery | None = None
) -> Iterator[Server]:
    """A running server, stopped afterwards."""
    running = Server(database, workers=workers, rate=rate, log=log, nursery=nursery)
    running.start()
    try:
        yield running
    finally:
        running.kill()


@contextlib.contextmanager
def sqlite() -> Iterator[str]:
    """The address of a SQLite file that does not exist yet."""
    with tempfile.TemporaryDirectory(prefix="parure-") as folder:
        yield f"sqlite:///{folder}/parure.db"
