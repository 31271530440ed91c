"""Settings, and what one address may ask for."""

from __future__ import annotations

import resource

import pytest

from parure.server import limits
from parure.server.limits import Bucket, Buckets
from parure.server.run import MOST_FILES, Options, _raise_file_limit, run
from parure.server.settings import Settings, default_database


def test_a_database_is_named_without_its_driver() -> None:
    assert Settings(database="sqlite:///a.db").url == "sqlite+aiosqlite:///a.db"
    assert Settings(database="postgresql://a@b/c").url == "postgresql+asyncpg://a@b/c"
    assert Settings(database="sqlite:////a/b.db").is_sqlite
    assert default_database().startswith("sqlite:///")
    with pytest.raises(ValueError, match="neither"):
        _ = Settings(database="mysql://a@b/c").url


def test_sqlite_serves_one_process() -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        run(Options(workers=2), Settings(database="sqlite:///a.db"))


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    try:
        for before, after in ((wanted // 2, wanted), (wanted, wanted)):
            resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))
            _raise_file_limit()
            assert resource.getrlimit(resource.RLIMIT_NOFILE) == (after, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("parure.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3, at=now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_few_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(rate=0, burst=1)
    assert [buckets.take(address) for address in "aab"] == [True, False, True]
    assert buckets.take("c")  # which makes room by forgetting a
    assert len(buckets._buckets) == 2
    assert buckets.take("a")
    assert not buckets.take("c")
