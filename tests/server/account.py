"""Compares what a crowd was promised with what the database has."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import sqlalchemy as sa

from parure.dealer import verify
from parure.server.schema import games, plies
from parure.server.settings import Settings
from parure.server.store import Store
from parure.server.table import Kind, Status, Table
from parure.server.terms import digest
from tests.server.crowd import Crowd, Sent

Log = list[Any]


async def hold_to_account(crowd: Crowd, database: str) -> str:
    """Every promise is kept, nothing is doubled or made up, every game replays through the judge; the figures."""
    store = Store(Settings(database=database))
    try:
        async with store.database.engine.connect() as connection:
            rows = (await connection.execute(sa.select(plies).order_by(plies.c.game, plies.c.ply))).mappings().all()
            again = (await connection.execute(sa.select(games.c.id, games.c.rematch_of))).all()
        logs: defaultdict[str, Log] = defaultdict(list)
        for row in rows:
            logs[row["game"]].append(row)
        lost = [sent for sent, version in crowd.kept.items() if not _is_kept(sent, version, logs[sent.game])]
        assert not lost, f"{len(lost)} acknowledged are not in the log: {lost[:3]}"
        tables = {game: await store.load(game) for game in set(crowd.games)}  # folded through the judge
        asked: defaultdict[str, set[Sent]] = defaultdict(set)
        for sent in crowd.sent:
            asked[sent.game].add(sent)
        counted: Counter[Kind] = Counter()
        for game, table in tables.items():
            counted += _account_for_log(asked[game], logs[game], table)
        _account_for_seats(crowd, tables, logs)
        _account_for_rematches(crowd, {old: new for new, old in again if old is not None}, tables)
    finally:
        await store.database.engine.dispose()
    acknowledged = Counter(sent.kind for sent in crowd.kept)
    kinds = ", ".join(
        f"{sum(sent.kind is kind for sent in crowd.sent)} {kind.value}s sent, {acknowledged[kind]} acknowledged, "
        f"{counted[kind]} in the log"
        for kind in (Kind.MOVE, Kind.TAKEBACK, Kind.LEAVE, Kind.RESIGN)
    )
    return (
        f"{len(tables)} games ({crowd.over} ended or left); {kinds}; {len(crowd.claims)} claims, "
        f"{sum(map(len, crowd.rematches.values()))} rematches; lost 0, doubled 0"
    )


def _is_kept(sent: Sent, version: int, log: Log) -> bool:
    """Whether something is in the log where it was said to be."""
    ply = sent.version if sent.version is not None else version - 1
    if not ply < version <= len(log):
        return False
    row = log[ply]
    same = row["kind"] == sent.kind.value and row["seat"] == sent.seat
    return same and (sent.kind is not Kind.MOVE or row["text"] == sent.text)


def _account_for_log(asked: set[Sent], log: Log, table: Table) -> Counter[Kind]:
    """Everything in a log was asked for, and nothing twice; how many rows of each kind people made."""
    assert [row["ply"] for row in log] == list(range(len(log))), "a log has every ply once"
    assert table.version == len(log)
    assert (table.status is Status.OVER) == (table.outcome is not None)
    wrong = [check for check in verify(table.game.secret_record) if not check.passed]
    assert [check for check in wrong if check.name != "end"] == []  # many still go on
    left = {row["seat"]: row["ply"] for row in log if row["kind"] == Kind.LEAVE.value}
    computers = {seat for seat, chair in enumerate(table.chairs) if chair.agent is not None} - left.keys()
    counted: Counter[Kind] = Counter()
    for row in log:
        kind = Kind(row["kind"])
        if (
            kind in (Kind.REVEAL, Kind.PAUSE)
            or row["seat"] in computers
            or row["ply"] > left.get(row["seat"], len(log))
        ):
            continue
        answers = row["ply"] if kind in (Kind.MOVE, Kind.TAKEBACK) else None
        wanted = Sent(row["game"], kind, answers, row["seat"], row["text"] if kind is Kind.MOVE else "")
        assert wanted in asked, f"nobody sent {wanted}: it was doubled or made up"
        counted[kind] += 1
        if answers is None:
            asked.remove(wanted)  # these answer no version: one is enough
    return counted


def _account_for_seats(crowd: Crowd, tables: dict[str, Table], logs: dict[str, Log]) -> None:
    """Whoever was given a seat has it, unless he gave it up."""
    for claimed in crowd.claims:
        if claimed not in crowd.given_up:
            left = [row["seat"] for row in logs[claimed.game] if row["kind"] == Kind.LEAVE.value]
            chair = tables[claimed.game].chairs[claimed.seat]
            assert chair.token == digest(claimed.token) or claimed.seat in left, f"{claimed} lost his seat"
    seats = Counter((claimed.game, claimed.seat) for claimed in crowd.claims if claimed not in crowd.given_up)
    assert set(seats.values()) <= {1}, "a seat was given to two"


def _account_for_rematches(crowd: Crowd, kept: dict[str, str], tables: dict[str, Table]) -> None:
    """Everybody was told of the one rematch that there is, and sits one seat further in it."""
    for game, told in crowd.rematches.items():
        for rematch in told:
            assert kept[game] == rematch
            chairs = tables[game].chairs
            for old, new in zip(chairs[1:] + chairs[:1], tables[rematch].chairs, strict=True):
                # Whoever left, before or since, has no token there.
                assert new.token in (old.token, None)
