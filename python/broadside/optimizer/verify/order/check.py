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
    its line; if the line has too few, with the next one of any line.
    """
    cycles: dict[Hashable, list[int]] = defaultdict(list)
    for access in found.accesses:
        for group in _groups(access):
            cycles[group].append(access.cycle)
    for of_group in cycles.values():
        of_group.sort()
    wanted = [Counter(_groups(access)[kind] for access in expected.accesses) for kind in range(3)]
    short = [{group[:2] for group in wanted[0] if len(cycles[group]) < wanted[0][group]}]
    short.append({group for group in wanted[1] if len(cycles[group]) < wanted[1][group]})
    seen: Counter[Hashable] = Counter()
    for access in expected.accesses:
        in_visit, of_line, alike = _groups(access)
        group = alike if of_line in short[1] else of_line if of_line in short[0] else in_visit
        yield access, cycles[group][seen[group]]
        seen[group] += 1


def _groups(access: Access) -> tuple[tuple[Hashable, ...], ...]:
    """Keys for equal accesses: of the same line and visit, of the same line, of any line."""
    return (access.key, access.line, access.visit), (access.key, access.line), (access.key,)
