"""Longest paths, and what is connected."""

import pytest

from broadside.optimizer.model.graphs import paths
from broadside.optimizer.model.graphs.connected import Groups, reached

DIAMOND = [(0, 1, 2), (0, 2, 5), (1, 3, 1), (2, 3, 1)]


@pytest.mark.parametrize("arcs", [DIAMOND, DIAMOND[::-1]])
def test_the_longest_path_counts_in_whatever_order_arcs_come(arcs: list[paths.Arc]) -> None:
    assert paths.longest(arcs, [0] * 4) == [0, 2, 5, 6]
    assert paths.longest(arcs, [1, 9, 0, 0]) == [1, 9, 6, 10]
    assert paths.longest(paths.backward(arcs), [0] * 4) == [6, 1, 1, 0]


def test_only_what_the_beginning_leads_to_has_a_time() -> None:
    assert paths.farthest(DIAMOND, {1: 0}) == {1: 0, 3: 1}
    assert paths.farthest([(0, 1, -3)], {0: 0}) == {0: 0, 1: -3}


def test_a_circle_of_positive_length_is_refused() -> None:
    assert paths.longest([(0, 1, 2), (1, 0, -2)], [0, 0]) == [0, 2]
    with pytest.raises(ValueError, match="positive length"):
        paths.longest([(0, 1, 2), (1, 0, -1)], [0, 0])


def test_a_longest_chain_is_named() -> None:
    assert paths.chain(DIAMOND) == [0, 2, 3]
    assert paths.chain(DIAMOND[::-1]) == [0, 2, 3]
    assert paths.chain([]) == []


def test_arcs_narrow_the_cycles_of_nodes_from_both_ends() -> None:
    low, high = [0] * 4, [9, 9, 9, 8]
    assert paths.narrow(low, high, DIAMOND)
    assert (low, high) == ([0, 2, 5, 6], [2, 7, 7, 8])
    assert not paths.narrow([0] * 4, [9, 9, 9, 5], DIAMOND)
    assert not paths.narrow([1], [0], [])


def test_what_is_reached_needs_a_step() -> None:
    following = {0: [1], 1: [2], 2: [1], 3: [0]}
    assert reached([0], following.__getitem__) == {1, 2}
    assert reached([1], following.__getitem__) == {1, 2}


def test_groups_grow_by_joining() -> None:
    groups = Groups[str]()
    groups.join(["b", "d"])
    groups.join(["d", "a"])
    groups.join([])
    assert groups.all("abcd") == [["a", "b", "d"], ["c"]]
    assert groups.find("a") == groups.find("b") != groups.find("c")
