"""Checks loads that the source does not have: those of iterations that a kernel begins after the last.

Each such load must be near an unconditional load of the same loop of the source on this way. The record of
the loop says how many bytes away it may read, and the option limits this number. The addresses come from the
executions, not from the optimizer's computations.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable

from broadside.linear.ir import Location
from broadside.linear.text.operands import access_bytes
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.verify.access import Access, Trace
from broadside.optimizer.verify.order.visits import loops_of
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.values.terms import Terms


def check_speculation(
    scheduled: ScheduledProcedure, expected: Trace, found: Trace, terms: Terms, where: str
) -> None:
    """Raises VerifyError if a load that the source does not have reads too far."""
    allowed = _recorded(scheduled)
    if any(beyond > scheduled.speculate for beyond in allowed.values()):
        raise VerifyError(f"{where}: a loop reads farther beyond its data than the option allows")
    wanted = [a for a in expected.accesses if not a.is_store]
    executed = [a for a in found.accesses if _counts(a)]
    surplus = Counter(a.key for a in executed) - Counter(a.key for a in wanted)
    if not surplus:
        return
    # loops of the same code share a prolog, so the lines alone would show a surplus that is none
    of_lines = Counter(map(_load, executed)) - Counter(map(_load, wanted))
    loops = loops_of(scheduled.source)
    certain: dict[Hashable, dict[Hashable, Access]] = defaultdict(dict)
    for read in filter(_is_certain, expected.accesses):
        of_loop = certain[loops.get(read.operation.location, -1), read.base]
        of_loop[access_bytes(read.operation.mnemonic), read.offset, read.circular] = read
    for access in executed:
        if access.key not in surplus or _load(access) not in of_lines:
            continue
        location = access.operation.location
        reads = certain[loops.get(location), access.base].values()
        near = [_beyond(terms, access, read) for read in reads]
        beyond = min((bytes_ for bytes_ in near if bytes_ is not None), default=None)
        if beyond is None or beyond > allowed.get(location, 0):
            much = (
                "from an unknown address"
                if beyond is None
                else f"{beyond} bytes beyond the data of the loop"
            )
            raise VerifyError(f"{where}: line {access.line} loads {much}, without need")


def _recorded(scheduled: ScheduledProcedure) -> dict[Location, int]:
    """By the location of a load, how far additional loads of its loop may read."""
    found: dict[Location, int] = {}
    for search in scheduled.searches.values():
        beyond = search.pipelined.collapse.bytes
        for operation in search.pipelined.loop.body.operations:
            if operation.is_load:
                found[operation.location] = max(beyond, found.get(operation.location, 0))
    return found


def _load(access: Access) -> tuple[Location, Hashable]:
    """The line of a load, and what it reads. In the source, loads of several lines may read one word."""
    return access.operation.location, access.key


def _counts(access: Access) -> bool:
    """Whether the access is a load that is executed only if its loop runs."""
    return not (access.is_store or access.is_call or access.may_be_vain)


def _is_certain(access: Access) -> bool:
    return not (access.is_store or access.is_call) and access.guard is None


def _beyond(terms: Terms, access: Access, read: Access) -> int | None:
    """Bytes by which `access` reaches beyond `read`; None if the distance is not known."""
    if (access.base, access.circular) != (read.base, read.circular) or access.circular is not None:
        return None
    distance = _distance(terms, read.offset, access.offset)
    if distance is None:
        return None
    size, own = access_bytes(access.operation.mnemonic), access_bytes(read.operation.mnemonic)
    return max(0, -distance, distance + size - own)


def _distance(terms: Terms, first: Hashable, second: Hashable) -> int | None:
    """Bytes from one offset to the other, if both are constants or indices that differ by a constant."""
    if isinstance(first, int) and isinstance(second, int):
        return second - first
    if not (isinstance(first, tuple) and isinstance(second, tuple)) or first[2] != second[2]:
        return None
    before, begin = _index(terms, first[1])
    behind, end = _index(terms, second[1])
    steps = (end - begin) & 0xFFFFFFFF
    steps -= steps >> 31 << 32
    return steps * int(first[2]) if before == behind else None


def _index(terms: Terms, term: int) -> tuple[int | None, int]:
    """An index as (term without constant or None, constant)."""
    constant = terms.constant_of(term)
    return terms.without_constant(term) if constant is None else (None, constant)
