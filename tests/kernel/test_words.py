"""Arithmetic on all bytes of a word at once, sets of bits, and random numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np

from parure.kernel.instructions import nth_by_steps
from parure.kernel.rng import below, draw, stream, streams
from parure.kernel.words import gathered, lacking, reaches, total
from tests.kernel.words import nth_here


def words(rng: Random, most: int) -> tuple[list[int], np.uint64]:
    """Eight bytes and the word that they make."""
    parts = [rng.randint(0, most) for _ in range(8)]
    return parts, np.uint64(int.from_bytes(bytes(parts), "little"))


def parts_of(word: np.uint64) -> list[int]:
    return list(int(word).to_bytes(8, "little"))


def test_bytes_are_compared_subtracted_and_added_up_each_for_itself() -> None:
    rng = Random(1)
    for most in (3, 12, 127):
        for _ in range(300):
            (one, first), (other, second) = words(rng, most), words(rng, most)
            assert parts_of(lacking(first, second)) == [max(0, a - b) for a, b in zip(one, other, strict=True)]
            high = np.uint64(reaches(first, second))
            assert parts_of(high) == [128 * (a >= b) for a, b in zip(one, other, strict=True)]
            assert gathered(high) == sum((a >= b) << n for n, (a, b) in enumerate(zip(one, other, strict=True)))
            if sum(one) < 256:
                assert total(first) == sum(one)


def test_the_place_of_a_bit_is_found_alike_with_and_without_the_instruction_for_it() -> None:
    rng = Random(2)
    for _ in range(500):
        bits = rng.getrandbits(64) & rng.getrandbits(64) | 1 << rng.randrange(64)
        places = [place for place in range(64) if bits >> place & 1]
        number = rng.randrange(len(places))
        assert nth_by_steps(np.uint64(bits), number) == nth_here(np.uint64(bits), number) == places[number]


def test_the_same_seed_draws_the_same_and_streams_differ() -> None:
    one, again, other = stream(1), stream(1), stream(1, 1)
    first = [int(draw(one)) for _ in range(5)]
    assert first == [int(draw(again)) for _ in range(5)]
    assert not set(first) & {int(draw(other)) for _ in range(5)}
    assert len({row.tobytes() for row in streams(3, 1000)}) == 1000
    assert (streams(3, 10)[4] == stream(3, 4)).all()


def test_numbers_below_a_bound_come_alike() -> None:
    rng = stream(4)
    counts = Counter(below(rng, 13) for _ in range(26_000))
    assert sorted(counts) == list(range(13))
    assert all(abs(count - 2000) < 6 * 43 for count in counts.values())
