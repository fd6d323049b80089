"""Bounds from units and from chains at both ends, compared with schedules."""

from __future__ import annotations

import pytest
from regions import LOGIC, MULTIPLY, Builder, random_region

from broadside.optimizer.bounds.straight import straight_bound
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Region
from broadside.optimizer.record.options import Options
from broadside.optimizer.search.lengths import schedule_region


def behind_a_chain(links: int, sums: int) -> Region:
    """Products one after another, and sums of the last product. Nothing waits for the sums."""
    build = Builder()
    word = build.value("word", ready=0)
    for link in range(links):
        product = build.value(f"product{link}")
        build.add("multiply", (word, word), MULTIPLY, (product,), delay=1)
        word = product
    for number in range(sums):
        build.add("xor", (word, word), LOGIC, (build.value(f"sum{number}"),))
    return build.region()


def test_units_begin_behind_the_chain() -> None:
    """Forty sums need four units for ten cycles, which begin when the third product is there."""
    region = behind_a_chain(3, 40)
    assert Problem(region).resource_bound() == 10
    assert straight_bound(region) == 3 * 2 + 10


def test_a_chain_alone_is_the_bound() -> None:
    assert straight_bound(behind_a_chain(5, 1)) == 5 * 2 + 1


@pytest.mark.parametrize("seed", range(4))
def test_no_schedule_is_shorter(seed: int) -> None:
    region = random_region(seed, 24)
    found = schedule_region(region, Options(region_seconds=20, workers=1))
    assert straight_bound(region) <= found.length
