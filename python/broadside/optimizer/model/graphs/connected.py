"""Connected sets: nodes that paths lead to, and groups of items that belong together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)


def reached(first: Iterable[Item], following: Callable[[Item], Iterable[Item]]) -> set[Item]:
    """The nodes to which paths of at least one step lead from the first nodes.

    A first node is among them only if a path comes back to it.
    """
    found: set[Item] = set()
    waiting = list(first)
    while waiting:
        new = [item for item in following(waiting.pop()) if item not in found]
        found.update(new)
        waiting += new
    return found


class Groups(Generic[Item]):
    """Disjoint sets of items (union-find). An item that was never joined is alone."""

    def __init__(self) -> None:
        self._parent: dict[Item, Item] = {}

    def find(self, item: Item) -> Item:
        """The item that represents the group of this item."""
        root = self._parent.setdefault(item, item)
        while root != self._parent[root]:
            root = self._parent[root]
        self._parent[item] = root
        return root

    def join(self, items: Sequence[Item]) -> None:
        """Merges the groups of these items; the representative of the first item represents them all."""
        for item in items[1:]:
            self._parent[self.find(item)] = self.find(items[0])

    def all(self, items: Iterable[Item]) -> list[list[Item]]:
        """The groups of these items, ordered by their first items; each keeps the order of its items."""
        found: dict[Item, list[Item]] = {}
        for item in items:
            found.setdefault(self.find(item), []).append(item)
        return list(found.values())
