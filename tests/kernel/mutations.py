"""Bugs seeded into the kernel one by one, each of which a test has to catch.

`python -m tests.kernel.mutations` plants each into a copy of the package and runs the tests of this folder on it until
one fails, about ten seconds each. Parts of names as arguments: only those.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = ("test_lockstep", "test_chance", "test_features", "test_games", "test_convert")


@dataclass(frozen=True)
class Mutation:
    """One wrong line."""

    name: str
    file: str
    old: str
    new: str


MUTATIONS = (
    Mutation("A1 two gems though three colours are left", "tables", "filled.bit_count() < 3", "filled.bit_count() < 4"),
    Mutation(
        "A2 two of a colour from a pile of three", "tables", "= edition.double_minimum", "= edition.double_minimum - 1"
    ),
    Mutation(
        "A4 a wild token from an empty bank",
        "play",
        "if word(board, BANK) >> np.uint64(8 * WILD_BYTE) & BYTE:",
        "if True:",
    ),
    Mutation("A5 a fourth card in hand", "legal", "HAND + HAND_SIZE - 1] < 0", "HAND + HAND_SIZE - 1] < 99"),
    Mutation("A6 wild has to be more than what is missing", "lanes", '"<="', '"<"'),
    Mutation("A7 no discount", "play", "due = lacking(tables[PRICE + card], gains)", "due = tables[PRICE + card]"),
    Mutation("A8 gems are paid that are not held", "play", "paid = due - missing +", "paid = due +"),
    Mutation("A8 wild first", "play", "missing = lacking(due, tokens)", "missing = lacking(due, tokens & BYTE)"),
    Mutation("A10 an empty deck counts as full", "play", "if deck == NONE:", "if deck == ONE:"),
    Mutation("A10 a gap is never filled", "play", "if there >> np.uint64(SLOTS + slot // COLUMNS) & ONE:", "if False:"),
    Mutation(
        "A11 a pass is forgotten too late", "play", "        board[PASSES] = 0\n        _reserve", "        _reserve"
    ),
    Mutation(
        "A11 stalemate one pass too early", "play", "if board[PASSES] == players:", "if board[PASSES] == players - 1:"
    ),
    Mutation("A11 a stalemate asks for the Gauntlet", "score", "board[ENDING] != STALEMATE and ", ""),
    Mutation("T1 a second time token", "score", "if tokens >> np.uint64(8 * TIME_BYTE) & BYTE == NONE", "if True"),
    Mutation("T2 equal tags take the tile", "score", "TAGS_BYTE) + 1)", "TAGS_BYTE))"),
    Mutation(
        "T2 the holder keeps the points", "play", "word(board, holder) - tables[ASSEMBLE_AWARD]", "word(board, holder)"
    ),
    Mutation("T3 nine tokens at most", "play", "SUM_BYTE) > tables[TOKEN_LIMIT]", "SUM_BYTE) >= tables[TOKEN_LIMIT]"),
    Mutation("T3 time goes back", "legal", "ONES)) & np.uint64(63)", "ONES)) & np.uint64(127)"),
    Mutation("T4 no choice between tiles", "play", "if met & (met - ONE):", "if False:"),
    Mutation("T4 a tile stays on the table", "play", "put_word(board, TILES, word(board, TILES) ^ bit)", "pass"),
    Mutation(
        "T4 tokens meet tiles",
        "score",
        "    left, met = word(board, TILES), NONE",
        "    gains += word(board, SEATS + SEAT_SIZE * seat + TOKENS)\n    left, met = word(board, TILES), NONE",
    ),
    Mutation(
        "E2 no time token needed",
        "score",
        "reaches(gains, tables[GOAL_GAINS]) & reaches(tokens, tables[GOAL_TOKENS]) == HIGH",
        "reaches(gains, tables[GOAL_GAINS]) == HIGH",
    ),
    Mutation("E3 the round is not played to its end", "play", "if seat == players - 1:", "if True:"),
    Mutation("E3 most cards win a tie", "score", "(255 - byte(gains, COUNT_BYTE))", "byte(gains, COUNT_BYTE)"),
    Mutation("E4 the Assemble tile breaks no tie", "score", "board[LEADER] == seat) << 8", "board[LEADER] == 9) << 8"),
    Mutation(
        "C4 one tile too few",
        "chance",
        "range(whole(tables[DRAWN + players]))",
        "range(whole(tables[DRAWN + players]) - 1)",
    ),
    Mutation(
        "C8 seat 0 never moves again",
        "play",
        "seat + 1 if seat + 1 < players else 0",
        "seat + 1 if seat + 1 < players else 1",
    ),
    Mutation(
        "corner 6 a card drawn blind is open", "play", "_hold(board, seat, card, 1)", "_hold(board, seat, card, 0)"
    ),
    Mutation(
        "a hand's marks don't move up",
        "play",
        "blind = blind & below | blind >> np.uint64(8) & ~below",
        "blind = blind",
    ),
    Mutation("determinise draws one's own cards", "chance", "if other == seat:", "if other > 9:"),
    Mutation(
        "determinise draws a card twice",
        "chance",
        "                    deck ^= ONE << np.uint64(place)\n",
        "                    pass\n",
    ),
    Mutation("features expect no tile", "observe", " + byte(claim, lowest(brings) >> 3)", ""),
    Mutation("features expect no time", "observe", "tokens + hourglass(tables, tokens, card)", "tokens"),
    Mutation("features call nothing soon", "observe", "(next_buy + 2, SOON)", "(next_buy + 2, SOON - 1)"),
    Mutation(
        "features mistake whose tile it is", "observe", "claims(tables, board, seat)", "claims(tables, board, viewer)"
    ),
    Mutation("features show a blind card", "observe", "if board[at + HAND_SIZE]:  # drawn", "if card < 0:  # drawn"),
)


def caught(mutation: Mutation | None, folder: Path) -> str:
    """The test that fails with the bug planted, or with none; empty if all pass."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "parure", folder / "parure", ignore=shutil.ignore_patterns("__pycache__", "web"))
    if mutation is not None:
        file = folder / "parure" / "kernel" / f"{mutation.file}.py"
        text = file.read_text(encoding="utf-8")
        assert text.count(mutation.old) == 1, f"{mutation.name}: the line has changed"
        file.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    environment = os.environ | {
        "PYTHONPATH": str(folder),
        "NUMBA_CACHE_DIR": str(folder / "machine"),
        "NUMBA_OPT": "1",  # the bug is the same, and compiled sooner
    }
    tests = [str(ROOT / "tests" / "kernel" / f"{name}.py") for name in TESTS]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "--no-header",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *tests,
    ]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=240, check=False
        )
    except subprocess.TimeoutExpired:
        return "a test that never ended"
    if done.returncode == 0:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0].split(" - ")[0].rpartition("::")[2] if lines else f"a crash ({done.returncode})"


def main() -> None:
    """Plants each bug in turn, and says which test caught it."""
    wanted = [mutation for mutation in MUTATIONS if any(part in mutation.name for part in sys.argv[1:] or [""])]
    missed = 0
    with tempfile.TemporaryDirectory() as place:
        failed = caught(None, Path(place) / "src")
        assert not failed, f"{failed} fails without any bug"
        for number, mutation in enumerate(wanted, start=1):
            start = time.perf_counter()
            test = caught(mutation, Path(place) / "src")
            missed += not test
            spent = time.perf_counter() - start
            print(f"{number:>3} {mutation.name}: {test or 'NOT CAUGHT'} ({spent:.0f} s)", flush=True)
    print(f"{len(wanted) - missed} of {len(wanted)} bugs caught")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
