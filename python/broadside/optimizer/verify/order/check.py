"""Checks that accesses which may meet keep the order of the source."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from operator import itemgetter

from broadside.linear.ir import Procedure
from broadside.optimizer.verify.access import Access, Trace
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.values.terms import Terms


def check_order(
    procedure: Procedure, expected: Trace, found: Trace, terms: Terms, where: str
) -> None:
    """Raises VerifyError if two accesses that may meet change their order.

    A load may share its cycle with a store that comes later in the source.
    """
    placed: list[tuple[int, int, Access]] = []  # by cycle: (cycle, number in the source, access)
    for number, (access, cycle) in enumerate(_matched(expected, found)):
        # the other accesses before this one are in order, whatever they access
        not_earlier = placed[bisect_left(placed, (cycle, -1)) :]
        for at, _, before in sorted(not_earlier, key=itemgetter(1)):
            strict = before.is_store or before.is_call or access.is_call
            strict |= before.is_volatile and access.is_volatile
            early = at < cycle if strict else at <= cycle
            if not early and before.meets(access, procedure, terms):
                raise VerifyError(
                    f"{where}: the accesses of lines {before.line} and {access.line} "
                    "have changed places"
                )
        insort(placed, (cycle, number, access))


def _matched(expected: Trace, found: Trace) -> Iterator[tuple[Access, int]]:
    """Each access of the source with the cycle in which the schedule makes it.

    The schedule may have additional loads. So an access is matched with the next equal access of its line in
    the same visit of its loop. If a visit has too few of these, the access is matched with the next one of
    its line; if the line has too few, with the next one of any line that no other line's access takes.
    """
    places: dict[Hashable, list[tuple[int, int]]] = defaultdict(list)
    for number, access in enumerate(found.accesses):
        for group in _groups(access):
            places[group].append((access.cycle, number))
    for of_group in places.values():
        of_group.sort()
    wanted = [Counter(_groups(access)[kind] for access in expected.accesses) for kind in range(3)]
    short = [{group[:2] for group in wanted[0] if len(places[group]) < wanted[0][group]}]
    short.append({group for group in wanted[1] if len(places[group]) < wanted[1][group]})
    left = {group: iter(of_group) for group, of_group in places.items()}
    matched: dict[int, int] = {}
    taken: set[int] = set()
    alone: list[tuple[int, tuple[Hashable, ...]]] = []
    for position, access in enumerate(expected.accesses):
        in_visit, of_line, alike = _groups(access)
        if of_line in short[1]:
            alone.append((position, alike))
            continue
        matched[position], number = next(left[of_line if of_line in short[0] else in_visit])
        taken.add(number)
    for position, group in alone:
        matched[position] = next(cycle for cycle, number in left[group] if number not in taken)
    for position, access in enumerate(expected.accesses):
        yield access, matched[position]


def _groups(access: Access) -> tuple[tuple[Hashable, ...], ...]:
    """Keys for equal accesses: of the same line and visit, of the same line, of any line."""
    return (access.key, access.line, access.visit), (access.key, access.line), (access.key,)
