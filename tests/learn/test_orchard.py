"""Self-play: how simulations are shared out, what is learnt from, and that a search knows only what its seat does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import parure
from parure.kernel import Games, Words, determinise, stream, won
from parure.kernel.compiled import _digest
from parure.kernel.features import FEATURES, split
from parure.kernel.layout import HAND, HAND_SIZE, MOST_ACTIONS, PLAYERS, SEAT, SEAT_SIZE, SEATS
from parure.kernel.tables import ACTIONS, tables
from parure.learn.customs import new_customs, schedule
from parure.learn.harvest import POINTS, TO_GO, VALUES, WEIGHT, WHOLE, Harvest, new_harvest, next_harvest, write_policy
from parure.learn.lessons import lesson
from parure.learn.memory import expect, look_back
from parure.learn.orchard import DONE, GOAL, GUESTS, KEPT, WAITING, Orchard, new_orchard, tree_at
from parure.learn.plan import Plan
from parure.learn.tend import advance, begin, begin_search, bettered, root_edge
from parure.search.sprint import new_mind
from parure.search.tree import Tree

EDITIONS = ("splendor", "marvel")
Judge = Callable[[npt.NDArray[np.int8]], npt.NDArray[np.float32]]


def whimsical(edition: str) -> Judge:
    """A net that says anything, but of the same features always the same."""
    weights = np.random.default_rng(0).normal(size=(FEATURES, int(tables(parure.edition(edition))[ACTIONS]) + 4))

    def judge(rows: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        judged = np.tanh(0.05 * rows.astype(np.float64) @ weights).astype(np.float32)
        judged.flags.writeable = False
        return judged

    return judge


class Player:
    """Plays an orchard's games with a judge, a round at a time."""

    def __init__(self, edition: str, plan: Plan, judge: Judge, *, past: float = 0.0) -> None:
        self.edition, self.judge, self.mind = parure.edition(edition), judge, new_mind()
        self.tables: Words = tables(self.edition)
        self.customs = new_customs(plan, past=past)
        self.orchard: Orchard = new_orchard(self.edition, plan, seed=4)
        self.harvest: Harvest = new_harvest(self.edition, 2000)
        self.rows = np.zeros((plan.tables * plan.leaves, FEATURES), np.int8)
        self.guests = np.zeros(len(self.rows), np.uint8)
        self.judged = judge(self.rows)
        begin(self.orchard, self.tables, self.customs)

    def round(self) -> int:
        asked = advance(
            *(self.orchard, self.tables, self.customs, self.mind),
            *(self.judged, self.rows, self.guests, self.harvest),
        )
        self.judged = self.judge(self.rows)
        return int(asked)


def test_half_of_those_that_are_left_are_tried_again() -> None:
    row = schedule(8, 24, 24)[8]
    assert row[:8].tolist() == [0] * 8
    assert row[8:16].tolist() == [1, 1, 1, 1, 2, 2, 2, 2]
    assert row[16:].tolist() == [3, 3, 4, 4, 5, 5, 6, 6]
    assert schedule(4, 6, 6)[1].tolist() == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_learnt_from_a_game_tells_how_it_ended(edition: str) -> None:
    plan = Plan(
        edition, tables=16, leaves=4, full=12, quick=6, considered=6, full_share=0.5, players=(1, 1, 1), hindsight=1
    )
    player = Player(edition, plan, whimsical(edition))
    while player.harvest.counts[1] < 20 and player.harvest.counts[0] < 1500:
        assert player.round() > 0
    positions, games, decisions, simulations = player.harvest.counts.tolist()
    rows, notes = player.harvest.rows[:positions], player.harvest.notes[:positions]
    assert games >= 5
    assert decisions >= positions
    assert simulations >= 6 * positions
    assert np.allclose(notes[:, VALUES : VALUES + 4].sum(axis=1), 1, atol=1e-4)
    players = rows[:, :3].argmax(axis=1) + 2
    assert set(players) == {2, 3, 4}
    for count in (2, 3, 4):
        assert not notes[players == count, VALUES + count : VALUES + 4].any()
    assert notes[:, POINTS].max() >= 15  # E1: somebody reached the goal
    assert (notes[:, TO_GO] > 0).all()
    full = notes[:, WEIGHT] == 1
    assert 0.2 < full.mean() < 0.8
    assert (abs(player.harvest.policies[:positions][full].sum(axis=1) - float(WHOLE)) < 40).all()
    assert not player.harvest.policies[:positions][~full].any()
    if edition == "splendor":  # where points are never lost: there is no Assemble tile (T2)
        assert (notes[:, POINTS] >= split(rows)["standing"][:, 0, 0]).all()
        points, has_won = notes[:, POINTS : POINTS + 4], notes[:, VALUES : VALUES + 4] > 0
        assert (np.where(has_won, points, 99).min(axis=1) == points.max(axis=1)).all()  # E3


@pytest.mark.parametrize(("finish", "has_say"), [(0, True), (Plan("splendor").finish, False)])
def test_quick_games_have_a_say_where_a_plan_wants_them(finish: int, has_say: bool) -> None:
    """The judge thinks nothing of anybody: what a position is worth comes from quick games alone (`Manner.finish`)."""
    plan = Plan("splendor", tables=2, leaves=4, full=8, quick=8, finish=finish)
    judge = whimsical("splendor")
    player = Player("splendor", plan, lambda rows: np.zeros_like(judge(rows)))
    for _ in range(3):
        player.round()
    assert (abs(player.orchard.forest.sums).max() > 0) == has_say


@pytest.mark.parametrize(("curiosity", "is_open"), [(0.0, False), (1.0, True)])
def test_what_a_net_thinks_little_of_is_tried_by_the_curious_and_not_played(curiosity: float, is_open: bool) -> None:
    """All actions are worth the same: only their priors tell them apart."""
    plan = Plan(
        "splendor", tables=1, leaves=1, full=17, quick=16, considered=4, full_share=1, luck=0, curiosity=curiosity
    )
    slope = np.zeros((1, int(tables(parure.edition("splendor"))[ACTIONS]) + 4), np.float32)
    slope[0, :-4] = -0.5 * np.arange(slope.shape[1] - 4)
    player = Player("splendor", plan, lambda rows: np.repeat(slope, len(rows), axis=0))
    tree, surprises = Tree(*(array[0] for array in player.orchard.forest)), 0
    for _ in range(20):
        while player.orchard.facts[0, DONE] < plan.full - 1:
            player.round()
        first, spread = int(tree.first[tree.roots[0]]), int(tree.spread[tree.roots[0]])
        visits, priors = tree.visits[first : first + spread], tree.prior[first : first + spread]
        surprises += set(np.flatnonzero(visits)) != set(np.argsort(-priors)[: plan.considered])
        played = root_edge(player.orchard, 0, tree, player.customs, player.mind, is_final=True)
        assert played - first in np.argsort(-np.where(visits > 0, priors, 0))[:2], "the last two, of which one is ahead"
        while player.orchard.facts[0, DONE] >= plan.full - 1:
            player.round()
    assert surprises >= 5 if is_open else surprises == 0


def test_a_position_is_worth_what_its_mover_will_make_of_it() -> None:
    """Most simulations try what is not played in the end: their mean is too low for who moves."""
    plan = Plan("splendor", tables=1, leaves=4, full=40, quick=40, considered=12)
    player, gains = Player("splendor", plan, whimsical("splendor")), []
    tree, out = Tree(*(array[0] for array in player.orchard.forest)), np.zeros(4, np.float32)
    for _ in range(20):
        while player.orchard.facts[0, DONE] < player.orchard.facts[0, GOAL] - plan.leaves:
            player.round()
        logits = np.zeros(MOST_ACTIONS)
        bettered(tree, player.customs, logits)
        expect(tree, logits, out)
        root = tree.roots[0]
        edges = slice(tree.first[root], tree.first[root] + tree.spread[root])
        tried = tree.visits[edges] > 0
        weights = np.where(tried, np.exp(logits[: len(tried)] - logits[: len(tried)][tried].max()), 0)
        worth = np.array(
            [tree.worth[edges][number] / max(1, tree.visits[edges][number]) for number in range(len(tried))]
        )
        mover = tree.boards[root, SEAT]
        assert out[mover] == pytest.approx(weights @ worth / weights.sum(), abs=1e-4)
        worths = [
            tree.sums[child] / tree.trust[child] if child >= 0 else np.zeros(4) for child in tree.child[edges].tolist()
        ]
        assert out == pytest.approx(weights @ np.array(worths) / weights.sum(), abs=1e-4)
        gains.append(out[mover] - tree.sums[root, mover] / tree.trust[root])
        while player.orchard.facts[0, DONE] >= player.orchard.facts[0, GOAL] - plan.leaves:
            player.round()
    assert min(gains) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_searches_and_the_end_tell_what_a_position_was_worth(players: int) -> None:
    """With more players each choice counts for less, so that a round counts the same."""
    edition, later = parure.edition("splendor"), 0.8 ** (2 / players)
    plan = Plan("splendor", tables=1, hindsight=0.8)
    orchard = new_orchard(edition, plan, seed=4)
    ended = Games(edition, players, 1, seed=1)
    while not ended.done[0]:
        ended.step(np.array([np.flatnonzero(ended.masks[0])[-1]], np.int16))
    orchard.games[0] = ended.endings[0]
    expected = np.array([[0.2, -0.2], [0.6, -0.6], [-0.4, 0.4]])
    orchard.facts[0, KEPT] = 3
    orchard.notes[0, :3, VALUES : VALUES + 2] = expected
    look_back(orchard, 0, tables(edition), new_customs(plan))
    for seat in (0, 1):
        last = later * won(tables(edition), ended.endings[0], seat) + (1 - later) * (0.5 + 0.5 * expected[2, seat])
        middle = later * last + (1 - later) * (0.5 + 0.5 * expected[1, seat])
        first = later * middle + (1 - later) * (0.5 + 0.5 * expected[0, seat])
        assert orchard.notes[0, :3, VALUES + seat].tolist() == pytest.approx([first, middle, last])


def test_a_full_harvest_makes_games_wait_and_loses_none() -> None:
    plan = Plan("splendor", tables=8, leaves=4, full=4, quick=4, considered=4)
    player = Player("splendor", plan, whimsical("splendor"))
    for _ in range(4000):
        player.round()
    taken, games = player.harvest.counts[:2].tolist()
    assert 1800 < taken <= len(player.harvest.rows)
    assert player.round() == 0
    assert (player.harvest.notes[:taken, TO_GO] == 1).sum() >= 0.9 * games  # whole games, but for forced last moves
    player.harvest.counts[0] = 0
    assert player.round() > 0
    for _ in range(200):
        player.round()
    assert player.harvest.counts[1] > games  # those that waited go on


def test_what_a_harvest_has_too_much_is_the_next_ones() -> None:
    edition, rng = parure.edition("marvel"), np.random.default_rng(1)
    last = new_harvest(edition, 100)
    last.counts[:] = (130, 2, 150, 9_000)
    parts: list[npt.NDArray[Any]] = [last.rows, last.policies, last.notes]
    for part in parts:
        part[:130] = rng.integers(0, 100, part[:130].shape)
    after = next_harvest(edition, last, 100)
    assert (last.counts.tolist(), after.counts.tolist()) == ([100, 2, 150, 9_000], [30, 0, 0, 0])
    taken: list[npt.NDArray[Any]] = [after.rows, after.policies, after.notes]
    assert all(np.array_equal(new[:30], part[100:130]) for new, part in zip(taken, parts, strict=True))


def test_a_past_net_is_asked_for_its_own_seats_only() -> None:
    plan = Plan("splendor", tables=8, leaves=2, full=4, quick=4, considered=4, players=(1, 1, 1))
    player, seen = Player("splendor", plan, whimsical("splendor"), past=0.7), set()
    for _ in range(300):
        asked, facts = player.round(), player.orchard.facts
        player.harvest.counts[0] = 0
        movers = np.repeat(player.orchard.games[:, SEAT], facts[:, WAITING])
        guests = np.repeat(facts[:, GUESTS], facts[:, WAITING])
        assert player.guests[:asked].tolist() == (guests >> movers & 1).tolist()
        seen |= set(guests.tolist())
    assert 0 in seen
    assert len(seen) > 5


def test_what_is_not_judged_yet_is_not_thought_bad() -> None:
    """Eight of twelve actions turn out bad: of the other four, which are being judged, some are to be tried again."""
    plan = Plan("splendor", tables=64, leaves=8, full=24, quick=24, considered=12, full_share=0.0, faith=1.0)

    def judge(rows: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        judged = np.zeros((len(rows), int(tables(parure.edition("splendor"))[ACTIONS]) + 4), np.float32)
        judged[:, -4:] = (0.6, -0.6, -0.6, -0.6)  # who is to move is well off, so who has just moved is not
        judged.flags.writeable = False
        return judged

    player = Player("splendor", plan, judge)
    asked = [player.round() for _ in range(3)]
    assert asked[:2] == [64, 8 * 64]  # the roots, then eight actions of each
    assert asked[2] < 6 * 64  # four more, and then the search waits for what is said of them


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_knows_only_what_its_seat_does(edition: str) -> None:
    plan = Plan(edition, tables=1, leaves=4, full=64, quick=64, considered=8, players=(0, 0, 1))
    judge = whimsical(edition)
    one = Player(edition, plan, judge)
    board, blind = one.orchard.games[0], None
    for _ in range(40_000):
        one.round()
        one.harvest.counts[0] = 0
        if _hidden(board) and one.orchard.facts[0, DONE] <= 1:
            blind = board.copy()
            break
    assert blind is not None, "somebody reserved unseen (A6)"
    other = blind.copy()
    for seed in range(20):
        determinise(one.tables, other, int(blind[SEAT]), stream(seed))
        if not np.array_equal(other, blind):
            break
    assert not np.array_equal(other, blind)
    found = []
    for game in (blind, other):
        player = Player(edition, plan, judge)
        player.orchard.games[0] = game
        begin_search(player.orchard, 0, player.tables, player.customs)
        asked = []
        while player.orchard.facts[0, DONE] < player.orchard.facts[0, GOAL] - plan.leaves:
            asked.append(player.rows[: player.round()].tobytes())
        found.append((asked, player.orchard.forest.visits.tobytes(), player.orchard.forest.worth.tobytes()))
    assert found[0] == found[1]


def _hidden(board: npt.NDArray[np.int8]) -> bool:
    """Whether somebody else than the mover has a card that he drew unseen."""
    for seat in range(board[PLAYERS]):
        own = SEATS + SEAT_SIZE * seat + HAND
        if seat != board[SEAT] and board[own + HAND_SIZE : own + 2 * HAND_SIZE].any():
            return True
    return False


def test_what_is_hardly_ever_played_is_not_learnt_as_never() -> None:
    policy, odds = np.zeros(6, np.uint16), np.array([0.9990, 0.0005, 0.0004, 0.0001])
    write_policy(np.log(odds), np.array([5, 0, 3, 1], np.int16), 4, 1.0, policy)
    assert policy / policy.sum() == pytest.approx([0.0005, 0.0001, 0, 0.0004, 0, 0.9990], abs=1e-5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_lessons_are_whole_games_by_instinct(edition: str) -> None:
    harvest = new_harvest(parure.edition(edition), 3000)
    lesson(parure.edition(edition), new_customs(Plan(edition, players=(1, 1, 1))), 3, harvest)
    count = int(harvest.counts[0])
    notes, policies = harvest.notes[:count], harvest.policies[:count]
    assert count >= 3000
    assert np.allclose(notes[:, VALUES : VALUES + 4].sum(axis=1), 1)
    assert (notes[:, WEIGHT] == 1).all()
    assert (abs(policies.sum(axis=1) - float(WHOLE)) < 40).all()
    assert notes[:, TO_GO].min() == 1
    again = new_harvest(parure.edition(edition), 3000)
    lesson(parure.edition(edition), new_customs(Plan(edition, players=(1, 1, 1))), 3, again)
    assert np.array_equal(again.rows, harvest.rows)


@pytest.mark.parametrize("machine", [advance, expect, tree_at])
def test_kept_machine_code_is_made_from_every_folder_that_its_module_takes_code_or_tuples_from(machine: Any) -> None:
    """Self-play looks at itself, at the search, whose trees it reads, and at the kernel."""
    stamps = set(machine._cache._cache_file._source_stamp)
    package = Path(parure.__file__).parent
    assert stamps == {_digest(package / folder) for folder in ("kernel", "search", "learn")}
