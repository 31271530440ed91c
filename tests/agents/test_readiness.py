"""What is compiled is compiled once: a stamp stands for the very code, versions and processor."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib import metadata
from pathlib import Path

import pytest

from parure.agents import readiness
from parure.agents.readiness import make_ready


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The times that something was compiled; stamps are kept in a folder that is not there yet."""
    times: list[str] = []
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept" / "here"))
    monkeypatch.setattr("parure.search.prepare.prepare", lambda: times.append("compiled"))
    return times


def copied(tmp_path: Path) -> Path:
    """A package of which the sources may be changed."""
    package = tmp_path / "parure"
    for part in ("agents", "kernel", "search"):
        shutil.copytree(Path(readiness.__file__).parents[1] / part, package / part, ignore=lambda *_: ["__pycache__"])
    return package


def test_a_second_start_compiles_nothing(prepared: list[str], tmp_path: Path) -> None:
    make_ready()
    make_ready()
    assert prepared == ["compiled"]
    assert len(list((tmp_path / "kept" / "here").glob("compiled-*"))) == 1


def test_without_the_extra_there_is_nothing_to_compile(prepared: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "find_spec", lambda _name: None)
    make_ready()
    assert prepared == []


def test_where_no_stamp_can_be_kept_it_is_compiled_each_time(prepared: list[str], tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where a folder should be")
    make_ready()
    make_ready()
    assert prepared == ["compiled", "compiled"]


@pytest.mark.usefixtures("prepared")
def test_a_failed_compilation_leaves_no_stamp(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail() -> None:
        raise MemoryError

    monkeypatch.setattr("parure.search.prepare.prepare", fail)
    with pytest.raises(MemoryError):
        make_ready()
    assert not (tmp_path / "kept").exists()


@pytest.mark.usefixtures("prepared")
@pytest.mark.parametrize("source", ["kernel/play.py", "search/grow.py", "search/new.py"])
def test_changed_or_new_code_has_another_stamp(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str) -> None:
    package = copied(tmp_path)
    monkeypatch.setattr(readiness, "__file__", str(package / "agents" / "readiness.py"))
    before = readiness._stamp()
    assert readiness._stamp() == before
    with (package / source).open("a") as file:
        file.write("\n# changed\n")
    assert readiness._stamp() != before


@pytest.mark.usefixtures("prepared")
def test_other_versions_and_another_processor_have_another_stamp(monkeypatch: pytest.MonkeyPatch) -> None:
    stamps = {readiness._stamp()}
    usual = metadata.version
    for target, name, changed in (
        (readiness, "_processor", lambda: b"another"),
        (metadata, "version", lambda package: "0" if package == "numba" else usual(package)),
        (metadata, "version", lambda package: "0" if package == "numpy" else usual(package)),
        (sys, "version", "4.0"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(target, name, changed)
            stamps.add(readiness._stamp())
    assert len(stamps) == 5


def test_without_a_folder_of_numba_the_stamp_lies_beside_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    assert readiness._stamp().parent == Path(readiness.__file__).parents[1] / "search" / "__pycache__"


def test_the_processor_is_told_by_what_it_can_do(monkeypatch: pytest.MonkeyPatch) -> None:
    told = b"processor: 0\nmodel name: quick\ncpu MHz: 2100\nflags: avx\n\nprocessor: 1\nflags: none\n"
    monkeypatch.setattr(Path, "read_bytes", lambda _path: told)
    assert readiness._processor() == b"model name: quick\nflags: avx", "not how fast it happens to run"


def test_a_system_that_tells_nothing_has_its_name_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_path: Path) -> bytes:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_bytes", nothing)
    assert platform.machine().encode() in readiness._processor()
