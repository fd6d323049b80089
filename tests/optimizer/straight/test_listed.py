"""Lists of long straight-line code, judged by the replay of regions."""

from __future__ import annotations

import pytest
from region_replay import check_registers, check_rules, replay
from regions import ARITHMETIC, LOAD, LOGIC, MULTIPLY, STORE, Builder

from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Region, stalls
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.straight.forward_lists import ForwardLists, by_lists
from broadside.optimizer.strategies.straight.task import Code


def long_chains(links: int) -> Region:
    """Two chains that meet, each link a product and two sums with a word from memory."""
    build = Builder()
    base = build.value("base", registers=("A4",), ready=0, due=0)
    words = [build.value(f"word{k}", ready=0) for k in range(2)]
    for link in range(links):
        for k in range(2):
            key, product = build.value(f"key{link}"), build.value(f"product{link}")
            total, word = build.value(f"total{link}"), build.value(f"word{link}")
            build.add("load", (base,), LOAD, (key,), delay=4)
            build.add("multiply", (words[k], key), MULTIPLY, (product,), delay=1)
            build.add("add", (product, words[1 - k]), ARITHMETIC, (total,))
            build.add("xor", (total, words[k]), LOGIC, (word,))
            words[k] = word
    for word in words:
        build.add("store", (word, base), STORE)
    return build.region()


def code(region: Region) -> Code:
    return Code(region, Options())


@pytest.mark.parametrize("cross_wait", [False, True])
def test_lists_are_right_and_near_the_longest_chain(cross_wait: bool) -> None:
    region = long_chains(40)
    region.cross_wait = cross_wait
    found = by_lists(code(region), 20, Options.progress)
    assert found is not None
    check_rules(found)
    check_registers(found)
    replay(found, region)
    assert found.length <= 1.3 * lower_bound(Problem(region))
    assert not stalls(found)


def test_loads_wait_for_their_uses() -> None:
    """Eighty words loaded as early as possible would need eighty registers."""
    region = long_chains(40)
    placed = ForwardLists(Problem(region), 1).shortest(0, 0)
    assert placed is not None
    found = by_lists(code(region), 0, Options.progress)
    assert found is not None
    assert len({register for register in found.registers if register}) < 24


def test_cheap_registers_come_first() -> None:
    region = long_chains(4)
    region.cheap = tuple(r for r in region.registers if int(r[1:]) < 10)
    found = by_lists(code(region), 0, Options.progress)
    assert found is not None
    assert set(found.registers) - {""} <= set(region.cheap)


def test_more_tries_are_never_longer() -> None:
    problem = Problem(long_chains(30))
    one, many = (ForwardLists(problem, 1).shortest(0, tries) for tries in (0, 30))
    assert one is not None
    assert many is not None
    assert many[0] <= one[0]


def test_changed_and_pushed_lists_are_right_and_no_longer() -> None:
    region = long_chains(40)
    first, later = (by_lists(code(region), tries, Options.progress) for tries in (0, 100))
    assert first is not None
    assert later is not None
    check_rules(later)
    check_registers(later)
    replay(later, region)
    assert later.length <= first.length
