"""The log takes every append once: when the connection breaks in the middle, when somebody else is faster."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

import parure
from parure import Seat
from parure.server.errors import Code, Refused
from parure.server.schema import plies, seats
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Row, Table
from parure.server.terms import Chair, Terms, Who, digest
from parure.server.writer import Append


class Breaking:
    """An engine whose next transactions break, before or after they are committed."""

    def __init__(self, store: Store, *breaks: str) -> None:
        self.engine = store.database.sure
        self.breaks = list(breaks)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[Any]:
        way = self.breaks.pop(0) if self.breaks else "not at all"
        async with self.engine.begin() as connection:
            yield connection
            if way == "before the commit":
                raise ConnectionResetError
        if way == "after the commit":
            raise ConnectionResetError


def table(*chairs: Chair) -> Table:
    chairs = chairs or (Chair(Who.PERSON, "A", token=digest("a")), Chair(Who.PERSON, "B", token=digest("b")))
    terms = Terms("game", parure.edition("splendor"), len(chairs), bytes(32), None, 0, listed=True, created=0)
    return Table(terms, chairs, None if any(chair.is_free for chair in chairs) else 1)


def first(at: Table, now: int = 5) -> tuple[Row, ...]:
    return at.decide(Seat(0), at.version, at.game.view(0).legal[0], now)


def append(at: Table, rows: tuple[Row, ...]) -> Append:
    return Append("game", at.version, rows, at.status, at.due())


@pytest.fixture
def run(database: str) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs something with an open store."""

    def with_store(work: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = Store(Settings(database=database))
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return with_store


Run = Callable[[Callable[[Store], Awaitable[None]]], None]


async def kept(store: Store) -> list[tuple[int, str]]:
    async with store.database.engine.connect() as connection:
        rows = await connection.execute(sa.select(plies.c.ply, plies.c.text).order_by(plies.c.ply))
        return [(row.ply, row.text) for row in rows]


@pytest.mark.parametrize("moment", ["before the commit", "after the commit"])
def test_an_append_whose_connection_breaks_is_kept_once_and_said_so(run: Run, moment: str) -> None:
    async def work(store: Store) -> None:
        game = table()
        await store.create(game)
        rows = first(game)
        store.database.sure = Breaking(store, moment, "before the commit")  # type: ignore[assignment]
        assert await store.append(append(game, rows)) is True
        assert await kept(store) == [(row.ply, row.text) for row in rows]
        assert (await store.load("game")).version == len(rows)

    run(work)


def test_an_append_that_breaks_while_somebody_else_is_faster_is_a_conflict(run: Run) -> None:
    async def work(store: Store) -> None:
        game = table()
        await store.create(game)
        assert await store.append(append(game, first(game)))
        store.database.sure = Breaking(store, "before the commit")  # type: ignore[assignment]
        other = game.decide(Seat(0), 0, game.game.view(0).legal[1], 6)
        assert await store.append(append(game, other)) is False
        assert [text for _, text in await kept(store)] == [first(game)[0].text]

    run(work)


def test_of_many_appends_to_one_version_exactly_one_is_kept(run: Run) -> None:
    async def work(store: Store) -> None:
        game = table()
        await store.create(game)
        tries = [append(game, game.decide(Seat(0), 0, action, 5)) for action in game.game.view(0).legal]
        assert sum(await asyncio.gather(*map(store.append, tries))) == 1

    run(work)


def test_a_bad_append_does_not_stop_the_writer(run: Run) -> None:
    async def work(store: Store) -> None:
        game = table()
        await store.create(game)
        rows = first(game)
        bad = Append("game", 0, (*rows, rows[0]), game.status, None)  # the same ply twice
        with pytest.raises(sa.exc.IntegrityError):
            await store.append(bad)
        assert await store.append(append(game, rows))

    run(work)


def test_a_seat_taken_over_a_breaking_connection_is_taken_once(run: Run) -> None:
    async def work(store: Store) -> None:
        free = Chair(Who.ANYONE, "")
        await store.create(table(Chair(Who.PERSON, "A", token=digest("a")), free))
        store.database.sure = Breaking(store, "after the commit")  # type: ignore[assignment]
        mine = Chair(Who.ANYONE, "B", token=digest("b"))
        assert await store.sit("game", Seat(1), mine, invitation=None, started=7, due=None)
        other = Chair(Who.ANYONE, "C", token=digest("c"))
        assert not await store.sit("game", Seat(1), other, invitation=None, started=8, due=None)
        loaded = await store.load("game")
        assert (loaded.chairs[1].name, loaded.started) == ("B", 7)
        assert not await store.stand_up("game", Seat(1), digest("b"), free)

    run(work)


def test_only_the_one_who_sits_there_frees_a_seat_and_only_its_invitation_takes_it(run: Run) -> None:
    async def work(store: Store) -> None:
        asked = Chair(Who.FRIEND, "B", invitation=digest("new"))
        await store.create(
            table(Chair(Who.FRIEND, "", invitation=digest("x")), Chair(Who.FRIEND, "A", token=digest("a")))
        )
        assert not await store.stand_up("game", Seat(1), digest("gone"), asked)
        assert await store.stand_up("game", Seat(1), digest("a"), asked)
        late = Chair(Who.FRIEND, "C", token=digest("c"))
        assert not await store.sit("game", Seat(1), late, invitation=digest("old"), started=1, due=None)
        assert await store.sit("game", Seat(1), late, invitation=digest("new"), started=1, due=None)

    run(work)


def test_only_old_tables_that_were_never_full_are_forgotten(run: Run) -> None:
    free, taken = Chair(Who.ANYONE, ""), Chair(Who.PERSON, "A", token=digest("a"))

    async def work(store: Store) -> None:
        for name, created, other in (("old", 99, free), ("new", 100, free), ("begun", 1, taken), ("over", 1, taken)):
            terms = Terms(name, parure.edition("splendor"), 2, bytes(32), None, 0, listed=True, created=created)
            made = Table(terms, [taken, other], None if other is free else created)
            await store.create(made)
            if name == "over":
                rows = made.resign(Seat(0), 5)
                made.fold(rows)
                assert await store.append(Append(name, 0, rows, made.status, made.due()))
        assert await store.forget(100) == ["old"]
        assert await store.forget(100) == []
        with pytest.raises(Refused) as refused:
            await store.load("old")
        assert refused.value.code is Code.NO_TABLE
        for name in ("new", "begun", "over"):
            assert (await store.load(name)).terms.id == name
        async with store.database.engine.connect() as connection:
            left = (await connection.execute(sa.select(seats.c.game).distinct())).scalars()
            assert set(left) == {"new", "begun", "over"}

    run(work)


def test_when_a_server_was_last_up_is_known(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.last_beat() == 0
        await store.beat(5)
        assert await store.last_beat() == 5

    run(work)


def test_a_database_that_is_not_there_is_said_to_be(tmp_path: Any) -> None:
    async def work() -> None:
        store = Store(Settings(database="postgresql://nobody@127.0.0.1:1/none"))
        with pytest.raises(Refused) as refused:
            await store.check()
        assert refused.value.code is Code.UNAVAILABLE
        await store.database.engine.dispose()

    asyncio.run(work())
