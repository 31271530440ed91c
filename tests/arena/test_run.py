"""Tournaments end the same however they are played: at once or with breaks, by one worker or by several."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from parure import verify
from parure.arena import (
    ArenaError,
    Folder,
    FolderInUse,
    OtherTournament,
    Stopped,
    Tournament,
    Workers,
    dask,
    processes,
    run,
    tournament,
)
from parure.arena.plot import plot
from parure.arena.report import report
from parure.editions import edition
from parure.notation import parse_record
from parure.search.net import NetError, shipped_model
from tests.arena.players import failing


@pytest.fixture
def workers() -> Iterator[Workers]:
    with ThreadPoolExecutor(2) as executor:
        yield Workers(executor, 2)


@pytest.fixture
def held() -> Tournament:
    return tournament("random", "r=random", players=3)


def contents(folder: Path) -> dict[str, bytes]:
    """What a folder holds that has to be the same: all but how long players thought."""
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_bytes().splitlines()]
    results = sorted((json.dumps({**line, "seconds": 0}) for line in lines), key=lambda line: json.loads(line)["game"])
    records = {path.name: path.read_bytes() for path in (folder / "records").iterdir()}
    return {"results": "\n".join(results).encode(), "settings": (folder / "settings.json").read_bytes(), **records}


def test_the_number_of_workers_changes_nothing(tmp_path: Path, held: Tournament, workers: Workers) -> None:
    with Folder(tmp_path / "threads", held) as folder:
        results = run(held, 3, workers, folder)
    with processes(2) as two, Folder(tmp_path / "processes", held) as folder:
        assert run(held, 3, two, folder) == results
    assert contents(tmp_path / "threads") == contents(tmp_path / "processes")
    assert [result.game for result in results] == list(range(18))


def test_another_seed_makes_other_games(workers: Workers) -> None:
    one, other = (run(tournament("random", "r=random", seed=seed), 3, workers) for seed in (1, 2))
    assert one != other


def test_every_record_verifies(tmp_path: Path, held: Tournament, workers: Workers) -> None:
    with Folder(tmp_path, held) as folder:
        run(held, 1, workers, folder)
    records = sorted((tmp_path / "records").glob("*.parure"))
    assert len(records) == 6
    for path in records:
        assert all(check.passed for check in verify(parse_record(path.read_text(encoding="utf-8"))))


def test_a_folder_is_gone_on_with_and_no_game_is_played_twice(
    tmp_path: Path, held: Tournament, workers: Workers
) -> None:
    seen: list[int] = []
    with Folder(tmp_path, held) as folder:
        first = run(held, 2, workers, folder)
    with Folder(tmp_path, held) as folder:
        assert run(held, 2, Workers(_Refusing(), 1), folder) == first
        more = run(held, 3, workers, folder, lambda done, _: seen.append(done))
    assert more[: len(first)] == first
    assert seen == list(range(12, 19))


class _Refusing(Executor):
    def submit(self, *_: object, **__: object) -> Future[None]:  # type: ignore[override]
        raise AssertionError("nothing is left to play")


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, held: Tournament, workers: Workers) -> None:
    with Folder(tmp_path, held) as folder:
        results = run(held, 1, workers, folder)
    whole = contents(tmp_path)
    lines = tmp_path / "results.jsonl"
    lines.write_bytes(lines.read_bytes()[:-20])
    with Folder(tmp_path, held) as folder:
        assert len(folder.results) == 5
        assert run(held, 1, workers, folder) == results
    assert contents(tmp_path) == whole


SCRIPT = """
import sys
from parure.arena import Folder, processes, run, tournament
if __name__ == "__main__":
    held = tournament("random", "r=random", players=3)
    with processes(2) as workers, Folder(sys.argv[1], held) as folder:
        run(held, 12, workers, folder)
"""


def test_killed_in_the_middle_and_started_again_it_ends_as_if_nothing_had_been(
    tmp_path: Path, held: Tournament, workers: Workers
) -> None:
    script, killed, lines = tmp_path / "play.py", tmp_path / "killed", tmp_path / "killed" / "results.jsonl"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(killed)]
    kills = 0
    for least in (5, 20):
        process = subprocess.Popen(command, start_new_session=True)
        while process.poll() is None and not (lines.exists() and lines.read_bytes().count(b"\n") >= least):
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        kills += process.wait() == -signal.SIGKILL
        _wait_for_orphans(process.pid)
    assert kills > 0  # on a busy machine the second may come too late
    assert lines.read_bytes().count(b"\n") >= 5
    with Folder(killed, held) as folder:
        again = run(held, 12, workers, folder)
    with Folder(tmp_path / "whole", held) as folder:
        assert run(held, 12, workers, folder) == again
    assert contents(killed) == contents(tmp_path / "whole")


def _wait_for_orphans(group: int) -> None:
    """Workers end with whoever started them."""
    for _ in range(1_000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    raise AssertionError("workers outlive their parent")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (tournament("random", "r=random", players=2), "players is 3 there, and 2 here"),
        (tournament("random", "greedy", players=3), "contestants is random r=random there, and random greedy here"),
        (tournament("random", "r=random", players=3, seed=1), "seed is 0 there, and 1 here"),
        (tournament("random", "r=random", players=3, edition="marvel"), "edition is splendor@"),
        (tournament("random", "r=random", players=3, schedule="ladder"), "schedule is round-robin there, and ladder"),
    ],
)
def test_other_settings_in_the_folder_are_refused(
    tmp_path: Path, held: Tournament, workers: Workers, other: Tournament, said: str
) -> None:
    with Folder(tmp_path, held) as folder:
        run(held, 1, workers, folder)
    with pytest.raises(OtherTournament, match=said), Folder(tmp_path, other):
        pass


def test_games_of_another_net_are_another_tournaments(tmp_path: Path) -> None:
    splendor, marvel = (shipped_model(edition(key)) for key in ("splendor", "marvel"))
    copy = tmp_path / "copy.onnx"
    copy.write_bytes(splendor.read_bytes())
    held = tournament("greedy", f"net:model={copy}", edition="splendor")
    with Folder(tmp_path / "games", held):
        pass
    with Folder(tmp_path / "games", held):
        pass
    assert tournament("greedy", "master").settings["nets"] == held.settings["nets"]
    assert "nets" not in tournament("greedy", "expert").settings
    copy.write_bytes(marvel.read_bytes())
    with pytest.raises(OtherTournament, match=r"nets is [0-9a-f]{12} there, and"), Folder(tmp_path / "games", held):
        pass


def test_a_model_that_can_not_be_used_is_refused_before_any_game() -> None:
    marvel = shipped_model(edition("marvel"))
    with pytest.raises(NetError, match=r"trained on parure\.edition marvel@1, and splendor@1 is needed"):
        tournament("greedy", f"net:model={marvel}", edition="splendor")
    with pytest.raises(NetError, match="can't be read"):
        tournament("greedy", f"net:model={__file__}", edition="splendor")
    held = tournament("greedy", f"net:simulations=2,model={marvel}", edition="marvel")
    assert held.names == ("greedy", "net:model=marvel.onnx,simulations=2")


def test_models_of_one_name_in_two_folders_are_to_be_named_apart(tmp_path: Path) -> None:
    copy = tmp_path / "marvel.onnx"
    copy.write_bytes(shipped_model(edition("marvel")).read_bytes())
    two = (f"net:model={copy}", f"net:model={shipped_model(edition('marvel'))}")
    with pytest.raises(ArenaError, match=re.escape(f"name them apart, as in a={two[0]} b={two[1]}")):
        tournament(*two, edition="marvel")
    assert tournament(f"mine={two[0]}", two[1], edition="marvel").names == ("mine", "net:model=marvel.onnx")


def test_games_of_who_goes_about_it_otherwise_are_another_tournaments(tmp_path: Path) -> None:
    held = tournament("greedy", "expert")
    greedy, expert = held.contestants
    with Folder(tmp_path, held):
        pass
    hasty = replace(held, contestants=(greedy, replace(expert, manner=lambda _, __: {"simulations": 200})))
    said = "manner of expert is simulations=300 .* there, and simulations=200 here"
    with pytest.raises(OtherTournament, match=said), Folder(tmp_path, hasty):
        pass
    assert "manner of greedy" not in held.settings


@pytest.mark.parametrize(("key", "patience"), [("splendor", 0), ("marvel", 8)])
def test_a_manner_is_that_at_the_table_which_is_played(key: str, patience: int) -> None:
    settings = tournament("greedy", "grandmaster", edition=key, players=4).settings
    assert f" patience={patience} " in settings["manner of grandmaster"]


def test_two_can_not_play_into_one_folder(tmp_path: Path, held: Tournament) -> None:
    with Folder(tmp_path, held), pytest.raises(FolderInUse), Folder(tmp_path, held):
        pass
    with Folder(tmp_path, held):
        pass


@pytest.mark.parametrize("line", [b"hello\n", b"{}\n", b'{"game": 0}\n', b"[]\n"])
def test_a_line_that_is_no_result_is_named(tmp_path: Path, held: Tournament, line: bytes) -> None:
    with Folder(tmp_path, held):
        pass
    (tmp_path / "results.jsonl").write_bytes(line)
    with pytest.raises(ArenaError, match="line 1, is not a result"), Folder(tmp_path, held):
        pass


def test_games_of_nobody_knows_what_are_refused(tmp_path: Path, held: Tournament, workers: Workers) -> None:
    with Folder(tmp_path, held) as folder:
        run(held, 1, workers, folder)
    lines = (tmp_path / "results.jsonl").read_text()
    (tmp_path / "results.jsonl").write_text(lines.replace('"seats": [0, 1, 1]', '"seats": [1, 1, 1]'))
    with pytest.raises(ArenaError, match="is not one of this tournament"), Folder(tmp_path, held):
        pass
    (tmp_path / "settings.json").write_text("?")
    with pytest.raises(ArenaError, match=r"settings\.json can't be read"), Folder(tmp_path, held):
        pass
    (tmp_path / "settings.json").unlink()
    with pytest.raises(ArenaError, match="has games but no settings"), Folder(tmp_path, held):
        pass


def test_who_fails_does_not_stop_the_tournament(tmp_path: Path) -> None:
    held = tournament(failing("raises"), failing("illegal"), "random", players=3)
    with processes(1) as workers, Folder(tmp_path, held) as folder:
        found = report(held, run(held, 2, workers, folder))
    assert sum(standing.faults for standing in found.standings) == len(found.faults) > 20
    assert found.standings[0].name == "random"
    assert any("illegal: IllegalAction" in fault for fault in found.faults)


def test_a_process_that_dies_is_an_error_in_words(held: Tournament) -> None:
    with processes(1) as workers:
        workers.executor.submit(os.getpid).result()
        doomed = workers.executor.submit(os._exit, 3)
        with pytest.raises(ArenaError, match="a process died"):
            run(held, 1, workers)
        assert doomed.exception() is not None


def test_there_has_to_be_a_worker() -> None:
    for play in (processes, lambda count: dask("local", count)):
        with pytest.raises(ArenaError, match="at least one process, not 0"), play(0):
            pass


def test_a_report_adds_up_and_is_drawn(held: Tournament, workers: Workers) -> None:
    results = run(held, 4, workers)
    found = report(held, results, anchor="r")
    assert sum(found.seats) == pytest.approx(1)
    assert (found.games, found.deals, sum(found.endings.values())) == (24, 4, 24)
    assert [standing.seats for standing in found.standings] == [36, 36]
    assert sum(standing.wins for standing in found.standings) == pytest.approx(2 / 3)
    assert sum(standing.place for standing in found.standings) == pytest.approx(4)
    one, other = found.meetings[0][1], found.meetings[1][0]
    assert one is not None
    assert other is not None
    assert one.score + other.score == pytest.approx(1)
    assert one.count == other.count == 48
    assert plot(found).startswith(b"\x89PNG")
    assert json.loads(json.dumps(found.to_json()))["settings"]["players"] == "3"
    with pytest.raises(ArenaError, match="the anchor 'x' does not take part"):
        report(held, results, anchor="x")
    with pytest.raises(ArenaError, match="nothing to report"):
        report(held, ())


def test_a_dask_cluster_plays_the_same_games(held: Tournament, workers: Workers) -> None:
    with dask("local", 2, in_processes=False) as cluster:
        assert cluster.count == 2
        assert run(held, 1, cluster) == run(held, 1, workers)


def test_a_tournament_that_is_asked_to_stop_keeps_what_was_played(tmp_path: Path, workers: Workers) -> None:
    held = tournament("random", "r=random")
    looks = iter(range(100))
    with Folder(tmp_path / "x", held) as folder:
        with pytest.raises(Stopped):
            run(held, 200, workers, folder, stop=lambda: next(looks) == 5)
        assert 0 < len(folder.results) < 400
