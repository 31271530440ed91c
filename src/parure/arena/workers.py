"""Where games are played: processes of this machine, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from parure import processes as spawned
from parure.arena.errors import ArenaError

LOCAL = "local"
"""The address of a Dask cluster that is made for the occasion, on this machine."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Something that plays games."""

    executor: Executor
    count: int
    """How many games it plays at once, as far as is known: a few more are given out ahead."""


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes of this machine; they end with this one."""
    if count < 1:
        raise ArenaError(f"games need at least one process, not {count}")
    pool = spawned.start(count)
    try:
        yield Workers(pool, count)
    finally:
        spawned.end(pool, wait=True)


@contextmanager
def dask(address: str, count: int, *, in_processes: bool = True) -> Iterator[Workers]:
    """A Dask cluster by its scheduler's address (`tcp://host:8786`), or a `local` one of so many workers.

    The workers of a cluster have to have the same version of Parure installed. It needs the extra `parure[dask]`.
    """
    from distributed import Client, LocalCluster  # noqa: PLC0415 - an extra

    if count < 1:
        raise ArenaError(f"games need at least one process, not {count}")
    with ExitStack() as stack:
        if address == LOCAL:
            cluster = LocalCluster(
                n_workers=count, threads_per_worker=1, processes=in_processes, dashboard_address=None
            )
            client = stack.enter_context(Client(stack.enter_context(cluster), set_as_default=False))
        else:
            try:
                client = stack.enter_context(Client(address, set_as_default=False))
            except (OSError, ValueError) as error:
                raise ArenaError(f"the Dask cluster at {address!r} can't be reached: {error}") from error
        # Not pure: a game is played because it is wanted, not looked up because it looks like another.
        yield Workers(client.get_executor(pure=False), max(1, sum(client.ncores().values())))
