"""Registers by first fit: no two lives disturb each other, and pairs stand side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broadside.optimizer.registers.first_fit import Taken, Unplaced, Wanted, bits, first_fit

FILE = [f"A{number}" for number in range(6)]
Lives = list[tuple[int, int]]


def none(value: int, register: str, taken: Taken) -> tuple[int, ...]:
    del value, register, taken
    return ()


def wanted(lives: Lives, pairs: Sequence[tuple[int, int]] = ()) -> list[Wanted]:
    parity = {high: 1 for high, _ in pairs} | {low: 0 for _, low in pairs}
    return [
        Wanted(
            [r for r in FILE if parity.get(n, int(r[1:]) % 2) == int(r[1:]) % 2],
            bits(range(begin, end)),
        )
        for n, (begin, end) in enumerate(lives)
    ]


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(1, 5)), min_size=2, max_size=12),
    st.integers(0, 3),
    st.booleans(),
)
def test_lives_in_one_register_never_meet(spans: Lives, count: int, tied: bool) -> None:
    """Pairs may be tied: of two of them the second half is one value."""
    lives = [(begin, begin + length) for begin, length in spans]
    pairs = [(2 * n + 1, 2 * n) for n in range(min(count, len(lives) // 2))]
    pairs += [(2 * n + 1, 2 * n + 2) for n in range(len(pairs)) if tied and 2 * n + 2 < len(lives)]
    values = wanted(lives, pairs)
    try:
        found = first_fit(values, range(len(lives)), pairs, none)
    except Unplaced as failure:
        assert 0 <= failure.value < len(lives)
        return
    for n, (begin, end) in enumerate(lives):
        assert found[n] in values[n].candidates
        for m, (other_begin, other_end) in list(enumerate(lives))[:n]:
            assert found[n] != found[m] or end <= other_begin or other_end <= begin
    assert all(int(found[high][1:]) == int(found[low][1:]) + 1 for high, low in pairs)


def test_values_apart_share_no_register_though_they_never_meet() -> None:
    one, two = wanted([(0, 1), (1, 2)])
    assert len(set(first_fit([one, two], [0, 1], [], none))) == 1
    apart = [Wanted(one.candidates, one.rows, 0b10), Wanted(two.candidates, two.rows, 0b01)]
    assert len(set(first_fit(apart, [0, 1], [], none))) == 2


def test_a_pair_takes_both_registers_at_once() -> None:
    """Without that the third value, which comes between the halves, takes the register of the second."""
    pairs = [(1, 0)]
    values = wanted([(0, 9), (0, 9), (0, 9)], pairs)
    values = [Wanted([r for r in one.candidates if int(r[1:]) < 3], one.rows) for one in values]
    assert first_fit(values, [0, 2, 1], pairs, none) == ["A0", "A1", "A2"]


def test_the_value_without_a_register_is_named() -> None:
    with pytest.raises(Unplaced) as failure:
        first_fit(wanted([(0, 2)] * 7), [6, 5, 4, 3, 2, 1, 0], [], none)
    assert failure.value.value == 0
