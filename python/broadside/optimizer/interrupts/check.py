"""Checks code that was made safe to interrupt, without the model that planned the changes.

The new code must take the same ways of control, and every instruction must read the same results. No
interrupt may come between an instruction with delay slots and one that uses its register before the result
arrives.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from broadside.errors import CheckError
from broadside.optimizer.interrupts.control.code import Code
from broadside.optimizer.interrupts.control.paths import Moment, Paths, explore
from broadside.optimizer.interrupts.control.webs import ENTRY, Result, Webs
from broadside.optimizer.interrupts.harm import clashes


def _fault(place: str, cause: str) -> CheckError:
    return CheckError(f"{place}: {cause}; this is a fault of the optimizer, not of the source")


def check(old: Code, new: Code, entry: str) -> None:
    """Raises CheckError if the new code from `entry` differs in its effect from the old, or is not safe."""
    before, after = explore(old, (entry,)), explore(new, (entry,))
    _check_ways(before, after)
    _check_operations(old, new)
    found = _sources(after)
    same_ways = replace(after, code=old)  # the old instructions on the ways of the new code
    if any(found[place] != results for place, results in _sources(same_ways).items()):
        raise _fault(str(new.path), f"{entry} reads other results")
    check_safe(after)


def check_safe(paths: Paths) -> None:
    """Raises CheckError if an interrupt can come while a register with a result on its way is used."""
    for clash in clashes(paths):
        if any(moment.shadow == 0 for moment in clash.between):
            line = paths.code.packets[clash.meets.packet].lines[0] + 1
            raise _fault(
                f"{paths.code.path}:{line}", f"an interrupt may bring {clash.register} forward"
            )


def _check_ways(before: Paths, after: Paths) -> None:
    """Checks step by step that new and old code can go to the same packets."""
    (start,) = (Moment(before.code.labels[name]) for name in before.entries)
    waiting: list[tuple[Moment, frozenset[Moment]]] = [(start, frozenset([start]))]
    seen = set(waiting)
    steps: dict[int, set[int]] = defaultdict(set)
    while waiting:
        new, olds = waiting.pop()
        later = [following for old in olds for following in before.after[old]]
        for following in after.after[new]:
            same = frozenset(o for o in later if o.packet == following.packet)
            if not same:
                line = after.code.packets[following.packet].lines[0] + 1
                raise _fault(f"{after.code.path}:{line}", "control comes here by another way")
            steps[new.packet].add(following.packet)
            if (following, same) not in seen:
                seen.add((following, same))
                waiting.append((following, same))
    for moment, later_moments in before.after.items():
        if not {m.packet for m in later_moments} <= steps[moment.packet]:
            raise _fault(str(after.code.path), "a way of control is missing")


def _check_operations(old: Code, new: Code) -> None:
    """Checks that every packet has the same instructions, followed by at most one additional branch."""
    if len(old.packets) != len(new.packets):
        raise _fault(str(new.path), "another number of cycles")
    for one, two in zip(old.packets, new.packets, strict=True):
        names = [operation.mnemonic for operation in one.operations]
        found = [operation.mnemonic for operation in two.operations]
        if found not in (names, [*names, "B"]):
            raise _fault(f"{new.path}:{two.lines[0] + 1}", "other instructions")


def _sources(paths: Paths) -> dict[tuple[int, int, int], frozenset[Result]]:
    """For each register that each instruction reads, the instructions that may have written it."""
    webs = Webs(paths)
    found: dict[tuple[int, int, int], set[Result]] = defaultdict(set)
    for moment in paths.before:
        for number, operation in enumerate(paths.code.packets[moment.packet].operations):
            for place, register in enumerate(r.name for r in operation.reads if r.is_machine):
                results = webs.visible[moment][register]
                found[moment.packet, number, place].update(map(_origin, results))
    return {place: frozenset(results) for place, results in found.items()}


def _origin(result: Result) -> Result:
    """The origin of a result: its instruction, or a register at the entry."""
    packet, number, _ = result
    return result if packet == ENTRY else (packet, number, "")
